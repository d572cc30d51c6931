"""`python -m games simulate GAME`: play many games and report, or with `--people` as people do who are busy.
`python -m games replay FILE`: check a played one. `python -m games expect`: how long games take, for lobbies.
`python -m games learn GAME`: how a strong rival judges a table.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

from pydantic import ValidationError

from games import catalogue, record
from games.game import AnyGame, Event, Options
from games.lab import Figure
from games.replay import Course, Unplayable
from games.search.learning import learned, written
from games.sessions import expected, expecting
from games.sessions.clocks import CLOCKS, TurnClock
from games.sessions.pace import Pace, pace
from games.simulate import Report, policies, simulate

SILENCE_SECONDS = 60
"""For so long a run says nothing of itself."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Ends the process with 2 and a message on wrong arguments, with 1 on a file that isn't a game as it was played."""
    parser = ArgumentParser(prog="python -m games")
    commands = parser.add_subparsers(dest="command", required=True)
    _add_simulate(commands.add_parser("simulate", help="play many games and report"))
    replay = commands.add_parser("replay", help="play the game of a file again, and check that it ended so")
    replay.add_argument("file", type=Path, help="as the bot sends it after a game")
    expect = commands.add_parser("expect", help="simulate anew how long games take, for what lobbies say of it")
    expect.add_argument("--games", type=int, default=40, help="for each line of the table (default: 40)")
    expect.add_argument("--seed", type=int, default=1, help="all chance follows from it (default: 1)")
    _add_learn(commands.add_parser("learn", help="learn anew, by self-play, how a strong rival judges a table"))
    wanted = parser.parse_args(arguments)
    if wanted.command == "expect":
        expected.FILE.write_text(expecting.made(wanted.games, wanted.seed, print), encoding="utf-8")
        return
    if wanted.command == "replay":
        _replay(wanted.file)
        return
    try:
        if wanted.command == "learn":
            _learn(wanted)
            return
        report = _simulated(wanted)
    except Wrong as wrong:
        parser.error(str(wrong))
    in_words = _paced(report) if isinstance(report, Pace) else _in_words(report)
    print(json.dumps(report.as_dict()) if wanted.json else in_words)


def _replay(file: Path) -> None:
    try:
        game = record.read(file.read_bytes().decode())
    except OSError as error:
        sys.exit(f"{file}: {error.strerror}")
    except UnicodeDecodeError:
        sys.exit(f"{file}: it is no text in UTF-8")
    except Unplayable as wrong:
        sys.exit(f"{file}: {wrong}")
    print("\n".join(_told(game)))


class Wrong(ValueError):
    """An argument that can't be, said in words."""


def _add_simulate(parser: ArgumentParser) -> None:
    parser.add_argument("game", help=", ".join(game.id for game in catalogue.newest()))
    parser.add_argument("--players", type=int, help="how many sit at the table (default: the most)")
    parser.add_argument("--games", type=int, default=100, help="how many games (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="all chance follows from it (default: 1)")
    parser.add_argument("--policy", "--level", default="random", help="how they play (default: random)")
    parser.add_argument("--versus", metavar="POLICY", help="one seat has the policy, all others play like this")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the table")
    parser.add_argument("--people", action="store_true", help="sensible people with phones, at a real table")
    clocks = ", ".join(CLOCKS)
    parser.add_argument("--clock", metavar="CLOCK", help=f"with --people, the table's: {clocks} (default: day)")
    parser.add_argument("--json", action="store_true", help="one line of JSON")


def _add_learn(parser: ArgumentParser) -> None:
    parser.add_argument("game", help=", ".join(game.id for game in catalogue.newest()))
    parser.add_argument("--games", type=int, default=300, help="at each kind of table (default: 300)")
    parser.add_argument("--seed", type=int, default=1, help="all chance follows from it (default: 1)")


def _learn(wanted: Namespace) -> None:
    game = _game(wanted.game)
    file, guide = catalogue.weights_of(game), catalogue.guide_of(game)
    if file is None:
        raise Wrong(f"{game.id} has nothing to learn")
    weights = learned(game, guide, catalogue.sensible(game), wanted.games, wanted.seed, print)
    file.write_text(written(guide, weights, wanted.games, wanted.seed), encoding="utf-8")


def _game(id: str) -> AnyGame:
    try:
        return catalogue.game(id)
    except LookupError:
        raise Wrong(f"no game {id!r}; there is {', '.join(g.id for g in catalogue.newest())}") from None


def _simulated(wanted: Namespace) -> Report | Pace:
    game = _game(wanted.game)
    players = game.seats[-1] if wanted.players is None else wanted.players
    if players not in game.seats:
        raise Wrong(f"{game.id} is for {_seats(game)} players, not {players}")
    if wanted.games < 1:
        raise Wrong(f"--games must be at least 1, not {wanted.games}")
    for policy in (wanted.policy, wanted.versus or wanted.policy):
        if policy not in policies(game):
            raise Wrong(f"no policy {policy!r}; {game.id} has {', '.join(policies(game))}")
    options = _options(game, wanted.option)
    if wanted.people:
        return pace(game, players, wanted.games, wanted.seed, _clock(wanted), options)
    tell = _Patience(wanted.games)
    return simulate(game, players, wanted.games, wanted.seed, wanted.policy, options, wanted.versus, tell)


class _Patience:
    """Says on stderr how far a long run is, which prints its figures at its end, about once a minute."""

    def __init__(self, games: int) -> None:
        self._games, self._said = games, monotonic()

    def __call__(self, done: int) -> None:
        if monotonic() >= self._said + SILENCE_SECONDS:
            self._said = monotonic()
            print(f"{done} of {self._games} games", file=sys.stderr)


def _clock(wanted: Namespace) -> TurnClock:
    if wanted.policy != "random" or wanted.versus:
        raise Wrong("--people are sensible: they take no --policy and no --versus")
    found = next((clock for clock in CLOCKS if clock == (wanted.clock or "day")), None)
    if found is None:
        raise Wrong(f"no clock {wanted.clock!r}; there is {', '.join(CLOCKS)}")
    return found


def _seats(game: AnyGame) -> str:
    least, most = game.seats[0], game.seats[-1]
    return str(most) if least == most else f"{least} to {most}"


def _options(game: AnyGame, pairs: Sequence[str]) -> Options:
    """The table's options; what depends on the clock is settled as with a slow one."""
    try:
        chosen = game.options.model_validate(dict(pair.split("=", 1) for pair in pairs))
    except ValidationError as error:
        first = error.errors()[0]
        raise Wrong(f"--option {'.'.join(map(str, first['loc']))}: {first['msg']}") from None
    except ValueError:
        raise Wrong("--option takes NAME=VALUE") from None
    return chosen.settled(slow=True)


def _in_words(report: Report) -> str:
    policy = f"{report.policy} versus {report.versus}" if report.versus else report.policy
    lines = {
        "moves": f"{report.moves} in {report.seconds} s: {report.moves_per_second:,} a second",
        "turns per player": _figure(report.turns_per_player),
        "wins by seat": _figure(report.wins_by_seat),
        **_share(report),
        **{name.replace("_", " "): _figure(figure) for name, figure in report.figures.items()},
        "unfinished": str(report.unfinished),
    }
    title = f"{report.game}, {report.players} players, {report.games} games, seed {report.seed}, {policy}"
    return _listed(title, lines)


def _share(report: Report) -> dict[str, str]:
    """Of the one seat that plays otherwise, if one does."""
    if report.share is None or report.interval is None or report.share_by_seat is None:
        return {}
    low, high = report.interval
    return {
        f"share of {report.policy}": f"{report.share:.1%}, with 95 % from {low:.1%} to {high:.1%}",
        "the same by seat": ", ".join(f"{share:.0%}" for share in report.share_by_seat),
    }


def _paced(report: Pace) -> str:
    low, middle, high = report.days
    lines = {
        "days": f"{middle:g}, of ten games the shortest {low:g}, the longest {high:g}",
        "idle waits": f"{report.idle_waits:.1%} of all, {report.idle_time:.1%} of the time",
        "taps a turn": f"{report.taps_a_turn:g}",
        "a person and day": f"{report.taps_a_day:g} taps, {report.bells_a_day:g} bells",
        "silences a game": f"{report.silences:g}",
        "unfinished": str(report.unfinished),
    }
    title = f"{report.game}, {report.people} people, {report.games} games, seed {report.seed}, clock {report.clock}"
    return _listed(title, lines)


def _listed(title: str, lines: Mapping[str, str]) -> str:
    width = max(map(len, lines)) + 2
    return "\n".join((title, *(f"{name:<{width}}{said}".rstrip() for name, said in lines.items())))


def _figure(figure: Figure) -> str:
    if isinstance(figure, Mapping):
        return ", ".join(f"{name} {value:g}" for name, value in figure.items())
    return ", ".join(f"{value:g}" for value in figure) if isinstance(figure, Sequence) else f"{figure:g}"


def _told(game: Course) -> Iterator[str]:
    """The whole game, a line for each move."""
    options = ", ".join(f"{name} {value}" for name, value in game.options.model_dump().items())
    began = datetime.fromtimestamp(game.at, UTC)
    yield f"{game.book.id}, rules {game.book.rules}, {game.seats} players, {began:%Y-%m-%d %H:%M} UTC, {options}"
    for number, move in enumerate(game.played, 1):
        happened = "; ".join(map(_event, move.events))
        yield f"{number:>4}  {move.seat} {move.code + move.mark:<12} {happened}".rstrip()
    outcome = game.book.outcome(game.last)
    assert outcome is not None
    places = ", ".join(" and ".join(map(str, seats)) for seats in outcome.places)
    won = "places" if outcome.won else "places, with no winner"
    yield f"{won}: {places}; as the file says"


def _event(event: Event) -> str:
    target = None if event.target is None else f"-> {event.target}"
    parts = (event.kind, *event.pieces, target, f"({event.n})" if event.n else None)
    return " ".join(part for part in parts if part)


if __name__ == "__main__":
    main()
