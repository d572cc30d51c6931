"""The webhook: who may bring updates, what they hear, and whom else the web server answers."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.runtime.logs import Changes
from bot.sandbox.happenings import HANG_SECONDS
from bot.settings import Misconfigured, Settings
from bot.telegram import webhook as web_server
from bot.telegram.client import bot_of
from bot.telegram.polling import Rejected
from bot.telegram.webhook import LARGEST_BODY, SECRET_HEADER, Door, Webhook, served
from storage.away import AWAY
from tests.bot.fake_store import FakeStore, said
from tests.bot.fake_telegram import TOKEN, FakeTelegram, error, fake_telegram, ok

SECRET = "the-secret"


class Visitor:
    """Somebody who comes to the door."""

    def __init__(self, store: FakeStore, session: aiohttp.ClientSession, port: int, arrivals: list[int]) -> None:
        self.store, self.port, self.arrivals, self._session = store, port, arrivals, session

    async def brings(self, body: bytes, secret: str | None = SECRET, path: str = "/in") -> int:
        headers = {} if secret is None else {SECRET_HEADER: secret}
        async with self._session.post(path, data=body, headers=headers) as answer:
            return answer.status

    async def asks(self, path: str) -> tuple[int, str]:
        async with self._session.get(path) as answer:
            return answer.status, await answer.text()


@pytest.fixture
async def visitor() -> AsyncIterator[Visitor]:
    store, arrivals = FakeStore(), list[int]()
    door = Door(store, SECRET, Changes(), lambda: arrivals.append(len(store.kept)))
    port = free_port()
    async with (
        served(door.app("/in"), "127.0.0.1", port),
        aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session,
    ):
        yield Visitor(store, session, port, arrivals)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


def body(update: Any) -> bytes:
    return json.dumps(update).encode()


async def test_an_update_is_kept_before_telegram_hears_so(visitor: Visitor) -> None:
    assert await visitor.brings(body(said(10, chat=-5))) == 200
    ((chat, number, payload),) = visitor.store.kept
    assert (chat, number, json.loads(payload)) == (-5, 10, said(10, chat=-5))
    assert visitor.arrivals == [1]


async def test_without_the_secret_nobody_comes_in(visitor: Visitor) -> None:
    for secret in (None, "", "wrong", SECRET + "x", SECRET[:-1]):
        assert await visitor.brings(body(said(10)), secret) == 403
    assert not visitor.store.kept


async def test_while_the_store_is_away_telegram_is_asked_to_come_again(visitor: Visitor) -> None:
    visitor.store.failures = [AWAY[0]("gone")]
    assert await visitor.brings(body(said(10))) == 503
    assert await visitor.brings(body(said(10))) == 200
    assert visitor.arrivals == [1]


async def test_what_is_no_update_is_refused(visitor: Visitor) -> None:
    for content in (b"{", b"[1]", b'{"update_id": "1"}', b"\xff"):
        assert await visitor.brings(content) == 400
    assert await visitor.brings(b"x" * (LARGEST_BODY + 1)) == 413
    assert not visitor.store.kept


async def test_other_paths_lead_nowhere(visitor: Visitor) -> None:
    assert await visitor.brings(body(said(10)), path="/") == 404
    assert (await visitor.asks("/in"))[0] == 405


async def test_the_bot_is_well_when_its_store_answers(visitor: Visitor) -> None:
    status, text = await visitor.asks("/health")
    assert (status, json.loads(text)) == (200, {"ok": True})
    visitor.store.failures = [AWAY[0]("gone")]
    assert (await visitor.asks("/health"))[0] == 503


async def test_the_largest_update_is_taken(visitor: Visitor) -> None:
    update = body(said(10)) + b" " * LARGEST_BODY
    assert await visitor.brings(update[:LARGEST_BODY]) == 200
    assert await visitor.brings(update[: LARGEST_BODY + 1]) == 413


@pytest.mark.parametrize("said", [b"\x16\x03\x01\x02", b"GET / HTTP/9\r\n\r\n", b"GET / HTTP/1.1\r\nA:\0\r\n\r\n"])
async def test_what_is_no_http_is_refused_without_a_word_in_the_logs(
    visitor: Visitor, caplog: pytest.LogCaptureFixture, said: bytes
) -> None:
    answer = await _answer_to(visitor, said)
    assert answer.startswith((b"HTTP/1.0 400", b"HTTP/1.1 400"))
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert (await visitor.asks("/health"))[0] == 200


async def test_answers_dont_tell_what_gives_them(visitor: Visitor) -> None:
    answer = await _answer_to(visitor, b"GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    assert b"aiohttp" not in answer
    assert b"Python" not in answer


async def test_a_stop_waits_for_nobody_who_idles_and_not_long_for_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_server, "CLOSE_SECONDS", 0.1)
    arrived = asyncio.Event()

    class Slow(FakeStore):
        async def put(self, chat: int, update_id: int, payload: str) -> None:
            arrived.set()
            await asyncio.sleep(60)

    port = free_port()
    app = Door(Slow(), SECRET, Changes()).app("/in")
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session:
        async with asyncio.timeout(5), served(app, "127.0.0.1", port):
            assert (await session.get("/health")).status == 200
            bringing = asyncio.create_task(session.post("/in", data=body(said(1)), headers={SECRET_HEADER: SECRET}))
            await arrived.wait()
        with pytest.raises(aiohttp.ClientError):
            await bringing


async def _answer_to(visitor: Visitor, said: bytes) -> bytes:
    """What comes back for these very bytes, until the server hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", visitor.port)
    writer.write(said)
    async with asyncio.timeout(5):
        answer = await reader.read()
    writer.close()
    return answer


async def test_a_taken_port_is_the_operators_matter() -> None:
    app = Door(FakeStore(), SECRET, Changes()).app()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Misconfigured, match=rf"^PORT can't be listened on at 127.0.0.1:{port} \(.+\): [^\n]+$"):
            async with served(app, "127.0.0.1", port):
                pass


@asynccontextmanager
async def hooked(telegram: FakeTelegram, stop: asyncio.Event) -> AsyncIterator[tuple[Settings, Webhook]]:
    """A webhook that stops after its first wait for Telegram."""
    port = free_port()
    settings = Settings.read(
        None,
        telegram_api_url=telegram.url,
        bot_token=TOKEN,
        webhook_url=f"http://127.0.0.1:{port}/in",
        port=port,
        host="127.0.0.1",
    )
    bot = bot_of(settings, lambda offset: None)
    await bot.request.initialize()
    yield settings, Webhook(settings, bot, FakeStore(), Changes())
    await bot.request.shutdown()


async def test_telegram_is_told_where_to_bring_what_and_with_which_secret() -> None:
    stop = asyncio.Event()
    async with fake_telegram() as telegram, hooked(telegram, stop) as (settings, webhook):
        telegram.answer("setWebhook", _then(stop.set))
        async with asyncio.timeout(HANG_SECONDS):
            await webhook.run(stop)
        (asked,) = telegram.calls("setWebhook")
    assert (asked["url"], asked["secret_token"]) == (settings.webhook_url, settings.hook_secret)
    assert json.loads(asked["allowed_updates"]) == ["message", "callback_query", "my_chat_member"]


async def test_an_address_that_telegram_refuses_ends_it_with_one_line() -> None:
    stop = asyncio.Event()
    async with fake_telegram() as telegram, hooked(telegram, stop) as (_, webhook):
        telegram.answer("setWebhook", error(400, "Bad Request: bad webhook: IP address 10.0.0.1 is reserved"))
        with pytest.raises(Rejected, match=r"^WEBHOOK_URL is rejected by Telegram .*reserved.*: "):
            await webhook.run(stop)


def _then(call: Callable[[], None]) -> Any:
    async def reply(request: Any) -> Any:
        call()
        return await ok(True)(request)

    return reply
