"""How somebody wants to be asked in windows. Pure; raises Refused with the reason."""

from dataclasses import replace
from typing import Literal

from games.game import Refused
from games.sessions import window_timing
from games.sessions.play import passed
from games.sessions.reminders import with_chair
from games.sessions.seat import Order
from games.sessions.session import Person, Session, Stale, Step, in_play

WindowWish = Literal["can", "mine", "always", "rest"]
ORDERS: dict[WindowWish, Order] = {"can": "", "mine": "mine", "always": "always"}
"""The wishes that hold until another one; to rest ends with the window."""


def order(session: Session, person: Person, wish: WindowWish, now: float, *, window: int | None = None) -> Step:
    """Settles it; who doesn't want to be asked what is being asked now passes by it.

    `window`: the number of the one that is to be rested from; another one may be open by now. It is a secret, so it
    changes nothing else: not even an absence ends by it.
    """
    seat = in_play(session, person.id)
    if session.rule_book.windows is None:
        raise Stale
    if wish == "rest" and session.question is None:
        raise Refused("no-window")
    if wish == "rest" and window not in (None, session.window):
        raise Stale
    chair = session.chairs[seat]
    chair = replace(chair, resting=wish == "rest", order=ORDERS.get(wish, chair.order))
    session = replace(session, chairs=with_chair(session, seat, chair))
    if session.question is None or seat not in session.awaited or chair.stand_in:
        return Step(session)
    if window_timing.wants(session, seat, chair):
        return Step(replace(session, chairs=with_chair(session, seat, replace(chair, passes=None))))
    return passed(session, seat, now)
