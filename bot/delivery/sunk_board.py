"""When a board has sunk too far, or lain too long, to be edited where it is: then it is sent anew at the bottom."""

from __future__ import annotations

from games.sessions.session import Session
from storage.slots import Shown

BURIED = 20
"""Messages below the board from which on it has sunk."""
REPOST_SECONDS = 600.0
"""The least time between two boards."""
OLD_BOARDS = ((600.0, 900.0), (8 * 3600.0, 3 * 3600.0), (float("inf"), 12 * 3600.0))
"""Pairs: where a turn has at most so many seconds, a board of more than so many seconds has lain too long."""


def sunk(session: Session, board: Shown, newest: int | None, now: float) -> bool:
    """Whether the board is sent anew: by its age, or by the newest message id seen in its chat (None: unknown)."""
    age = now - board.sent
    if session.status != "playing" or age < REPOST_SECONDS or not _moved(session, board):
        return False
    turn = session.bank.credit if session.bank else float("inf")
    if age > next(oldest for longest, oldest in OLD_BOARDS if turn <= longest):
        return True
    return newest is not None and newest - (board.message or 0) >= BURIED


def _moved(session: Session, board: Shown) -> bool:
    """Whether a move, or silence, has changed the table since its board was last drawn; an outage alone is neither."""
    begun = (chair.since or 0.0 for chair in session.chairs)
    return max(session.acted, *begun) > max(board.edited, session.counted)
