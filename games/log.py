"""The log of a session: one header, then a short line for each move; enough to play the whole game again.

A line is `seat code seconds` with the seconds since the start; `*` behind them says that silence moved, `+` that a
stand-in did, the code `~` that the seat took its last move back (`~3`: and two answers behind it of which nobody had
heard), and a last line `stopped` that the game was ended without a result.
"""

from collections.abc import Sequence
from typing import Any

from games import catalogue
from games.document import from_json, to_json
from games.game import AnyGame, Options, Seat

UNDO, STOPPED = "~", "stopped"
SILENCE, STAND_IN = "*", "+"


def header(game: str, rules: int, seats: int, options: Options, chance: int, at: float) -> str:
    """The first line: all that the game began with. It holds the seed, so it is for the store and the end only."""
    return to_json(
        {"game": game, "rules": rules, "seats": seats, "options": options.model_dump(), "chance": chance, "at": int(at)}
    )


def line(seat: Seat, code: str, seconds: float, *, mark: str = "") -> str:
    """`mark`: SILENCE or STAND_IN, if it wasn't the seat's owner."""
    return f"{seat} {code} {int(seconds)}{mark}"


def undo(moves: int) -> str:
    """The code for so many moves that are taken back: one's own, and what followed it."""
    return UNDO if moves == 1 else f"{UNDO}{moves}"


def undone(code: str) -> int:
    """How many moves a code takes back: none, if it is a move itself. Raises ValueError."""
    return int(code[len(UNDO) :] or 1) if code.startswith(UNDO) else 0


def replay(log: Sequence[str]) -> tuple[AnyGame, Any]:
    """The game and the state that a log leads to. Raises ValueError for a line that isn't legal in its place."""
    start = from_json(log[0])
    book = catalogue.game(start["game"], start["rules"])
    states = [book.setup(start["seats"], book.options.model_validate(start["options"]), start["chance"])]
    for entry in log[1:]:
        if entry == STOPPED:
            break
        number, code, _ = entry.split(" ")
        if moves := undone(code):
            del states[-moves:]
        else:
            states.append(_after(book, states[-1], Seat(int(number)), code))
    return book, states[-1]


def _after(book: AnyGame, state: Any, seat: Seat, code: str) -> Any:
    move = next((move for move in book.moves(state, seat) if move.code == code), None)
    if move is None:
        raise book.explain(state, seat, code)
    return book.play(state, seat, move)[0]
