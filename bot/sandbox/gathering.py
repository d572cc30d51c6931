"""How people sit down at a table of the bot's: what a demonstration and a scene begin with."""

from __future__ import annotations

import asyncio

from bot.sandbox.driver import Group, Person
from bot.sandbox.model import Topic
from bot.sandbox.sandbox import Sandbox

JOIN, BEGIN = "Играю!", "Поехали!"
UNREACHED = "⏳"
"""Beside somebody in the lobby who has yet to press Start."""
PATIENCE = 20.0


async def gather(
    sandbox: Sandbox, group: Group, people: list[Person], *, topic: Topic | None = None, thinking: float = 0.0
) -> None:
    """The first opens a table; the others sit down, and press Start where the bot leads them to.

    `thinking`: seconds before each of them taps.
    """
    host, *others = people
    await host.start()
    await host.says("/new апт", group, topic=topic)
    await sandbox.until(lambda: host.sees(JOIN, group), PATIENCE)
    for person in others:
        await asyncio.sleep(thinking)
        answer = await person.taps(JOIN, group)
        if answer.url:
            await person.follows(answer.url)
