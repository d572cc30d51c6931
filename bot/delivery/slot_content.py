"""What one slot should show, as those who decide it tell those who send it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.screens.screen import Screen


@dataclass(frozen=True)
class Desired:
    """The content of one slot. Without a screen nothing should stand there."""

    chat: int
    thread: int | None = None
    screen: Screen | None = None
    ring: int = 0
    """A number that grows with every bell: a message sent for a smaller one is replaced by a new one that rings."""
    aloud: bool = True
    """Whether the bell can be heard: not at night."""
    silent: bool = True
    """Whether a new message that rings for nobody comes without a sound."""
    optional: bool = False
    """A reminder: better never sent than sent twice."""
    keeps: bool = False
    """Whether a new message leaves the one before it in the chat, and an empty screen leaves what stands there."""
    again: float | None = None
    """When the content changes just by the passing of time, so that the slot has to be looked at again."""
