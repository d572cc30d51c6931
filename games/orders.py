"""How somebody wants to be asked in windows. Pure; raises Refused with the reason."""

from dataclasses import replace
from typing import Literal

from games import answers
from games.absence import present_again
from games.bells import with_chair
from games.chair import Order
from games.game import Refused
from games.play import legal, move_of
from games.session import Person, Session, Stale, Step, called, in_play

Wish = Literal["can", "mine", "always", "rest"]
ORDERS: dict[Wish, Order] = {"can": "", "mine": "mine", "always": "always"}
"""What holds until something else is wished; to rest ends with the window."""


def order(session: Session, person: Person, wish: Wish, now: float) -> Step:
    """Settles it; who doesn't want to be asked what is being asked now passes by it."""
    seat = in_play(session, person.id)
    windows = session.rule_book.windows
    if windows is None:
        raise Stale
    if wish == "rest" and session.question is None:
        raise Refused("no-window")
    session = present_again(called(session, person), seat, now)
    chair = session.chairs[seat]
    chair = replace(chair, resting=wish == "rest", order=ORDERS.get(wish, chair.order))
    session = replace(session, chairs=with_chair(session, seat, chair), acted=now, warned=None)
    if session.question is None or seat not in session.awaited:
        return Step(session)
    if answers.wants(session, seat, chair):
        return Step(replace(session, chairs=with_chair(session, seat, replace(chair, passes=None))))
    return move_of(session, seat, legal(session, seat, windows.passing(session.state)), now)
