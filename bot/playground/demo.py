"""The demonstration: four scripted people gather in a group and play; the group and one private chat are printed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, tzinfo

from bot.playground.gathering import PATIENCE, UNREACHED, gather, spoken
from bot.playground.players import Player
from bot.sandbox.driver import Group, Person
from bot.sandbox.model import Message
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.transcript import Transcript

NAMES = ("Аня", "Боря", "Вика", "Гена")
THINKING = 0.4
"""Seconds before each tap: slow enough to be read along."""


async def demonstrate(
    sandbox: Sandbox, write: Callable[[str], None] = print, *, thinking: float = THINKING, zone: tzinfo = UTC
) -> Message:
    """Plays one game of UpTurn from the lobby to the end. Returns the message with the result.

    `zone`: in which times are printed.
    """
    people = [sandbox.person(name) for name in NAMES]
    group = sandbox.group("Дачники", *people)
    shown = (group.chat, sandbox.world.private(people[0].user))
    transcript = Transcript(sandbox.world, write, about=lambda chat: chat in shown, zone=zone)
    try:
        await _begin(sandbox, group, people, thinking)
        async with asyncio.TaskGroup() as table:
            for person in people:
                player = Player(sandbox, person, thinks=thinking)
                table.create_task(player.play(lambda: _result(group) is not None))
        await sandbox.quiet(1.0, PATIENCE)
    finally:
        transcript.close()
    result = _result(group)
    assert result is not None
    return result


async def _begin(sandbox: Sandbox, group: Group, people: list[Person], thinking: float) -> None:
    host = people[0]
    begin = spoken(host, "button-start")
    await gather(sandbox, group, people, thinking=thinking)
    await sandbox.until(lambda: host.sees(begin, group) and _all_in(group.last.text), PATIENCE)
    await asyncio.sleep(thinking)
    await host.taps(begin, group)


def _all_in(lobby: str) -> bool:
    """Whether the lobby names everybody, and nobody who has yet to press Start."""
    return UNREACHED not in lobby and all(name in lobby for name in NAMES)


def _result(group: Group) -> Message | None:
    return next((message for message in group.said if message.text.startswith("🏆")), None)
