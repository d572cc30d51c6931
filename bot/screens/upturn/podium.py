"""The end of a game of UpTurn as a picture: the same for the group and for each of its players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise

from bot.pictures.upturn.scenes import Place, Turn, UpTurnEnd
from bot.screens.screen import Scene
from bot.screens.upturn.drawn import players, tile
from bot.screens.upturn.pieces import view_of
from games.game import Outcome
from games.upturn.tiles import is_number
from games.upturn.view import UpTurnView

LONG = 3
"""Tiles laid in one turn that decide a game."""


def end(scene: Scene) -> UpTurnEnd:
    """Who is on which place, and how it came about, where somebody has looked on."""
    words, outcome, view = scene.words, scene.table.outcome, view_of(scene)
    assert outcome is not None
    went_out = view.finals[outcome.places[0][0]].went_out_with
    turns = list(_turns(scene))
    return UpTurnEnd(
        title=scene.game,
        facts=words.text("rounds", n=rounds(scene, view)),
        by=words.text("drawn-by"),
        word=words.text("upturn-drawn-won" if outcome.won else "upturn-drawn-nobody"),
        won=outcome.won,
        last=None if went_out is None else tile(went_out),
        players=players(scene),
        places=tuple(_places(scene, view, outcome)),
        charted=words.text("upturn-drawn-charted") if turns else "",
        series=tuple(zip(*(after.sizes for after in turns), strict=True)) if turns else (),
        turn=_decided(scene, turns, outcome),
    )


def rounds(scene: Scene, view: UpTurnView) -> int:
    """How long it took: turns shared out among the seats."""
    return -(-view.turns // len(scene.table.seats))


def _turns(scene: Scene) -> Iterator[UpTurnView]:
    """The table at the start and after each turn."""
    views = [view for view in scene.played if isinstance(view, UpTurnView)]
    yield from (view for view, following in pairwise(views) if following.turns > view.turns)
    yield from views[-1:]


def _places(scene: Scene, view: UpTurnView, outcome: Outcome) -> Iterator[Place]:
    """The sum is told where it has decided."""
    words, counts = scene.words, Counter(final.tiles for final in view.finals)
    firsts = accumulate(map(len, outcome.places), initial=1)
    for number, seats in zip(firsts, outcome.places, strict=False):
        for seat in seats:
            final = view.finals[seat]
            tiles = words.text("tiles", n=final.tiles) if final.tiles else words.text("upturn-drawn-none-left")
            summed = words.text("upturn-drawn-sum", sum=final.sum) if counts[final.tiles] > 1 and final.tiles else ""
            yield Place(number, seat, final.tiles, tiles, summed)


def _decided(scene: Scene, turns: Sequence[UpTurnView], outcome: Outcome) -> Turn | None:
    """The winner's longest run; or else the turn by which they came to lead until the end."""
    first = outcome.places[0]
    if not (turns and outcome.won and len(first) == 1):
        return None
    (seat,), words = first, scene.words
    sizes = [view.sizes[seat] for view in turns]
    most, at = max(((sizes[at - 1] - sizes[at], at) for at in range(1, len(turns))), default=(0, 0))
    if most >= LONG and is_number(last := turns[at].last):
        told = words.text("upturn-drawn-run-laid", tile=last, n=most)
    elif at := _lead(turns, seat):
        told = words.text("upturn-drawn-leads")
    else:
        return None
    return Turn(at, seat, words.text("upturn-drawn-turning", n=at), told)


def _lead(turns: Sequence[UpTurnView], seat: int) -> int:
    """The turn since which the seat has fewer tiles than anybody else; 0 if that is so from the first on, or for less
    than the last round.
    """
    for at in range(len(turns) - 1, -1, -1):
        sizes = turns[at].sizes
        if any(sizes[other] <= sizes[seat] for other in range(len(sizes)) if other != seat):
            return at + 1 if at + 1 + len(sizes) < len(turns) else 0
    return 0
