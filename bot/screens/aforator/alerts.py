"""What fits into an alert of 200 characters: the table, and one's own cards."""

from __future__ import annotations

from bot.screens.aforator.pieces import sign, signed, view_of
from bot.screens.frame import alert, turn_alert
from bot.screens.markup import ALERT
from bot.screens.screen import Scene
from bot.text.names import units
from games.aforator.view import AforatorView


def table(scene: Scene) -> str:
    """What lies on the Kon, and how everybody stands, for one of the players."""
    return alert(scene, lambda names: _table(scene, names))


def hand(scene: Scene) -> str:
    """The reader's cards, as many as there is room for."""
    view, words = view_of(scene), scene.words
    assert view.mine is not None
    if scene.table.status != "playing":
        return words.text("toast-over")
    cards = view.mine.cards
    for shown in range(len(cards), -1, -1):
        listed = " ".join(map(sign, cards[:shown])) or "…"
        text = words.text("aforator-alert-hand", n=len(cards), cards=listed, more=len(cards) - shown)
        if units(text) <= ALERT:
            return text
    raise AssertionError("the words alone don't fit")


def _table(scene: Scene, names: tuple[str, ...]) -> str:
    view, words = view_of(scene), scene.words
    assert view.turn is not None
    turn = turn_alert(scene, view.turn, names)
    sizes = ", ".join(f"{names[other]} {view.hands[other]}/{view.discards[other]}" for other in range(len(view.hands)))
    return words.text("aforator-alert-table", kon=_kon(scene, view, names), turn=turn, sizes=sizes, deck=view.deck)


def _kon(scene: Scene, view: AforatorView, names: tuple[str, ...]) -> str:
    words, kon = scene.words, view.kon
    if kon.leader is None:
        return words.text("aforator-alert-kon-empty")
    key = "aforator-alert-kon" if kon.sum else "aforator-alert-kon-zero"
    cards = " ".join(sign(card) for _, card in view.laid)
    return words.text(key, cards=cards, sum=signed(kon.sum), name=names[kon.leader], far=kon.distance)
