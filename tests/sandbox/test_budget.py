"""What a bot may send, and how long it must wait beyond that."""

from collections.abc import AsyncIterator

import aiohttp
import pytest
from telegram.error import RetryAfter

from bot.sandbox.budget import Budget
from bot.sandbox.clock import WorldClock
from bot.sandbox.model import Chat
from bot.sandbox.sandbox import Sandbox
from tests.sandbox.client import Client, library

pytestmark = pytest.mark.filterwarnings("ignore:.*retry_after")

GROUP, PRIVATE = Chat(-100, "supergroup"), Chat(100, "private")


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """As strict as Telegram."""
    async with Sandbox() as sandbox:
        yield sandbox


def still(factor: float | None = 1.0) -> tuple[WorldClock, Budget]:
    """A budget whose clock moves by jumps alone."""
    clock = WorldClock(lambda: 0.0)
    return clock, Budget(clock, factor)


def spent(budget: Budget, chat: Chat) -> int:
    """How much goes at once."""
    number = 0
    while not budget.spend(chat):
        number += 1
    return number


def test_a_group_takes_20_at_once_and_20_a_minute() -> None:
    clock, budget = still()
    assert spent(budget, GROUP) == 20
    assert budget.spend(GROUP) == 3
    clock.jump(3)
    assert budget.spend(GROUP) == 0
    clock.jump(60)
    assert spent(budget, GROUP) == 20


def test_elsewhere_it_is_one_a_second_with_short_bursts() -> None:
    clock, budget = still()
    assert spent(budget, PRIVATE) == 4
    clock.jump(2)
    assert spent(budget, PRIVATE) == 2


def test_30_a_second_go_to_all_chats_together() -> None:
    _, budget = still()
    sent = sum(not budget.spend(Chat(number, "private")) for number in range(1, 40))
    assert sent == 30


def test_a_factor_scales_and_none_sets_no_limit() -> None:
    assert spent(still(0.5)[1], GROUP) == 10
    assert not any(still(None)[1].spend(GROUP) for _ in range(1000))


async def test_beyond_the_budget_the_bot_hears_how_long_to_wait(sandbox: Sandbox) -> None:
    anna = sandbox.person("Аня")
    group = sandbox.group("Дачники", anna)
    async with library(sandbox) as bot:
        for number in range(20):
            await bot.send_message(group.id, str(number))
        with pytest.raises(RetryAfter) as told:
            await bot.send_message(group.id, "too much")
        assert told.value.retry_after
        with pytest.raises(RetryAfter):
            await bot.edit_message_text("an edit costs the same", group.id, group.last.id)
        assert await bot.delete_message(group.id, group.last.id)
        sandbox.jump(4)
        await bot.send_message(group.id, "now")


async def test_a_refusal_carries_retry_after(sandbox: Sandbox) -> None:
    anna = sandbox.person("Аня")
    await anna.start()
    async with aiohttp.ClientSession() as session:
        client = Client(session, sandbox)
        answers = [await client.call("sendMessage", chat_id=anna.id, text=str(number)) for number in range(6)]
    refused = answers[-1]
    seconds = refused["parameters"]["retry_after"]
    assert refused["error_code"] == 429
    assert refused["description"] == f"Too Many Requests: retry after {seconds}"
