"""The worker: takes updates from the inbox, each chat in order and many chats at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any
from uuid import uuid4

import structlog

from bot.runtime.outage import Outage
from bot.runtime.turns import Turns
from bot.runtime.waiting import pause
from bot.telegram.polling import chat_of
from bot.telegram.updates import NoUpdate
from games.document import from_json
from storage.away import AWAY
from storage.clock import Clock
from storage.connect import Store
from storage.reader import Entry

log = structlog.get_logger()

LEASE_SECONDS = 5.0
"""How often leases are renewed."""
BLOCK_MS = 1000
"""How long a read waits for something to come."""
LINGER_SECONDS = 0.003
"""The rest after a read that brought something: what comes at almost the same time is then read together."""
IDLE_SECONDS = 0.2
"""The rest of a worker to whom no stream is left."""
ALONE = "alone"
"""The name of every worker that reads a private store."""
TRIES = 3
"""An update that fails as often is put aside: it must not keep its chat waiting."""
AT_ONCE = 256
"""Chats at work at the same time."""
REMEMBERED = 32
"""Updates that wait in one chat and are kept whole: of a flood only the numbers are, until their turn comes."""

Handle = Callable[[dict[str, Any]], Awaitable[None]]
"""Handles one update as Telegram wrote it; what it raises counts as a failure of this update."""
Left = Callable[[bool], object]
"""Called when an update has left our hands, with whether it was handled: else it is, or will be, by somebody else."""
Expect = Callable[[dict[str, Any]], Left]
"""Hears of an update before its turn comes."""


class Worker:
    """Handles what the inbox brings, until it is stopped."""

    def __init__(
        self, store: Store, clock: Clock, handle: Handle, expect: Expect, outage: Outage, *, alone: bool = False
    ) -> None:
        """`alone`: nobody else can read this store, so what a predecessor had leased is ours from the start."""
        self._clock, self._handle, self._expect, self._outage = clock, handle, expect, outage
        self._reader = store.inbox.reader(ALONE if alone else uuid4().hex[:12])
        self._leased = 0.0
        self._turns = Turns(AT_ONCE)
        self._stop = asyncio.Event()
        self._reading: asyncio.Future[list[Entry]] | None = None

    async def run(self, stop: asyncio.Event) -> None:
        """Works until `stop`; then finishes what is in hand and gives its leases back."""
        self._stop = stop
        stopping = asyncio.create_task(stop.wait())
        stopping.add_done_callback(self._read_no_more)
        try:
            while not stop.is_set():
                async with self._outage.survive(stop):
                    await self._round()
        finally:
            stopping.cancel()
        await self._turns.settle()
        async with self._outage.survive(stop):
            await self._reader.release()

    async def _round(self) -> None:
        loop = asyncio.get_running_loop()
        if loop.time() >= self._leased:
            await self._reader.lease(self._clock.now())
            self._leased = loop.time() + (LEASE_SECONDS if self._reader.streams else IDLE_SECONDS)
        if not self._reader.streams:
            await pause(IDLE_SECONDS, self._stop)
        for entry in await self._read():
            self._queue(entry)
        await asyncio.sleep(LINGER_SECONDS)

    async def _read(self) -> list[Entry]:
        """What comes next. A stop doesn't wait for it: what is lost with the read is found like a dead worker's."""
        if self._stop.is_set():
            return []
        self._reading = asyncio.ensure_future(self._reader.read(BLOCK_MS))
        try:
            return await self._reading
        except asyncio.CancelledError:
            if not self._stop.is_set():
                raise
            return []

    def _read_no_more(self, _: object) -> None:
        if self._reading:
            self._reading.cancel()

    def _queue(self, entry: Entry) -> None:
        """Puts the entry into the line of its chat. However long that is, others are read and heard of meanwhile."""
        update = from_json(entry.payload)
        chat, left = chat_of(update), self._expect(update)
        if self._turns.waiting(chat) < REMEMBERED:
            work = partial(self._work, entry, update, left)
        else:
            work = partial(self._recalled, replace(entry, payload=""), left)
        self._turns.queue(chat, work)

    async def _recalled(self, entry: Entry, left: Left) -> None:
        """Handles an update of which only the number was kept."""
        payload = None
        async with self._outage.survive(self._stop):
            payload = await self._reader.payload(entry)
        if payload:
            await self._work(entry, from_json(payload), left)
        else:
            left(False)
            self._reader.leave(entry)

    async def _work(self, entry: Entry, update: dict[str, Any], left: Left) -> None:
        """Handles one update, as often as it takes. Left undone (a stop, the store away) it is read again later."""
        handled = done = False
        try:
            async with self._outage.survive(self._stop):
                begun = await self._reader.begin(entry) if entry.again else entry
                while begun and not await self._handled(begun, update):
                    begun = await self._reader.begin(begun)
                handled = begun is not None
                done = begun is None or await self._reader.ack(begun)
        finally:
            left(handled)
            if not done:
                self._reader.leave(entry)

    async def _handled(self, entry: Entry, update: dict[str, Any]) -> bool:
        """Whether the update is done with: handled, or put aside after too many failures."""
        try:
            await self._handle(update)
        except AWAY:
            raise
        except NoUpdate as error:
            log.warning("put aside what is no update", update=entry.update, reason=str(error))
            await self._reader.park(entry, str(error)[:200], self._clock.now())
        except Exception as error:
            log.exception("an update failed", update=entry.update, tries=entry.tries)
            if entry.tries < TRIES:
                await pause(0.1 * entry.tries, self._stop)
                return False
            await self._reader.park(entry, f"{type(error).__name__}: {error}"[:200], self._clock.now())
        return True
