"""The tiles: numbers stand for themselves, kinds of action for numbers above 100. How many there are: tiles.toml."""

import tomllib
from pathlib import Path

UP, DOWN, UPDOWN, SKIP1, SKIP2, JOKER = range(101, 107)

ACTIONS = {UP: "up", DOWN: "down", UPDOWN: "updown", SKIP1: "skip1", SKIP2: "skip2", JOKER: "joker"}
OPENERS = frozenset({UP, DOWN, UPDOWN, JOKER})
"""Arrows and the Joker: they open a new row, and their player says who is next."""

_SET = tomllib.loads(Path(__file__).with_name("tiles.toml").read_text(encoding="utf-8"))

TWINS = frozenset(_SET["numbers"]["twins"])
PENALTIES = frozenset(_SET["numbers"]["penalty"])
DECK: tuple[int, ...] = (
    *sorted(tile for kind in _SET["numbers"].values() for tile in kind),
    *(tile for tile, name in ACTIONS.items() for _ in range(_SET["actions"][name])),
)

NAMES = {tile: ACTIONS.get(tile, str(tile)) for tile in DECK}
"""A tile's name in events, move codes and on buttons: "44", "updown"."""
TILES = {name: tile for tile, name in NAMES.items()}


def is_number(tile: int) -> bool:
    return tile < UP
