"""The property: a card is a number, of the second set after all of the first; what it is stands in property.toml."""

from __future__ import annotations

import tomllib
from itertools import accumulate
from pathlib import Path
from typing import Any

Estate = int
Kind = int

NO_ESTATE: Estate = -1

_SET: dict[str, dict[str, Any]] = tomllib.loads(Path(__file__).with_name("property.toml").read_text(encoding="utf-8"))

KINDS: tuple[str, ...] = tuple(_SET)
COPIES: tuple[int, ...] = tuple(kind["copies"] for kind in _SET.values())
SIZE = sum(COPIES)
"""Of one set."""
ALL = range(2 * SIZE)

KIND: tuple[Kind, ...] = tuple(kind for kind, copies in enumerate(COPIES) for _ in range(copies)) * 2
"""By card."""
MIGHT: tuple[int, ...] = tuple(_SET[KINDS[kind]]["might"] for kind in KIND)
NAMES: tuple[str, ...] = tuple(KINDS[kind] + str(KIND[:card].count(kind) + 1) for card, kind in enumerate(KIND))
"""By card: its name in events and move codes, "club3": the kind and the copy, which has one digit."""
ESTATES: dict[str, Estate] = {name: estate for estate, name in enumerate(NAMES)}


def _cash(totals: list[int], copies: int) -> tuple[int, ...]:
    beyond = accumulate([totals[-1]] + [totals[0]] * (copies - len(totals)))
    return (0, *totals[:-1], *beyond)


CASH: tuple[tuple[int, ...], ...] = tuple(_cash(kind["cash"], 2 * kind["copies"]) for kind in _SET.values())
"""By kind and number of it: бабки in all; beyond the printed bonuses each adds its face value."""


def deck(sets: int) -> range:
    return range(sets * SIZE)
