"""What time does to a session that is due: bells, silence, stand-ins, stillness, and the end of its keeping."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from games import catalogue, log
from games.game import Move, Seat
from games.sessions import absence, automatic, lessons, pause, review, rivalry, window_timing
from games.sessions.absence import SILENCES, STAND_IN_SECONDS
from games.sessions.clocks import DAY
from games.sessions.coming import LESSON, RIVAL, coming, reminder
from games.sessions.lobby import LOBBY_SECONDS
from games.sessions.play import move_of, pass_for
from games.sessions.reminders import APART, rung, with_chair
from games.sessions.review import Review
from games.sessions.rivalry import Thought
from games.sessions.session import Session, Step, closed
from games.sessions.telling import told
from games.sessions.turns import asked_after_all

KEPT_SECONDS = 90 * DAY
"""How long an ended session is kept."""
IDLE_MOVES = 20
"""More moves than one silent turn can have."""


class Forget(NamedTuple):
    """The session has been kept long enough: storage deletes it."""


def wake(session: Session, now: float = 0.0) -> float | None:
    """When `tick` has to look at the session again, as seen from `now`; None: never by itself."""
    if session.ended is not None:
        return session.ended if review.is_due(session, now) else session.ended + KEPT_SECONDS
    if session.status == "gathering":
        return session.acted + LOBBY_SECONDS
    return min(timer.at for timer in coming(session, now))


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
    due = [timer for timer in coming(session, now) if timer.at <= now]
    what = next(what for what in DONE if any(timer.what == what for timer in due))
    if what == RIVAL:  # one after the other, each of whom may have to think
        return rivalry.moves(session, next(timer.seat for timer in due if timer.what == what), now, thought)
    return _done(session, what, [timer.seat for timer in due if timer.what == what], now)


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


def _lesson(session: Session, _: Seat, now: float) -> Step:
    return lessons.answer(session, now)


def _stand_in(session: Session, seat: Seat, now: float) -> Step:
    since = session.chairs[seat].since
    if since is None or since + STAND_IN_SECONDS > now or session.paused is not None:  # another's move asks anew
        return Step(session)
    move = catalogue.choose(session.rule_book, session.state, seat)
    return move_of(session, seat, move, now, by="stand-in")


def _morning_bell(session: Session, seat: Seat, now: float) -> Step:
    chair, reminded = rung(session.chairs[seat], "morning", now), reminder(session, seat)
    chair = replace(chair, woken=chair.call)
    if reminded is not None and reminded <= now + APART:
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
