"""A log played again, move by move: what was played and what everybody could see of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from games import catalogue
from games.game import AnyGame, Event, IllegalMove, Options, Seat, View
from games.log import SILENCE, STAND_IN, STOPPED, Header, Line, read_header, read_line
from games.told import Hands, Told
from games.windows import is_pass


class Unplayable(ValueError):
    """A log that can't be played again: which line is wrong, and how, in one line."""


@dataclass(frozen=True, slots=True)
class Played:
    """A move that stands."""

    seat: Seat
    code: str
    at: float
    """Seconds since 1970."""
    mark: str
    """Who made it instead of the seat's owner, as in the log; empty: nobody."""
    before: Any
    after: Any
    """The states around it."""
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """A whole game, or what there is of it so far; moves that were taken back never happened."""

    book: AnyGame
    options: Options
    seats: int
    at: float
    first: Any
    """The state after the deal."""
    played: tuple[Played, ...]

    @property
    def last(self) -> Any:
        return self.played[-1].after if self.played else self.first

    def told(self) -> Iterator[Told]:
        """All that the group could see: the game's events, the start, whose silence it was, whose stand-in came."""
        yield Told(self.at, Event("begun"))
        silent: tuple[Seat, float] | None = None
        played_for: set[Seat] = set()
        for number, move in enumerate(self.played):
            if is_pass(self.book.windows, move.before, move.code):
                yield from (Told(move.at, event, number) for event in move.events)
                continue
            moved = (move.seat, move.at) if move.mark == SILENCE else None
            if moved and moved != silent:
                yield Told(move.at, Event("silent", move.seat), number)
            if move.mark == STAND_IN and move.seat not in played_for:
                yield Told(move.at, Event("stand-in", move.seat), number)
            silent = moved
            played_for = played_for | {move.seat} if move.mark == STAND_IN else played_for - {move.seat}
            yield from (Told(move.at, event, number) for event in move.events)

    def seen(self) -> tuple[View, ...]:
        """What the group could see after the deal and after each move."""
        return tuple(self.book.view(state, None) for state in (self.first, *(move.after for move in self.played)))

    def hands(self) -> Hands:
        """What nobody but their owners could see: for who has a right to all of it."""
        seats, states = range(self.seats), (self.first, *(move.after for move in self.played))
        return [[self.book.view(state, Seat(seat)).mine for seat in seats] for state in states]


def course(log: Sequence[str]) -> Course:
    """Plays a log again. Raises Unplayable."""
    header, book, options = _begin(log[0] if log else "")
    first = book.setup(header.seats, options, header.chance)
    played: list[Played] = []
    for number, text in enumerate(log[1:], 2):
        if text == STOPPED:
            break
        state = played[-1].after if played else first
        line = _line(text, number)
        if not line.undone:
            after, events = _after(book, header.seats, state, line, number)
            at = header.at + line.seconds
            played.append(Played(line.seat, line.code, at, line.mark, state, after, tuple(events)))
        elif line.undone <= len(played) and played[-line.undone].seat == line.seat:
            del played[-line.undone :]
        else:
            raise Unplayable(f"line {number} takes back what seat {line.seat} hasn't played")
    return Course(book, options, header.seats, header.at, first, tuple(played))


def _begin(text: str) -> tuple[Header, AnyGame, Options]:
    try:
        header = read_header(text)
        book = catalogue.game(header.game, header.rules)
        options = book.options.model_validate(header.options)
    except ValidationError as error:
        wrong = error.errors(include_url=False)[0]
        raise Unplayable(f"the first line is wrong at {'.'.join(map(str, wrong['loc'])) or 'its beginning'}") from None
    except LookupError as error:
        raise Unplayable(str(error.args[0])) from None
    except ValueError:
        raise Unplayable("the first line doesn't say which game it is") from None
    if header.seats not in book.seats:
        raise Unplayable(f"{book.id} is not for {header.seats}")
    return header, book, options


def _line(text: str, number: int) -> Line:
    try:
        return read_line(text)
    except ValueError:
        raise Unplayable(f"line {number} is no move") from None


def _after(book: AnyGame, seats: int, state: Any, line: Line, number: int) -> tuple[Any, Sequence[Event]]:
    seat, code = line.seat, line.code
    if seat >= seats:
        raise Unplayable(f"line {number}: nobody sits on seat {seat}")
    move = next((move for move in book.moves(state, seat) if move.code == code), None)
    if move is None:
        refused: IllegalMove = book.explain(state, seat, code)
        raise Unplayable(f"line {number}: {code} of seat {seat} is not possible ({refused.reason})")
    return book.play(state, seat, move)
