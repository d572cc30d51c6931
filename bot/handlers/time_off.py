"""/away: somebody's clocks stand still in all their games, for 14 days in 90 at most; moving anywhere ends it.

Button: AWAY. How much is allowed: `games.sessions.vacation`.
"""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.callback_data import Verb, whole
from bot.delivery import person_tables
from bot.handlers import people, replying
from bot.handlers.context import Context
from bot.screens import away as screens
from bot.screens.screen import Screen
from bot.telegram.act import Act, Reply
from bot.text import moments
from bot.text.words import LANGUAGES, speak
from bot.text.zones import zone_of
from games.game import Refused
from games.sessions import absence, vacation
from games.sessions.clocks import DAY, HOUR
from games.sessions.session import Session, Step
from storage.people import Who

TODAY_ENDS = 9
"""The hour of the next morning."""
SHORTEST = HOUR
"""Less than that isn't worth telling the tables."""
ASKED = re.compile(r"([0-9]{0,3})\s*([^\d\s]*)")


class TimeOff:
    """Handles /away and its buttons."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.verbs = {Verb.AWAY: self.tap}

    async def tap(self, act: Act) -> Reply:
        reply = await self._do(act, act.pressed.choice)
        if act.private and act.offered and act.message is not None:
            await self._context.paid_calls.edit(act.chat, act.message, await self.screen(act))
        return reply

    async def command(self, act: Act, argument: str) -> None:
        """In private the buttons, or at once what is asked for; in a group without a word of it there."""
        if argument:
            reply = await self._do(act, chosen(argument))
            if not act.private:
                await replying.react(self._context, act, "👌")
                return
            await replying.say(self._context, act, Screen(reply.text))
            return
        reached = await self._context.reached(act.person.id)
        if reached:
            await replying.tell(self._context, act.person.id, await self.screen(act))
        if not act.private:
            await replying.react(self._context, act, "👌" if reached else "🤷")

    async def screen(self, act: Act) -> Screen:
        """Whether they are away, and for how long they could be."""
        who = await self._who(act)
        games = len(await person_tables.sessions(self._context.store, act.person.id))
        zone = ZoneInfo(zone_of(who, None, self._context.settings))
        return screens.away(await self._context.words(act), who.away(act.now), act.now, zone, games)

    async def _do(self, act: Act, choice: str) -> Reply:
        """Raises Refused for what can't be understood, or isn't allowed any more."""
        await people.meet(self._context, act)
        words = await self._context.words(act)
        if choice == screens.BACK:
            await person_tables.back(self._context.store, self._context.show, act.person, act.now)
            return Reply(words.text("toast-back"))
        who = await self._who(act)
        zone = ZoneInfo(zone_of(who, None, self._context.settings))
        wished = until(choice, act.now, zone)
        if vacation.remaining(person_tables.ended(who.vacation, act.now), act.now) < SHORTEST:
            raise Refused("away-spent")
        who = await self._context.store.people.change(
            act.person.id, lambda who: person_tables.gone(who, wished, act.now)
        )
        allowed = who.away(act.now) or act.now
        await self._stop_clocks(act, allowed)
        told = moments.until(allowed, act.now, zone, words)
        return Reply(words.text("toast-away" if allowed >= wished else "toast-away-cut", until=told))

    async def _stop_clocks(self, act: Act, until: float) -> None:
        def stop(table: Session) -> Step:
            return absence.go_away(table, act.person, until, act.now)

        await person_tables.everywhere(self._context.store, self._context.show, act.person.id, act.now, stop)

    async def _who(self, act: Act) -> Who:
        return await self._context.store.people.one(act.person.id)


def chosen(text: str) -> str:
    """What somebody wrote after /away, as the buttons say it: `today`, `back` or a number of days. Raises Refused."""
    asked = ASKED.fullmatch(text.strip().casefold())
    number, unit = asked.groups() if asked else ("", "?")
    meant = next((what for what in ("today", "back", "week", "day") if unit in _said(what)), "")
    if meant in ("today", "back") and not number:
        return meant
    days = int(number or 1) * (7 if meant == "week" else 1)
    if (meant in ("week", "day") or (number and not unit)) and 0 < days * DAY <= vacation.ALLOWED:
        return str(days)
    raise Refused("away-what")


def until(choice: str, now: float, zone: ZoneInfo) -> float:
    """The wished end: the next morning, or so many days on. Raises Refused for what no button says."""
    if choice == screens.TODAY:
        tomorrow = datetime.fromtimestamp(now, zone).date() + timedelta(days=1)
        return moments.midnight(tomorrow, zone) + TODAY_ENDS * HOUR
    days = whole(choice, digits=9)
    if days is None or not 0 < days * DAY <= vacation.ALLOWED:
        raise Refused("stale")
    return now + days * DAY


def _said(what: str) -> list[str]:
    """The words of all languages for it."""
    return [word for language in LANGUAGES for word in speak(language).text(f"away-says-{what}").split()]
