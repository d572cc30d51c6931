"""A card of the pile in a few words: what it does, and at whom it is aimed."""

from __future__ import annotations

from bot.screens.raiders.pieces import fighter, guarded, mighty, property_name, sign, signed, trick
from bot.screens.screen import Scene
from bot.text.words import Words
from games.raiders.clash import swing
from games.raiders.fighters import TRICKS, Card
from games.raiders.piles import Lot, Played
from games.raiders.view import RaidersView


def deed(words: Words, played: Played) -> str:
    """What a card of the pile does: the might that it adds, or the name of its trick."""
    if played.deed == "swing":
        return signed(swing(played))
    return words.text("raiders-deed-home") if played.costs else trick(words, played.card)


def laid(scene: Scene, view: RaidersView, played: Played) -> str:
    """A card of the pile: what was played, to what end, at whom."""
    words = scene.words
    by = fighter(words, played.card) if played.costs else sign(played.card)
    what = f"{by} {deed(words, played)}"
    if played.costs:
        if played.target != played.card:
            what += f" → {fighter(words, played.target)}"
        return words.text("raiders-laid-costs", laid=what, costs=" ".join(map(sign, played.costs)))
    at = aimed_at(scene, view, played.card, played.target, names=scene.names)
    if lot := elsewhere(view, played.card, played.target):
        at = f"{mighty(words, lot.guard)} · {home(scene, view, lot, scene.names)}"
    return f"{what} → {at}" if at else what


def aimed_at(scene: Scene, view: RaidersView, card: Card, target: int, *, names: tuple[str, ...]) -> str:
    """At what a trick is aimed; empty for one that needs no target."""
    means = TRICKS[card]
    if means is None or means.aims == "nothing":
        return ""
    if means.aims == "seat":
        return names[target]
    if means.aims == "pile":
        return _numbered(scene, view, target)
    return fighter(scene.words, target)


def elsewhere(view: RaidersView, card: Card, target: int) -> Lot | None:
    """The property that a trick's target guards, but for the one under attack."""
    lot = guarded(view, card, target)
    return None if lot is None or lot.estate == view.raid.estate else lot


def home(scene: Scene, view: RaidersView, lot: Lot, names: tuple[str, ...]) -> str:
    """Which property, and whose, unless the reader's own."""
    owner = "" if lot.owner == view.seat else names[lot.owner]
    return ", ".join(filter(None, (property_name(scene.words, lot.estate), owner)))


def _numbered(scene: Scene, view: RaidersView, card: Card) -> str:
    """A trick of the pile by its number; just its corner, if a call has burnt it."""
    at = place(view, card)
    if at is None:
        return sign(card)
    return scene.words.text("raiders-numbered", n=at + 1, deed=deed(scene.words, view.pile[at]))


def place(view: RaidersView, card: Card) -> int | None:
    """Where in the pile a trick lies."""
    return next((at for at, played in enumerate(view.pile) if played.card == card and not played.costs), None)
