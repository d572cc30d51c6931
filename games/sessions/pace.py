"""How long games take with people who have other things to do: many simulated tables, and what they tell."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from games.game import AnyGame, Options
from games.sessions.clocks import TurnClock
from games.sessions.crowd import Life, gathered, life


@dataclass(frozen=True, slots=True)
class Pace:
    game: str
    people: int
    games: int
    seed: int
    clock: TurnClock
    days: tuple[float, float, float]
    """From the first move to the last: 10th percentile, median, 90th percentile."""
    idle_waits: float
    """Share of the waits for somebody in which they had nothing to decide."""
    idle_time: float
    """Share of the time of all waits in which nobody who was awaited had anything to decide."""
    taps_a_turn: float
    taps_a_day: float
    """Of one person."""
    bells_a_day: float
    """Of one person."""
    silences: float
    """Deadlines that were missed, a game."""
    unfinished: int

    def as_dict(self) -> dict[str, object]:
        return asdict(self)


def pace(game: AnyGame, people: int, games: int, seed: int, clock: TurnClock, options: Options) -> Pace:
    """Plays so many games, each with chances of its own that follow from `seed`."""
    table = gathered(game.id, people, clock, options)
    lives = [life(table, f"{seed} {number}") for number in range(games)]
    done = [each for each in lives if each.session.status == "finished"]
    spent = max(sum(each.days for each in lives) * people, 1e-9)
    return Pace(
        game=game.id, people=people, games=games, seed=seed, clock=clock, days=_spread(done),
        idle_waits=_share(sum(each.idle for each in lives), sum(each.waits for each in lives)),
        idle_time=_share(sum(each.lost for each in lives), sum(each.waited for each in lives)),
        taps_a_turn=_share(sum(each.taps for each in lives), sum(each.turns for each in lives)),
        taps_a_day=round(sum(each.taps for each in lives) / spent, 2),
        bells_a_day=round(sum(each.bells for each in lives) / spent, 2),
        silences=_share(sum(each.silences for each in lives), games), unfinished=games - len(done),
    )  # fmt: skip


def between(
    game: AnyGame, people: int, games: int, seed: int, clock: TurnClock, options: Options, *shares: float
) -> list[float]:
    """How many days such games take: so that these shares of them take no longer."""
    table = gathered(game.id, people, clock, options)
    return _at([life(table, f"{seed} {number}") for number in range(games)], *shares)


def _at(lives: list[Life], *shares: float) -> list[float]:
    days = sorted(each.days for each in lives)
    return [round(days[min(len(days) - 1, int(len(days) * share))], 2) for share in shares]


def _spread(lives: list[Life]) -> tuple[float, float, float]:
    if not lives:
        return 0.0, 0.0, 0.0
    low, middle, high = _at(lives, 0.1, 0.5, 0.9)
    return low, middle, high


def _share(part: float, whole: float) -> float:
    return round(part / whole, 4) if whole else 0.0
