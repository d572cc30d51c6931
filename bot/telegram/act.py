"""What a person does, as handlers see it: a tap on a button or a command; and the one answer that a tap gets."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from telegram import Bot, Message, Update, User
from telegram.constants import ChatType
from telegram.error import BadRequest, TelegramError

from bot.callback_data import Press, Verb
from bot.runtime.background import Background
from games.sessions.session import Person
from storage.crash import reach

ANSWER_SECONDS = 0.8
"""A tap whose verdict isn't known by then is answered empty: its button must not spin."""
UNREAD = frozenset({"text", "entities", "link_preview_options"})
"""Fields of a tapped message that no handler reads."""


@dataclass(frozen=True, slots=True)
class Act:
    """Who does something, and where."""

    update: int
    now: float
    person: Person
    language: str | None
    """As their Telegram says; what they chose with /lang comes first."""
    chat: int
    kind: str
    """Telegram's type of the chat."""
    title: str = ""
    username: str = ""
    thread: int | None = None
    message: int | None = None
    """The tapped message, or that of the command."""
    replied: int | None = None
    """The message that a command replies to."""
    faceless: bool = False
    """An anonymous admin, a channel or another bot: nobody who could sit at a table."""
    admin: bool = False
    """An admin of this very group: an anonymous one, or one of whom Telegram was asked."""
    press: Press | None = None
    offered: bool = False
    """Whether the tapped message has the button that was pressed: old and forged ones may not."""
    command: str = ""
    """As in the menus, with its slash."""

    @property
    def deed(self) -> Verb | str:
        """What is done: the verb of a button, or a command."""
        return self.press.verb if self.press else self.command

    @property
    def private(self) -> bool:
        return self.kind == ChatType.PRIVATE

    @property
    def pressed(self) -> Press:
        """What was tapped, for handlers of taps."""
        assert self.press is not None
        return self.press


@dataclass(frozen=True, slots=True)
class Reply:
    """What a tap is answered: nothing, a toast, an alert, or a link that opens (if Telegram refuses it: the text)."""

    text: str = ""
    alert: bool = False
    url: str = ""


def act_of(update: Update, now: float, *, press: Press | None = None, command: str = "") -> Act:
    """The act behind an update: a tap, a command, or something that just happens."""
    user, chat, message = update.effective_user, update.effective_chat, update.effective_message
    here = message if isinstance(message, Message) else None
    sender = here.sender_chat if here and press is None else None
    replied = here.reply_to_message if here else None
    return Act(
        update.update_id,
        now,
        person_of(user),
        user.language_code if user else None,
        chat.id if chat else (user.id if user else 0),
        str(chat.type) if chat else str(ChatType.PRIVATE),
        title=(chat.title or "") if chat else "",
        username=(chat.username or "") if chat else "",
        thread=here.message_thread_id if here and here.is_topic_message else None,
        message=message.message_id if message else None,
        replied=replied.message_id if replied else None,
        faceless=user is None or user.is_bot or sender is not None,
        admin=sender is not None and here is not None and sender.id == here.chat.id,
        press=press,
        offered=update.callback_query is not None and here is not None and _offers(here, update.callback_query.data),
        command=command,
    )


def lean(update: dict[str, Any]) -> dict[str, Any]:
    """The update without what no handler reads of a tapped message: the library makes an object of every button."""
    query = update.get("callback_query") or {}
    message = query.get("message") or {}
    if "reply_markup" not in message:
        return update
    rows = message["reply_markup"].get("inline_keyboard", ())
    tapped = [button for row in rows for button in row if button.get("callback_data") == query.get("data")]
    kept = {name: value for name, value in message.items() if name not in UNREAD}
    about = {**kept, "reply_markup": {"inline_keyboard": [tapped]}}
    return {**update, "callback_query": {**query, "message": about}}


def _offers(message: Message, data: str | None) -> bool:
    rows = message.reply_markup.inline_keyboard if message.reply_markup else ()
    return any(button.callback_data == data for row in rows for button in row)


def person_of(user: User | None) -> Person:
    return Person(user.id, user.first_name, user.last_name or "") if user else Person(0, "")


class Answering:
    """Answers a callback query exactly once: with the verdict, or empty when that takes too long."""

    def __init__(self, bot: Bot, query: str, under_way: Background) -> None:
        """`under_way`: keeps the tasks that send answers."""
        self._bot, self._query, self._under_way = bot, query, under_way
        self._given = False
        self._timer = asyncio.get_running_loop().call_later(ANSWER_SECONDS, self.give, Reply())

    def give(self, reply: Reply) -> None:
        """Answers in the background, if nothing has been answered yet."""
        self._timer.cancel()
        if not self._given:
            self._given = True
            self._under_way.start(self._send(reply))

    async def _send(self, reply: Reply) -> None:
        """A query that is too old, or Telegram away, must not stop the tap from being handled."""
        try:
            if not (reply.url and await self._led(reply.url)):
                await self._bot.answer_callback_query(self._query, reply.text or None, show_alert=reply.alert or None)
            reach("after-answer")
        except TelegramError:
            return

    async def _led(self, url: str) -> bool:
        """Whether Telegram lets the tap open a link."""
        try:
            return await self._bot.answer_callback_query(self._query, url=url)
        except BadRequest:
            return False
