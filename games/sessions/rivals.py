"""Rivals at a table: computer players whom its host seats, and who make room for people. Pure; raises Refused.

A rival takes its time over a move, as a quick person would, so that a table of one person and rivals has a pace; at
night it sleeps. Nothing is asked of it but moves.
"""

from __future__ import annotations

from dataclasses import replace
from hashlib import blake2b
from random import Random

from games.game import Refused, Seat
from games.levels import Level
from games.sessions.clocks import MINUTE
from games.sessions.seat import Chair, Rival
from games.sessions.session import Person, Session

CHARACTERS = ("kesha", "ficus", "bublik", "markiza", "samovar", "shurup", "tyapa", "sova")
"""Whom there is, by the keys of their names and lines in the players' languages."""

PACES = ((2 * MINUTE, (3.0, 8.0)), (60 * MINUTE, (10.0, 40.0)))
"""Seconds in which a rival makes a move, from and to, by the most that a turn has; beyond that, and without a clock:"""
SLOW = MINUTE, 3 * MINUTE
PRACTICE = 1.0, 2.5
"""Likewise, where the only person waits in private."""
LINES = 3
"""Lines that every character has."""
SILENCE = 10
"""Moves of rivals at a table from one line to the next, at least."""
TALKATIVE = 0.25
"""How likely one says something, once it may."""


def newcomer(session: Session, level: Level) -> Rival:
    """A rival who doesn't sit at the table yet: whoever comes first there, in an order of the table's own."""
    order = sorted(CHARACTERS, key=lambda name: _hash(session.id, name))
    here = {chair.rival.name for chair in session.chairs if chair.rival}
    return Rival(next(name for name in order if name not in here), level)


def moves_at(session: Session, seat: Seat, chair: Chair, now: float) -> float:
    """When the rival on that chair makes the move that is asked of it. A window is answered when passes count there:
    nobody can tell from the time whether it had anything.
    """
    if chair.holds is not None:
        moment = chair.holds
    else:
        chance = Random(f"{session.id} {seat} {chair.epoch} {session.state!r}")
        moment = now + chance.uniform(*_pace(session))
    return session.quiet.waking(moment) if session.slow and session.quiet else moment


def chance_of(session: Session, seat: Seat) -> int:
    """A seed for what the rival on that seat makes of its present question: the same when it is asked again."""
    return _hash(session.id, seat, session.chairs[seat].epoch, session.started)


def speaks(session: Session, seat: Seat) -> int | None:
    """Which of its lines a rival says with its next move; None for none."""
    if not session.chatter or session.unsaid + 1 < SILENCE:
        return None
    chance = Random(chance_of(session, seat))
    return 1 + int(chance.random() * LINES) if chance.random() < TALKATIVE else None


def are_all_but(session: Session, seat: Seat) -> bool:
    """Whether nobody sits at the table beside that seat but rivals."""
    return all(chair.rival for other, chair in session.seats() if other != seat)


def first_seat(session: Session) -> Seat | None:
    """The first seat of a rival that still plays; None without one."""
    return next((seat for seat, chair in session.seats() if chair.rival and still_plays(session, seat)), None)


def still_plays(session: Session, seat: Seat) -> bool:
    """Whether the seat still plays: in games that are played for places, some are out before the end."""
    still = getattr(session.rule_book.view(session.state, None), "playing", None)
    return still is None or seat in still


def made_room(session: Session) -> Session:
    """The lobby without the rival who came last; raises Refused if there is none."""
    last = next((seat for seat, chair in reversed([*session.seats()]) if chair.rival), None)
    if last is None:
        raise Refused("full")
    return without(session, last)


def without(session: Session, seat: Seat) -> Session:
    """The lobby without that chair."""
    return replace(session, chairs=session.chairs[:seat] + session.chairs[seat + 1 :])


def host_first(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """The chairs of a lobby with a person on the first, who is its host: rivals have no say."""
    host = next((chair for chair in chairs if chair.person), None)
    return chairs if host is None else (host, *(chair for chair in chairs if chair is not host))


def invited(session: Session) -> tuple[Person, ...]:
    """Who is called to a rematch."""
    return tuple(chair.person for chair in session.chairs if chair.person and not chair.left)


def _pace(session: Session) -> tuple[float, float]:
    if session.private:
        return PRACTICE
    bank = session.bank
    return next((pace for most, pace in PACES if bank is not None and bank.credit <= most), SLOW)


def _hash(*parts: object) -> int:
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=7).digest())
