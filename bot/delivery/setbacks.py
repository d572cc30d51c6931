"""What it means for a slot that Telegram hasn't taken what it should show."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

import structlog

from bot.delivery import patience
from bot.delivery.job import Ending, Job, Progress
from bot.delivery.moving import Moving
from bot.delivery.stirs import Stirs
from bot.telegram.calls import CallResult, Verdict
from games.sessions.slots import BOARD, CALL
from storage.connect import Store
from storage.slots import Shown

log = structlog.get_logger()


class Shower(Protocol):
    """What one slot may set off in others."""

    async def refresh(self, sid: str, slots: tuple[str, ...], now: float) -> None: ...
    @property
    def moving(self) -> Moving: ...
    async def vanished(self, person: int, now: float) -> None: ...


class Notes(Protocol):
    """What writes down what has become of a slot."""

    async def take(self, job: Job, shown: Shown, /) -> None: ...
    async def shut(self, job: Job, shown: Shown, now: float, /) -> None: ...


class Setbacks:
    """Writes them down, and says when there is to be another try."""

    def __init__(self, store: Store, notes: Notes, shower: Shower, stirs: Stirs) -> None:
        self._store, self._notes, self._shower, self._stirs = store, notes, shower, stirs

    async def of(self, job: Job, result: CallResult, now: float, *, refused: str = "") -> Progress:
        """`refused`: what a message was for that couldn't be sent."""
        match result.verdict:
            case Verdict.LATER:
                await self._store.budget.pause(job.desired.chat, now + result.after)
                return now + result.after
            case Verdict.CLOSED if job.desired.chat > 0:
                return await self._blocked(job, result, now)
            case Verdict.CLOSED:
                return await self._shut_out(job, result, now, refused)
            case Verdict.MOVED:
                await self._shower.moving.upgraded(job.desired.chat, result.chat, job.session.id)
                return Ending.CLAIM_HELD
            case Verdict.REFUSED:
                return await self._refused(job, result, now, refused)
            case _:
                return now + patience.AGAIN_SECONDS

    async def _refused(self, job: Job, result: CallResult, now: float, refused: str) -> Progress:
        """Telegram won't, and doesn't say why in words that we know: later and later, or when the chat changes. What
        can't be sent is edited where it stands.
        """
        await self._stirs.note(job.desired.chat, job.session.id, job.slot)
        if refused and job.old.message and not result.ill_made:
            await self._notes.take(job, replace(job.old, refused=refused))
            return now
        held = patience.refused(job.old, job.digest, job.checks, now, ill_made=result.ill_made)
        await self._notes.take(job, held)
        return held.refused_until

    async def _blocked(self, job: Job, result: CallResult, now: float) -> Progress:
        """A person doesn't let us write to them: they are called in the group."""
        await self._store.people.note(job.desired.chat, blocked=True)
        if result.deleted:
            await self._shower.vanished(job.desired.chat, now)
        await self._shower.refresh(job.session.id, (BOARD, CALL), now)
        return Ending.CLAIM_HELD

    async def _shut_out(self, job: Job, result: CallResult, now: float, refused: str) -> Progress:
        """A group takes nothing from us. A topic that is gone is left; what can't be sent is edited where it stands."""
        if result.topic_gone and job.session.thread is not None:
            await self._shower.moving.to(job.session, job.session.chat, None)
            return Ending.CLAIM_HELD
        log.info("shut out of a group", chat=job.desired.chat)
        editable = bool(refused and job.old.message)
        await self._notes.shut(
            job, replace(job.old, refused=refused or job.old.refused, checked=job.checks, shut=not editable), now
        )
        return now if editable else Ending.CLAIM_HELD
