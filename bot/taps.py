"""All taps on inline buttons: parsed, checked, handled, and answered once and in time."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from telegram import Update

from bot import rights
from bot.absence import Absence
from bot.away import Away
from bot.background import Background
from bot.buttons import BadData, Verb, parse
from bot.choices import Choices
from bot.chronicle import Chronicle
from bot.commands import PrivateCommands
from bot.desk import Desk
from bot.hands import Hands
from bot.lobby import Lobby
from bot.menus import Menus
from bot.pace import Pace
from bot.preferences import Preferences
from bot.tables import TableCommands
from bot.takeback import Takebacks
from bot.tap import Act, Answering, Reply, act_of
from bot.words import speak
from games.game import Refused
from storage.errors import Gone

Handle = Callable[[Act], Coroutine[Any, Any, Reply]]


class Taps:
    """One way in for all of them."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._hands = desk, Hands(desk)
        lobby = Lobby(desk)
        menus = Menus(desk, lobby, PrivateCommands(desk, lobby))
        preferences, away, chronicle = Preferences(desk), Away(desk), Chronicle(desk)
        self._verbs: dict[Verb, Handle] = {
            **self._hands.verbs, **lobby.verbs, **Choices(desk).verbs, **menus.verbs, **preferences.verbs,
            **away.verbs, **chronicle.verbs, **Absence(desk).verbs, **Takebacks(desk).verbs,
            **TableCommands(desk, lobby).verbs,
        }  # fmt: skip
        self._pace = Pace(desk.settings.taps_a_second)
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

    async def tap(self, update: Update, context: Any) -> None:
        query = update.callback_query
        assert query is not None
        answering = self._expected.get(query.id) or self._answering(query.id)
        try:
            if self._pace.exceeded(query.from_user.id):
                answering.give(await self._slow_down(update))
                return
            press = parse(query.data or "")
            act = await self._desk.ranked(act_of(update, self._desk.clock.now(), press=press))
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
        return Answering(self._desk.bot, query, self._under_way)

    async def _slow_down(self, update: Update) -> Reply:
        """Said once; whoever goes on at that pace is answered empty."""
        act = act_of(update, self._desk.clock.now())
        if not self._pace.scolds(act.person.id):
            return Reply()
        return Reply((await self._desk.words(act)).text("toast-too-fast"))

    async def _verdict(self, act: Act) -> Reply:
        """What the tap comes to; everything that a person may not do becomes a toast for them."""
        try:
            if not act.pressed.session and act.pressed.verb not in rights.OF_A_CHAT:
                rights.check(act)
            return await self._verbs[act.pressed.verb](act)
        except Gone:
            return Reply(await self._hands.explained(act, Refused("forgotten")))
        except Refused as error:
            return Reply(await self._hands.explained(act, error))


def nothing() -> None:
    """Nothing is to be done."""
