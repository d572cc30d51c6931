"""How long a game will take, out of a table that simulated people have made: `python -m games expect` makes it anew."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args

from games.game import NAMED, AnyGame, Options
from games.sessions.clocks import DAY, TurnClock

FILE = Path(__file__).with_name("expected.json")
LONG = 21 * DAY
"""A game that takes longer may well never be finished."""


class Span(NamedTuple):
    """Seconds from the first move to the last: half of all games lie between these."""

    least: float
    most: float


def expected(game: AnyGame, people: int, clock: TurnClock, options: Options) -> Span | None:
    """How long such a game usually takes; None where nobody has tried."""
    known = _table().get(game.id, {})
    found = known.get("days", {}).get(key_of(game, people, options))
    share = known.get("clocks", {}).get(clock)
    return Span(found[0] * DAY * share, found[1] * DAY * share) if found and share else None


def shorter(game: AnyGame, people: int, clock: TurnClock, options: Options) -> tuple[str, Any] | None:
    """The one other choice by which a game that takes too long takes the least time; None without, or without need."""
    now = expected(game, people, clock, options)
    if now is None or now.most <= LONG:
        return None
    found = []
    for field, values in fields_of(game).items():
        for value in values:
            other = expected(game, people, clock, options.model_copy(update={field: value}))
            if other is not None and other.most < now.most:
                found.append((other.most, field, str(value), value))
    if not found:
        return None
    _, field, _, value = min(found)
    return field, value


def fields_of(game: AnyGame) -> dict[str, list[Any]]:
    """The options of a game with their values, the usual one first; who is named doesn't matter here."""
    found = {}
    for name, field in game.options.model_fields.items():
        if name != NAMED:
            values = [False, True] if field.annotation is bool else [*get_args(field.annotation)]
            found[name] = sorted(values, key=lambda value: value != field.default)
    return found


def key_of(game: AnyGame, people: int, options: Options) -> str:
    """Under which the table has such games."""
    return f"{people} {game.tempo(people, options)}".strip()


@cache
def _table() -> Mapping[str, Any]:
    found: Mapping[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found
