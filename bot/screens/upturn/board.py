"""The table of UpTurn in the group: the row, what fits, who is on, and what happened last."""

from __future__ import annotations

from collections.abc import Iterator

from bot.callback_data import Verb
from bot.screens.frame import board_rows, first_steps, lead, marked, newest, until
from bot.screens.markup import bold, italic, joined, lines
from bot.screens.screen import Row, Scene, Screen
from bot.screens.upturn import drawn
from bot.screens.upturn.need import need, on_board
from bot.screens.upturn.pieces import ARROWS, LONGEST, sign, size, view_of
from bot.screens.upturn.story import story
from bot.text.words import Html
from games.upturn.tiles import JOKER, OPENERS, UPDOWN, is_number
from games.upturn.view import Row as TileRow
from games.upturn.view import UpTurnView

ASKED_MORE = ("gifts", "extra")
"""Phases of a turn in which others would wonder why it is still that player's."""


def board(scene: Scene) -> Screen:
    """The board; after the end it keeps the table, but neither turn nor keyboard."""
    view, playing = view_of(scene), scene.table.status == "playing"
    rows = (*_catches(scene, view), *board_rows(scene)) if playing else ()
    if scene.pictured:
        return Screen(_caption(scene, view), rows, drawing=drawn.board(scene))
    title = scene.words.html("upturn-title", sign=scene.sign, game=scene.game, row=view.row, bag=view.bag)
    text = lines(
        title, *_row_lines(scene, view), "", *_people_lines(scene, view), *newest(story(scene)), *first_steps(scene)
    )
    return Screen(text, rows)


def _caption(scene: Scene, view: UpTurnView) -> Html:
    """Beside the picture: what fits, who is on and until when, what happened last, and what no picture shows: for whom
    the bot plays, and who is away.
    """
    title = scene.words.html("upturn-caption", sign=scene.sign, game=scene.game)
    signed = [marked(scene, seat) for seat, _ in scene.table.numbered() if marked(scene, seat) != scene.names[seat]]
    kept = (joined(", ", signed),) if signed and scene.table.status == "playing" else ()
    _, fitting = _fitting(scene, view)
    first = joined(" · ", filter(None, (title, fitting)))
    return lines(first, _turn(scene, view), *kept, *newest(story(scene)), *first_steps(scene))


def _row_lines(scene: Scene, view: UpTurnView) -> Iterator[Html]:
    """The row before, for its last number, the present one, and what fits; a row that has only begun shares its line
    with that.
    """
    *older, present = view.rows
    arrow, fitting = _fitting(scene, view)
    yield from (italic(_tiles(row)) for row in older if any(map(is_number, row.tiles)))
    if len(present.tiles) == 1 and (opener := _opener(present)):
        yield _spaced(opener, fitting)
        return
    yield _tiles(present, view.last)
    if fitting:
        yield _spaced(arrow, fitting)


def _fitting(scene: Scene, view: UpTurnView) -> tuple[str, str]:
    """The direction and what fits, while anybody may still lay something."""
    if scene.table.status != "playing":
        return "", ""
    turned = view.direction is not None and need(view) in ("above", "below")
    return ARROWS[view.direction or 1] if turned else "", on_board(view, scene.words)


def _tiles(row: TileRow, last: int = 0) -> Html:
    """The end of a row, its last number bold."""
    opener, cut = _opener(row), len(row.tiles) > LONGEST
    numbers = row.tiles[-LONGEST:] if cut else row.tiles[bool(opener) :]
    shown = joined(" · ", (bold(sign(tile)) if tile == last else sign(tile) for tile in numbers))
    return _spaced("…" if cut else opener, shown)


def _opener(row: TileRow) -> str:
    """What opened the row, with the direction where that was chosen; nothing for the first row."""
    first = row.tiles[0] if row.tiles else 0
    chosen = ARROWS[row.direction or 1] if first in (UPDOWN, JOKER) else ""
    return sign(first) + chosen if first in OPENERS else ""


def _spaced(*parts: str) -> Html:
    return joined(" ", filter(None, parts))


def _people_lines(scene: Scene, view: UpTurnView) -> Iterator[Html]:
    words = scene.words
    yield _order(scene, view)
    out = [name for seat, name in enumerate(scene.names) if seat not in view.playing]
    if out and scene.table.status == "playing":
        yield words.html("upturn-out", names=joined(", ", out))
    if scene.table.status == "playing":
        yield lead(scene, words.text("upturn-counts"), _sizes(scene, view), min)
    yield _turn(scene, view)


def _turn(scene: Scene, view: UpTurnView) -> Html:
    """Whose it is and until when, and what more is asked."""
    if scene.table.status != "playing":
        return scene.words.html("played-out")
    turn = f"upturn-turn-{view.phase}" if view.phase in ASKED_MORE else "turn"
    return scene.words.html(turn, name=scene.names[view.turn], until=until(scene, view.turn))


def _sizes(scene: Scene, view: UpTurnView) -> list[tuple[str, int]]:
    return [(scene.names[seat], view.sizes[seat]) for seat in view.playing]


def _order(scene: Scene, view: UpTurnView) -> Html:
    """Those who play, in table order; arrows show the sense, where there is one. After the end: everybody."""
    on = scene.table.status == "playing"
    seats = view.playing if on else [seat for seat, _ in scene.table.numbered()]
    arrow = " · " if not on or len(seats) <= 2 else " → " if view.sense > 0 else " ← "
    parts = ((seat, f"{marked(scene, seat) if on else scene.names[seat]} {size(view, seat)}") for seat in seats)
    return joined(arrow, (bold(part) if on and seat == view.turn else part for seat, part in parts))


def _catches(scene: Scene, view: UpTurnView) -> tuple[Row, ...]:
    """A race, so on top and full width; comes and goes with the debt."""
    owing = sorted(view.owing)
    label = "button-catch" if len(owing) == 1 else "button-catch-one"
    return tuple(
        (scene.button(scene.words.text(label, name=scene.shorts[seat]), Verb.ACT, f"c{seat}"),) for seat in owing
    )
