"""The result in values: who has won with which property, how it went, everybody else's place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.pictures.raiders.scenes import RaidersEnd, Turning
from bot.pictures.raiders.values import Line, Place
from bot.screens.over import drawn_chances
from bot.screens.raiders.drawn import kin, line, players, seated
from bot.screens.raiders.pieces import fighter, view_of
from bot.screens.raiders.street import SIDES
from bot.screens.screen import Scene
from games.game import Seat
from games.raiders.fighters import Card
from games.raiders.state import by_side
from games.raiders.view import RaidersView

Side = tuple[Seat, ...]


def end(scene: Scene) -> RaidersEnd:
    """The picture that ends a game, in the group and in private."""
    words, view, outcome = scene.words, view_of(scene), scene.table.outcome
    assert outcome is not None
    winners = sides(view, outcome.places[0])
    seats, series = [seat for side in winners for seat in side], _series(scene, view)
    return RaidersEnd(
        title=scene.game, facts=words.text("rounds", n=rounds(view)), by=words.text("drawn-by"),
        word=words.text(_word(view, winners)), players=players(scene),
        winners=tuple(tuple(map(int, side)) for side in winners), cash=by_side(view.cash, view.pairs)[seats[0]],
        streets=tuple(kin(view, seat) for seat in seats) if len(seats) <= SHOWN else (),
        chart_word=words.text("raiders-drawn-chart"), series=series, goal=view.goal,
        places=tuple(_places(view, outcome.places)), held=_held(scene, view),
        turning=_turning(scene, series),
    )  # fmt: skip


def sides(view: RaidersView, seats: Sequence[Seat]) -> list[Side]:
    """Those who sit there, or their pairs."""
    if not view.pairs:
        return [(seat,) for seat in seats]
    return [(seat, Seat(seat + 2)) for seat in seats if seat < len(SIDES)]


def stalled(view: RaidersView) -> bool:
    """Whether it ended without anybody at the goal."""
    return max(by_side(view.cash, view.pairs)) < view.goal


def rounds(view: RaidersView) -> int:
    """How long it took: turns shared out among the seats; a winner's last turn isn't finished."""
    turns = view.turns if stalled(view) else view.turns + 1
    return -(-turns // len(view.cash))


def longest(view: RaidersView) -> tuple[Card, int] | None:
    """The guard who has held out longest, and for how many rounds, if it was a whole one."""
    oldest = min((lot for lot in view.lots if lot.guard >= 0), key=lambda lot: lot.since, default=None)
    held = (view.turns - oldest.since) // len(view.cash) if oldest else 0
    return (oldest.guard, held) if oldest and held else None


def _word(view: RaidersView, winners: Sequence[Side]) -> str:
    if len(winners) > 1:
        return "raiders-drawn-draw"
    return "raiders-drawn-richest" if stalled(view) else "raiders-drawn-won"


def _places(view: RaidersView, places: Sequence[Sequence[Seat]]) -> Iterator[Place]:
    """Of all but the first."""
    counts, before = by_side(view.cash, view.pairs), len(sides(view, places[0]))
    for shared in places[1:]:
        every = sides(view, shared)
        for side in every:
            yield Place(before + 1, tuple(map(int, side)), counts[side[0]])
        before += len(every)


def _series(scene: Scene, view: RaidersView) -> tuple[tuple[int, ...], ...]:
    """Бабки of each side at the end of each circle, and at the end of the game."""
    seats = len(view.cash)
    circles: dict[int, RaidersView] = {}
    for shown in scene.played:
        assert isinstance(shown, RaidersView)
        if shown.turns % seats == 0:
            circles.setdefault(shown.turns, shown)
    if len(circles) < LEAST:
        return ()
    told = [by_side(each.cash, view.pairs) for each in (*circles.values(), view)]
    return tuple(tuple(counts[side] for counts in told) for side in range(len(SIDES) if view.pairs else seats))


def _turning(scene: Scene, series: Sequence[Sequence[int]]) -> Turning | None:
    """The turning point on the chart: where the circle ends in which it was."""
    turning = scene.table.turning
    if turning is None or not series or turning.move >= len(scene.played):
        return None
    before = scene.played[turning.move]
    assert isinstance(before, RaidersView)
    number = before.turns // len(before.cash) + 1
    at, words = min(number, len(series[0]) - 1), scene.words.text("raiders-drawn-turning", n=number)
    told = f"{words}: {seated(turning.seat)} {drawn_chances(scene, turning)}"
    return Turning(at, turning.seat % len(series), line(told, players(scene)))


def _held(scene: Scene, view: RaidersView) -> Line:
    """Who has stood guard longest."""
    found = longest(view)
    if found is None:
        return ()
    card, n = found
    held = scene.words.text("rounds", n=n)
    return line(scene.words.text("raiders-ended-guard", guard=fighter(scene.words, card), rounds=held))


SHOWN = 2
"""So many streets are shown; of a draw among more, none."""
LEAST = 2
"""Circles of which a chart tells something."""
