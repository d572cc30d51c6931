"""By the store's clock all processes of a bot go, so that nobody takes what another has leased."""

from __future__ import annotations

from bot.runtime.jobs import Jobs
from bot.runtime.logs import Changes
from storage.away import AWAY
from storage.clock import Clock
from storage.connect import Store

LOOK_SECONDS = 30.0
TOO_MUCH, LITTLE = 2.0, 1.0
"""Seconds of difference that the operator is told of, and with which all is well again."""


class StoreTime:
    """Keeps this process's clock at the store's, and tells when the machine's is wrong."""

    def __init__(self, store: Store, clock: Clock, changes: Changes) -> None:
        self._store, self._clock, self._changes = store, clock, changes

    def enter(self, jobs: Jobs) -> None:
        jobs.every(LOOK_SECONDS, "the clock goes by the store's", self.look)

    async def look(self) -> None:
        """Sets the clock. Nothing changes while the store is away, or too slow to tell."""
        sent = self._clock.machine()
        try:
            there = await self._store.time()
        except AWAY:
            return
        skew = self._clock.agree(sent, there, self._clock.machine())
        if skew is not None:
            self._tell(skew)

    def _tell(self, skew: float) -> None:
        if abs(skew) > TOO_MUCH:
            way = "behind" if skew > 0 else "ahead of"
            told = f"this machine's clock is {abs(skew):.1f} s {way} the store's, by which the bot goes"
            self._changes.lost("clock", f"{told}: have both set by the net's time (NTP)")
        elif abs(skew) < LITTLE:
            self._changes.found("clock")
