"""Who is asked in a window, and when a pass counts. Pure.

How soon somebody passes must not tell whether they hold something to answer with. So each seat has a random moment
within the window's least time. Then the bot passes for whoever has nothing to play, or doesn't want to be asked; and a
pass by hand counts then, too, or at once if that moment is over.
Who has acted last isn't asked: nobody has done anything since. Where as things stand it would end against them, which
all can see, they have a while to lay a second card.
What can be seen: a window that closes within its least time tells nothing. One that stays open tells that somebody was
asked, but not that they have anything, since some want to be asked always.
"""

from dataclasses import replace
from random import Random

from games.game import Seat
from games.sessions.seat import Chair
from games.sessions.session import Session
from games.sessions.undo import UNDO_SECONDS

SECOND_CARD = 120.0
"""Seconds in which whoever has acted may add to it, if it isn't enough yet; a tenth of an answer's time, if that is
less.
"""

LEAST_SECONDS = 20.0
"""The least time of a window, in which all passes come that wait for nobody; half an answer's time, if that is less."""


LEAST_PRACTICE = 3.0
"""The same, where one practises."""


def wants(session: Session, seat: Seat, chair: Chair, *, acts: bool = False) -> bool:
    """Whether the chair's owner is to be asked what a window asks now; `acts`: it has come of what they did."""
    windows, state = session.rule_book.windows, session.state
    if windows is None or chair.resting:
        return windows is None
    if chair.order == "always":
        return True
    if acts or (chair.order == "mine" and not windows.attacked(state, seat)):
        return False
    return windows.concerned(state, seat)


def put(session: Session, seat: Seat, chair: Chair, now: float, *, acts: bool = False) -> Chair:
    """The chair as a question begins: whether its owner is asked, and from when on a pass of theirs counts."""
    question, windows = session.question, session.rule_book.windows
    if windows is None or question is None or chair.stand_in:
        return replace(chair, holds=None, passes=None, adds=False)
    chance, most = Random(f"{session.id} {question} {seat} {windows.secret(session.state)}"), least(session)
    holds = now + chance.uniform(min(UNDO_SECONDS, most), most)
    if wants(session, seat, chair, acts=acts):
        return replace(chair, holds=holds, passes=None, adds=False)
    adds = acts and windows.falls_short(session.state, seat)
    passes = max(holds, now + _second_card(session)) if adds else holds
    return replace(chair, holds=holds, passes=passes, adds=adds)


def counts(session: Session, seat: Seat) -> float | None:
    """When the seat's pass counts; None: it hasn't passed. The last pass closes the window, so it doesn't count while
    its opening may still be taken back.
    """
    passes = session.chairs[seat].passes
    if passes is None or session.undo is None or session.awaited != {seat}:
        return passes
    return max(passes, session.undo.until)


def _second_card(session: Session) -> float:
    bank = session.bank
    return SECOND_CARD if bank is None else min(SECOND_CARD, bank.answers(session.answer) / 10)


def least(session: Session) -> float:
    """Seconds of a window's least time. Whoever practises hides nothing from anybody."""
    if session.private:
        return LEAST_PRACTICE
    bank = session.bank
    return LEAST_SECONDS if bank is None else min(LEAST_SECONDS, bank.answers(session.answer) / 2)
