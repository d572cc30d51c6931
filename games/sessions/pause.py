"""A table's pause: it rests while nobody is there, or one who has no rival to play with; that one says how to go on."""

from dataclasses import replace
from typing import Literal

from games import log
from games.game import Refused, Seat
from games.sessions.reminders import is_away
from games.sessions.session import Person, Session, Step, called, closed, in_play, playing
from games.sessions.telling import told
from games.sessions.turns import settled

PauseChoice = Literal["wait", "end", "finish"]
"""How a paused table may go on for the one who is left; to finish is to play on with stand-ins."""


def present(session: Session, now: float) -> tuple[Seat, ...]:
    """The seats of those who play and aren't away."""
    return tuple(seat for seat in playing(session) if not is_away(session.chairs[seat], now))


def company(session: Session, now: float) -> int:
    """How many play on: those who are present, and rivals with them, who don't play among themselves."""
    here = present(session, now)
    return len(here) + sum(chair.rival is not None for chair in session.chairs) if here else 0


def asked(session: Session, now: float) -> Seat | None:
    """The one who is left at a paused table and hasn't said yet how to go on."""
    here = present(session, now)
    return here[0] if session.paused is not None and not session.waits and len(here) == 1 else None


def answer_pause(session: Session, person: Person, choice: PauseChoice, now: float) -> Step:
    """The one who is left waits for the others, ends the game, or goes on with stand-ins on all other seats."""
    seat = in_play(session, person.id)
    if session.paused is None or present(session, now) != (seat,):
        raise Refused("not-asked")
    session = replace(called(session, person), acted=now, warned=None)
    if choice == "end":
        return Step(closed(session, "stopped", now), (log.STOPPED,))
    if choice == "wait":
        return Step(replace(session, waits=True))
    session = settled(session, now)
    held = (c if s == seat else replace(c, stand_in=True, plays=None, ahead=()) for s, c in session.seats())
    return Step(replace(told(session, "resumed"), chairs=tuple(held), paused=None, waits=False, finishing=True))


def paused(session: Session, now: float) -> Session:
    """The session, paused if one alone is left, or nobody, unless that one has chosen to go on."""
    alone = company(session, now) <= 1
    if session.status != "playing" or session.paused is not None or not alone:
        return session
    if session.finishing and present(session, now):
        return session
    return replace(told(settled(session, now), "paused"), paused=now, waits=False, finishing=False)


def resumed(session: Session, now: float) -> Session:
    """The session, going on if there are people again."""
    if session.status != "playing" or company(session, now) <= 1:
        return session
    session = replace(session, finishing=False)
    if session.paused is None:
        return session
    return replace(told(settled(session, now), "resumed"), paused=None, waits=False)
