"""A player's private message in UpTurn: the rack is the keyboard, whatever the table asks of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.callback_data import Verb
from bot.pictures.drawing import Drawing
from bot.screens import frame, keyboard
from bot.screens.frame import filled
from bot.screens.markup import joined, lines
from bot.screens.screen import Row, Scene, Screen
from bot.screens.upturn import choices, drawn, menus, rack
from bot.screens.upturn.ended import in_hand as after_end
from bot.screens.upturn.need import in_hand
from bot.screens.upturn.news import NEWS
from bot.screens.upturn.pieces import counted, label, sign, signs, view_of
from bot.screens.upturn.story import TURNS
from bot.text.words import Html
from games.game import Seat
from games.upturn.moves import Draw, Lay, Pass, Say
from games.upturn.tiles import TILES, is_number
from games.upturn.view import Rack, UpTurnView

ACTS = ("laid", "passed")
"""Events with which somebody's own turn ends."""
CALLING = 2
"""Tiles from which any number leaves the last one."""
DEEDS = {"passed": "upturn-deed-passed", "gave": "upturn-deed-gave", "said": "upturn-deed-said"}
"""Moves besides laying, in a word."""


def hand(scene: Scene, menu: str, head: str) -> Screen:
    """The hand as it is now. `menu`: the name of the tile whose variants are open."""
    view, words, own = view_of(scene), scene.words, scene.seated
    mine = view.mine
    assert mine is not None
    if scene.table.status != "playing":
        return after_end(scene)
    if own.seat not in view.playing:
        return _waiting(scene, words.html("upturn-hand-out"), filled(frame.to_table(scene)))
    if own.awaited:
        return _on_turn(scene, view, menu, head)
    tiles = () if scene.pictured else (_tiles(mine),)
    if own.recalled:
        note = words.html("hand-recalled", name=scene.names[view.turn])
        return _waiting(scene, lines(note, *tiles), _waiting_rows(scene))
    owes = (words.html("upturn-hand-one"),) if _may_say(scene) else ()
    said = (*owes, _played(scene, own.seat)) if own.silenced or not owes else owes
    if head == "stand-in":
        return _waiting(scene, lines(*tiles), _waiting_rows(scene), frame.head(scene, head, ""))
    return _waiting(scene, lines(*said, *tiles), _waiting_rows(scene))


def _waiting(scene: Scene, text: Html, rows: tuple[Row, ...], head: Html | None = None) -> Screen:
    """Of who isn't asked."""
    top = frame.header(scene) if head is None else head
    drawing = drawn.waiting(scene) if scene.pictured else None
    return Screen(lines(*filter(None, (top, text))), rows, drawing=drawing)


def _on_turn(scene: Scene, view: UpTurnView, menu: str, head: str) -> Screen:
    moves, epoch = scene.moves, scene.seated.epoch
    variants = [move for move in moves if isinstance(move, Lay) and move.tile == TILES.get(menu)]
    if len(variants) > 1:
        question, rows = menus.variants(scene, view, variants, epoch)
        call = (scene.words.html("upturn-hand-call"),) if menus.may_call(variants) else ()
        drawing = choices.variants(scene, variants) if scene.pictured else None
        return Screen(lines(frame.header(scene), question, *call), rows, drawing=drawing)
    screen = NEWS.page(scene, menu) or _asking(scene, view, menu, head)
    return replace(screen, drawing=_drawing(scene, view)) if scene.pictured else screen


def _drawing(scene: Scene, view: UpTurnView) -> Drawing:
    if view.phase == "gifts":
        return choices.gifts(scene, scene.moves)
    return drawn.hand(scene, _shelves(scene, view))


def _shelves(scene: Scene, view: UpTurnView) -> Sequence[rack.Shelf]:
    """As they are drawn, where they are."""
    return rack.shelves(view, scene.moves, apart=scene.pictured)


def _asking(scene: Scene, view: UpTurnView, menu: str, head: str) -> Screen:
    """The hand of who is on turn, or the buttons for which it has no room."""
    epoch = scene.seated.epoch
    first = _head(scene, view, head) if head else frame.header(scene)
    top = (first, *NEWS.lines(scene))
    if view.phase == "gifts":
        question, rows = menus.gifts(scene, view, scene.moves, epoch)
        return Screen(lines(*top, question), (*_say_row(scene), *rows, *frame.undo_row(scene), *NEWS.rows(scene)))
    tiles = rack.rows(scene, _shelves(scene, view), epoch)
    if menu == keyboard.MORE and (hidden := keyboard.rest(tiles)):
        back = scene.button(scene.words.text("button-back"), Verb.OPEN, epoch=epoch)
        return Screen(lines(frame.header(scene), *_asked(scene, view)), (*hidden, (back,)))
    more = scene.button(scene.words.text("button-more"), Verb.OPEN, keyboard.MORE, epoch=epoch)
    rows = (*keyboard.few(tiles, more), *_say_row(scene), *frame.undo_row(scene))
    turn = frame.task(scene, head, _task(scene, view), until=frame.until(scene, view.turn))
    return Screen(lines(*top, turn, *_asked(scene, view)), (*rows, *NEWS.rows(scene), *_last_row(scene, view)))


def _task(scene: Scene, view: UpTurnView) -> str:
    """What can be done now, in a few words."""
    kinds = {Lay: "lay", Draw: "draw", Pass: "pass"}
    possible = [name for kind, name in kinds.items() if any(isinstance(move, kind) for move in scene.moves)]
    more = "extra" if "lay" in possible else "enough"
    return scene.words.text(f"upturn-task-{more if view.phase == 'extra' else '-'.join(possible)}")


def _head(scene: Scene, view: UpTurnView, head: str) -> Html:
    """What a message that rings again says first; the reminder also what silence will do."""
    draws = view.phase == "move" and any(isinstance(move, Draw) for move in scene.moves)
    silence = "drawn" if view.phase == "move" and not draws else view.phase
    return frame.head(scene, head, scene.words.text(f"upturn-then-{silence}"))


def _asked(scene: Scene, view: UpTurnView) -> Iterator[Html]:
    """What is asked, by how far the turn is."""
    words, mine = scene.words, view.mine
    assert mine is not None
    if view.phase == "drawn" and mine.drawn is not None and not _drawn_for(scene):
        yield words.html("upturn-hand-drawn", tile=sign(mine.drawn))
    yield in_hand(view, words, len(mine.tiles))
    if len(mine.tiles) == CALLING and menus.may_call(scene.moves):
        yield words.html("upturn-hand-call")
    if view.phase == "move" and len(mine.tiles) == 1 and not is_number(mine.tiles[0]):
        yield words.html("upturn-hand-lone-action")


def _drawn_for(scene: Scene) -> bool:
    """Whether the news that stands above tells what was drawn, as the bot has done it."""
    own = scene.seated
    return own.asked and any(event.kind == "drew" and event.seat == own.seat for event in own.news.events)


def _last_row(scene: Scene, view: UpTurnView) -> tuple[Row, ...]:
    """Draw or pass, and the way to the table."""
    words = scene.words
    passing = "button-enough" if view.phase == "extra" else "button-pass"
    labels = [("button-draw" if isinstance(m, Draw) else passing, m) for m in scene.moves if isinstance(m, Draw | Pass)]
    epoch = scene.seated.epoch
    buttons = (scene.button(words.text(key), Verb.MOVE, move.code, epoch=epoch) for key, move in labels)
    return ((*buttons, *frame.to_table(scene)),)


def last_move(scene: Scene, seat: Seat) -> str:
    """The seat's last move in a word or two."""
    words, own = scene.words, (event for event in reversed(scene.table.recent) if event.seat == seat)
    last = next((event for event in own if event.kind == "laid" or event.kind in DEEDS), None)
    if last is None:
        return ""
    if last.kind == "laid":
        return joined("·", signs(name for name in last.pieces if name not in TURNS))
    return words.text(DEEDS[last.kind])


def _played(scene: Scene, seat: Seat) -> Html:
    """What the seat did last, as long as the table remembers, and that it will be called."""
    words = scene.words
    if done := NEWS.done(scene):
        return words.html("hand-done", done=done)
    last = frame.did(scene, seat, ACTS)
    if last is None:
        return words.html("hand-waiting")
    if last.kind == "passed":
        return words.html("hand-passed")
    tiles = joined("·", signs(name for name in last.pieces if name not in TURNS))
    return words.html("hand-played", tiles=tiles)


def _tiles(mine: Rack) -> Html:
    return joined(" · ", (label(tile, n) for tile, n in counted(mine.tiles).items()))


def _waiting_rows(scene: Scene) -> tuple[Row, ...]:
    table = scene.button(scene.words.text("button-what-lies"), Verb.TABLE)
    undo, link = frame.undo_row(scene), frame.to_table(scene)
    if not undo:
        return (*_say_row(scene), (table, *link))
    return (*_say_row(scene), (*undo[0], table), *((link,) if link else ()))


def _say_row(scene: Scene) -> tuple[Row, ...]:
    """Saying it is a race as catching is: it counts whatever has happened meanwhile."""
    if not _may_say(scene):
        return ()
    return ((scene.button(scene.words.text("button-last-one"), Verb.ACT, "say"),),)


def _may_say(scene: Scene) -> bool:
    return any(isinstance(move, Say) for move in scene.moves)
