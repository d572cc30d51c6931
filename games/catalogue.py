"""The list of games. A new game is a folder with its rules and one line here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, cast

from pydantic import TypeAdapter

from games.aforator import easy as easy_aforator
from games.aforator import rival as aforator
from games.aforator.rules import Aforator, FirstAforator
from games.aforator.stirred import stirred as stirred_aforator
from games.beginner import anyhow
from games.document import validated
from games.game import AnyGame, Move, Seat
from games.lab import Lab, Plain
from games.raiders import easy as easy_raiders
from games.raiders import rival as raiders
from games.raiders.rules import FirstRaiders, Raiders
from games.raiders.stirred import stirred as stirred_raiders
from games.rival import Chooser, Seeded, first_active
from games.search.guide import Guide
from games.search.judge import NOTHING, read
from games.search.mind import Mind
from games.search.retrospect import Stirred
from games.search.to_the_end import ToTheEnd
from games.upturn import easy as easy_upturn
from games.upturn import rival as upturn
from games.upturn.rules import FirstUpTurn, UpTurn
from games.upturn.stirred import stirred as stirred_upturn


def as_dealt(state: Any, _: int) -> Any:
    """Of a game in which nothing is drawn any more."""
    return state


@dataclass(frozen=True, slots=True)
class Entry:
    """A game under one version of its rules, and what else there is to it."""

    game: AnyGame
    rival: Chooser = first_active
    """How its computer players play."""
    easy: Seeded = anyhow
    """How they play who are beginners."""
    lab: str = ""
    """The module that is its Lab: no bot needs it, so it is loaded when asked for. Empty: its events are counted."""
    guide: str = ""
    """The module that is its Guide, by which a strong rival searches; loaded when asked for. Empty: its play-outs go on
    to the end.
    """
    stirred: Stirred = as_dealt
    """For looking back: how else it could have gone on from there."""


UPTURN = Entry(
    UpTurn(), upturn.choose, easy_upturn.choose, "games.upturn.lab", "games.upturn.evaluation", stirred_upturn
)
AFORATOR = Entry(
    Aforator(), aforator.choose, easy_aforator.choose, "games.aforator.lab", "games.aforator.evaluation",
    stirred_aforator,
)  # fmt: skip
RAIDERS = Entry(
    Raiders(), raiders.choose, easy_raiders.choose, "games.raiders.lab", "games.raiders.evaluation", stirred_raiders
)
ENTRIES = (
    UPTURN,
    AFORATOR,
    RAIDERS,
    replace(UPTURN, game=FirstUpTurn()),
    replace(AFORATOR, game=FirstAforator()),
    replace(RAIDERS, game=FirstRaiders()),
)
"""Every game under every version of its rules that a session may still be played under, the newest of a game first."""
GAMES: tuple[AnyGame, ...] = tuple(entry.game for entry in ENTRIES)


def game(id: str, rules: int | None = None) -> AnyGame:
    """The game of that id, under the newest rules or those of a version. Raises LookupError."""
    for known in GAMES:
        if known.id == id and rules in (None, known.rules):
            return known
    raise LookupError(f"no game {id!r}" if rules is None else f"no game {id!r} with rules {rules}")


def newest() -> tuple[AnyGame, ...]:
    """Each game once, under its newest rules, in the order in which they are offered."""
    first: dict[str, AnyGame] = {}
    for known in GAMES:
        first.setdefault(known.id, known)
    return tuple(first.values())


def entry(book: AnyGame) -> Entry:
    """The line of a game; for one that isn't listed, as if it had nothing of its own."""
    same = (known for known in ENTRIES if (known.game.id, known.game.rules) == (book.id, book.rules))
    return next(same, Entry(book))


def choose(book: AnyGame, state: Any, seat: Seat) -> Move:
    """The move of a sensible player, who knows no more than the seat does. The seat must have a move."""
    move: Move = entry(book).rival(book.view(state, seat), book.moves(state, seat))
    return move


def sensible(book: AnyGame) -> Callable[[Any, Sequence[Any], Random], Any]:
    """`choose` as a policy of play-outs, in which the seat on turn is the first one awaited."""
    return lambda state, _moves, _rng: choose(book, state, min(book.awaited(state)))


def lab_of(book: AnyGame) -> Lab:
    """What counts how the game goes."""
    module = entry(book).lab
    return cast(Lab, import_module(module)) if module else Plain()


def guide_of(book: AnyGame) -> Guide:
    """What a search knows of the game."""
    known = entry(book)
    return cast(Guide, import_module(known.guide)) if known.guide else ToTheEnd(book, known.rival)


def weights_of(book: AnyGame) -> Path | None:
    """The file of what its guide has learned; None if it learns nothing."""
    module = entry(book).guide
    return Path(cast(str, import_module(module).__file__)).with_suffix(".json") if module else None


def mind_of(book: AnyGame) -> Mind:
    """How a strong rival thinks about the game."""
    file = weights_of(book)
    return Mind(book, guide_of(book), read(file) if file else NOTHING, entry(book).rival)


def dump_state(game: AnyGame, state: Any) -> Any:
    """The state as plain values for JSON; what has its default is left out."""
    return _adapter(game.id, game.rules).dump_python(state, mode="json", exclude_defaults=True)


def load_state(game: AnyGame, data: Any) -> Any:
    """The state of dumped values. Raises Unreadable."""
    return validated(_adapter(game.id, game.rules), data)


@cache
def _adapter(id: str, rules: int) -> TypeAdapter[Any]:
    return TypeAdapter(game(id, rules).state)
