"""Calls over real HTTP: what arrives, what comes back, and that no error tells the token."""

from __future__ import annotations

import asyncio
import inspect
import logging
import socket
import traceback
from collections.abc import AsyncIterator

import pytest
from aiohttp import web
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, InputFile
from telegram.error import (
    BadRequest,
    Conflict,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)

from bot.settings import Settings
from bot.telegram import client as http
from bot.telegram.client import NoEffect, Request, Unexpected, ambiguous, bot_of, call
from tests.bot.fake_telegram import TOKEN, FakeTelegram, Handler, error, fake_telegram, hang, ok, page, replies, reset

SENT = ok({"message_id": 7, "date": 0, "chat": {"id": 1, "type": "private"}})


@pytest.fixture
async def telegram() -> AsyncIterator[FakeTelegram]:
    async with fake_telegram() as fake:
        yield fake


@pytest.fixture
async def client(telegram: FakeTelegram) -> AsyncIterator[Bot]:
    telegram.answer("getMe", ok({"id": 123456, "is_bot": True, "first_name": "Кон", "username": "kon_bot"}))
    async with bot_of(telegram.settings, lambda offset: None) as bot:
        yield bot


async def test_a_message_arrives_with_its_keyboard_and_every_letter(telegram: FakeTelegram, client: Bot) -> None:
    telegram.answer("sendMessage", SENT)
    keyboard = InlineKeyboardMarkup([[InlineKeyboardButton("Играю! 🔺", callback_data="j&=+")]])
    message = await client.send_message(1, "Ход & <b>ряд</b> 100%", reply_markup=keyboard)
    (asked,) = telegram.calls("sendMessage")
    assert message.message_id == 7
    assert (asked["chat_id"], asked["text"]) == ("1", "Ход & <b>ряд</b> 100%")
    assert "j&=+" in asked["reply_markup"]


def test_the_library_still_has_the_private_method_that_calls_by_name_go_through() -> None:
    post = getattr(Bot, "_post", None)
    assert post, "python-telegram-bot has no Bot._post any more: bot.telegram.client.call needs another way"
    inspect.signature(post).bind(Bot, "getUpdates", {"offset": 1}, read_timeout=5.0)


async def test_a_call_by_name_gives_what_telegram_wrote(telegram: FakeTelegram, client: Bot) -> None:
    telegram.answer("getUpdates", ok([{"update_id": 7, "from_next_year": [1]}]))
    assert await call(client, "getUpdates", {"offset": 7, "limit": None}) == [{"update_id": 7, "from_next_year": [1]}]
    assert telegram.calls("getUpdates") == [{"offset": "7"}]


async def test_a_call_by_name_takes_as_long_as_it_is_given(telegram: FakeTelegram, client: Bot) -> None:
    telegram.answer("getUpdates", hang)
    with pytest.raises(TimedOut):
        await call(client, "getUpdates", {}, read_timeout=0.05)


async def test_a_picture_is_uploaded_as_a_file(telegram: FakeTelegram, client: Bot) -> None:
    telegram.answer("sendPhoto", SENT)
    await client.send_photo(1, InputFile(b"\x89PNG\x00\xff", filename="стол.png"), caption="Стол")
    (asked,) = telegram.calls("sendPhoto")
    assert ("стол.png", "image/png", b"\x89PNG\x00\xff") in asked.values()
    assert (asked["chat_id"], asked["caption"]) == ("1", "Стол")


async def test_calls_share_their_connections(telegram: FakeTelegram, client: Bot) -> None:
    peers = set()

    async def look(request: web.Request) -> web.StreamResponse:
        assert request.transport is not None
        peers.add(request.transport.get_extra_info("peername"))
        return await ok(True)(request)

    telegram.answer("deleteMessage", look)
    for number in range(5):
        await client.delete_message(1, number)
    assert len(peers) == 1


async def test_a_clock_that_runs_ahead_is_followed(telegram: FakeTelegram) -> None:
    telegram.answer("getMe", ok({"id": 1, "is_bot": True, "first_name": "Кон"}, X_Sandbox_Offset="3600.5"))
    offsets: list[float] = []
    async with bot_of(telegram.settings, offsets.append):
        assert offsets == [3600.5]


async def test_a_public_server_may_not_set_the_clock() -> None:
    public = Settings.read(None, bot_token=TOKEN)
    request = bot_of(public, lambda offset: None).request
    assert isinstance(request, Request)
    assert request._on_response is None


@pytest.mark.parametrize(
    ("handler", "kind", "maybe"),
    [
        (error(400, "Bad Request: message is not modified"), BadRequest, False),
        (error(401, "Unauthorized"), InvalidToken, False),
        (error(403, "Forbidden: bot was blocked by the user"), Forbidden, False),
        (error(409, "Conflict: terminated by other getUpdates request"), Conflict, False),
        (error(413, "Request Entity Too Large"), Unexpected, False),
        (error(500, "Internal Server Error"), NetworkError, True),
        (page(200), NetworkError, True),
        (page(302), NoEffect, False),
        (page(403), NoEffect, False),
        (page(404), NoEffect, False),
        (page(405), NoEffect, False),
        (page(429), RetryAfter, False),
        (page(502), NetworkError, True),
        (page(504), NetworkError, True),
        (reset, NetworkError, True),
        (hang, TimedOut, True),
    ],
)
async def test_each_failure_has_its_class_and_keeps_the_token_to_itself(
    telegram: FakeTelegram,
    client: Bot,
    caplog: pytest.LogCaptureFixture,
    handler: Handler,
    kind: type[TelegramError],
    maybe: bool,
) -> None:
    caplog.set_level(logging.DEBUG)
    telegram.answer("sendMessage", handler)
    with pytest.raises(TelegramError) as raised:
        await client.send_message(1, "Ход", read_timeout=0.05 if handler is hang else 5)
    assert type(raised.value) is kind
    assert ambiguous(raised.value) is maybe
    assert TOKEN not in everything_said(raised.value) + caplog.text
    assert "Traceback" not in caplog.text


async def test_a_server_that_is_not_there_had_no_effect(
    telegram: FakeTelegram, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        telegram.url = f"http://127.0.0.1:{taken.getsockname()[1]}"
    client = bot_of(telegram.settings, lambda offset: None)
    caplog.set_level(logging.DEBUG)
    with pytest.raises(NoEffect) as raised:
        await client.initialize()
    await client.shutdown()
    assert not ambiguous(raised.value)
    assert TOKEN not in everything_said(raised.value) + caplog.text


async def test_a_call_that_found_no_free_connection_had_no_effect(
    telegram: FakeTelegram, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "CONNECTIONS", 1)
    arrived = asyncio.Event()

    async def hold(request: web.Request) -> web.StreamResponse:
        arrived.set()
        return await hang(request)

    telegram.answer("getMe", hold)
    telegram.answer("sendMessage", SENT)
    request = Request()
    await request.initialize()
    holding = asyncio.create_task(request.post(f"{telegram.url}/bot{TOKEN}/getMe"))
    await arrived.wait()
    with pytest.raises(NoEffect):
        await request.post(f"{telegram.url}/bot{TOKEN}/sendMessage", pool_timeout=0.02, connect_timeout=0.02)
    holding.cancel()
    await request.shutdown()
    assert not telegram.calls("sendMessage")


async def test_a_429_says_how_long_to_wait(telegram: FakeTelegram, client: Bot) -> None:
    telegram.answer(
        "sendMessage",
        error(429, "Too Many Requests: retry after 17", retry_after=17),
        replies(429, "{}", Retry_After="3"),
    )
    for seconds in (17, 3):
        with pytest.raises(RetryAfter) as raised:
            await client.send_message(1, "Ход")
        assert raised.value._retry_after.total_seconds() == seconds


async def test_a_request_that_was_closed_says_so_and_can_be_opened_again(telegram: FakeTelegram) -> None:
    telegram.answer("getMe", ok({}))
    request = Request()
    await request.initialize()
    await request.shutdown()
    await request.shutdown()
    with pytest.raises(NoEffect):
        await request.post(f"{telegram.url}/bot{TOKEN}/getMe")
    async with request:
        assert await request.post(f"{telegram.url}/bot{TOKEN}/getMe") == {}


def everything_said(error: BaseException | None) -> str:
    """All texts of an error and of those that it came from, also of those that tracebacks leave out."""
    said = ""
    while error is not None:
        said += "".join([str(error), repr(error), *traceback.format_exception(error)])
        error = error.__cause__ or error.__context__
    return said
