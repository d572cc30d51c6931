"""Hints and turning points on their way between processes, and in what is stored: as JSON."""

from __future__ import annotations

from pydantic import TypeAdapter

from games.hint import Hint

_HINT = TypeAdapter(Hint)


def hint(text: str | bytes) -> Hint:
    """The hint that was written. Raises ValueError."""
    return _HINT.validate_json(text)


def of_hint(found: Hint) -> bytes:
    return _HINT.dump_json(found)
