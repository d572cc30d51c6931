"""States for a look: `/?scene=<name>` opens a world in which this has just happened."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from random import Random

from bot.playground import policies
from bot.playground.gathering import PATIENCE, UNREACHED, gather, spoken
from bot.playground.players import Player
from bot.playground.view import BACK
from bot.sandbox.driver import Group, Person
from bot.sandbox.page.casts import cast
from bot.sandbox.page.props import buttons
from bot.sandbox.page.scene import Scene
from bot.sandbox.sandbox import Sandbox
from games import catalogue

FRIENDS = 4
TROPHY = "🏆"
"""What a result begins with."""
HARD_NAMES = (
    ("Александра-Константиновна", "Крестовоздвиженская-Преображенская"),
    ("عبد الرحمن", "بن محمد"),
    ("Саша",),
    ("Саша",),
    ("🦄🌈✨", "👨‍👩‍👧‍👦"),
    ("<b>Ж&Ж</b>", "_*{x}*_"),
    ("W" * 64, "M" * 64),
    ("\u200b\u2800", "\u0301\u0302"),
)
"""The first four play."""


async def a_game(sandbox: Sandbox, language: str, *, game: str) -> None:
    """Friends in the middle of a game: four, or as many as it is for."""
    who, seats = cast(language), catalogue.game(game).seats
    people = [*who.people(sandbox, FRIENDS)]
    people += [sandbox.person(f"{people[0].name} {n}", language=who.language) for n in range(FRIENDS + 1, seats[0] + 1)]
    await _played(sandbox, sandbox.group(who.friends, *people), people[: seats[-1]], game)


async def names(sandbox: Sandbox, language: str) -> None:
    """Everything that people call themselves, twins too, at a table and around it."""
    who = cast(language)
    people = [sandbox.person(*name, language=who.language) for name in HARD_NAMES]
    table, around = people[:4], people[4:]
    group = sandbox.group(who.cooperative, *people)
    for person in around:
        await person.says(f"{'Ы' * 90} {person.user.first_name}", group)
    await _played(sandbox, group, table)


async def forum(sandbox: Sandbox, language: str) -> None:
    """A group with topics, in one of which a table gathers; and a second group."""
    who = cast(language)
    people = who.people(sandbox, 4)
    group = sandbox.group(who.friends, *people, forum=True)
    garden, games = [await people[0].opens_topic(name, group) for name in (who.garden[0], who.games)]
    await people[1].says(who.garden[1], group, topic=garden)
    await gather(sandbox, group, people[:3], topic=games)
    neighbours = sandbox.group(who.neighbours, people[3], people[0], kind="group")
    await sandbox.quiet()
    await gather(sandbox, neighbours, [people[3]])


SCENES: Mapping[str, Scene] = {
    "game": Scene(partial(a_game, game="upturn")),
    **{known.id: Scene(partial(a_game, game=known.id)) for known in catalogue.newest()},
    "buttons": Scene(buttons, played=False),
    "names": Scene(names),
    "forum": Scene(forum),
}


async def _played(sandbox: Sandbox, group: Group, people: list[Person], game: str = "upturn") -> None:
    """They sit down, and play until it is enough, and nobody has a menu open; or to the end, if that comes first."""
    host = people[0]
    await gather(sandbox, group, people, game=game)
    await sandbox.quiet()
    begin = spoken(host, "button-start")
    await sandbox.until(lambda: host.sees(begin, group) and UNREACHED not in group.last.text, PATIENCE)
    await host.taps(begin, group)
    chance = Random(game)
    players = [Player(sandbox, person, policies.policy(game, chance, len(people))) for person in people]

    def over() -> bool:
        if any(message.text.startswith(TROPHY) for message in group.said):
            return True
        taps = sum(player.taps for player in players) // len(players)
        if not policies.enough(game, group, taps):
            return False
        return not any(button.text.startswith(BACK) for person in people for button in person.last.flat)

    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as table:
        for player in players:
            table.create_task(player.play(over))
