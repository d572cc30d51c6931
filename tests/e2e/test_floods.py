"""Much at once: within Telegram's limits nobody waits longer than they must, and nobody waits for somebody else."""

from __future__ import annotations

import asyncio

import pytest

from tests.soak.floods import lively_game, many_begin, one_who_taps

pytestmark = pytest.mark.slow


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
