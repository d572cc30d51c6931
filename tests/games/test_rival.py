"""Computer players of any game."""

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from games import catalogue
from games.game import Move, Seat
from games.playout import at_random, play_out
from tests.games.at_once import comes, honest, surely
from tests.games.playout import Course, on_courses

DRAW, PASS, LAY = Move("draw", passive=True), Move("pass", passive=True), Move("9")
GAMES = 60
"""Of each course, at most, whose ends are looked at."""
ENOUGH = 2
"""Decisions of a course that matter."""
END = 20
"""States of a game that are its end."""
WILD = 0.25
"""How often a player does anything, so that games come to unlikely ends."""


def game(*moves: Move) -> Any:
    """A game of which nobody has written how to play it well."""
    return SimpleNamespace(id="new", rules=1, view=lambda state, seat: None, moves=lambda state, seat: moves)


def test_a_game_without_a_way_to_play_is_played_by_the_first_move_that_goes_on() -> None:
    assert catalogue.choose(game(DRAW, LAY, PASS), None, Seat(0)) == LAY
    assert catalogue.choose(game(DRAW, PASS), None, Seat(0)) == DRAW


@on_courses(usual=True)
def test_a_rival_wins_or_saves_the_game_where_one_move_does(course: Course) -> None:
    """Near the ends of games, whenever a move wins at once a rival makes one that does; else, whenever a move loses at
    once and another doesn't, it makes one that doesn't.

    What "at once" means where something is hidden, or others may answer: the move is made by the true rules, then all
    (in a window everybody, the seat itself too) are silent until the turn in which it is made has ended. So a capture
    wins if it does so unanswered, for nobody can know what others hold; a pass wins if the pile as it lies does; the
    end of a turn, if the table then comes to a stop. A move wins, or loses, only if it does so in each of several deals
    of what the seat can't see. Cheating is no such move, since it may be called. To win is to have, or share, the best
    place that is left; to end without a winner is neither.
    """
    if course.game not in catalogue.newest():
        pytest.skip("a rival knows the present rules only")
    found = [*islice(decisions(course), ENOUGH)]
    assert found
    for state, seat, right in found:
        assert catalogue.choose(course.game, state, seat).code in right


def decisions(course: Course) -> Iterator[tuple[Any, Seat, set[str]]]:
    """States in which it matters what the seat does, and the codes of what is right."""
    for seed in range(course.chance, course.chance + GAMES):
        steps = play_out(course.game, course.seats, course.options, seed, half_wild(course))
        for state, *_ in deque(steps, maxlen=END):
            for seat in sorted(course.game.awaited(state)):
                moves = [*honest(course.game, state, seat)]
                right = right_ones(course, state, seat, moves)
                if right and len(right) < len(moves):
                    yield state, seat, right


def right_ones(course: Course, state: Any, seat: Seat, moves: Sequence[Move]) -> set[str]:
    """What wins at once; else, if something loses, what doesn't."""
    rules = course.game
    here = {comes(rules, state, seat, move) for move in moves}
    if here.isdisjoint({"won", "lost"}):
        return set()
    coming = {move.code: surely(rules, state, seat, move) for move in moves}
    wins = {code for code, found in coming.items() if found == {"won"}}
    return wins or {code for code, found in coming.items() if found != {"lost"}}


def half_wild(course: Course) -> Any:
    sensible = catalogue.sensible(course.game)

    def play(state: Any, moves: Sequence[Move], rng: Random) -> Move:
        move: Move = (at_random if rng.random() < WILD else sensible)(state, moves, rng)
        return move

    return play
