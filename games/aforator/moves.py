"""What a player of Aforator can do, each decision a value of its own."""

from __future__ import annotations

from dataclasses import dataclass

from games.game import Move, Seat


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Lay a hand card on the Kon. Code `k` + card."""

    card: int = 0


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Lay a hand card on one's own Table. Code `t` + card."""

    card: int = 0


@dataclass(frozen=True, slots=True)
class Use(Move):
    """Use the ability of a Table card of that kind.

    Codes: `u` + kind; `s` + seat from whose discard a card comes (Афоратор); `c` + hand card + `@` + place on the Kon,
    counted from 1, where it replaces another's (Критика).
    """

    kind: int = 0
    target: Seat | None = None
    card: int | None = None
    place: int | None = None
    """On the Kon, from 0."""


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Don't use the card just laid on the Table now. Code `pass`."""


@dataclass(frozen=True, slots=True)
class Bury(Move):
    """Put a hand card under the deck, as Кофе asks. Code `b` + card."""

    card: int = 0


@dataclass(frozen=True, slots=True)
class ReadAloud(Move):
    """Read an open card's aphorism aloud, awaited or not; changes nothing in the game. Code `a` + card."""

    card: int = 0


AforatorMove = Play | Place | Use | Keep | Bury | ReadAloud
