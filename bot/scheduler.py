"""What has fallen due: reminders, time-outs, abandoned lobbies, digests, and messages to be shown."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bot.delivery import learners
from bot.delivery.digest import Digests
from bot.delivery.show import Show
from bot.runtime.background import Background
from bot.runtime.caught_up import CaughtUp
from bot.runtime.jobs import Jobs
from bot.runtime.outage import Outage
from bot.thinking.thinker import REVIEW_SECONDS, Thinker
from games.sessions.review import Reviews
from games.sessions.rivalry import Ponders, Thought
from games.sessions.session import Session
from games.sessions.timers import KEPT_SECONDS, tick, wake
from storage.clock import Clock
from storage.connect import Store
from storage.crash import reach
from storage.due import Claim
from storage.errors import Gone

TICK_SECONDS = 0.5
THINKING = "thinking"
"""The name of the tasks in which rivals think."""


class Scheduler:
    """Claims what is due, every short while; what it costs follows what is due, not how many sessions there are."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        show: Show,
        digests: Digests,
        outage: Outage,
        caught_up: CaughtUp,
        thinker: Thinker,
    ) -> None:
        """`caught_up`: whether time may do anything to a session; `thinker`: with which strong rivals think."""
        self._thinker, self._thinking = thinker, Background(THINKING, "a rival could not move")
        self._caught_up = caught_up
        self._store, self._clock, self._show, self._outage = store, clock, show, outage
        self._digests = digests
        self._stop = asyncio.Event()

    def enter(self, jobs: Jobs, stop: asyncio.Event) -> None:
        """Looks for what is due as one of the jobs, until `stop`."""
        self._stop = stop
        jobs.every(TICK_SECONDS, "what is due", self.look)

    async def settle(self) -> None:
        """Waits until whoever thinks has moved."""
        await self._thinking.settle()

    async def look(self) -> None:
        """Does everything that is due now."""
        async with self._outage.survive(self._stop):
            wakes = await self._caught_up.by_now()
            await self._caught_up.tell()
            for shard in await self._store.due.waiting(self._clock.now()):
                claims = await self._store.due.claim(shard, self._clock.now(), wakes=wakes)
                await asyncio.gather(*(self._session(sid, due) for sid, due in _by_session(claims).items()))

    async def _session(self, sid: str, claims: list[Claim]) -> None:
        shows = [claim for claim in claims if claim.slot is not None]
        for claim in claims:
            if claim.person is not None:
                self._digests.start(claim)
            elif claim.slot is None:
                await self._wake(sid, claim)
        if shows:
            self._show.start(sid, shows)

    async def _wake(self, sid: str, claim: Claim, thought: Thought | None = None) -> None:
        now = self._clock.now()
        try:
            change = await self._store.sessions.change(sid, lambda session: tick(session, now, thought), now=now)
        except Gone:
            await self._store.due.done(claim)
            return
        except Ponders as asked:
            self._thinking.start(self._think(sid, claim, asked))
            return
        except Reviews:
            await self._store.due.release(claim, now + REVIEW_SECONDS)
            self._thinking.start(self._review(sid))
            return
        reach("after-wake")
        await learners.note(self._store.people, change)
        await self._store.due.done(claim, again=wake(change.after, now))
        if change.after.ended is not None and change.after.ended + KEPT_SECONDS <= now:
            await self._forgotten(change.after)
        if change.slots:
            self._show.refresh_soon(sid, change.slots)

    async def _think(self, sid: str, claim: Claim, asked: Ponders) -> None:
        """Wakes the session once its rival knows what to do; if we are stopped before, the next start asks it again."""
        code = await self._thinker.choice(asked.session, asked.seat)
        async with self._outage.survive(self._stop):
            if code is None:
                await self._store.due.release(claim, self._clock.now())
            else:
                await self._wake(sid, claim, asked.thought(code))

    async def _review(self, sid: str) -> None:
        """Looks back upon a game, which may take longer than a lease; if nothing comes of it, it is due again."""
        async with self._outage.survive(self._stop):
            seen = await self._thinker.review(await self._store.sessions.log(sid))
            if seen is None:
                return
            now = self._clock.now()
            with suppress(Gone):
                change = await self._store.sessions.change(sid, lambda session: tick(session, now, seen=seen), now=now)
                self._show.refresh_soon(sid, change.slots)

    async def _forgotten(self, session: Session) -> None:
        """The indexes lose what is no more; they are verified on reading, so nothing depends on it."""
        await self._store.tables.free(session.chat, session.id)
        for person in session.people:
            await self._store.people.drop_game(person.id, session.id)


def _by_session(claims: list[Claim]) -> dict[str, list[Claim]]:
    sessions: dict[str, list[Claim]] = {}
    for claim in claims:
        sessions.setdefault(claim.session, []).append(claim)
    return sessions
