"""The rack as a keyboard: what fits first, the nearest number before the others, actions after; then what doesn't fit,
which says why.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.callback_data import Verb
from bot.screens.keyboard import FEW
from bot.screens.screen import Button, Row, Scene
from bot.screens.upturn.pieces import counted, label, sign
from games.game import Move
from games.upturn.moves import Lay
from games.upturn.tiles import NAMES, is_number
from games.upturn.view import UpTurnView

ABREAST = 5
DRAWN = " ●"


def rows(scene: Scene, view: UpTurnView, moves: Sequence[Move], epoch: int) -> Sequence[Row]:
    """Tiles five to a row; where only «Последняя!» is left to choose, both ways side by side."""
    return list(_rows(scene, view, moves, epoch))


def _rows(scene: Scene, view: UpTurnView, moves: Sequence[Move], epoch: int) -> Iterator[Row]:
    assert view.mine is not None
    lays: dict[int, list[Lay]] = {}
    for move in moves:
        if isinstance(move, Lay):
            lays.setdefault(move.tile, []).append(move)
    tiles = counted(view.mine.tiles)
    single: list[Button] = []
    for tile in (*_wanted(view, lays), *(tile for tile in tiles if tile not in lays)):
        name = label(tile, tiles[tile]) + (DRAWN if tile == view.mine.drawn else "")
        variants = lays.get(tile, [])
        if _only_said_apart(variants):
            yield tuple(_said(scene, move, epoch) for move in sorted(variants, key=lambda move: move.says))
        else:
            single.append(_tile(scene, tile, name, variants, epoch))
    yield from (tuple(single[at : at + ABREAST]) for at in range(0, len(single), ABREAST))


def _wanted(view: UpTurnView, lays: Mapping[int, Sequence[Lay]]) -> list[int]:
    """What fits, by what one would likely want: numbers near the last one, then actions. In a rack that has no room for
    all of it what opens a menu stands first, lest that is one in a menu.
    """
    crowded = len(lays) > ABREAST * (FEW - 1)

    def rank(tile: int) -> tuple[bool, bool, int]:
        far = abs(tile - view.last) if is_number(tile) and view.direction else tile
        return crowded and len(lays[tile]) == 1, not is_number(tile), far

    return sorted(lays, key=rank)


def _tile(scene: Scene, tile: int, name: str, variants: Sequence[Lay], epoch: int) -> Button:
    """One way to lay it: a tap does. Several: a tap opens them. None: a tap says why."""
    match variants:
        case []:
            return scene.button(f"· {name}", Verb.WHY, NAMES[tile])
        case [move]:
            return scene.button(name, Verb.MOVE, move.code, epoch=epoch)
        case _:
            return scene.button(name, Verb.OPEN, NAMES[tile], epoch=epoch)


def _only_said_apart(variants: Sequence[Lay]) -> bool:
    return len(variants) == 2 and variants[0].code.rstrip("!") == variants[1].code.rstrip("!")


def _said(scene: Scene, move: Lay, epoch: int) -> Button:
    key = "upturn-button-said" if move.says else "upturn-button-silent"
    return scene.button(scene.words.text(key, tile=sign(move.tile)), Verb.MOVE, move.code, epoch=epoch)
