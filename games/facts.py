"""Why a move is good, in figures: `games/<id>/hint.py` finds them, and words are made of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Facts:
    """One reason. Its words are `<game>-hint-<kind>`."""

    kind: str
    figures: dict[str, int] = field(default_factory=dict)
    """By the names that the words have for them. `next` and `whose` are seats; `tens` and `without` count in how many
    of ten tables something comes about, `chance` in how many of a hundred.
    """


Finder = Callable[[Any, Any, Sequence[Any]], Facts | None]
"""In: the seat's View, a legal move of its own, and tables that the View could be of, at least one. Out: why the move
is good; None if nothing but its chances says so.
"""


def facts(kind: str, **figures: int) -> Facts:
    """A reason with its figures."""
    return Facts(kind, figures)


def tens(found: Iterable[bool]) -> int:
    """In how many of ten tables it is so."""
    return _out_of(10, found)


def percent(found: Iterable[bool]) -> int:
    """In how many of a hundred."""
    return _out_of(100, found)


def _out_of(n: int, found: Iterable[bool]) -> int:
    every = [*found]
    return round(n * sum(every) / len(every))
