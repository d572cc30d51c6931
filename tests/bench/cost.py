"""What a move and a call of the Bot API cost, and how many taps a second go through, as ratios to a bare bot.

The bare bot is python-telegram-bot as its guide has it (`bare`), once with its own request and once with ours. Every
bot is a process of its own in front of a sandbox of its own, and slices of all three alternate: milliseconds differ
from machine to machine and from minute to minute, ratios hardly. People tap as soon as they are asked. Telegram's
limits are off, and every board is edited at once, as at tables where people take their time. Run: `make bench`.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import NamedTuple

from bot.sandbox.happenings import Call, Happening
from bot.sandbox.sandbox import Sandbox
from storage.connect import Store, connect
from tests.bench.people import PATIENCE, Crowd, first_button, greeted, tables, warmed
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


class Slice(NamedTuple):
    """What happened in some seconds."""

    seconds: float
    cpu: float
    taps: int
    moves: int
    calls: Counter[str]


async def main(url: str) -> None:
    await starts()
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


async def starts() -> None:
    """From the start of a process to its first poll; the bot starts a store of its own as well."""
    head("start to first poll, with a store of its own")
    took = [(await started(bot), await started(lambda box: bare_bot(box, "httpx"))) for _ in range(STARTS)]
    line("seconds, on a quiet machine", [ours for ours, _ in took], "s", most=1.0)
    line(f"{BOT} against {HTTPX}", [ours / theirs for ours, theirs in took], "x")


async def started(run: Callable[[Sandbox], AbstractAsyncContextManager[Process]]) -> float:
    """How long a start takes."""
    async with Sandbox(budget=None) as sandbox:
        began = time.monotonic()
        async with run(sandbox):
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
    await warmed(sandbox, crowd)

    async def sliced() -> Slice:
        before = await moves(store)
        part = await measured(sandbox, process, crowd)
        return part._replace(moves=await moves(store) - before)

    return sliced


async def a_bare_bot(open_ones: AsyncExitStack, request: str) -> Side:
    """A bare bot with as many people."""
    sandbox = await open_ones.enter_async_context(Sandbox(budget=None))
    process = await open_ones.enter_async_context(bare_bot(sandbox, request))
    await greeted(sandbox, PEOPLE)
    crowd = Crowd(sandbox, first_button)
    return lambda: measured(sandbox, process, crowd)


async def measured(
    sandbox: Sandbox, process: Process, crowd: Crowd, *, thinks: float = 0.0, seconds: float = SLICE_SECONDS
) -> Slice:
    """People tap for so long, each as soon as they are asked and have thought."""
    calls: Counter[str] = Counter()

    def hear(happening: Happening) -> None:
        if isinstance(happening, Call):
            calls[happening.method] += 1

    deaf = sandbox.world.listen(hear)
    began, cpu, taps = time.monotonic(), process.cpu, crowd.taps
    crowd.hurries(thinks)
    await asyncio.sleep(seconds)
    crowd.rests()
    seconds, taps = time.monotonic() - began, crowd.taps - taps
    await sandbox.quiet(0.1, PATIENCE)
    deaf()
    return Slice(seconds, process.cpu - cpu, taps, 0, calls)


def tell(slices: dict[str, list[Slice]]) -> None:
    """Medians of the ratios of slices that followed each other."""
    kon, floor = slices[BOT], slices[HTTPX]
    head(f"people who tap at once: {TABLES} tables of four, or {PEOPLE} people with a bare bot")
    line(f"CPU of a committed move: a tap, {HTTPX}", ratios(kon, floor, per_move, per_tap), "x", most=1.0)
    line(f"CPU of a call: {OURS}", ratios(kon, slices[OURS], per_call, per_call), "x", most=2.0)
    line(f"CPU of a call: {HTTPX}", ratios(kon, floor, per_call, per_call), "x")
    line(f"taps a second: {HTTPX}", ratios(kon, floor, rate, rate), "x", least=1.0)
    line("calls per committed move, answers included", [part.calls.total() / part.moves for part in kon])
    line("sends and edits per committed move", [sum(part.calls[m] for m in SENDING) / part.moves for part in kon])


Measure = Callable[[Slice], float]


def ratios(ours: list[Slice], theirs: list[Slice], mine: Measure, other: Measure) -> list[float]:
    return [mine(our) / other(their) for our, their in zip(ours, theirs, strict=True)]


def per_move(part: Slice) -> float:
    return part.cpu / part.moves


def per_tap(part: Slice) -> float:
    return part.cpu / part.taps


def per_call(part: Slice) -> float:
    return part.cpu / part.calls.total()


def rate(part: Slice) -> float:
    return part.taps / part.seconds


if __name__ == "__main__":
    with valkey() as address:
        asyncio.run(main(address))
