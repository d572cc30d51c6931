"""Moves that the bot makes for somebody whose turn has come: as they have ordered, or as they are bound to. Pure.

Both come alike, at a random moment that a quick person would need, too: so nobody can tell a poor hand by its speed.
"""

from dataclasses import replace
from random import Random
from typing import NamedTuple

from games.game import Move, Seat
from games.sessions import rivals
from games.sessions.clocks import HOUR, MINUTE
from games.sessions.seat import Chair
from games.sessions.session import Session
from games.sessions.undo import UNDO_SECONDS

SLOWEST = 20.0
LIVE = 2.0, 5.0
"""Seconds, where people sit there and wait; else from the end of a mis-tap's undo until SLOWEST."""
QUICK = 2 * MINUTE
"""Clocks with no more time for a turn are live."""


class Automatic(NamedTuple):
    """A move that needs nobody's tap."""

    move: Move
    ordered: bool
    """Its seat's owner has asked for it; else it is their only course."""


def found(session: Session, seat: Seat, chair: Chair) -> Automatic | None:
    """What the bot would play for the chair now; None if its owner is to be asked."""
    book, state = session.rule_book, session.state
    if seat not in session.awaited or chair.stand_in or chair.resting:
        return None
    if book.windows is not None and session.question is not None:
        answers = (book.windows.ordered(state, seat, code) for code in chair.ahead)
        answer = next((move for move in answers if move is not None), None)
        return answer and Automatic(answer, ordered=True)
    legal = {move.code: move for move in book.moves(state, seat)}
    ordered = next((legal[code] for code in chair.ahead if code in legal), None)
    if ordered is not None:
        return Automatic(ordered, ordered=True)
    forced = book.forced(state, seat) if chair.auto else None
    return None if forced is None else Automatic(forced, ordered=False)


def put(session: Session, seat: Seat, chair: Chair, now: float) -> Chair:
    """The chair as something is asked of it: when the bot plays for it, if it does. Orders for a turn of which none is
    legal then are forgotten.
    """
    if chair.rival:
        moment = rivals.moves_at(session, seat, chair, now) if seat in session.awaited else None
        return replace(chair, plays=moment, passes=None)
    comes = found(session, seat, chair)
    if seat in session.awaited and session.question is None and not (comes and comes.ordered):
        chair = replace(chair, ahead=standing(session, chair))
    if comes is None:
        return replace(chair, plays=None)
    if chair.holds is not None:
        return replace(chair, plays=chair.holds, passes=None)
    return replace(chair, plays=now + _delay(session, seat, now))


def held(session: Session, now: float) -> Session:
    """The session, whose automatic moves wait a while: people are asked something that such a move would settle."""
    until = now + (session.bank.leftover if session.bank else HOUR)
    chairs = (c if c.plays is None else replace(c, plays=max(c.plays, until)) for c in session.chairs)
    return replace(session, chairs=tuple(chairs))


def orders(session: Session, seat: Seat) -> tuple[str, ...]:
    """What the seat's owner has ordered, as far as they still could play it."""
    codes = {move.code for move in session.rule_book.plannable(session.state, seat)}
    return tuple(code for code in session.chairs[seat].ahead if code in codes)


def standing(session: Session, chair: Chair) -> tuple[str, ...]:
    """Of the chair's orders those that outlast a turn: they wait for a window."""
    windows = session.rule_book.windows
    return tuple(code for code in chair.ahead if windows is not None and windows.stands(code))


def _delay(session: Session, seat: Seat, now: float) -> float:
    """Nobody can foresee it: it depends on all that is hidden."""
    way, bank = session.undo, session.bank
    least, most = LIVE if bank is not None and bank.credit <= QUICK else (UNDO_SECONDS, SLOWEST)
    if way is not None and way.seat == seat:
        later = max(way.until - now - least, 0.0)
        least, most = least + later, most + later
    return Random(f"{session.id} {seat} {session.state!r}").uniform(least, most)
