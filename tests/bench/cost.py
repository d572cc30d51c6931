"""What a move and a call of the Bot API cost, and how many taps a second go through, beside a bare bot.

The bare bot is python-telegram-bot as its guide has it (`bare`), once with its own request and once with ours. Every
bot is a process of its own in front of a sandbox of its own, and slices of all three alternate. People tap as soon as
they are asked. Telegram's limits are off, and every board is edited at once, as at tables where people take their
time. Run: `make bench`.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from statistics import median
from typing import NamedTuple

from bot.playground.view import View
from bot.sandbox.happenings import Call, Happening
from bot.sandbox.sandbox import Sandbox
from storage.connect import Store, connect
from tests.bench.people import PATIENCE, Crowd, tables
from tests.bench.processes import Process, bare_bot, bot, valkey
from tests.bench.report import head, line
from tests.bench.stored import moves

STARTS = 3
SLICES = 5
SLICE_SECONDS = 3.0
TABLES = 40
PEOPLE = 40
"""In front of a bare bot, each with a message; as many as are on turn at the tables."""
BOT, HTTPX, OURS = "Kon", "bare bot, httpx", "bare bot, our request"
SENDING = ("sendMessage", "editMessageText")
MS = 1000.0


class Slice(NamedTuple):
    """What happened in some seconds."""

    seconds: float
    cpu: float
    taps: int
    moves: int
    calls: Counter[str]


async def main(url: str) -> None:
    head("start to first poll, with a store of its own")
    line("seconds", [await started() for _ in range(STARTS)], "s", most=1.5)
    async with AsyncExitStack() as open_ones:
        sides = {
            BOT: await the_bot(open_ones, url),
            HTTPX: await a_bare_bot(open_ones, "httpx"),
            OURS: await a_bare_bot(open_ones, "ours"),
        }
        slices: dict[str, list[Slice]] = {name: [] for name in sides}
        for _ in range(SLICES):
            for name, side in sides.items():
                slices[name].append(await side())
    tell(slices)


async def started() -> float:
    """How long a start takes."""
    async with Sandbox(budget=None) as sandbox:
        began = time.monotonic()
        async with bot(sandbox, cold=True):
            return time.monotonic() - began


Side = Callable[[], Awaitable[Slice]]


async def the_bot(open_ones: AsyncExitStack, url: str) -> Side:
    """The whole bot with many tables."""
    sandbox = await open_ones.enter_async_context(Sandbox(budget=None))
    process = await open_ones.enter_async_context(bot(sandbox, REDIS_URL=url, BOARD_SECONDS="0"))
    store = Store.open(connect(url))
    open_ones.push_async_callback(store.close)
    await tables(sandbox, TABLES)
    crowd = Crowd(sandbox)

    async def sliced() -> Slice:
        before = await moves(store)
        part = await measured(sandbox, process, crowd)
        return part._replace(moves=await moves(store) - before)

    return sliced


async def a_bare_bot(open_ones: AsyncExitStack, request: str) -> Side:
    """A bare bot with as many people."""
    sandbox = await open_ones.enter_async_context(Sandbox(budget=None))
    process = await open_ones.enter_async_context(bare_bot(sandbox, request))
    people = [sandbox.person("Аня") for _ in range(PEOPLE)]
    for person in people:
        await person.start()
    await sandbox.until(lambda: all(person.received for person in people), PATIENCE)
    crowd = Crowd(sandbox, first_button)
    return lambda: measured(sandbox, process, crowd)


async def measured(sandbox: Sandbox, process: Process, crowd: Crowd) -> Slice:
    calls: Counter[str] = Counter()

    def hear(happening: Happening) -> None:
        if isinstance(happening, Call):
            calls[happening.method] += 1

    deaf = sandbox.world.listen(hear)
    began, cpu, taps = time.monotonic(), process.cpu, crowd.taps
    crowd.hurries()
    await asyncio.sleep(SLICE_SECONDS)
    crowd.rests()
    seconds, taps = time.monotonic() - began, crowd.taps - taps
    await sandbox.quiet(0.1, PATIENCE)
    deaf()
    return Slice(seconds, process.cpu - cpu, taps, 0, calls)


def first_button(view: View) -> str:
    return view.labels[0]


def tell(slices: dict[str, list[Slice]]) -> None:
    """The medians of the slices; ratios are those of slices that followed each other."""
    rates = {name: [part.taps / part.seconds for part in parts] for name, parts in slices.items()}
    calls = {name: [MS * part.cpu / part.calls.total() for part in parts] for name, parts in slices.items()}
    kon = slices[BOT]
    head(f"people who tap at once: {TABLES} tables of four, or {PEOPLE} people with a bare bot")
    for name in slices:
        floor = median(rates[HTTPX]) if name == BOT else 0.0
        line(f"{name}: taps a second", rates[name], least=floor)
    for name in slices:
        line(f"{name}: CPU per call", calls[name], "ms")
    for other, most in ((OURS, 2.0), (HTTPX, 0.0)):
        ratios = [ours / theirs for ours, theirs in zip(calls[BOT], calls[other], strict=True)]
        line(f"{BOT} against {other}, per call", ratios, "x", most=most)
    line("CPU per committed move", [MS * part.cpu / part.moves for part in kon], "ms", most=5.0)
    line("CPU per tap of the bare bot, httpx", [MS * part.cpu / part.taps for part in slices[HTTPX]], "ms")
    line("calls per committed move, answers included", [part.calls.total() / part.moves for part in kon])
    line("sends and edits per committed move", [sum(part.calls[m] for m in SENDING) / part.moves for part in kon])


if __name__ == "__main__":
    with valkey() as address:
        asyncio.run(main(address))
