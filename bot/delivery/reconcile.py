"""One slot of one session: what it shows and what it should show become at most one send or edit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Protocol

import structlog
from telegram.constants import ChatType

from bot.delivery import patience
from bot.delivery.job import Ending, Job, Left, Progress
from bot.delivery.moving import Moving, basic
from bot.delivery.stirs import Stirs
from bot.delivery.sunk_board import REPOST_SECONDS, sunk
from bot.runtime.outage import Outage
from bot.screens.screen import Screen
from bot.telegram.calls import CallResult, Calls, Verdict
from bot.text.words import Words
from games.sessions.slots import BOARD, CALL, private_slot, question_slot
from storage.connect import Store
from storage.crash import reach
from storage.errors import LeaseLost
from storage.slots import Shown
from storage.tables import Place

log = structlog.get_logger()

AGAIN_SECONDS = 5.0
"""After a failure that isn't told how long to wait."""
TRIES = 2
"""How often in a row something is sent, if nobody knows whether it arrived."""
PATIENCE_SECONDS = 60.0
"""The pause after those."""


class Shower(Protocol):
    """What reconciling one slot may set off in others."""

    def refresh_soon(self, sid: str, slots: Iterable[str]) -> None: ...
    async def refresh(self, sid: str, slots: tuple[str, ...], now: float) -> None: ...
    @property
    def moving(self) -> Moving: ...
    async def vanished(self, person: int, now: float) -> None: ...


class Litter(Protocol):
    """What removes messages that have had their day."""

    async def remove(self, chat: int, message: int, words: Words, /) -> Verdict: ...
    async def left(self, shown: Shown, words: Words, /) -> Left: ...


class Reconciler:
    """Does what a slot needs."""

    def __init__(
        self,
        store: Store,
        calls: Calls,
        litter: Litter,
        shower: Shower,
        outage: Outage,
        stirs: Stirs,
        *,
        board_seconds: float,
    ) -> None:
        self._store, self._calls, self._shower, self._outage, self._stirs = store, calls, shower, outage, stirs
        self._litter, self._board_seconds = litter, board_seconds

    async def reconcile(self, job: Job, now: float) -> Progress:
        """Makes the slot show what it should, and removes what an earlier try has left behind. Raises LeaseLost."""
        if job.old.chat != job.desired.chat:
            if job.desired.keeps and not (job.desired.screen and job.rings):
                return Ending.CLAIM_HELD
            job = replace(job, have=await self._followed(job))
        if now < (moment := patience.not_before(job.old, job.digest, job.checks)):
            return moment
        if not job.old.litter or job.unreached:
            return await self._match(job, now)
        left = await self._litter.left(job.old, job.words)
        job = replace(job, have=replace(job.old, litter=left.messages))
        await self._record(job, job.old)
        outcome = await self._match(job, now)
        return now + _wait(left) if outcome is Ending.CLAIM_HELD and left.again else outcome

    async def _followed(self, job: Job) -> Shown:
        """The table has come into another chat: what it has left behind goes, where that can still be changed."""
        old = job.old
        if not job.desired.keeps and not basic(old.chat):
            for message in _and(old.litter, old.message):
                await self._litter.remove(old.chat, message, job.words)
        here = Shown(
            job.desired.chat, job.desired.thread, call=old.call, reposted=old.reposted, checked=old.checked,
            shut=old.shut,
        )  # fmt: skip
        await self._record(job, here)
        return here

    async def _match(self, job: Job, now: float) -> Progress:
        """Sends, edits or clears what the slot shows, unless it shows what it should; not before it may be paid for."""
        screen, old = job.desired.screen, job.old
        if screen is None:
            return Ending.CLAIM_HELD if job.desired.keeps else await self._clear(job, now)
        same = old.digest == screen.digest and not job.doubtful
        anew = not old.message or job.rings or job.reposts > old.reposted or job.elsewhere
        if not anew and not same and job.slot == BOARD:
            anew = await self._sunk(job, now)
        if anew and old.message and old.refused == job.wanted(now):
            anew = False  # only what stands may be changed there
        if not anew and same:
            return Ending.CLAIM_HELD
        if not anew and job.slot == BOARD and now < old.edited + self._board_seconds:
            return old.edited + self._board_seconds
        if wait := await self._store.budget.take(job.desired.chat, job.priority, now):
            return now + wait
        return await (self._send(job, screen, now) if anew else self._edit(job, screen, now))

    async def _send(self, job: Job, screen: Screen, now: float) -> Progress:
        """A new message. What was begun is recorded first, so that nobody begins it again and again."""
        old = job.old
        tried = old.attempt if old.attempt_for == job.purpose else 0
        if tried >= TRIES or (tried and job.desired.optional):
            return await self._let_go(job, now)
        intent = replace(old, attempt=tried + 1, attempt_for=job.purpose)
        await self._record(job, intent)
        reach("after-intent")
        quiet = job.desired.silent or old.message is not None
        silent = quiet if not job.rings else not job.desired.aloud
        result = await self._calls.send(job.desired.chat, job.desired.thread, screen, silent=silent)
        reach("after-send")
        if result.verdict is not Verdict.DONE:
            if result.verdict is not Verdict.UNKNOWN:
                await self._record(job, old)
            return await self._failed(job, result, now, refused=job.wanted(now))
        return await self._sent(job, screen, result.message, now)

    async def _sent(self, job: Job, screen: Screen, message: int, now: float) -> Progress:
        """Writes down a message that has been sent, whatever it takes, and removes the one before it; or the message
        itself, if others have sent one meanwhile, since this took so long.
        """
        old = job.old
        shown = Shown(
            job.desired.chat, job.desired.thread, message, screen.digest, sent=now, edited=now,
            call=max(job.desired.ring, old.call), reposted=job.reposts,
            litter=old.litter if job.desired.keeps else _and(old.litter, old.message),
            checked=job.checks,
        )  # fmt: skip
        touched = tuple(_shows_the_board(job)) if job.slot == BOARD else ()
        try:
            await self._outage.insist(lambda: self._record(job, shown, late=True, touches=touched, now=now))
        except LeaseLost:
            have = (await self._store.slots.look(job.session.id)).shown.get(job.slot)
            if not have or message not in _and(have.litter, have.message):  # an earlier try may have come through
                await self._litter.remove(job.desired.chat, message, job.words)
            raise
        reach("after-record")
        if job.desired.chat < 0:
            await self._store.chats.saw(job.desired.chat, message)
        if job.slot == BOARD and job.session.ended is None:  # what is seen in a chat can be found there
            place = Place(job.session.thread, job.session.game)
            await self._store.tables.hold(job.session.chat, place, job.session.id)
        self._shower.refresh_soon(job.session.id, touched)
        if not shown.litter:
            return Ending.CLAIM_HELD
        return await self._swept(job, shown, now)

    async def _edit(self, job: Job, screen: Screen, now: float) -> Progress:
        result = await self._calls.edit(job.old.chat, job.old.message or 0, screen)
        reach("after-edit")
        try:
            return await self._edited(job, screen, result, now)
        except LeaseLost:  # it may have come after what others have shown there meanwhile, and nobody knows
            await self._outage.insist(lambda: self._store.slots.wish(job.session.id, job.slot, check=True, now=now))
            self._shower.refresh_soon(job.session.id, (job.slot,))
            raise

    async def _edited(self, job: Job, screen: Screen, result: CallResult, now: float) -> Progress:
        """Writes down what has come of an edit."""
        old = job.old
        if result.verdict is Verdict.GONE:
            await self._record(job, replace(old, message=None))
            return now
        if result.verdict is Verdict.UNKNOWN:  # nobody knows what it shows
            await self._record(job, replace(old, digest=""))
        if result.verdict is not Verdict.DONE:
            return await self._failed(job, result, now)
        shown = replace(patience.taken(old), digest=screen.digest, edited=now, checked=job.checks)
        if old.shut:
            shown = replace(shown, shut=False)
            await self._noted(job, shown, now)
        return await self._settled(job, shown, now)

    async def _clear(self, job: Job, now: float) -> Progress:
        old = job.old
        if not old.message:
            return Ending.CLAIM_HELD
        cleared = replace(patience.taken(old), message=None, digest="", litter=_and(old.litter, old.message))
        return await self._swept(job, cleared, now)

    async def _let_go(self, job: Job, now: float) -> Progress:
        """Nobody knows whether it arrived: a reminder is not repeated, anything else only after a while."""
        if job.desired.optional:
            await self._record(job, replace(job.old, call=job.desired.ring, reposted=job.reposts, attempt=0))
            return now
        await self._record(job, replace(job.old, attempt=0))
        return now + PATIENCE_SECONDS

    async def _failed(self, job: Job, result: CallResult, now: float, *, refused: str = "") -> Progress:
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
                return now + AGAIN_SECONDS

    async def _refused(self, job: Job, result: CallResult, now: float, refused: str) -> Progress:
        """Telegram won't, and doesn't say why in words that we know: later and later, or when the chat changes. What
        can't be sent is edited where it stands.
        """
        await self._stirs.note(job.desired.chat, job.session.id, job.slot)
        if refused and job.old.message and not result.ill_made:
            await self._record(job, replace(job.old, refused=refused))
            return now
        held = patience.refused(job.old, job.digest, job.checks, now, ill_made=result.ill_made)
        await self._record(job, held)
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
        await self._noted(
            job, replace(job.old, refused=refused or job.old.refused, checked=job.checks, shut=not editable), now
        )
        return now if editable else Ending.CLAIM_HELD

    async def _noted(self, job: Job, shown: Shown, now: float) -> None:
        """Writes it down; those who play hear in private where their group takes nothing, or does so again."""
        told = tuple(_told(job)) if job.slot == BOARD and shown.shut != job.old.shut else ()
        await self._record(job, shown, touches=told, now=now)
        self._shower.refresh_soon(job.session.id, told)

    async def _sunk(self, job: Job, now: float) -> bool:
        """Whether the board has to be sent anew."""
        old = now - job.old.sent >= REPOST_SECONDS
        counted = old and job.chat.kind == ChatType.SUPERGROUP
        newest = await self._store.chats.newest(job.desired.chat) if counted else None
        return sunk(job.session, job.old, newest, now)

    async def _swept(self, job: Job, shown: Shown, now: float) -> Progress:
        """Writes down what the slot shows, after removing the litter; what stays is tried again later."""
        left = await self._litter.left(shown, job.words)
        shown = replace(shown, litter=left.messages)
        if not left.again:
            return await self._settled(job, shown, now)
        await self._record(job, shown)
        return now + _wait(left)

    async def _settled(self, job: Job, shown: Shown, now: float) -> Progress:
        """Writes down what the slot shows now, whatever it takes; the claim ends by that. Raises LeaseLost."""
        await self._outage.insist(lambda: self._settle(job, shown))
        return Ending.CLAIM_ENDED

    async def _settle(self, job: Job, shown: Shown) -> None:
        if not await self._store.slots.settle(job.session.id, job.slot, shown, job.claim, again=job.desired.again):
            raise LeaseLost(job.claim.member)

    async def _record(
        self, job: Job, shown: Shown, *, late: bool = False, touches: tuple[str, ...] = (), now: float = 0.0
    ) -> None:
        """Writes it down, see Slots.record. Raises LeaseLost."""
        if not await self._store.slots.record(
            job.session.id, job.slot, shown, claim=job.claim, late=late, touches=touches, now=now
        ):
            raise LeaseLost(job.claim.member)


def _shows_the_board(job: Job) -> Iterator[str]:
    """The slots that say where the board stands: the hands, by a link; and who was told that there was none."""
    if job.session.ended is None:
        yield from (private_slot(chair.person.id) for chair in job.session.chairs)
    if job.old.shut:
        yield from _told(job)


def _told(job: Job) -> Iterator[str]:
    """Where those who play hear that their table has no place."""
    return (question_slot(chair.person.id) for chair in job.session.chairs)


def _wait(left: Left) -> float:
    """Seconds after which litter is tried again."""
    return AGAIN_SECONDS if left.again == "soon" else patience.LONGEST_SECONDS


def _and(litter: tuple[int, ...], message: int | None) -> tuple[int, ...]:
    return (*litter, message) if message else litter
