"""The menus of a hand: a card and where it may go, a Table card and what it may do, and what to read aloud."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.callback_data import Verb
from bot.pictures.drawing import Drawing
from bot.screens.aforator import drawn_hand
from bot.screens.aforator.cards import at_length
from bot.screens.aforator.pieces import LEADS, in_rows, on_the_table, passing, sign, signed
from bot.screens.keyboard import abreast, rows_of
from bot.screens.screen import Row, Scene
from bot.text.words import Html
from games.aforator.deck import AFORATOR, CRITIC, KIND, KIND_OF, NAMES
from games.aforator.forecast import Forecast, forecast, forecast_swap
from games.aforator.legal import TABLE
from games.aforator.moves import Bury, Keep, Place, Play, ReadAloud, Use
from games.aforator.repertoire import STEALS, SWAPS, USES
from games.aforator.view import AforatorView
from games.game import Move

Menu = tuple[list[Html], list[Row], Drawing | None]
"""Its lines, its rows, and what is drawn of it."""
Moves = Sequence[Move]
OWN_TABLE, ALOUD, SWAP = "table", "aloud", "x"
"""Menus besides those of a hand card, which are called by its id; that of an exchange: SWAP and the card's id."""


def outcome(forecast: Forecast) -> str:
    """The sum that a button promises, and whether it leads."""
    return f"{signed(forecast.sum)} {LEADS}" if forecast.leads else signed(forecast.sum)


def way(forecast: Forecast) -> str:
    """The same where there is more room: what leads although the sum doesn't show it."""
    return (passing(forecast.reached, forecast.sum) if forecast.leads else "") + outcome(forecast)


def of_card(scene: Scene, view: AforatorView, moves: Moves, card: int, epoch: int) -> Menu:
    """A hand card at length, and its ways: to the Kon, or to one's own Table."""
    words, lying = scene.words, len(view.tables[view.seat or 0])
    buttons = []
    for move in moves:
        if isinstance(move, Play) and move.card == card:
            label = words.text("aforator-button-to-kon", sum=outcome(forecast(view, card)))
            buttons.append(scene.button(label, Verb.MOVE, move.code, epoch=epoch))
        elif isinstance(move, Place) and move.card == card:
            label = words.text("aforator-button-to-table", n=lying + 1, most=TABLE)
            buttons.append(scene.button(label, Verb.MOVE, move.code, epoch=epoch))
    if lying >= TABLE:
        label = words.text("aforator-button-table-full", n=lying, most=TABLE)
        buttons.append(scene.button(label, Verb.WHY, f"t{NAMES[card]}"))
    foretold, ways = _foretold(scene, forecast(view, card)), [tuple(buttons)]
    told, drawing = [*at_length(scene, card)], None
    if scene.pictured:
        told, drawing = told[:1], drawn_hand.one_card(scene, view, card, ways)
    return [*told, foretold], [*ways, _back(scene, epoch)], drawing


def of_table(scene: Scene, view: AforatorView, moves: Moves, epoch: int) -> Menu:
    """One's own Table: what each card does, and what can be used now."""
    words = scene.words
    text = []
    for lying in view.tables[view.seat or 0]:
        key = "aforator-table-line-used" if lying.turned else "aforator-table-line"
        text.append(words.html(key, card=sign(lying.card), ability=on_the_table(words, lying.card)))
    rows = [*_uses(scene, view, moves, epoch), *_unusable(scene, view, moves), _back(scene, epoch)]
    return text, rows, drawn_hand.own_table(scene, view) if scene.pictured else None


def of_swap(scene: Scene, view: AforatorView, moves: Moves, card: int, epoch: int) -> Menu:
    """Critique: whose card on the Kon a hand card replaces."""
    swaps = [move for move in moves if isinstance(move, Use) and move.kind == CRITIC and move.card == card]
    buttons = [scene.button(_place(scene, view, move), Verb.MOVE, move.code, epoch=epoch) for move in swaps]
    question = scene.words.html("aforator-ask-place", sign=KIND[CRITIC].emoji, card=sign(card))
    drawing = drawn_hand.swap(scene, view, card, swaps) if scene.pictured else None
    return [question], [*rows_of(buttons, 1), _back(scene, epoch)], drawing


def at_once(scene: Scene, view: AforatorView, moves: Moves, epoch: int) -> Menu:
    """A card has just been laid on the Table, and may be used in the same move."""
    assert view.fresh is not None
    words = scene.words
    text = words.html("aforator-ask-at-once", card=sign(view.fresh), ability=on_the_table(words, view.fresh))
    keep = [
        (scene.button(words.text("aforator-button-keep"), Verb.MOVE, move.code, epoch=epoch),)
        for move in moves
        if isinstance(move, Keep)
    ]
    rows = [*_uses(scene, view, moves, epoch), *keep]
    return [text], rows, drawn_hand.at_once(scene, view.fresh, rows) if scene.pictured else None


def under_deck(scene: Scene, view: AforatorView, moves: Moves, epoch: int) -> Menu:
    """Coffee: which cards go under the deck. After a look there is no way back."""
    key = "aforator-ask-under" if view.owed > 1 else "aforator-ask-under-more"
    asked = {move.card: move for move in moves if isinstance(move, Bury)}
    cards = in_rows(scene, [card for card in _held(view) if card in asked])
    rows = [tuple(scene.button(sign(card), Verb.MOVE, asked[card].code, epoch=epoch) for card in row) for row in cards]
    drawing = drawn_hand.burying(scene, view, cards) if scene.pictured else None
    return [scene.words.html(key, n=view.owed)], rows, drawing


def aloud(scene: Scene, moves: Moves, epoch: int) -> Menu:
    """Which of the open cards is read to the group."""
    codes = {move.card: move.code for move in moves if isinstance(move, ReadAloud)}
    cards = in_rows(scene, [*codes])
    rows = [tuple(scene.button(sign(card), Verb.ACT, codes[card]) for card in row) for row in cards]
    drawing = drawn_hand.aloud(scene, cards) if scene.pictured else None
    return [scene.words.html("aforator-ask-aloud")], [*rows, _back(scene, epoch)], drawing


def _uses(scene: Scene, view: AforatorView, moves: Moves, epoch: int) -> Iterator[Row]:
    """What Table cards may do now: a button each, or one for each target."""
    uses = [move for move in moves if isinstance(move, Use)]
    buttons = [
        scene.button(_use(scene, view, move), Verb.MOVE, move.code, epoch=epoch) for move in uses if move.kind != CRITIC
    ]
    given = {move.card for move in uses if move.kind == CRITIC}
    for card in filter(given.__contains__, _held(view)):
        label = scene.words.text("aforator-button-swap", sign=KIND[CRITIC].emoji, card=sign(card))
        buttons.append(scene.button(label, Verb.OPEN, f"{SWAP}{NAMES[card]}", epoch=epoch))
    yield from abreast(buttons, 2)


def _unusable(scene: Scene, view: AforatorView, moves: Moves) -> Iterator[Row]:
    """What one's Table can do, but not now: the tap says why."""
    usable = {move.kind for move in moves if isinstance(move, Use)}
    idle = {KIND_OF[lying.card] for lying in view.tables[view.seat or 0] if not lying.turned} - usable
    label = scene.words.text
    buttons = [
        scene.button(label("aforator-button-use-not", sign=KIND[kind].emoji), Verb.WHY, move.code)
        for kind in sorted(idle)
        if (move := _tried(view, kind))
    ]
    yield from rows_of(buttons, 2)


def _tried(view: AforatorView, kind: int) -> Use | None:
    """A move with that ability, to be asked why it can't be made; None if there is no such move."""
    if kind == CRITIC:
        return SWAPS[_held(view)[0]][0] if _held(view) else None
    return STEALS[not view.seat] if kind == AFORATOR else USES.get(kind)


def _held(view: AforatorView) -> Sequence[int]:
    """The hand, in the order in which it is shown."""
    return view.mine.cards if view.mine else ()


def _use(scene: Scene, view: AforatorView, move: Use) -> str:
    words, kind = scene.words, KIND[move.kind].emoji
    if move.target is None:
        return words.text("aforator-button-use", sign=kind)
    return words.text("aforator-button-whose", sign=kind, name=scene.shorts[move.target], n=view.discards[move.target])


def _place(scene: Scene, view: AforatorView, move: Use) -> str:
    assert move.card is not None
    assert move.place is not None
    owner, card = view.laid[move.place]
    made = way(forecast_swap(view, move.card, move.place))
    return scene.words.text("aforator-button-place", name=scene.shorts[owner], card=sign(card), sum=made)


def _foretold(scene: Scene, made: Forecast) -> Html:
    """What the Kon would be, and who would lead."""
    words = scene.words
    if not made.sum:
        return words.html("aforator-foretold-zero")
    assert made.leader is not None
    key = "aforator-foretold-mine" if made.leads else "aforator-foretold"
    return words.html(key, sum=signed(made.sum), name=scene.names[made.leader], far=made.distance)


def _back(scene: Scene, epoch: int) -> Row:
    return (scene.button(scene.words.text("button-back"), Verb.OPEN, epoch=epoch),)
