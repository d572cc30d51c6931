"""Pictures: thousands of states of every game, with every option: what the group sees is the same bytes whatever is
hidden, every caption has room, nothing stands over anything or is cut.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from games import catalogue
from tests.bot.screens.courses import COURSES, HOSTILE, Course, states
from tests.bot.screens.stage import renamed
from tests.pictures.states import drawings, examine
from tests.pictures.watched import check
from tests.soak.run import Run

ENOUGH = 10_000
"""States of each game."""
EVERY = 50
"""One of so many is painted."""


async def soak(run: Run) -> None:
    chance = Random(run.seed)
    games = catalogue.newest()
    for number, game in enumerate(games, 1):
        seen = pictures = 0
        courses = [course for course in COURSES if course.game == game.id]
        while seen < ENOUGH and run.spent < run.seconds * number / len(games):
            course = replace(chance.choice(courses), chance=chance.getrandbits(30))
            told = _states(course, chance, ENOUGH - seen)
            seen, pictures = seen + told[0], pictures + told[1]
        run.says(f"{game.id}: {seen} states, {pictures} pictures")


def _states(course: Course, chance: Random, most: int) -> tuple[int, int]:
    """Looks at the states of one play-out. Returns how many there were, and how many pictures of them."""
    pictures = 0
    played = states(course)[:most]
    for number, session in enumerate(played):
        language, painted = chance.choice(("ru", "en")), number % EVERY == 0
        pictures += examine(session, language, chance.getrandbits(60), paint=painted)
        if painted:
            called = renamed(session, HOSTILE) if chance.random() < 0.5 else session
            for drawing in drawings(called, language):
                check(drawing)
    return len(played), pictures
