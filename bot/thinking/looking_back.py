"""A game that is over, on its way to the process that looks back upon it."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b

from pydantic import TypeAdapter

from games.replay import course
from games.turning import Turning
from games.turning_point import turning_point


@dataclass(frozen=True, slots=True)
class Played:
    """Its log."""

    log: tuple[str, ...]

    @classmethod
    def read(cls, written: bytes) -> Played:
        """One that was written. Raises ValueError."""
        return _PLAYED.validate_json(written)

    def write(self) -> bytes:
        return _PLAYED.dump_json(self)

    def turning(self) -> Turning | None:
        """Where it turned, which takes some seconds; the same for the same log."""
        seed = int.from_bytes(blake2b("".join(self.log).encode(), digest_size=6).digest())
        return turning_point(course(self.log), seed)


def of_turning(found: Turning | None) -> bytes:
    return _TURNING.dump_json(found)


def turning(written: bytes) -> Turning | None:
    """What was written. Raises ValueError."""
    return _TURNING.validate_json(written)


_PLAYED = TypeAdapter(Played)
_TURNING = TypeAdapter[Turning | None](Turning | None)
