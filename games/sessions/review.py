"""A game that is over is looked back upon once, for the moment at which it turned. That takes a while: it is asked for,
and kept with the session. Pure.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from games.sessions.clocks import DAY
from games.sessions.session import Session, Step
from games.turning import Turning

WITHIN = DAY
"""After its end; later nobody looks at it any more."""


class Review(NamedTuple):
    """What has come of it."""

    turning: Turning | None


class Reviews(Exception):
    """A session is to be looked back upon."""

    def __init__(self, session: Session) -> None:
        super().__init__(session.id)
        self.session = session


def is_due(session: Session, now: float) -> bool:
    """Whether nobody has looked back upon it yet, and it is worth it."""
    return session.status == "finished" and not session.reviewed and now < (session.ended or 0.0) + WITHIN


def reviewed(session: Session, review: Review | None) -> Step:
    """The session with what was found. Raises Reviews where that is still to be done."""
    if review is None:
        raise Reviews(session)
    return Step(replace(session, reviewed=True, turning=review.turning))
