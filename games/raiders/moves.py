"""What a player of Raiders can do, each decision a value of its own."""

from __future__ import annotations

from dataclasses import dataclass

from games.game import Move
from games.raiders.estates import NO_ESTATE, Estate
from games.raiders.fighters import NO_CARD, Card


@dataclass(frozen=True, slots=True)
class Capture(Move):
    """Send a fighter from the hand to take property. Code: the fighter, `>`, the property."""

    fighter: Card = NO_CARD
    estate: Estate = NO_ESTATE


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Play a card's trick. Code: the card, then `@` and the target, or `!` if it takes none.

    `target` is what the trick aims at: a fighter on the table, a card of the open pile, a seat, or -1.
    """

    card: Card = NO_CARD
    target: int = -1


@dataclass(frozen=True, slots=True)
class Use(Move):
    """Use a fighter's effect in a capture. Code: the fighter, and `+` with each card that is discarded for it."""

    fighter: Card = NO_CARD
    costs: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Answer nothing to what is in the window now. Code `pass`."""


@dataclass(frozen=True, slots=True)
class End(Move):
    """End one's turn. Code `end`."""


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Choose the card that a searched player discards. Code: `x` and the card."""

    card: Card = NO_CARD


@dataclass(frozen=True, slots=True)
class Spare(Move):
    """Let the searched player keep everything. Code `none`."""


@dataclass(frozen=True, slots=True)
class Guarded(Move):
    """An order, no move: if somebody goes for that property, play the card's trick where it helps. Code: the property,
    `?`, the card.
    """

    estate: Estate = NO_ESTATE
    card: Card = NO_CARD


@dataclass(frozen=True, slots=True)
class Call(Move):
    """«Мухлёж!»: say that a card of the open pile may not touch its target. Code: `call@` and the card."""

    card: Card = NO_CARD


RaidersMove = Capture | Play | Use | Pass | End | Discard | Spare | Call
"""What a table of Raiders may choose."""
