"""The digest: once a day, in the morning, all tables that wait for somebody who wants to be told so."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.delivery import person_tables
from bot.delivery.audience import Audiences, reachable
from bot.delivery.paid_calls import PaidCalls
from bot.runtime.background import Background
from bot.runtime.outage import Outage
from bot.screens import private
from bot.settings import Settings
from bot.telegram.calls import Calls, Verdict
from bot.text.words import speak
from bot.text.zones import zone_of
from storage.clock import Clock
from storage.connect import Store
from storage.due import Claim
from storage.people import Who

NINE = 9 * 60
"""The morning of those without quiet hours of their own, in minutes of the local day."""
LATE_SECONDS = 3 * 3600.0
"""So long after the morning's beginning a digest is left out: the next one will do."""
AGAIN_SECONDS = 60.0
"""The least time until a digest that could not be sent is tried again."""


class Digests:
    """Sends what is due. The day is noted before: a digest that gets lost on the way isn't sent twice."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        calls: Calls,
        paid_calls: PaidCalls,
        audiences: Audiences,
        settings: Settings,
        outage: Outage,
    ) -> None:
        self._store, self._clock, self._settings, self._outage = store, clock, settings, outage
        self._calls, self._paid_calls, self._audiences = calls, paid_calls, audiences
        self._work = Background("sending a digest", "a digest could not be sent")

    def start(self, claim: Claim) -> None:
        """Does a claimed digest in the background. What failed stays due: its lease runs out, and it is tried again."""
        self._work.start(self._survived(claim))

    async def settle(self) -> None:
        """Waits until everything that was started is done or put off."""
        await self._work.settle()

    async def _survived(self, claim: Claim) -> None:
        async with self._outage.survive():
            await self._send(claim)

    async def _send(self, claim: Claim) -> None:
        """Tells what there is to tell, and makes the next morning due."""
        now, person = self._clock.now(), claim.person
        assert person is not None
        who = await self._store.people.one(person)
        if not who.digest:
            await self._store.due.done(claim)
            return
        today = _day(who, self._settings, now)
        in_time = 0 <= now - _morning_of(who, self._settings, now) <= LATE_SECONDS
        again = await self._told(who, today, now) if in_time and who.digested < today else None
        if again is not None:
            await self._store.due.release(claim, again)
            return
        await self._store.due.done(claim, again=morning(who, self._settings, now))

    async def _told(self, who: Who, today: str, now: float) -> float | None:
        """Tells them, if anything waits. Returns when to try again, if that is known to have failed."""
        scenes = await person_tables.tables(self._store, self._audiences, who.id, now)
        waiting = private.waiting([scene for scene in scenes if not scene.table.private])
        if not waiting or not reachable(who) or not await self._first(who.id, today):
            return None
        answer = await self._paid_calls.send(who.id, None, private.digest(speak(who.language), waiting))
        match answer.verdict:
            case Verdict.DONE:
                await self._store.people.note(who.id, digest_message=answer.message)
                if who.digest_message:
                    await self._calls.delete(who.id, who.digest_message)
            case Verdict.CLOSED:
                await self._store.people.note(who.id, blocked=True)
            case Verdict.LATER | Verdict.FAILED:
                await self._store.people.note(who.id, digested=who.digested)
                return now + max(answer.after, AGAIN_SECONDS)
            case _:
                pass
        return None

    async def _first(self, person: int, today: str) -> bool:
        """Notes the day. Whether nobody has done so before: also somebody whose lease ran out on the way."""
        first = False

        def noted(who: Who) -> Who:
            nonlocal first
            first = who.digested < today
            return replace(who, digested=today) if first else who

        await self._store.people.change(person, noted)
        return first


def morning(who: Who, settings: Settings, now: float) -> float:
    """The next morning of somebody who isn't told of this one any more: the end of their own quiet hours, or 9:00."""
    today = _morning_of(who, settings, now)
    return today if today > now else _morning_of(who, settings, now, days=1)


def _morning_of(who: Who, settings: Settings, now: float, *, days: int = 0) -> float:
    """The morning of the local day of `now`, or some days later."""
    zone = ZoneInfo(zone_of(who, None, settings))
    end = who.sleep[1] if who.sleep and who.sleep[0] != who.sleep[1] else NINE
    day = datetime.fromtimestamp(now, zone).replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=None, fold=0)
    return (day + timedelta(days=days, minutes=end)).replace(tzinfo=zone).timestamp()


def _day(who: Who, settings: Settings, now: float) -> str:
    return datetime.fromtimestamp(now, ZoneInfo(zone_of(who, None, settings))).date().isoformat()
