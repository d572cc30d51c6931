"""A player's private message in Aforator: what each card would do, and where it may go."""

from __future__ import annotations

from collections.abc import Iterator

from bot.callback_data import Verb
from bot.screens import frame
from bot.screens.aforator import menus
from bot.screens.aforator.ended import in_hand as after_end
from bot.screens.aforator.news import ACTS, NEWS, closed
from bot.screens.aforator.pieces import on_kon, on_table, sign, signed, undone, view_of
from bot.screens.keyboard import rows_of
from bot.screens.markup import lines
from bot.screens.screen import Row, Scene, Screen
from bot.text.words import Html
from games.aforator.deck import CARDS, KIND_OF, NAMES, WHIP
from games.aforator.forecast import forecast
from games.aforator.moves import Place, Play, ReadAloud, Use
from games.aforator.view import AforatorView
from games.game import Seat

MOST = 12
"""More cards aren't told at length."""


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
        top = lines(frame.header(scene), _played(scene, own.seat), *closed(scene))
    return Screen(lines(top, *_cards(scene, view)), _waiting_rows(scene, view))


def _on_turn(scene: Scene, view: AforatorView, menu: str, head: str) -> Screen:
    if page := NEWS.page(scene, menu):
        return page
    undo, first = frame.undo_row(scene), frame.header(scene)
    head_or_first = frame.head(scene, head, _silence(scene, view)) if head else first
    before = closed(scene) if not view.laid and view.opener == view.seat else ()
    top = lines(head_or_first, *before, *NEWS.lines(scene), _turn(scene, view, head))
    if asked := _asked(scene, view, menu):
        text, rows = asked
        return Screen(lines(first if menu else top, *text), frame.filled(*undo, *rows))
    rows = [*_hand_rows(scene, view), *undo, *NEWS.rows(scene), frame.to_table(scene)]
    return Screen(lines(top, _need(scene, view), *_cards(scene, view, next_to=True)), frame.filled(*rows))


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
    assert view.mine is not None
    words, epoch = scene.words, scene.seated.epoch
    buttons = []
    for card in sorted(view.mine.cards, key=lambda card: _want(view, card)):
        label = words.text("aforator-button-kon", card=sign(card), sum=menus.way(forecast(view, card)))
        buttons.append(scene.button(label, Verb.OPEN, NAMES[card], epoch=epoch))
    yield from rows_of(buttons, 2)
    more = []
    if table := view.tables[scene.seated.seat]:
        label = words.text("aforator-button-table", cards=on_table(table))
        more.append(scene.button(label, Verb.OPEN, menus.OWN_TABLE, epoch=epoch))
    if any(isinstance(move, ReadAloud) for move in scene.moves):
        more.append(scene.button(words.text("aforator-button-aloud"), Verb.OPEN, menus.ALOUD, epoch=epoch))
    yield tuple(more)


def _want(view: AforatorView, card: int) -> tuple[bool, int]:
    """By what one would likely lay: what leads, then what leads the farthest from zero."""
    made = forecast(view, card)
    return not made.leads, -abs(made.sum)


def _waiting_rows(scene: Scene, view: AforatorView) -> tuple[Row, ...]:
    """Cards to be explained, the newest own card to be read aloud, and the table as an alert."""
    assert view.mine is not None
    words, newest = scene.words, _newest(scene, scene.seated.seat)
    cards = [scene.button(sign(card), Verb.EXPLAIN, NAMES[card]) for card in view.mine.cards]
    table = scene.button(words.text("button-what-lies"), Verb.TABLE)
    read = [
        scene.button(words.text("aforator-button-aloud"), Verb.ACT, move.code)
        for move in scene.moves
        if isinstance(move, ReadAloud) and move.card == newest
    ]
    undo = [button for row in frame.undo_row(scene) for button in row]
    return frame.filled(*rows_of(cards, 4), (*read, *undo), (table, *frame.to_table(scene)))


def last_move(scene: Scene, seat: Seat) -> str:
    """The seat's last move in a word or two."""
    card = _newest(scene, seat)
    return "" if card is None else sign(card)


def _played(scene: Scene, seat: Seat) -> Html:
    """What the seat did last, as long as the table remembers, and that it will be called."""
    words, event = scene.words, frame.did(scene, seat, ACTS)
    if done := NEWS.done(scene):
        return words.html("hand-done", done=done)
    if event is None:
        return words.html("hand-waiting")
    card, *others = event.pieces
    if event.kind == "used" and KIND_OF[CARDS[card]] == WHIP:
        return words.html("aforator-played-used-whip", laid=sign(CARDS[others[0]]))
    return words.html(f"aforator-played-{event.kind}", card=sign(CARDS[card]))


def _newest(scene: Scene, seat: Seat) -> int | None:
    """The card with which the seat did that."""
    event = frame.did(scene, seat, ACTS)
    return CARDS[event.pieces[0]] if event else None
