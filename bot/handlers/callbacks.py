"""All taps on inline buttons: parsed, checked, handed to the handler of their verb, and answered once within 0.8 s.

A new button: its verb in `bot.callback_data` and `permissions.MAY`, its handler in the `verbs` of a module beside this.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import partial
from typing import Any

from bot.callback_data import BadData, Verb, parse
from bot.handlers import permissions
from bot.handlers.context import Context
from bot.handlers.rate_limit import RateLimit
from bot.runtime.background import Background
from bot.telegram.act import Act, Reply
from bot.telegram.act import tap as act_of
from bot.telegram.calls import Calls, Verdict
from bot.telegram.updates import Query
from bot.text.words import speak
from games.game import Refused
from storage.crash import reach
from storage.errors import Gone

Handle = Callable[[Act], Coroutine[Any, Any, Reply]]
"""Does what a tap asks for. May raise Refused or Gone."""


class Callbacks:
    """One way in for all of them."""

    def __init__(
        self, context: Context, verbs: Mapping[Verb, Handle], explained: Callable[[Act, Refused], Awaitable[str]]
    ) -> None:
        """`explained`: the toast for what could not be done."""
        self._context, self._verbs, self._explained = context, verbs, explained
        self._rate = RateLimit(context.settings.taps_a_second)
        self._expected: dict[str, Answering] = {}
        self._under_way = Background("answering a tap", "a tap could not be answered")
        """Answers for which nobody waits: one who taps too fast, or a slow line, must not hold up the chat."""

    def expect(self, update: Mapping[str, Any]) -> Callable[[bool], object]:
        """A tap has arrived: it is answered in time, whatever its chat still waits for. Call what it returns when the
        tap has left our hands, with whether it was handled: if not, whoever handles it has the verdict.
        """
        query = update.get("callback_query")
        id = query.get("id") if isinstance(query, dict) else None
        if not isinstance(id, str):
            return nothing
        answering = self._expected[id] = self._expected.get(id) or self._answering(id)
        answering.in_hand = True
        return answering.left

    async def tap(self, update: int, query: Query) -> None:
        answering = self._expected.get(query["id"]) or self._answering(query["id"])
        try:
            if not self._context.late() and self._rate.exceeded(query["sender"]["id"], time.monotonic()):
                answering.give(await self._slow_down(update, query))
                return
            act = act_of(update, query, self._context.clock.now(), parse(query.get("data") or ""))
            act = await permissions.ranked(self._context.admins, act)
            answering.give(await self._verdict(act))
        except BadData:
            answering.give(Reply())
        except Exception:
            answering.give(Reply(speak(query["sender"].get("language_code")).text("toast-trouble")))
            raise

    async def settle(self) -> None:
        """Waits until every answer that was given is out."""
        await self._under_way.settle()

    def _answering(self, query: str) -> Answering:
        seconds, forget = self._context.settings.answer_seconds, partial(self._expected.pop, query, None)
        return Answering(self._context.calls, query, self._under_way, seconds, forget)

    async def _slow_down(self, update: int, query: Query) -> Reply:
        """Said once; whoever goes on at that pace is answered empty."""
        act = act_of(update, query, self._context.clock.now())
        if not self._rate.scolds(act.person.id, time.monotonic()):
            return Reply()
        return Reply((await self._context.words(act)).text("toast-too-fast"))

    async def _verdict(self, act: Act) -> Reply:
        """What the tap comes to; everything that a person may not do becomes a toast for them."""
        try:
            if not act.pressed.session and act.pressed.verb not in permissions.OF_A_CHAT:
                permissions.check(act)
            return await self._verbs[act.pressed.verb](act)
        except Gone:
            return Reply(await self._explained(act, Refused("forgotten")))
        except Refused as error:
            return Reply(await self._explained(act, error))


def nothing(_: bool) -> None:
    """Nothing is to be done."""


class Answering:
    """Answers a callback query exactly once: with the verdict, or empty when that takes too long."""

    def __init__(
        self, calls: Calls, query: str, under_way: Background, seconds: float, forget: Callable[[], object]
    ) -> None:
        """`under_way`: keeps the tasks that send answers; `seconds`: after which it answers empty; `forget`: called
        when there is nothing more to be done here.
        """
        self._calls, self._query, self._under_way, self._forget = calls, query, under_way, forget
        self._given = self.in_hand = False
        """`in_hand`: whether the tap is being handled here, or is to be."""
        self._timer = asyncio.get_running_loop().call_later(seconds, self._late)

    def give(self, reply: Reply) -> None:
        """Answers in the background, if nothing has been answered yet."""
        self._timer.cancel()
        if not self._given:
            self._given = True
            self._under_way.start(self._send(reply))

    def left(self, handled: bool) -> None:
        """The tap has left our hands. If it wasn't handled we may yet have the verdict, when it comes again."""
        self.in_hand = False
        if handled:
            self.give(Reply())
        if self._given:
            self._forget()

    def _late(self) -> None:
        self.give(Reply())
        if not self.in_hand:
            self._forget()

    async def _send(self, reply: Reply) -> None:
        """A query that is too old, or Telegram away, must not stop the tap from being handled."""
        result = await self._calls.answer(self._query, url=reply.url) if reply.url else None
        if result is None or result.verdict in (Verdict.FAILED, Verdict.REFUSED):
            result = await self._calls.answer(self._query, reply.text, alert=reply.alert)
        if result.verdict is Verdict.DONE:
            reach("after-answer")
