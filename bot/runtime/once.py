"""What the operator is told once, not each time that it happens."""

from __future__ import annotations

from collections.abc import Hashable

REMEMBERED = 1_000
"""What was said; of what is forgotten there is another line."""


class Once:
    """Remembers what was said, within bounds."""

    def __init__(self) -> None:
        self._said: set[Hashable] = set()

    def first(self, *what: Hashable) -> bool:
        """Whether this wasn't said before; from now on it was."""
        if what in self._said:
            return False
        if len(self._said) >= REMEMBERED:
            self._said.clear()
        self._said.add(what)
        return True
