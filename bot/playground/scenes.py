"""States for a look: `/?scene=<name>` opens a world in which this has just happened."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from random import Random

from bot.playground.gathering import PATIENCE, UNREACHED, gather, spoken
from bot.playground.players import BACK, Player
from bot.playground.policies import POLICIES
from bot.sandbox.driver import Group, Person
from bot.sandbox.page.casts import cast
from bot.sandbox.page.props import buttons
from bot.sandbox.page.scene import Scene
from bot.sandbox.sandbox import Sandbox

MIDDLE = 16
"""Taps after which a game is in its middle."""
ASKS = ("👉 Ждём ответов", "👉 Waiting for answers")
"""What stands on a board of Raiders as long as somebody may answer."""
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


async def game(sandbox: Sandbox, language: str) -> None:
    """Four in the middle of a game of UpTurn."""
    await _four(sandbox, language, "upturn", middle)


async def aforator(sandbox: Sandbox, language: str) -> None:
    """Likewise of Aforator."""
    await _four(sandbox, language, "aforator", middle)


async def raiders(sandbox: Sandbox, language: str) -> None:
    """Four of Raiders, one of whom tries a capture; the others are asked."""
    await _four(sandbox, language, "raiders", asked)


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
    "game": Scene(game),
    "aforator": Scene(aforator),
    "raiders": Scene(raiders),
    "buttons": Scene(buttons, played=False),
    "names": Scene(names),
    "forum": Scene(forum),
}

Enough = Callable[[Group, list[Player]], bool]


def middle(_: Group, players: list[Player]) -> bool:
    """Whether enough taps are made."""
    return sum(player.taps for player in players) >= MIDDLE


def asked(group: Group, _: list[Player]) -> bool:
    """Whether the board waits for answers."""
    return any(words in message.text for words in ASKS for message in group.said)


async def _four(sandbox: Sandbox, language: str, game: str, enough: Enough) -> None:
    who = cast(language)
    people = who.people(sandbox, 4)
    await _played(sandbox, sandbox.group(who.friends, *people), people, game, enough)


async def _played(
    sandbox: Sandbox, group: Group, people: list[Person], game: str = "upturn", enough: Enough = middle
) -> None:
    """They sit down, and play until it is enough, and nobody has a menu open."""
    host = people[0]
    await gather(sandbox, group, people, game=game)
    await sandbox.quiet()
    begin = spoken(host).begin
    await sandbox.until(lambda: host.sees(begin, group) and UNREACHED not in group.last.text, PATIENCE)
    await host.taps(begin, group)
    chance = Random(game)
    players = [Player(sandbox, person, POLICIES[game](chance, len(people))) for person in people]

    def over() -> bool:
        if not enough(group, players):
            return False
        return not any(button.text.startswith(BACK) for person in people for button in person.last.flat)

    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as table:
        for player in players:
            table.create_task(player.play(over))
