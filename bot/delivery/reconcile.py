"""One slot of one session: what it shows and what it should show become at most one send or edit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Protocol

import structlog
from telegram.constants import ChatType

from bot.delivery import patience
from bot.delivery.audience import Audience
from bot.delivery.slot_content import Desired
from bot.delivery.sunk_board import REPOST_SECONDS, sunk
from bot.runtime.outage import Outage
from bot.screens import notices
from bot.screens.screen import Screen
from bot.telegram.calls import CallResult, Calls, Verdict
from games.sessions.session import Session
from games.sessions.slots import BOARD, CALL, private_slot
from storage.budget import Priority
from storage.connect import Store
from storage.crash import reach
from storage.due import Claim
from storage.slots import Shown

log = structlog.get_logger()

AGAIN_SECONDS = 5.0
"""After a failure that isn't told how long to wait."""
TRIES = 2
"""How often in a row something is sent, if nobody knows whether it arrived."""
PATIENCE_SECONDS = 60.0
"""The pause after those."""
NOT_REMOVED = (Verdict.LATER, Verdict.FAILED, Verdict.UNKNOWN, Verdict.REFUSED)


@dataclass(frozen=True)
class Job:
    """One claimed slot: what should stand there, and what does."""

    claim: Claim
    slot: str
    session: Session
    audience: Audience
    desired: Desired
    have: Shown | None
    reposts: int
    """How often, in all, somebody asked to have it sent anew."""
    checks: int = 0
    """How often, in all, somebody gave reason to doubt that the message we know of is still there."""

    @property
    def old(self) -> Shown:
        """What the slot shows, be it nothing."""
        return self.have or Shown(self.desired.chat)

    @property
    def digest(self) -> str:
        """Of what the slot should show."""
        return self.desired.screen.digest if self.desired.screen else ""

    @property
    def rings(self) -> bool:
        """Whether there is a bell that hasn't rung here yet."""
        return self.desired.ring > self.old.call

    @property
    def doubtful(self) -> bool:
        """Whether what is written down of the message may be wrong."""
        return self.checks > self.old.checked or self.claim.inherited

    @property
    def purpose(self) -> str:
        """What a message sent now would be for: tries at it are counted together."""
        return f"{self.desired.ring}.{self.reposts}"

    @property
    def priority(self) -> Priority:
        if self.rings or (self.desired.ring and self.slot != BOARD):
            return Priority.BELL  # somebody waits for an answer to their tap
        return Priority.BOARD if self.slot == BOARD else Priority.HAND


class Ending(Enum):
    """There is nothing more to do for a slot at present; what has become of the claim on it."""

    CLAIM_HELD = auto()
    """It is still held: whoever claimed the slot ends it."""
    CLAIM_ENDED = auto()
    """It ended in the same step in which it was written down what the slot shows."""


Progress = Ending | float
"""Nothing more to do, or the earliest moment to try what is left (in seconds since 1970)."""


class Shower(Protocol):
    """What reconciling one slot may set off in others."""

    def refresh_soon(self, sid: str, slots: Iterable[str]) -> None: ...
    async def refresh(self, sid: str, slots: tuple[str, ...], now: float) -> None: ...
    async def moved(self, old: int, new: int) -> None: ...
    async def vanished(self, person: int, now: float) -> None: ...


class Reconciler:
    """Does what a slot needs."""

    def __init__(self, store: Store, calls: Calls, shower: Shower, outage: Outage, *, board_seconds: float) -> None:
        self._store, self._calls, self._shower, self._outage = store, calls, shower, outage
        self._board_seconds = board_seconds

    async def reconcile(self, job: Job, now: float) -> Progress:
        """Makes the slot show what it should, and removes what an earlier try has left behind."""
        if now < (moment := patience.not_before(job.old, job.digest, job.checks)):
            return moment
        if not job.old.litter:
            return await self._match(job, now)
        tidy, wait = await self._tidied(job, job.old)
        await self._record(job, tidy)
        job = replace(job, have=tidy)
        outcome = await self._match(job, now)
        return now + wait if outcome is Ending.CLAIM_HELD and tidy.litter else outcome

    async def _match(self, job: Job, now: float) -> Progress:
        """Sends, edits or clears what the slot shows, unless it shows what it should; not before it may be paid for."""
        screen, old = job.desired.screen, job.old
        if screen is None:
            return Ending.CLAIM_HELD if job.desired.keeps else await self._clear(job, now)
        anew = not old.message or job.rings or job.reposts > old.reposted
        if not anew and old.digest == screen.digest and not job.doubtful:
            return Ending.CLAIM_HELD
        if not anew and job.slot == BOARD:
            anew = await self._sunk(job, now)
            if not anew and now < old.edited + self._board_seconds:
                return old.edited + self._board_seconds
        if wait := await self._store.budget.take(job.desired.chat, job.priority, now):
            return now + wait
        return await (self._send(job, screen, now) if anew else self._edit(job, screen, now))

    async def remove(self, chat: int, message: int, audience: Audience) -> Verdict:
        """Deletes a message; one that Telegram deletes no more becomes a line without a keyboard."""
        result = await self._calls.delete(chat, message)
        reach("after-delete")
        if result.verdict is Verdict.GONE:
            words = audience.words(None if chat < 0 else chat)
            result = await self._calls.edit(chat, message, notices.moved(words) if chat < 0 else notices.passed(words))
        return result.verdict

    async def _tidied(self, job: Job, shown: Shown) -> tuple[Shown, float]:
        """Removes the litter. What stays is tried again, after so many seconds."""
        verdicts = {message: await self.remove(shown.chat, message, job.audience) for message in shown.litter}
        left = {message: verdict for message, verdict in verdicts.items() if verdict in NOT_REMOVED}
        patient = all(verdict is Verdict.REFUSED for verdict in left.values())
        return replace(shown, litter=tuple(left)), patience.LONGEST_SECONDS if patient else AGAIN_SECONDS

    async def _send(self, job: Job, screen: Screen, now: float) -> Progress:
        """A new message. What was begun is recorded first, so that nobody begins it again and again."""
        old = job.old
        tried = old.attempt if old.attempt_for == job.purpose else 0
        if tried >= TRIES or (tried and job.desired.optional):
            return await self._let_go(job, now)
        intent = replace(old, attempt=tried + 1, attempt_for=job.purpose)
        if not await self._store.slots.record(job.session.id, job.slot, intent, claim=job.claim):
            return Ending.CLAIM_HELD
        reach("after-intent")
        quiet = job.desired.silent or old.message is not None
        silent = quiet if not job.rings else not job.desired.aloud
        result = await self._calls.send(job.desired.chat, job.desired.thread, screen, silent=silent)
        reach("after-send")
        if result.verdict is not Verdict.DONE:
            if result.verdict is not Verdict.UNKNOWN:
                await self._record(job, old)
            return await self._failed(job, result, now)
        return await self._sent(job, screen, result.message, now)

    async def _sent(self, job: Job, screen: Screen, message: int, now: float) -> Progress:
        """Writes down a message that has been sent, whatever it takes, and removes the one before it."""
        old = job.old
        shown = Shown(
            job.desired.chat, job.desired.thread, message, screen.digest, sent=now, edited=now,
            call=max(job.desired.ring, old.call), reposted=job.reposts,
            litter=old.litter if job.desired.keeps else _and(old.litter, old.message),
            checked=job.checks,
        )  # fmt: skip
        links = job.slot == BOARD and job.session.ended is None
        hands = tuple(private_slot(chair.person.id) for chair in job.session.chairs) if links else ()
        await self._outage.insist(
            lambda: self._store.slots.record(job.session.id, job.slot, shown, touches=hands, now=now)
        )
        reach("after-record")
        if job.desired.chat < 0:
            await self._store.chats.saw(job.desired.chat, message)
        self._shower.refresh_soon(job.session.id, hands)
        if not shown.litter:
            return Ending.CLAIM_HELD
        return await self._settled(job, *await self._tidied(job, shown), now)

    async def _edit(self, job: Job, screen: Screen, now: float) -> Progress:
        old = job.old
        result = await self._calls.edit(old.chat, old.message or 0, screen)
        reach("after-edit")
        if result.verdict is Verdict.GONE:
            await self._record(job, replace(old, message=None))
            return now
        if result.verdict is Verdict.UNKNOWN:  # nobody knows what it shows
            await self._record(job, replace(old, digest=""))
        if result.verdict is not Verdict.DONE:
            return await self._failed(job, result, now)
        shown = replace(patience.taken(old), digest=screen.digest, edited=now, checked=job.checks)
        return await self._settled(job, shown, AGAIN_SECONDS, now)

    async def _clear(self, job: Job, now: float) -> Progress:
        old = job.old
        if not old.message:
            return Ending.CLAIM_HELD
        cleared = replace(patience.taken(old), message=None, digest="", litter=_and(old.litter, old.message))
        return await self._settled(job, *await self._tidied(job, cleared), now)

    async def _let_go(self, job: Job, now: float) -> Progress:
        """Nobody knows whether it arrived: a reminder is not repeated, anything else only after a while."""
        if job.desired.optional:
            await self._record(job, replace(job.old, call=job.desired.ring, reposted=job.reposts, attempt=0))
            return now
        await self._record(job, replace(job.old, attempt=0))
        return now + PATIENCE_SECONDS

    async def _failed(self, job: Job, result: CallResult, now: float) -> Progress:
        match result.verdict:
            case Verdict.LATER:
                await self._store.budget.pause(job.desired.chat, now + result.after)
                return now + result.after
            case Verdict.CLOSED:
                return await self._shut_out(job, result, now)
            case Verdict.MOVED:
                await self._shower.moved(job.session.chat, result.chat)
                return Ending.CLAIM_HELD
            case Verdict.REFUSED:
                return await self._refused(job, result, now)
            case _:
                return now + AGAIN_SECONDS

    async def _refused(self, job: Job, result: CallResult, now: float) -> Progress:
        """Telegram won't, and doesn't say why in words that we know: later and later, or when the chat changes."""
        await self._store.unwelcome.note(job.desired.chat, job.session.id, job.slot)
        held = patience.refused(job.old, job.digest, job.checks, now, ill_made=result.ill_made)
        await self._record(job, held)
        return held.refused_until

    async def _shut_out(self, job: Job, result: CallResult, now: float) -> Progress:
        """We may not write there. A person is noted as blocked, and called in the group; a group is left in peace."""
        if job.desired.chat < 0:
            log.info("shut out of a group", chat=job.desired.chat)
            return Ending.CLAIM_HELD
        await self._store.people.note(job.desired.chat, blocked=True)
        if result.deleted:
            await self._shower.vanished(job.desired.chat, now)
        await self._shower.refresh(job.session.id, (BOARD, CALL), now)
        return Ending.CLAIM_HELD

    async def _sunk(self, job: Job, now: float) -> bool:
        """Whether the board has to be sent anew."""
        old = now - job.old.sent >= REPOST_SECONDS
        counted = old and job.audience.chat.kind == ChatType.SUPERGROUP
        newest = await self._store.chats.newest(job.desired.chat) if counted else None
        return sunk(job.session, job.old, newest, now)

    async def _settled(self, job: Job, shown: Shown, wait: float, now: float) -> Progress:
        """Writes down what the slot shows now; with nothing left to remove, after a `wait`, the claim ends by that."""
        if shown.litter:
            await self._record(job, shown)
            return now + wait
        await self._store.slots.settle(job.session.id, job.slot, shown, job.claim, again=job.desired.again)
        return Ending.CLAIM_ENDED

    async def _record(self, job: Job, shown: Shown) -> None:
        await self._store.slots.record(job.session.id, job.slot, shown)


def _and(litter: tuple[int, ...], message: int | None) -> tuple[int, ...]:
    return (*litter, message) if message else litter
