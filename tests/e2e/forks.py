"""Bots that start in a tenth of the time: one process has read the whole program, and forks when it is asked to.

`python -m tests.e2e.forks` reads orders from stdin, writes births and deaths to stdout, all as lines of JSON, and
ends with stdin. In its children everything that waits does so a tenth as long, so that tests of kills needn't.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import selectors
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot.__main__ import main
from storage import crash
from tests.e2e.pictured import drawing_bots
from tests.plain import RIVALS

ROOT = Path(__file__).parents[2]
HASTE = {
    "storage.due.LEASE": 3.0,
    "storage.leases.LEASE": 1.5,
    "bot.worker.LEASE_SECONDS": 0.5,
    "bot.scheduler.TICK_SECONDS": 0.05,
    "bot.runtime.outage.BACK_OFF_SECONDS": (0.02, 0.05, 0.1, 0.2, 0.5),
    "bot.telegram.polling.LONGEST_WAIT": 0.2,
    "bot.runtime.tending.WATCH_SECONDS": 0.02,
    "bot.delivery.patience.AGAIN_SECONDS": 0.5,
    "bot.delivery.reconcile.PATIENCE_SECONDS": 6.0,
    **{f"games.sessions.rivals.{name}": pace for name, pace in RIVALS.items()},
}


class Child:
    """A forked bot, as far as its parent's user can see."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._ended = asyncio.Event()

    def end(self, code: int) -> None:
        self.returncode = code
        self._ended.set()

    async def wait(self) -> int:
        await self._ended.wait()
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)


class Nursery:
    """The other end of the pipes."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process, self._orders = process, count()
        self._births: dict[int, asyncio.Future[Child]] = {}
        self._children: dict[int, Child] = {}
        self._reading = asyncio.create_task(self._read())

    async def fork(self, home: Path, arguments: list[str], environment: dict[str, str]) -> Child:
        """A process that runs the bot's command line in its home, with nothing else in its environment."""
        order = next(self._orders)
        born: asyncio.Future[Child] = asyncio.get_running_loop().create_future()
        self._births[order] = born
        asked = {"order": order, "home": str(home), "arguments": arguments, "environment": environment}
        assert self._process.stdin
        self._process.stdin.write(json.dumps(asked).encode() + b"\n")
        return await born

    async def _read(self) -> None:
        assert self._process.stdout
        async for line in self._process.stdout:
            told = json.loads(line)
            if "order" in told:
                child = self._children[told["pid"]] = Child(told["pid"])
                if not (birth := self._births.pop(told["order"])).done():
                    birth.set_result(child)
            else:
                self._children.pop(told["pid"]).end(told["code"])

    async def close(self) -> None:
        """Ends it, and whoever lives there still."""
        assert self._process.stdin
        self._process.stdin.close()
        await self._reading
        await self._process.wait()


@asynccontextmanager
async def nursery() -> AsyncIterator[Nursery]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.e2e.forks"),
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    it = Nursery(process)
    try:
        yield it
    finally:
        await it.close()


def serve() -> None:
    """What the nursery's own process does. No thread, no loop: there is nothing that a fork could break."""
    children: dict[int, int] = {}
    with selectors.DefaultSelector() as selector:
        selector.register(sys.stdin.fileno(), selectors.EVENT_READ)
        orders = b""
        while True:
            for key, _ in selector.select():
                if key.data is None:
                    read = os.read(key.fd, 65536)
                    if not read:
                        return _close(children)
                    *lines, orders = (orders + read).split(b"\n")
                    for line in lines:
                        pid = _born(json.loads(line), selector)
                        children[pid] = os.pidfd_open(pid)
                        selector.register(children[pid], selectors.EVENT_READ, pid)
                else:
                    selector.unregister(key.fd)
                    _buried(key.data, children)


def _born(order: dict[str, Any], selector: selectors.BaseSelector) -> int:
    pid = os.fork()
    if pid:
        _tell(order=order["order"], pid=pid)
        return pid
    code = 1
    try:
        selector.close()
        _settle(Path(order["home"]), order["environment"])
        code = _live(order["arguments"])
    finally:
        with contextlib.suppress(OSError):
            sys.stderr.flush()
        os._exit(code)


def _settle(home: Path, environment: dict[str, str]) -> None:
    os.chdir(home)
    sources = ((os.devnull, os.O_RDONLY), ("out", os.O_WRONLY), ("errors", os.O_WRONLY))
    for number, (name, how) in enumerate(sources):
        os.dup2(os.open(name, how | os.O_CREAT | os.O_APPEND, 0o600), number)
    os.environ.clear()
    os.environ.update(environment)
    time.tzset()
    crash.arm(environment.get("KON_CRASH_AT", ""))


def _live(arguments: list[str]) -> int:
    with ExitStack() as hasty:
        hasty.enter_context(drawing_bots(dict(os.environ)))
        for name, value in HASTE.items():
            hasty.enter_context(patch(name, value))
        return main(arguments)


def _buried(pid: int, children: dict[int, int]) -> None:
    os.close(children.pop(pid))
    _, status = os.waitpid(pid, 0)
    _tell(pid=pid, code=os.waitstatus_to_exitcode(status))


def _close(children: dict[int, int]) -> None:
    for pid in children:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


def _tell(**what: int) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    serve()
