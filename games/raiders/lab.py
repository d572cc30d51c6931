"""What simulations ask of Raiders: how long it lasts, who wins, how captures end, what is used in how many games."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import cast

from games.game import Event, Outcome
from games.lab import Collector, Figures
from games.playout import Policy, Step
from games.raiders.estates import CASH, KINDS
from games.raiders.fighters import CARDS, EFFECTS, TRICKS
from games.raiders.piles import owned
from games.raiders.state import State

POLICIES: Mapping[str, Policy] = {}
_VERDICTS = ("taken", "beaten", "both-fell", "too-weak", "called-off")


def collector(players: int) -> Collector:
    return _Told(players)


class _Told:
    def __init__(self, players: int) -> None:
        self._players = players
        self._turns: list[float] = []
        self._places = [0] * players
        """Wins by order of play, the first seat first."""
        self._captures: Counter[tuple[str, bool]] = Counter()
        """By verdict, and whether the property was another's."""
        self._changes = 0
        self._used: Counter[str] = Counter()
        """In how many games each trick and effect was used."""
        self._decisive: Counter[str] = Counter()
        self._stalls = 0
        self._begin()

    def _begin(self) -> None:
        self._first: int | None = None
        self._last: State | None = None
        self._seen: set[str] = set()

    def see(self, steps: Sequence[Step]) -> None:
        if self._first is None:
            self._first = cast(State, steps[0][0]).turn
        self._last = steps[-1][3]
        for *_, events in steps:
            for event in events:
                self._count(event)

    def _count(self, event: Event) -> None:
        if event.kind == "played":
            self._seen.add(TRICKS[CARDS[event.pieces[0]]].id)  # type: ignore[union-attr]  # what is played has one
        elif event.kind == "used":
            self._seen.add(EFFECTS[CARDS[event.pieces[0]]].id)  # type: ignore[union-attr]  # likewise
        elif event.kind in _VERDICTS:
            self._captures[event.kind, event.target is not None] += 1
        if event.kind in ("taken", "charmed") and event.target is not None:
            self._changes += 1
        self._stalls += event.kind == "stalled"

    def end(self, outcome: Outcome | None) -> None:
        last, first = self._last, self._first
        assert last is not None
        assert first is not None
        self._turns.append(last.turns / self._players)
        self._used.update(self._seen)
        if outcome and outcome.won:
            for seat in outcome.places[0]:
                self._places[(seat - first) % self._players] += 1
            self._decisive[_decisive(last, outcome)] += 1
        self._begin()

    def figures(self) -> Figures:
        games, wins = max(len(self._turns), 1), max(sum(self._decisive.values()), 1)
        ids = dict.fromkeys(means.id for means in (*TRICKS, *EFFECTS) if means)
        return {
            "turns_each": _spread(self._turns),
            "wins_in_order_of_play": [round(100 * won / wins, 1) for won in self._places],
            "captures_succeed": self._succeed(),
            "changes_of_hands": round(self._changes / games, 1),
            "used_in": {id: round(100 * self._used[id] / games, 1) for id in ids},
            "decisive": {kind: round(100 * self._decisive[kind] / wins, 1) for kind in KINDS},
            "stalls": round(100 * self._stalls / games, 2),
        }

    def _succeed(self) -> dict[str, float]:
        """In percent: of all captures, of those of guarded property, of the others."""
        found = {}
        for name, kinds in {"all": (False, True), "guarded": (True,), "unguarded": (False,)}.items():
            tried = sum(self._captures[verdict, guarded] for verdict in _VERDICTS for guarded in kinds)
            taken = sum(self._captures["taken", guarded] for guarded in kinds)
            found[name] = round(100 * taken / max(tried, 1), 1)
        return found


def _decisive(last: State, outcome: Outcome) -> str:
    """The kind of property that brings the winner (in pairs: both) most."""
    brought = Counter[str]()
    for seat in outcome.places[0]:
        for kind, n in enumerate(owned(last.lots, seat)):
            brought[KINDS[kind]] += CASH[kind][n]
    return brought.most_common(1)[0][0]


def _spread(turns: list[float]) -> dict[str, float]:
    if not turns:
        return {}
    ordered = sorted(turns)
    return {f"p{part}": ordered[min(len(ordered) - 1, len(ordered) * part // 100)] for part in (10, 50, 90, 99)}
