"""Who is rung when: at night nobody, in the morning once, and by friends at most once a turn."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.e2e.audit import audit
from tests.e2e.history import Witness
from tests.e2e.house import House, house
from tests.e2e.scene import DAY, HOUR, MINUTE, begun, board, comes, passes, rung, settled, taps

pytestmark = pytest.mark.slow

NUDGE = "🔔 Позвать"
MORNING = "Доброе утро!"


@pytest.fixture
async def here(redis_url: str) -> AsyncIterator[House]:
    async with house(redis_url, default_quiet="23-9") as it:
        yield it


async def test_a_turn_that_comes_at_night_is_silent_and_rings_once_in_the_morning(here: House) -> None:
    witness = Witness(here.sandbox)
    await comes(here, "12:00")
    table = await begun(here, "Аня", "Боря", "Вика")
    await comes(here, "23:30")
    await table.moves()
    sleeper = await table.mover()
    rings, hand = len(sleeper.bells), sleeper.last
    assert "Твой ход" in hand.text
    assert hand.silent
    await comes(here, "08:58")
    assert len(sleeper.bells) == rings
    await comes(here, "09:05")
    assert rung(sleeper)[-1] is sleeper.last
    assert sleeper.last.text.startswith("☀️")
    assert MORNING in sleeper.last.text
    assert hand.deleted
    assert sleeper.last.flat == hand.flat, "it can be acted on"
    assert len(sleeper.bells) == rings + 1
    await passes(here, 3 * HOUR)
    assert len(sleeper.bells) == rings + 1
    await audit(witness, here.store, here.settings)


async def test_moving_at_night_is_allowed_and_then_nothing_rings_in_the_morning(here: House) -> None:
    await comes(here, "12:00")
    table = await begun(here)
    await comes(here, "23:30")
    await table.moves()
    owl = await table.mover()
    rings = len(owl.bells)
    await table.moves()
    await comes(here, "09:05")
    assert len(owl.bells) == rings


async def test_a_friend_rings_whoever_is_on_turn_once(here: House) -> None:
    witness = Witness(here.sandbox)
    await comes(here, "10:00")
    table = await begun(here, "Аня", "Боря", "Вика")
    mover, friend = await table.mover(), await table.waiting()
    assert (await taps(here, friend, NUDGE, table.group)).text == "Недавно звали, дадим часок"
    await passes(here, 61 * MINUTE)
    rings, hand = len(mover.bells), mover.last
    assert (await friend.taps(NUDGE, table.group)).text == "Звоню"
    await settled(here)
    assert len(mover.bells) == rings + 1
    assert mover.last.text.startswith("🔔")
    assert f"{friend.name}\u2069 скучает: твой ход, до завтра" in mover.last.text
    assert mover.last.flat == hand.flat
    assert hand.deleted
    await passes(here, 2 * HOUR)
    assert (await friend.taps(NUDGE, table.group)).text == "Недавно звали, дадим часок"
    assert len(mover.bells) == rings + 1
    await audit(witness, here.store, here.settings)


async def test_the_command_rings_too_and_says_nothing_in_the_group(here: House) -> None:
    await comes(here, "10:00")
    table = await begun(here)
    mover, friend = await table.mover(), await table.waiting()
    await passes(here, 61 * MINUTE)
    said, rings = len(table.group.messages), len(mover.bells)
    await friend.says("/nudge", table.group)
    await settled(here)
    assert len(mover.bells) == rings + 1
    assert len(table.group.messages) == said + 1, "only the command itself"


async def test_nobody_is_nudged_in_their_sleep_nor_by_themselves(here: House) -> None:
    await comes(here, "21:30")
    table = await begun(here)
    mover, friend = await table.mover(), await table.waiting()
    await comes(here, "23:30")
    rings = len(mover.bells)
    assert (await friend.taps(NUDGE, table.group)).text.endswith("утром позову")
    assert (await mover.taps(NUDGE, table.group)).text == "Ход твой, он ждёт у меня в личке"
    await settled(here)
    assert len(mover.bells) == rings


async def test_a_fast_game_has_no_nudge(here: House) -> None:
    table = await begun(here, clock="hour")
    friend = await table.waiting()
    assert not friend.sees(NUDGE, table.group)
    await friend.says("/nudge", table.group)
    await here.sandbox.until(lambda: "Тут играют быстро" in friend.last.text)


async def test_who_cannot_be_reached_is_mentioned_once_a_turn_and_in_the_morning_not_at_night(here: House) -> None:
    await comes(here, "12:00")
    table = await begun(here)
    mover, other = await table.mover(), await table.waiting()
    await other.blocks()
    await comes(here, "23:30")
    await table.moves()
    await settled(here)
    assert not [message for message in table.group.said if "а личка закрыта" in message.text]
    await comes(here, "09:05")
    calls = [message for message in table.group.said if "а личка закрыта" in message.text]
    assert len(calls) == 1
    assert not calls[0].silent
    await passes(here, 0.85 * DAY)
    assert [message for message in table.group.said if "а личка закрыта" in message.text] == calls
    assert mover.sees("Моя рука", board(table.group))
