"""The bot as a process beside the sandbox: started, killed as a power cut would, started again."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

STOP_SECONDS = 8.0
"""After which a bot that was asked to stop is killed."""


class Bond(Protocol):
    """What ends a child when its parent is gone."""

    @property
    def prepare(self) -> Callable[[], None] | None:
        """What the child does before it becomes the bot."""
        ...

    def tie(self, pid: int) -> None:
        """Once it is there."""
        ...

    def cut(self) -> None:
        """Once it is gone."""
        ...


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a bot is started: its command line and environment, to which come token, address and data directory."""

    command: Sequence[str]
    bond: Callable[[], Bond]
    environment: Mapping[str, str] = field(default_factory=dict)
    hurry: Mapping[str, str] = field(default_factory=dict)
    """What more of the environment makes it play without pauses."""
    ready: Callable[[Path], Awaitable[None]] | None = None
    """What is done before it is started, with the place of its data."""


class Runner:
    """At most one process of the bot at a time. Without a recipe there is none."""

    def __init__(self, recipe: Recipe | None, changed: Callable[[], None]) -> None:
        """`changed` is called when the process has begun or ended, whoever ended it."""
        self._recipe, self._changed = recipe, changed
        self._process: asyncio.subprocess.Process | None = None
        self._watch: asyncio.Task[None] | None = None
        self.starts = 0
        self.code: int | None = None
        """How the last one ended."""

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def possible(self) -> bool:
        return self._recipe is not None

    async def start(self, home: Path, url: str, token: str, *, hurry: bool = False) -> None:
        """Starts it, if it isn't there. `home`, an absolute path, has its data, and no .env that it would read."""
        if self.alive or self._recipe is None:
            return
        if self._recipe.ready:
            await self._recipe.ready(home)
        bond = self._recipe.bond()
        self._process = await asyncio.create_subprocess_exec(
            *self._recipe.command,
            cwd=home,
            env={
                **self._recipe.environment,
                **(self._recipe.hurry if hurry else {}),
                "BOT_TOKEN": token,
                "TELEGRAM_API_URL": url,
                "DATA_DIR": str(home),
            },
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            preexec_fn=bond.prepare,
            start_new_session=True,  # Ctrl-C is for the sandbox, which then asks the bot to stop
        )
        bond.tie(self._process.pid)
        self.starts += 1
        self._watch = asyncio.create_task(self._see_off(self._process, bond))
        self._changed()

    async def kill(self) -> None:
        """Ends it at once, with nothing finished."""
        if self.alive and self._process:
            self._process.kill()
        await self._gone()

    async def stop(self) -> None:
        """Asks it to end, and waits."""
        if self.alive and self._process:
            self._process.terminate()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await self._gone()
        except TimeoutError:
            await self.kill()

    async def wait(self) -> None:
        """Until there is no process."""
        await self._gone()

    async def _gone(self) -> None:
        if self._watch:
            await asyncio.shield(self._watch)

    async def _see_off(self, process: asyncio.subprocess.Process, bond: Bond) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.code = await process.wait()
        bond.cut()
        self._changed()
