"""Updates that wait for the bot: kept in order until it has confirmed them, or until they are stale."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from bot.sandbox.clock import WorldClock
from bot.sandbox.documented import NOT_BY_DEFAULT, UPDATE_KINDS
from bot.sandbox.happenings import Pulse
from bot.sandbox.model import Json

LASTS = {"callback_query": 150.0}
"""Seconds that Telegram keeps an update; others for a day."""
A_DAY = 86400.0
DEFAULT_KINDS = UPDATE_KINDS - NOT_BY_DEFAULT


@dataclass(frozen=True, slots=True)
class Update:
    id: int
    payload: Json
    """With its update_id."""
    until: float
    order: int
    """Updates of one chat come one after another."""


class Updates:
    """One queue, for polling and for the webhook."""

    def __init__(self, clock: WorldClock) -> None:
        self._clock = clock
        self._queue: deque[Update] = deque()
        self._next = 100_001
        self.last_handed = 0.0
        """When the bot last got some, by time.monotonic()."""
        self.kinds = DEFAULT_KINDS
        self.news = Pulse()
        """Beats when an update comes, when time jumps, when a poller must go."""
        clock.on_jump(self.news.beat)

    def add(self, kind: str, payload: Json, order: int) -> None:
        """Queues an update, if the bot wants this kind."""
        if kind not in self.kinds:
            return
        self.put({kind: payload}, order, LASTS.get(kind, A_DAY))

    def put(self, fields: Json, order: int = 0, lasts: float = A_DAY) -> int:
        """Queues whatever is to come as an update, even what no Telegram would send. Returns its id."""
        id, until = self._next, self._clock.now() + lasts
        self._queue.append(Update(id, {"update_id": id, **fields}, until, order))
        self._next += 1
        self.news.beat()
        return id

    def confirm(self, offset: int) -> None:
        """Forgets updates before this id; a negative offset keeps that many of the newest."""
        if offset < 0:
            offset = self._next + offset
        while self._queue and self._queue[0].id < offset:
            self._queue.popleft()

    def pending(self) -> list[Update]:
        now = self._clock.now()
        if any(update.until < now for update in self._queue):
            self._queue = deque(update for update in self._queue if update.until >= now)
        return list(self._queue)

    def hand(self, limit: int) -> list[Json]:
        """The oldest updates; they stay until confirmed."""
        updates = self.pending()[:limit]
        if updates:
            self.last_handed = time.monotonic()
        return [update.payload for update in updates]

    def stale(self, update: Update) -> bool:
        return update.until < self._clock.now()

    def done(self, update: Update) -> None:
        """A webhook took it."""
        self.last_handed = time.monotonic()
        self._queue = deque(other for other in self._queue if other.id != update.id)

    def date(self) -> int:
        return self._clock.date()

    def offset(self) -> float:
        return self._clock.offset

    def drop(self) -> None:
        self._queue.clear()

    def kept(self) -> Json:
        """All of it as JSON, for `restore`."""
        queue = [[update.id, update.payload, update.until, update.order] for update in self._queue]
        return {"queue": queue, "next": self._next, "kinds": sorted(self.kinds)}

    def restore(self, kept: Json, *, skip: int = 0) -> None:
        """Goes on from what `kept` has told; the next id comes `skip` later than it would have."""
        self._queue = deque(Update(*fields) for fields in kept["queue"])
        self._next = kept["next"] + skip
        self.kinds = frozenset(kept["kinds"])

    @property
    def unconfirmed(self) -> bool:
        """Whether the bot has yet to say of some that it has them safe; handed over they may still be lost."""
        return bool(self.pending())

    def want(self, kinds: Iterable[str] | None) -> None:
        """What getUpdates and setWebhook ask for: None leaves it as it is, nothing means the default."""
        if kinds is not None:
            asked = frozenset(kinds)
            self.kinds = asked & UPDATE_KINDS if asked else DEFAULT_KINDS
