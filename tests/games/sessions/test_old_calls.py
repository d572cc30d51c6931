"""Calls that began before slow clocks went by the calendar keep the time that they were promised: waking hours."""

import json
from dataclasses import replace
from typing import Any

import pytest

from games.sessions import absence, play, timers
from games.sessions.clocks import DAY, HOUR, TurnClock
from games.sessions.lost_time import Outage, made_up
from games.sessions.packing import unpacked
from games.sessions.quiet_hours import Quiet
from games.sessions.reminders import bell, with_chair
from games.sessions.session import Session
from games.sessions.stored import read, write
from games.sessions.turns import awaken, settled
from tests.games.sessions import stuck
from tests.games.sessions.tables import ANYA, BORYA, NOON, VIKA, A, B, V, goes, laid, playing
from tests.games.sessions.windowed import BUSY, GUARDS, does, watched
from tests.games.sessions.windowed import at as raiders_at

NEW = frozenset({"auto", "ahead", "plays", "calendar", "belled", "woken"})
"""What older documents say nothing of."""


def stored(session: Session, **fields: Any) -> Session:
    """The session as an older program has stored it; `fields`: of the chairs that are called."""
    chairs = (replace(chair, **fields) if chair.since is not None else chair for chair in session.chairs)
    document = json.loads(unpacked(write(replace(session, chairs=tuple(chairs)))))
    for chair in document["chairs"]:
        for name in NEW & chair.keys():
            del chair[name]
    return read(json.dumps(document))


def called(clock: TurnClock = "day", **fields: Any) -> Session:
    """Anya's turn has come at noon, in a group with quiet hours."""
    return stored(replace(playing(ANYA, BORYA, VIKA, clock=clock), quiet=Quiet()), **fields)


old_calls = pytest.mark.parametrize(
    ("clock", "fields", "hours"),
    [("day", {}, 34), ("day", {"granted": 36 * HOUR}, 56), ("day", {"spent": 20 * HOUR}, 4),
     ("eight-hours", {"granted": 12.5 * HOUR}, 22.5),
     ("three-days", {}, 122), ("three-days", {"granted": 4 * DAY}, 166),
     ("three-days", {"granted": 95 * HOUR, "spent": 9.0}, 155 - 9 / 3600)],
    ids=["a day", "with savings", "almost over", "eight hours", "three days", "with all that was saved", "an odd one"],
)  # fmt: skip


@old_calls
def test_a_stored_call_keeps_its_deadline_to_the_second(
    clock: TurnClock, fields: dict[str, float], hours: float
) -> None:
    assert called(clock, **fields).call(A).deadline == NOON + hours * HOUR


@old_calls
@pytest.mark.parametrize("moment", [0.5, 3.9, 13.0, 21.0])
def test_it_keeps_it_when_its_clock_is_settled(
    clock: TurnClock, fields: dict[str, float], hours: float, moment: float
) -> None:
    old = called(clock, **fields)
    if moment < hours:
        assert settled(old, NOON + moment * HOUR).call(A).deadline == pytest.approx(NOON + hours * HOUR, abs=1e-3)


def test_it_keeps_it_when_it_is_read_and_stored_again() -> None:
    once = read(write(called()))
    assert read(write(replace(once, version=2))).call(A).deadline == NOON + 34 * HOUR


def test_a_move_that_is_taken_back_gives_the_same_deadline_back() -> None:
    moved = laid(called(), A, NOON + HOUR)
    assert moved.call(B).deadline == NOON + 25 * HOUR, "this call is new"
    back = play.undo(moved, ANYA, NOON + HOUR + 5).session
    assert back.call(A).deadline == NOON + 34 * HOUR


def test_so_does_an_attack_that_is_taken_back() -> None:
    old = stored(raiders_at(BUSY, quiet=Quiet()))
    attack = does(old, ANYA, "kd>club1", NOON + HOUR)
    back = play.undo(attack, ANYA, NOON + HOUR + 5).session
    assert back.call(A).deadline == NOON + 34 * HOUR


def test_a_stored_window_keeps_its_deadline_for_all_who_are_in_it() -> None:
    window = stored(watched(GUARDS, clock="three-days", quiet=Quiet()))
    assert window.closes == NOON + 34 * HOUR
    assert {window.call(seat).deadline for seat in (A, B, V)} == {window.closes}
    passed = does(window, BORYA, "pass", NOON + HOUR)
    assert passed.closes == window.closes


def test_whoever_is_asked_once_more_in_a_stored_window_has_the_deadline_of_the_others() -> None:
    window = stored(watched(GUARDS, clock="three-days", quiet=Quiet()))
    passed = does(window, BORYA, "pass", NOON + HOUR)
    back = awaken(passed, replace(passed, state=window.state), NOON + 2 * HOUR, undone=True)
    assert {back.call(seat).deadline for seat in (A, B, V)} == {window.closes}


def test_whoever_takes_a_seat_in_a_stored_window_has_it_too() -> None:
    window = stored(watched(GUARDS, clock="three-days", quiet=Quiet()))
    left = absence.leave(window, VIKA, NOON + HOUR).session
    offered = absence.offer(left, ANYA, V, NOON + HOUR).session
    taken = absence.take(offered, replace(VIKA, id=9), V, NOON + HOUR + 1).session
    assert {taken.call(seat).deadline for seat in (A, B, V)} == {window.closes}


def test_an_outage_puts_it_off_by_waking_hours() -> None:
    moved = made_up(called(), [Outage(NOON + HOUR, NOON + 4 * HOUR)])
    assert moved.call(A).deadline == NOON + 47 * HOUR, "three hours after 21:00, of which two lie before the night"


def test_what_it_begins_anew_goes_by_the_calendar() -> None:
    """Also a turn that goes on after a move: then time is given anew."""
    old = stored(stuck.at(stuck.FREE, quiet=Quiet()))
    drawn = play.play(old, ANYA, "draw", NOON + 13 * HOUR).session
    assert drawn.call(A).deadline == NOON + 47 * HOUR
    early = play.play(old, ANYA, "draw", NOON + HOUR).session
    assert early.call(A).deadline == NOON + 25 * HOUR
    assert timers.wake(early, NOON + HOUR) == NOON + 22 * HOUR, "in the morning after, and not at once"


def test_nobody_is_rung_for_a_stored_call_just_because_the_program_is_newer() -> None:
    old = called()
    for moment in (NOON + HOUR, NOON + 23 * HOUR):
        assert (timers.wake(old, moment) or 0.0) > moment
    reminded = next(goes(timers.tick(old, at)) for at in [timers.wake(old, NOON)] if at is not None)
    assert timers.wake(old, NOON) == NOON + (34 - 4.8) * HOUR
    assert (reminded.chairs[A].head, bell(reminded, A)) == ("reminder", bell(old, A) + 1)


def test_a_stored_call_that_came_at_night_rings_in_the_morning_as_it_was_to() -> None:
    night = laid(replace(playing(), quiet=Quiet()), A, NOON + 13 * HOUR)
    old = stored(night)
    assert timers.wake(old, NOON + 13 * HOUR) == NOON + 22 * HOUR
    morning = goes(timers.tick(old, NOON + 22 * HOUR))
    assert morning.chairs[B].head == "morning"
    assert morning.chairs == with_chair(morning, B, replace(morning.chairs[B], head="morning"))
