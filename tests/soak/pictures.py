"""Pictures: thousands of states of every game, with every option: what the group sees is the same bytes whatever is
hidden, every caption has room, nothing stands over anything or is cut.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.text.words import LANGUAGES
from games import catalogue
from games.sessions.session import Session
from tests.bot.screens.courses import COURSES, HOSTILE, states
from tests.bot.screens.stage import renamed
from tests.pictures.states import drawings, group_is_blind
from tests.pictures.watched import check
from tests.soak.run import Run

ENOUGH = 10_000
"""States of each game."""
LOOKED_INTO, PAINTED = 10, 50
"""Of one in so many also every hand is looked at; of one in so many all is painted."""


async def soak(run: Run) -> None:
    chance = Random(run.seed)
    games = catalogue.newest()
    for number, game in enumerate(games, 1):
        seen = pictures = 0
        courses = [course for course in COURSES if course.game == game.id]
        while seen < ENOUGH and run.spent < run.seconds * number / len(games):
            course = replace(chance.choice(courses), chance=chance.getrandbits(30))
            for at, session in enumerate(states(course)[: ENOUGH - seen]):
                pictures += _looked_at(session, chance, at)
                seen += 1
        run.says(f"{game.id}: {seen} states, {pictures} pictures")


def _looked_at(session: Session, chance: Random, at: int) -> int:
    """Looks at one state, the `at`th of its game. Returns how many pictures there were."""
    language, painted = chance.choice(LANGUAGES), at % PAINTED == 0
    group = group_is_blind(session, language, chance.getrandbits(60), paint=painted)
    if at % LOOKED_INTO:
        return group
    called = renamed(session, HOSTILE) if chance.random() < 0.5 else session
    drawn = drawings(called, language)
    if painted:
        for drawing in drawn:
            check(drawing)
    return group + len(drawn)
