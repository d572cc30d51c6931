"""What a table has to tell: to its board, and to whoever doesn't know it yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby, islice

from games.game import Event, Seat
from games.sessions.session import Session

RECENT = 16
"""How many of the newest events a session carries for its board, those of one kind by one player in a row counted
once: of the events of the few lines that it tells, of which one may tell of a dozen gifts, none may be missing.
"""
MEMORY = 40
"""How many in all, for the board and for those who don't know them yet."""


def told(session: Session, kind: str, seat: Seat | None = None, *, n: int = 0) -> Session:
    """The session with one more event that its board may tell, while it plays."""
    if session.status != "playing":
        return session
    return remembering(session, Event(kind, seat, n=n))


def remembering(session: Session, *events: Event) -> Session:
    """The session with more events; those for which its board has no room are kept for whoever doesn't know them."""
    told, count = (*session.recent, *events), session.events + len(events)
    unknown = count - min((chair.known for chair in session.chairs if chair.person and not chair.left), default=count)
    newest = _newest(told)
    recent, older = told[-newest:], (*session.past, *told[:-newest])
    kept = max(min(unknown, MEMORY) - len(recent), 0)
    return replace(session, recent=recent, past=older[max(len(older) - kept, 0) :], events=count)


def _newest(told: Sequence[Event]) -> int:
    """How many of these events the board needs."""
    rows = groupby(reversed(told), key=lambda event: (event.kind, event.seat))
    return min(sum(len([*row]) for _, row in islice(rows, RECENT)), MEMORY)
