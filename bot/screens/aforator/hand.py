"""A player's private message in Aforator: what each card would do, and where it may go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.callback_data import Verb
from bot.pictures.drawing import Drawing
from bot.screens import frame
from bot.screens.aforator import drawn_hand, menus, waiting
from bot.screens.aforator.ended import in_hand as after_end
from bot.screens.aforator.news import NEWS, closed
from bot.screens.aforator.pieces import in_rows, on_kon, on_table, sign, signed, undone, view_of
from bot.screens.keyboard import width
from bot.screens.markup import lines
from bot.screens.screen import Row, Scene, Screen
from bot.text.words import Html
from games.aforator.deck import CARDS, NAMES
from games.aforator.forecast import forecast
from games.aforator.moves import Place, Play, ReadAloud, Use
from games.aforator.view import AforatorView

MOST = 12
"""More cards aren't told at length."""
SHORT = 9
"""The longest label of three in a row below a picture, in UTF-16 units."""


def hand(scene: Scene, menu: str, head: str) -> Screen:
    """The hand as it is now. `menu`: see `menus`."""
    view, words, own = view_of(scene), scene.words, scene.seated
    if scene.table.status != "playing":
        return after_end(scene)
    if own.awaited:
        return _on_turn(scene, view, menu, head)
    if own.recalled:
        assert view.turn is not None
        top = lines(frame.header(scene), words.html("hand-recalled", name=scene.names[view.turn]))
    elif head == "stand-in":
        top = frame.head(scene, head, "")
    else:
        top = lines(frame.header(scene), waiting.played(scene, own.seat), *closed(scene))
    if scene.pictured:
        return Screen(top, waiting.rows(scene, view), drawing=drawn_hand.waiting(scene, waiting.held(scene, view)))
    return Screen(lines(top, *_cards(scene, view)), waiting.rows(scene, view))


def _on_turn(scene: Scene, view: AforatorView, menu: str, head: str) -> Screen:
    if page := NEWS.page(scene, menu):
        return replace(page, drawing=_drawing(scene, view))
    undo, first = frame.undo_row(scene), frame.header(scene)
    head_or_first = frame.head(scene, head, _silence(scene, view)) if head else first
    before = closed(scene) if not view.laid and view.opener == view.seat else ()
    top = lines(head_or_first, *before, *NEWS.lines(scene), _turn(scene, view, head))
    if asked := _asked(scene, view, menu):
        told, ways, drawing = asked
        return Screen(lines(first if menu else top, *told), frame.filled(*undo, *ways), drawing=drawing)
    rows = [*_hand_rows(scene, view), *undo, *NEWS.rows(scene), frame.to_table(scene)]
    cards = () if scene.pictured else _cards(scene, view, next_to=True)
    text = lines(top, _need(scene, view), *cards)
    return Screen(text, frame.filled(*rows), drawing=_drawing(scene, view))


def _drawing(scene: Scene, view: AforatorView) -> Drawing | None:
    """Of somebody who is on, with no menu open."""
    if not scene.pictured:
        return None
    asked = _asked(scene, view, "")
    return asked[2] if asked else drawn_hand.turn(scene, view, _wanted(scene, view))


def _asked(scene: Scene, view: AforatorView, menu: str) -> menus.Menu | None:
    """The menu that is open, or what the game asks before anything else; None: which card?"""
    assert view.mine is not None
    moves, epoch = scene.moves, scene.seated.epoch
    if view.phase == "bury":
        return menus.under_deck(scene, view, moves, epoch)
    swapped = CARDS.get(menu.removeprefix(menus.SWAP)) if menu.startswith(menus.SWAP) else None
    if swapped in view.mine.cards:
        return menus.of_swap(scene, view, moves, swapped, epoch)
    if view.phase == "use":
        return menus.at_once(scene, view, moves, epoch)
    if CARDS.get(menu) in view.mine.cards:
        return menus.of_card(scene, view, moves, CARDS[menu], epoch)
    if menu == menus.OWN_TABLE:
        return menus.of_table(scene, view, moves, epoch)
    may_read = any(isinstance(move, ReadAloud) for move in moves)
    return menus.aloud(scene, moves, epoch) if menu == menus.ALOUD and may_read else None


def _turn(scene: Scene, view: AforatorView, head: str) -> Html:
    seat = scene.seated.seat
    key = "aforator-turn-last" if view.closes == seat and view.laid else "hand-turn"
    return frame.task(scene, head, _task(scene, view), key, until=frame.until(scene, seat))


def _task(scene: Scene, view: AforatorView) -> str:
    """What can be done now, in a few words."""
    kinds = {Play: "play", Place: "place", Use: "use"}
    possible = [name for kind, name in kinds.items() if any(isinstance(move, kind) for move in scene.moves)]
    how = "-".join(possible) if view.phase == "move" else f"{view.phase}-now"
    return scene.words.text(f"aforator-task-{how}")


def _silence(scene: Scene, view: AforatorView) -> str:
    """What happens if nobody answers."""
    move = scene.seated.idle
    card = sign(move.card) if isinstance(move, Play) else ""
    return scene.words.text(f"aforator-then-{view.phase}", card=card)


def _need(scene: Scene, view: AforatorView) -> Html:
    words, kon = scene.words, view.kon
    if kon.leader is None:
        return words.html("aforator-need-first" if view.opener == view.seat else "aforator-need-any")
    if not kon.distance:
        return words.html("aforator-need-zero")
    return words.html("aforator-need-far", far=kon.distance, sum=signed(kon.sum))


def _cards(scene: Scene, view: AforatorView, *, next_to: bool = False) -> Iterator[Html]:
    """A line for each card: its ability on the Kon, and whose it would take there now."""
    assert view.mine is not None
    for card in view.mine.cards[:MOST]:
        taken = undone(view, card) if next_to else ""
        key = "aforator-card-line-undoes" if taken else "aforator-card-line"
        yield scene.words.html(key, card=sign(card), ability=on_kon(scene.words, card), undone=taken)


def _hand_rows(scene: Scene, view: AforatorView) -> Iterator[Row]:
    """Cards with the sums that they would make; the own Table; reading aloud."""
    words, epoch = scene.words, scene.seated.epoch
    for row in _wanted(scene, view):
        yield tuple(scene.button(_label(scene, view, card), Verb.OPEN, NAMES[card], epoch=epoch) for card in row)
    more = []
    if table := view.tables[scene.seated.seat]:
        label = words.text("aforator-button-table", cards=on_table(table))
        more.append(scene.button(label, Verb.OPEN, menus.OWN_TABLE, epoch=epoch))
    if any(isinstance(move, ReadAloud) for move in scene.moves):
        more.append(scene.button(words.text("aforator-button-aloud"), Verb.OPEN, menus.ALOUD, epoch=epoch))
    yield tuple(more)


def _wanted(scene: Scene, view: AforatorView) -> Sequence[Sequence[int]]:
    """The hand in rows, by what one would likely lay."""
    assert view.mine is not None
    return in_rows(scene, sorted(view.mine.cards, key=lambda card: _want(view, card)), 2)


def _label(scene: Scene, view: AforatorView, card: int) -> str:
    """A card, and what it would make of the Kon; below a picture shorter, as it is there, where more stand in a row."""
    made = forecast(view, card)
    if not scene.pictured:
        return scene.words.text("aforator-button-kon", card=sign(card), sum=menus.way(made))
    if made.leads:
        return scene.words.text("aforator-button-leads", card=sign(card), sum=signed(made.sum))
    label = scene.words.text("aforator-button-kon", card=sign(card), sum=signed(made.sum))
    return label if width(label) <= SHORT else label.replace(" → ", "→")


def _want(view: AforatorView, card: int) -> tuple[bool, int]:
    """By what one would likely lay: what leads, then what leads the farthest from zero."""
    made = forecast(view, card)
    return not made.leads, -abs(made.sum)
