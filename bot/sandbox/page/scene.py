"""What can be seen at once in a new world: `/?scene=<name>` opens it with something going on already."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.sandbox.sandbox import Sandbox


@dataclass(frozen=True, slots=True)
class Scene:
    build: Callable[[Sandbox, str], Awaitable[None]]
    """Takes the language of the people in it."""
    played: bool = True
    """Whether the bot has its part in it."""
