"""The end of a game of UpTurn as a picture: the same for the group and for each of its players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise

from bot.pictures.upturn.scenes import Place, Turn, UpTurnEnd
from bot.screens.over import drawn_chances
from bot.screens.screen import Scene
from bot.screens.upturn.drawn import players, tile
from bot.screens.upturn.pieces import view_of
from games.game import Outcome
from games.upturn.view import UpTurnView


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
        turn=_decided(scene, turns),
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


def _decided(scene: Scene, turns: Sequence[UpTurnView]) -> Turn | None:
    """The turning point, where somebody has looked on: on the chart after the turn in which it was."""
    turning = scene.table.turning
    if turning is None or turning.move >= len(scene.played):
        return None
    before = scene.played[turning.move]
    assert isinstance(before, UpTurnView)
    at = min(before.turns + 1, len(turns) - 1)
    return Turn(at, turning.seat, scene.words.text("upturn-drawn-turning", n=at), drawn_chances(scene, turning))
