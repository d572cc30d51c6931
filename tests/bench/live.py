"""Live tables: how much is sent for a move at a thinking pace, and how long a tap takes at twenty a second.

First a few tables under Telegram's real limits, whose players think for a second before each tap. Then many tables
without limits, and taps at fixed moments, whatever the bot is doing (an open loop): each is measured from its moment.
Boards are edited every three seconds at most, as by default. The same taps go to a bare bot (`bare`) in between: what
differs from machine to machine is told as a ratio to that. Run: `make bench`.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from time import monotonic

from bot.sandbox.driver import Group
from bot.sandbox.happenings import Answered, Call, Edited, Happening, Sent
from bot.sandbox.model import Message
from bot.sandbox.sandbox import Sandbox
from storage.connect import Store, connect
from tests.bench.people import PATIENCE, Crowd, first_button, greeted, tables, warmed
from tests.bench.processes import REAL_LIMITS, Process, bare_bot, bot, valkey
from tests.bench.report import head, line, percentile
from tests.bench.stored import moves

FEW, MANY = 4, 40
"""Tables."""
THINKS = 1.0
PACED_SECONDS = 30.0
TAPS_A_SECOND = 20
TAPS = 600
SLICES = 5


async def main(url: str) -> None:
    store = Store.open(connect(url))
    await paced(store, url)
    await store.redis.flushdb()
    await open_loop(store, url)
    await store.close()


async def paced(store: Store, url: str) -> None:
    """What a move costs of Telegram's budgets."""
    head(f"{FEW} tables of four under Telegram's limits, each tap after {THINKS:g} s of thinking")
    calls: Counter[str] = Counter()

    def hear(happening: Happening) -> None:
        if isinstance(happening, Call):
            calls[happening.method if happening.ok else f"{happening.method}: {happening.description}"] += 1

    async with Sandbox() as sandbox, bot(sandbox, REDIS_URL=url, **REAL_LIMITS):
        await tables(sandbox, FEW)
        before, crowd = await moves(store), Crowd(sandbox)
        sandbox.world.listen(hear)
        crowd.hurries(THINKS)
        await asyncio.sleep(PACED_SECONDS)
        made = await moves(store) - before
    line("committed moves", [made])
    line("sends and edits per committed move", [(calls["sendMessage"] + calls["editMessageText"]) / made], most=3.0)
    line("deletes per committed move", [calls["deleteMessage"] / made])
    line("calls that Telegram refused", [sum(n for name, n in calls.items() if ":" in name)])


async def open_loop(store: Store, url: str) -> None:
    """How long people wait, and what their moves cost at that pace."""
    head(f"open loop: {TAPS_A_SECOND} taps a second at {MANY} tables of four, {TAPS} taps, against a bare bot")
    async with (
        Sandbox(budget=None) as ours, bot(ours, REDIS_URL=url) as kon,
        Sandbox(budget=None) as theirs, bare_bot(theirs, "httpx") as bare,
    ):  # fmt: skip
        groups = await tables(ours, MANY)
        await greeted(theirs, MANY)
        crowds = Crowd(ours), Crowd(theirs, first_button)
        await warmed(ours, crowds[0])
        sides = Side(kon, ours, Watch(ours, groups)), Side(bare, theirs, Watch(theirs, []))
        before = await moves(store)
        for _ in range(SLICES):
            for side, crowd in zip(sides, crowds, strict=True):
                await side.tapped(crowd)
        made = await moves(store) - before
    tell(*sides, made)


def tell(kon: Side, bare: Side, made: int) -> None:
    """Ratios to the bare bot, which answers, edits the one message, and rings nobody."""
    for what, waits, floor, most in (
        ("tap to answer", kon.watch.answers, bare.watch.answers, 2.0),
        ("tap to one's own screen", kon.watch.effects, bare.watch.effects, 2.0),
        ("tap to the next one's bell", kon.watch.bells, bare.watch.effects, 0.0),
    ):
        for name, share in (("median", 0.5), ("99 of 100", 0.99)):
            ratio = percentile(waits, share) / percentile(floor, share)
            line(f"{what}, {name}", [ratio], "x", most=most)
    line("taps without an answer or effect", [float(len(kon.watch.open))])
    line("CPU of a committed move, of a tap there", [(kon.cpu / made) / (bare.cpu / TAPS)], "x")


class Watch:
    """Waits of people, in seconds, from the moment at which a tap was to be made."""

    def __init__(self, sandbox: Sandbox, groups: list[Group]) -> None:
        self.answers: list[float] = []
        self.effects: list[float] = []
        """Until something changed in the tapper's own chat with the bot."""
        self.bells: list[float] = []
        """Until somebody else at the table was called."""
        self.open: dict[int, float] = {}
        """Tappers who see nothing of it yet, and since when."""
        self._queries: dict[str, float] = {}
        self._calls: dict[int, float] = {}
        self._tables = {m.user.id: group.id for group in groups for m in group.chat.present() if not m.user.is_bot}
        sandbox.world.listen(self._hear)

    def taps(self, crowd: Crowd, person: int, moment: float) -> None:
        query = crowd.tap(person)
        self._queries[query.id] = moment
        if query.message.chat.private:  # «Ещё раз» in a group changes no hand before all have tapped it
            self.open[person] = moment
            self._calls[self._tables.get(person, person)] = moment

    def _hear(self, happening: Happening) -> None:
        match happening:
            case Answered(query):
                self.answers.append(monotonic() - self._queries.pop(query.id))
            case Edited(message) if message.chat.private:
                self._sees(message)
            case Sent(message) if message.chat.private:
                self._sees(message)
                if not message.silent and (since := self._calls.pop(self._tables.get(message.chat.id), None)):
                    self.bells.append(monotonic() - since)
            case _:
                pass

    def _sees(self, message: Message) -> None:
        if since := self.open.pop(message.chat.id, None):
            self.effects.append(monotonic() - since)


@dataclass
class Side:
    """A bot and the people in front of it."""

    process: Process
    sandbox: Sandbox
    watch: Watch
    cpu: float = 0.0
    chance: random.Random = field(default_factory=lambda: random.Random(1))

    async def tapped(self, crowd: Crowd) -> None:
        """A slice of the taps, each at its moment."""
        before, began = self.process.cpu, monotonic()
        for number in range(TAPS // SLICES):
            moment = began + number / TAPS_A_SECOND
            await asyncio.sleep(moment - monotonic())
            await self.sandbox.until(lambda: bool(crowd.asked), PATIENCE)  # a tap that nobody can make is late as well
            self.watch.taps(crowd, self.chance.choice(crowd.asked), moment)
        await self.sandbox.quiet(0.5, PATIENCE)
        self.cpu += self.process.cpu - before


if __name__ == "__main__":
    with valkey() as address:
        asyncio.run(main(address))
