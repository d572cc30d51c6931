"""Silence, stand-ins, the way back, the pause, and tables where nobody comes any more."""

from __future__ import annotations

import pytest

from bot.sandbox.driver import Person
from tests.e2e.audit import audit
from tests.e2e.history import Witness
from tests.e2e.house import House
from tests.e2e.scene import DAY, MINUTE, Table, begun, board, first, passes, settled, taps

pytestmark = pytest.mark.slow

STILL = "🏁 АП ТЕРН: две недели тихо, закрываю без счёта"
TOO_OLD = ("can't be deleted", "can't be edited")
"""What Telegram says of messages of last week."""
KEPT = "за тебя пока ходит 🤖"


async def kept(here: House, *names: str) -> tuple[Table, Person]:
    """A table at which one has let two turns pass, and a stand-in plays for them."""
    table = await begun(here, *names)
    silent = await table.mover()
    seat = min((await table.session()).awaited)
    while not (await table.session()).chairs[seat].stand_in:
        if await table.mover() is silent:
            await passes(here, DAY + MINUTE)
        else:
            await table.moves()
    return table, silent


async def test_the_second_silent_turn_brings_a_stand_in_which_the_board_and_its_owner_are_told(here: House) -> None:
    witness = Witness(here.sandbox)
    table, silent = await kept(here, "Аня", "Боря", "Вика")
    assert f"🤖 держит место: \u2068{silent.name}\u2069" in board(table.group).text
    assert f"{silent.name}\u2069 🤖" in board(table.group).text
    assert KEPT in silent.last.text
    assert silent.sees("Вернуться за стол")
    await audit(witness, here.store, here.settings)


async def test_one_tap_takes_the_seat_back(here: House) -> None:
    table, silent = await kept(here, "Аня", "Боря", "Вика")
    assert (await silent.taps("Вернуться за стол")).text == "С возвращением за стол!"
    await settled(here)
    assert KEPT not in silent.last.text
    assert f"{silent.name}\u2069 снова за столом" in board(table.group).text
    assert f"{silent.name}\u2069 🤖" not in board(table.group).text


async def test_moving_takes_it_back_too(here: House) -> None:
    table, silent = await kept(here, "Аня", "Боря", "Вика")
    session = await table.session()
    seat = next(seat for seat, chair in session.seats() if chair.person.id == silent.id)
    if seat not in session.awaited:
        while seat not in (await table.session()).awaited:
            await table.moves()
    await silent.taps(first(silent.last).text, silent.last)
    await settled(here)
    assert not (await table.session()).chairs[seat].stand_in


async def test_the_one_who_is_left_is_asked_in_private_and_may_wait(here: House) -> None:
    witness = Witness(here.sandbox)
    table, silent = await kept(here)
    other = next(person for person in table.people if person is not silent)
    assert "⏸ на паузе" in board(table.group).text
    asked = other.last
    assert asked.text.startswith("⏸")
    assert not asked.silent
    assert "Все, кроме тебя, отошли" in asked.text
    await taps(here, other, "Подождём")
    await settled(here)
    assert asked.deleted
    await passes(here, 3 * DAY)
    assert (await table.session()).status == "playing"
    await silent.taps("Вернуться за стол")
    await settled(here)
    assert "⏸ на паузе" not in board(table.group).text
    await audit(witness, here.store, here.settings, tolerates=TOO_OLD)


async def test_closing_a_paused_table_asks_back(here: House) -> None:
    table, silent = await kept(here)
    other = next(person for person in table.people if person is not silent)
    await taps(here, other, "Закрыть без счёта")
    await here.sandbox.until(lambda: "Точно закрыть?" in other.last.text)
    await taps(here, other, "‹ Назад")
    await here.sandbox.until(lambda: "Как поступим?" in other.last.text)
    await taps(here, other, "Закрыть без счёта")
    await here.sandbox.until(lambda: "Точно закрыть?" in other.last.text)
    await taps(here, other, "Закрыть без счёта")
    await settled(here)
    assert (await table.session()).closed == "stopped"
    assert "🏁 АП ТЕРН: закрыто без счёта" in table.group.last.text


async def test_stand_ins_may_play_it_out(here: House) -> None:
    table, silent = await kept(here)
    other = next(person for person in table.people if person is not silent)
    await taps(here, other, "Пусть 🤖 доиграют")
    await settled(here)
    assert (await table.session()).paused is None
    for _ in range(3):
        if await table.mover() is silent:
            await passes(here, MINUTE)
        else:
            await table.moves()


async def test_a_quiet_week_is_told_with_a_way_to_stay(here: House) -> None:
    table = await begun(here, clock="none")
    await passes(here, 7 * DAY + MINUTE)
    warning = next(message for message in table.group.said if "неделю тихо" in message.text)
    assert not warning.silent
    assert (await table.people[0].taps("Мы тут", warning)).text == "Ждём дальше 👌"
    await settled(here)
    assert warning.deleted
    await passes(here, 6.9 * DAY)
    assert (await table.session()).status == "playing"


async def test_two_quiet_weeks_end_a_table_without_a_result(here: House) -> None:
    witness = Witness(here.sandbox)
    table = await begun(here, clock="none")
    await passes(here, 7 * DAY + MINUTE)
    await passes(here, 7 * DAY + MINUTE)
    assert (await table.session()).closed == "still"
    assert [message.text for message in table.group.said if "🏁" in message.text] == [STILL]
    await audit(witness, here.store, here.settings, tolerates=TOO_OLD)
