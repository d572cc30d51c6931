"""Who administers a group, as Telegram says; that it doesn't say is no answer."""

from __future__ import annotations

import time
from collections.abc import Callable

from telegram import Bot
from telegram.constants import ChatMemberStatus
from telegram.error import BadRequest, Forbidden, TelegramError

CACHED_SECONDS = 60.0
REMEMBERED = 1_000
"""Groups; of a forgotten one Telegram is asked anew."""


class Unseen(Exception):
    """Telegram doesn't tell at present."""


class Admins:
    """Asks Telegram about one person. Of a group with hidden members it only tells all admins: those are remembered."""

    def __init__(self, bot: Bot, clock: Callable[[], float] = time.monotonic) -> None:
        self._bot, self._clock = bot, clock
        self._listed: dict[int, tuple[float, frozenset[int]]] = {}
        """By group: until when the list holds, and who is in it."""

    async def include(self, chat: int, person: int) -> bool:
        """Whether somebody is an admin of the group. Raises Unseen."""
        until, listed = self._listed.get(chat, (0.0, frozenset()))
        if self._clock() < until:
            return person in listed
        try:
            member = await self._bot.get_chat_member(chat, person)
        except (BadRequest, Forbidden):  # whatever the words: hidden members have had several
            return person in await self._list(chat)
        except TelegramError:
            raise Unseen from None
        return member.status in (ChatMemberStatus.ADMINISTRATOR, ChatMemberStatus.OWNER)

    def forget(self, chat: int) -> None:
        """Something has changed in the group."""
        self._listed.pop(chat, None)

    async def _list(self, chat: int) -> frozenset[int]:
        try:
            admins = await self._bot.get_chat_administrators(chat)
        except TelegramError:
            raise Unseen from None
        if len(self._listed) >= REMEMBERED:
            self._listed.clear()
        listed = frozenset(admin.user.id for admin in admins)
        self._listed[chat] = self._clock() + CACHED_SECONDS, listed
        return listed
