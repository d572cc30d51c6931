"""One slot of one session: what it shows and what it should show become at most one send or edit."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from telegram.constants import ChatType

from bot.delivery import patience, plain, standing
from bot.delivery.job import Ending, Job, Left, Progress
from bot.delivery.moving import basic
from bot.delivery.sunk_board import REPOST_SECONDS, sunk
from bot.pictures.drawing import NoPicture
from bot.screens.screen import Screen
from bot.telegram.calls import CallResult, Verdict
from bot.telegram.photos import Photo
from bot.text.words import Words
from games.sessions.slots import BOARD
from storage.connect import Store
from storage.crash import reach
from storage.errors import LeaseLost
from storage.slots import UNSURE, Shown
from storage.tables import Place

TRIES = 2
"""How often in a row something is sent, if nobody knows whether it arrived."""
PATIENCE_SECONDS = 60.0
"""The pause after those."""


class Display(Protocol):
    """What sends and edits screens; `photo` may raise NoPicture."""

    async def photo(self, job: Job, screen: Screen, /, *, anew: bool) -> Photo | None: ...
    async def send(self, job: Job, screen: Screen, photo: Photo | None, /, *, silent: bool) -> CallResult: ...
    async def edit(self, job: Job, screen: Screen, photo: Photo | None, /) -> CallResult: ...
    async def remember(self, screen: Screen, result: CallResult, /) -> None: ...
    def tell(self, job: Job, why: str, /) -> None: ...


class Litter(Protocol):
    """What removes messages that have had their day."""

    async def remove(self, chat: int, message: int, words: Words, /) -> Verdict: ...
    async def left(self, shown: Shown, words: Words, /) -> Left: ...


class Notes(Protocol):
    """What writes down what has become of a slot; each may raise LeaseLost."""

    async def take(self, job: Job, shown: Shown, /) -> None: ...
    async def plain(self, job: Job, shown: Shown, now: float, /) -> None: ...
    async def sent(self, job: Job, shown: Shown, now: float, /) -> None: ...
    async def shut(self, job: Job, shown: Shown, now: float, /) -> None: ...
    async def settled(self, job: Job, shown: Shown, /) -> Ending: ...
    async def doubt(self, job: Job, now: float, /) -> None: ...


class Setbacks(Protocol):
    """What knows what it means that Telegram hasn't taken something."""

    async def of(self, job: Job, result: CallResult, now: float, /, *, refused: str = "") -> Progress: ...


class Reconciler:
    """Does what a slot needs."""

    def __init__(
        self, store: Store, display: Display, litter: Litter, notes: Notes, setbacks: Setbacks, *, board_seconds: float
    ) -> None:
        self._store, self._display, self._litter, self._board_seconds = store, display, litter, board_seconds
        self._notes, self._setbacks = notes, setbacks

    async def reconcile(self, job: Job, now: float) -> Progress:
        """Makes the slot show what it should, and removes what an earlier try has left behind. Raises LeaseLost: what
        came of it may have come after what others have shown there meanwhile, so that somebody has to look once more.
        """
        try:
            return await self._reconciled(job, now)
        except LeaseLost:
            await self._notes.doubt(job, now)
            raise

    async def _reconciled(self, job: Job, now: float) -> Progress:
        if job.old.chat != job.desired.chat:
            if job.desired.keeps and not (job.desired.screen and job.rings):
                return Ending.CLAIM_HELD
            job = replace(job, have=await self._followed(job))
        if job.claim.inherited and job.old.digest:
            # Written down in case that this claim ends before anything is shown.
            job = replace(job, have=standing.unsure(job.old))
            await self._notes.take(job, job.old)
        if now < (moment := patience.not_before(job.old, job.digest, job.checks)):
            return moment
        if not job.old.litter or job.unreached:
            return await self._match(job, now)
        left = await self._litter.left(job.old, job.words)
        job = replace(job, have=replace(job.old, litter=left.messages))
        await self._notes.take(job, job.old)
        outcome = await self._match(job, now)
        return now + _wait(left) if outcome is Ending.CLAIM_HELD and left.again else outcome

    async def _followed(self, job: Job) -> Shown:
        """The table has come into another chat: what it has left behind goes, where that can still be changed."""
        old = job.old
        if not job.desired.keeps and not basic(old.chat):
            for message in standing.and_also(old.litter, old.message):
                await self._litter.remove(old.chat, message, job.words)
        here = Shown(
            job.desired.chat, job.desired.thread, call=old.call, reposted=old.reposted, checked=old.checked,
            shut=old.shut,
        )  # fmt: skip
        await self._notes.take(job, here)
        return here

    async def _match(self, job: Job, now: float, *, paid: bool = False) -> Progress:
        """Sends, edits or clears what the slot shows, unless it shows what it should; not before it may be paid for."""
        screen, old = job.desired.screen, job.old
        if screen is None:
            return Ending.CLAIM_HELD if job.desired.keeps else await self._clear(job, now)
        same = old.digest == screen.digest and not job.doubtful
        anew = not old.message or job.rings or job.reposts > old.reposted or job.elsewhere or job.unpictured
        if not anew and not same and job.slot == BOARD:
            anew = await self._sunk(job, now)
        if anew and old.message and old.refused == job.wanted(now):
            if job.unpictured:
                return await self._stuck(job, now)
            anew = False  # only what stands may be changed there
        if not anew and same:
            return Ending.CLAIM_HELD
        if not anew and job.slot == BOARD and now < old.edited + self._board_seconds:
            return old.edited + self._board_seconds
        if not paid and (wait := await self._store.budget.take(job.desired.chat, job.priority, now)):
            return now + wait
        try:
            photo = await self._display.photo(job, screen, anew=anew)
        except NoPicture as error:
            return await self._without(job, error.why, now, paid=True)
        return await (self._send(job, screen, photo, now) if anew else self._edit(job, screen, photo, now))

    async def _without(self, job: Job, why: str, now: float, *, paid: bool = False) -> Progress:
        """The picture can't be had: the slot shows a text at once, and the picture again when that may have changed."""
        self._display.tell(job, why)
        shown = plain.without(job.old, job.checks, now)
        await self._notes.plain(job, shown, now)
        reach("after-plain")
        return await self._match(replace(job, desired=job.desired.plain, have=shown), now, paid=paid)

    async def _stuck(self, job: Job, now: float) -> Progress:
        """A picture stands where a text should, and nothing new may be sent there: as if nothing could be shown."""
        held = patience.refused(job.old, job.digest, job.checks, now, ill_made=False)
        await self._notes.shut(job, replace(held, shut=job.desired.chat < 0), now)
        return held.refused_until

    async def _send(self, job: Job, screen: Screen, photo: Photo | None, now: float) -> Progress:
        """A new message. What was begun is recorded first, so that nobody begins it again and again."""
        old = job.old
        tried = old.attempt if old.attempt_for == job.purpose else 0
        if tried >= TRIES or (tried and job.desired.optional):
            return await self._let_go(job, now)
        intent = replace(old, attempt=tried + 1, attempt_for=job.purpose)
        await self._notes.take(job, intent)
        reach("after-intent")
        quiet = job.desired.silent or old.message is not None
        silent = quiet if not job.rings else not job.desired.aloud
        result = await self._display.send(job, screen, photo, silent=silent)
        reach("after-send")
        if result.verdict is not Verdict.DONE:
            job = replace(job, have=intent if result.verdict is Verdict.UNKNOWN else old)
            if result.verdict is not Verdict.UNKNOWN:
                await self._notes.take(job, old)
            if result.unpictured:
                return await self._without(job, result.why, now)
            return await self._setbacks.of(job, result, now, refused=job.wanted(now))
        return await self._sent(job, screen, result, now)

    async def _sent(self, job: Job, screen: Screen, result: CallResult, now: float) -> Progress:
        """Writes down a message that has been sent, whatever it takes, and removes the one before it; or the message
        itself, if others have sent one meanwhile, since this took so long.
        """
        old, message = job.old, result.message
        shown = Shown(
            job.desired.chat, job.desired.thread, message, screen.digest, sent=now, edited=now,
            call=max(job.desired.ring, old.call), reposted=job.reposts,
            litter=old.litter if job.desired.keeps else standing.and_also(old.litter, old.message),
            checked=job.checks,
            picture=screen.picture,
        )  # fmt: skip
        shown = shown if screen.picture else plain.as_before(shown, old)
        try:
            await self._notes.sent(job, shown, now)
        except LeaseLost:
            await self._litter.remove(job.desired.chat, message, job.words)
            raise
        reach("after-record")
        await self._display.remember(screen, result)
        if job.desired.chat < 0:
            await self._store.chats.saw(job.desired.chat, message)
        if job.slot == BOARD and job.session.ended is None:  # what is seen in a chat can be found there
            place = Place(job.session.thread, job.session.game)
            await self._store.tables.hold(job.session.chat, place, job.session.id)
        if not shown.litter:
            return Ending.CLAIM_HELD
        return await self._swept(job, shown, now)

    async def _edit(self, job: Job, screen: Screen, photo: Photo | None, now: float) -> Progress:
        old = job.old
        result = await self._display.edit(job, screen, photo)
        reach("after-edit")
        if result.verdict is Verdict.GONE:
            await self._notes.take(job, standing.otherwise(old, screen) if result.other_kind else standing.gone(old))
            return now
        if result.verdict is Verdict.UNKNOWN:  # nobody knows what it shows
            job = replace(job, have=replace(old, digest="", picture=UNSURE if photo else old.picture))
            await self._notes.take(job, job.old)
        if result.unpictured:
            return await self._without(job, result.why, now)
        if result.verdict is not Verdict.DONE:
            return await self._setbacks.of(job, result, now)
        ending = await self._edited(job, screen, now)
        await self._display.remember(screen, result)
        return ending

    async def _edited(self, job: Job, screen: Screen, now: float) -> Ending:
        """Writes down what the slot's message shows now."""
        had = plain.had(job.old) if screen.picture else job.old
        taken = patience.taken(had)
        shown = replace(taken, digest=screen.digest, picture=screen.picture, edited=now, checked=job.checks)
        if shown.shut:
            shown = replace(shown, shut=False)
            await self._notes.shut(job, shown, now)
        return await self._notes.settled(job, shown)

    async def _clear(self, job: Job, now: float) -> Progress:
        old = job.old
        if not old.message:
            return Ending.CLAIM_HELD
        litter = standing.and_also(old.litter, old.message)
        return await self._swept(job, replace(patience.taken(standing.gone(old)), digest="", litter=litter), now)

    async def _let_go(self, job: Job, now: float) -> Progress:
        """Nobody knows whether it arrived: a reminder is not repeated, anything else only after a while."""
        if job.desired.optional:
            await self._notes.take(job, replace(job.old, call=job.desired.ring, reposted=job.reposts, attempt=0))
            return now
        await self._notes.take(job, replace(job.old, attempt=0))
        return now + PATIENCE_SECONDS

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
            return await self._notes.settled(job, shown)
        await self._notes.take(job, shown)
        return now + _wait(left)


def _wait(left: Left) -> float:
    """Seconds after which litter is tried again."""
    return patience.AGAIN_SECONDS if left.again == "soon" else patience.LONGEST_SECONDS
