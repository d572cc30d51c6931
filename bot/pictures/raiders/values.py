"""Of what the pictures of Raiders are put together: plain values, with all their words said."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.pictures.drawing import Player

Suit = Literal["spades", "hearts", "diamonds", "clubs"]
Kind = Literal["kiosk", "club", "wash", "diner", "market", "hotel", "plant", "bank", "depot"]
Sort = Literal["taken", "dies", "off"]
"""How a capture would end: well for the attacker, badly, or not at all."""


@dataclass(frozen=True, slots=True)
class Icon:
    """A sign among words: a suit, might, a coin, an arrow."""

    icon: Suit | Literal["might", "coin", "right", "flag", "swords", "shield"]


Line = tuple[str | Icon | Player, ...]
"""Words, signs and names, side by side."""


@dataclass(frozen=True, slots=True)
class Head:
    """What stands above every picture in the group: the game, what is trump, and the way to go."""

    title: str
    trump_word: str
    trump: Suit
    goal_word: str
    goal: int


@dataclass(frozen=True, slots=True)
class Guard:
    """Who stands on a doorstep."""

    suit: Suit
    might: int
    trump: bool


@dataclass(frozen=True, slots=True)
class Kin:
    """All property of one kind that somebody has, with its guards; бабки with the bonus."""

    kind: Kind
    might: int
    cash: int
    guards: tuple[Guard | None, ...]


@dataclass(frozen=True, slots=True)
class Free:
    """Nobody's property of one kind; бабки of one."""

    kind: Kind
    name: str
    might: int
    cash: int
    n: int


@dataclass(frozen=True, slots=True)
class Street:
    cash: int
    hand: int
    owned: tuple[Kin, ...]


@dataclass(frozen=True, slots=True)
class Fighter:
    """A card by its front: who it is, or (`icon`) what it does; `might` is none where that doesn't count."""

    rank: str
    suit: Suit
    name: str
    might: int | None
    icon: str = ""
    leaves: Literal["", "skull", "hand"] = ""
    """Dies before the fight, or goes back to a hand."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card of the pile, which works or doesn't (`dead`)."""

    n: int
    seat: int
    name: str
    amount: str = ""
    icon: str = ""
    """What it does, where that is no number."""
    cancels: int | None = None
    """The number of the card that it makes void."""
    at: Line = ()
    """At whom, where the place doesn't tell it."""
    dead: bool = False


@dataclass(frozen=True, slots=True)
class Column:
    """Cards that work on one of two fighters; `earlier` sums up those for which there is no room."""

    earlier: str
    rows: tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """How it would end; `attack` against `defence`, or where nobody guards against the property's might."""

    when: Line
    words: str
    sort: Sort
    attack: int | None
    defence: int | None
    might: int


@dataclass(frozen=True, slots=True)
class Standing:
    """Бабки of a player, or of a pair."""

    seats: tuple[int, ...]
    cash: int


@dataclass(frozen=True, slots=True)
class Aim:
    """At what a trick is aimed: a fighter, the property that he guards and whose that is; or somebody's cards."""

    seat: int | None
    fighter: Fighter | None = None
    kind: Kind | None = None
    might: int = 0
    name: str = ""
    """Of the property."""
    hand: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """A card of a hand; `tab`: what it would make of a capture, in the words of its button."""

    rank: str
    suit: Suit
    n: int
    name: str
    might: int | None
    trick: str
    does: Line
    tab: Line = ()
    playable: bool = True


@dataclass(frozen=True, slots=True)
class Option:
    """Something that a card may be used for: `tab` is what it would come to."""

    at: Line
    tab: Line
    seat: int | None = None
    kind: Kind | None = None
    guard: Guard | None = None
    n: int = 0
    """Of a card of the pile: its number."""
    fails: bool = False
    """It is a capture that wouldn't succeed."""


@dataclass(frozen=True, slots=True)
class Place:
    place: int
    seats: tuple[int, ...]
    """One, or a pair."""
    cash: int
