"""Moves in a few words: on buttons with what they would come to, on the table as a line of the pile."""

from __future__ import annotations

from bot.screens.raiders.outlook import outcome, score
from bot.screens.raiders.pieces import (
    GUARDED,
    RAIDED,
    estate_at,
    fighter,
    mighty,
    name,
    property_name,
    sign,
    signed,
    trick,
    worth,
)
from bot.screens.screen import Scene
from bot.words import Words
from games.game import Seat
from games.raiders.clash import swing
from games.raiders.estates import Estate
from games.raiders.fighters import EFFECTS, FIGHTS, MIGHT, TRICKS, Card
from games.raiders.forecast import enemy, forecast
from games.raiders.moves import Capture, Play, Use
from games.raiders.piles import NOBODY, Played, find
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
    at = _target(scene, view, played.card, played.target, names=scene.names)
    return f"{what} → {at}" if at else what


def play(scene: Scene, view: RaidersView, move: Play, *, named: bool = True) -> str:
    """A trick on its button: `named` by its card, where that isn't known anyway, with the score that it makes."""
    what = _what(scene, move) if named else trick(scene.words, move.card)
    at = _target(scene, view, move.card, move.target, names=scene.shorts)
    return _scored(scene, view, move, f"{what} → {at}" if at else what)


def aims(scene: Scene, move: Play) -> str:
    """A trick whose target is yet to be chosen."""
    return scene.words.text("raiders-button-choose", what=_what(scene, move))


def capture(scene: Scene, view: RaidersView, move: Capture) -> str:
    """An attempt at property: what stands in its way, and how it would end."""
    words, lot, fate = scene.words, find(view.lots, move.estate), forecast(view, move)
    assert lot is not None
    assert fate is not None
    what = f"{RAIDED} {property_name(words, move.estate)} {worth(move.estate)}"
    if lot.guard >= 0:
        what += f" {GUARDED}{MIGHT[lot.guard]} {scene.shorts[lot.owner]}"
    return words.text("raiders-button-outcome", what=what, outcome=outcome(words, fate))


def effect(scene: Scene, view: RaidersView, card: Card) -> str:
    """What a fighter of the capture can do at the price of cards."""
    means, words = EFFECTS[card], scene.words
    assert means is not None
    what = words.text("raiders-deed-home") if means.deed == "return" else signed(means.amount)
    if means.half:
        what = words.text("raiders-deed-half")
    if means.on == "enemy":
        what += f" → {name(words, enemy(view, card))}"
    by = f"{sign(card)} {name(words, card)}" if means.on == "self" else sign(card)
    return words.text("raiders-button-effect", fighter=by, deed=what, n=means.costs)


def price(scene: Scene, view: RaidersView, move: Use, last: Card) -> str:
    """The card that completes what an effect costs, and what the effect would come to."""
    return _scored(scene, view, move, sign(last))


def call(scene: Scene, view: RaidersView, card: Card) -> str:
    """«Мухлёж!», at a card of the pile."""
    return scene.words.text("raiders-button-call", card=_numbered(scene, view, card))


def mighty_sign(card: Card) -> str:
    """A card of a hand by its corner, and its might."""
    return f"{sign(card)} {MIGHT[card]}" if FIGHTS[card] else sign(card)


def _what(scene: Scene, move: Play) -> str:
    return f"{sign(move.card)} {deed(scene.words, Played(Seat(0), move.card, move.target))}"


def _scored(scene: Scene, view: RaidersView, move: Play | Use, what: str) -> str:
    """With the score that it makes, if it makes another."""
    fate, words = forecast(view, move), scene.words
    made = score(words, fate) if fate else ""
    now = score(words, view.fate) if view.fate else ""
    return what if made == now else words.text("raiders-button-outcome", what=what, outcome=made)


def _target(scene: Scene, view: RaidersView, card: Card, target: int, *, names: tuple[str, ...]) -> str:
    """At what a trick is aimed; empty for one that needs no target."""
    means = TRICKS[card]
    if means is None or means.aims == "nothing":
        return ""
    if means.aims == "seat":
        return names[target]
    if means.aims == "pile":
        return _numbered(scene, view, target)
    at_estate = estate_at(view, target)
    if at_estate is None or at_estate == view.raid.estate:
        return fighter(scene.words, target)
    return _on_guard(scene, view, target, at_estate, names)


def _on_guard(scene: Scene, view: RaidersView, guard: Card, estate: Estate, names: tuple[str, ...]) -> str:
    lot = find(view.lots, estate)
    owner = names[lot.owner] if lot and lot.owner not in (NOBODY, view.seat) else ""
    home = ", ".join(filter(None, (property_name(scene.words, estate), owner)))
    return f"{mighty(scene.words, guard)} · {home}"


def _numbered(scene: Scene, view: RaidersView, card: Card) -> str:
    """A trick of the pile by its number; just its corner, if a call has burnt it."""
    at = next((at for at, played in enumerate(view.pile) if played.card == card and not played.costs), None)
    return sign(card) if at is None else f"{at + 1}. {deed(scene.words, view.pile[at])}"
