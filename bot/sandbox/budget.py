"""How much a bot may send: token buckets per chat and for all chats together."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from bot.sandbox.clock import WorldClock
from bot.sandbox.model import Chat


@dataclass(slots=True)
class _Bucket:
    size: float
    per_second: float
    tokens: float
    at: float

    def fill(self, now: float) -> None:
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.per_second)
        self.at = now

    def wait(self) -> float:
        """Seconds until there is a token."""
        return max(0.0, (1 - self.tokens) / self.per_second)


class Budget:
    """Sends and edits: about 20 a minute in a group, 1 a second elsewhere with short bursts, 30 a second in all.

    `factor` scales them all; None sets no limit. Telegram publishes no exact figures.
    """

    GROUP, ELSEWHERE, TOGETHER = (20.0, 20 / 60), (4.0, 1.0), (30.0, 30.0)
    """(burst, refill per second)"""

    def __init__(self, clock: WorldClock, factor: float | None = 1.0) -> None:
        self._clock, self.factor = clock, factor
        self._buckets: dict[int, _Bucket] = {}

    def spend(self, chat: Chat) -> int:
        """Takes a token. Returns 0, or after how many seconds the bot may try again; then nothing was taken."""
        if self.factor is None:
            return 0
        limits = self.GROUP if chat.kind in ("group", "supergroup") else self.ELSEWHERE
        buckets = self._bucket(chat.id, limits), self._bucket(0, self.TOGETHER)
        wait = max(bucket.wait() for bucket in buckets)
        if wait > 0:
            return max(1, ceil(wait))
        for bucket in buckets:
            bucket.tokens -= 1
        return 0

    def reset(self) -> None:
        """All buckets full again."""
        self._buckets.clear()

    def _bucket(self, key: int, limits: tuple[float, float]) -> _Bucket:
        now, factor = self._clock.now(), self.factor or 1.0
        size, per_second = max(1.0, limits[0] * factor), limits[1] * factor
        bucket = self._buckets.get(key)
        if bucket is None or bucket.size != size:
            bucket = self._buckets[key] = _Bucket(size, per_second, size, now)
        bucket.fill(now)
        return bucket
