"""What is to be thought about, on its way to another process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import TypeAdapter

from games import catalogue
from games.game import AnyGame, Move, Seat
from games.hint import Hint, hint_of
from games.levels import choose_at
from games.sessions import rivals
from games.sessions.session import Session

Question = Literal["move", "hint"]
"""What a strong rival would do; the same for a person, with the reason."""


@dataclass(frozen=True, slots=True)
class Position:
    """A seat of a game, and the seed of what its rival makes of it."""

    game: str
    rules: int
    state: Any
    """As `catalogue.dump_state` has it: the seat's View is made of it before anybody thinks."""
    seat: Seat
    chance: int
    asks: Question = "move"

    @classmethod
    def of(cls, session: Session, seat: Seat, asks: Question = "move") -> Position:
        """Where the session is now, and what is asked about it."""
        state = catalogue.dump_state(session.rule_book, session.state)
        return cls(session.game, session.rules, state, seat, rivals.chance_of(session, seat), asks)

    @classmethod
    def read(cls, written: bytes) -> Position:
        """One that was written. Raises ValueError."""
        return _ADAPTER.validate_json(written)

    def write(self) -> bytes:
        return _ADAPTER.dump_json(self)

    def choice(self) -> Move:
        """What a strong rival does there, which takes a while: out of what the seat may know, and of nothing else."""
        return choose_at("strong", *self._seen, self.chance)

    def hint(self) -> Hint:
        """The same, and why."""
        return hint_of(*self._seen, self.chance)

    @property
    def _seen(self) -> tuple[AnyGame, Any, Sequence[Move]]:
        """The game, the seat's View, and what it may do."""
        book = catalogue.game(self.game, self.rules)
        state = catalogue.load_state(book, self.state)
        return book, book.view(state, self.seat), book.moves(state, self.seat)


_ADAPTER = TypeAdapter(Position)
