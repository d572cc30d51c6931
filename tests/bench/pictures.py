"""What pictures cost: milliseconds of CPU to draw and to encode each scene, its bytes, the memory of a process that has
drawn all of them; and how many taps a second go through with pictures against without.

The floor for a scene is an empty cloth of its size, drawn and encoded as well. Two bots in front of a sandbox each, one
of which draws, alternate; people tap as soon as they are asked, without Telegram's limits, and every board is edited at
once. Run: `make bench`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

from bot.pictures.kit.encode import png
from bot.pictures.painters import PAINTERS
from bot.pictures.pool import Pool
from bot.sandbox.sandbox import Sandbox
from bot.sheet.sample import Sample
from bot.sheet.samples import GAMES
from bot.text.words import LANGUAGES, speak
from tests.bench.cost import SLICES, Slice, measured, rate, ratios
from tests.bench.people import Crowd, tables, warmed
from tests.bench.processes import Process, bot, valkey
from tests.bench.report import head, line

TABLES = 4
TIMES = 9
THINKS, THINKING_SECONDS = 1.0, 10.0
Side = tuple[Sandbox, Process, Crowd]
SENDS = ("sendMessage", "sendPhoto", "editMessageText", "editMessageMedia", "editMessageCaption")
KILO, MEGA = 1024, 1024 * 1024
MOST_DRAW, MOST_ENCODE, MOST_BOARD, MOST_ANY, MOST_MEMORY = 20.0, 15.0, 65.0, 80.0, 160.0
"""Milliseconds, kilobytes, megabytes."""
CROWDED = 5
"""Seats from which a board may have as many bytes as anything."""


async def main(url: str, other: str) -> None:
    scenes()
    await memory()
    await taps(url, other)


def scenes() -> None:
    """Each sample in Russian: the median of some drawings, warm."""
    head("scenes, warm: ms of CPU to draw and to encode, KB")
    drawn: list[float] = []
    encoded: list[float] = []
    for game, samples in GAMES.items():
        for sample in samples(speak("ru")):
            draw, encode, size = _cost(game, sample)
            drawn.append(draw)
            encoded.append(encode)
            print(f"  {sample.name:<34} {draw:6.1f} {encode:6.1f} {size:6.0f}", flush=True)
            if size > MOST_ANY:
                line(f"{sample.name} is too large", [size], "KB", most=MOST_ANY)
    line("draw", drawn, "ms", most=MOST_DRAW)
    line("encode", encoded, "ms", most=MOST_ENCODE)
    line("the slowest to draw", [max(drawn)], "ms")
    boards = [
        _cost(game, sample)[2] for game, samples in GAMES.items() for sample in samples(speak("ru")) if _small(sample)
    ]
    line("boards of two to four", [max(boards)], "KB", most=MOST_BOARD)


def _small(sample: Sample) -> bool:
    """Whether it is a board of two to four, and no extreme."""
    seats = getattr(sample.drawing, "seats", ())
    return sample.group and not sample.extreme and "board" in sample.name and len(seats) < CROWDED


def _cost(game: str, sample: Sample) -> tuple[float, float, float]:
    painter = PAINTERS[sample.drawing.scene]
    image = painter.paint(sample.drawing).image
    size = len(png(image, game)) / KILO
    return _timed(lambda: painter.paint(sample.drawing)), _timed(lambda: png(image, game)), size


def _timed(work: Callable[[], object]) -> float:
    """Milliseconds of CPU."""
    times: list[float] = []
    for _ in range(TIMES):
        began = time.process_time()
        work()
        times.append((time.process_time() - began) * 1000)
    return median(times)


async def memory() -> None:
    """Of one process that has drawn everything, in both languages."""
    head("a process that has drawn all scenes in both languages")
    pool = Pool(60.0, processes=1)
    peaks: list[float] = []
    for language in LANGUAGES:
        for samples in GAMES.values():
            for sample in samples(speak(language)):
                await pool.draw(sample.drawing)
                peaks += [_peak(pid) / MEGA for pid in pool.pids]
    await pool.stop()
    line("the most memory of it", [max(peaks)], "MB", most=MOST_MEMORY)


def _peak(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text("ascii")
    return float(status.partition("VmHWM:")[2].split()[0]) * KILO


async def taps(url: str, other: str) -> None:
    """Rates of taps, with pictures against without."""
    async with AsyncExitStack() as open_ones:
        sides = await _side(open_ones, url, "yes"), await _side(open_ones, other, "no")
        head(f"{TABLES} tables of four, each tap after {THINKS:g} s of thinking")
        _tell(*[[await _slice(side, THINKS) for _ in range(SLICES)] for side in sides])
        head("the same without thinking: as fast as two cores can draw")
        slices: tuple[list[Slice], list[Slice]] = [], []
        for _ in range(SLICES):
            for measures, side in zip(slices, sides, strict=True):
                measures.append(await measured(*side))
        _tell(*slices)


def _tell(drawn: list[Slice], told: list[Slice]) -> None:
    line("taps a second with pictures: without", ratios(drawn, told, rate, rate), "x", least=0.85)
    line("taps a second with pictures", [rate(part) for part in drawn])
    calls = [[sum(part.calls[method] for method in SENDS) / part.taps for part in side] for side in (drawn, told)]
    line("sends and edits a tap: without", [a / b for a, b in zip(*calls, strict=True)], "x", most=1.05)


async def _slice(side: Side, thinks: float) -> Slice:
    """People who think, for a while."""
    sandbox, process, crowd = side
    return await measured(sandbox, process, crowd, thinks=thinks, seconds=THINKING_SECONDS)


async def _side(open_ones: AsyncExitStack, url: str, pictures: str) -> Side:
    """A bot with its tables, and the people at them."""
    sandbox = await open_ones.enter_async_context(Sandbox(budget=None))
    process = await open_ones.enter_async_context(bot(sandbox, REDIS_URL=url, BOARD_SECONDS="0", PICTURES=pictures))
    await tables(sandbox, TABLES)
    crowd = Crowd(sandbox)
    await warmed(sandbox, crowd)
    return sandbox, process, crowd


if __name__ == "__main__":
    with valkey() as address, valkey() as second:
        asyncio.run(main(address, second))
