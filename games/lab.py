"""What a designer measures about a game: `games/<game>/lab.py` is a Lab, listed in `games/catalogue.py`."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Protocol

from games.game import Outcome
from games.playout import Policy, Step

Figure = float | Sequence[float] | Mapping[str, float]
Figures = dict[str, Figure]
"""By name, as JSON has them: numbers, rows by seat or place, tables by name."""


class Collector(Protocol):
    """Is fed with every game of a simulation, one after another, outside of the time that is measured."""

    def see(self, steps: Sequence[Step]) -> None:
        """The next steps of the running game."""
        ...

    def end(self, outcome: Outcome | None) -> None:
        """The running game is over; without an outcome it has outlasted its bound."""
        ...

    def figures(self) -> Figures:
        """What the games so far have shown. The names are the game's own: none that a report has anyway."""
        ...


class Lab(Protocol):
    POLICIES: Mapping[str, Policy]
    """Ways to play by name, beside `random` and `sensible`."""

    def collector(self, players: int) -> Collector: ...


class Plain:
    """The lab of a game that has none of its own: counts how often each kind of event is told."""

    def __init__(self) -> None:
        self.POLICIES: Mapping[str, Policy] = {}

    def collector(self, players: int) -> Collector:
        return _Told()


class _Told:
    def __init__(self) -> None:
        self._told: Counter[str] = Counter()

    def see(self, steps: Sequence[Step]) -> None:
        self._told.update(event.kind for *_, events in steps for event in events)

    def end(self, outcome: Outcome | None) -> None:
        pass

    def figures(self) -> Figures:
        return {"told": dict(self._told.most_common())}
