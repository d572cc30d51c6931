"""What somebody's tables are called where they are listed: by their chats, and those of one name by who plays there, or
by which was opened first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from bot.screens.frame import beside, title_of, title_on_button
from bot.screens.screen import Scene
from bot.text import names

NARROW = 16
"""Graphemes of a chat's name on a button that says more than that."""


def in_text(tables: Sequence[Scene]) -> list[str]:
    """For running text, in the order of the tables."""
    return _told_apart(tables, title_of, lambda scene: beside(title_of(scene), scene, scene.names))


def on_buttons(tables: Sequence[Scene]) -> list[str]:
    """Likewise on buttons."""
    return _told_apart(tables, title_on_button, lambda scene: beside(_narrow(scene), scene, scene.shorts))


def _told_apart(tables: Sequence[Scene], title: Callable[[Scene], str], longer: Callable[[Scene], str]) -> list[str]:
    titles = [title(scene) for scene in tables]
    twins = _repeated(tables, titles)
    titles = [longer(scene) if twin else plain for scene, plain, twin in zip(tables, titles, twins, strict=True)]
    twins = _repeated(tables, titles)
    return [f"{titles[at]} {_place(tables, titles, at)}" if twin else titles[at] for at, twin in enumerate(twins)]


def _repeated(tables: Sequence[Scene], titles: Sequence[str]) -> list[bool]:
    """Which of them share game and title with another."""
    keys = [_key(scene, title) for scene, title in zip(tables, titles, strict=True)]
    times = Counter(keys)
    return [times[key] > 1 for key in keys]


def _key(scene: Scene, title: str) -> tuple[str, str]:
    return scene.table.game, title.casefold()


def _narrow(scene: Scene) -> str:
    place = title_on_button(scene).strip(names.FSI + names.PDI)
    return names.isolated(names.cut(place, NARROW))


def _place(tables: Sequence[Scene], titles: Sequence[str], at: int) -> int:
    """The table's place, from 1, among those of its game and title by age."""
    ages = [(scene.table.opened, scene.table.id) for scene in tables]
    keys = [_key(scene, title) for scene, title in zip(tables, titles, strict=True)]
    return 1 + sum(key == keys[at] and age < ages[at] for key, age in zip(keys, ages, strict=True))
