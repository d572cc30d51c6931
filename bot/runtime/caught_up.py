"""Whether all that people did is known by now. Until then time does nothing to them: no time-out, no reminder."""

from __future__ import annotations

import asyncio
import time

import structlog

from storage import keys
from storage.clock import Clock
from storage.connect import Store
from storage.crash import reach
from storage.heard import OUTAGE_SECONDS, Known, Marks

log = structlog.get_logger()

FRESH_SECONDS = 6.0
"""Who takes updates in says so more often; after so long nobody knows what people do."""
BEAT_SECONDS = 5.0
"""How often it is noted that what was taken in is handled."""
AGAIN_SECONDS = 0.05
"""How soon the store is asked again while something isn't known."""
PATIENCE_SECONDS = 60.0
"""So long what was in the inbox is waited for: one update that can't be handled must not hold all clocks."""
LATEST_WAKE = 28 * 86400.0
"""No session that goes on sleeps longer; those that are over do, and have nothing to learn."""


class CaughtUp:
    """One worker's view. After an outage it sees to it that all tables make up for the time."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._asking = asyncio.Lock()
        self._open = False
        self._taken, self._handled = 0.0, 0.0
        """As this process has last seen and said."""
        self._silences = 0
        self._lived: float | None = None
        """When it was last open, by the machine's time."""
        self._marks: Marks | None = None
        self._waits_since, self._asked = 0.0, 0.0
        self._telling = False

    @property
    def late(self) -> bool:
        """Whether what is handled now may have waited for long."""
        return not self._open

    async def by_now(self) -> bool:
        """Whether it is; to be asked before time does anything, and before anything is handled. Asks the store only
        now and then, or while it isn't.
        """
        if self._surely(self._clock.now()):
            return True
        async with self._asking:
            now = self._clock.now()
            if self._surely(now):
                return True
            if not self._open and time.monotonic() - self._asked < AGAIN_SECONDS:
                return False
            self._open = await self._looked(now)
            self._asked = time.monotonic()
            return self._open

    async def tell(self) -> None:
        """Wakes all tables after an outage, shard by shard; whoever dies in the middle is followed by another."""
        if not (self._open and self._telling):
            return
        telling = (await self._store.heard.look()).telling
        while telling:
            outage, shard = telling.split()
            now, following = self._clock.now(), int(shard) + 1
            await self._store.due.hasten(int(shard), now + LATEST_WAKE, now)
            reach("after-telling")
            then = f"{outage} {following}" if following < keys.SHARDS else ""
            await self._store.heard.told(telling, then)
            telling = then
        self._telling = False

    def _surely(self, now: float) -> bool:
        return self._open and now - self._taken <= FRESH_SECONDS and now - self._handled < BEAT_SECONDS

    async def _looked(self, now: float) -> bool:
        heard = self._store.heard
        known = await heard.look(self._marks)
        self._taken = now if known.taken is None else known.taken
        self._telling = self._telling or bool(known.telling)
        self._open = self._open and self._lived_on(known)
        if now - self._taken > FRESH_SECONDS:
            self._marks = None
            return await self._waits(known, now)
        if not self._open:
            if self._marks is None:
                self._marks, self._waits_since = await heard.marks(), time.monotonic()
                known = await heard.look(self._marks)
            if known.behind and time.monotonic() - self._waits_since < PATIENCE_SECONDS:
                return await self._waits(known, now)
        await self._opens(known, now)
        return True

    async def _waits(self, known: Known, now: float) -> bool:
        """What is handled meanwhile is handled in a session that has made up for the time until now."""
        if not self._lived_on(known):
            await self._store.heard.missed(now, over=False)
        return False

    async def _opens(self, known: Known, now: float) -> None:
        if self._lived_on(known):
            await self._store.heard.handled(now)
        elif await self._store.heard.missed(now, over=True):
            self._telling = True
            reach("after-outage")
            outage = self._store.heard.outages[-1]
            log.info("an outage is over, all clocks stood still", minutes=round((outage.end - outage.begin) / 60))
        self._handled, self._silences, self._lived = now, known.silences, self._clock.machine()
        self._marks = None

    def _lived_on(self, known: Known) -> bool:
        """Whether this process has been here since it was last open, and nobody tells of a silence. Then a jump of a
        sandbox's clock is no outage.
        """
        if self._lived is None or known.silences != self._silences:
            return False
        return self._clock.machine() - self._lived <= OUTAGE_SECONDS
