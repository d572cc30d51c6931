"""The lines of a log, written and read."""

import pytest

from games import log
from games.game import Seat
from games.log import Line
from tests.games.playout import Course, on_courses


@pytest.mark.parametrize("mark", ["", log.SILENCE, log.STAND_IN, log.AUTOMATIC])
def test_a_line_is_read_as_it_was_written(mark: str) -> None:
    assert log.read_line(log.line(Seat(3), "34>12", 61.9, mark=mark)) == Line(Seat(3), "34>12", 61, mark)


@pytest.mark.parametrize("moves", [1, 2, 12])
def test_a_line_that_takes_moves_back_says_how_many(moves: int) -> None:
    assert log.read_line(log.line(Seat(0), log.undo(moves), 5)).undone == moves


def test_a_line_with_a_move_takes_none_back() -> None:
    assert log.read_line("0 draw 5").undone == 0


@on_courses()
def test_a_header_is_read_as_it_was_written(course: Course) -> None:
    text = log.header(course.game.id, course.game.rules, course.seats, course.options, 2**62 + 1, 1000.9)
    begun = log.read_header(text)
    assert (begun.game, begun.rules, begun.seats) == (course.game.id, course.game.rules, course.seats)
    assert course.game.options.model_validate(begun.options) == course.options
    assert (begun.chance, begun.at) == (2**62 + 1, 1000)


@pytest.mark.parametrize("text", ["", log.STOPPED, "0 draw", "0 draw 5!", "0 ~x 5", "-1 draw 5", "0 draw 5 ", "{}"])
def test_what_is_no_line_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no line of a log"):
        log.read_line(text)


@pytest.mark.parametrize("text", ["", "[]", "{}", "0 draw 5"])
def test_what_is_no_header_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        log.read_header(text)
