"""Chances to win: of ended games and of such as go on; what was learned fits what is counted."""

import json

import pytest

from games.catalogue import guide_of, newest, weights_of
from games.game import AnyGame, Outcome, Seat
from games.search.judge import NOTHING, finished, judged, read, softmax
from games.search.to_the_end import ToTheEnd
from tests.games.playout import Course, on_courses, states

of_every_game = pytest.mark.parametrize("game", newest(), ids=lambda game: game.id)
ALONE = [(Seat(0),), (Seat(1),), (Seat(2),)]
PAIRS = [(Seat(0), Seat(2)), (Seat(1), Seat(3))]


def outcome(*places: tuple[int, ...]) -> Outcome:
    return Outcome(tuple(tuple(map(Seat, seats)) for seats in places))


def test_the_first_place_is_shared_by_whoever_has_it() -> None:
    assert finished(outcome((1,), (0, 2)), ALONE) == [0, 1, 0]
    assert finished(outcome((0, 2), (1,)), ALONE) == [0.5, 0, 0.5]


def test_a_pair_has_the_first_place_together() -> None:
    assert finished(outcome((1, 3), (0, 2)), PAIRS) == [0, 1]
    assert finished(outcome((0, 1, 2, 3)), PAIRS) == [0.5, 0.5]


def test_chances_are_one_together_however_far_apart_scores_are() -> None:
    assert softmax([900.0, 0.0, -900.0]) == [1.0, 0.0, 0.0]
    assert sum(softmax([0.3, 0.2, 0.1, 5.0])) == pytest.approx(1)


@on_courses()
def test_the_sides_of_every_quiet_state_share_what_there_is(course: Course) -> None:
    guide, file = guide_of(course.game), weights_of(course.game)
    assert file is not None
    quiet = [guide.posed(state) for state in states(course, 60) if guide.quiet(state)]
    assert quiet
    for state in quiet:
        sides = guide.sides(state)
        shares = judged(guide, read(file), state, sides)
        assert sum(shares) == pytest.approx(1)
        assert len(shares) == len(sides) > 1
        assert all(0 <= share <= 1 for share in shares)


@of_every_game
def test_there_are_weights_for_every_table_and_every_feature(game: AnyGame) -> None:
    guide, file = guide_of(game), weights_of(game)
    assert file is not None
    weights = read(file)
    groups = {guide.group(game.setup(seats, options, 1)) for seats, options in guide.tables()}
    assert {*weights} == groups
    assert json.loads(file.read_text(encoding="utf-8"))["features"] == [*guide.FEATURES]
    assert {len(own) for own in weights.values()} == {len(guide.FEATURES)}


@of_every_game
def test_a_game_that_has_learned_nothing_gives_everybody_the_same(game: AnyGame) -> None:
    state = game.setup(2, game.options().settled(slow=True), 1)
    guide = ToTheEnd(game, lambda _, moves: moves[0])
    assert len({*judged(guide, NOTHING, state, guide.sides(state))}) == 1
