"""Updates by polling. Each is in the inbox before Telegram hears that we have it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Protocol

import structlog
from telegram import Bot
from telegram.error import Conflict, InvalidToken, RetryAfter, TelegramError

from bot.runtime.ear import Ear, unheeded
from bot.runtime.logs import Changes
from bot.runtime.waiting import Pause, Stopped, pause, unless
from bot.settings import Settings
from bot.telegram.client import POLL, call
from bot.telegram.unhooking import Unhooking, never
from games.document import to_json
from storage.away import AWAY
from storage.clock import Clock
from storage.inbox import Update

log = structlog.get_logger()

ALLOWED_UPDATES = ("message", "callback_query", "my_chat_member")
"""No edited messages: a command that somebody corrects isn't given twice."""
POLL_SECONDS = 50
MARGIN_SECONDS = 10.0
"""How much later than it said Telegram may answer a poll."""
BATCH = 100
LONGEST_WAIT = 30.0
"""The most seconds between two tries."""
CONFLICT_WAIT = 5.0
"""The same while somebody else polls, who may be gone at any moment."""
HOOKED_SECONDS = 5.0
"""How often we see whether another's webhook is still set."""
CONFIRM_SECONDS = 0.5
"""How long an ending process waits for Telegram to hear which updates it has."""
TOKEN_REJECTED = "BOT_TOKEN is rejected by Telegram"

Updates = list[dict[str, Any]]


class Inbox(Protocol):
    async def put(self, chat: int, update_id: int, payload: str, /) -> object: ...
    async def put_all(self, updates: Sequence[Update], /) -> object: ...


class Store(Protocol):
    @property
    def inbox(self) -> Inbox: ...


class Rejected(Exception):
    """Telegram refuses what the operator set; one line with what to do."""

    def __init__(self, what: str = TOKEN_REJECTED, remedy: str = "copy the present one from @BotFather") -> None:
        super().__init__(f"{what}: {remedy}")


def nobody() -> None:
    """Nobody waits for arrivals."""


class Polling:
    """Fetches updates until it is stopped, whatever happens to Telegram or the store meanwhile."""

    def __init__(
        self,
        settings: Settings,
        bot: Bot,
        store: Store,
        changes: Changes,
        *,
        ear: Ear | None = None,
        unhooking: Unhooking | None = None,
        arrived: Callable[[], None] = nobody,
        rest: Pause = pause,
    ) -> None:
        """`arrived` is called after each update that is kept; `rest` waits between tries."""
        self._bot, self._store, self._changes = bot, store, changes
        self._arrived, self._rest = arrived, rest
        self._ear = ear or unheeded()
        self._unhooking = unhooking or Unhooking(bot, changes, Clock(), never)
        self._free = False
        """As far as is known no webhook is set, with which Telegram refuses polls."""
        self._offset = 0
        self._told = 0
        """The offset that Telegram has heard of."""
        self._hurries = True
        """At first, and after a failure, a poll doesn't wait: so we soon know whether Telegram is there, and whether it
        has more of what it kept meanwhile.
        """

    async def run(self, stop: asyncio.Event) -> None:
        """Polls until `stop`. Raises Rejected if the token isn't valid (any more)."""
        while not stop.is_set():
            await persist(lambda: self._round(stop), stop, self._changes, self._rest)
        await self._confirm()

    async def _round(self, stop: asyncio.Event) -> None:
        try:
            self._free = self._free or await self._unhooking.free()
            if not self._free:
                self._hurries = True
                await self._rest(HOOKED_SECONDS, stop)
                return
            updates = await self._fetch(0 if self._hurries else POLL_SECONDS, BATCH)
        except TelegramError as error:
            self._ear.deafens()
            if not isinstance(error, Conflict) or await self._unhooking.free():
                raise
            self._free = False
            return
        await self._ear.hears()
        await self._keep(updates)
        await self._ear.has(everything=len(updates) < BATCH)

    async def _keep(self, updates: Updates) -> None:
        """All in one step: were each kept for itself, a flood would hold up whatever came with it."""
        good = [update for update in updates if is_update(update)]
        if not good:
            return
        await self._store.inbox.put_all([_as_kept(update) for update in good])
        self._offset = good[-1]["update_id"] + 1
        self._changes.found("store")
        for _ in good:
            self._arrived()

    async def _fetch(self, seconds: int, limit: int) -> Updates:
        """Updates as Telegram wrote them: the public method would parse them, and lose what it doesn't know."""
        offset = self._offset
        asked = {"offset": offset, "limit": limit, "timeout": seconds, "allowed_updates": list(ALLOWED_UPDATES)}
        self._hurries = True
        try:
            updates: Any = await call(self._bot, POLL, asked, read_timeout=seconds + MARGIN_SECONDS)
        except Conflict:
            self._hurries = False  # only a whole long poll tells that the other poller is gone
            raise
        self._told, self._hurries = offset, False
        self._changes.found("telegram")
        self._changes.found("polling")
        return list(updates)

    async def _confirm(self) -> None:
        """What was kept last shouldn't come again after a restart; if it does, no harm is done."""
        if self._told == self._offset:
            return
        try:
            async with asyncio.timeout(CONFIRM_SECONDS):
                await self._fetch(0, 1)
        except (TelegramError, TimeoutError):
            return


async def persist(work: Callable[[], Awaitable[object]], stop: asyncio.Event, changes: Changes, rest: Pause) -> None:
    """Tries until the work is done, with growing waits; a stop cuts it short. Raises Rejected."""
    failures = 0
    while not stop.is_set():
        try:
            with suppress(Stopped):
                await unless(stop, work())
            return
        except RetryAfter as error:
            wait = _seconds(error)
        except TelegramError as error:
            _complain(error, changes)
            wait = _back_off(failures, CONFLICT_WAIT if isinstance(error, Conflict) else LONGEST_WAIT)
        except AWAY as error:
            changes.lost("store", error)
            wait = _back_off(failures)
        except Rejected:
            raise
        except Exception:
            log.exception("updates could not be taken in")
            wait = _back_off(failures)
        failures += 1
        await rest(wait, stop)


async def keep(inbox: Inbox, update: dict[str, Any]) -> None:
    """Puts an update into the inbox. Whatever it raises, the update isn't ours yet."""
    await inbox.put(*_as_kept(update))


def _as_kept(update: dict[str, Any]) -> Update:
    return Update(chat_of(update), update["update_id"], to_json(update))


def is_update(content: Any) -> bool:
    """Whether something has an update's number: without one it can be neither kept nor confirmed."""
    return isinstance(content, dict) and isinstance(content.get("update_id"), int)


def chat_of(update: dict[str, Any]) -> int:
    """The chat that an update is about, or else the person; 0 if it has neither."""
    content = next((field for field in update.values() if isinstance(field, dict)), {})
    about = content.get("message")
    chat = (about if isinstance(about, dict) else content).get("chat")
    where = chat if isinstance(chat, dict) else content.get("from")
    id = where.get("id") if isinstance(where, dict) else None
    return id if isinstance(id, int) else 0


def _complain(error: TelegramError, changes: Changes) -> None:
    if isinstance(error, InvalidToken):
        raise Rejected from None
    if isinstance(error, Conflict):
        changes.lost("polling", f"somebody else polls with the same token, stop them ({error})")
    else:
        changes.lost("telegram", str(error))


def _seconds(error: RetryAfter) -> float:
    after = error.retry_after
    return after if isinstance(after, int) else after.total_seconds()


def _back_off(failures: int, most: float = LONGEST_WAIT) -> float:
    """1, 2, 4 … 30 s, a bit less by chance so that several processes don't come back together."""
    return min(2.0**failures, most) * random.uniform(0.8, 1.0)
