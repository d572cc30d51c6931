"""What the pictures of Aforator show: the board, the hand with its menus, the end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from bot.pictures.drawing import Drawing, Player

Mood = Literal["motivates", "demotivates", "neither"]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of cards: its icon has the name of its id, and its mood is a shape."""

    id: str
    mood: Mood


@dataclass(frozen=True, slots=True)
class Card:
    kind: Kind
    worth: int


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the Kon."""

    card: Card
    seat: int | None = None
    """Whose place it is; None where nobody remembers."""
    reached: int | None = None
    """The sum with it, which counts for its player; None likewise."""
    sum: int = 0
    """The sum after it."""
    cancelled: bool = False
    """By the card on the next place."""
    late: bool = False
    """It is added after the last card."""
    saved: int | None = None
    """Who keeps it from the deck."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on somebody's Table."""

    kind: Kind
    used: bool


@dataclass(frozen=True, slots=True)
class Seat:
    player: Player
    table: tuple[Lying, ...]
    hand: int
    discard: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a round has ended."""

    said: str
    """«розыгрыш 8: взятка»."""
    name: str
    """What stands in place of a player's name where the deck, or nobody, takes it."""
    seat: int | None
    cards: int
    more: int
    """Cards of the deck that come with them."""
    sum: int


@dataclass(frozen=True)
class AforatorBoard(Drawing):
    """The table in the group: the Kon and where it stands, or how the round before has ended; below it everybody."""

    title: str
    round: str
    deck: int
    laid: tuple[Laid, ...]
    coming: int
    """Cards that may still be laid in this round."""
    sum: int
    leader: int | None
    distance: int
    seats: tuple[Seat, ...]
    turn: int | None
    turn_word: str
    verdict: Verdict | None = None
    scene: str = field(default="aforator-board", kw_only=True)


@dataclass(frozen=True, slots=True)
class Said:
    """Words; what is strong in them is a figure that matters."""

    words: str
    strong: bool = False


Head = tuple[Said, ...]
"""What is asked, in a line."""


@dataclass(frozen=True, slots=True)
class Bit:
    """A part of a line: words, or the kind whose icon stands there."""

    words: str
    icon: bool = False


@dataclass(frozen=True, slots=True)
class Tab:
    """What a button promises: the sum, or a way."""

    bits: tuple[Bit, ...]
    leads: bool = False
    idle: bool = False
    """It can't be gone now."""


@dataclass(frozen=True, slots=True)
class Told:
    """A card with what is to be said of it here."""

    card: Card
    name: str
    """Of its kind."""
    ability: str
    """What it does there; or nothing."""
    says: str
    """Its aphorism in quotation marks; or nothing."""
    undoes: tuple[Kind, ...]
    tab: Tab | None = None
    used: bool = False


@dataclass(frozen=True)
class AforatorHand(Drawing):
    """Cards in rows as the keyboard has them: a hand, one's Table, what may be read aloud."""

    head: Head
    undoes: str
    """«отменяет»."""
    rows: tuple[tuple[Told, ...], ...]
    tabs: bool
    """Whether cards have them, or room for them."""
    scene: str = field(default="aforator-hand", kw_only=True)


@dataclass(frozen=True, slots=True)
class Ability:
    """What a card does at one place."""

    where: str
    does: str


@dataclass(frozen=True)
class AforatorCard(Drawing):
    """One card at length, and its ways in rows as the keyboard has them."""

    head: Head
    card: Told
    abilities: tuple[Ability, ...]
    undoes: str
    ways: tuple[tuple[Tab, ...], ...]
    scene: str = field(default="aforator-card", kw_only=True)


@dataclass(frozen=True, slots=True)
class Exchange:
    """A card on the Kon that might be exchanged, and what would come of it."""

    card: Card
    seat: int
    tab: Tab


@dataclass(frozen=True)
class AforatorSwap(Drawing):
    """A card of one's own, and the cards of others in whose place it may come."""

    head: Head
    mine: Card
    players: tuple[Player, ...]
    places: tuple[Exchange, ...]
    scene: str = field(default="aforator-swap", kw_only=True)


@dataclass(frozen=True, slots=True)
class Place:
    """A row of the end."""

    seat: int
    first: bool
    parts: tuple[int, ...]
    """What the bar is made of."""
    counts: tuple[int, ...]
    """What is counted, that which decides first."""


@dataclass(frozen=True, slots=True)
class Aphorism:
    label: str
    says: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class Turning:
    """Where it was decided."""

    when: str
    seat: int
    """Whose chance to win changed most."""
    what: str
    """How, behind their name."""


@dataclass(frozen=True)
class AforatorEnd(Drawing):
    """The end: who has won, everybody's counts, the aphorism of the evening."""

    title: str
    length: str
    by: str
    word: str
    names: tuple[int, ...]
    """Who has won."""
    players: tuple[Player, ...]
    parts: tuple[str, ...]
    """What the parts of the bars are."""
    counted: tuple[str, ...]
    """What is counted; the first one is told above, and has no label."""
    places: tuple[Place, ...]
    aphorism: Aphorism | None
    turning: Turning | None = None
    scene: str = field(default="aforator-end", kw_only=True)
