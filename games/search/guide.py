"""What a search needs to know of one game: `games/<game>/evaluation.py` is a Guide, listed in `games/catalogue.py`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from games.game import Move, Options, Seat


@dataclass(frozen=True, slots=True)
class Budget:
    """How far a search goes. Counted in what it does, never in seconds: the same everywhere, and again."""

    playouts: int
    """Of all moves together."""
    plies: int
    """Decisions after the move, from which on a play-out stops at the next quiet state."""
    moves: int
    """That are tried at most: those which a sensible player would think of first."""
    longest: int = 200
    """Moves of a play-out, whatever they are."""


class Guide(Protocol):
    """Pure functions of whole states: a search has them of tables that it has imagined."""

    BUDGET: Budget
    """What a strong rival has for one move."""
    FEATURES: Sequence[str]
    """The names of what is counted, in the order of `features`."""

    def posed(self, state: Any, /) -> Any:
        """The table as a search plays it on: what it may play for is the first place there."""
        ...

    def quiet(self, state: Any, /) -> bool:
        """Whether the state can be judged as it is: no trick or fight is going on."""
        ...

    def features(self, state: Any, seat: Seat, /) -> Sequence[float]:
        """What speaks for the seat, or against it, in a quiet state."""
        ...

    def group(self, state: Any, /) -> str:
        """Tables that have their weights in common."""
        ...

    def sides(self, state: Any, /) -> Sequence[Sequence[Seat]]:
        """Who wins together, of those who still can."""
        ...

    def fair(self, view: Any, moves: Sequence[Any], /) -> Sequence[Any]:
        """Those of the moves that a rival may think of: it neither cheats nor calls an honest card a cheat."""
        ...

    def policy(self, state: Any, seat: Seat, moves: Sequence[Any], /) -> Move:
        """How the seat goes on in a play-out; there are several moves."""
        ...

    def tables(self) -> Sequence[tuple[int, Options]]:
        """Seats and options at which weights are learned, one or more for each group."""
        ...
