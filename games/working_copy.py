"""A state in the making: on such a copy one move is carried out, and it remembers what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from games.game import Event, Seat

S = TypeVar("S", bound=NamedTuple)
"""A game's state."""


class WorkingCopy(Generic[S]):
    """The fields of a state, to be assigned to, and what has happened so far.

    A game's own, `Draft(WorkingCopy[State], of=State)`, has `__slots__ = State._fields`. It declares the fields' types
    once more, since a type checker lets nobody assign to those of a named tuple; a test compares the two.
    """

    __slots__ = ("events",)

    events: list[Event]

    if TYPE_CHECKING:

        def __init__(self, state: S) -> None: ...
        def finished(self) -> S: ...

    def __init_subclass__(cls, of: type[NamedTuple] | None = None) -> None:
        """Writes both for a state: a loop over its fields, or a call of it, would take several times as long."""
        if of is None:  # what is built on a game's own copy
            return
        made: dict[str, Any] = {"State": of, "new": tuple.__new__}
        exec(compile(_source(of._fields), f"<{cls.__module__}.{cls.__name__}>", "exec"), made)
        cls.__init__, cls.finished = made["__init__"], made["finished"]  # type: ignore[method-assign]

    def tell(
        self,
        kind: str,
        seat: Seat | None = None,
        target: Seat | None = None,
        pieces: tuple[str, ...] = (),
        *,
        n: int = 0,
        reveals: bool = False,
    ) -> None:
        """Adds an event; its fields are those of Event."""
        self.events.append(_event(kind, seat, target, pieces, n, reveals))


_event = lru_cache(4096)(Event)  # many are alike, and a look-up is faster than a new one


def _source(fields: Sequence[str]) -> str:
    own = "".join(f"self.{field}, " for field in fields)
    return f"""
def __init__(self, state):
    {own}= state
    self.events = []

def finished(self):
    return new(State, ({own}))
"""
