"""What somebody orders ahead of their turn: a list of moves, of which the first is played that is possible then. Nobody
else ever hears of it. Pure; raises Refused with the reason.
"""

from dataclasses import replace

from games.game import Refused, Seat
from games.sessions import automatic
from games.sessions.reminders import with_chair
from games.sessions.session import Person, Session, Step, in_play
from games.sessions.turns import reconsidered

MOST = 6
"""Orders that one may have at a time."""


def order(session: Session, person: Person, code: str, now: float) -> Step:
    """Adds a move to what is ordered, or takes it out. Raises Refused, also for what they hold no tile or card for."""
    seat = _waits(session, person)
    orders = automatic.orders(session, seat)
    if code in orders:
        return _with(session, seat, tuple(other for other in orders if other != code), now)
    if all(move.code != code for move in session.rule_book.plannable(session.state, seat)):
        raise Refused("ahead-unheld")
    if len(orders) >= MOST:
        raise Refused("ahead-full", n=MOST)
    return _with(session, seat, (*orders, code), now)


def drop(session: Session, person: Person, now: float) -> Step:
    """Forgets all that is ordered."""
    seat = in_play(session, person.id)
    return _with(session, seat, (), now) if session.chairs[seat].ahead else Step(session)


def _with(session: Session, seat: Seat, ahead: tuple[str, ...], now: float) -> Step:
    chair = replace(session.chairs[seat], ahead=ahead)
    return Step(reconsidered(replace(session, chairs=with_chair(session, seat, chair)), seat, now))


def _waits(session: Session, person: Person) -> Seat:
    """The seat of somebody who plays themselves and isn't asked right now."""
    seat = in_play(session, person.id)
    if session.chairs[seat].stand_in:
        raise Refused("played-for")
    if session.asked(seat):
        raise Refused("ahead-your-turn")
    return seat
