"""The processes that draw: lazy, few, replaced when they die, ended with the bot however that ends."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.pictures import pool as pools
from bot.pictures.drawing import NoPicture
from bot.pictures.pool import Pool
from bot.runtime import children
from bot.runtime.child import GROWN_BYTES
from tests.pictures.odd_worker import Odd

pytestmark = pytest.mark.slow
PATIENCE = 60.0
"""Seconds for what has to happen: not a measure of anything."""
Made = Callable[..., Pool]


@pytest.fixture
async def made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Made]:
    """Makes pools of odd processes, which end with the test."""
    monkeypatch.setattr(pools, "WORKER", ("tests.pictures.odd_worker", str(tmp_path)))
    monkeypatch.setattr(children, "START_SECONDS", PATIENCE)
    every: list[Pool] = []

    def make(seconds: float = PATIENCE, processes: int = 2) -> Pool:
        every.append(Pool(seconds, processes=processes))
        return every[-1]

    yield make
    await asyncio.gather(*(pool.stop() for pool in every))


async def gone(pid: int) -> None:
    """Waits until a process is no more."""
    await asyncio.wait_for(asyncio.to_thread(_wait, pid), PATIENCE)


def _wait(pid: int) -> None:
    while _state(pid) not in ("", "Z"):
        time.sleep(0.01)


def _state(pid: int) -> str:
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0]
    return ""


async def test_nothing_runs_before_something_is_to_be_drawn(made: Made) -> None:
    pool = made()
    assert pool.pids == frozenset()
    await pool.draw(Odd())
    assert len(pool.pids) == 1


async def test_a_drawing_comes_back_as_a_png_and_equal_ones_are_equal_bytes(made: Made) -> None:
    pool = made()
    first, second = await pool.draw(Odd()), await made().draw(Odd())
    assert first == second
    assert Image.open(BytesIO(first)).size == (64, 48)


async def test_one_process_draws_one_thing_after_the_other_and_a_second_helps(made: Made) -> None:
    pool = made()
    await asyncio.gather(*(pool.draw(Odd()) for _ in range(12)))
    assert 1 <= len(pool.pids) <= 2


async def test_what_raises_is_told_and_the_process_goes_on(made: Made) -> None:
    pool = made(processes=1)
    await pool.draw(Odd())
    before = pool.pids
    with pytest.raises(NoPicture, match="ValueError: an odd thing"):
        await pool.draw(Odd(does="raises"))
    await pool.draw(Odd())
    assert pool.pids == before


async def test_an_unknown_scene_is_told(made: Made) -> None:
    with pytest.raises(NoPicture, match="KeyError"):
        await made().draw(Odd(scene="unheard-of"))


async def test_what_takes_too_long_is_ended_and_others_are_drawn(made: Made) -> None:
    pool = made(processes=1)
    await pool.draw(Odd())
    (pid,) = pool.pids
    pool.children.seconds = 0.2
    with pytest.raises(NoPicture, match="takes longer than"):
        await pool.draw(Odd(does="hangs"))
    await gone(pid)
    pool.children.seconds = PATIENCE
    await pool.draw(Odd())
    assert pool.pids.isdisjoint({pid})


async def test_who_finds_all_busy_for_too_long_hears_of_it(made: Made) -> None:
    pool = made(processes=1)
    await pool.draw(Odd())
    hanging = asyncio.ensure_future(pool.draw(Odd(does="hangs")))
    await asyncio.sleep(0)
    pool.children.seconds = 0.1
    with pytest.raises(NoPicture, match="too much"):
        await pool.draw(Odd())
    hanging.cancel()
    with suppress(asyncio.CancelledError):
        await hanging
    pool.children.seconds = PATIENCE
    await pool.draw(Odd())


async def test_a_process_that_dies_in_the_middle_of_a_drawing_is_replaced(made: Made, tmp_path: Path) -> None:
    assert await made().draw(Odd(does="dies", remember=str(tmp_path / "died")))


async def test_a_process_that_was_killed_meanwhile_is_replaced(made: Made) -> None:
    pool = made()
    await pool.draw(Odd())
    (pid,) = pool.pids
    os.kill(pid, signal.SIGKILL)
    await gone(pid)
    assert await pool.draw(Odd())
    assert pool.pids.isdisjoint({pid})


async def test_a_process_that_has_grown_is_replaced_by_a_small_one(made: Made) -> None:
    pool = made(processes=1)
    await pool.draw(Odd(does="grows"))
    (pid,) = pool.pids
    await gone(pid)
    assert await pool.draw(Odd())


async def test_a_process_of_a_large_bot_is_none_that_has_grown(made: Made) -> None:
    """What a process has had of memory is handed down to those that it starts, in one of the system's counters."""
    hoard = bytes(GROWN_BYTES * 2)
    pool = made(processes=1)
    await pool.draw(Odd())
    before = pool.pids
    await pool.draw(Odd())
    assert pool.pids == before
    assert len(hoard) > GROWN_BYTES


async def test_where_no_process_begins_nobody_tries_again_and_again(
    made: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "WORKER", (*pools.WORKER, "ends"))
    pool = made()
    with pytest.raises(NoPicture, match="end by themselves"):
        await pool.draw(Odd())
    with pytest.raises(NoPicture, match="can be started"):
        await pool.draw(Odd())
    pool.children._rest_until = 0.0
    monkeypatch.setattr(pool.children, "_command", ("/nowhere/python",))
    with pytest.raises(NoPicture, match="No such file"):
        await pool.draw(Odd())


async def test_whoever_is_given_up_on_leaves_no_answer_to_the_next_one(made: Made) -> None:
    pool = made(processes=1)
    await pool.draw(Odd())
    drawing = asyncio.ensure_future(pool.draw(Odd(does="hangs")))
    await asyncio.sleep(0)
    drawing.cancel()
    with suppress(asyncio.CancelledError):
        await drawing
    with pytest.raises(NoPicture, match="an odd thing"):
        await pool.draw(Odd(does="raises"))


async def test_stopped_it_leaves_no_process_and_draws_no_more(made: Made) -> None:
    pool = made()
    await pool.draw(Odd())
    (pid,) = pool.pids
    await pool.stop()
    await gone(pid)
    with pytest.raises(NoPicture):
        await pool.draw(Odd())


BOT = """
import asyncio, sys
from bot.pictures import pool
from tests.pictures.odd_worker import Odd
pool.WORKER = ("tests.pictures.odd_worker", sys.argv[1])
async def main():
    drawing = pool.Pool(60.0)
    await drawing.draw(Odd())
    print(*drawing.pids, flush=True)
    if "busy" in sys.argv:
        await drawing.draw(Odd(does="slow"))
    await asyncio.sleep(3600)
asyncio.run(main())
"""


@pytest.mark.parametrize("doing", ["idle", "busy"])
async def test_a_bot_that_is_killed_leaves_no_orphans(tmp_path: Path, doing: str) -> None:
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", BOT, str(tmp_path), doing, stdout=PIPE)
    assert bot.stdout is not None
    pid = int(await bot.stdout.readline())
    assert _state(pid)
    bot.kill()
    await bot.wait()
    await gone(pid)
