"""A table comes to stand elsewhere: with its group, which became a supergroup; out of a topic that is gone; or because
its people want it so. Each step may be done by anybody, and again: what was left half done is finished by the next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Protocol

from games.sessions.session import Session, Step
from storage.clock import Clock
from storage.connect import Store
from storage.errors import Gone
from storage.tables import Place

SUPERGROUPS = -1_000_000_000_000
"""Ids of supergroups and channels lie below this, those of basic groups between this and 0."""


def basic(chat: int) -> bool:
    """Whether a chat is a basic group, which may become a supergroup."""
    return SUPERGROUPS < chat < 0


class Refresher(Protocol):
    """What shows those slots of a session that are due."""

    def refresh_soon(self, sid: str, slots: Iterable[str]) -> None: ...


class Moving:
    """Moves tables."""

    def __init__(self, store: Store, clock: Clock, show: Refresher) -> None:
        self._store, self._clock, self._show = store, clock, show

    async def upgraded(self, old: int, new: int, *more: str) -> None:
        """A group became a supergroup: all that is known of it goes along, and its tables are shown anew.

        `more`: sessions that stand in the old group, whether its index names them or not.
        """
        if old == new:
            return
        await self._store.chats.upgrade(old, new)
        for sid in {*await self._store.tables.of(old), *more}:
            session = await self._store.sessions.load(sid)
            if session and session.chat in (old, new):
                await self.to(session, new, session.thread)
            await self._store.tables.free(old, sid)
        await self._store.chats.forget(old)

    async def arrived(self, session: Session, chat: int) -> Session | None:
        """A session that a chat's index names; one that hasn't learnt yet of its group's upgrade does so now."""
        if session.chat == chat or (await self._store.chats.load(session.chat)).upgraded != chat:
            return session
        await self.upgraded(session.chat, chat, session.id)
        return await self._store.sessions.load(session.id)

    async def to(
        self, session: Session, chat: int, thread: int | None, settle: Callable[[Session], Session] | None = None
    ) -> None:
        """The table stands there from now on, unless it has gone elsewhere meanwhile.

        `settle`: what else becomes of it there.
        """
        before, now = (session.chat, session.thread), self._clock.now()

        def moved(session: Session) -> Step | None:
            if (session.chat, session.thread) != before:
                return None
            there = replace(session, chat=chat, thread=thread)
            return Step(settle(there) if settle else there)

        if chat != session.chat:
            await self._store.tables.hold(chat, Place(thread, session.game), session.id)
        try:
            change = await self._store.sessions.change(session.id, moved, now=now)
        except Gone:
            return
        after = change.after
        await self._store.tables.hold(after.chat, Place(after.thread, after.game), after.id)
        for left in {session.chat, chat} - {after.chat}:
            await self._store.tables.free(left, after.id)
        self._show.refresh_soon(after.id, change.slots)
