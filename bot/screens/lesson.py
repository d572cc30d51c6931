"""What a game teaches whoever plays it for the first time: its signs, and the first steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.screens.screen import Scene

SIGNS = "signs"
"""What a board explains that is no piece; of a hand a menu."""
Done = Callable[[Scene, str], bool]
"""Whether the reader of a hand has done something, by the scene and the menu that is open there."""


@dataclass(frozen=True)
class Step:
    """One of the first steps: a line under the hand, until it is done."""

    key: str
    """Its words are `<game>-step-<key>`."""
    done: Done


def none(_: Scene) -> Iterable[str]:
    """Of a game whose tables may all show every sign."""
    return ()


@dataclass(frozen=True)
class Lesson:
    """The rest of it are words: `<game>-minute`, the rules in five sentences, a line each."""

    signs: Mapping[str, Sequence[str]]
    """The signs on its board and hands, those that mean much the same together; what they mean is
    `<game>-sign-<key>`.
    """
    steps: tuple[Step, ...]
    idle: Callable[[Scene], Iterable[str]] = none
    """The keys of signs that a table never shows, by what was chosen for it."""


def moved(scene: Scene, menu: str) -> bool:
    """They have made a move."""
    return scene.table.seats[scene.seated.seat].seen


def opened(scene: Scene, menu: str) -> bool:
    """They have opened a menu of their hand, or know how to move anyway."""
    return bool(menu) or moved(scene, menu)
