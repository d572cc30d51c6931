"""Live tables: how much is sent for a move at a thinking pace, and how long a tap takes at twenty a second.

First a few tables under Telegram's real limits, whose players think for a second before each tap. Then many tables
without limits, and taps at fixed moments, whatever the bot is doing (an open loop): each is measured from its moment.
Boards are edited every three seconds at most, as by default. Run: `make bench`.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from time import monotonic

from bot.sandbox.driver import Group
from bot.sandbox.happenings import Answered, Call, Edited, Happening, Sent
from bot.sandbox.model import Message
from bot.sandbox.sandbox import Sandbox
from storage.connect import Store, connect
from tests.bench.people import PATIENCE, Crowd, tables
from tests.bench.processes import REAL_LIMITS, bot, valkey
from tests.bench.report import head, line, percentile
from tests.bench.stored import moves

FEW, MANY = 4, 40
"""Tables."""
THINKS = 1.0
PACED_SECONDS = 30.0
TAPS_A_SECOND = 20
TAPS = 600
MS = 1000.0


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
    """How long people wait."""
    head(f"open loop: {TAPS_A_SECOND} taps a second at {MANY} tables of four, {TAPS} taps")
    async with Sandbox(budget=None) as sandbox, bot(sandbox, REDIS_URL=url) as process:
        groups = await tables(sandbox, MANY)
        before, crowd, watch = await moves(store), Crowd(sandbox), Watch(sandbox, groups)
        cpu = process.cpu
        await tapping(crowd, watch)
        await sandbox.quiet(0.5, PATIENCE)
        cpu, made = process.cpu - cpu, await moves(store) - before
    for what, waits, most in (
        ("tap to answer", watch.answers, 50.0),
        ("tap to one's own screen", watch.effects, 150.0),
        ("tap to the next one's bell", watch.bells, 0.0),
    ):
        line(f"{what}, median", [MS * percentile(waits, 0.5)], "ms")
        line(f"{what}, 99 of 100", [MS * percentile(waits, 0.99)], "ms", most=most)
    line("taps without an answer or effect", [float(len(watch.open))])
    line("CPU per committed move, at this pace", [MS * cpu / made], "ms")


async def tapping(crowd: Crowd, watch: Watch) -> None:
    chance, began = random.Random(1), monotonic()
    for number in range(TAPS):
        moment = began + number / TAPS_A_SECOND
        await asyncio.sleep(moment - monotonic())
        watch.taps(crowd, chance.choice(crowd.asked), moment)


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
        self.open[person] = moment
        self._calls[self._tables[person]] = moment
        self._queries[crowd.tap(person).id] = moment

    def _hear(self, happening: Happening) -> None:
        match happening:
            case Answered(query):
                self.answers.append(monotonic() - self._queries.pop(query.id))
            case Edited(message) if message.chat.private:
                self._sees(message)
            case Sent(message) if message.chat.private:
                self._sees(message)
                if not message.silent and (since := self._calls.pop(self._tables[message.chat.id], None)):
                    self.bells.append(monotonic() - since)
            case _:
                pass

    def _sees(self, message: Message) -> None:
        if since := self.open.pop(message.chat.id, None):
            self.effects.append(monotonic() - since)


if __name__ == "__main__":
    with valkey() as address:
        asyncio.run(main(address))
