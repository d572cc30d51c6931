"""Many games played out, and what they tell a designer: how long they last, who wins, what is laid."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from statistics import median
from time import perf_counter

from games import rivals
from games.cards import draw
from games.game import AnyGame, Event, Options, Seat
from games.playout import Policy, at_random, play_out
from games.upturn import lab as upturn

POLICIES: Mapping[str, Mapping[str, Policy]] = {"upturn": {"nearest": upturn.nearest}}
"""Ways to play, by game, beside `random` and `sensible`."""
KINDS: Mapping[str, Callable[[str], str | None]] = {"upturn": upturn.kind}
"""By game: under which kind a laid piece is counted, if at all."""


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
    """min, median, p95, max over the finished games. A turn: a time that the game began to wait for a seat."""
    wins_by_seat: list[int]
    """Shared wins count for each."""
    share: float | None
    """Which part of the games the one seat has won, among others; shared wins count."""
    laid: dict[str, int]
    penalties: int
    refills: int
    unfinished: int
    """Games that lasted longer than their bound."""

    def as_dict(self) -> dict[str, object]:
        return asdict(self)


def policies(game: AnyGame) -> dict[str, Policy]:
    """The ways to play a game, by name."""
    return {"random": at_random, "sensible": rivals.sensible(game), **POLICIES.get(game.id, {})}


def simulate(
    game: AnyGame, players: int, games: int, seed: int, policy: str, options: Options, versus: str | None = None
) -> Report:
    """Plays so many games, each from a seed of its own that follows from `seed`. Only the play is timed."""
    told: Counter[Event] = Counter()
    turns: list[float] = []
    wins = [0] * players
    moves, seconds, unfinished, alone = 0, 0.0, 0, 0
    chance = seed
    for number in range(games):
        own_seed, chance = draw(chance)
        one = _play(game, players, options, own_seed, _policy(game, Seat(number % players), policy, versus))
        told.update(one.events)
        moves, seconds = moves + one.moves, seconds + one.seconds
        if one.winners is None:
            unfinished += 1
            continue
        turns.append(one.turns / players)
        alone += number % players in one.winners
        for seat in one.winners:
            wins[seat] += 1
    return Report(
        game=game.id, players=players, games=games, seed=seed, policy=policy, versus=versus,
        moves=moves, seconds=round(seconds, 3), moves_per_second=round(moves / max(seconds, 1e-9)),
        turns_per_player=_spread(turns), wins_by_seat=wins,
        share=round(alone / games, 3) if versus else None, laid=_laid(game, told),
        penalties=_count(told, "caught", "forgot"), refills=_count(told, "refilled"), unfinished=unfinished,
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
    events: list[Event]
    winners: tuple[Seat, ...] | None
    """None: not finished within the bound."""


def _play(game: AnyGame, players: int, options: Options, seed: int, policy: Policy) -> _Played:
    events: list[Event] = []
    moves, turns, before, state = 0, 0, -1, None
    began = perf_counter()
    for _, seat, _, state, happened in play_out(game, players, options, seed, policy):  # noqa: B007 (the last state)
        events += happened
        moves += 1
        turns += seat != before
        before = seat
    seconds = perf_counter() - began
    outcome = game.outcome(state)
    winners = None if outcome is None else outcome.places[0] if outcome.won else ()
    return _Played(moves, turns, seconds, events, winners)


def _spread(turns: list[float]) -> dict[str, float]:
    if not turns:
        return {}
    turns = sorted(turns)
    p95 = turns[min(len(turns) - 1, len(turns) * 95 // 100)]
    return {"min": turns[0], "median": median(turns), "p95": p95, "max": turns[-1]}


def _laid(game: AnyGame, told: Counter[Event]) -> dict[str, int]:
    kind_of = KINDS.get(game.id, str)
    laid: Counter[str] = Counter()
    for event, times in told.items():
        for piece in event.pieces if event.kind == "laid" else ():
            if kind := kind_of(piece):
                laid[kind] += times
    return dict(laid.most_common())


def _count(told: Counter[Event], *kinds: str) -> int:
    return sum(times for event, times in told.items() if event.kind in kinds)
