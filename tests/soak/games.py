"""Games: several tables at once, tapped at random and then played to their ends; all is audited."""

from __future__ import annotations

import asyncio
from random import Random
from unittest.mock import patch

from bot.sandbox.driver import Group, Person
from bot.sandbox.players import play_out
from tests.e2e.audit import audit
from tests.e2e.house import House, house
from tests.e2e.scene import settled
from tests.e2e.witness import Witness
from tests.soak.fuzz import CROWDED
from tests.soak.noise import listening
from tests.soak.run import Run

ENOUGH = 200
"""Games."""
TABLES = 3
"""In one house."""
NAMES = {"ru": ("Аня", "Боря", "Вика", "Гена"), "en": ("Anya", "Borya", "Vika", "Gena")}
MOST_TAPS = 40
"""Of each person, before they play sensibly."""


async def soak(run: Run) -> None:
    games = 0
    while games < ENOUGH and run.goes_on:
        await evening(run.redis_url, f"{run.seed} {games}")
        games += TABLES
        run.says(f"{games} games")


async def evening(redis_url: str, seed: str) -> None:
    """A few tables in a house. Raises what the auditor says, or what was logged."""
    chance, log = Random(seed), list[tuple[str, str]]()
    with patch("bot.lobby.chance", lambda: chance.getrandbits(63)), listening(log):
        async with house(redis_url) as here:
            witness = Witness(here.sandbox)
            tables = [await _table(here, chance) for _ in range(TABLES)]
            await asyncio.gather(*(_played(here, *table, Random(chance.random())) for table in tables))
            await settled(here)
            sessions = await audit(witness, here.store, here.settings, tolerates=CROWDED)
    begun = [session for session in sessions if session.state is not None and session.game == "upturn"]
    assert [session.status for session in begun] == ["finished"] * TABLES, "what else people began stays"
    assert [text for level, text in log if level != "info"] == []


async def _table(here: House, chance: Random) -> tuple[Group, list[Person]]:
    people: list[Person] = []
    for seat in range(chance.randint(2, 4)):
        language = chance.choice(("ru", "ru", "en"))
        people += await here.friends(NAMES[language][seat], language=language)
    group = here.group(*people)
    await here.game(group, *people)
    return group, people


async def _played(here: House, group: Group, people: list[Person], chance: Random) -> None:
    await asyncio.gather(*(_taps_about(group, person, Random(chance.random())) for person in people))
    await play_out(here.sandbox, people, lambda: _over(group))


def _over(group: Group) -> bool:
    """Whether the game of UpTurn has ended; people may have begun another one by a tap."""
    return any("🏆" in message.text and "🔺" in message.text for message in group.said)


async def _taps_about(group: Group, person: Person, chance: Random) -> None:
    """Whatever can be seen, however old."""
    for _ in range(chance.randint(0, MOST_TAPS)):
        seen = [(m, button) for m in (*group.said, *person.received) for button in m.flat if button.data]
        if seen and not _over(group):
            message, button = chance.choice(seen)
            await person.presses(message, button.data)
