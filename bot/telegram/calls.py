"""Screens become Bot API calls here, and nowhere else; what Telegram answers becomes a few plain outcomes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from telegram import Bot
from telegram.error import BadRequest, ChatMigrated, Forbidden, InvalidToken, NetworkError, RetryAfter, TelegramError

from bot.screens.screen import Button, Screen
from bot.telegram import refusals
from bot.telegram.client import Unexpected, ambiguous, call

NO_PREVIEW = {"is_disabled": True}


class Verdict(Enum):
    """How a call ended, as far as the chat is concerned."""

    DONE = auto()
    GONE = auto()
    """The message can't be edited or deleted any more."""
    CLOSED = auto()
    """We can't write there: blocked, kicked, no rights."""
    LATER = auto()
    """Told to wait: `after` seconds."""
    FAILED = auto()
    """Clearly nothing happened."""
    REFUSED = auto()
    """Nothing happened, in words that we don't know; it would hardly help to ask again soon."""
    UNKNOWN = auto()
    """It may have happened or not."""
    MOVED = auto()
    """The group became a supergroup: `chat`."""


@dataclass(frozen=True, slots=True)
class CallResult:
    verdict: Verdict
    message: int = 0
    after: float = 0.0
    chat: int = 0
    deleted: bool = False
    """The person has no account any more."""
    ill_made: bool = False
    """It is what was to be shown that was refused: something else may not be."""
    topic_gone: bool = False
    """CLOSED: the chat may be open, but has no such topic any more."""


class Calls:
    """Sends, edits and deletes messages of the bot. Never raises Telegram's errors.

    It calls methods by their names: the library's own make an object of every button, on the way there and on the way
    back, and that costs more than the call.
    """

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._unknown = refusals.Unknown()

    async def send(self, chat: int, thread: int | None, screen: Screen, *, silent: bool) -> CallResult:
        where = {"chat_id": chat, "message_thread_id": thread, "disable_notification": silent}
        try:
            message = await call(self._bot, "sendMessage", {**where, **_content(screen)})
        except TelegramError as error:
            return self._failed("sendMessage", chat, error)
        return CallResult(Verdict.DONE, message["message_id"])

    async def send_file(self, chat: int, name: str, content: bytes, caption: str) -> CallResult:
        """A file with a caption in HTML, without a sound."""
        try:
            message = await self._bot.send_document(
                chat, content, caption, filename=name, parse_mode="HTML", disable_notification=True
            )
        except TelegramError as error:
            return self._failed("sendDocument", chat, error)
        return CallResult(Verdict.DONE, message.message_id)

    async def edit(self, chat: int, message: int, screen: Screen) -> CallResult:
        try:
            await call(self._bot, "editMessageText", {"chat_id": chat, "message_id": message, **_content(screen)})
        except TelegramError as error:
            if refusals.UNCHANGED.search(error.message):
                return CallResult(Verdict.DONE, message)
            return self._failed("editMessageText", chat, error)
        return CallResult(Verdict.DONE, message)

    async def delete(self, chat: int, message: int) -> CallResult:
        try:
            await call(self._bot, "deleteMessage", {"chat_id": chat, "message_id": message})
        except TelegramError as error:
            if refusals.DELETED_ALREADY.search(error.message):
                return CallResult(Verdict.DONE, message)
            return self._failed("deleteMessage", chat, error)
        return CallResult(Verdict.DONE, message)

    async def react(self, chat: int, message: int, emoji: str) -> CallResult:
        """A sign of ours at somebody's message."""
        reaction = [{"type": "emoji", "emoji": emoji}]
        asked = {"chat_id": chat, "message_id": message, "reaction": reaction}
        try:
            await call(self._bot, "setMessageReaction", asked)
        except TelegramError as error:
            if refusals.NO_REACTION.search(error.message):
                return CallResult(Verdict.FAILED)
            return self._failed("setMessageReaction", chat, error)
        return CallResult(Verdict.DONE, message)

    async def knock(self, chat: int) -> CallResult:
        """Asks a group whether it is still there, without a message."""
        try:
            await call(self._bot, "sendChatAction", {"chat_id": chat, "action": "typing"})
        except TelegramError as error:
            return self._failed("sendChatAction", chat, error)
        return CallResult(Verdict.DONE)

    async def answer(self, query: str, text: str = "", *, alert: bool = False, url: str = "") -> CallResult:
        """Answers a tap. FAILED where the query is too old, or Telegram doesn't let the tap open that link."""
        told = {"text": text or None, "show_alert": alert or None, "url": url or None}
        try:
            await call(self._bot, "answerCallbackQuery", {"callback_query_id": query, **told})
        except TelegramError as error:
            if refusals.TAP_IS_OVER.search(error.message):
                return CallResult(Verdict.FAILED)
            return self._failed("answerCallbackQuery", None, error)
        return CallResult(Verdict.DONE)

    def _failed(self, method: str, chat: int | None, error: TelegramError) -> CallResult:
        result = _failure(error)
        if result.verdict is Verdict.REFUSED:
            self._unknown.met(method, chat, error.message)
        return result


def _content(screen: Screen) -> dict[str, Any]:
    """What a message shows, as parameters. No keyboard also takes the one away that an edited message has."""
    rows = [[_button(button) for button in row] for row in screen.rows if row]
    markup = {"inline_keyboard": rows} if rows else _question(screen.asks)
    return {"text": screen.text, "parse_mode": "HTML", "link_preview_options": NO_PREVIEW, "reply_markup": markup}


def _question(hint: str) -> dict[str, Any] | None:
    """Makes the reader's Telegram open the field for an answer; in groups only that of who is mentioned."""
    return {"force_reply": True, "selective": True, "input_field_placeholder": hint} if hint else None


def _button(button: Button) -> dict[str, str]:
    fields = {"text": button.label, "url": button.url, "callback_data": button.data, "style": button.style}
    return {name: value for name, value in fields.items() if value}


def _failure(error: TelegramError) -> CallResult:
    if isinstance(error, RetryAfter):
        wait = error.retry_after
        return CallResult(Verdict.LATER, after=wait if isinstance(wait, int) else wait.total_seconds())
    if isinstance(error, ChatMigrated):
        return CallResult(Verdict.MOVED, chat=error.new_chat_id)
    if refusals.BEYOND_REACH.search(error.message):
        return CallResult(Verdict.GONE)
    if isinstance(error, Forbidden) or refusals.CLOSED.search(error.message):
        said = (refusals.ACCOUNT_DELETED, refusals.TOPIC_GONE)
        deleted, topic_gone = (text.search(error.message) is not None for text in said)
        return CallResult(Verdict.CLOSED, deleted=deleted, topic_gone=topic_gone)
    if isinstance(error, BadRequest | InvalidToken | Unexpected):
        return CallResult(Verdict.REFUSED, ill_made=refusals.ILL_MADE.search(error.message) is not None)
    if isinstance(error, NetworkError) and ambiguous(error):
        return CallResult(Verdict.UNKNOWN)
    return CallResult(Verdict.FAILED)
