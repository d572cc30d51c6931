"""What time does to a session: bells, silence, stand-ins, stillness, and the end of its keeping.

How long each takes stands with what it is about: `lobby`, `clocks`, `reminders`, `absence`, `votes`, `undo`; here only
what a still table comes to.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from games import catalogue, log
from games.game import Move, Seat
from games.sessions import absence, automatic, lessons, pause, review, rivalry, window_timing
from games.sessions.absence import SILENCES, STAND_IN_SECONDS
from games.sessions.clocks import DAY
from games.sessions.lobby import LOBBY_SECONDS
from games.sessions.play import move_of, pass_for
from games.sessions.reminders import APART, JUST_ACTED, REMIND_AT, first_morning, rung, wakes, with_chair
from games.sessions.review import Review
from games.sessions.rivalry import Thought
from games.sessions.session import Session, Step, closed, told
from games.sessions.turns import asked_after_all

STILL_WARNED = 7 * DAY
"""A table at which nobody has done anything for so long is told that it will be closed."""
STILL_CLOSED = 14 * DAY
"""A table at which nobody has done anything for so long is closed, if it was told."""
LEAST_WARNING = 6 * DAY
"""It isn't closed sooner than this after it was told: a night, or a stop of the bot, may have put that off."""
KEPT_SECONDS = 90 * DAY
"""How long an ended session is kept."""
RIVAL, LESSON = "rival", "lesson"
"""The kinds of timers by which a rival moves, and what follows a lesson's step is played."""
IDLE_MOVES = 20
"""More moves than one silent turn can have."""


class Forget(NamedTuple):
    """The session has been kept long enough: storage deletes it."""


class Timer(NamedTuple):
    """Something that time is to do, and to which seat."""

    at: float
    what: str
    """A key of DONE."""
    seat: Seat = Seat(0)


def wake(session: Session, now: float = 0.0) -> float | None:
    """When `tick` has to look at the session again, as seen from `now`; None: never by itself."""
    if session.ended is not None:
        return session.ended if review.is_due(session, now) else session.ended + KEPT_SECONDS
    if session.status == "gathering":
        return session.acted + LOBBY_SECONDS
    return min(timer.at for timer in _coming(session, now))


def tick(
    session: Session, now: float, thought: Thought | None = None, seen: Review | None = None
) -> Step | Forget | None:
    """What is due by `now`, the most important kind of it: a changed session, Forget, or None when nothing is.

    Raises Ponders for a rival that has to think, Reviews for a game to look back upon; `thought`, `seen`: what came of
    that.
    """
    moment = wake(session, now)
    if moment is None or moment > now:
        return None
    if session.ended is not None:
        return review.reviewed(session, seen) if review.is_due(session, now) else Forget()
    if session.status == "gathering":
        return Step(replace(session, status="closed", closed="abandoned", ended=now))
    due = [timer for timer in _coming(session, now) if timer.at <= now]
    what = next(what for what in DONE if any(timer.what == what for timer in due))
    if what == RIVAL:  # one after the other, each of whom may have to think
        return rivalry.moves(session, next(timer.seat for timer in due if timer.what == what), now, thought)
    return _done(session, what, [timer.seat for timer in due if timer.what == what], now)


def _coming(session: Session, now: float) -> Iterator[Timer]:
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
    for what, moment in (("morning", _morning(session, seat)), ("reminder", _reminder(session, seat))):
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


def _reminder(session: Session, seat: Seat) -> float | None:
    chair = session.chairs[seat]
    if chair.reminded >= chair.call or _winds_down(session, seat):
        return None
    moment = session.call(seat).used(REMIND_AT)
    apart = chair.belled + APART if session.slow else 0.0
    return moment and max(moment, chair.acted + JUST_ACTED, apart)


def _winds_down(session: Session, seat: Seat) -> bool:
    """Whether somebody has done what they were rung for."""
    return session.question is None and session.rule_book.winding_down(session.state, seat)


def _done(session: Session, what: str, seats: list[Seat], now: float) -> Step:
    lines: tuple[str, ...] = ()
    for seat in seats:
        if session.status != "playing":
            break
        session, entries = DONE[what](session, seat, now)
        lines += entries
    return Step(session, lines)


def _close(session: Session, _: Seat, now: float) -> Step:
    return Step(closed(session, "still", now), (log.STOPPED,))


def _warn(session: Session, _: Seat, now: float) -> Step:
    return Step(replace(told(session, "warned"), warned=now))


def _vote(session: Session, _: Seat, now: float) -> Step:
    return Step(replace(session, vote=None))


def _away(session: Session, seat: Seat, now: float) -> Step:
    return Step(pause.resumed(absence.over(session, seat), now))


def _silence(session: Session, seat: Seat, now: float) -> Step:
    """All that silence means for one call of a seat; after some turns in a row a stand-in takes the seat.

    An answer that doesn't come is neither told nor counted, nor is it if somebody does no more in a turn of theirs.
    """
    chair, deadline = session.chairs[seat], session.call(seat).deadline
    if deadline is None or deadline > now:  # another seat's silence has ended the call, or paused the table
        return Step(session)
    if chair.answers:
        return pass_for(session, seat, now)
    if session.rule_book.winding_down(session.state, seat):
        return move_of(session, seat, _idle(session, seat), now, by="bot")
    missed = replace(chair, missed=chair.missed + 1)
    session = replace(session, chairs=with_chair(session, seat, missed))
    if missed.missed >= SILENCES:
        return Step(absence.stand_in(session, seat, now))
    session = told(session, "silent", seat)
    lines: tuple[str, ...] = ()
    for _ in range(IDLE_MOVES):
        if seat not in session.awaited or session.chairs[seat].call != chair.call:
            break
        session, entries = move_of(session, seat, _idle(session, seat), now, by="silence")
        lines += entries
    return Step(session, lines)


def _pass(session: Session, seat: Seat, now: float) -> Step:
    """A pass for somebody who isn't asked, or has passed: it is neither told nor counted."""
    moment = window_timing.counts(session, seat)
    if moment is None or moment > now or session.paused is not None:  # another pass has changed that, or the window
        return Step(session)
    return pass_for(session, seat, now)


def _automatic(session: Session, seat: Seat, now: float) -> Step:
    """What the bot plays for its owner; or they are asked after all."""
    chair = session.chairs[seat]
    if chair.plays is None or chair.plays > now or session.paused is not None:  # another's move has changed that
        return Step(session)
    comes = automatic.found(session, seat, chair)
    if comes is None:
        return Step(asked_after_all(session, seat, now))
    return move_of(session, seat, comes.move, now, by="ahead" if comes.ordered else "bot")


def _idle(session: Session, seat: Seat) -> Move:
    move: Move = session.rule_book.idle_move(session.state, seat)
    return move


def _unopposed(session: Session, moment: float) -> float:
    """The moment, or later, while what a rival's answer would settle may still be taken back, but in practice."""
    closes = session.question is not None and len(session.awaited) == 1 and not session.private
    return max(moment, session.undo.until) if session.undo and closes else moment


def _lesson(session: Session, _: Seat, now: float) -> Step:
    return lessons.answer(session, now)


def _stand_in(session: Session, seat: Seat, now: float) -> Step:
    since = session.chairs[seat].since
    if since is None or since + STAND_IN_SECONDS > now or session.paused is not None:  # another's move asks anew
        return Step(session)
    move = catalogue.choose(session.rule_book, session.state, seat)
    return move_of(session, seat, move, now, by="stand-in")


def _morning_bell(session: Session, seat: Seat, now: float) -> Step:
    chair, reminder = rung(session.chairs[seat], "morning", now), _reminder(session, seat)
    chair = replace(chair, woken=chair.call)
    if reminder is not None and reminder <= now + APART:
        chair = replace(chair, reminded=chair.call)
    return Step(replace(session, chairs=with_chair(session, seat, chair)))


def _remind(session: Session, seat: Seat, now: float) -> Step:
    chair = rung(session.chairs[seat], "reminder", now)
    chair = replace(chair, reminded=chair.call)
    return Step(replace(session, chairs=with_chair(session, seat, chair)))


DONE: Mapping[str, Callable[[Session, Seat, float], Step]] = {
    "close": _close,
    "away": _away,
    "vote": _vote,
    "silence": _silence,
    "pass": _pass,
    "automatic": _automatic,
    "stand-in": _stand_in,
    RIVAL: rivalry.moves,
    LESSON: _lesson,
    "warn": _warn,
    "morning": _morning_bell,
    "reminder": _remind,
}
"""What each kind of timer does. If several are due, the kind that comes first here is done first."""
