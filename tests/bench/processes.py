"""Processes that are measured: each has its CPU for itself, and ends with the benchmark."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.sandbox.sandbox import Sandbox
from storage import embedded

ROOT = Path(__file__).parents[2]
INHERITED = ("PATH", "HOME", "TMPDIR", "LANG")
START_SECONDS = 30.0
STOP_SECONDS = 10.0
NO_LIMITS = {"BUDGET_SCALE": "1000", "TAPS_A_SECOND": "1000"}
"""Telegram's are far below what is measured here: where the sandbox has none, the bot needn't keep them either."""
PLAIN = {"DEFAULT_QUIET": "never", "PICTURES": "no"}
"""What pictures cost is measured by itself."""
REAL_LIMITS = {"BUDGET_SCALE": "0.9", "TAPS_A_SECOND": "3"}
"""The bot's defaults."""


class Process:
    """A running process, whoever started it. Linux only."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    @property
    def cpu(self) -> float:
        """Seconds of CPU so far, of all its threads: its own clock, as clock_getcpuclockid(3) names it."""
        return time.clock_gettime((~self.pid << 3) | 2)


@contextmanager
def valkey() -> Iterator[str]:
    """The address of a store of its own. From the main thread only."""
    with TemporaryDirectory(prefix="kon-bench-") as home:
        server = embedded.start(Path(home))
        try:
            yield server.url
        finally:
            server.stop()


@asynccontextmanager
async def bot(sandbox: Sandbox, **environment: str) -> AsyncIterator[Process]:
    """The whole bot, as soon as it polls."""
    own = {"BOT_TOKEN": sandbox.token, "TELEGRAM_API_URL": sandbox.url, "LOG_FORMAT": "json", **PLAIN}
    async with _polling(sandbox, ("-m", "bot", "run"), {**own, **NO_LIMITS, **environment}) as process:
        yield process


@asynccontextmanager
async def bare_bot(sandbox: Sandbox, request: str) -> AsyncIterator[Process]:
    """The floor, see `bare`."""
    async with _polling(sandbox, ("-m", "tests.bench.bare", sandbox.url, sandbox.token, request), {}) as process:
        yield process


@asynccontextmanager
async def _polling(sandbox: Sandbox, arguments: tuple[str, ...], own: Mapping[str, str]) -> AsyncIterator[Process]:
    environment = {name: os.environ[name] for name in INHERITED if name in os.environ}
    with TemporaryDirectory(prefix="kon-bench-") as home:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *arguments,
            cwd=home,
            env={**environment, "PYTHONPATH": str(ROOT), "DATA_DIR": home, **own},
            stdin=asyncio.subprocess.DEVNULL,
        )
        try:
            polls, ends = sandbox.api.poller, time.monotonic() + START_SECONDS
            while sandbox.api.poller == polls:
                if process.returncode is not None or time.monotonic() > ends:
                    raise RuntimeError(f"{' '.join(arguments[:2])} doesn't poll")
                await asyncio.sleep(0.002)
            yield Process(process.pid)
        finally:
            if process.returncode is None:
                process.terminate()
                try:
                    await asyncio.wait_for(process.wait(), STOP_SECONDS)
                except TimeoutError:
                    process.kill()
                    await process.wait()
