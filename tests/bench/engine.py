"""How fast the rules are: random play-outs of every game beside floors measured in the same run.

The floors are RLCard's UNO where `rlcard` is installed, as its users play it (`env.step`) and as its bare game without
observations; else a loop of plain Python. Slices of all alternate, so that a machine that slows down slows all of
them; the best slice of each counts. Run: `make bench`.
"""

import random
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from games.catalogue import newest
from games.game import AnyGame

SLICES = 15
SLICE_SECONDS = 0.1
Runs = Iterator[int]
"""Plays on for ever; yields how many moves the game just finished took."""


def main() -> None:
    runs = {f"{game.id}, {seats} players": ours(game, seats) for game in newest() for seats in game.seats}
    floors = rlcard_uno() or {"plain Python": plain_python()}
    best = fastest({**floors, **runs})
    for floor in floors:
        print(f"{floor}: {best[floor]:,.0f} a second")
    for run in runs:
        ratios = ", ".join(f"{best[run] / best[floor]:.2f} x {floor}" for floor in floors)
        print(f"{run}: {best[run]:,.0f} random moves a second, {ratios}")


def fastest(runs: dict[str, Runs]) -> dict[str, float]:
    """Moves a second of the best slice of each."""
    best = dict.fromkeys(runs, 0.0)
    for _ in range(SLICES):
        for name, run in runs.items():
            began, moves = process_time(), 0
            while (spent := process_time() - began) < SLICE_SECONDS:
                moves += next(run)
            best[name] = max(best[name], moves / spent)
    return best


def ours(game: AnyGame, seats: int) -> Runs:
    """Passive moves only when there is nothing else."""
    rng = random.Random(1)
    options = game.options().settled(slow=True)
    for seed in count():
        state, moves = game.setup(seats, options, seed), 0
        while awaited := game.awaited(state):
            seat = min(awaited)
            legal = game.moves(state, seat)
            move = rng.choice(legal)
            if move.passive:
                move = rng.choice([move for move in legal if not move.passive] or legal)
            state, _ = game.play(state, seat, move)
            moves += 1
        yield moves


def rlcard_uno() -> dict[str, Runs]:
    try:
        import rlcard  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        print("rlcard isn't installed: measured against plain Python instead")
        return {}
    return {"RLCard's UNO": environment(rlcard.make("uno")), "its bare game": bare(rlcard.make("uno").game)}


def environment(env: Any) -> Runs:
    rng = random.Random(1)
    while True:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        yield moves


def bare(game: Any) -> Runs:
    rng = random.Random(1)
    while True:
        game.init_game()
        moves = 0
        while not game.is_over():
            game.step(rng.choice(game.get_legal_actions()))
            moves += 1
        yield moves


def plain_python() -> Runs:
    """Draws and sorted inserts into small tuples: what any card engine in Python does at the least."""
    rng = random.Random(1)
    hand = tuple(range(7))
    while True:
        for _ in range(1000):
            hand = tuple(sorted((*hand[1:], rng.randrange(106))))
        yield 1000


if __name__ == "__main__":
    main()
