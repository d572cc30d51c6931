"""The rack as a keyboard, and as the shelves of a picture: what fits first, the nearest number before the others,
actions after; then what doesn't fit, which says why.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.callback_data import Verb
from bot.screens.keyboard import FEW, fitting
from bot.screens.screen import Button, Row, Scene
from bot.screens.upturn.pieces import counted, label, sign
from games.game import Move
from games.upturn.moves import Lay
from games.upturn.tiles import NAMES, is_number
from games.upturn.view import UpTurnView

ABREAST = 5
ROOM = 7
"""The longest label of so many in a row, in private."""
DRAWN = " ●"


@dataclass(frozen=True, slots=True)
class Place:
    """A kind of tile in the rack."""

    tile: int
    n: int
    drawn: bool
    variants: Sequence[Lay]
    """How it can be laid, if it can be."""

    @property
    def said_apart(self) -> bool:
        """Only «Последняя!» is left to choose."""
        return len(self.variants) == 2 and self.variants[0].code.rstrip("!") == self.variants[1].code.rstrip("!")


Shelf = tuple[Place, ...]


def shelves(view: UpTurnView, moves: Sequence[Move], *, apart: bool) -> list[Shelf]:
    """Tiles five abreast; where only «Последняя!» is left to choose, a tile by itself. `apart`: what doesn't fit has
    shelves of its own.
    """
    places = list(_places(view, moves))
    split = [place for place in places if place.said_apart]
    single = [place for place in places if not place.said_apart]
    groups = ([place for place in single if bool(place.variants) is fits] for fits in (True, False))
    rest = [
        group[at : at + ABREAST] for group in (groups if apart else (single,)) for at in range(0, len(group), ABREAST)
    ]
    return [*((place,) for place in split), *map(tuple, rest)]


def rows(scene: Scene, laid_out: Sequence[Shelf], epoch: int) -> Sequence[Row]:
    """The buttons of each shelf; both ways of a tile side by side."""
    return [_row(scene, shelf, epoch) for shelf in laid_out]


def _row(scene: Scene, shelf: Shelf, epoch: int) -> Row:
    if shelf[0].said_apart:
        return tuple(_said(scene, move, epoch) for move in said_last(shelf[0]))
    return tuple(_tile(scene, place, epoch) for place in shelf)


def said_last(place: Place) -> Sequence[Lay]:
    """Its ways, silently first."""
    return sorted(place.variants, key=lambda move: move.says)


def _places(view: UpTurnView, moves: Sequence[Move]) -> Iterator[Place]:
    assert view.mine is not None
    lays: dict[int, list[Lay]] = {}
    for move in moves:
        if isinstance(move, Lay):
            lays.setdefault(move.tile, []).append(move)
    tiles = counted(view.mine.tiles)
    for tile in (*_wanted(view, lays), *(tile for tile in tiles if tile not in lays)):
        yield Place(tile, tiles[tile], tile == view.mine.drawn, lays.get(tile, []))


def _wanted(view: UpTurnView, lays: Mapping[int, Sequence[Lay]]) -> list[int]:
    """What fits, by what one would likely want: numbers near the last one, then actions. In a rack that has no room for
    all of it what opens a menu stands first, lest that is one in a menu.
    """
    crowded = len(lays) > ABREAST * (FEW - 1)

    def rank(tile: int) -> tuple[bool, bool, int]:
        far = abs(tile - view.last) if is_number(tile) and view.direction else tile
        return crowded and len(lays[tile]) == 1, not is_number(tile), far

    return sorted(lays, key=rank)


def _tile(scene: Scene, place: Place, epoch: int) -> Button:
    """One way to lay it: a tap does. Several: a tap opens them. None: a tap says why."""
    tile, drawn = label(place.tile, place.n), DRAWN if place.drawn else ""
    name = f"{tile}{drawn}"
    match place.variants:
        case []:
            versions = (f"· {name}", f"· {tile}{drawn.lstrip()}", f"·{tile}{drawn.lstrip()}")
            return scene.button(fitting(versions, ROOM), Verb.WHY, NAMES[place.tile])
        case [move]:
            return scene.button(name, Verb.MOVE, move.code, epoch=epoch)
        case _:
            return scene.button(name, Verb.OPEN, NAMES[place.tile], epoch=epoch)


def _said(scene: Scene, move: Lay, epoch: int) -> Button:
    key = "upturn-button-said" if move.says else "upturn-button-silent"
    return scene.button(scene.words.text(key, tile=sign(move.tile)), Verb.MOVE, move.code, epoch=epoch)
