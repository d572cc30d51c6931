"""The bot is gone for a while, or Telegram is: what people did meanwhile counts, and the time isn't theirs."""

from __future__ import annotations

from math import inf
from pathlib import Path

import pytest

from bot.sandbox.driver import Person
from storage.heard import OUTAGE_SECONDS
from tests.e2e.bots import CRASHED, bot
from tests.e2e.house import House
from tests.e2e.scene import DAY, HOUR, MINUTE, Table, begun, board, first, rung, settled

pytestmark = pytest.mark.slow

GONE = "Меня не было"


async def away(here: House, seconds: float) -> None:
    """The bot is down for so long, and comes back."""
    await here.closes()
    here.sandbox.jump(seconds)
    await here.opens()
    await settled(here)


async def deadline(table: Table, person: Person) -> float:
    session = await table.session()
    seat = session.seat_of(person.id)
    assert seat is not None
    at = session.call(seat).deadline
    assert at is not None
    return at


@pytest.mark.parametrize("gap", [50.0, OUTAGE_SECONDS - 5])
async def test_a_tap_before_the_deadline_wins_though_the_bot_hears_of_it_after(here: House, gap: float) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    mover = await table.mover()
    here.sandbox.jump(await deadline(table, mover) - here.sandbox.clock.now() - 10)
    await settled(here)
    await here.closes()
    hand = mover.last
    await mover.presses(hand, first(hand).data, wait=False)
    here.sandbox.jump(10 + gap if gap < 150 else 145)  # a tap that is older Telegram forgets
    await here.opens()
    await settled(here)
    assert "молчит" not in board(table.group).text
    session = await table.session()
    assert [chair.missed for chair in session.chairs] == [0, 0, 0]
    assert session.chairs[session.seat_of(mover.id) or 0].seen


async def test_an_outage_of_forty_hours_is_nobodys_silence_and_is_told_once(here: House) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    mover, rings = await table.mover(), [len(rung(person)) for person in table.people]
    due, there, said = await deadline(table, mover), board(table.group), len(table.group.messages)
    await away(here, 40 * HOUR)
    assert await table.mover() is mover
    assert await deadline(table, mover) - due == pytest.approx(40 * HOUR, abs=MINUTE)
    assert board(table.group) is there
    assert there.text.count("Меня не было: 2 дня. Сроки сдвинуты") == 1
    assert [len(rung(person)) for person in table.people] == rings, "and nobody is rung"
    assert len(table.group.messages) == said
    await away(here, 3 * HOUR)
    assert board(table.group) is there
    assert "Меня не было: 3 часа. Сроки сдвинуты" in there.text
    assert await deadline(table, mover) - due == pytest.approx(43 * HOUR, abs=MINUTE)
    await table.moves()


async def test_time_goes_on_after_an_outage_as_if_there_had_been_none(here: House) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    mover = await table.mover()
    here.sandbox.jump(0.5 * DAY)
    await settled(here)
    await away(here, 2 * DAY)
    here.sandbox.jump(0.4 * DAY)
    await settled(here)
    assert await table.mover() is mover
    assert mover.last.text.startswith("⏳"), "reminded after most of a day that was lived"
    here.sandbox.jump(0.11 * DAY)
    await settled(here)
    assert await table.mover() is not mover


async def test_a_restart_is_no_outage(here: House) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    due = await deadline(table, await table.mover())
    for _ in range(3):
        await away(here, OUTAGE_SECONDS - 10)
    assert await deadline(table, await table.mover()) == due
    assert GONE not in board(table.group).text


async def test_a_clock_of_telegrams_stand_in_that_jumps_is_no_outage(here: House) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    mover = await table.mover()
    here.sandbox.jump(DAY + 1)
    await settled(here)
    assert await table.mover() is not mover
    assert GONE not in board(table.group).text


async def test_telegram_away_is_an_outage_too(here: House) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    mover = await table.mover()
    due = await deadline(table, mover)
    deaf = here.sandbox.faults.add("getUpdates", times=inf, status=502)
    await mover.says("/help")  # the last that is heard: it ends the poll that is under way
    await here.sandbox.until(lambda: deaf.hits >= 2)
    here.sandbox.jump(30 * HOUR)
    deaf.cancel()
    await here.sandbox.until(lambda: GONE in board(table.group).text)
    await settled(here)
    assert await table.mover() is mover
    assert await deadline(table, mover) - due == pytest.approx(30 * HOUR, abs=MINUTE)


async def test_who_moved_in_an_outage_keeps_the_time_that_was_saved(here: House) -> None:
    """What is handled first after it is handled with the clocks as they stood. Only fast ones save any."""
    table = await begun(here, "Аня", "Боря", "Вика", clock="hour")
    mover = await table.mover()
    hand = mover.last
    await here.closes()
    here.sandbox.jump(40 * HOUR)
    await mover.presses(hand, first(hand).data, wait=False)
    await here.opens()
    await settled(here)
    while await table.mover() is mover:
        await table.moves()
    session = await table.session()
    assert session.chairs[session.seat_of(mover.id) or 0].saved > 0.9 * HOUR


async def test_a_table_without_a_clock_hears_nothing_of_it(here: House) -> None:
    table = await begun(here, clock="none")
    before = board(table.group).text
    await away(here, 3 * HOUR)
    assert board(table.group).text == before
    await table.moves()


async def test_an_old_question_gets_no_answer_but_an_old_wish_is_done(here: House) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    anya, borya, _ = table.people
    await here.closes()
    said = len(anya.received)
    for command in ("/help", "/rules", "/table", "/hand", "/log"):
        await anya.says(command, table.group)
    for command in ("/help", "/games", "/rules", "/settings"):
        await anya.says(command)
    await borya.says("/away 3d", table.group)
    here.sandbox.jump(11 * MINUTE)
    await here.opens()
    await settled(here)
    assert len(anya.received) == said
    assert [m for m in table.group.said if m.sender is here.sandbox.world.bot][-1] is board(table.group)
    session = await table.session()
    assert session.chairs[session.seat_of(borya.id) or 0].away is not None
    await anya.says("/help", table.group)
    await here.sandbox.until(lambda: "/new" in table.group.last.text)


async def test_who_dies_of_an_outage_is_followed_by_another_and_it_counts_once(
    here: House, redis_url: str, tmp_path: Path
) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    mover = await table.mover()
    due = await deadline(table, mover)
    await here.closes()
    here.sandbox.jump(3 * HOUR)
    for point in ("after-outage", "after-telling", "after-telling:40"):
        async with bot(tmp_path / point, "bot", "run", sandbox=here.sandbox, REDIS_URL=redis_url) as dying:
            await dying.launches(KON_CRASH_AT=point)
            assert await dying.ends() == CRASHED
    await here.opens()
    await settled(here)
    assert await deadline(table, mover) - due == pytest.approx(3 * HOUR, abs=MINUTE)
    assert board(table.group).text.count("Меня не было: 3 часа. Сроки сдвинуты") == 1
