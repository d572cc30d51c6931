"""What fits into an alert of 200 characters: the table, and one's own tiles."""

from __future__ import annotations

from bot.screens.frame import alert, turn_alert
from bot.screens.markup import ALERT, fitted
from bot.screens.screen import Scene
from bot.screens.upturn.need import in_alert
from bot.screens.upturn.pieces import counted, label, size, view_of
from bot.text.names import units


def table(scene: Scene) -> str:
    """What lies on the table, for one of its players."""
    return alert(scene, lambda names: _table(scene, names))


def hand(scene: Scene) -> str:
    """The reader's tiles, as many as there is room for."""
    view, words = view_of(scene), scene.words
    mine = view.mine
    assert mine is not None
    if scene.table.status != "playing":
        return words.text("toast-over")
    if not mine.tiles:
        return words.text("toast-already-out")
    counts = counted(mine.tiles)
    fitting = [label(tile, n) for tile, n in counts.items() if tile in view.fits]
    rest = [label(tile, n) for tile, n in counts.items() if tile not in view.fits]
    needed = in_alert(view, words)
    for shown in range(len(counts), -1, -1):
        text = words.text(
            "upturn-alert-hand",
            n=len(mine.tiles),
            fitting=" ".join(fitting[:shown]) or "none",
            rest=" ".join(rest[: max(shown - len(fitting), 0)]) or "none",
            more=len(counts) - shown,
            need=needed,
        )
        if units(text) <= ALERT:
            return text
    return fitted(needed)


def _table(scene: Scene, names: tuple[str, ...]) -> str:
    view, words = view_of(scene), scene.words
    turn = turn_alert(scene, view.turn, names)
    sizes = ", ".join(f"{names[other]} {size(view, other)}" for other in view.playing)
    return words.text("upturn-alert-table", need=in_alert(view, words), turn=turn, sizes=sizes, bag=view.bag)
