"""/settings: of a chat, by its admins and its tables' hosts; in private everybody's own. Buttons: SETTINGS SET."""

from __future__ import annotations

from typing import get_args

from bot.callback_data import Verb
from bot.handlers import people, quiet_hours, replying, tables
from bot.handlers.context import Context
from bot.handlers.quiet_hours import span_of, zone_of_button
from bot.screens import settings as screens
from bot.screens.screen import Screen
from bot.screens.settings import Known
from bot.settings import Settings
from bot.telegram.act import Act, Reply
from bot.text import cities
from bot.text.names import display
from bot.text.words import LANGUAGES, Words
from bot.text.zones import clock_of, quiet_of, zone_of
from games.game import Refused
from games.sessions.clocks import TurnClock


class SettingsMenu:
    """Handles the settings and their buttons: each answer is an edit of the message that was tapped."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.verbs = {Verb.SETTINGS: self.menu, Verb.SET: self.set}

    async def command(self, act: Act, argument: str) -> None:
        """The settings; with a city or the like behind the command, the zone."""
        await tables.check_chat(self._context, act)
        await people.meet(self._context, act)
        if argument:
            await self._zone(act, argument)
        else:
            await replying.say(self._context, act, screens.overview(await self._known(act)))

    async def answered(self, act: Act, text: str, question: int) -> None:
        """The reply to the question for a city. The question goes."""
        await tables.check_chat(self._context, act)
        await self._zone(act, text)
        await self._context.calls.delete(act.chat, question)

    async def menu(self, act: Act) -> Reply:
        await tables.check_chat(self._context, act)
        known, choice = await self._known(act), act.pressed.choice
        if choice == screens.CITY:
            await self._ask_city(act, known.words)
        elif choice == screens.DONE:
            await replying.turn_into(self._context, act, screens.settled(known))
        elif choice:
            await replying.turn_into(self._context, act, screens.menu(known, choice))
        else:
            await replying.turn_into(self._context, act, screens.overview(known))
        return Reply()

    async def set(self, act: Act) -> Reply:
        field, _, value = act.pressed.choice.partition("=")
        await tables.check_chat(self._context, act)
        await people.meet(self._context, act)
        await self._note(act, field, value)
        await replying.turn_into(self._context, act, await self._overview(act, field))
        return Reply()

    async def _zone(self, act: Act, text: str) -> None:
        zone = cities.zone_named(text)
        if zone is None:
            raise Refused("no-city")
        await self._note(act, screens.ZONE, zone)
        await replying.say(self._context, act, await self._overview(act, screens.ZONE))

    async def _note(self, act: Act, field: str, value: str) -> None:
        """Raises Refused for what no button of this place says."""
        changes = _changes(field, value, own=act.private)
        if act.private:
            await quiet_hours.tell_person(self._context, act.person.id, act.now, **changes)
        else:
            await quiet_hours.tell_chat(self._context, act.chat, act.now, **changes)

    async def _overview(self, act: Act, changed: str) -> Screen:
        known = await self._known(act)
        if act.private:
            return screens.overview(known)
        (name,) = display([act.person], known.words)
        return screens.overview(known, screens.changed(known, name, changed))

    async def _known(self, act: Act) -> Known:
        store, settings, words = self._context.store, self._context.settings, await self._context.words_here(act)
        if act.private:
            who = await store.people.one(act.person.id)
            zone = zone_of(who, None, settings)
            pictures = _pictures(settings, who.pictures)
            return Known(words, act.now, zone, who.sleep, own=True, digest=who.digest, pictures=pictures)
        chat = await store.chats.load(act.chat)
        quiet = quiet_of(chat, settings)
        span = (quiet.start, quiet.end)
        pictures = _pictures(settings, chat.pictures)
        return Known(words, act.now, quiet.zone, span, own=False, clock=clock_of(chat), pictures=pictures)

    async def _ask_city(self, act: Act, words: Words) -> None:
        (name,) = display([act.person], words)
        await replying.say(self._context, act, screens.city_question(words, act.person.id, name, own=act.private))


def _pictures(settings: Settings, told: bool | None) -> bool | None:
    """Whether a place has pictures; None where the operator gives nobody any."""
    return told is not False if settings.pictures else None


def _changes(field: str, value: str, *, own: bool) -> dict[str, object]:
    """The fields of Chat or Who that a setting changes. Raises Refused."""
    match field:
        case screens.LANGUAGE if value in LANGUAGES:
            return {"language": value}
        case screens.ZONE:
            return {"zone": zone_of_button(value)}
        case screens.QUIET if own:
            return {"sleep": None if value == screens.AS_CHAT else span_of(value)}
        case screens.QUIET:
            return {"quiet": span_of(value)}
        case screens.CLOCK if not own and value in get_args(TurnClock):
            return {"clock": value}
        case screens.DIGEST if own and value in ("on", "off"):
            return {"digest": value == "on"}
        case screens.PICTURES if value in ("on", "off"):
            return {"pictures": value == "on"}
    raise Refused("stale")
