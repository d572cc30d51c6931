"""The table of how long games take, made anew by simulated people: `python -m games expect`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, get_args

from games import catalogue
from games.game import AnyGame, Options
from games.sessions.clocks import TurnClock
from games.sessions.expected import fields_of, key_of
from games.sessions.pace import between

USUAL: TurnClock = "day"
"""The clock with which every choice is simulated; the others with the usual ones only."""
FEW = 3
"""People with whom clocks are compared, or as many as the game is for."""


def made(games: int, seed: int, say: Callable[[str], object]) -> str:
    """The table anew, as JSON, out of so many games for each line; what has been played is said meanwhile."""
    found: dict[str, Any] = {}
    for game in catalogue.newest():
        days = {}
        for people, options in _choices(game):
            days[key_of(game, people, options)] = _days(game, people, games, seed, USUAL, options)
            say(f"{game.id} {key_of(game, people, options)}: {days[key_of(game, people, options)]}")
        clocks = {}
        few = min(FEW, game.seats[-1])
        usual = days[key_of(game, few, game.options())]
        for clock in get_args(TurnClock):
            slow = _days(game, few, games, seed, clock, game.options())
            clocks[clock] = 1.0 if clock == USUAL else round(sum(slow) / sum(usual), 5)
            say(f"{game.id} {clock}: {clocks[clock]}")
        found[game.id] = {"days": days, "clocks": clocks}
    return json.dumps(found, indent=1) + "\n"


def _days(game: AnyGame, people: int, games: int, seed: int, clock: TurnClock, options: Options) -> list[float]:
    return between(game, people, games, seed, clock, options.settled(slow=True), 0.25, 0.75)


def _choices(game: AnyGame) -> Iterator[tuple[int, Options]]:
    """Every number of people with all that they can choose, the usual first; what takes equally long only once."""
    fields = fields_of(game)
    for people in game.seats:
        seen = set()
        for chosen in product(*fields.values()):
            options = game.options(**dict(zip(fields, chosen, strict=True)))
            if (key := key_of(game, people, options)) not in seen:
                seen.add(key)
                yield people, options
