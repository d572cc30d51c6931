"""How long strong rivals think, and how long it takes to look back upon a game, on one core; beside a sensible player's
move at the same positions, which is the floor. Run: `make bench`, or `python -m tests.bench.thinking`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from games import catalogue, log, playout
from games.game import AnyGame, Seat, sole
from games.levels import Level, choose_at
from games.replay import course
from games.turning_point import turning_point
from tests.bench import report

EVERY, POSITIONS, GAMES = 5, 40, 3
"""Of every so many decisions one is measured, so many at each number of seats; and so many whole games."""
MEDIAN, MOST, REVIEW = 0.4, 1.0, 20.0
"""Seconds: of a strong rival's moves, of the slowest of them, and of a look back."""


def main() -> None:
    for game in catalogue.newest():
        for seats in sorted({2, min(4, game.seats[-1]), game.seats[-1]}):
            report.head(f"{game.id}, {seats} seats")
            floor, strong = (times(game, seats, level) for level in ("sensible", "strong"))
            report.line("a sensible player's move, the floor", [1000 * each for each in floor], "ms")
            report.line("a strong rival's move", [1000 * each for each in strong], "ms", most=1000 * MEDIAN)
            report.line("the slowest of them", [1000 * max(strong)], "ms", most=1000 * MOST)
            report.line("times the floor", [sum(strong) / sum(floor)])
            report.line("to look back upon a game", [*reviews(game, seats)], "s", most=REVIEW)


def times(game: AnyGame, seats: int, level: Level) -> list[float]:
    """Of one core, for each decision."""
    found = []
    for state, seat in islice(decisions(game, seats), 0, POSITIONS * EVERY, EVERY):
        view, moves, began = game.view(state, seat), game.moves(state, seat), process_time()
        choose_at(level, game, view, moves, 1)
        found.append(process_time() - began)
    return found


def decisions(game: AnyGame, seats: int) -> Iterator[tuple[Any, Seat]]:
    """Where somebody has a choice, in games of sensible players."""
    for seed in range(POSITIONS):
        options = game.options().settled(slow=True)
        for state, seat, *_ in playout.play_out(game, seats, options, seed, catalogue.sensible(game)):
            if sole(game.moves(state, seat)) is None and game.forced(state, seat) is None:
                yield state, seat


def reviews(game: AnyGame, seats: int) -> Iterator[float]:
    options = game.options().settled(slow=True)
    for seed in range(GAMES):
        lines = [log.header(game.id, game.rules, seats, options, seed, 0)]
        for _, seat, move, *_ in playout.play_out(game, seats, options, seed, catalogue.sensible(game)):
            lines.append(log.line(seat, move.code, 0))
        played, began = course(lines), process_time()
        turning_point(played, 1)
        yield process_time() - began


if __name__ == "__main__":
    main()
