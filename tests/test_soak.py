"""Every kind of soak is there to be run, and asks what it says."""

from __future__ import annotations

import inspect
from importlib import import_module
from random import Random

import pytest

from tests.bot.screens.courses import FOUR, Course
from tests.soak.__main__ import KINDS
from tests.soak.courses import RULES, SCREENS, Asked, _ask, asked


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_of_soak_can_be_run(kind: str) -> None:
    assert inspect.iscoroutinefunction(import_module(f"tests.soak.{kind}").soak)


def test_the_courses_ask_all_tests_of_courses_with_all_that_these_want() -> None:
    for tests, floor in (([*asked(RULES)], RULES), ([*asked(SCREENS)], SCREENS)):
        assert {test.test.__module__ for test in tests} == {module.__name__ for module in floor}
        for test in tests:
            given = {name for names, _ in test.others for name in names} | {"course"}
            assert given == {*inspect.signature(test.test).parameters}


def test_what_a_course_fails_is_told_with_the_values_that_it_was_given() -> None:
    def fails(course: Course, language: str, names: tuple[str, ...]) -> None:
        raise AssertionError(course, language, names)

    made = Asked(fails, (FOUR,), ((("language", "names"), (("ru", ("Аня",)),)),))
    with pytest.raises(AssertionError) as failed:
        _ask(made, FOUR, Random(1))
    assert failed.value.args == (FOUR, "ru", ("Аня",))
    assert failed.value.__notes__ == ["fails of upturn 4 calls=self, course.chance=14"]
