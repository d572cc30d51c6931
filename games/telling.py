"""What every working copy of a state does beside its rules: it remembers what has happened."""

from __future__ import annotations

from functools import lru_cache

from games.game import Event, Seat


class Telling:
    """Something that tells what happens, in order."""

    __slots__ = ("events",)

    events: list[Event]

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
