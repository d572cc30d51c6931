"""What a game is: seats, moves, events, views and an outcome. A game never hears of people, chats or clocks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NewType, Protocol, Self, TypeVar

from pydantic import BaseModel, ConfigDict

from games.windows import Windows

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in order of play; seat 0 is the host's."""


@dataclass(frozen=True, slots=True)
class Move:
    """One decision as a person sees it; games subclass it with what the move means.

    `code` is short ASCII (≤ 12 characters) and unique among a seat's legal moves: it is what buttons and logs carry.
    `passive` marks draw, pass and stop: random play-outs choose them only when there is nothing else. `aside` marks
    what leaves the play as it is, such as reading a card aloud: nobody is asked for it, and no clock minds it.
    """

    code: str
    passive: bool = False
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as everybody may know it; told in words by the screens.

    `pieces` are the open tiles or cards it is about, `n` counts what stays hidden. `reveals` says that by it somebody
    came to know something new (a drawn tile): such a move can't be taken back.
    """

    kind: str
    seat: Seat | None = None
    target: Seat | None = None
    pieces: tuple[str, ...] = ()
    n: int = 0
    reveals: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it ended: best place first, seats that share one together. `won` is False when nobody reached the goal."""

    places: tuple[tuple[Seat, ...], ...]
    won: bool = True


NAMED = "named"
"""The value of an option that is one of the players; the field of that name has their seat."""


class Options(BaseModel):
    """What a table may choose in the lobby. Fields are `bool` or `Literal`, each with its default. If one of the values
    is NAMED, the host may name a person, and there is a field `named`, which nobody is asked about.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    def settled(self, *, slow: bool) -> Self:
        """The options as the game begins; `slow` says that the clock gives 8 hours or more (or all the time)."""
        return self


class View(Protocol):
    """What one seat (or, without a seat, the group) may know of a state."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def mine(self) -> object:
        """What only this seat sees; None for the group. A waiting hand's screen depends on it alone."""
        ...


class Refused(ValueError):
    """Something that a person may not do now. `reason` is a key of the words that they hear, `details` fill it in."""

    def __init__(self, reason: str, **details: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details


class IllegalMove(Refused):
    """A move that the rules of the game forbid now."""


StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT", bound=Move)
ViewT = TypeVar("ViewT", bound=View)


class Game(Protocol[StateT, MoveT, ViewT]):
    """The rules of one game. Everything is a pure function; `state` is frozen data that pydantic can (de)serialise."""

    id: str
    rules: int
    """Version of the rules; a session plays on under the one that it began with."""
    seats: range
    bound: int
    """Turns of one player within which every random play-out ends."""
    untold: frozenset[str]
    """Kinds of events that go without saying: no table remembers them."""
    windows: Windows | None
    """What its windows are like; None for games in which only one seat at a time is asked."""
    state: type[StateT]
    options: type[Options]

    def setup(self, seats: int, options: Any, chance: int) -> StateT:
        """The state before the first move. `chance` is the seed from which all chance of the game comes."""
        ...

    def tempo(self, seats: int, options: Any) -> str:
        """What of the options changes how long it takes, in a few words; alike for tables that take equally long."""
        ...

    def awaited(self, state: StateT) -> frozenset[Seat]:
        """Whom the game waits for; empty only at the end."""
        ...

    def moves(self, state: StateT, seat: Seat) -> Sequence[MoveT]:
        """The seat's legal moves, sorted and unique; others than the awaited may have some (a catch)."""
        ...

    def play(self, state: StateT, seat: Seat, move: MoveT) -> tuple[StateT, Sequence[Event]]:
        """The next state and what happened. Raises IllegalMove; never changes the state that it was given."""
        ...

    def explain(self, state: StateT, seat: Seat, code: str) -> IllegalMove:
        """Why `code` (a move, or a piece as buttons name it) is not possible now: the reason for a toast."""
        ...

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """What the seat may know; None: the group. Also after the end."""
        ...

    def idle_move(self, state: StateT, seat: Seat) -> MoveT:
        """What silence means for an awaited seat."""
        ...

    def forced(self, state: StateT, seat: Seat) -> MoveT | None:
        """The move that an awaited seat makes whatever its owner wants; None if there is something to decide: two
        moves that differ in what they do, be it for others.
        """
        ...

    def plannable(self, state: StateT, seat: Seat) -> Sequence[Move]:
        """What the seat may order ahead of its next turn (or a window's question, see `Windows.ordered`) out of what it
        holds, whether or not it is legal now; each code once.
        """
        ...

    def winding_down(self, state: StateT, seat: Seat) -> bool:
        """Whether the seat has done in its turn what a turn is for: what it is still asked may be left undone."""
        ...

    def outcome(self, state: StateT) -> Outcome | None:
        """The places, once the game is over."""
        ...

    def pieces(self, state: StateT) -> Iterable[str]:
        """All tiles or cards, wherever they are: the same collection in every state of a game."""
        ...

    def held(self, state: StateT, seat: Seat) -> Sequence[str]:
        """The tiles or cards in the seat's hand, named as in `pieces`: nobody else may know them."""
        ...

    def imagined(self, view: ViewT, chance: int) -> StateT:
        """A whole state that the View could be of, another for each chance: what its seat can't see is dealt by chance,
        what it has seen of hidden places stays there. The View of that state is the same.
        """
        ...


AnyGame = Game[Any, Any, Any]


def sole(moves: Sequence[MoveT]) -> MoveT | None:
    """The only one of these moves; None if there are more, or none. What stands aside from the play doesn't count."""
    found = [move for move in moves if not move.aside]
    return found[0] if len(found) == 1 else None
