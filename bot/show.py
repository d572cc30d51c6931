"""Makes the chats match their sessions: level-triggered, one writer a place, safe to run again at any moment."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace

from bot.background import Background
from bot.cast import Cast, Casting
from bot.outage import Outage
from bot.post import Post
from bot.reconcile import ENDED, Job, Reconciler
from bot.want import want
from games import absence
from games.game import Refused
from games.places import ASK, BOARD, CALL, VOTE, person_of
from games.session import Session, Step, seated
from storage import due
from storage.clock import Clock
from storage.connect import Store
from storage.due import Claim
from storage.errors import Gone
from storage.shown import Look

SHOWING = "showing"
"""The name of the tasks that show sessions."""


class Show:
    """Shows sessions in their chats."""

    def __init__(
        self, store: Store, clock: Clock, post: Post, casting: Casting, outage: Outage, *, board_seconds: float
    ) -> None:
        """`board_seconds`: the least time between two edits of a board."""
        self._store, self._clock, self._casting, self._outage = store, clock, casting, outage
        self._reconciler = Reconciler(store, post, self, outage, board_seconds=board_seconds)
        self._work = Background(SHOWING, "a session could not be shown")
        """What fails stays due: its lease runs out, and it is tried again."""

    def kick(self, sid: str, places: Iterable[str], *, orphan: tuple[int, int] | None = None) -> None:
        """Shows those of these places that are due, at once and in the background.

        `orphan`: the (chat, message) of a tap; if it is none that we know, it goes.
        """
        self._work.start(self._kicked(sid, tuple(places), orphan))

    def start(self, sid: str, claims: Sequence[Claim]) -> None:
        """Shows claimed places in the background: a slow chat must not keep others waiting."""
        self._work.start(self._started(sid, claims))

    async def settle(self) -> None:
        """Waits until everything that was kicked has been shown or put off."""
        await self._work.settle()

    async def refresh(self, sid: str, places: Iterable[str], now: float) -> None:
        """Makes these places due, and shows them."""
        places = tuple(places)
        await self._due(sid, places, now)
        self.kick(sid, places)

    def mend(
        self, sid: str, place: str, now: float, *, seen: tuple[int, int], orphan: tuple[int, int] | None = None
    ) -> None:
        """After a stale tap on the (chat, message) `seen`: another one that we know there may be gone."""
        self._work.start(self._mended(sid, place, now, seen, orphan))

    async def _due(self, sid: str, places: Iterable[str], now: float) -> None:
        await asyncio.gather(*(self._store.due.at(due.show(sid, place), now, now=now) for place in places))

    async def _run(self, sid: str, claims: Sequence[Claim]) -> Look:
        """Shows the claimed places of one session. Returns what was there before."""
        look = await self._store.places.look(sid)
        if look.session is None:
            await asyncio.gather(*(self._store.due.done(claim) for claim in claims))
            return look
        people = [person for claim in claims if (person := person_of(claim.place or BOARD)) is not None]
        cast = await self._casting.of(look.session, people)
        await asyncio.gather(*(self._place(look, look.session, cast, claim) for claim in claims))
        return look

    async def moved(self, old: int, new: int) -> None:
        """A group became a supergroup: its tables go along, and their messages are sent anew."""
        now = self._clock.now()
        for sid in await self._store.chats.migrate(old, new):
            change = await self._store.sessions.change(sid, lambda session: Step(replace(session, chat=new)), now=now)
            await asyncio.gather(*(self._store.places.forget(sid, place) for place in (BOARD, CALL, ASK, VOTE)))
            await self.refresh(change.after.id, (BOARD, CALL), now)

    async def vanished(self, person: int, now: float) -> None:
        """Somebody has deleted their account: that leaves all their tables."""
        for sid in await self._store.people.games(person):
            with suppress(Gone, Refused):
                change = await self._store.sessions.change(sid, lambda session: _without(session, person, now), now=now)
                self.kick(sid, change.places)

    async def _mended(
        self, sid: str, place: str, now: float, seen: tuple[int, int], orphan: tuple[int, int] | None
    ) -> None:
        """The doubt is written down: whoever shows the place next, here or elsewhere, has it too."""
        async with self._outage.survive():
            have = (await self._store.places.look(sid)).shown.get(place)
            doubtful = have is not None and seen != (have.chat, have.message)
            with suppress(Gone):
                await self._store.places.wish(sid, place, check=doubtful, now=now)
            await self._kicked(sid, (place,), orphan)

    async def _kicked(self, sid: str, places: Sequence[str], orphan: tuple[int, int] | None) -> None:
        async with self._outage.survive():
            members, look = due.shows(sid, places), None
            while claims := await self._store.due.claim_members(sid, members, self._clock.now()):
                before = await self._run(sid, claims)
                look = look or before
            if orphan:
                await self._sweep(sid, look or await self._store.places.look(sid), *orphan)

    async def _started(self, sid: str, claims: Sequence[Claim]) -> None:
        async with self._outage.survive():
            await self._run(sid, claims)

    async def _sweep(self, sid: str, look: Look, chat: int, message: int) -> None:
        """Removes a message that carries the session's buttons, if it was none that we know of.

        One that has just been sent is tapped before we know of it: so we look again, and leave alone what may be such.
        """
        if not _strange(look, chat, message):
            return
        look = await self._store.places.look(sid)
        if look.session and _strange(look, chat, message) and not _expects(look, chat):
            cast = await self._casting.of(look.session)
            await self._reconciler.remove(chat, message, cast)

    async def _place(self, look: Look, session: Session, cast: Cast, claim: Claim) -> None:
        place, now = claim.place or "", self._clock.now()
        wish, have = look.wishes.get(place), look.shown.get(place)
        job = Job(
            claim, place, session, cast,
            want=want(session, place, cast, look.shown, wish, now),
            have=have,
            reposts=wish.repost if wish else 0,
            checks=wish.check if wish else 0,
        )  # fmt: skip
        try:
            again = await self._reconciler.reconcile(job, now)
        except Gone:
            again = None
        if again is None:
            await self._store.due.done(claim, again=job.want.again)
        elif again != ENDED:
            await self._store.due.release(claim, again)


def _without(session: Session, person: int, now: float) -> Step:
    """The session after somebody has got up. Raises Refused where they don't sit, or it is over."""
    return absence.gets_up(session, session.chairs[seated(session, person)].person, now)


def _strange(look: Look, chat: int, message: int) -> bool:
    """Whether no place is known to show this message."""
    return all((have.chat, have.message) != (chat, message) for have in look.shown.values())


def _expects(look: Look, chat: int) -> bool:
    """Whether a send there has begun that we don't know the end of."""
    return any(have.chat == chat and have.attempt for have in look.shown.values())
