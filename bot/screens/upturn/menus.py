"""The variants of a tile, and whom a gift goes to: each button is one whole move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.callback_data import Verb
from bot.screens.keyboard import abreast
from bot.screens.markup import joined
from bot.screens.screen import Button, Row, Scene
from bot.screens.upturn.pieces import ARROWS, SAID, WAYS, sign, signs
from bot.screens.upturn.story import TURNS
from bot.text.words import Html
from games.game import Move
from games.upturn.moves import Give, Lay, Pass
from games.upturn.state import run_to
from games.upturn.table import gifts_for
from games.upturn.tiles import NAMES, OPENERS, PENALTIES, TILES
from games.upturn.view import UpTurnView

Menu = tuple[Html, tuple[Row, ...]]
"""The question and its answers."""
LONG_RUN = 4
"""Longer runs are counted on the button, not spelled out."""


def variants(scene: Scene, view: UpTurnView, moves: Sequence[Lay], epoch: int) -> Menu:
    """All ways to lay one tile."""
    tile = moves[0].tile
    question = _opener_question(scene, view, moves) if tile in OPENERS else _run_question(scene, view, tile)
    back = scene.button(scene.words.text("button-back"), Verb.OPEN, epoch=epoch)
    return question, (*_variant_rows(scene, view, moves, epoch), (back,))


def gifts(scene: Scene, view: UpTurnView, moves: Sequence[Move], epoch: int) -> Menu:
    """Who gets the next gift; what is on the tile stays hidden."""
    rows = (tuple(_receiver(scene, view, move, epoch) for move in row) for row in receivers(scene, view, moves))
    enough = tuple(
        scene.button(scene.words.text("upturn-button-no-gifts"), Verb.MOVE, move.code, epoch=epoch)
        for move in moves
        if isinstance(move, Pass)
    )
    return _gift_question(scene, view), (*rows, enough)


def receivers(scene: Scene, view: UpTurnView, moves: Sequence[Move]) -> Iterator[Sequence[Give]]:
    """Whom a gift may go to, in the rows of their buttons."""
    gives = [move for move in moves if isinstance(move, Give)]
    buttons = [_receiver(scene, view, move, 0) for move in gives]
    by_button = dict(zip(buttons, gives, strict=True))
    return ([by_button[button] for button in row] for row in abreast(buttons, 3))


def may_stop(moves: Sequence[Move]) -> bool:
    """Whether the gifts may end here."""
    return any(isinstance(move, Pass) for move in moves)


def _receiver(scene: Scene, view: UpTurnView, move: Give, epoch: int) -> Button:
    return scene.button(f"{scene.shorts[move.to]} {view.sizes[move.to]}", Verb.MOVE, move.code, epoch=epoch)


def may_call(moves: Sequence[Move]) -> bool:
    """Whether a tile can be laid with «Последняя!» and without."""
    lays = {move.code for move in moves if isinstance(move, Lay)}
    return any(f"{code}!" in lays for code in lays)


def _variant_rows(scene: Scene, view: UpTurnView, moves: Sequence[Lay], epoch: int) -> Iterator[Row]:
    for row in ways(moves):
        yield tuple(scene.button(_variant(scene, view, move), Verb.MOVE, move.code, epoch=epoch) for move in row)


def ways(moves: Sequence[Lay]) -> Iterable[Sequence[Lay]]:
    """Side by side what differs in one choice: the next player, else the direction; with or without a run."""
    grouped: dict[object, list[Lay]] = {}
    for move in sorted(moves, key=lambda move: (move.says, -(move.direction or 0), -(move.sense or 0), not move.run)):
        side_by_side = (move.direction if move.sense else 0, move.says)
        grouped.setdefault(side_by_side, []).append(move)
    return grouped.values()


def _variant(scene: Scene, view: UpTurnView, move: Lay) -> str:
    said = f" {SAID}" if move.says else ""
    if move.tile not in OPENERS:
        return _run_label(scene, view, move) + said
    arrow = ARROWS[move.direction] if move.direction else ""
    if move.sense is None:
        return scene.words.text("upturn-button-way", arrow=arrow, way=WAYS[move.direction or 1]) + said
    following = scene.shorts[view.next[0 if move.sense > 0 else 1]]
    return f"{arrow} {f'{following} →' if move.sense > 0 else f'← {following}'}".strip() + said


def _run_label(scene: Scene, view: UpTurnView, move: Lay) -> str:
    """The tiles, and the gifts that they bring or that they are the last ones."""
    words, tiles_laid = scene.words, laid(view, move)
    gifts = given(view, tiles_laid)
    end = "out" if out(view, tiles_laid) else "gives" if gifts else "on"
    if not move.run:
        key, tiles = "upturn-button-lone", str(move.tile)
    elif len(tiles_laid) > LONG_RUN:
        key, tiles = "upturn-button-all", ""
    else:
        key, tiles = "upturn-button-run", "·".join(map(str, tiles_laid))
    return words.text(key, tiles=tiles, n=len(tiles_laid), gifts=gifts, end=end)


def laid(view: UpTurnView, move: Lay) -> tuple[int, ...]:
    """The tiles that a move lays."""
    return (*(_run(view, move.tile) if move.run else ()), move.tile)


def given(view: UpTurnView, tiles: tuple[int, ...]) -> int:
    """The gifts that they bring; none, if they are the last ones."""
    return gifts_for(tiles) if view.gives and not out(view, tiles) else 0


def out(view: UpTurnView, tiles: tuple[int, ...]) -> bool:
    """Whether they are the last ones."""
    assert view.mine is not None
    return len(tiles) == len(view.mine.tiles)


def _run(view: UpTurnView, twin: int) -> tuple[int, ...]:
    assert view.mine is not None
    return run_to(twin, view.mine.tiles, view.last)


def asked(move: Lay) -> str:
    """What is to be decided about a tile: the key's end."""
    if move.tile not in OPENERS:
        return "run"
    return "both" if move.direction and move.sense else "way" if move.direction else "next"


def _opener_question(scene: Scene, view: UpTurnView, moves: Sequence[Lay]) -> Html:
    move = moves[0]
    return scene.words.html(f"upturn-ask-{asked(move)}", tile=sign(move.tile), last=view.last)


def _run_question(scene: Scene, view: UpTurnView, twin: int) -> Html:
    *head, last = map(sign, _run(view, twin))
    more = scene.words.text("list-and", head=", ".join(head), last=last) if head else last
    return scene.words.html("upturn-ask-run", twin=sign(twin), last=view.last, number=twin, tiles=more, n=len(head) + 1)


def _gift_question(scene: Scene, view: UpTurnView) -> Html:
    """Whence so many gifts come is told with the first."""
    words = scene.words
    event = next((event for event in reversed(scene.table.recent) if event.kind == "laid"), None)
    names = [name for name in event.pieces if name not in TURNS] if event and event.seat == view.turn else []
    tiles = tuple(TILES[name] for name in names)
    if not tiles or gifts_for(tiles) != view.gifts:
        return words.html("upturn-ask-gift-more", n=view.gifts)
    if len(tiles) == 1:
        return words.html("upturn-ask-gift-one", tile=joined("", signs([NAMES[tiles[0]]])))
    hands = len(PENALTIES.intersection(tiles))
    return words.html("upturn-ask-gift-run", n=view.gifts, run=len(tiles), hands=hands)
