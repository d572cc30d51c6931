"""Games: several tables of all games at once, tapped at random and then played to their ends; all is audited."""

from __future__ import annotations

import asyncio
from random import Random
from unittest.mock import patch

from bot.pictures.pool import Pool
from bot.playground import policies
from bot.playground.players import play_out
from bot.sandbox.driver import Group, Person
from bot.text.words import speak
from games import catalogue
from games.levels import LEVELS
from tests.e2e.audit import audit
from tests.e2e.faster_clock import hurrying
from tests.e2e.history import Witness
from tests.e2e.house import House, house
from tests.e2e.scene import settled
from tests.soak.fuzz import CROWDED
from tests.soak.noise import listening
from tests.soak.run import Run

PATIENCE = 60.0
"""Seconds: a picture comes, however busy the machine is."""
ENOUGH = 200
"""Games."""
NAMES = {"ru": ("Аня", "Боря", "Вика", "Гена"), "en": ("Anya", "Borya", "Vika", "Gena")}
GAMES = tuple(game.id for game in catalogue.newest())
"""One after the other."""
MOST_TAPS = 40
"""Of each person, before they play sensibly."""


async def soak(run: Run) -> None:
    games = 0
    while games < ENOUGH and run.goes_on:
        await evening(run.redis_url, f"{run.seed} {games}", pictures=games % 2 == 0)
        games += len(GAMES)
        run.says(f"{games} games")


async def evening(redis_url: str, seed: str, *, pictures: bool) -> None:
    """A few tables in a house, of pictures or of texts. Raises what the auditor says, or what was logged."""
    studio = Pool(PATIENCE) if pictures else None
    try:
        await _evening(redis_url, seed, studio)
    finally:
        if studio:
            await studio.stop()


async def _evening(redis_url: str, seed: str, studio: Pool | None) -> None:
    chance, log = Random(seed), list[tuple[str, str]]()
    with patch("bot.handlers.context.chance", lambda: chance.getrandbits(63)), listening(log):
        async with house(redis_url, studio=studio) as here:
            witness = Witness(here.sandbox)
            tables = [(game, *await _table(here, chance, game)) for game in GAMES]
            async with hurrying(here):
                await asyncio.gather(*(_played(here, *table, Random(chance.random())) for table in tables))
            await settled(here)
            sessions = await audit(witness, here.store, here.settings, tolerates=CROWDED)
    ended = [session.game for session in sessions if session.status == "finished"]
    assert set(ended) >= set(GAMES), "what else people began stays"
    assert [text for level, text in log if level != "info"] == []


async def _table(here: House, chance: Random, game: str) -> tuple[Group, list[Person]]:
    people: list[Person] = []
    for seat in range(chance.choice([n for n in catalogue.game(game).seats if n <= len(NAMES["ru"])])):
        language = chance.choice(("ru", "ru", "en"))
        people += await here.friends(NAMES[language][seat], language=language)
    group = here.group(*people)
    room = catalogue.game(game).seats[-1] - len(people)
    rivals = [chance.choice(LEVELS) for _ in range(chance.randint(0, min(room, 2)))]
    variant = _variant(len(people) + len(rivals), chance) if game == "raiders" else {}
    await here.game(group, *people, game=game, rivals=rivals, **variant)
    return group, people


def _variant(seats: int, chance: Random) -> dict[str, object]:
    """Of Raiders: how much wins, whether pairs play, and whether one may cheat."""
    chosen: dict[str, object] = {
        "goal": chance.choice(("36", "short", "24")),
        "pairs": seats == 4 and chance.random() < 0.5,
        "disputes": chance.choice(("fair", "roll-back", "burn")),
    }
    plain = catalogue.game("raiders").options().model_dump()
    return {field: value for field, value in chosen.items() if value != plain[field]}


async def _played(here: House, game: str, group: Group, people: list[Person], chance: Random) -> None:
    await asyncio.gather(*(_taps_about(game, group, person, Random(chance.random())) for person in people))
    await play_out(here.sandbox, people, lambda: _over(game, group), policies.policy(game, chance, len(people)))


def _over(game: str, group: Group) -> bool:
    """Whether the table's own game has ended; people may have begun another one by a tap."""
    sign = speak("ru").text(f"sign-{game}")
    return any("🏆" in message.text and sign in message.text for message in group.said)


async def _taps_about(game: str, group: Group, person: Person, chance: Random) -> None:
    """Whatever can be seen, however old."""
    for _ in range(chance.randint(0, MOST_TAPS)):
        seen = [(m, button) for m in (*group.said, *person.received) for button in m.flat if button.data]
        if seen and not _over(game, group):
            message, button = chance.choice(seen)
            await person.presses(message, button.data)
