"""The log of a session: one header, then a short line for each move; enough to play the whole game again.

A line is `seat code seconds` with the seconds since the start. Behind them `*` says that silence moved, `+` that a
stand-in did, `=` that a rival did, who sat there then, `.` that the bot did so for the owner, who had ordered it or had
no other move. The code `~` says that the
seat took its last move back (`~3`: and two answers behind it of which nobody had heard), and a last line `stopped` that
the game was ended without a result.
"""

import re
from typing import Any, NamedTuple

from pydantic import BaseModel, ConfigDict

from games.document import from_json, to_json
from games.game import Options, Seat

UNDO, STOPPED = "~", "stopped"
SILENCE, STAND_IN, AUTOMATIC, RIVAL = "*", "+", ".", "="

_LINE = re.compile(r"(\d{1,3}) ([!-}]{1,12}|~|~\d{1,3}) (\d{1,12})([*+.=]?)")


class Header(BaseModel):
    """All that a game began with. It holds the seed, so it is for the store and the end only."""

    model_config = ConfigDict(strict=True, extra="forbid")

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    chance: int
    at: int
    """Seconds since 1970."""


class Line(NamedTuple):
    """A line of the log but the first and `stopped`."""

    seat: Seat
    code: str
    seconds: int
    """Since the start."""
    mark: str
    """SILENCE, STAND_IN, AUTOMATIC or RIVAL, if it wasn't the seat's owner; else empty. The last is told to nobody."""

    @property
    def undone(self) -> int:
        """How many moves it takes back: none, if it is a move itself."""
        return int(self.code[len(UNDO) :] or 1) if self.code.startswith(UNDO) else 0


def header(game: str, rules: int, seats: int, options: Options, chance: int, at: float) -> str:
    """The first line."""
    begun = Header(game=game, rules=rules, seats=seats, options=options.model_dump(), chance=chance, at=int(at))
    return to_json(begun.model_dump())


def read_header(text: str) -> Header:
    """The first line, taken apart. Raises ValueError, or its kind ValidationError where JSON says something else."""
    return Header.model_validate(from_json(text))


def line(seat: Seat, code: str, seconds: float, *, mark: str = "") -> str:
    """A line for a move, or for what `undo` gives; `mark` as in Line."""
    return f"{seat} {code} {int(seconds)}{mark}"


def read_line(text: str) -> Line:
    """Any other line but STOPPED, taken apart. Raises ValueError."""
    if (found := _LINE.fullmatch(text)) is None:
        raise ValueError(f"no line of a log: {text!r}")
    return Line(Seat(int(found[1])), found[2], int(found[3]), found[4])


def undo(moves: int) -> str:
    """The code for so many moves that are taken back: one's own, and what followed it."""
    return UNDO if moves == 1 else f"{UNDO}{moves}"
