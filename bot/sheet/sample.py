"""A scene for the contact sheet."""

from __future__ import annotations

from dataclasses import dataclass

from bot.pictures.drawing import Drawing


@dataclass(frozen=True)
class Sample:
    """A scene for the contact sheet, as it would stand in a chat."""

    name: str
    drawing: Drawing
    caption: str
    """In plain lines."""
    rows: tuple[tuple[str, ...], ...]
    """The labels of its buttons."""
    group: bool
    """Whether it stands in a group; else in private."""
    extreme: bool = False
    """Whether it is as full as can be, or has names that are hard to set."""
