"""What has become of a slot, written down by who has it in hand: nobody who is late writes over what is newer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from bot.delivery.job import Ending, Job
from bot.runtime.outage import Outage
from games.sessions.slots import BOARD, private_slot, question_slot
from storage import due
from storage.connect import Store
from storage.errors import LeaseLost
from storage.slots import Shown


class Shower(Protocol):
    """What one slot may set off in others."""

    def refresh_soon(self, sid: str, slots: Iterable[str]) -> None: ...


class Notes:
    """Of jobs. All raise LeaseLost where somebody else has the slot in hand by now."""

    def __init__(self, store: Store, outage: Outage, shower: Shower) -> None:
        self._store, self._outage, self._shower = store, outage, shower

    async def take(self, job: Job, shown: Shown) -> None:
        """Writes down what the slot shows."""
        await self._record(job, shown)

    async def plain(self, job: Job, shown: Shown, now: float) -> None:
        """Writes down that a slot goes without a picture for a while, after which it is looked at again, if its table
        isn't over.
        """
        await self._record(job, shown)
        if job.session.ended is None:
            await self._store.due.at(due.show(job.session.id, job.slot), shown.plain_until, now=now)

    async def sent(self, job: Job, shown: Shown, now: float) -> None:
        """The same of a message that has just been sent, whatever it takes, and shows what says where it stands. Who is
        late may do so as long as nobody else has begun. LeaseLost: it isn't known, and of no use to anybody.
        """
        touched = tuple(_shows_the_board(job)) if job.slot == BOARD else ()
        try:
            await self._outage.insist(lambda: self._record(job, shown, late=True, touches=touched, now=now))
        except LeaseLost:
            have = (await self._store.slots.look(job.session.id)).shown.get(job.slot)
            if have and shown.message in (*have.litter, have.message):
                return  # an earlier try came through
            raise
        self._shower.refresh_soon(job.session.id, touched)

    async def shut(self, job: Job, shown: Shown, now: float) -> None:
        """Writes it down; those who play hear in private where their group takes nothing, or does so again."""
        told = tuple(_told(job)) if job.slot == BOARD and shown.shut != job.old.shut else ()
        await self._record(job, shown, touches=told, now=now)
        self._shower.refresh_soon(job.session.id, told)

    async def settled(self, job: Job, shown: Shown) -> Ending:
        """Writes down what the slot shows now, whatever it takes; the claim ends by that."""
        await self._outage.insist(lambda: self._settle(job, shown))
        return Ending.CLAIM_ENDED

    async def doubt(self, job: Job, now: float) -> None:
        """What the slot's message shows may be something else than what is written down: it is shown once more."""
        await self._outage.insist(lambda: self._store.slots.wish(job.session.id, job.slot, check=True, now=now))
        self._shower.refresh_soon(job.session.id, (job.slot,))

    async def _settle(self, job: Job, shown: Shown) -> None:
        if not await self._store.slots.settle(job.session.id, job.slot, shown, job.claim, again=job.desired.again):
            raise LeaseLost(job.claim.member)

    async def _record(
        self, job: Job, shown: Shown, *, late: bool = False, touches: tuple[str, ...] = (), now: float = 0.0
    ) -> None:
        """See Slots.record."""
        if not await self._store.slots.record(
            job.session.id, job.slot, shown, claim=job.claim, late=late, touches=touches, now=now
        ):
            raise LeaseLost(job.claim.member)


def _shows_the_board(job: Job) -> Iterator[str]:
    """The slots that say where the board stands: the hands, by a link; and who was told that there was none."""
    yield from (private_slot(person.id) for person in job.session.people)
    if job.old.shut:
        yield from _told(job)


def _told(job: Job) -> Iterator[str]:
    """Where those who play hear that their table has no place."""
    return (question_slot(person.id) for person in job.session.people)
