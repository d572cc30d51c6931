"""Variables in `.env` that look like a slip of the pen; what else stands there is somebody else's."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path

from dotenv.parser import parse_stream

from bot.settings import Settings, line

ALIKE = 0.8
"""From which likeness on, of 1.0, a name is taken for another one."""


def misspelt(env_file: Path) -> Iterator[str]:
    """A line for each; none for a file that can't be read, of which the settings will tell."""
    try:
        with env_file.open(encoding="utf-8-sig") as file:
            lines = {binding.key.upper(): line(binding) for binding in parse_stream(file) if binding.key}
    except (OSError, UnicodeDecodeError):
        return
    missing = {name.upper() for name in Settings.model_fields} - lines.keys()
    for name in lines.keys() - {name.upper() for name in Settings.model_fields}:
        for meant in get_close_matches(name, missing, 1, ALIKE):
            yield f"{env_file} has {name} in line {lines[name]}, which says nothing: did you mean {meant}?"
