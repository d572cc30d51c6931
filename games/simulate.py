"""Many games played out, and what they tell a designer: how long they last, who wins, what the game's lab counts."""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import islice
from statistics import median
from time import perf_counter

from games import levels
from games.cards import draw
from games.catalogue import lab_of
from games.game import AnyGame, Options, Outcome, Seat
from games.interval import interval
from games.lab import Collector, Figures
from games.playout import Policy, Step, at_random, play_out

AT_ONCE = 64
"""Steps that are played before they are counted: whole games kept in memory would slow down what is measured."""


@dataclass(frozen=True, slots=True)
class Report:
    game: str
    players: int
    games: int
    seed: int
    policy: str
    versus: str | None
    """How all others play, if one seat alone has the policy: another seat in each game, in turn."""
    moves: int
    seconds: float
    moves_per_second: int
    turns_per_player: dict[str, float]
    """min, median, p95, max over the finished games. A turn: a time that the game began to wait for a seat; to answer
    in a window is none.
    """
    wins_by_seat: list[int]
    """Shared wins count for each."""
    share: float | None
    """Which part of the games the one seat has won, among others; shared wins count."""
    share_by_seat: list[float] | None
    """The same, of those games that it played at each seat."""
    interval: tuple[float, float] | None
    """Within which the true share lies with 95 %."""
    unfinished: int
    """Games that lasted longer than their bound."""
    figures: Figures
    """What the game's lab has counted."""

    def as_dict(self) -> dict[str, object]:
        """Flat: the game's own figures stand beside those that every game has."""
        common = asdict(self)
        return {**common, **common.pop("figures")}


def policies(game: AnyGame) -> dict[str, Policy]:
    """The ways to play a game, by name."""
    by_level: dict[str, Policy] = {level: levels.policy(level, game) for level in levels.played_at()}
    return {"random": at_random, **by_level, **lab_of(game).POLICIES}


def simulate(
    game: AnyGame,
    players: int,
    games: int,
    seed: int,
    policy: str,
    options: Options,
    versus: str | None = None,
    tell: Callable[[int], None] = lambda done: None,
) -> Report:
    """Plays so many games, each from a seed of its own that follows from `seed`. Only the play is timed. `tell` hears
    after each game how many there have been.
    """
    collector = lab_of(game).collector(players)
    turns: list[float] = []
    wins = [0] * players
    alone = [0] * players
    moves, seconds, unfinished = 0, 0.0, 0
    chance = seed
    for number in range(games):
        own_seed, chance = draw(chance)
        steps = play_out(game, players, options, own_seed, _policy(game, Seat(number % players), policy, versus))
        one = _played(game, steps, collector)
        moves, seconds = moves + one.moves, seconds + one.seconds
        tell(number + 1)
        if one.outcome is None:
            unfinished += 1
            continue
        turns.append(one.turns / players)
        winners = one.outcome.places[0] if one.outcome.won else ()
        alone[number % players] += number % players in winners
        for seat in winners:
            wins[seat] += 1
    share = sum(alone) / games
    by_seat = [round(won / max(1, len(range(seat, games, players))), 3) for seat, won in enumerate(alone)]
    return Report(
        game=game.id, players=players, games=games, seed=seed, policy=policy, versus=versus,
        moves=moves, seconds=round(seconds, 3), moves_per_second=round(moves / max(seconds, 1e-9)),
        turns_per_player=_spread(turns), wins_by_seat=wins, share=round(share, 3) if versus else None,
        share_by_seat=by_seat if versus else None, interval=interval(share, games) if versus else None,
        unfinished=unfinished, figures=collector.figures(),
    )  # fmt: skip


def _policy(game: AnyGame, seat: Seat, policy: str, versus: str | None) -> Policy:
    """The policy for everybody; or for the one seat, and another for the rest."""
    known = policies(game)
    if versus is None:
        return known[policy]
    own, others, awaited = known[policy], known[versus], game.awaited
    return lambda state, moves, rng: (own if min(awaited(state)) == seat else others)(state, moves, rng)


@dataclass(frozen=True, slots=True)
class _Played:
    moves: int
    turns: int
    seconds: float
    outcome: Outcome | None


def _played(game: AnyGame, steps: Iterator[Step], collector: Collector) -> _Played:
    moves, turns, seconds, last, state, windows = 0, 0, 0.0, -1, None, game.windows
    while True:
        began = perf_counter()
        some = list(islice(steps, AT_ONCE))
        seconds += perf_counter() - began
        if not some:
            break
        collector.see(some)
        moves += len(some)
        for before, seat, _, state, _ in some:  # noqa: B007 (the last state)
            if windows is None or windows.question(before) is None:
                turns += seat != last
                last = seat
    outcome = game.outcome(state)
    collector.end(outcome)
    return _Played(moves, turns, seconds, outcome)


def _spread(turns: list[float]) -> dict[str, float]:
    if not turns:
        return {}
    turns = sorted(turns)
    p95 = turns[min(len(turns) - 1, len(turns) * 95 // 100)]
    return {"min": turns[0], "median": median(turns), "p95": p95, "max": turns[-1]}
