"""How moves are compared: fairly, within the budget, and with doubt."""

from collections import Counter

import pytest

from games.search.halving import compared, preferred


@pytest.mark.parametrize("moves", range(2, 20))
@pytest.mark.parametrize("trials", [1, 20, 64, 300])
def test_there_are_no_more_trials_than_allowed_but_one_of_each_move(moves: int, trials: int) -> None:
    made: Counter[tuple[int, int]] = Counter()

    def trial(table: int, move: int) -> float:
        made[table, move] += 1
        return 0.0

    found = compared(moves, trial, trials)
    assert made.total() <= max(trials, moves)
    assert set(made.values()) == {1}
    assert all(found)
    assert [len(own) for own in found] == [sum(move == at for _, move in made) for at in range(moves)]


def test_moves_are_tried_on_the_same_tables_and_the_first_on_all() -> None:
    found = compared(6, lambda table, move: table + move / 10, 120)
    tables = len(found[0])
    for move, own in enumerate(found):
        assert own == [table + move / 10 for table in range(len(own))]
        assert len(own) <= tables


def test_the_better_a_move_is_the_longer_it_stays() -> None:
    found = compared(8, lambda _, move: move / 10, 200)
    assert len(found[7]) == len(found[0]) > len(found[6]) > len(found[1])
    assert preferred(found) == 7


def test_the_first_is_preferred_unless_another_is_better_beyond_doubt() -> None:
    assert preferred([[0.5, 0.5], [0.5, 0.5]]) == 0
    assert preferred([[0.5] * 4, [0.0, 1.0, 1.0, 0.1]]) == 0
    assert preferred([[0.5] * 4, [0.6, 0.7, 0.6, 0.7]]) == 1


def test_who_was_tried_little_is_not_preferred_for_its_luck() -> None:
    assert preferred([[0.5] * 4, [0.6] * 4, [0.9]]) == 1


def test_one_table_is_enough_where_there_is_no_more() -> None:
    assert preferred([[0.0], [1.0]]) == 1
