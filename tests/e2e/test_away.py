"""Time off: clocks stand still in all games, the tables hear of it once, and whoever moves anywhere is back."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from bot.delivery import person_tables
from bot.sandbox.driver import Person
from tests.e2e.house import House
from tests.e2e.scene import DAY, HOUR, Table, begun, begun_in, board, first, passes, settled, taps

pytestmark = pytest.mark.slow

RESTS = "отдыхает, часы стоят"
BACK = "опять тут"


async def two_tables(here: House) -> tuple[Table, Table, Person]:
    """Three friends in two groups, and one of them who is on turn in both."""
    table = await begun(here, "Аня", "Боря", "Вика")
    other = await begun_in(here, here.group(*table.people, title="Работа"), table.people)
    mover = await table.mover()
    assert await other.mover() is mover
    return table, other, mover


async def away_until(table: Table, person: Person) -> float | None:
    session = await table.session()
    return next(chair.away for chair in session.chairs if chair.person.id == person.id)


async def test_clocks_stand_still_in_all_games_and_run_on_after_it(here: House) -> None:
    tables = table, other, mover = await two_tables(here)
    await mover.says("/away")
    await here.sandbox.until(lambda: "🌴 Отдых во всех играх (2)" in mover.last.text)
    answered = await taps(here, mover, "3 дня")
    await settled(here)
    assert answered.text.startswith("🌴 Отдыхай до ")
    assert mover.last.text.startswith("🌴 Отдыхаешь до ")
    rings = len(mover.bells)
    versions = [(await one.session()).recent for one in tables[:2]]
    await passes(here, 2.9 * DAY)
    assert [await one.mover() for one in (table, other)] == [mover, mover]
    assert [(await one.session()).recent for one in tables[:2]] == versions
    assert len(mover.bells) == rings, "nobody is called while they are away"
    await passes(here, 1.2 * DAY)
    assert [await one.mover() is mover for one in (table, other)] == [False, False], "a day after their return"


async def test_each_table_is_told_once(here: House) -> None:
    table, other, mover = await two_tables(here)
    said = [len(one.group.said) for one in (table, other)]
    for _ in range(2):
        await mover.says("/away 3d")
        await settled(here)
    for one in (table, other):
        assert board(one.group).text.count(f"\u2068{mover.name}\u2069 {RESTS}") == 1
    assert [len(one.group.said) for one in (table, other)] == said, "on the board, and nowhere else"


async def test_a_move_anywhere_ends_it_everywhere(here: House) -> None:
    table, other, mover = await two_tables(here)
    await mover.says("/away неделя")
    await settled(here)
    hand = next(m for m in mover.received if "Твой ход" in m.text and "Дачники" in m.text)
    answered = await mover.presses(hand, first(hand).data)
    assert answered.text == "Ход принят, отпуск окончен"
    await settled(here)
    assert [await away_until(one, mover) for one in (table, other)] == [None, None]
    who = (await here.store.people.load([mover.id]))[mover.id]
    assert who.away(here.sandbox.clock.now()) is None
    assert BACK in board(other.group).text


async def test_a_crash_between_the_move_and_the_record_is_made_good(here: House) -> None:
    _, other, mover = await two_tables(here)
    await mover.says("/away 3d")
    await settled(here)
    hand = next(m for m in mover.received if "Твой ход" in m.text and "Дачники" in m.text)
    follow, failed = person_tables.follow, []

    async def dies_once(*given: object) -> None:
        if not failed:
            failed.append(given)
            raise RuntimeError("as if it had crashed")
        await follow(*given)  # type: ignore[arg-type]  # what it was given

    with patch("bot.handlers.context.person_tables.follow", dies_once):
        await mover.presses(hand, first(hand).data)
        await settled(here)
    assert failed
    assert await away_until(other, mover) is None
    assert (await here.store.people.load([mover.id]))[mover.id].away(here.sandbox.clock.now()) is None


async def test_who_says_so_is_back(here: House) -> None:
    table, other, mover = await two_tables(here)
    await mover.says("/away 3d")
    await settled(here)
    await mover.says("/away")
    assert (await taps(here, mover, "Я тут")).text == "С возвращением! Часы пошли"
    await settled(here)
    assert [await away_until(one, mover) for one in (table, other)] == [None, None]
    assert mover.last.text.startswith("🌴 Отдых во всех играх")
    await passes(here, DAY + HOUR)
    assert await table.mover() is not mover


async def test_sitting_down_at_another_table_ends_it_too(here: House) -> None:
    table, _, mover = await two_tables(here)
    await mover.says("/away 3d")
    await settled(here)
    third = here.group(*table.people, title="Баня")
    await here.lobby(third, *table.people)
    await settled(here)
    assert await away_until(table, mover) is None
    assert (await here.store.people.load([mover.id]))[mover.id].away(here.sandbox.clock.now()) is None


async def test_nobody_is_away_for_more_than_fourteen_days_in_ninety(here: House) -> None:
    table = await begun(here, "Аня", "Боря", "Вика", clock="none")
    mover = await table.mover()
    await mover.says("/away 10")
    await settled(here)
    await passes(here, 11 * DAY)
    await mover.says("/away")
    assert "больше 14 дней за 90 не выходит" in (await taps(here, mover, "Неделя")).text
    until = await away_until(table, mover)
    assert until is not None
    assert 3.9 * DAY < until - here.sandbox.clock.now() < 4.1 * DAY
    await passes(here, 5 * DAY)
    assert (await taps(here, mover, "Сегодня")).text == "14 дней отдыха за эти 90 уже взяты"
    assert await away_until(table, mover) is None
    await passes(here, 90 * DAY)
    await mover.says("/away 7")
    await settled(here)
    assert await away_until(table, mover) is not None


async def test_in_a_group_it_is_done_without_a_word(here: House) -> None:
    table, other, mover = await two_tables(here)
    said = len([m for m in table.group.said if m.sender is not mover.user])
    asked = await mover.says("/away 3d", table.group)
    await here.sandbox.until(lambda: bool(asked.reactions))
    await settled(here)
    assert await away_until(other, mover) is not None
    menu = await mover.says("/away", table.group)
    await here.sandbox.until(lambda: bool(menu.reactions) and "🌴 Отдыхаешь" in mover.last.text)
    assert len([m for m in table.group.said if m.sender is not mover.user]) == said


@pytest.mark.parametrize("wrong", ["когда-нибудь", "15", "0"])
async def test_what_is_no_time_is_refused_in_private(here: House, wrong: str) -> None:
    table, _, mover = await two_tables(here)
    asked = await mover.says(f"/away {wrong}", table.group)
    await here.sandbox.until(lambda: bool(asked.reactions))
    await here.sandbox.until(lambda: "Не понял, на сколько" in mover.last.text)
    assert await away_until(table, mover) is None
