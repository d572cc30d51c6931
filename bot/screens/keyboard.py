"""How buttons stand: so many side by side that no label is cut on the narrowest of phones, and in few rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.screens.screen import Button, Row, Scene
from bot.text.names import FSI, PDI, units

ROOM = {1: 36, 2: 16, 3: 9}
"""The longest label of so many in a row, in UTF-16 units, in a group on a screen of 360 pixels."""
BELOW_PICTURE = 32
"""The longest label by itself below a picture in private, which is narrower than a text."""
FEW = 5
"""How many rows of moves a hand shows before a menu."""
MORE = "more"
"""The menu in which the others are."""


def rows_of(buttons: Iterable[Button], across: int) -> Iterator[Row]:
    """The buttons, so many in a row."""
    every = tuple(buttons)
    return (every[at : at + across] for at in range(0, len(every), across))


def abreast(buttons: Iterable[Button], most: int) -> Iterator[Row]:
    """The buttons, so many in a row at most, and fewer where a label needs more room."""
    rest = tuple(buttons)
    while rest:
        across = next((n for n in range(most, 1, -1) if _fit(rest[:n], n)), 1)
        yield rest[:across]
        rest = rest[across:]


def few(rows: Sequence[Row], more: Button) -> Sequence[Row]:
    """So many rows as a hand has room for; where there are more, the last opens the rest."""
    return rows if len(rows) <= FEW else (*rows[: FEW - 1], (more,))


def rest(rows: Sequence[Row]) -> Sequence[Row]:
    """The rows behind that button."""
    return rows[FEW - 1 :]


def width(label: str) -> int:
    """The length of a label in UTF-16 units, without the marks around names, which show no width."""
    return units(label.replace(FSI, "").replace(PDI, ""))


def alone(scene: Scene) -> int:
    """The room of a label by itself in the reader's hand."""
    return BELOW_PICTURE if scene.captioned else ROOM[1]


def fitting(versions: Sequence[str], room: int = ROOM[1]) -> str:
    """The first label that has room on a phone, or else the last."""
    return next((label for label in versions if width(label) <= room), versions[-1])


def _fit(row: Sequence[Button], across: int) -> bool:
    return all(width(button.label) <= ROOM[across] for button in row)
