"""One noisy group: hundreds of commands of several kinds, of one person or of many. Taps elsewhere don't notice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle, islice
from math import inf
from random import Random
from statistics import median, quantiles

from bot.sandbox.driver import Group, Person, Unanswered
from bot.sandbox.model import Message
from storage.keys import stream_of
from tests.e2e.house import House, house
from tests.e2e.lived_time import STEP, lived_time
from tests.e2e.scene import Table, begun_in, board, boards
from tests.e2e.settled import settled
from tests.soak.run import Run

COMMANDS = ("/settings", "/rules", "/help", "/log", "/table", "/hand", "/new", "/kick", "/stop", "/lang")
EACH = 700
"""Commands of a kind."""
CROWD = 60
"""People who are noisy together: each of them slowly enough."""
TABLES, PLAYERS = 4, ("Аня", "Боря", "Вика")
LATENCY = {"getChatMember": 0.05, "sendMessage": 0.06, "edit*": 0.06, "answerCallbackQuery": 0.03}
"""Telegram's, in seconds."""
EVERY = 0.4
"""Seconds from a person's answer to their next tap: within the pace that everybody has."""
P99_SECONDS = 1.0
LIMITS = {"limits": True, "board_seconds": 3.0, "answer_seconds": 0.8}
SETTLE_SECONDS = 300.0
"""Only hangs take so long."""


async def soak(run: Run) -> None:
    """Every kind of noise by one person, then by many, then all kinds together; again until the time is over."""
    chance = Random(run.seed)
    while run.goes_on:
        for commands in (*((command,) for command in COMMANDS), COMMANDS):
            people = chance.choice((1, CROWD))
            heard = await noise(run.redis_url, commands, people=people, times=EACH)
            run.says(f"{EACH} times {' '.join(commands)} by {people}: {heard}")
            heard.check()
            if not run.goes_on:
                return


@dataclass
class Heard:
    """How long people at other tables waited for answers to their taps, in seconds as the process lived them."""

    waits: list[float] = field(default_factory=list)
    unanswered: int = 0
    refused: list[str] = field(default_factory=list)
    """What Telegram said with 429."""

    def check(self) -> None:
        """Raises AssertionError if somebody had to wait, or wasn't answered."""
        assert self.unanswered == 0
        assert self.refused == []
        assert len(self.waits) > 50
        assert quantiles(self.waits, n=100)[-1] <= P99_SECONDS

    def __str__(self) -> str:
        slowest = f"p99 {quantiles(self.waits, n=100)[-1]:.2f}, slowest {max(self.waits):.2f}"
        return f"{len(self.waits)} taps elsewhere: median {median(self.waits):.2f} s, {slowest} s"


async def noise(redis_url: str, commands: Sequence[str], *, people: int, times: int) -> Heard:
    """So many commands in one group, as fast as they can be said; one table elsewhere lies in the same stream."""
    async with _tables(redis_url) as (here, tables):
        noisy, crowd = await _noisy_group(here, tables, people)
        heard, over = Heard(), asyncio.Event()
        async with lived_time() as now:
            tapping = [
                asyncio.create_task(_taps(person, board(table.group), heard, now, over.is_set))
                for table in tables
                for person in table.people
            ]
            for number, command in enumerate(islice(cycle(commands), times)):
                await crowd[number % people].says(command, noisy)
                if number % 20 == 0:
                    await _passes(0.1, now)
            await _handled(here)
            over.set()
            await asyncio.gather(*tapping)
        heard.refused = [call.description for call in here.sandbox.calls if call.code == 429]
        return heard


@asynccontextmanager
async def _tables(redis_url: str) -> AsyncIterator[tuple[House, list[Table]]]:
    """Some tables under Telegram's real limits, at which all is said that a beginning brings about."""
    async with house(redis_url, **LIMITS) as here:
        tables = []
        for number in range(TABLES):
            people = [here.sandbox.person(f"{name} {number}") for name in PLAYERS]
            for person in people:
                await person.start()
            group = here.group(*people, title=f"Дачники {number}")
            await settled(here, SETTLE_SECONDS)
            tables.append(await begun_in(here, group, people))
        await here.sandbox.until(lambda: all(boards(table.group) for table in tables), SETTLE_SECONDS)
        for method, seconds in LATENCY.items():
            here.sandbox.faults.add(method, times=inf, delay=seconds)
        yield here, tables


async def _noisy_group(here: House, tables: Sequence[Table], people: int) -> tuple[Group, list[Person]]:
    """A group whose updates lie in the stream of one of the tables."""
    crowd = [here.sandbox.person(f"Шумный {number}") for number in range(people)]
    streams = {stream_of(table.group.id) for table in tables}
    group = here.group(*crowd, title="Шум")
    while stream_of(group.id) not in streams:
        group = here.group(*crowd, title="Шум")
    await settled(here, SETTLE_SECONDS)
    return group, crowd


async def _taps(
    person: Person, there: Message, heard: Heard, now: Callable[[], float], over: Callable[[], bool]
) -> None:
    """Looks at one's hand again and again."""
    hand = next(button.data for button in there.flat if button.data)
    while not over():
        began = now()
        try:
            await person.presses(there, hand)
        except Unanswered:
            heard.unanswered += 1
        heard.waits.append(now() - began)
        await _passes(EVERY, now)


async def _passes(seconds: float, now: Callable[[], float]) -> None:
    ends = now() + seconds
    while now() < ends:  # noqa: ASYNC110  # nothing tells of time
        await asyncio.sleep(STEP)


async def _handled(here: House) -> None:
    """Waits until Telegram has handed everything over, and nothing but fresh taps is left."""
    async with asyncio.timeout(SETTLE_SECONDS):
        while await _left(here) > TABLES * len(PLAYERS):  # noqa: ASYNC110  # nothing tells of it
            await asyncio.sleep(STEP)


async def _left(here: House) -> int:
    return len(here.sandbox.world.updates.pending()) + await here.store.inbox.backlog()
