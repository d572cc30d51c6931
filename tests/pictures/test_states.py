"""What the soak looks at in thousands of states of every kind of game holds in some of each."""

from __future__ import annotations

import pytest

from bot.screens import composed, games
from bot.text.words import LANGUAGES
from tests.bot.screens.courses import HOSTILE, TITLES, Course, drawn, on_some_courses
from tests.bot.screens.stage import BOARD_LINK, hands, plain, scene
from tests.pictures.states import (
    drawings,
    for_its_people,
    for_the_group,
    group_is_blind,
    hands_of,
    keeps_secrets,
    of_the_group,
)
from tests.pictures.watched import check

FEW, SOME = 3, 8
"""States of each play-out."""
PAINTED = 29
"""One of so many drawings is painted."""
LATER = 3600.0

every_course = on_some_courses()


@every_course
def test_a_group_sees_the_same_bytes_whatever_is_hidden(course: Course) -> None:
    for number, session in enumerate(drawn(course, about=SOME)):
        assert group_is_blind(session, LANGUAGES[number % 2], course.chance + number, paint=True)


@every_course
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_a_picture_whose_caption_has_room(course: Course, language: str) -> None:
    for session in drawn(course, HOSTILE, about=FEW):
        assert len(drawings(session, language, title=TITLES[HOSTILE])) > 1


@pytest.mark.slow
@every_course
@pytest.mark.parametrize("names", [(), HOSTILE], ids=["friends", "hostile"])
def test_nothing_on_a_picture_is_cut_overlaps_or_is_too_faint(course: Course, names: tuple[str, ...]) -> None:
    shown = dict.fromkeys(
        drawing
        for number, session in enumerate(drawn(course, names, about=FEW))
        for drawing in drawings(session, LANGUAGES[number % 2], title=TITLES[names])
    )
    for drawing in [*shown][::PAINTED]:
        check(drawing)


@pytest.mark.slow
@every_course
def test_a_hand_shows_nothing_that_is_hidden_from_its_owner(course: Course) -> None:
    for number, session in enumerate(drawn(course, about=FEW)):
        assert all(keeps_secrets(session, seat, number) for seat, _ in session.seats())


@pytest.mark.slow
@every_course
def test_no_time_is_on_a_picture(course: Course) -> None:
    for session in drawn(course, about=FEW):
        assert drawings(session, "ru", after=LATER) == drawings(session, "ru")


@pytest.mark.slow
@every_course
def test_a_players_picture_of_the_end_is_the_groups(course: Course) -> None:
    *_, session = drawn(course)
    *_, end = of_the_group(session, "ru")
    assert {screen.drawing for _, screen in for_its_people(session, "ru")} == {end}


@pytest.mark.slow
@every_course
def test_no_private_line_below_a_picture_is_a_line_of_the_group(course: Course) -> None:
    for session in drawn(course, about=FEW):
        public = {line for screen in for_the_group(session, "ru") for line in plain(screen.text).split("\n") if line}
        for seat, _ in session.seats():
            for screen in hands_of(scene(session, seat=seat, board=BOARD_LINK, pictured=True)):
                assert not public & set(plain(screen.text).split("\n"))


@pytest.mark.slow
@every_course
def test_without_pictures_nothing_is_drawn(course: Course) -> None:
    for session in drawn(course, about=FEW):
        group = scene(session)
        assert composed.board(group).drawing is None
        assert session.status != "finished" or games.of(session.game).ended(group).drawing is None
        for seat, _ in session.seats():
            private = hands(scene(session, seat=seat), draw=composed.hand)
            assert {screen.drawing for _, screen in private} == {None}
