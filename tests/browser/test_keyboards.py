"""Labels of real screens, drawn 360 pixels wide: none of them is cut."""

from __future__ import annotations

from tests.bot.screens.courses import COURSES, drawn
from tests.bot.screens.labels import LONG, Label, below_pictures, of_a_game, outside_of_games
from tests.bot.screens.stage import renamed
from tests.browser.measures import LABELS
from tests.browser.scene import Scene

ANNA = "Аня"
GROUP, PRIVATE = ".group.column", ".private.column.active"
STATES = 8
"""Of each course that is drawn."""
TOO_LONG = Label(False, 3, "Ж" * 20)


def test_no_label_is_cut_on_the_narrowest_of_phones(phone: Scene) -> None:
    phone.opens("game")
    found = every_label()
    assert cut(phone, {TOO_LONG}, GROUP) == [f"3: {TOO_LONG.text}"]
    assert cut(phone, {label for label in found if not label.private}, GROUP) == []
    phone.page.locator(".tabs.people").get_by_role("tab", name=ANNA).click()
    assert cut(phone, {label for label in found if label.private}, PRIVATE) == []
    assert cut(phone, {TOO_LONG}, PRIVATE, pictured=True) == [f"3: {TOO_LONG.text}"]
    assert cut(phone, every_label_below_a_picture(), PRIVATE, pictured=True) == []


def every_label_below_a_picture() -> set[Label]:
    """Those of all hands that are drawn."""
    return {
        label
        for language, names in LONG.items()
        for course in (course for course, slow in COURSES.items() if not slow)
        for session in drawn(course, about=STATES)
        for label in below_pictures(renamed(session, names), language)
    }


def every_label() -> set[Label]:
    """Those of all games, lobbies, questions and settings, in both languages, with names that people have."""
    found: set[Label] = set()
    for language, names in LONG.items():
        found |= outside_of_games(language)
        for course in (course for course, slow in COURSES.items() if not slow):
            for session in drawn(course, names, about=STATES):
                found |= of_a_game(session, language)
    return found


def cut(phone: Scene, labels: set[Label], column: str, *, pictured: bool = False) -> list[str]:
    """Those of the labels that a message in the column has no room for, be it a text or a picture."""
    rows = sorted((label.abreast, label.text) for label in labels)
    found: list[str] = phone.page.evaluate(LABELS, {"rows": rows, "column": column, "pictured": pictured})
    return found
