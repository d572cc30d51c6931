"""Computer players know no more than their seat: two tables that look alike to it get the same move from it."""

import pytest

from games.levels import Level, played_at
from tests.games.fair import is_fair
from tests.games.playout import Course, on_courses, seats_of, states
from tests.games.thrift import thrifty as thrifty

pytestmark = pytest.mark.usefixtures("thrifty")

SAMPLE = 12
"""States of each course; `make soak SOAK=fair` looks at thousands."""


@pytest.mark.parametrize("level", played_at())
@on_courses(usual=True)
def test_a_player_of_any_level_depends_on_its_view_alone(course: Course, level: Level) -> None:
    rules = course.game
    differs = [
        is_fair(rules, state, seat, level, chance)
        for chance, state in enumerate(states(course, SAMPLE))
        for seat in seats_of(course)
        if rules.moves(state, seat)
    ]
    assert any(differs)
