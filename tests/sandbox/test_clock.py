"""Time in the sandbox, and how a bot learns of it."""

import asyncio
import time

import pytest

from bot.sandbox.clock import Clock
from tests.sandbox.client import Client


def test_the_clock_jumps_forward_only() -> None:
    clock = Clock(lambda: 1000.0)
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
    started = time.monotonic()
    asyncio.get_running_loop().call_later(0.05, client.sandbox.jump, 86400)
    async with client.session.get(client.url("getUpdates"), params={"timeout": "30"}) as response:
        assert (await response.json())["result"] == []
        assert float(response.headers["X-Sandbox-Offset"]) == 86400
    assert time.monotonic() - started < 5


async def test_messages_are_dated_by_the_clock(client: Client) -> None:
    anna = client.sandbox.person("Аня")
    await anna.start()
    before = await client.does("sendMessage", chat_id=anna.id, text="a")
    client.sandbox.jump(86400)
    after = await client.does("sendMessage", chat_id=anna.id, text="a")
    assert 86400 <= after["date"] - before["date"] <= 86402
