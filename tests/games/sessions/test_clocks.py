"""The bank of a player: what a turn has, what is saved, and when it stands still."""

from dataclasses import replace

import pytest

from games.sessions import absence, play, stored, takeback
from games.sessions.clocks import CLOCKS, DAY, HOUR, MINUTE, TurnClock, slow
from games.sessions.quiet_hours import Quiet
from games.sessions.seat import Chair
from games.sessions.session import Session
from games.sessions.turns import settled
from tests.games.sessions.tables import ANYA, BORYA, NOON, VIKA, A, B, laid, playing

BANKS = {clock: bank for clock, bank in CLOCKS.items() if bank}


@pytest.mark.parametrize("clock", list(BANKS))
def test_the_first_turn_has_the_time_that_its_clock_is_named_after(clock: TurnClock) -> None:
    assert playing(clock=clock).call(A).deadline == NOON + BANKS[clock].credit


@pytest.mark.parametrize("clock", list(BANKS))
def test_no_turn_has_less_than_its_credit_or_more_than_the_cap(clock: TurnClock) -> None:
    assert 0 < BANKS[clock].answer <= BANKS[clock].credit <= BANKS[clock].cap


def test_with_a_fast_clock_what_a_turn_leaves_over_is_there_in_the_next_up_to_the_cap() -> None:
    fast = playing(clock="hour")
    table = laid(laid(fast, A, NOON + 50 * MINUTE), B, NOON + HOUR)
    assert table.call(A).left(NOON + HOUR) == 70 * MINUTE
    saved = replace(fast, chairs=tuple(replace(chair, saved=70 * MINUTE) for chair in fast.chairs))
    assert laid(saved, A, NOON + MINUTE).call(B).deadline == NOON + MINUTE + 2 * HOUR


@pytest.mark.parametrize("clock", [clock for clock in BANKS if slow(clock)])
def test_a_slow_clock_saves_nothing(clock: TurnClock) -> None:
    table = laid(laid(playing(clock=clock), A, NOON + MINUTE), B, NOON + 2 * MINUTE)
    assert [chair.saved for chair in table.chairs] == [0.0, 0.0]
    assert table.call(A).deadline == NOON + 2 * MINUTE + BANKS[clock].credit


@pytest.mark.parametrize("clock", [clock for clock in BANKS if slow(clock)])
def test_a_slow_clock_forgets_what_was_saved_before_it_saved_nothing(clock: TurnClock) -> None:
    table = playing(clock=clock)
    saved = replace(table, chairs=tuple(replace(chair, saved=12 * HOUR) for chair in table.chairs))
    assert laid(saved, A, NOON + MINUTE).call(B).deadline == NOON + MINUTE + BANKS[clock].credit


def test_time_given_anew_within_a_turn_is_not_saved() -> None:
    drawn = play.play(playing(clock="hour"), ANYA, "draw", NOON + 50 * MINUTE).session
    assert drawn.call(A).left(NOON + 50 * MINUTE) == HOUR
    passed = play.play(drawn, ANYA, "pass", NOON + 55 * MINUTE).session
    assert passed.chairs[0].saved == 5 * MINUTE


def test_without_a_clock_nothing_runs() -> None:
    table = playing(clock="none")
    assert (table.call(A).deadline, table.call(A).left(NOON + DAY)) == (None, None)


def late(clock: TurnClock, moment: float) -> Session:
    """The turn has come to Borya at that moment; the group has quiet hours, from 23 to 9."""
    return laid(replace(playing(clock=clock), quiet=Quiet()), A, moment)


@pytest.mark.parametrize(
    ("clock", "begins", "hours"),
    [("eight-hours", 0, 8), ("eight-hours", 8, 18), ("hour", 11.5, 1), ("ten", 13, 1 / 6)],
    ids=["before the night", "over the night", "fast, into the night", "fast, in it"],
)  # fmt: skip
def test_less_than_a_day_is_of_waking_hours_if_the_clock_is_slow(clock: TurnClock, begins: float, hours: float) -> None:
    begin = NOON + begins * HOUR
    assert late(clock, begin).call(B).deadline == begin + hours * HOUR


@pytest.mark.parametrize(
    ("clock", "begins", "ends"),
    [("day", 0, 24), ("day", 11.9, 35.9), ("day", 12, 47), ("day", 13, 47), ("day", 21.9, 47), ("day", 22, 46),
     ("three-days", 0, 72), ("three-days", 14, 95)],
    ids=["11:00", "22:54", "23:00, when night begins", "midnight", "08:54", "09:00, when it ends", "three days",
         "three days, at night"],
)  # fmt: skip
def test_a_day_is_one_of_the_calendar_and_ends_in_no_night_but_an_hour_after_it(
    clock: TurnClock, begins: float, ends: float
) -> None:
    assert late(clock, NOON + begins * HOUR).call(B).deadline == NOON + ends * HOUR


def test_what_is_left_of_a_day_is_always_what_lies_before_its_deadline_that_isnt_night() -> None:
    """By the calendar until the last night; in it, what follows it."""
    table, begin = late("day", NOON + 13 * HOUR), NOON + 13 * HOUR
    assert table.call(B).left(begin) == DAY
    assert table.call(B).left(begin + 23 * HOUR) == HOUR
    assert table.call(B).left(NOON + 37 * HOUR) == table.call(B).left(NOON + 45 * HOUR) == HOUR
    assert table.call(B).left(NOON + 46.5 * HOUR) == HOUR / 2
    assert table.call(B).left(NOON + 47 * HOUR) == 0.0


@pytest.mark.parametrize("hours", [0, 5, 20, 23.5, 24, 30, 33.9])
def test_to_settle_a_clock_moves_no_deadline(hours: float) -> None:
    table = late("day", NOON + 13 * HOUR)
    moment = NOON + (13 + hours) * HOUR
    assert settled(table, moment).call(B).deadline == table.call(B).deadline


@pytest.mark.parametrize(("clock", "leftover"), [("live", 30.0), ("ten", 150.0), ("hour", 900.0), ("day", HOUR)])
def test_what_is_left_of_a_turn_has_an_hour_or_a_quarter_of_its_credit(clock: TurnClock, leftover: float) -> None:
    assert BANKS[clock].leftover == leftover


def test_a_fast_clock_runs_at_night() -> None:
    assert late("hour", NOON + 11.5 * HOUR).call(B).deadline == NOON + 12.5 * HOUR


def test_ones_own_quiet_hours_do_not_stop_ones_clock() -> None:
    table = playing()
    asleep = replace(table, chairs=tuple(replace(chair, hours=Quiet()) for chair in table.chairs))
    assert asleep.call(A).deadline == table.call(A).deadline


def test_who_is_away_has_their_time_afterwards() -> None:
    table = playing(ANYA, BORYA, VIKA)
    away = absence.go_away(table, ANYA, NOON + 3 * DAY, NOON + HOUR).session
    assert away.call(A).deadline == NOON + 3 * DAY + 23 * HOUR
    back = absence.come_back(away, ANYA, NOON + 2 * DAY).session
    assert back.call(A).left(NOON + 2 * DAY) == 23 * HOUR


def test_a_move_that_the_table_gave_back_is_called_anew_with_a_whole_turn() -> None:
    table = laid(playing(ANYA, BORYA, VIKA), A, NOON + 2 * HOUR)
    asked = takeback.ask(table, ANYA, NOON + HOUR * 3).session
    agreed = takeback.answer(asked, BORYA, True, NOON + 4 * HOUR).session
    back = takeback.answer(agreed, VIKA, True, NOON + 25 * HOUR).session
    assert back.state == playing(ANYA, BORYA, VIKA).state
    assert back.call(A).deadline == NOON + 25 * HOUR + DAY
    assert back.chairs[0].call == 2
    assert (back.chairs[1].since, back.chairs[1].saved) == (None, 0)


def test_sessions_of_before_there_were_banks_are_read_with_their_clocks() -> None:
    table = playing(clock="three-days")
    assert stored.read(stored.write(table).encode()).call(A).deadline == NOON + 3 * DAY
    assert Chair(ANYA).granted is None
