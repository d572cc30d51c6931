"""Moves in a few words, as on buttons: with what they would come to."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.keyboard import ROOM, alone, fitting
from bot.screens.raiders.laid import aimed_at, deed, elsewhere, home, place
from bot.screens.raiders.outlook import outcome, turned
from bot.screens.raiders.pieces import (
    GUARDED,
    PARTNER,
    RAIDED,
    mighty,
    name,
    property_name,
    sign,
    signed,
    signs,
    suit,
    trick,
    worth,
)
from bot.screens.screen import Scene
from bot.text.names import units
from bot.text.words import Words
from games.game import Seat
from games.raiders.estates import KIND
from games.raiders.fighters import EFFECTS, FACES, FIGHTS, MIGHT, TRICKS, Card
from games.raiders.forecast import enemy, forecast
from games.raiders.moves import Capture, Play, Use
from games.raiders.piles import Lot, Played, find
from games.raiders.view import RaidersView

CHEATING = "🤫"
"""Stands before a label, if the move would be cheating."""


def play(scene: Scene, view: RaidersView, move: Play) -> str:
    """A trick on its button, with the score that it makes."""
    what, at = _what(scene, move), aimed_at(scene, view, move.card, move.target, names=scene.shorts)
    if not at:
        return _scored(scene, view, move, what)
    lot = elsewhere(view, move.card, move.target)
    if lot is None:
        return _here(scene, view, move, at, what, sign(move.card))
    own = _kills_own(view, move, lot)
    if has_twin(view, lot):
        at = f"{at} · {home(scene, view, lot, scene.shorts)}"
        corner = f"{sign(move.target)} · {home(scene, view, lot, scene.shorts)}"
        by = ((what, at), *((sign(move.card), each) for each in (at, corner)))
    else:
        whose = f" · {scene.shorts[lot.owner]}" if lot.owner != view.seat else ""
        by = ((what, f"{at}{whose}"), (sign(move.card) if own else what, at))
    return _scored(scene, view, move, *(_aimed(scene.words, w, each, own=own) for w, each in by))


def target(scene: Scene, view: RaidersView, move: Play) -> str:
    """The same in the menu of its card, beside what that may capture: by the trick's name."""
    words, at = scene.words, aimed_at(scene, view, move.card, move.target, names=scene.shorts)
    what, lot = trick(words, move.card), elsewhere(view, move.card, move.target)
    if not at:
        return _scored(scene, view, move, what)
    if lot is None:
        return _here(scene, view, move, at, what, "")
    where, own = home(scene, view, lot, scene.shorts), _kills_own(view, move, lot)
    guard = [f"{each} · {where}" for each in (mighty(words, lot.guard), at, name(words, lot.guard), sign(lot.guard))]
    by = [*((what, each) for each in guard[:-1]), *(("", each) for each in guard)]
    if not has_twin(view, lot):
        by.append(("", f"{sign(lot.guard)} · {property_name(words, lot.estate)}"))
    return _scored(scene, view, move, *(_aimed(words, w, each, own=own) for w, each in by))


def _here(scene: Scene, view: RaidersView, move: Play, at: str, what: str, briefly: str) -> str:
    """A trick at the fight itself: `what`, or where that has no room `briefly` what it is."""
    versions = [f"{what} → {each}" for each in (at, at.removesuffix(suit(move.target)))]
    last = [f"{briefly} → {each}".strip() for each in (at, _briefly(move, at))]
    return _scored(scene, view, move, *versions, last=last)


def _briefly(move: Play, at: str) -> str:
    """At what a trick is aimed, in a few letters: a fighter's corner, a trick's number; people keep their names."""
    means = TRICKS[move.card]
    if means is None or means.aims == "seat":
        return at
    return at.partition(" ")[0] if means.aims == "pile" else sign(move.target)


def _kills_own(view: RaidersView, move: Play, lot: Lot) -> bool:
    """Whether it would kill a guard of the reader's own: a slip of the finger that costs a property."""
    means = TRICKS[move.card]
    return means is not None and means.deed == "doom" and lot.owner == view.seat


def _aimed(words: Words, what: str, at: str, *, own: bool) -> str:
    return (words.text("raiders-button-own", what=what, at=at) if own else f"{what} → {at}").strip()


def aims(scene: Scene, move: Play) -> str:
    """A trick whose target is yet to be chosen."""
    return scene.words.text("raiders-button-choose", what=_what(scene, move))


def sent(scene: Scene, view: RaidersView, move: Capture) -> str:
    """An attempt at property, and who makes it."""
    return _capture(scene, view, move, f"{mighty_sign(move.fighter)} ", f"{sign(move.fighter)} ")


def capture(scene: Scene, view: RaidersView, move: Capture) -> str:
    """An attempt at property where it is known who makes it: what stands in its way, and how it would end."""
    return _capture(scene, view, move, "")


def _capture(scene: Scene, view: RaidersView, move: Capture, *by: str) -> str:
    """The first that has room, with the longest of `by` before it that it has room for."""
    words, lot, fate = scene.words, find(view.lots, move.estate), forecast(view, move)
    assert lot is not None
    assert fate is not None
    what, ends = f"{RAIDED} {property_name(words, move.estate)}", outcome(words, fate)
    if lot.guard < 0:
        return _first(scene, by, [f"{what} {worth(move.estate)}"], ends)
    guard, owner = f"{what} {GUARDED}{sign(lot.guard)}", scene.shorts[lot.owner]
    whose = [f"{PARTNER}{owner}", PARTNER] if is_partner(view, lot.owner) else [owner]
    versions = [f"{guard} {MIGHT[lot.guard]} {whose[0]}", *(f"{guard} {each}" for each in whose)]
    least = f"{what} {whose[-1]}" if _is_only(view, lot) else guard
    versions += [least, least.removeprefix(f"{RAIDED} ")]
    if not has_twin(view, lot):
        versions.append(guard.removeprefix(f"{RAIDED} "))
    return _first(scene, by, versions, ends)


def _first(scene: Scene, by: Sequence[str], versions: Sequence[str], ends: str) -> str:
    every = (f"{who}{version}" for version in versions for who in by)
    labels = [scene.words.text("raiders-button-outcome", what=version, outcome=ends) for version in every]
    return fitting(labels, alone(scene))


def is_partner(view: RaidersView, seat: Seat) -> bool:
    """Whether the seat plays on the reader's side."""
    return view.pairs and view.seat is not None and seat == (view.seat + 2) % 4


def effect(scene: Scene, view: RaidersView, card: Card) -> str:
    """What a fighter of the capture can do at the price of cards."""
    means, words = EFFECTS[card], scene.words
    assert means is not None
    what = words.text("raiders-deed-half") if means.half else signed(means.amount)
    if means.on == "enemy":
        foe = name(words, enemy(view, card))
        what = words.text("raiders-deed-home-whom", name=foe) if means.deed == "return" else f"{what} → {foe}"
    by = f"{sign(card)} {name(words, card)}" if means.on == "self" else sign(card)
    paid = words.text("raiders-button-effect", fighter=by, deed=what, n=means.costs)
    return fitting([paid, words.text("raiders-button-outcome", what=by, outcome=what)], alone(scene))


def price(scene: Scene, view: RaidersView, move: Use, last: Card) -> str:
    """The card that completes what an effect costs, and what the effect would come to."""
    return _scored(scene, view, move, sign(last), room=ROOM[2])


def call(scene: Scene, view: RaidersView, card: Card) -> str:
    """«Мухлёж!», at a card of the pile."""
    at = place(view, card)
    assert at is not None
    return scene.words.text("raiders-button-call", n=at + 1, deed=deed(scene.words, view.pile[at]))


def mighty_sign(card: Card, n: int = 1) -> str:
    """So many of a card of a hand by their corner, and their might."""
    return f"{signs(card, n)} {MIGHT[card]}" if FIGHTS[card] else signs(card, n)


def _what(scene: Scene, move: Play) -> str:
    return f"{sign(move.card)} {deed(scene.words, Played(Seat(0), move.card, move.target))}"


def _scored(
    scene: Scene, view: RaidersView, move: Play | Use, *versions: str, last: Sequence[str] = (), room: int | None = None
) -> str:
    """The first version that fits, with the score that the move makes, if it makes another, and how that ends; the
    `last` ones where none does, however short the outcome.
    """
    words, room = scene.words, alone(scene) if room is None else room
    room -= units(f"{CHEATING} ") if view.mine and move.code in view.mine.fouls else 0
    made = makes(scene, view, move)
    labels = [
        words.text("raiders-button-outcome", what=what, outcome=each) if made else what
        for group in (versions, last)
        for each in made or ("",)
        for what in group
    ]
    return fitting(labels, room)


def makes(scene: Scene, view: RaidersView, move: Play | Use) -> tuple[str, ...]:
    """What a card makes of the capture, at length and in short; nothing, if all stays as it is."""
    fate = forecast(view, move)
    return turned(scene.words, fate, view.fate) if fate and not _charms(move) else ()


def _charms(move: Play | Use) -> bool:
    """Whether it takes a guard over: if that calls off the capture, it does so by giving what was to be captured."""
    means = TRICKS[move.card] if isinstance(move, Play) else None
    return means is not None and means.deed == "charm"


def has_twin(view: RaidersView, lot: Lot) -> bool:
    """Whether the guard's like of the other set is on guard, too."""
    return sum(other.guard >= 0 and FACES[other.guard] == FACES[lot.guard] for other in view.lots) > 1


def _is_only(view: RaidersView, lot: Lot) -> bool:
    """Whether its owner has no other property of that kind."""
    return sum(other.owner == lot.owner and KIND[other.estate] == KIND[lot.estate] for other in view.lots) == 1
