"""What a picture is to show, as plain values with all their words: it is drawn in another process, and equal drawings
are equal bytes.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from pydantic_core import to_json


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table, by seat."""

    name: str
    """As they wrote it; what the fonts lack is left out."""
    unnamed: str
    """What they are called where nothing of that is left: «Игрок 3»."""


@dataclass(frozen=True)
class Drawing:
    """One picture. Each kind has a field `scene` with its name, by which its painter is found (see scenes.py); all
    others hold numbers, words and tuples of such.
    """

    scene: str

    @property
    def written(self) -> bytes:
        """As JSON: equal for equal drawings."""
        return to_json(self)

    @property
    def digest(self) -> str:
        """A hash of all that it shows."""
        return blake2b(self.written, digest_size=12).hexdigest()


class NoPicture(Exception):
    """It can't be had: the words say why, for the operator."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


Written = dict[str, Any]
"""A drawing as it was read from JSON."""
