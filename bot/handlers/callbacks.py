"""All taps on inline buttons: parsed, checked, handled, and answered once and in time."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from telegram import Update

from bot.callback_data import BadData, Verb, parse
from bot.handlers import permissions
from bot.handlers.commands import PrivateCommands
from bot.handlers.context import Context
from bot.handlers.lobby import Lobby
from bot.handlers.lobby_options import LobbyOptions
from bot.handlers.log import GameLog
from bot.handlers.menus import Menus
from bot.handlers.play import Play
from bot.handlers.rate_limit import RateLimit
from bot.handlers.seats import Seats
from bot.handlers.settings import Preferences
from bot.handlers.table_commands import TableCommands
from bot.handlers.takeback import Takebacks
from bot.handlers.time_off import TimeOff
from bot.runtime.background import Background
from bot.telegram.act import Act, Answering, Reply, act_of
from bot.text.words import speak
from games.game import Refused
from storage.errors import Gone

Handle = Callable[[Act], Coroutine[Any, Any, Reply]]


class Callbacks:
    """One way in for all of them."""

    def __init__(self, context: Context) -> None:
        self._context, self._play = context, Play(context)
        lobby = Lobby(context)
        menus = Menus(context, lobby, PrivateCommands(context, lobby))
        preferences, away, chronicle = Preferences(context), TimeOff(context), GameLog(context)
        self._verbs: dict[Verb, Handle] = {
            **self._play.verbs, **lobby.verbs, **LobbyOptions(context).verbs, **menus.verbs, **preferences.verbs,
            **away.verbs, **chronicle.verbs, **Seats(context).verbs, **Takebacks(context).verbs,
            **TableCommands(context, lobby).verbs,
        }  # fmt: skip
        self._rate = RateLimit(context.settings.taps_a_second)
        self._expected: dict[str, Answering] = {}
        self._under_way = Background("answering a tap", "a tap could not be answered")
        """Answers for which nobody waits: one who taps too fast, or a slow line, must not hold up the chat."""

    def expect(self, update: Mapping[str, Any]) -> Callable[[], object]:
        """A tap has arrived: it is answered in time, whatever its chat still waits for. Call what it returns after."""
        query = update.get("callback_query")
        id = query.get("id") if isinstance(query, dict) else None
        if not isinstance(id, str):
            return nothing
        answering = self._expected[id] = self._answering(id)

        def left() -> None:
            """However it ended: nobody waits for an answer any longer."""
            answering.give(Reply())
            self._expected.pop(id, None)

        return left

    async def tap(self, update: Update, given: Any) -> None:
        query = update.callback_query
        assert query is not None
        answering = self._expected.get(query.id) or self._answering(query.id)
        try:
            if self._rate.exceeded(query.from_user.id):
                answering.give(await self._slow_down(update))
                return
            press = parse(query.data or "")
            act = await self._context.ranked(act_of(update, self._context.clock.now(), press=press))
            answering.give(await self._verdict(act))
        except BadData:
            answering.give(Reply())
        except Exception:
            answering.give(Reply(speak(query.from_user.language_code).text("toast-trouble")))
            raise

    async def settle(self) -> None:
        """Waits until every answer that was given is out."""
        await self._under_way.settle()

    def _answering(self, query: str) -> Answering:
        return Answering(self._context.bot, query, self._under_way)

    async def _slow_down(self, update: Update) -> Reply:
        """Said once; whoever goes on at that pace is answered empty."""
        act = act_of(update, self._context.clock.now())
        if not self._rate.scolds(act.person.id):
            return Reply()
        return Reply((await self._context.words(act)).text("toast-too-fast"))

    async def _verdict(self, act: Act) -> Reply:
        """What the tap comes to; everything that a person may not do becomes a toast for them."""
        try:
            if not act.pressed.session and act.pressed.verb not in permissions.OF_A_CHAT:
                permissions.check(act)
            return await self._verbs[act.pressed.verb](act)
        except Gone:
            return Reply(await self._play.explained(act, Refused("forgotten")))
        except Refused as error:
            return Reply(await self._play.explained(act, error))


def nothing() -> None:
    """Nothing is to be done."""
