"""States for a look: `/?scene=<name>` opens a world in which this has just happened."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.sandbox.driver import Group, Person
from bot.sandbox.gathering import BEGIN, PATIENCE, UNREACHED, gather
from bot.sandbox.page.props import buttons
from bot.sandbox.players import BACK, Player
from bot.sandbox.sandbox import Sandbox

TITLE = "Дачники"
NAMES = ("Аня", "Боря", "Вика", "Гена")
MIDDLE = 16
"""Taps after which a game is in its middle, once no menu is open."""


@dataclass(frozen=True, slots=True)
class Scene:
    build: Callable[[Sandbox], Awaitable[None]]
    played: bool = True
    """Whether the bot has its part in it."""


def newcomers(sandbox: Sandbox) -> None:
    """What everybody begins with: friends in a group, who have just added the bot."""
    sandbox.group(TITLE, *(sandbox.person(name) for name in NAMES[:3]))


async def game(sandbox: Sandbox) -> None:
    """Four in the middle of a game."""
    people = [sandbox.person(name) for name in NAMES]
    await _played(sandbox, sandbox.group(TITLE, *people), people)


async def names(sandbox: Sandbox) -> None:
    """Everything that people call themselves, twins too, at a table and around it."""
    table = [
        sandbox.person("Александра-Константиновна", "Крестовоздвиженская-Преображенская"),
        sandbox.person("عبد الرحمن", "بن محمد"),
        sandbox.person("Саша"),
        sandbox.person("Саша"),
    ]
    around = [
        sandbox.person("🦄🌈✨", "👨‍👩‍👧‍👦"),
        sandbox.person("<b>Ж&Ж</b>", "_*{x}*_"),
        sandbox.person("W" * 64, "M" * 64),
        sandbox.person("\u200b\u2800", "\u0301\u0302"),
    ]
    group = sandbox.group("Дачный кооператив «Светлое будущее — 2», участки 1–146 и сторожка", *table, *around)
    for person in around:
        await person.says(f"{'Ы' * 90} {person.user.first_name}", group)
    await _played(sandbox, group, table)


async def forum(sandbox: Sandbox) -> None:
    """A group with topics, in one of which a table gathers; and a second group."""
    people = [sandbox.person(name) for name in NAMES]
    group = sandbox.group(TITLE, *people, forum=True)
    garden, games = [await people[0].opens_topic(name, group) for name in ("Огород", "Игры")]
    await people[1].says("Кабачки поспели, берите сколько унесёте", group, topic=garden)
    await gather(sandbox, group, people[:3], topic=games)
    neighbours = sandbox.group("Соседи", people[3], people[0], kind="group")
    await sandbox.quiet()
    await gather(sandbox, neighbours, [people[3]])


SCENES = {
    "game": Scene(game),
    "buttons": Scene(buttons, played=False),
    "names": Scene(names),
    "forum": Scene(forum),
}


async def _played(sandbox: Sandbox, group: Group, people: list[Person]) -> None:
    """They sit down, and play up to the middle."""
    host = people[0]
    await gather(sandbox, group, people)
    await sandbox.quiet()
    await sandbox.until(lambda: host.sees(BEGIN, group) and UNREACHED not in group.last.text, PATIENCE)
    await host.taps(BEGIN, group)
    players = [Player(sandbox, person) for person in people]

    def over() -> bool:
        taps = sum(player.taps for player in players)
        return taps >= MIDDLE and not any(button.text.startswith(BACK) for p in people for button in p.last.flat)

    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as table:
        for player in players:
            table.create_task(player.play(over))
