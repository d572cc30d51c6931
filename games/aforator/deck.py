"""The cards: each is a small number, in the order of their ids; what they are stands in cards.toml.

The printed card has a name, a worth (достоинство), a special ability and three others that it neutralises.
"""

import tomllib
from pathlib import Path
from typing import Literal, NamedTuple, get_args

Cards = tuple[int, ...]
KindId = Literal[
    "coffee", "aforator", "carrot", "monday", "boredom", "critic", "praise", "delay", "deadline", "sloth", "burnout",
    "whip", "thrill",
]  # fmt: skip
"""In the order of the circle."""

KINDS: tuple[KindId, ...] = get_args(KindId)
(
    COFFEE, AFORATOR, CARROT, MONDAY, BOREDOM, CRITIC, PRAISE, DELAY, DEADLINE, SLOTH, BURNOUT, WHIP, THRILL,
) = range(13)  # fmt: skip


class Kind(NamedTuple):
    id: KindId
    emoji: str
    mood: Literal["motivates", "demotivates", "neither"]
    neutralises: tuple[int, int, int]
    """Kinds whose ability is gone when a card of this kind is laid directly after theirs."""


_SET = tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))["kinds"]


def _round(kind: int) -> tuple[int, int, int]:
    first, third, ninth = ((kind + step) % len(KINDS) for step in (1, 3, 9))
    return first, third, ninth


KIND: tuple[Kind, ...] = tuple(
    Kind(kind["id"], kind["emoji"], kind["mood"], _round(at)) for at, kind in enumerate(_SET)
)
"""By kind, in the order of the circle."""

_CARDS = sorted((id, at, worth) for at, kind in enumerate(_SET) for id, worth in kind["worths"].items())

NAMES: tuple[str, ...] = tuple(id for id, _, _ in _CARDS)
"""A card's id in events, move codes and words: "coffee1"."""
CARDS: dict[str, int] = {id: card for card, id in enumerate(NAMES)}
DECK: Cards = tuple(range(len(NAMES)))
KIND_OF: tuple[int, ...] = tuple(kind for _, kind, _ in _CARDS)
WORTH: tuple[int, ...] = tuple(worth for _, _, worth in _CARDS)

UNDOES: tuple[frozenset[int], ...] = tuple(frozenset(kind.neutralises) for kind in KIND)
"""By kind: the kinds that it neutralises."""
EMPTY: Cards = ()
NO_CARD = -1
