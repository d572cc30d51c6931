"""Tables of UpTurn in the middle of a row, for tests of what needs nobody's tap: Anya can only draw."""

from dataclasses import replace
from typing import Any

from games.sessions.clocks import TurnClock
from games.sessions.reminders import with_chair
from games.sessions.session import Person, Session
from games.sessions.turns import awaken
from games.upturn.state import State
from tests.games.sessions.tables import ANYA, BORYA, NOON, A, gathering
from tests.games.upturn.builders import table

STUCK = table("12 30", "4 60", last=40, up=True, bag="2 50 14 16")
"""Nothing of Anya's fits on a 40, nor will what she draws; Borya's 60 does."""
LUCKY = table("12 30", "4 60", last=40, up=True, bag="50 2 14 16")
"""What she draws will fit."""
FREE = table("12 50", "4 60", last=40, up=True, bag="2 50 14 16")
"""She has a choice."""
BOTH = table("12 30", "4 6", last=40, up=True, bag="2 3 14 16")
"""Borya can only draw, too."""


def at(state: State, *people: Person, clock: TurnClock = "day", now: float = NOON, **fields: Any) -> Session:
    """A table in that state, Anya's turn, which has come at that moment."""
    gathers = gathering(*(people or (ANYA, BORYA)), clock=clock)
    return awaken(gathers, replace(gathers, status="playing", state=state, started=NOON, **fields), now)


def stuck(*, clock: TurnClock = "day", **fields: Any) -> Session:
    """Anya's turn has come, and she can only draw."""
    return at(STUCK, clock=clock, **fields)


def ordered(state: State, *codes: str, auto: bool = True, now: float = NOON, **fields: Any) -> Session:
    """Anya's turn has come, and she has ordered these moves ahead of it; `auto`: and lets the bot do what it can."""
    gathers = gathering(ANYA, BORYA, clock=fields.pop("clock", "day"))
    gathers = replace(gathers, chairs=with_chair(gathers, A, replace(gathers.chairs[A], ahead=codes, auto=auto)))
    return awaken(gathers, replace(gathers, status="playing", state=state, started=NOON, **fields), now)
