"""What the picture of an end shows: places with what they have, the aphorism of the evening, the turning point."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.pictures.aforator.scenes import AforatorEnd, Aphorism, Place, Turning
from bot.screens.aforator.drawn import kind_of, players
from bot.screens.aforator.pieces import COUNTS, in_quotes, view_of
from bot.screens.aforator.settled import settled
from bot.screens.over import drawn_chances
from bot.screens.screen import Scene
from games.aforator.deck import KIND_OF
from games.aforator.options import Scoring
from games.aforator.view import AforatorView
from games.game import Seat

PARTS = ("discard", "table", "hand")
"""What one's cards are made of."""
OTHERS: dict[Scoring, tuple[Scoring, Scoring]] = {
    "simple": ("sum", "pro"),
    "sum": ("simple", "pro"),
    "pro": ("sum", "simple"),
}
"""What is counted besides, in the order of its columns."""


def end(scene: Scene, won_by: str) -> AforatorEnd:
    """`won_by`: what the winner has most of, or `draw`."""
    words, outcome, view = scene.words, scene.table.outcome, view_of(scene)
    assert outcome is not None
    parts = PARTS if view.scoring == "simple" else ()
    return AforatorEnd(
        title=scene.game, length=words.text("aforator-rounds", n=view.round), by=words.text("drawn-by"),
        word=words.text(f"aforator-drawn-won-{won_by}"), names=tuple(outcome.places[0]), players=players(scene),
        parts=tuple(words.text(f"aforator-drawn-part-{part}") for part in parts),
        counted=tuple(words.text(f"aforator-drawn-count-{scoring}") for scoring in OTHERS[view.scoring]),
        places=tuple(_places(view, outcome.places)), aphorism=_aphorism(scene, view), turning=_turning(scene),
    )  # fmt: skip


def _places(view: AforatorView, places: Sequence[Sequence[Seat]]) -> Iterator[Place]:
    for at, shared in enumerate(places):
        for seat in shared:
            final = view.finals[seat]
            counts = tuple(COUNTS[scoring](final) for scoring in (view.scoring, *OTHERS[view.scoring]))
            cards = (view.discards[seat], len(view.tables[seat]), view.hands[seat])
            yield Place(seat, not at, cards if view.scoring == "simple" else counts[:1], counts)


def _aphorism(scene: Scene, view: AforatorView) -> Aphorism | None:
    """What was read aloud most, of equal ones the first; else what still lies there."""
    words = scene.words
    if view.readings:
        card, times = max(view.readings, key=lambda reading: reading[1])
        label = words.text("aforator-drawn-favourite", n=times) if times > 1 else words.text("aforator-drawn-read")
        return Aphorism(label, in_quotes(words, card), kind_of(KIND_OF[card]))
    assert scene.table.outcome is not None
    order = [seat for shared in scene.table.outcome.places for seat in shared]
    left = [lying.card for seat in order for lying in view.tables[seat]]
    round = settled(scene)
    last = round.cards[-1:] if round else ()
    found = next(iter((*left, *last)), None)
    if found is None:
        return None
    label = words.text("aforator-drawn-left" if left else "aforator-drawn-last")
    return Aphorism(label, in_quotes(words, found), kind_of(KIND_OF[found]))


def _turning(scene: Scene) -> Turning | None:
    """The turning point and its round, where somebody has looked on."""
    turning = scene.table.turning
    if turning is None or turning.move >= len(scene.played):
        return None
    before = scene.played[turning.move]
    assert isinstance(before, AforatorView)
    when = scene.words.text("aforator-drawn-turning", round=before.round)
    return Turning(when, turning.seat, drawn_chances(scene, turning))
