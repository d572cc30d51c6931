"""What holds of states that a View could be of, for every game, at every number of seats and under every option."""

from collections import Counter

from games.game import IllegalMove
from tests.games.playout import Course, on_courses, played, seats_of, states
from tests.games.redealt import redealt

SAMPLE = 40
"""States of a play-out that are looked at."""
MOVES = 150
"""Moves of it that are made on another table."""

on_every_course = on_courses()


@on_every_course
def test_what_is_imagined_looks_to_its_seat_as_the_table_does(course: Course) -> None:
    rules = course.game
    for chance, state in enumerate(states(course, SAMPLE)):
        pieces = Counter(rules.pieces(state))
        for seat in (None, *seats_of(course)):
            anew = redealt(rules, state, seat, chance)
            assert rules.view(anew, seat) == rules.view(state, seat)
            assert Counter(rules.pieces(anew)) == pieces
            assert rules.outcome(anew) == rules.outcome(state)
            if seat is not None:
                assert rules.moves(anew, seat) == rules.moves(state, seat)
                assert (seat in rules.awaited(anew)) is (seat in rules.awaited(state))
                assert rules.held(anew, seat) == rules.held(state, seat)


@on_every_course
def test_with_what_is_imagined_the_game_goes_on(course: Course) -> None:
    """Not only looked at: nothing that the rules need is missing in it."""
    rules = course.game
    for chance, state in enumerate(states(course, 6)):
        anew = redealt(rules, state, None, chance)
        for _ in range(60):
            if not (awaited := rules.awaited(anew)):
                break
            seat = min(awaited)
            moves = rules.moves(anew, seat)
            anew, _ = rules.play(anew, seat, next((move for move in moves if not move.passive), moves[0]))


@on_every_course
def test_the_same_chance_imagines_the_same_and_another_one_something_else(course: Course) -> None:
    state = states(course, 1)[0]
    view = course.game.view(state, None)
    assert course.game.imagined(view, 1) == course.game.imagined(view, 1)
    assert course.game.imagined(view, 1) != course.game.imagined(view, 2)


@on_every_course
def test_what_the_group_remembers_of_a_move_depends_on_nothing_hidden(course: Course) -> None:
    """The same move on another table, which tells the same, is remembered alike, until all lies open at the end."""
    rules, steps = course.game, played(course)
    for chance, (before, seat, move, after, events) in enumerate(steps[:: max(len(steps) // MOVES, 1)]):
        if rules.outcome(after) is not None:
            continue
        try:
            other, told = rules.play(redealt(rules, before, None, chance), seat, move)
        except IllegalMove:
            continue
        if list(told) == list(events):
            assert rules.view(other, None) == rules.view(after, None)
