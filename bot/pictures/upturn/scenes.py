"""What pictures of UpTurn show, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.pictures.drawing import Drawing, Player

Kind = Literal["plain", "penalty", "twin", "up", "down", "updown", "skip1", "skip2", "joker", "gift"]
"""A gift is a tile of which only its back is seen."""
Way = Literal["up", "down", "any", "stuck", "over"]
"""Where numbers go; any: up or down, as one likes; stuck: nowhere, but an arrow helps; over: the game is."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile: its number, or the kind of action."""

    kind: Kind
    number: int = 0


@dataclass(frozen=True, slots=True)
class Need:
    """What fits now."""

    way: Way
    words: str


@dataclass(frozen=True, slots=True)
class Mark:
    """Something to be known of a seat, with an icon: gifts to share out, a last tile that was called or wasn't."""

    kind: Literal["gifts", "said", "owes"]
    words: str


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody on the board."""

    player: Player
    tiles: int
    counted: str
    """The word after the count, or what is said of who has none."""
    turn: str = ""
    """The word on the tab of who is on turn."""
    came: int = 0
    """How many of the tiles were given to them since their last turn."""
    mark: Mark | None = None
    out: bool = False
    """They have laid their last tile; others play on."""


@dataclass(frozen=True, kw_only=True)
class UpTurnBoard(Drawing):
    """The table."""

    scene: str = "upturn-board"
    title: str
    row: str
    bag: int
    earlier: tuple[Tile, ...]
    """The end of the row before."""
    hidden: int = 0
    """Tiles of the present row that lie in a pile before the others."""
    more: str = ""
    """The word on that pile."""
    tiles: tuple[Tile, ...]
    last: int | None
    """Which of them is the last number, counted from 0."""
    need: Need
    seats: tuple[Seat, ...]
    sense: int = 0
    """1: play goes to the right, -1: to the left; 0: it makes no difference."""


@dataclass(frozen=True, slots=True)
class Held:
    """A tile in hand."""

    tile: Tile
    n: int = 1
    """How many of the kind."""
    fits: bool = True
    drawn: bool = False
    """It has just come from the bag."""
    ways: tuple[str, ...] = ()
    """Where it has buttons of its own, silently and aloud: their words."""


@dataclass(frozen=True, slots=True)
class Header:
    """What stands above a hand."""

    words: str
    held: str
    last: Tile | None = None
    """The last number on the table."""
    way: Way | None = None


@dataclass(frozen=True, kw_only=True)
class UpTurnHand(Drawing):
    """Somebody's tiles, shelf by shelf as their buttons stand."""

    scene: str = "upturn-hand"
    header: Header
    shelves: tuple[tuple[Held, ...], ...]
    none: str = ""
    """What is said of empty shelves."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the ways to lay a tile, or whom a gift goes to."""

    words: str
    way: Literal["", "up", "down"] = ""
    seat: int | None = None
    """Whose name the words are."""
    sense: int = 0
    """Who is next sits there: 1 to the right, -1 to the left."""
    tiles: int | None = None
    """How many they have."""
    gifts: int = 0
    """How many it brings."""
    said: bool = False
    """With the word for one's last tile."""


@dataclass(frozen=True, kw_only=True)
class UpTurnChoices(Drawing):
    """A tile with its question, and the answers in the rows of their buttons."""

    scene: str = "upturn-choices"
    header: Header
    tile: Tile
    n: int = 1
    players: tuple[Player, ...]
    """By seat."""
    rows: tuple[tuple[Choice, ...], ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Who is on a place, and with what."""

    number: int
    seat: int
    tiles: int
    counted: str
    """The same in words."""
    summed: str = ""
    """Their sum in words, where it has decided."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The turning point."""

    at: int
    """After so many turns it was over."""
    seat: int
    """Whose chance to win changed most."""
    title: str
    words: str
    """How, behind their name."""


@dataclass(frozen=True, kw_only=True)
class UpTurnEnd(Drawing):
    """How it ended."""

    scene: str = "upturn-end"
    title: str
    facts: str
    by: str
    """Whose table it was."""
    word: str
    won: bool
    last: Tile | None
    """The number that ended it."""
    players: tuple[Player, ...]
    """By seat."""
    places: tuple[Place, ...]
    """Best first; shared ones one after the other."""
    charted: str = ""
    """What the chart shows."""
    series: tuple[tuple[int, ...], ...] = ()
    """By seat: tiles in hand after each turn; empty if nobody has looked."""
    turn: Turn | None = None
