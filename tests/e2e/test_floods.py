"""Much at once: within Telegram's limits nobody waits longer than they must, and nobody waits for somebody else."""

from __future__ import annotations

import asyncio
from math import inf

import pytest

from bot.sandbox.driver import Group
from bot.worker import REMEMBERED
from storage.keys import stream_of
from tests.e2e.house import House, house
from tests.e2e.scene import begun, board, settled
from tests.soak.floods import lively_game, many_begin, one_who_taps
from tests.soak.noisy import COMMANDS, noise

pytestmark = pytest.mark.slow

PLACES, COMMANDS_OF_ONE = 8, REMEMBERED + 8


async def test_a_lively_game_keeps_within_four_fifths_of_what_telegram_allows(redis_url: str) -> None:
    """Under Telegram's real limits, and under half of them: at the same time, in a store each."""
    shares = (1.0, 0.5)
    games = (
        lively_game(f"{redis_url}?db={db}", telegram=telegram, seconds=10) for db, telegram in enumerate(shares, 1)
    )
    for telegram, pace in zip(shares, await asyncio.gather(*games), strict=True):
        print(f"{telegram:.0%}: {pace}")
        assert pace.moves > 5
        pace.check(telegram)


async def test_others_are_answered_while_one_taps_twenty_times_a_second(redis_url: str) -> None:
    """How much longer they wait is for the soak of floods to say, on a machine that does nothing else."""
    rush = await one_who_taps(redis_url, seconds=2.5)
    print(rush)
    assert rush.taps > 20
    assert rush.meanwhile
    assert rush.refused == []


async def test_a_hundred_people_in_fifty_groups_get_a_lobby_each_within_seconds(redis_url: str) -> None:
    crowd = await many_begin(redis_url, groups=50)
    print(crowd)
    crowd.check(50)


async def test_taps_elsewhere_are_answered_while_a_noisy_group_gets_nowhere(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More commands than there are places, and Telegram keeps silent about the first; the other group's updates come
    behind them in the same stream, and no answer is given empty.
    """
    monkeypatch.setattr("bot.worker.AT_ONCE", PLACES)
    async with house(redis_url) as here:
        table = await begun(here)
        (vika,) = await here.friends("Вика")
        noisy = here.group(vika, title="Шум")
        while stream_of(noisy.id) != stream_of(table.group.id):
            noisy = here.group(vika, title="Шум")
        await settled(here)
        stuck = here.sandbox.faults.add("getChatMember", chat=noisy.id, times=inf, delay=inf)
        for _ in range(COMMANDS_OF_ONE):
            await vika.says("/settings", noisy)
        for person in table.people:
            assert (await person.taps("Моя рука", board(table.group))).alert
        assert (stuck.hits, answers(here, noisy)) == (1, 0)
        stuck.cancel()
        await settled(here)
        assert answers(here, noisy) == COMMANDS_OF_ONE


def answers(here: House, group: Group) -> int:
    """How many settings the bot has shown there."""
    return sum(message.text.startswith("⚙️") for message in group.said if message.sender is here.sandbox.world.bot)


async def test_a_noisy_group_leaves_no_tap_without_an_answer(redis_url: str) -> None:
    """How long others wait is for the soak of noise to say, on a machine that does nothing else."""
    heard = await noise(redis_url, COMMANDS, people=1, times=100)
    print(heard)
    assert (heard.unanswered, heard.refused) == (0, [])
