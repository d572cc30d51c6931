"""What the pictures of Raiders show: the street, a capture or tricks that lie open, hands with their menus, the end."""

from __future__ import annotations

from dataclasses import dataclass

from bot.pictures.drawing import Drawing, Player
from bot.pictures.raiders.values import (
    Aim,
    Card,
    Column,
    Fighter,
    Free,
    Head,
    Kin,
    Kind,
    Line,
    Option,
    Place,
    Standing,
    Street,
    Suit,
    Verdict,
)


@dataclass(frozen=True, kw_only=True)
class RaidersBoard(Drawing):
    """The table between captures, and after the end."""

    scene: str = "raiders-board"
    head: Head
    players: tuple[Player, ...]
    streets: tuple[Street, ...]
    pairs: bool
    free: tuple[Free, ...]
    free_word: str
    none_word: str
    fighters: int
    estates: int
    turn: int | None
    turn_word: str


@dataclass(frozen=True, kw_only=True)
class RaidersCapture(Drawing):
    """A capture that can be answered; nobody sees who has done so."""

    scene: str = "raiders-capture"
    head: Head
    players: tuple[Player, ...]
    raider: int
    attacker: Fighter | None
    owner: int | None
    guard: Fighter | None
    kind: Kind
    name: str
    might: int
    cash: int
    free_word: str
    """What is said of property that nobody has; and of such that nobody guards."""
    left: Column
    right: Column
    verdict: Verdict
    standings: tuple[Standing, ...]


@dataclass(frozen=True, kw_only=True)
class RaidersTricks(Drawing):
    """Tricks without a capture, and a hand that is being searched."""

    scene: str = "raiders-tricks"
    head: Head
    players: tuple[Player, ...]
    seat: int
    trick: Fighter
    aim: Aim | None
    draws: int
    """How many cards the trick brings; 0 for others."""
    pile: Column
    when: Line
    comes: Line
    standings: tuple[Standing, ...]


@dataclass(frozen=True, kw_only=True)
class RaidersHand(Drawing):
    """The reader's cards, or those of a hand that they search, in the order of the keyboard."""

    scene: str = "raiders-hand"
    heading: Line
    score: Line
    """As the capture stands."""
    trump: Suit
    cards: tuple[Card, ...]
    across: int


@dataclass(frozen=True, kw_only=True)
class RaidersOptions(Drawing):
    """A card with all that it may be used for, in the order of the keyboard."""

    scene: str = "raiders-options"
    heading: Line
    trump: Suit
    card: Card
    players: tuple[Player, ...]
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Turning:
    """Where it was decided."""

    at: int
    """The step of the chart."""
    side: int
    """Whose chance to win changed most."""
    words: Line


@dataclass(frozen=True, kw_only=True)
class RaidersEnd(Drawing):
    """The result; `series`: бабки of each side, circle by circle."""

    scene: str = "raiders-end"
    title: str
    facts: str
    by: str
    word: str
    players: tuple[Player, ...]
    winners: tuple[tuple[int, ...], ...]
    """Sides that share the first place."""
    cash: int
    streets: tuple[tuple[Kin, ...], ...]
    chart_word: str
    series: tuple[tuple[int, ...], ...]
    goal: int
    places: tuple[Place, ...]
    held: Line
    turning: Turning | None = None
