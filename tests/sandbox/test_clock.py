"""Time in the sandbox, and how a bot learns of it."""

import asyncio

import pytest

from bot.sandbox.clock import WorldClock
from bot.sandbox.methods.polling import MAX_WAIT
from tests.sandbox.client import Client, polled


def test_the_clock_jumps_forward_only() -> None:
    clock = WorldClock(lambda: 1000.0)
    clock.jump(60)
    assert (clock.now(), clock.offset) == (1060.0, 60.0)
    with pytest.raises(ValueError, match="forward only"):
        clock.jump(-1)


async def test_the_offset_is_told_at_its_own_address_and_with_every_answer(client: Client) -> None:
    client.sandbox.jump(3600)
    async with client.session.get(f"{client.sandbox.url}/sandbox/clock") as response:
        assert await response.json() == {"offset": 3600.0}
    async with client.session.get(client.url("getMe")) as response:
        assert float(response.headers["X-Sandbox-Offset"]) == 3600


async def test_a_jump_ends_long_polls_at_once(client: Client) -> None:
    poll = asyncio.create_task(client.session.get(client.url("getUpdates"), params={"timeout": str(MAX_WAIT)}))
    await polled(client.sandbox)
    client.sandbox.jump(86400)
    async with asyncio.timeout(MAX_WAIT - 1), await poll as response:
        assert (await response.json())["result"] == []
        assert float(response.headers["X-Sandbox-Offset"]) == 86400


async def test_messages_are_dated_by_the_clock(client: Client) -> None:
    anna = client.sandbox.person("Аня")
    await anna.start()
    before = await client.does("sendMessage", chat_id=anna.id, text="a")
    client.sandbox.jump(86400)
    after = await client.does("sendMessage", chat_id=anna.id, text="a")
    assert 86400 <= after["date"] - before["date"] <= 86402
