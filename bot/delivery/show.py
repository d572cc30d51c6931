"""Makes the chats match their sessions: level-triggered, one writer a slot, safe to run again at any moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from bot.delivery.audience import Audience, Audiences
from bot.delivery.desired import desired
from bot.delivery.display import Display, Gallery
from bot.delivery.job import Ending, Job
from bot.delivery.litter import Litter
from bot.delivery.moving import Moving
from bot.delivery.notes import Notes
from bot.delivery.reconcile import Reconciler
from bot.delivery.setbacks import Setbacks
from bot.delivery.stirs import Stirs
from bot.runtime.background import Background
from bot.runtime.outage import Outage
from bot.telegram.calls import Calls
from games.game import Refused
from games.sessions import absence
from games.sessions.session import Session, Step, seated
from games.sessions.slots import BOARD, GROUP_SLOTS, person_of
from storage import due
from storage.clock import Clock
from storage.connect import Store
from storage.due import Claim
from storage.errors import Gone, LeaseLost
from storage.slots import Look, Shown

SHOWING = "showing"
"""The name of the tasks that show sessions."""


class Show:
    """Shows sessions in their chats."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        calls: Calls,
        gallery: Gallery,
        audiences: Audiences,
        outage: Outage,
        *,
        board_seconds: float,
    ) -> None:
        """`board_seconds`: the least time between two edits of a board."""
        self._store, self._clock, self._audiences, self._outage = store, clock, audiences, outage
        self.moving = Moving(store, clock, self)
        self._litter, self._stirs = Litter(calls), Stirs(store.unwelcome)
        notes = Notes(store, outage, self)
        setbacks = Setbacks(store, notes, self, self._stirs)
        display = Display(calls, gallery)
        self._reconciler = Reconciler(store, display, self._litter, notes, setbacks, board_seconds=board_seconds)
        self._work = Background(SHOWING, "a session could not be shown")
        """What fails stays due: its lease runs out, and it is tried again."""

    def refresh_soon(self, sid: str, slots: Iterable[str], *, orphan: tuple[int, int] | None = None) -> None:
        """Shows those of these slots that are due, at once and in the background.

        `orphan`: the (chat, message) of a tap; if no slot is known to show it, it is removed.
        """
        self._work.start(self._refreshed(sid, tuple(slots), orphan))

    def start(self, sid: str, claims: Sequence[Claim]) -> None:
        """Shows claimed slots in the background: a slow chat must not keep others waiting."""
        self._work.start(self._started(sid, claims))

    async def settle(self) -> None:
        """Waits until everything that was asked for has been shown or put off."""
        await self._work.settle()

    async def refresh(self, sid: str, slots: Iterable[str], now: float) -> None:
        """Makes these slots due, and shows them."""
        slots = tuple(slots)
        await self._due(sid, slots, now)
        self.refresh_soon(sid, slots)

    async def try_again(self, sid: str, now: float, *, shut: bool = False) -> None:
        """What a group has refused it may take now; with `shut` it may take nothing any more."""
        await self._check(sid, GROUP_SLOTS, lambda have: bool(have.refused or have.shut or have.plain_until), now)
        if shut:
            await self._store.slots.wish(sid, BOARD, check=True, now=now)
        await self.refresh(sid, GROUP_SLOTS, now)

    async def picture_again(self, sid: str, slots: Iterable[str], now: float) -> None:
        """What couldn't be had as a picture may be one now."""
        await self._check(sid, slots, lambda have: bool(have.plain_until), now)

    async def _check(self, sid: str, slots: Iterable[str], doubtful: Callable[[Shown], bool], now: float) -> None:
        """Has those of these slots looked at again that are so."""
        shown = (await self._store.slots.look(sid)).shown
        for slot in (slot for slot in slots if (have := shown.get(slot)) and doubtful(have)):
            await self._store.slots.wish(sid, slot, check=True, now=now)

    def mend(
        self,
        sid: str,
        slot: str,
        now: float,
        *,
        seen: tuple[int, int],
        faded: bool = False,
        orphan: tuple[int, int] | None = None,
    ) -> None:
        """After a stale tap on the (chat, message) `seen`: the present one must stand below it.

        If we know of another one in that slot, it may be gone; if it is the one that we know, and `faded`, nobody can
        say what it shows, and it is sent anew.
        """
        self._work.start(self._mended(sid, slot, now, seen, faded, orphan))

    def stirred(self, chat: int) -> None:
        """Something has happened in a chat: what Telegram refused to show there is tried again at once."""
        if self._stirs.concern(chat):
            self._work.start(self._stirred(chat))

    async def _stirred(self, chat: int) -> None:
        async with self._outage.survive():
            for sid, slot in await self._stirs.what(chat):
                with suppress(Gone):
                    await self._store.slots.wish(sid, slot, check=True, now=self._clock.now())
                self.refresh_soon(sid, (slot,))

    async def _due(self, sid: str, slots: Iterable[str], now: float) -> None:
        await asyncio.gather(*(self._store.due.at(due.show(sid, slot), now, now=now) for slot in slots))

    async def _run(self, sid: str, claims: Sequence[Claim]) -> Look:
        """Shows the claimed slots of one session. Returns what was there before."""
        look = await self._store.slots.look(sid)
        if look.session is None:
            await asyncio.gather(*(self._store.due.done(claim) for claim in claims))
            return look
        people = [person for claim in claims if (person := person_of(claim.slot or BOARD)) is not None]
        audience = await self._audiences.looking_back(look.session, people)
        await asyncio.gather(*(self._slot(look, look.session, audience, claim) for claim in claims))
        return look

    async def vanished(self, person: int, now: float) -> None:
        """Somebody has deleted their account: that leaves all their tables."""
        for sid in await self._store.people.games(person):
            with suppress(Gone, Refused):
                change = await self._store.sessions.change(sid, lambda session: _without(session, person, now), now=now)
                self.refresh_soon(sid, change.slots)

    async def _mended(
        self, sid: str, slot: str, now: float, seen: tuple[int, int], faded: bool, orphan: tuple[int, int] | None
    ) -> None:
        """The doubt is written down: whoever shows the slot next, here or elsewhere, has it too."""
        async with self._outage.survive():
            have = (await self._store.slots.look(sid)).shown.get(slot)
            other = have is not None and seen != (have.chat, have.message)
            with suppress(Gone):
                await self._store.slots.wish(sid, slot, check=other, repost=faded and not other, now=now)
            await self._refreshed(sid, (slot,), orphan)

    async def _refreshed(self, sid: str, slots: Sequence[str], orphan: tuple[int, int] | None) -> None:
        async with self._outage.survive():
            members, look = due.shows(sid, slots), None
            while claims := await self._store.due.claim_members(sid, members, self._clock.now()):
                before = await self._run(sid, claims)
                look = look or before
            if orphan:
                await self._sweep(sid, look or await self._store.slots.look(sid), *orphan)

    async def _started(self, sid: str, claims: Sequence[Claim]) -> None:
        async with self._outage.survive():
            await self._run(sid, claims)

    async def _sweep(self, sid: str, look: Look, chat: int, message: int) -> None:
        """Removes a message that carries the session's buttons, if it was none that we know of.

        One that has just been sent is tapped before we know of it: so we look again, and leave alone what may be such.
        """
        if not _strange(look, chat, message):
            return
        look = await self._store.slots.look(sid)
        if look.session and _strange(look, chat, message) and not _expects(look, chat):
            audience = await self._audiences.of(look.session)
            await self._litter.remove(chat, message, audience.words(None if chat < 0 else chat))

    async def _slot(self, look: Look, session: Session, audience: Audience, claim: Claim) -> None:
        slot, now = claim.slot or "", self._clock.now()
        wish, have = look.wishes.get(slot), look.shown.get(slot)
        job = Job(
            claim, slot, session, audience.chat,
            words=audience.words(person_of(slot)),
            unreached=person_of(slot) in audience.unreached,
            desired=desired(session, slot, audience, look.shown, wish, now),
            have=have,
            reposts=wish.repost if wish else 0,
            checks=wish.check if wish else 0,
        )  # fmt: skip
        try:
            outcome = await self._reconciler.reconcile(job, now)
        except (Gone, LeaseLost):
            outcome = Ending.CLAIM_HELD
        if outcome is Ending.CLAIM_HELD:
            await self._store.due.done(claim, again=job.desired.again)
        elif outcome is not Ending.CLAIM_ENDED:
            await self._store.due.release(claim, outcome)


def _without(session: Session, person: int, now: float) -> Step:
    """The session after somebody has got up. Raises Refused where they don't sit, or it is over."""
    who = session.chairs[seated(session, person)].person
    assert who, "a person sits where they are seated"
    return absence.gets_up(session, who, now)


def _strange(look: Look, chat: int, message: int) -> bool:
    """Whether no slot is known to show this message."""
    return all((have.chat, have.message) != (chat, message) for have in look.shown.values())


def _expects(look: Look, chat: int) -> bool:
    """Whether a send there has begun that we don't know the end of."""
    return any(have.chat == chat and have.attempt for have in look.shown.values())
