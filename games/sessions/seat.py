"""Somebody at a table: who they are, what the game asks of them, and how their time and absence stand.

A *call* begins when the game begins to wait for a seat, and lasts until it doesn't any more; in a window each
question is one. Each has a time of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from games.game import Seat
from games.levels import Level
from games.sessions.quiet_hours import Quiet

Head = Literal["", "morning", "reminder", "nudge"]
"""Why the newest message of a call was sent, if it wasn't for the call itself."""
Order = Literal["", "mine", "always"]
"""When somebody wants to be asked in a window: if they can answer, if it is also about what is theirs, or always."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody as Telegram knows them; names as they gave them, shortened and cleaned only by screens."""

    id: int
    name: str
    surname: str = ""


@dataclass(frozen=True, slots=True)
class Rival:
    """A computer player: nobody whom Telegram knows, so nothing is sent to it, and it has no say at the table."""

    name: str
    """Of its character: one of `rivals.CHARACTERS`."""
    level: Level


Occupant = Annotated[Person | Rival, Field(union_mode="left_to_right")]


class Gain(NamedTuple):
    """What has come into a hand, as only its owner may know it."""

    number: int
    """The event with which it came, counted from 0: of the table, or of some news (-1: of none that is told)."""
    pieces: tuple[str, ...]
    """The tiles or cards, as `Game.held` names them."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who sits on it. Moments are seconds since 1970."""

    who: Occupant
    epoch: int = 0
    """Grows whenever what this seat is asked changes; buttons carry it, so that those of the past are known."""
    call: int = 0
    """Counts the seat's calls that ring: when they begin, or once its owner is awake."""
    since: float | None = None
    """Since when the clock of the present call runs; None while the game doesn't wait for this seat."""
    reminded: int = 0
    """The last call of which its owner was reminded."""
    recalled: bool = False
    """The seat's last call was undone with the move that it came from; until the next move."""
    acted: float = 0.0
    """When its owner last moved, or passed; 0: not yet."""
    seen: bool = False
    """Whether its owner has made a move that the group could see: a pass in a window is none, nor is a draw by which
    their turn has only begun.
    """
    granted: float | None = None
    """How many seconds the present call may take in all; None: the credit that the table's clock gives."""
    spent: float = 0.0
    """How many of them were used up before `since`."""
    lent: float = 0.0
    """How many of them aren't saved if they are left over: what a further decision in a turn was given beyond what the
    turn still had. Less than 0: what the turn had beyond that.
    """
    saved: float = 0.0
    """Seconds left over from earlier turns, which are added to the next."""
    answers: bool = False
    """The call is a window's: an answer has a time of its own, and neither saves any nor uses what is saved."""
    muted: bool = False
    """The call came while its owner slept or was away, and is still to be rung."""
    rang: float = 0.0
    """When its owner was last rung on their turn. Bells of windows don't count: whether a nudge is allowed would tell
    others who was asked.
    """
    rings: int = 0
    """How often its owner was rung within the present call, beside its beginning."""
    head: Head = ""
    nudged: int = 0
    """The last call in which somebody nudged its owner."""
    nudger: Seat | None = None
    """Who nudged them in the present call."""
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
    auto: bool = True
    """What its owner is bound to do anyway the bot does for them."""
    ahead: tuple[str, ...] = ()
    """Codes of moves that its owner has ordered for their next turn: the first of them that is legal then."""
    plays: float | None = None
    """When the bot makes the move that is asked of the seat; None: its owner is to make it."""
    calendar: bool = False
    """The present call counts days by the calendar; else only hours in which people are awake."""
    belled: float = 0.0
    """When its owner was last rung at all: a secret of theirs."""
    woken: int = 0
    """The last call of which its owner was told in the morning."""
    order: Order = ""
    resting: bool = False
    """Its owner passes until the window closes, whatever `order` says."""
    adds: bool = False
    """Its owner has raised the present question, and has a while to add to what isn't enough yet."""
    holds: float | None = None
    """The moment before which no pass to the present question of a window counts: neither the bot's nor the owner's."""
    passes: float | None = None
    """When the seat passes by itself, as its owner isn't asked, or has passed already; None: its owner is to answer, or
    the game doesn't wait for the seat.
    """
    novice: bool = False
    """Its owner plays such a game for the first time."""
    namesake: bool = False
    """Its owner plays the game at another table, too, in a chat of the same name."""
    known: int = 0
    """How many events the table had told when its owner last made a move that the group could see."""
    answered: int = 0
    """Likewise when they last passed in a window, which is nobody else's business."""
    gained: tuple[Gain, ...] = ()
    """What has come into the hand since then."""

    @property
    def person(self) -> Person | None:
        """Who sits there, if that is a person."""
        return self.who if isinstance(self.who, Person) else None

    @property
    def rival(self) -> Rival | None:
        """The computer player that sits there, if one does."""
        return self.who if isinstance(self.who, Rival) else None

    def seats(self, person: int) -> bool:
        """Whether it is that person's."""
        return isinstance(self.who, Person) and self.who.id == person
