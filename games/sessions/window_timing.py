"""Who is asked in a window, and when a pass counts. Pure.

Whoever holds nothing playable, or has ordered it, is passed by the bot at a random moment of the window's least time.
A pass by hand counts at that same moment, or at once if it is over. So a window that closes in its least time says
nothing, one that stays open says only that somebody was asked, and who wants to be asked always may have nothing.
"""

from dataclasses import replace
from random import Random

from games.game import Seat
from games.sessions.pending import UNDO_SECONDS
from games.sessions.seat import Chair
from games.sessions.session import Session

LEAST_SECONDS = 20.0
"""The least time of a window; half an answer's time, if that is shorter."""


def wants(session: Session, seat: Seat, chair: Chair) -> bool:
    """Whether the chair's owner is to be asked what a window asks now."""
    windows, state = session.rule_book.windows, session.state
    if windows is None or chair.resting:
        return windows is None
    if chair.order == "always":
        return True
    return windows.playable(state, seat) and (chair.order == "" or windows.attacked(state, seat))


def put(session: Session, seat: Seat, chair: Chair, now: float) -> Chair:
    """The chair before what is asked from now on: whether its owner is asked, and when a pass of theirs counts."""
    question, windows = session.question, session.rule_book.windows
    if windows is None or question is None or chair.stand_in:
        return replace(chair, holds=None, passes=None)
    chance, most = Random(f"{session.id} {question} {seat} {windows.secret(session.state)}"), least(session)
    holds = now + chance.uniform(min(UNDO_SECONDS, most), most)
    return replace(chair, holds=holds, passes=None if wants(session, seat, chair) else holds)


def counts(session: Session, seat: Seat) -> float | None:
    """When the pass of the seat counts: the last one not while the window's opening may be taken back. None: there is
    no pass.
    """
    passes = session.chairs[seat].passes
    if passes is None or session.undo is None or session.awaited != {seat}:
        return passes
    return max(passes, session.undo.until)


def least(session: Session) -> float:
    """Seconds of a window's least time."""
    bank = session.bank
    return LEAST_SECONDS if bank is None else min(LEAST_SECONDS, bank.answers(session.answer) / 2)
