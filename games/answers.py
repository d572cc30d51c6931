"""Who is asked in a window, and when the bot passes for everybody else. Pure.

Whoever holds nothing playable, or has ordered it, is passed by the bot at a random moment of the window's least time:
a window that stays open longer says only that somebody was asked, and who wants to be asked always may have nothing.
"""

from random import Random

from games.chair import Chair
from games.game import Seat
from games.session import Session

LEAST_SECONDS = 30.0
"""The least time of a window; half an answer's time, if that is shorter."""


def wants(session: Session, seat: Seat, chair: Chair) -> bool:
    """Whether the chair's owner is to be asked what a window asks now."""
    windows, state = session.rule_book.windows, session.state
    if windows is None or chair.resting:
        return windows is None
    if chair.order == "always":
        return True
    return windows.playable(state, seat) and (chair.order == "" or windows.attacked(state, seat))


def passes(session: Session, seat: Seat, chair: Chair, now: float) -> float | None:
    """When the bot passes for the chair in the question that begins now; None: its owner, or a stand-in, answers."""
    question, windows = session.question, session.rule_book.windows
    if windows is None or question is None or chair.stand_in or wants(session, seat, chair):
        return None
    chance = Random(f"{session.id} {question} {seat} {windows.secret(session.state)}")
    return now + chance.uniform(0.0, least(session))


def least(session: Session) -> float:
    """Seconds of a window's least time."""
    bank = session.bank
    return LEAST_SECONDS if bank is None else min(LEAST_SECONDS, bank.answers(session.answer) / 2)
