"""What simulations ask of Aforator: how long and how even it is, what the deck wins, which kinds are used."""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import quantiles
from typing import get_args

from games.aforator.deck import CARDS, KIND_OF, KINDS
from games.aforator.options import Scoring
from games.aforator.scoring import finals, places
from games.aforator.state import State
from games.game import Event, Outcome
from games.lab import Collector, Figures
from games.playout import Policy, Step

POLICIES: Mapping[str, Policy] = {}
SCORINGS: tuple[Scoring, ...] = get_args(Scoring)


def collector(players: int) -> Collector:
    return _Told(players)


class _Told:
    def __init__(self, players: int) -> None:
        self._players = players
        self._told: Counter[str] = Counter()
        self._laid: Counter[str] = Counter()
        self._games: Counter[tuple[str, str]] = Counter()
        """Where each kind lay, and in how many games."""
        self._seen: set[tuple[str, str]] = set()
        self._used: Counter[str] = Counter()
        self._tricks: Counter[int] = Counter()
        self._places = [0] * players
        self._rounds: list[int] = []
        self._agreed: list[bool] = []
        self._drawn: list[bool] = []
        self._last: State | None = None

    def see(self, steps: Sequence[Step]) -> None:
        for before, _, _, after, events in steps:
            self._last = after
            for event in events:
                self._told[event.kind] += 1
                self._count(before, event)

    def _count(self, before: State, event: Event) -> None:
        if event.kind == "laid":
            self._laid[_kind(event.pieces[0])] += 1
            self._lay("kon", event.pieces[0], event.pieces[1:])
        elif event.kind == "placed":
            self._lay("table", event.pieces[0])
        elif event.kind in ("used", "last"):
            self._use(*event.pieces)
        elif event.kind == "trick":
            self._tricks[len(event.pieces)] += 1
            assert event.seat is not None
            self._places[(event.seat - before.opener) % self._players] += 1

    def _use(self, card: str, laid: str | None = None, *others: str) -> None:
        """What lands on the Kon by the use of a Table card: Критика's or Кнут's."""
        kind = _kind(card)
        self._used[kind] += 1
        if laid is not None:
            self._lay("kon", laid, others[1:] if kind == "critic" else others)

    def _lay(self, where: str, card: str, neutralised: Sequence[str] = ()) -> None:
        self._seen |= {(where, _kind(card)), ("anywhere", _kind(card))}
        self._told["neutralised"] += len(neutralised)

    def end(self, outcome: Outcome | None) -> None:
        self._games.update(self._seen)
        self._seen.clear()
        state, self._last = self._last, None
        if outcome is None or state is None:
            return
        self._rounds.append(state.round)
        self._drawn.append(len(outcome.places[0]) > 1)
        self._agreed.append(len({places(finals(state), scoring)[0] for scoring in SCORINGS}) == 1)

    def figures(self) -> Figures:
        games, rounds, tricks = max(len(self._rounds), 1), sum(self._rounds), sum(self._tricks.values())
        return {
            "rounds": _spread(self._rounds),
            "deck_wins": _share(self._told["deck-won"], rounds),
            "empty_kons": _share(self._told["no-trick"], rounds),
            "stalled": _share(self._told["stalled"], games),
            "trick_sizes": {str(size): _share(times, tricks) for size, times in sorted(self._tricks.items())},
            "tricks_by_place": [_share(times, tricks) for times in self._places],
            "neutralised_a_game": round(self._told["neutralised"] / games, 2),
            "used_a_game": {kind: round(self._used[kind] / games, 2) for kind in KINDS if self._used[kind]},
            **{f"games_{where}": self._shares(where, games) for where in ("kon", "table", "anywhere")},
            "scorings_agree": _share(sum(self._agreed), games),
            "drawn": _share(sum(self._drawn), games),
            "laid": dict(self._laid.most_common()),
        }

    def _shares(self, where: str, games: int) -> dict[str, float]:
        return {kind: _share(self._games[where, kind], games) for kind in KINDS}


def _kind(card: str) -> str:
    return KINDS[KIND_OF[CARDS[card]]]


def _share(part: int, whole: int) -> float:
    return round(part / max(whole, 1), 3)


def _spread(rounds: Sequence[int]) -> dict[str, float]:
    """The middle 80 % lie between p10 and p90."""
    if len(rounds) < 2:
        return {"median": float(sum(rounds))}
    tenths = quantiles(rounds, n=10, method="inclusive")
    return {"min": min(rounds), "p10": tenths[0], "median": tenths[4], "p90": tenths[8], "max": max(rounds)}
