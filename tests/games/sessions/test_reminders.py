"""Who is rung when: turns, mornings, reminders, nudges."""

from dataclasses import replace
from itertools import pairwise

import pytest

from games.game import Refused, Seat
from games.sessions import absence, lobby, play, reminders, timers
from games.sessions.clocks import DAY, HOUR, TurnClock
from games.sessions.quiet_hours import Quiet
from games.sessions.reminders import APART, aloud, bell, nudge, nudgeable
from games.sessions.session import Session
from games.sessions.timers import tick
from tests.games.sessions.tables import ANYA, BORYA, GENA, NOON, VIKA, A, B, goes, laid, playing

NIGHT = NOON + 13 * HOUR
"""Midnight in Moscow."""
MORNING = NOON + 22 * HOUR


def quiet(table: Session) -> Session:
    return replace(table, quiet=Quiet())


def by_night(clock: TurnClock = "day") -> Session:
    """Borya's turn has come at midnight."""
    return laid(quiet(playing(ANYA, BORYA, VIKA, clock=clock)), A, NIGHT)


def test_a_turn_rings_once_and_others_not() -> None:
    table = laid(playing(), A, NOON)
    assert aloud(table, B)
    assert (bell(table, A), bell(table, B)) == (0, 4)


def test_a_turn_that_comes_at_night_is_silent_and_rings_once_in_the_morning() -> None:
    table = by_night()
    assert not aloud(table, B)
    assert timers.wake(table, NIGHT) == MORNING
    assert tick(table, MORNING - 1) is None
    morning = goes(tick(table, MORNING))
    assert aloud(morning, B)
    assert (bell(morning, B), morning.chairs[B].head) == (bell(table, B) + 1, "morning")
    assert tick(morning, MORNING + HOUR) is None


def test_a_fast_clock_rings_at_night() -> None:
    assert aloud(by_night("hour"), B)


def test_without_a_clock_the_morning_rings_too() -> None:
    assert timers.wake(by_night("none"), NIGHT) == MORNING


def test_who_moves_at_night_is_rung_in_the_morning_for_what_is_left_and_for_nothing_else() -> None:
    drawn = play.play(by_night(), BORYA, "draw", NIGHT + HOUR).session
    assert aloud(drawn, B)
    morning = goes(tick(drawn, MORNING))
    assert (morning.chairs[B].head, bell(morning, B)) == ("morning", bell(drawn, B) + 1)
    ended = laid(by_night(), B, NIGHT + HOUR)
    assert goes(tick(ended, MORNING)).chairs[B] == ended.chairs[B]


def bells(table: Session, seat: Seat) -> list[tuple[float, str]]:
    """When the seat's owner is rung within its present call, in hours since noon, and why, if nobody does anything."""
    heard, deadline = [], table.call(seat).deadline
    while (
        (due := timers.wake(table, NOON)) is not None and (deadline is None or due < deadline) and due < NOON + 6 * DAY
    ):
        before, table = table, goes(tick(table, due))
        if bell(table, seat) > bell(before, seat):
            heard.append(((due - NOON) / HOUR, table.chairs[seat].head))
    return heard


@pytest.mark.parametrize(
    ("clock", "heard"),
    [("day", [(22, "morning")]), ("three-days", [(22, "morning"), (57.6, "reminder")]), ("none", [(22, "morning")]),
     ("eight-hours", [(6.4, "reminder")]), ("hour", [(0.8, "reminder")])],
)  # fmt: skip
def test_a_call_that_rang_by_day_rings_once_more_in_the_morning_and_at_four_fifths(
    clock: TurnClock, heard: list[tuple[float, str]]
) -> None:
    """Of a day four fifths lie in the night: the morning's bell stands for that."""
    table = quiet(playing(ANYA, BORYA, VIKA, clock=clock))
    assert bells(table, A) == heard


def test_the_morning_is_ones_own_where_one_has_hours_of_ones_own() -> None:
    table = lobby.set_hours(quiet(playing()), ANYA.id, Quiet(start=0, end=7 * 60)).session
    assert bells(table, A) == [(20, "morning")]
    nightless = lobby.set_hours(quiet(playing()), ANYA.id, Quiet(start=0, end=0)).session
    assert bells(nightless, A) == [(19.2, "reminder")]


SLOW: tuple[TurnClock, ...] = ("eight-hours", "day", "three-days", "none")


@pytest.mark.parametrize("clock", SLOW)
@pytest.mark.parametrize("hours", [None, Quiet(start=14 * 60, end=15 * 60), Quiet(start=3 * 60, end=10 * 60)])
def test_with_a_slow_clock_no_bell_comes_at_night_or_within_two_hours_of_another(
    clock: TurnClock, hours: Quiet | None
) -> None:
    for half in range(48):
        begin = NOON + half * HOUR / 2
        table = lobby.set_hours(quiet(playing(clock=clock)), BORYA.id, hours).session
        table = laid(table, A, begin)
        heard = bells(table, B)
        moments = [NOON + at * HOUR for at, _ in heard]
        rung = [begin, *moments] if aloud(table, B) else moments
        assert all(later - sooner >= APART for sooner, later in pairwise(rung))
        assert not any((hours or Quiet()).covers(moment) for moment in rung)
        assert len({head for _, head in heard}) == len(heard)
        assert rung, "somebody must be told"


def test_a_reminder_comes_two_hours_after_a_nudge_at_the_soonest() -> None:
    """A nudge itself is free."""
    table = playing(ANYA, BORYA, VIKA)
    nudged = nudge(table, BORYA, NOON + 19 * HOUR).session
    assert bells(table, A) == [(pytest.approx(19.2), "reminder")]
    assert bells(nudged, A) == [(21, "reminder")]
    reminded = goes(tick(table, NOON + 19.2 * HOUR))
    assert nudge(reminded, BORYA, NOON + 20.2 * HOUR).session.chairs[A].head == "nudge"


def test_whoever_comes_back_to_a_call_is_rung_then_and_no_more_in_the_morning_so_that_all_bells_are_heard() -> None:
    """As one whose time away has run out in the night is rung in the morning only."""
    away = absence.go_away(quiet(playing(ANYA, BORYA, VIKA, clock="three-days")), BORYA, NOON + 9 * DAY, NOON).session
    table = absence.come_back(laid(away, A, NOON + HOUR), BORYA, NOON + 2 * HOUR).session
    nudged = nudge(table, ANYA, MORNING + 3 * HOUR).session
    due = timers.wake(nudged, NOON + 2 * HOUR)
    assert due is not None
    reminded = goes(tick(nudged, due))
    assert [each.chairs[B].head for each in (table, nudged, reminded)] == ["", "nudge", "reminder"]
    heard = [bell(each, B) for each in (table, nudged, reminded)]
    assert heard == sorted(set(heard))


def test_ones_own_quiet_hours_come_before_those_of_the_group() -> None:
    table = playing(ANYA, BORYA, VIKA)
    early = lobby.set_hours(quiet(table), BORYA.id, Quiet(start=0, end=7 * 60)).session
    assert timers.wake(laid(early, A, NIGHT + 60), NIGHT + 60) == NIGHT + 7 * HOUR
    awake = lobby.set_hours(quiet(table), BORYA.id, Quiet(start=0, end=0)).session
    assert aloud(laid(awake, A, NIGHT), B)


def test_no_reminder_comes_in_its_owners_quiet_hours_but_after_them() -> None:
    """At 20:36 of the third day four fifths are over, and she has her hours from 20 to 23."""
    table = lobby.set_hours(playing(clock="three-days"), ANYA.id, Quiet(start=20 * 60, end=23 * 60)).session
    assert bells(table, A) == [(12, "morning"), (60, "reminder")]


def test_a_reminder_that_would_come_after_the_time_is_out_does_not_come() -> None:
    table = lobby.set_hours(playing(clock="eight-hours"), ANYA.id, Quiet(start=17 * 60, end=20 * 60)).session
    assert timers.wake(table) == NOON + 8 * HOUR


def test_a_bot_that_was_down_does_not_remind_at_night() -> None:
    table = quiet(playing(clock="eight-hours"))
    due = timers.wake(table)
    assert due is not None
    asleep = lobby.set_hours(table, ANYA.id, Quiet(start=17 * 60, end=18 * 60 + 30)).session
    assert timers.wake(asleep, due) == NOON + 7.5 * HOUR
    assert tick(asleep, NOON + 7 * HOUR) is None


def test_a_morning_bell_stands_for_a_reminder_within_two_hours() -> None:
    table = by_night("eight-hours")
    owing = replace(table, chairs=(table.chairs[A], replace(table.chairs[B], spent=5 * HOUR), table.chairs[2]))
    assert goes(tick(owing, MORNING)).chairs[B].reminded == 1
    free = replace(table, chairs=(table.chairs[A], replace(table.chairs[B], spent=4 * HOUR), table.chairs[2]))
    assert goes(tick(free, MORNING)).chairs[B].reminded == 0


def test_a_nudge_rings_whoever_is_on_turn_once_a_turn() -> None:
    table = nudge(playing(), BORYA, NOON + HOUR).session
    assert (table.chairs[A].head, table.chairs[A].nudger, bell(table, A)) == ("nudge", B, 5)
    with pytest.raises(Refused, match="nudge-soon"):
        nudge(table, BORYA, NOON + 5 * HOUR)


def test_nobody_is_nudged_within_an_hour_of_a_bell() -> None:
    with pytest.raises(Refused, match="nudge-soon"):
        nudge(playing(), BORYA, NOON + HOUR - 1)
    reminded = goes(tick(playing(), NOON + 20 * HOUR))
    with pytest.raises(Refused, match="nudge-soon"):
        nudge(reminded, BORYA, NOON + 20.9 * HOUR)
    assert nudge(reminded, BORYA, NOON + 21 * HOUR).session.chairs[A].head == "nudge"


@pytest.mark.parametrize(("clock", "may"), [("ten", False), ("hour", False), ("eight-hours", True), ("none", True)])
def test_fast_clocks_have_no_nudge(clock: TurnClock, may: bool) -> None:
    table = playing(clock=clock)
    assert (nudgeable(table) is not None) is may
    if not may:
        with pytest.raises(Refused, match="nudge-fast"):
            nudge(table, BORYA, NOON + 2 * HOUR)


def test_nobody_nudges_a_sleeper_themselves_or_as_a_stranger() -> None:
    with pytest.raises(Refused, match="nudge-asleep"):
        nudge(by_night(), ANYA, NIGHT + 2 * HOUR)
    with pytest.raises(Refused, match="nudge-self"):
        nudge(playing(), ANYA, NOON + 2 * HOUR)
    with pytest.raises(Refused, match="not-at-table"):
        nudge(playing(), GENA, NOON + 2 * HOUR)


def test_neither_stand_ins_nor_paused_tables_are_nudged() -> None:
    left = absence.leave(playing(ANYA, BORYA, VIKA), ANYA, NOON).session
    with pytest.raises(Refused, match="nudge-nobody"):
        nudge(left, BORYA, NOON + 2 * HOUR)
    paused = absence.go_away(playing(), BORYA, NOON + 9 * HOUR, NOON).session
    assert nudgeable(paused) is None


def test_who_is_away_gets_turns_silently_and_a_ring_on_coming_back() -> None:
    away = absence.go_away(playing(ANYA, BORYA, VIKA), BORYA, NOON + 48 * HOUR, NOON).session
    table = laid(away, A, NOON + HOUR)
    assert not aloud(table, B)
    assert not reminders.rings(table, B, NOON + HOUR)
    back = absence.come_back(table, BORYA, NOON + 2 * HOUR).session
    assert aloud(back, B)
    assert bell(back, B) == bell(table, B) + 1
