"""The bank of a player: what a turn has, what is saved, and when it stands still."""

from dataclasses import replace

import pytest

from games.sessions import absence, play, session, takeback
from games.sessions.clocks import CLOCKS, DAY, HOUR, TurnClock
from games.sessions.quiet_hours import Quiet
from games.sessions.seat import Chair
from tests.games.sessions.tables import ANYA, BORYA, NOON, VIKA, A, B, laid, playing

BANKS = {clock: bank for clock, bank in CLOCKS.items() if bank}


@pytest.mark.parametrize("clock", list(BANKS))
def test_the_first_turn_has_the_time_that_its_clock_is_named_after(clock: TurnClock) -> None:
    assert playing(clock=clock).deadline(A) == NOON + BANKS[clock].credit


@pytest.mark.parametrize("clock", list(BANKS))
def test_no_turn_has_less_than_its_credit_or_more_than_the_cap(clock: TurnClock) -> None:
    assert 0 < BANKS[clock].answer <= BANKS[clock].credit <= BANKS[clock].cap


def test_what_a_turn_leaves_over_is_there_in_the_next_up_to_the_cap() -> None:
    table = laid(laid(playing(), A, NOON + 20 * HOUR), B, NOON + 21 * HOUR)
    assert table.left(A, NOON + 21 * HOUR) == 28 * HOUR
    quick = laid(laid(playing(), A, NOON + HOUR), B, NOON + 2 * HOUR)
    assert quick.deadline(A) == NOON + 2 * HOUR + 36 * HOUR


def test_time_given_anew_within_a_turn_is_not_saved() -> None:
    drawn = play.play(playing(), ANYA, "draw", NOON + 23 * HOUR).session
    assert drawn.left(A, NOON + 23 * HOUR) == DAY
    passed = play.play(drawn, ANYA, "pass", NOON + 23.5 * HOUR).session
    assert passed.chairs[0].saved == 0.5 * HOUR


def test_without_a_clock_nothing_runs() -> None:
    table = playing(clock="none")
    assert (table.deadline(A), table.left(A, NOON + DAY)) == (None, None)


@pytest.mark.parametrize(("clock", "hours"), [("day", 34), ("eight-hours", 8), ("hour", 1)])
def test_the_clock_stands_still_in_the_groups_quiet_hours_if_it_is_slow(clock: TurnClock, hours: int) -> None:
    assert replace(playing(clock=clock), quiet=Quiet()).deadline(A) == NOON + hours * HOUR


def test_a_fast_clock_runs_at_night() -> None:
    late = replace(laid(playing(clock="hour"), A, NOON + 11.5 * HOUR), quiet=Quiet())
    assert late.deadline(B) == NOON + 12.5 * HOUR


def test_ones_own_quiet_hours_do_not_stop_ones_clock() -> None:
    table = playing()
    asleep = replace(table, chairs=tuple(replace(chair, hours=Quiet()) for chair in table.chairs))
    assert asleep.deadline(A) == table.deadline(A)


def test_who_is_away_has_their_time_afterwards() -> None:
    table = playing(ANYA, BORYA, VIKA)
    away = absence.go_away(table, ANYA, NOON + 3 * DAY, NOON + HOUR).session
    assert away.deadline(A) == NOON + 3 * DAY + 23 * HOUR
    back = absence.come_back(away, ANYA, NOON + 2 * DAY).session
    assert back.left(A, NOON + 2 * DAY) == 23 * HOUR


def test_a_move_that_the_table_gave_back_is_called_anew_with_a_whole_turn() -> None:
    table = laid(playing(ANYA, BORYA, VIKA), A, NOON + 2 * HOUR)
    asked = takeback.ask(table, ANYA, NOON + HOUR * 3).session
    agreed = takeback.answer(asked, BORYA, True, NOON + 4 * HOUR).session
    back = takeback.answer(agreed, VIKA, True, NOON + 25 * HOUR).session
    assert back.state == playing(ANYA, BORYA, VIKA).state
    assert back.deadline(A) == NOON + 25 * HOUR + DAY
    assert back.chairs[0].call == 2
    assert (back.chairs[1].since, back.chairs[1].saved) == (None, 0)


def test_sessions_of_before_there_were_banks_are_read_with_their_clocks() -> None:
    table = playing(clock="three-days")
    assert session.read(session.write(table).encode()).deadline(A) == NOON + 3 * DAY
    assert Chair(ANYA).granted is None
