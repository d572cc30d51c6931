"""What time is to do to a session if nobody does anything, and when.

How long each takes stands with what it is about: `lobby`, `clocks`, `reminders`, `absence`, `votes`, `undo`; here only
what a still table comes to.
"""

from collections.abc import Iterator
from typing import NamedTuple

from games.game import Seat
from games.sessions import window_timing
from games.sessions.absence import STAND_IN_SECONDS
from games.sessions.clocks import DAY
from games.sessions.reminders import APART, JUST_ACTED, REMIND_AT, first_morning, wakes
from games.sessions.session import Session

STILL_WARNED = 7 * DAY
"""A table at which nobody has done anything for so long is told that it will be closed."""
STILL_CLOSED = 14 * DAY
"""A table at which nobody has done anything for so long is closed, if it was told."""
LEAST_WARNING = 6 * DAY
"""It isn't closed sooner than this after it was told: a night, or a stop of the bot, may have put that off."""
RIVAL, LESSON = "rival", "lesson"
"""The kinds of timers by which a rival moves, and what follows a lesson's step is played."""


class Timer(NamedTuple):
    """Something that time is to do, and to which seat."""

    at: float
    what: str
    """A key of `timers.DONE`."""
    seat: Seat = Seat(0)


def coming(session: Session, now: float) -> Iterator[Timer]:
    """All that is to happen if nobody does anything."""
    yield from _stillness(session, now)
    if session.vote:
        yield Timer(session.vote.until, "vote")
    for seat, chair in session.seats():
        if chair.away is not None:
            yield Timer(chair.away, "away", seat)
    if session.lesson and session.lesson.guides:
        if session.lesson.answers and session.paused is None:
            yield Timer(session.lesson.due, LESSON)
        return
    if session.paused is None:
        for seat in sorted(session.awaited):
            yield from _of_call(session, seat, now)


def _stillness(session: Session, now: float) -> Iterator[Timer]:
    """Counted from what was last done here, or from when the last of those who are away comes back."""
    since = max(session.acted, *(chair.away or 0.0 for chair in session.chairs))
    if session.warned is not None:
        yield Timer(max(since + STILL_CLOSED, session.warned + LEAST_WARNING), "close")
        return
    moment = max(since + STILL_WARNED, now)
    yield Timer(session.quiet.waking(moment) if session.quiet else moment, "warn")


def _of_call(session: Session, seat: Seat, now: float) -> Iterator[Timer]:
    """What time does to an awaited seat."""
    chair = session.chairs[seat]
    if chair.since is None:
        return
    if chair.rival:
        if chair.plays is not None:
            yield Timer(_unopposed(session, chair.plays), RIVAL, seat)
        return
    if chair.stand_in:
        undoable = session.undo.until if session.undo and session.undo.seat != seat else 0.0
        yield Timer(max(chair.since + STAND_IN_SECONDS, undoable), "stand-in", seat)
        return
    passes = window_timing.counts(session, seat)
    if passes is not None:
        yield Timer(passes, "pass", seat)
        return
    if chair.plays is not None:
        yield Timer(chair.plays, "automatic", seat)
        return
    deadline = session.call(seat).deadline
    if deadline is not None:
        yield Timer(deadline, "silence", seat)
    for what, moment in (("morning", _morning(session, seat)), ("reminder", reminder(session, seat))):
        if moment is None:
            continue
        at = wakes(session, seat, max(moment, now))
        if deadline is None or at < deadline:
            yield Timer(at, what, seat)


def _morning(session: Session, seat: Seat) -> float | None:
    """Of a call that nobody has heard, as soon as its owner is awake; of any other, the first morning after it."""
    chair = session.chairs[seat]
    if chair.muted:
        return max(chair.since or 0.0, chair.acted + JUST_ACTED)
    if chair.woken >= chair.call or not chair.calendar or _winds_down(session, seat):
        return None
    moment = first_morning(session, seat, max(chair.belled, chair.acted))
    return moment and max(moment, chair.acted + JUST_ACTED, chair.belled + APART)


def reminder(session: Session, seat: Seat) -> float | None:
    """When somebody who lets a call wait is reminded of it; None: no more."""
    chair = session.chairs[seat]
    if chair.reminded >= chair.call or _winds_down(session, seat):
        return None
    moment = session.call(seat).used(REMIND_AT)
    apart = chair.belled + APART if session.slow else 0.0
    return moment and max(moment, chair.acted + JUST_ACTED, apart)


def _winds_down(session: Session, seat: Seat) -> bool:
    """Whether somebody has done what they were rung for."""
    return session.question is None and session.rule_book.winding_down(session.state, seat)


def _unopposed(session: Session, moment: float) -> float:
    """The moment, or later, while what a rival's answer would settle may still be taken back, but in practice."""
    closes = session.question is not None and len(session.awaited) == 1 and not session.private
    return max(moment, session.undo.until) if session.undo and closes else moment
