"""States for a look: `/?scene=<name>` opens a world in which this has just happened."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.sandbox.driver import Group, Person
from bot.sandbox.gathering import PATIENCE, UNREACHED, gather, spoken
from bot.sandbox.page.casts import cast
from bot.sandbox.page.props import buttons
from bot.sandbox.players import BACK, Player
from bot.sandbox.sandbox import Sandbox

MIDDLE = 16
"""Taps after which a game is in its middle, once no menu is open."""
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


@dataclass(frozen=True, slots=True)
class Scene:
    build: Callable[[Sandbox, str], Awaitable[None]]
    """Takes the language of the people in it."""
    played: bool = True
    """Whether the bot has its part in it."""


async def game(sandbox: Sandbox, language: str) -> None:
    """Four in the middle of a game."""
    who = cast(language)
    people = who.people(sandbox, 4)
    await _played(sandbox, sandbox.group(who.friends, *people), people)


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
    begin = spoken(host).begin
    await sandbox.until(lambda: host.sees(begin, group) and UNREACHED not in group.last.text, PATIENCE)
    await host.taps(begin, group)
    players = [Player(sandbox, person) for person in people]

    def over() -> bool:
        taps = sum(player.taps for player in players)
        return taps >= MIDDLE and not any(button.text.startswith(BACK) for p in people for button in p.last.flat)

    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as table:
        for player in players:
            table.create_task(player.play(over))
