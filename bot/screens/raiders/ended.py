"""The result of Raiders: who won with how many бабки, everybody's streets, and who has stood guard longest."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, groupby

from bot.screens.markup import bold, is_caption, joined, lines, quote
from bot.screens.over import compared, ended_row, other_place, result, with_turning
from bot.screens.raiders import drawn_end, story
from bot.screens.raiders.pieces import GUARDED, alike, fighter, view_of
from bot.screens.screen import Scene, Screen
from bot.text import moments
from bot.text.words import Html
from games.game import Outcome, Seat
from games.raiders.estates import KIND
from games.raiders.state import by_side
from games.raiders.view import RaidersView


def ended(scene: Scene) -> Screen:
    """The message that ends a game; the winner in its first line."""
    outcome, view = scene.table.outcome, view_of(scene)
    assert outcome is not None
    text = _text(scene, view, outcome, streets=not scene.pictured)
    if not is_caption(text):
        text = _text(scene, view, outcome, streets=False)
    return Screen(text, (ended_row(scene),), drawing=drawn_end.end(scene) if scene.pictured else None)


def in_hand(scene: Scene) -> Screen:
    """The same for one of its players, in private."""
    words, outcome, view = scene.words, scene.table.outcome, view_of(scene)
    assert outcome is not None
    counts = by_side(view.cash, view.pairs)
    counted = words.text("raiders-decided-stalled" if drawn_end.stalled(view) else "raiders-decided", goal=view.goal)
    decided = compared(scene, counted, counts[scene.seated.seat], counts[other_place(scene)])
    return result(scene, "won" if outcome.won else "draw", decided)


def _text(scene: Scene, view: RaidersView, outcome: Outcome, *, streets: bool) -> Html:
    """As short as a message must be that could become a caption, but for streets."""
    owners = [_street(scene, view, seat, streets=streets) for seat in chain(*outcome.places)]
    top, rest = (_title(scene, view, outcome), _facts(scene, view)), ("", *owners, *_notes(scene, view))
    return with_turning(scene, story.beats, story.told, lambda turning: lines(*top, *turning, *rest))


def _title(scene: Scene, view: RaidersView, outcome: Outcome) -> Html:
    """A draw names all who share it, a pair stands as one."""
    first = outcome.places[0]
    sides = drawn_end.sides(view, first)
    names = joined(", ", (joined(" + ", (scene.names[seat] for seat in side)) for side in sides))
    key = "raiders-ended-won" if len(sides) == 1 else "raiders-ended-draw"
    return scene.words.html(key, name=names, cash=by_side(view.cash, view.pairs)[first[0]])


def _facts(scene: Scene, view: RaidersView) -> Html:
    """How long it took."""
    words, table = scene.words, scene.table
    rounds = words.text("rounds", n=drawn_end.rounds(view))
    took = moments.span((table.ended or scene.now) - (table.started or scene.now), words)
    return words.html("ended-facts", sign=scene.sign, game=scene.game, rounds=rounds, span=took)


def _street(scene: Scene, view: RaidersView, seat: Seat, *, streets: bool) -> Html:
    """Whose, how much, and what; without room only how many."""
    words, owned = scene.words, [lot.estate for lot in view.lots if lot.owner == seat]
    if not streets:
        things: str = words.text("raiders-things", n=len(owned))
    else:
        kinds = groupby(sorted(owned, key=KIND.__getitem__), key=KIND.__getitem__)
        things = ", ".join(alike(words, list(like)) for _, like in kinds) or "–"
    owner = bold(f"{scene.names[seat]} {view.cash[seat]}")
    return words.html("raiders-ended-street", owner=owner, things=things)


def _notes(scene: Scene, view: RaidersView) -> Iterator[Html]:
    """That nobody has reached the goal; and the guard who has held out longest, if it was a whole round."""
    words, notes = scene.words, []
    if drawn_end.stalled(view):
        notes.append(words.html("raiders-ended-stalled", goal=view.goal))
    if longest := drawn_end.longest(view):
        card, rounds = longest
        guard, held = f"{GUARDED}{fighter(words, card)}", words.text("rounds", n=rounds)
        notes.append(words.html("raiders-ended-guard", guard=guard, rounds=held))
    if notes:
        yield quote(notes)
