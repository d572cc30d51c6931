"""A played game as a file: words for people, then all that a machine needs to play it again, then a seal.

Below the mark stand the log as in `games.log`, the deck, and how it ended. The seal is a digest of everything before
it: a file that was changed or cut says so. It proves no author: what a forger has sealed anew must still be playable.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from games import catalogue
from games.document import to_json
from games.game import AnyGame
from games.replay import Course, Unplayable, course

MARK = "=== kon 1 ==="
"""Begins the machine's part; the number is the format's version."""
DECK, END, SEAL = "deck ", "end ", "seal "


def write(words: str, log: Sequence[str]) -> str:
    """The file of a game that has ended. `words` are for people, in any language. Raises Unplayable."""
    game = course(log)
    lines = (words.rstrip("\n"), "", MARK, *log, _deck(game.book, game.first), _end(game), "")
    text = "\n".join(lines)
    return f"{text}{_seal(text)}\n"


def read(text: str) -> Course:
    """Plays the game of a file again, to the end that it claims. Raises Unplayable, with the reason in one line."""
    sealed, _, seal = text.removesuffix("\n").rpartition("\n")
    _, mark, machine = f"\n{sealed}\n".rpartition(f"\n{MARK}\n")
    if not mark:
        raise Unplayable("there is no game in it")
    if seal != _seal(f"{sealed}\n") or not text.endswith("\n"):
        raise Unplayable("it was changed or cut: the seal doesn't fit")
    *log, deck, end = ("", "", *machine.removesuffix("\n").split("\n"))
    game = course(log[2:])
    if deck != _deck(game.book, game.first):
        raise Unplayable("it was played with another deck")
    if end != _end(game):
        raise Unplayable("it doesn't end as it says")
    return game


def _deck(book: AnyGame, state: Any) -> str:
    return DECK + " ".join(sorted(book.pieces(state)))


def _end(game: Course) -> str:
    """How it ended, with a digest of everything that anybody held then."""
    outcome = game.book.outcome(game.last)
    if outcome is None:
        raise Unplayable("it isn't over")
    state = sha256(to_json(catalogue.dump_state(game.book, game.last)).encode()).hexdigest()[:16]
    return END + to_json({"places": outcome.places, "won": outcome.won, "moves": len(game.played), "state": state})


def _seal(text: str) -> str:
    return SEAL + sha256(text.encode()).hexdigest()
