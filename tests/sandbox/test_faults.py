"""Faults on demand: which call they hit, and whether it had its effect."""

import asyncio
import time
from math import inf
from typing import Any

import aiohttp
import pytest
from telegram import Bot
from telegram.error import NetworkError, RetryAfter

from bot.sandbox.driver import Person
from bot.sandbox.sandbox import Sandbox
from tests.sandbox.client import Client
from tests.sandbox.images import png

pytestmark = pytest.mark.filterwarnings("ignore:.*retry_after")


@pytest.fixture
async def anna(sandbox: Sandbox) -> Person:
    anna = sandbox.person("Аня")
    await anna.start()
    return anna


@pytest.mark.parametrize(("after", "arrived"), [(False, 0), (True, 1)])
@pytest.mark.parametrize("fault", [{"status": 500}, {"status": 502, "html": True}, {"reset": True}])
async def test_trouble_before_or_after_the_effect(
    bot: Bot, sandbox: Sandbox, anna: Person, fault: dict[str, int], after: bool, arrived: int
) -> None:
    sandbox.faults.add("sendMessage", after=after, **fault)  # type: ignore[arg-type]  # a fault's own fields
    with pytest.raises(NetworkError):
        await bot.send_message(anna.id, "a")
    assert len(anna.received) == arrived
    await bot.send_message(anna.id, "b")
    assert [(call.ok, call.params["text"]) for call in sandbox.calls if call.method == "sendMessage"] == [
        (False, "a"),
        (True, "b"),
    ]


async def test_whoever_waits_for_a_call_that_is_held_up_learns_of_it(client: Client, anna: Person) -> None:
    slow = client.sandbox.faults.add("sendMessage", delay=inf)
    calling = asyncio.create_task(client.call("sendMessage", chat_id=anna.id, text="a"))
    await client.sandbox.until(lambda: slow.hits == 1)
    assert anna.received == []
    slow.cancel()
    await calling


async def test_a_reset_connection_is_no_answer_at_all(client: Client, anna: Person) -> None:
    client.sandbox.faults.add("sendMessage", reset=True, after=True)
    with pytest.raises(aiohttp.ClientError):
        await client.call("sendMessage", chat_id=anna.id, text="a")
    assert anna.last.text == "a"


async def test_a_proxys_web_page_is_no_json(client: Client, anna: Person) -> None:
    client.sandbox.faults.add(status=502, html=True)
    async with client.session.get(client.url("getMe")) as response:
        assert (response.status, response.content_type) == (502, "text/html")


async def test_a_flood_wait_of_any_length(bot: Bot, sandbox: Sandbox, anna: Person) -> None:
    fault = sandbox.faults.add("edit*", chat=anna.id, retry_after=300, times=2)
    sent = await bot.send_message(anna.id, "a")
    for _ in range(2):
        with pytest.raises(RetryAfter):
            await bot.edit_message_text("b", anna.id, sent.message_id)
    await bot.edit_message_text("b", anna.id, sent.message_id)
    assert fault.hits == 2


async def test_a_delay_and_nothing_else(client: Client, anna: Person) -> None:
    client.sandbox.faults.add("sendMessage", delay=0.05)
    started = time.monotonic()
    await client.does("sendMessage", chat_id=anna.id, text="a")
    assert time.monotonic() - started >= 0.05


async def test_a_delay_without_an_end_lasts_until_it_is_cancelled(client: Client, anna: Person) -> None:
    slow = client.sandbox.faults.add("sendMessage", delay=inf)
    held = asyncio.create_task(client.does("sendMessage", chat_id=anna.id, text="a"))
    while not slow.hits:  # noqa: ASYNC110  # nothing tells of it
        await asyncio.sleep(0)
    await client.does("sendMessage", chat_id=anna.id, text="b")
    assert [message.text for message in anna.received] == ["b"]
    slow.cancel()
    await held
    assert [message.text for message in anna.received] == ["b", "a"]


async def test_a_fault_hits_its_chat_only(client: Client, anna: Person) -> None:
    borya = client.sandbox.person("Боря")
    await borya.start()
    client.sandbox.faults.add(chat=anna.id, status=500, times=float("inf"))
    await client.does("sendMessage", chat_id=str(borya.id), text="a")
    for _ in range(3):
        assert await client.fails("sendMessage", chat_id=str(anna.id), text="a") == "Internal Server Error"
    client.sandbox.faults.clear()
    await client.does("sendMessage", chat_id=anna.id, text="a")


async def test_an_answer_to_a_tap_belongs_to_the_chat_of_the_tap(client: Client, anna: Person) -> None:
    keyboard = {"inline_keyboard": [[{"text": "a", "callback_data": "x"}]]}
    await client.does("sendMessage", chat_id=anna.id, text="a", reply_markup=keyboard)
    await anna.taps("a", wait=False)
    [query] = client.sandbox.world.queries
    client.sandbox.faults.add("answerCallbackQuery", chat=anna.id, status=500, after=True)
    assert await client.fails("answerCallbackQuery", callback_query_id=query) == "Internal Server Error"
    assert "query is too old" in await client.fails("answerCallbackQuery", callback_query_id=query)


def test_a_fault_has_to_do_something(sandbox: Sandbox) -> None:
    with pytest.raises(ValueError, match="must do something"):
        sandbox.faults.add("sendMessage")


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ({"status": 400, "description": "IMAGE_PROCESS_FAILED"}, "Bad Request: IMAGE_PROCESS_FAILED"),
        ({"status": 413}, "Request Entity Too Large"),
        ({"delay": inf, "status": 504}, "Gateway Timeout"),
    ],
)
async def test_uploads_alone_may_fail(client: Client, anna: Person, fault: dict[str, Any], said: str) -> None:
    form = aiohttp.FormData({"chat_id": str(anna.id), "photo": "attach://table"}, default_to_multipart=True)
    form.add_field("table", png(), filename="table.png")
    made = client.sandbox.faults.add(uploads=True, times=inf, **fault)
    known = client.sandbox.api.uploads.keep_photo(png()).file_id
    await client.does("sendMessage", chat_id=anna.id, text="a")
    await client.does("sendPhoto", chat_id=anna.id, photo=known)
    assert made.hits == 0
    sending = asyncio.create_task(client.session.post(client.url("sendPhoto"), data=form))
    await client.sandbox.until(lambda: made.hits == 1)
    if made.delay:
        assert not sending.done()
        made.cancel()
    async with await sending as response:
        assert (await response.json())["description"] == said
    assert len(anna.received) == 2
