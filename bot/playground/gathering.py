"""How people sit down at a table of the bot's: what a demonstration and a scene begin with."""

from __future__ import annotations

import asyncio

from bot.sandbox.driver import Group, Person
from bot.sandbox.model import Topic
from bot.sandbox.sandbox import Sandbox
from bot.text.words import speak

UNREACHED = "⏳"
"""Beside somebody in the lobby who has yet to press Start."""
PATIENCE = 120.0


async def gather(
    sandbox: Sandbox,
    group: Group,
    people: list[Person],
    *,
    game: str = "upturn",
    topic: Topic | None = None,
    thinking: float = 0.0,
) -> None:
    """The first opens a table; the others sit down, and press Start where the bot leads them to. All speak the same.

    `thinking`: seconds before each of them taps.
    """
    host, *others = people
    join = spoken(host, "button-join")
    await host.start()
    await host.says(f"/new {spoken(host, f'game-{game}')}", group, topic=topic)
    await sandbox.until(lambda: host.sees(join, group), PATIENCE)
    for person in others:
        await asyncio.sleep(thinking)
        answer = await person.taps(join, group)
        if answer.url:
            await person.follows(answer.url)


def spoken(person: Person, key: str) -> str:
    """What the bot says in a person's language."""
    return speak(person.user.language).text(key)
