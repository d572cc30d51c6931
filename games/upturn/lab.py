"""What simulations ask of UpTurn: a way to play, what is laid, and how often one pays and the bag is refilled."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from games.game import Event, Outcome
from games.lab import Collector, Figures
from games.playout import Policy, Step, at_random
from games.upturn.moves import Lay, UpTurnMove
from games.upturn.state import State
from games.upturn.tiles import ACTIONS, PENALTIES, TILES, TWINS, is_number


def nearest(state: State, moves: Sequence[UpTurnMove], rng: Random) -> UpTurnMove:
    """The number nearest to the last one, with its run and with the word; without a number that fits, anything."""
    last = state.board.last
    numbers = [move for move in moves if isinstance(move, Lay) and is_number(move.tile)]
    if not numbers:
        return at_random(state, moves, rng)
    return min(numbers, key=lambda move: (abs(move.tile - last), not move.run, not move.says))


POLICIES: Mapping[str, Policy] = {"nearest": nearest}


def collector(_: int) -> Collector:
    return _Told()


class _Told:
    def __init__(self) -> None:
        self._told: Counter[Event] = Counter()

    def see(self, steps: Sequence[Step]) -> None:
        self._told.update(event for *_, events in steps for event in events)

    def end(self, outcome: Outcome | None) -> None:
        pass

    def figures(self) -> Figures:
        return {
            "laid": self._laid(),
            "penalties": self._count("caught", "forgot"),
            "refills": self._count("refilled"),
        }

    def _laid(self) -> dict[str, float]:
        laid: Counter[str] = Counter()
        for event, times in self._told.items():
            for piece in event.pieces if event.kind == "laid" else ():
                if kind := _kind(piece):
                    laid[kind] += times
        return dict(laid.most_common())

    def _count(self, *kinds: str) -> int:
        return sum(times for event, times in self._told.items() if event.kind in kinds)


def _kind(piece: str) -> str | None:
    """Under which a laid piece is counted; None for what is no tile."""
    tile = TILES.get(piece)
    if tile is None:
        return None
    return ACTIONS.get(tile) or ("twin" if tile in TWINS else "penalty" if tile in PENALTIES else "number")
