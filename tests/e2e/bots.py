"""The bot as a process of its own, in front of a sandbox: started, killed, and started again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.sandbox.driver import Group, Person
from bot.sandbox.sandbox import Sandbox
from bot.settings import Settings
from storage import embedded
from storage.connect import Store, connect
from tests.e2e.forks import Child, Nursery
from tests.plain import PICTURES, REVIEWS

ROOT = Path(__file__).parents[2]
START_SECONDS = 60.0
END_SECONDS = 40.0
"""Only hangs take so long; a long poll, for which no end must wait, would."""
LEASES_ARE_OVER = 31
"""Seconds after which what a killed process had in hand is anybody's."""
AT_FULL_SPEED = {
    "BUDGET_SCALE": "1000",
    "BOARD_SECONDS": "0",
    "TAPS_A_SECOND": "1000",
    "ANSWER_SECONDS": "60",
    "PICTURE_SECONDS": "60",
    "LOG_FORMAT": "json",
    "DEFAULT_QUIET": "never",
}
KILLED = -signal.SIGKILL
CRASHED = 137
"""Exit code of a process that ended at a crash point."""


class Bot:
    """One command line of the bot, and at most one process at a time that runs it.

    `home` is the process's working directory: what it prints goes into files there. From a nursery come processes that
    start sooner; their arguments have no module's name before them.
    """

    def __init__(
        self,
        home: Path,
        *arguments: str,
        sandbox: Sandbox | None = None,
        nursery: Nursery | None = None,
        **environment: str,
    ) -> None:
        self._home, self._arguments, self._sandbox, self._nursery = home, arguments, sandbox, nursery
        here = {"BOT_TOKEN": sandbox.token, "TELEGRAM_API_URL": sandbox.url, **AT_FULL_SPEED} if sandbox else {}
        self._environment = {
            "PICTURES": PICTURES,
            "REVIEWS": REVIEWS,
            **here,
            "DATA_DIR": str(home / "data"),
            **environment,
        }
        self._process: asyncio.subprocess.Process | Child | None = None

    async def starts(self, **environment: str) -> float:
        """Starts a process and waits for its first poll. Returns how many seconds that took."""
        began = time.monotonic()
        await self.launches(**environment)
        assert self._sandbox
        polls = self._sandbox.api.poller
        while self._sandbox.api.poller == polls:
            assert self.alive, self.errors
            assert time.monotonic() < began + START_SECONDS, self.errors
            await self._sandbox.world.pulse.wait(0.005)
        return time.monotonic() - began

    async def launches(self, **environment: str) -> None:
        """Starts a process, and doesn't wait for anything."""
        assert self._process is None or self._process.returncode is not None
        self._home.mkdir(parents=True, exist_ok=True)
        inherited = {name: os.environ[name] for name in ("PATH", "HOME", "TMPDIR", "LANG") if name in os.environ}
        given = {**inherited, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", **self._environment, **environment}
        if self._nursery:
            self._process = await self._nursery.fork(self._home, list(self._arguments), given)
            return
        with (self._home / "out").open("ab") as out, (self._home / "errors").open("ab") as errors:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", *self._arguments),
                cwd=self._home,
                env=given,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=out,
                stderr=errors,
            )

    async def ends(self, within: float = END_SECONDS) -> int:
        """The exit code. Raises TimeoutError."""
        assert self._process
        return await asyncio.wait_for(self._process.wait(), within)

    async def stops(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Asks it to stop. Returns its exit code."""
        assert self._process
        self._process.send_signal(number)
        return await self.ends()

    async def dies(self) -> None:
        """Kills it as a power cut would."""
        assert await self.stops(signal.SIGKILL) == KILLED

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def out(self) -> str:
        """Everything that its processes have printed."""
        return (self._home / "out").read_text()

    @property
    def errors(self) -> str:
        """The same of stderr."""
        return (self._home / "errors").read_text()

    @property
    def log(self) -> list[dict[str, Any]]:
        """Its log lines."""
        return [json.loads(line) for line in self.errors.splitlines() if line.startswith("{")]


@asynccontextmanager
async def bot(
    home: Path,
    *arguments: str,
    sandbox: Sandbox | None = None,
    nursery: Nursery | None = None,
    **environment: str,
) -> AsyncIterator[Bot]:
    """A bot that is gone at the end, whatever happens."""
    it = Bot(home, *arguments, sandbox=sandbox, nursery=nursery, **environment)
    try:
        yield it
    finally:
        if it.alive:
            await it.dies()


async def begun(sandbox: Sandbox, group: Group, people: list[Person]) -> None:
    """A game of all of them has begun."""
    host, *others = people
    for person in people:
        await person.start()
    await host.says("/new upturn", group)
    await sandbox.until(lambda: host.sees("Играю!", group), within=START_SECONDS)
    for person in others:
        await person.taps("Играю!", group)
    lobby = group.last
    await sandbox.until(lambda: "⏳" not in lobby.text and all(person.name in lobby.text for person in people))
    await host.taps("Поехали!", group)


@asynccontextmanager
async def kept(url: str, sandbox: Sandbox, *, pictures: str = PICTURES) -> AsyncIterator[tuple[Store, Settings]]:
    """What a bot keeps in a store, for the auditor."""
    store = Store.open(connect(url))
    given = {"telegram_api_url": sandbox.url, "bot_token": sandbox.token, "redis_url": url, "pictures": pictures}
    try:
        yield store, Settings.read(None, **given)
    finally:
        await store.close()


@asynccontextmanager
async def looked_into(home: Path, sandbox: Sandbox) -> AsyncIterator[tuple[Store, Settings]]:
    """The same of a living process with an embedded store, by its directory."""
    async with kept(f"unix://{home}/data/store/valkey.sock", sandbox) as opened:
        yield opened


@asynccontextmanager
async def reopened(home: Path, sandbox: Sandbox) -> AsyncIterator[tuple[Store, Settings]]:
    """The same of an ended process, in its data directory."""
    server = embedded.start(home / "data" / "store")
    try:
        async with kept(server.url, sandbox) as opened:
            yield opened
    finally:
        server.stop()
