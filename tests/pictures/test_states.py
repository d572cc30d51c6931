"""What the soak looks at in thousands of states of every kind of game holds in some of each."""

from __future__ import annotations

import pytest

from games import catalogue
from tests.bot.screens.courses import COURSES, Course, drawn
from tests.pictures.states import examine

LOOKED_AT = 4
"""States of each play-out."""
FIRST = {game.id: next(course for course in COURSES if course.game == game.id) for game in catalogue.newest()}


@pytest.mark.parametrize("course", FIRST.values(), ids=FIRST)
def test_a_group_sees_the_same_bytes_whatever_is_hidden_and_every_caption_has_room(course: Course) -> None:
    for number, session in enumerate(drawn(course, about=LOOKED_AT)):
        assert examine(session, ("ru", "en")[number % 2], course.chance + number, paint=True) > 1
