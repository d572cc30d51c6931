"""The result of Aforator: who won by the chosen count, all three counts, and what was read aloud most."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.screens.aforator import drawn_end, story
from bot.screens.aforator.pieces import COUNTS, says, view_of
from bot.screens.markup import bold, joined, lines, quote
from bot.screens.over import End, compared, ended_row, other_place, result, with_turning
from bot.screens.screen import Scene, Screen
from bot.text.words import Html
from games.aforator.rounds import STALL
from games.aforator.view import AforatorView


def ended(scene: Scene) -> Screen:
    """The message that ends a game; the winner in its first line."""
    words, outcome, view = scene.words, scene.table.outcome, view_of(scene)
    assert outcome is not None
    first = outcome.places[0]
    names = joined(", ", (scene.names[seat] for seat in first))
    key = f"aforator-ended-{_won_by(scene, view)}"
    facts = words.html("aforator-ended-facts", sign=scene.sign, game=scene.game, rounds=_rounds(scene, view))
    stalled = [words.html("aforator-ended-stalled", rounds=_count(scene, STALL))] if view.still >= STALL else []
    top = (words.html(key, name=names), facts, *stalled)
    drawing, rest = None, ["", *_counts(scene, view), *_favourite(scene, view)]
    if scene.pictured:
        drawing, rest = drawn_end.end(scene, _won_by(scene, view)), [next(_counts(scene, view))]
    text = with_turning(scene, story.beats, story.told, lambda turning: lines(*top, *turning, *rest))
    return Screen(text, (ended_row(scene),), drawing=drawing)


def in_hand(scene: Scene) -> Screen:
    """The same for one of its players, in private."""
    words, outcome, view = scene.words, scene.table.outcome, view_of(scene)
    assert outcome is not None
    own, other = view.finals[scene.seated.seat], view.finals[other_place(scene)]
    level = view.scoring == "pro" and own.tricks == other.tricks and own.sum != other.sum
    counted = words.text("aforator-decided-level" if level else f"aforator-count-{view.scoring}")
    count = COUNTS["sum" if level else view.scoring]
    how: End = "draw" if len(outcome.places[0]) > 1 else "won"
    told = result(scene, how, compared(scene, counted, count(own), count(other)))
    return replace(told, drawing=drawn_end.end(scene, _won_by(scene, view))) if scene.pictured else told


def _won_by(scene: Scene, view: AforatorView) -> str:
    """What the winner has most of, of tricks unless others have as many; or that nobody has."""
    assert scene.table.outcome is not None
    if len(scene.table.outcome.places[0]) > 1:
        return "draw"
    first, second = (view.finals[seats[0]] for seats in scene.table.outcome.places[:2])
    return "level" if view.scoring == "pro" and first.tricks == second.tricks else view.scoring


def _rounds(scene: Scene, view: AforatorView) -> str:
    rounds = _count(scene, view.round)
    return scene.words.text("aforator-rounds-won", rounds=rounds, n=view.deck_wins) if view.deck_wins else rounds


def _count(scene: Scene, rounds: int) -> str:
    return scene.words.text("aforator-rounds", n=rounds)


def _counts(scene: Scene, view: AforatorView) -> Iterator[Html]:
    """A line for each scoring: everybody, the best first; the one that counts is bold and comes first."""
    order = sorted(COUNTS, key=lambda scoring: scoring != view.scoring)
    for scoring in order:
        count = COUNTS[scoring]
        ranked = sorted(range(len(view.finals)), key=lambda seat: -count(view.finals[seat]))
        listed = joined(" · ", (f"{scene.names[seat]} {count(view.finals[seat])}" for seat in ranked))
        label = scene.words.html(f"aforator-count-{scoring}")
        yield joined(" ", (bold(label) if scoring == view.scoring else label, listed))


def _favourite(scene: Scene, view: AforatorView) -> Iterator[Html]:
    """The aphorism that was read aloud most, of equal ones the first."""
    if not view.readings:
        return
    card, times = max(view.readings, key=lambda reading: reading[1])
    key = "aforator-favourite" if times > 1 else "aforator-read"
    yield quote([scene.words.html(key, says=says(scene.words, card))])
