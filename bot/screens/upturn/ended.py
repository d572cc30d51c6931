"""The result of UpTurn: who won, the places and how, in one message."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate, chain

from bot.screens.markup import joined, lines
from bot.screens.over import ended_row, result, with_turning
from bot.screens.screen import Scene, Screen
from bot.screens.upturn import podium, story
from bot.screens.upturn.pieces import view_of
from bot.text import moments
from bot.text.words import Html
from games.game import Outcome, Seat
from games.upturn.view import Final, UpTurnView

MANY = 9
"""Tiles of the last one from which friends must have helped: more than a hand."""


def ended(scene: Scene) -> Screen:
    """The message that ends a game; the winner in its first line."""
    words, outcome, view = scene.words, scene.table.outcome, view_of(scene)
    assert outcome is not None
    first = joined(", ", (scene.names[seat] for seat in outcome.places[0]))
    title = words.html("ended-won", name=first) if outcome.won else words.html("ended-nobody")
    gap, drawing = ((), podium.end(scene)) if scene.pictured else (("",), None)
    places = [*_places(scene, view, outcome)]
    text = with_turning(
        scene, story.beats, story.told, lambda turning: lines(title, _facts(scene, view), *turning, *gap, *places)
    )
    return Screen(text, (ended_row(scene),), drawing=drawing)


def in_hand(scene: Scene) -> Screen:
    """The same for one of its players, in private."""
    outcome, view = scene.table.outcome, view_of(scene)
    assert outcome is not None
    own, first = view.finals[scene.seated.seat], view.finals[outcome.places[0][0]]
    key = "upturn-decided" if outcome.won else "upturn-decided-stalled"
    key = key if own.went_out_with is None else "upturn-decided-out"
    last = own.went_out_with or first.went_out_with or 0
    decided = scene.words.html(key, tiles=scene.words.text("tiles", n=own.tiles), sum=own.sum, tile=last)
    screen = result(scene, "won" if outcome.won else "nobody", decided)
    return replace(screen, drawing=podium.end(scene)) if scene.pictured else screen


def _facts(scene: Scene, view: UpTurnView) -> Html:
    """How long it took."""
    words, table = scene.words, scene.table
    rounds = words.text("rounds", n=podium.rounds(scene, view))
    took = moments.span((table.ended or scene.now) - (table.started or scene.now), words)
    return words.html("ended-facts", sign=scene.sign, game=scene.game, rounds=rounds, span=took)


def _places(scene: Scene, view: UpTurnView, outcome: Outcome) -> Iterator[Html]:
    firsts = accumulate(map(len, outcome.places), initial=1)
    sizes = [view.finals[seat].tiles for seat in chain(*outcome.places)]
    for number, seats in zip(firsts, outcome.places, strict=False):
        final = view.finals[seats[0]]
        close = number == 2 or sizes.count(final.tiles) > 1
        last = number > 2 and number + len(seats) > len(sizes)
        yield _place(scene, number, seats, final, close=close, last=last)


def _place(scene: Scene, number: int, seats: tuple[Seat, ...], final: Final, *, close: bool, last: bool) -> Html:
    """One line. The sum is told where it decides or nearly does."""
    words, names = scene.words, joined(", ", (scene.names[seat] for seat in seats))
    if final.went_out_with is not None:
        return words.html("upturn-place-out", place=number, names=names, tile=final.went_out_with)
    tiles = words.text("tiles", n=final.tiles)
    if close:
        return words.html("upturn-place-sum", place=number, names=names, tiles=tiles, sum=final.sum)
    key = "upturn-place-friends" if last and final.tiles >= MANY else "upturn-place"
    return words.html(key, place=number, names=names, tiles=tiles)
