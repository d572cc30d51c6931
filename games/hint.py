"""A hint: the move that a strong rival would make in somebody's place, what it promises, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from games.cards import draw
from games.catalogue import mind_of
from games.facts import Facts, Finder
from games.game import AnyGame, Move
from games.search.guide import Budget
from games.search.mind import Mind
from games.search.search import Thought, chances, think

TABLES = 60
"""On which the reasons are looked for: the first that the search has imagined, and some more."""
SOLE = 24
"""Tables on which the chances are tried where there is no choice, and so nothing to think about."""


@dataclass(frozen=True, slots=True)
class Rated:
    """A move by its code, and the chance to win by it, from 0 to 1."""

    code: str
    share: float


@dataclass(frozen=True, slots=True)
class Hint:
    """Plain values, fit to be sent elsewhere."""

    code: str
    """Of the move."""
    share: float
    """The chance to win by it, from 0 to 1."""
    next: Rated | None
    """The best of the others, as far as they were tried: it may promise as much, or by chance a little more. None if
    there is no other.
    """
    facts: Facts | None
    """Why; None where nothing but the chances says so."""


def hint_of(
    book: AnyGame,
    view: Any,
    moves: Sequence[Move],
    chance: int,
    budget: Budget | None = None,
    tables: int = TABLES,
) -> Hint:
    """What a strong rival would do with that View, chance and budget, and why, out of so many tables. The same for the
    same View, whatever is hidden. `moves`: the seat's legal ones, at least one.
    """
    mind = mind_of(book)
    thought = think(mind, view, moves, chance, budget)
    finder = finder_of(book)
    facts = finder(view, thought.move, [*imagined(mind, view, chance, tables)]) if finder else None
    return Hint(thought.move.code, _share(mind, view, chance, thought), _next(thought), facts)


def finder_of(book: AnyGame) -> Finder | None:
    """What knows reasons of that game; None if nothing does."""
    there = Path(__file__).with_name(book.id) / "hint.py"
    return cast(Finder, import_module(f"games.{book.id}.hint").why) if there.exists() else None


def imagined(mind: Mind, view: Any, chance: int, tables: int) -> Iterator[Any]:
    """The tables that a search with that chance imagines, in its order."""
    for _ in range(tables):
        own, chance = draw(chance)
        yield mind.table(view, own)


def _share(mind: Mind, view: Any, chance: int, thought: Thought) -> float:
    """Of a move without a choice the chances of the table as it is."""
    if thought.candidates[0].playouts:
        return thought.share
    return chances(mind, view, chance, SOLE).get(view.seat, 0.0)


def _next(thought: Thought) -> Rated | None:
    others = (Rated(each.move.code, each.share) for each in thought.candidates if each.move != thought.move)
    return next(others, None)
