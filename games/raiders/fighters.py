"""The fighters: a card is a number below 52, of the second set 52 more; what it is and does stands in fighters.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Literal, NamedTuple

Card = int
Deed = Literal["swing", "doom", "cancel", "return", "charm", "draw", "search", "turn-up"]
Aim = Literal["nothing", "capture", "attacker", "attacked", "guard", "fighter", "pile", "seat"]

NO_CARD: Card = -1


class Trick(NamedTuple):
    """A шняга."""

    id: str
    deed: Deed
    aims: Aim
    bound: Literal["suit", "own"] | None = None
    amount: int = 0
    own_turn: bool = False
    weaker: bool = False
    """It works only on a fighter whose might is no greater than the card's own."""


class Effect(NamedTuple):
    """What a fighter can do while he attacks or guards."""

    id: str
    deed: Deed
    on: Literal["self", "enemy"]
    costs: int
    amount: int = 0
    fighters: bool = False
    """Only fighters can be discarded for it."""
    half: bool = False
    """It adds half the might of what is discarded, rounded up."""
    once: bool = False
    """In a capture."""


_SET: dict[str, Any] = tomllib.loads(Path(__file__).with_name("fighters.toml").read_text(encoding="utf-8"))
_RANKS: list[dict[str, Any]] = _SET["ranks"]

SUITS: tuple[str, ...] = tuple(_SET["suits"])
RANKS: tuple[str, ...] = tuple(rank["rank"] for rank in _RANKS)
SIZE = len(RANKS) * len(SUITS)
"""Of one set. The rank comes first: `card // 4`."""
ALL = range(2 * SIZE)

FACES: tuple[str, ...] = tuple(rank + suit for rank in RANKS for suit in SUITS) * 2
"""By card: what it is, "7c"; the same in both sets. Names, pictures and texts are filed under it."""
NAMES: tuple[str, ...] = tuple(face + "2" * (card >= SIZE) for card, face in enumerate(FACES))
"""By card: its name in events and move codes; of the second set "7c2"."""
CARDS: dict[str, Card] = {name: card for card, name in enumerate(NAMES)}
SUIT: tuple[int, ...] = tuple(card % len(SUITS) for card in ALL)

_MIGHTS: list[int | None] = [might for rank in _RANKS for might in rank.get("might", [None] * len(SUITS))] * 2
FIGHTS: tuple[bool, ...] = tuple(might is not None for might in _MIGHTS)
"""By card: whether it has a might and so is a fighter."""
MIGHT: tuple[int, ...] = tuple(might or 0 for might in _MIGHTS)

TRICKS: tuple[Trick | None, ...] = (
    tuple(Trick(**rank["trick"]) if "trick" in rank else None for rank in _RANKS for _ in SUITS) * 2
)
EFFECTS: tuple[Effect | None, ...] = tuple(
    Effect(**_SET["effects"][face]) if face in _SET["effects"] else None for face in FACES
)

TRICK_DEED: tuple[Deed | None, ...] = tuple(trick.deed if trick else None for trick in TRICKS)
EFFECT_DEED: tuple[Deed | None, ...] = tuple(effect.deed if effect else None for effect in EFFECTS)


def deck(sets: int) -> range:
    return range(sets * SIZE)
