"""What the host chooses in a lobby's menus: options, clock, the chat's quiet hours and zone. Buttons: LOBBY CHOOSE."""

from __future__ import annotations

from typing import Any

from bot.callback_data import Verb
from bot.handlers import quiet_hours
from bot.handlers.context import Context
from bot.handlers.lobby_menu import open_menu
from bot.handlers.quiet_hours import span_of, zone_of_button
from bot.screens import options
from bot.telegram.act import Act, Reply
from games.game import Refused
from games.sessions import lobby
from games.sessions.session import Session, Stale, Step


class LobbyOptions:
    """Handles the menus of the lobby: for its host."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.verbs = {Verb.LOBBY: self.menu, Verb.CHOOSE: self.choose}

    async def menu(self, act: Act) -> Reply:
        """Opens a menu of the lobby: for its host."""
        await self._context.session(act)
        await open_menu(self._context, act, act.pressed.choice)
        return Reply()

    async def choose(self, act: Act) -> Reply:
        field, _, value = act.pressed.choice.partition("=")
        if field in (options.QUIET, options.ZONE):
            return await self._settle_nights(act, field, value)

        def chosen(session: Session) -> Step:
            return lobby.choose(session, act.person, field, value_of(session, field, value), act.now)

        await self._context.session(act)
        await open_menu(self._context, act, options.OVERVIEW)
        await self._context.change(act, act.pressed.session, chosen)
        return Reply()

    async def _settle_nights(self, act: Act, field: str, value: str) -> Reply:
        """The chat's quiet hours or zone: a host decides them with the table's options."""
        session = await self._context.session(act)
        if session.status != "gathering":
            raise Stale
        changes = {"quiet": span_of(value)} if field == options.QUIET else {"zone": zone_of_button(value)}
        await open_menu(self._context, act, options.OVERVIEW if field == options.QUIET else "")
        await quiet_hours.tell_chat(self._context, session.chat, act.now, **changes)
        return Reply()


def value_of(session: Session, field: str, text: str) -> Any:
    """The value of an option that a button names by its text."""
    for value in lobby.choices(session).get(field, ()):
        if str(value) == text or (isinstance(value, bool) and text == ("on" if value else "off")):
            return value
    raise Refused("stale")
