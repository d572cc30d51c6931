"""A hand whose owner isn't asked: what they did last, and what their cards are."""

from __future__ import annotations

from collections.abc import Sequence

from bot.callback_data import Verb
from bot.screens import frame
from bot.screens.aforator.news import ACTS, NEWS
from bot.screens.aforator.pieces import in_rows, sign
from bot.screens.screen import Row, Scene
from bot.text.words import Html
from games.aforator.deck import CARDS, KIND_OF, NAMES, WHIP
from games.aforator.moves import ReadAloud
from games.aforator.view import AforatorView
from games.game import Seat


def held(scene: Scene, view: AforatorView) -> Sequence[Sequence[int]]:
    """The hand in rows, as it came."""
    assert view.mine is not None
    return in_rows(scene, view.mine.cards)


def rows(scene: Scene, view: AforatorView) -> tuple[Row, ...]:
    """Cards to be explained, the newest own card to be read aloud, and the table as an alert."""
    words, newest = scene.words, _newest(scene, scene.seated.seat)
    cards = [tuple(scene.button(sign(card), Verb.EXPLAIN, NAMES[card]) for card in row) for row in held(scene, view)]
    table = scene.button(words.text("button-what-lies"), Verb.TABLE)
    read = [
        scene.button(words.text("aforator-button-aloud"), Verb.ACT, move.code)
        for move in scene.moves
        if isinstance(move, ReadAloud) and move.card == newest
    ]
    undo = [button for row in frame.undo_row(scene) for button in row]
    return frame.filled(*cards, (*read, *undo), (table, *frame.to_table(scene)))


def last_move(scene: Scene, seat: Seat) -> str:
    """The seat's last move in a word or two."""
    card = _newest(scene, seat)
    return "" if card is None else sign(card)


def played(scene: Scene, seat: Seat) -> Html:
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
