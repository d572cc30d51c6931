"""Open menus as pictures: a tile and the ways to lay it, a gift and whom it may go to, in the rows of the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot.pictures.upturn.scenes import Choice, Header, Tile, UpTurnChoices
from bot.screens.screen import Scene
from bot.screens.upturn import menus
from bot.screens.upturn.drawn import header, players, tile
from bot.screens.upturn.pieces import view_of
from games.game import Move
from games.upturn.moves import Give, Lay
from games.upturn.tiles import OPENERS
from games.upturn.view import UpTurnView

ARROWS: dict[int, Literal["up", "down"]] = {1: "up", -1: "down"}


def variants(scene: Scene, moves: Sequence[Lay]) -> UpTurnChoices:
    """All ways to lay one tile."""
    view, number = view_of(scene), moves[0].tile
    asked = menus.asked(moves[0])
    return UpTurnChoices(
        header=header(scene, scene.words.text(f"upturn-drawn-ask-{asked}")),
        tile=tile(number),
        players=players(scene),
        rows=tuple(tuple(_way(scene, view, move) for move in row) for row in menus.ways(moves)),
    )


def gifts(scene: Scene, moves: Sequence[Move]) -> UpTurnChoices:
    """Who gets the next gift; what is on the tile stays hidden."""
    view, words = view_of(scene), scene.words
    receivers = [[_receiver(view, move) for move in row] for row in menus.receivers(scene, view, moves)]
    enough = [[Choice(words.text("upturn-button-no-gifts"))]] if menus.may_stop(moves) else []
    return UpTurnChoices(
        header=Header(words.text("upturn-drawn-ask-gift"), ""),
        tile=Tile("gift"),
        n=view.gifts,
        players=players(scene),
        rows=tuple(map(tuple, (*receivers, *enough))),
    )


def _receiver(view: UpTurnView, move: Give) -> Choice:
    return Choice("", seat=move.to, tiles=view.sizes[move.to])


def _way(scene: Scene, view: UpTurnView, move: Lay) -> Choice:
    if move.tile not in OPENERS:
        return _run(scene, view, move)
    way = ARROWS[move.direction] if move.direction else ""
    if move.sense is None:
        words = scene.words.text("upturn-drawn-way", way=way)
        return Choice(words, way, said=move.says)
    return Choice("", way, view.next[0 if move.sense > 0 else 1], move.sense, said=move.says)


def _run(scene: Scene, view: UpTurnView, move: Lay) -> Choice:
    words, laid = scene.words, menus.laid(view, move)
    end = "out" if menus.out(view, laid) else "on"
    if not move.run:
        said = words.text("upturn-drawn-lone", tile=move.tile)
    elif len(laid) > menus.LONG_RUN:
        said = words.text("upturn-drawn-all", n=len(laid), end=end)
    else:
        said = words.text("upturn-drawn-run", tiles="·".join(map(str, laid)), end=end)
    return Choice(said, gifts=menus.given(view, laid), said=move.says)
