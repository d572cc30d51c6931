"""Play-outs of every game in the catalogue, for tests: at every number of seats, under every option."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random
from typing import Any, get_args

import pytest

from games.catalogue import GAMES, newest
from games.game import AnyGame, Event, Move, Options, Seat
from games.playout import Step, at_random

MANY = 4
"""Seats: with more of them a game is long."""
QUICK = (2, 3)
"""Seats in the quick part."""
SEED = 5
"""Of the play-out that all tests look at; the soak takes others."""
AT_HAND = 4
"""Play-outs that are remembered."""


@dataclass(frozen=True, slots=True)
class Course:
    """A game, a number of seats, and its options as they are settled when it begins."""

    game: AnyGame
    seats: int
    options: Options
    chance: int = SEED

    def __str__(self) -> str:
        chosen = (f"{name}={value}" for name, value in self.options.model_dump(exclude_defaults=True).items())
        return "-".join((self.game.id, str(self.game.rules), str(self.seats), *chosen))


def playouts(game: AnyGame, seats: int, seed: int, options: Options | None = None) -> Iterator[Step]:
    """One random game to its end. Who isn't awaited but may act does so now and then.

    Yields the state before, who moved, the move, the state after and the events. Passive moves are chosen only when
    there is nothing else. Fails when a player has had more turns than the game's bound.
    """
    rng = Random(seed)
    state = game.setup(seats, options or game.options().settled(slow=True), seed)
    turns, before = 0, None
    while awaited := game.awaited(state):
        seat = _actor(game, state, seats, awaited, rng)
        turns += seat != before
        before = seat
        assert turns <= game.bound * seats, f"{game.id} with {seats} seats, seed {seed}: no end in sight"
        move = at_random(state, game.moves(state, seat), rng)
        after, events = game.play(state, seat, move)
        yield state, seat, move, after, events
        state = after


@cache
def courses() -> list[Course]:
    """Every game at every number of seats; up to four also with each other value of each of its options, beyond that
    with those that make a difference only there. What makes none is left out: pairs among three. Under older rules, as
    usual and with the fewest.
    """
    present, older = newest(), [game for game in GAMES if game not in newest()]
    return [
        *(Course(game, seats, options) for game in present for seats in game.seats for options in _chosen(game, seats)),
        *(Course(game, game.seats[0], _option_sets(game)[0]) for game in older),
    ]


def on_courses(*games: str, usual: bool = False) -> pytest.MarkDecorator:
    """A test of every course, or of those of some games, or of the options as `usual`; the quick part leaves out longer
    ones, and other options.

    All tests of a course come before any of the next one.
    """
    found = [course for course in courses() if course.game.id in games or not games]
    first = {(course.game.id, course.seats): course for course in reversed(found)}
    found = [*first.values()] if usual else found
    quick = {course for course in first.values() if course.seats in QUICK}
    marks = {course: () if course in quick else (pytest.mark.slow,) for course in found}
    return pytest.mark.parametrize(
        "course", [pytest.param(c, marks=marks[c], id=str(c)) for c in found], scope="session"
    )


@lru_cache(AT_HAND)
def played(course: Course) -> tuple[Step, ...]:
    """A whole play-out, made once for all tests of its course."""
    return tuple(playouts(course.game, course.seats, course.chance, course.options))


def states(course: Course, at_most: int) -> list[Any]:
    """So many states of a play-out, evenly spread, the first and the last among them."""
    steps = played(course)
    every = max(len(steps) // max(at_most - 1, 1), 1)
    return [*(step[0] for step in steps[::every]), steps[-1][3]]


def log(steps: tuple[Step, ...]) -> list[str]:
    """The moves as a session's log has them."""
    return [f"{seat} {move.code}" for _, seat, move, _, _ in steps]


def replayed(game: AnyGame, state: Any, entries: list[str]) -> Any:
    """The state after the moves of a log."""
    for entry in entries:
        seat, code = entry.split()
        state, _ = game.play(state, Seat(int(seat)), _move(game, state, Seat(int(seat)), code))
    return state


def seats_of(course: Course) -> Iterator[Seat]:
    return map(Seat, range(course.seats))


def as_text(step: Step) -> str:
    """A step as a readable line."""
    _, seat, move, _, events = step
    return f"{seat} {move.code:<10} {' · '.join(map(_event_text, events))}".rstrip()


def _actor(game: AnyGame, state: Any, seats: int, awaited: frozenset[Seat], rng: Random) -> Seat:
    others = [Seat(seat) for seat in range(seats) if seat not in awaited and game.moves(state, Seat(seat))]
    willing = others if others and rng.random() < 0.3 else sorted(awaited)
    return willing[int(rng.random() * len(willing))]


def _option_sets(game: AnyGame) -> list[Options]:
    fields = game.options.model_fields
    chosen: list[dict[str, Any]] = [{}]
    for name, field in fields.items():
        values = (False, True) if field.annotation is bool else get_args(field.annotation)
        chosen += [{name: value} for value in values if value != field.default]
    chosen.append({name: value for choice in chosen for name, value in choice.items()})
    settled = [game.options.model_validate(choice).settled(slow=slow) for choice in chosen for slow in (True, False)]
    return list(dict.fromkeys(settled))


def _chosen(game: AnyGame, seats: int) -> list[Options]:
    known = _option_sets(game)
    if seats <= MANY:
        return [*_different(game, seats, known)]
    for_few = [*_different(game, MANY, known)]
    return [options for options in _different(game, seats, known) if options is known[0] or options not in for_few]


def _different(game: AnyGame, seats: int, chosen: list[Options]) -> Iterator[Options]:
    """Options that make a difference among so many players."""
    known: list[list[Any]] = []
    for options in chosen:
        begun = [game.setup(seats, options, seed) for seed in range(6)]
        if begun not in known:
            known.append(begun)
            yield options


def _move(game: AnyGame, state: Any, seat: Seat, code: str) -> Move:
    found: Move = next(move for move in game.moves(state, seat) if move.code == code)
    return found


def _event_text(event: Event) -> str:
    target = None if event.target is None else f"→{event.target}"
    parts = (event.kind, event.seat, target, *event.pieces, f"({event.n})" if event.n else None)
    return " ".join(str(part) for part in parts if part is not None)
