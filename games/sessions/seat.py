"""Somebody at a table: who they are, what the game asks of them, and how their time and absence stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.game import Seat
from games.sessions.quiet_hours import Quiet

Head = Literal["", "morning", "reminder", "nudge"]
"""What the newest message of a call is, beside the call itself."""
Order = Literal["", "mine", "always"]
"""When somebody wants to be asked in a window: if they could answer, if it is about what is theirs too, or always."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody as Telegram knows them; names as they gave them, shortened and cleaned only by screens."""

    id: int
    name: str
    surname: str = ""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who sits on it. Moments are seconds since 1970."""

    person: Person
    epoch: int = 0
    """Grows whenever what this seat is asked changes; buttons carry it."""
    call: int = 0
    """Counts how often the game began to wait for this seat: each rings once."""
    since: float | None = None
    """Since when the clock of the present call runs; None while the game doesn't wait for this seat."""
    reminded: int = 0
    """The last call of which its owner was reminded."""
    recalled: bool = False
    """The call was taken back, by an undo, until the next move."""
    acted: float = 0.0
    """When its owner last moved, or passed; 0: not yet."""
    seen: bool = False
    """Whether the group has seen its owner move: a pass in a window shows nothing."""
    granted: float | None = None
    """Seconds that the present call has in all; None: the clock's credit."""
    spent: float = 0.0
    """Seconds of them that were used before `since`."""
    lent: float = 0.0
    """Seconds of them that aren't saved if they are left over: a turn's later decisions have a turn's time anew."""
    saved: float = 0.0
    """Seconds left over from earlier turns."""
    answers: bool = False
    """The call asks one of several for an answer: it has its own share of time."""
    muted: bool = False
    """The call came while its owner slept or was away, and hasn't been rung yet."""
    rang: float = 0.0
    """When its owner was last rung on their turn. Bells of windows don't count: others could tell who was asked."""
    rings: int = 0
    """How often they were rung within the present call, after its beginning."""
    head: Head = ""
    nudged: int = 0
    """The last call in which somebody nudged its owner."""
    nudger: Seat | None = None
    missed: int = 0
    """Turns in a row that silence has played."""
    stand_in: bool = False
    """A rival plays for the seat until its owner comes back."""
    left: bool = False
    """Its owner got up for good."""
    offered: bool = False
    """Another member may take the seat."""
    away: float | None = None
    """Until when its owner is away."""
    hours: Quiet | None = None
    """Its owner's own quiet hours; None: as in the chat."""
    order: Order = ""
    resting: bool = False
    """Its owner passes until the window closes, whatever else they have ordered."""
    holds: float | None = None
    """Until when a pass in the present question is held back, whoever makes it."""
    passes: float | None = None
    """When the seat passes, whose owner isn't asked or has passed; None: they are asked, or nobody waits for them."""
