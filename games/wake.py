"""What time does to a session: reminders, silence, abandoned lobbies, and the end of its keeping."""

from dataclasses import replace
from typing import NamedTuple

from games.game import Event, Seat
from games.play import move_of
from games.session import RECENT, TURN_SECONDS, Session, Step

REMIND_AT = 0.8
"""The share of a turn's time after which its owner is reminded."""
JUST_ACTED = 60.0
"""Nobody is reminded who did something here in the last minute."""
LOBBY_SECONDS = 24 * 3600.0
KEPT_SECONDS = 90 * 24 * 3600.0
"""How long an ended session is kept."""
IDLE_MOVES = 20
"""More moves than one silent turn can have."""


class Forget(NamedTuple):
    """The session has been kept long enough: storage deletes it."""


def wake(session: Session) -> float | None:
    """When `tick` has to look at the session again; None: never by itself."""
    if session.ended is not None:
        return session.ended + KEPT_SECONDS
    if session.status == "gathering":
        return session.acted + LOBBY_SECONDS
    moments = [m for seat in session.awaited for m in (_reminder(session, seat), session.deadline(seat))]
    return min((moment for moment in moments if moment is not None), default=None)


def tick(session: Session, now: float) -> Step | Forget | None:
    """What is due by `now`: a changed session, Forget, or None when nothing is."""
    moment = wake(session)
    if moment is None or moment > now:
        return None
    if session.ended is not None:
        return Forget()
    if session.status == "gathering":
        return Step(replace(session, status="closed", closed="abandoned", ended=now))
    return _silent(session, now) or _reminded(session, now)


def _silent(session: Session, now: float) -> Step | None:
    """Plays for the seats whose time is out."""
    late = [seat for seat in sorted(session.awaited) if (due := session.deadline(seat)) is not None and due <= now]
    if not late:
        return None
    log: tuple[str, ...] = ()
    for seat in late:
        session, entries = _idle(session, seat, now)
        log += entries
    return Step(session, log)


def _idle(session: Session, seat: Seat, now: float) -> Step:
    """All that silence means for one call of a seat."""
    call = session.chairs[seat].call
    log: tuple[str, ...] = ()
    session = replace(session, recent=(*session.recent, Event("silent", seat))[-RECENT:])
    for _ in range(IDLE_MOVES):
        if seat not in session.awaited or session.chairs[seat].call != call:
            break
        move = session.rule_book.idle_move(session.state, seat)
        session, entries = move_of(session, seat, move, now, idle=True)
        log += entries
    return Step(session, log)


def _reminder(session: Session, seat: Seat) -> float | None:
    chair, seconds = session.chairs[seat], TURN_SECONDS[session.clock]
    if seconds is None or chair.since is None or chair.reminded >= chair.call:
        return None
    return max(chair.since + REMIND_AT * seconds, chair.acted + JUST_ACTED)


def _reminded(session: Session, now: float) -> Step:
    due = {seat for seat in session.awaited if (at := _reminder(session, seat)) is not None and at <= now}
    return Step(
        replace(
            session,
            chairs=tuple(replace(c, reminded=c.call) if seat in due else c for seat, c in session.seats()),
        )
    )
