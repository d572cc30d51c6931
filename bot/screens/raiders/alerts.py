"""What fits into an alert of 200 characters: the table or an open window, and one's own cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.screens.frame import alert, turn_alert, until_closed
from bot.screens.markup import ALERT, fitted
from bot.screens.raiders.laid import laid
from bot.screens.raiders.outlook import verdict
from bot.screens.raiders.pieces import (
    MIGHTY,
    RAIDED,
    SUIT_SIGNS,
    alike,
    name,
    property_name,
    sign,
    trick,
    view_of,
    worth,
)
from bot.screens.screen import Scene
from bot.text.names import units
from bot.text.words import Words
from games.raiders.estates import KIND, Estate
from games.raiders.fighters import FIGHTS, MIGHT, Card
from games.raiders.piles import NOBODY, find
from games.raiders.state import by_side
from games.raiders.view import RaidersView


def table(scene: Scene) -> str:
    """Who is on, or what is being answered and how it stands, and how everybody stands."""
    return alert(scene, lambda names: _table(scene, names))


def hand(scene: Scene) -> str:
    """The reader's cards with what they do; if there are too many, by their corners, as many as there is room for."""
    view, words = view_of(scene), scene.words
    assert view.mine is not None
    if scene.table.status != "playing":
        return words.text("toast-over")
    cards = view.mine.hand
    told = _hand(scene, view, cards, len(cards), _in_words)
    for shown in range(len(cards), -1, -1):
        if units(told) <= ALERT:
            return told
        told = _hand(scene, view, cards, shown, lambda _, card: sign(card))
    return fitted(told)


def _hand(
    scene: Scene, view: RaidersView, cards: tuple[Card, ...], shown: int, spell: Callable[[Words, Card], str]
) -> str:
    words, trump, more = scene.words, SUIT_SIGNS[view.trump], len(cards) - shown
    listed = ", ".join(spell(words, card) for card in cards[:shown]) or ("…" if more else "–")
    return words.text("raiders-alert-hand", n=len(cards), cards=listed, more=more, trump=trump)


def _in_words(words: Words, card: Card) -> str:
    """«6♧ 5 Наезд»: the corner, the might, and the trick or whoever has an effect."""
    might = f" {MIGHT[card]}" if FIGHTS[card] else ""
    return f"{sign(card)}{might} {trick(words, card) or name(words, card)}"


def _table(scene: Scene, names: tuple[str, ...]) -> str:
    view, words = replace(view_of(scene), seat=None), scene.words  # who reads it is named like everybody
    stand = words.text("raiders-alert-stand", goal=view.goal, counts=_counts(view, names), trump=SUIT_SIGNS[view.trump])
    if view.phase == "window":
        until = until_closed(scene)
        return words.text("raiders-alert-window", fight=_window(scene, view, names), until=until, stand=stand)
    turn, things = turn_alert(scene, view.turn, names), _centre(words, view)
    return words.text("raiders-alert-table", turn=turn, things=things, stand=stand)


def _window(scene: Scene, view: RaidersView, names: tuple[str, ...]) -> str:
    """The capture, or else the last card; and what it would come to."""
    words, raid, lot = scene.words, view.raid, find(view.lots, view.raid.estate)
    if lot is None:
        last = view.pile[-1]
        return f"{names[last.seat]}: {laid(scene, view, last)}"
    owner = f" ({names[lot.owner]})" if lot.owner != NOBODY else ""
    comes = "".join(verdict(scene, view))
    return f"{names[raid.seat]} {RAIDED} {property_name(words, raid.estate)}{owner}: {comes}"


def _centre(words: Words, view: RaidersView) -> str:
    """The property that nobody owns, by kind."""
    kinds: dict[int, list[Estate]] = {}
    for lot in view.lots:
        if lot.owner == NOBODY:
            kinds.setdefault(KIND[lot.estate], []).append(lot.estate)
    return ", ".join(f"{alike(words, like)} {MIGHTY}{worth(like[0])}" for like in kinds.values()) or "–"


def _counts(view: RaidersView, names: tuple[str, ...]) -> str:
    """Бабки by seat; in pairs the pair's."""
    counts = by_side(view.cash, view.pairs)
    if view.pairs:
        return ", ".join(f"{names[seat]} + {names[seat + 2]} {counts[seat]}" for seat in range(2))
    return ", ".join(f"{names[seat]} {count}" for seat, count in enumerate(counts))
