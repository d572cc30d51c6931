"""Screens become Bot API calls here, and nowhere else; what Telegram answers becomes a few plain outcomes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any

import structlog
from telegram import Bot
from telegram.error import BadRequest, ChatMigrated, Forbidden, InvalidToken, NetworkError, RetryAfter, TelegramError

from bot.runtime.once import Once
from bot.screens.screen import Screen
from bot.telegram import refusals
from bot.telegram.client import READ_SECONDS, Unexpected, Upload, ambiguous, call
from bot.telegram.parameters import captioned, content, markup
from bot.telegram.photos import PART, Photo, file_id_of

log = structlog.get_logger()

UPLOADED_SECONDS = READ_SECONDS
"""How long Telegram may take to answer once it has the whole picture."""


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
    NO_PICTURE = auto()
    """Clearly nothing happened, and the picture is why: a text may do. `why`."""
    WRONG_FILE = auto()
    """Clearly nothing happened: Telegram doesn't have, by that id, what was uploaded once."""


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
    other_kind: bool = False
    """GONE: it still stands, but is a picture where we thought of a text, or the other way round."""
    file_id: str = ""
    """What Telegram calls the picture from now on that was uploaded."""
    uploading: bool = False
    """UNKNOWN: a picture was on its way; without it the message would have had better chances."""
    why: str = ""
    """What Telegram said of a picture, for the operator."""

    @property
    def unpictured(self) -> bool:
        """Whether it is for a picture's sake that nothing is shown, as far as we know."""
        return self.verdict is Verdict.NO_PICTURE or self.uploading


class Calls:
    """Sends, edits and deletes messages of the bot. Never raises Telegram's errors.

    It calls methods by their names: the library's own make an object of every button, on the way there and on the way
    back, and that costs more than the call.
    """

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._once = Once()
        """Refusals in words that we don't know."""

    async def send(
        self, chat: int, thread: int | None, screen: Screen, photo: Photo | None = None, *, silent: bool
    ) -> CallResult:
        """A text, or a photo with the screen's text as its caption."""
        where = {"chat_id": chat, "message_thread_id": thread, "disable_notification": silent}
        if photo:
            sent = {"photo": photo.named, **captioned(screen)}
            return await self._photo("sendPhoto", chat, photo, {**where, **sent, "reply_markup": markup(screen)})
        try:
            message = await call(self._bot, "sendMessage", {**where, **content(screen)})
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
            await call(self._bot, "editMessageText", {"chat_id": chat, "message_id": message, **content(screen)})
        except TelegramError as error:
            return self._unedited("editMessageText", chat, message, error)
        return CallResult(Verdict.DONE, message)

    async def illustrate(self, chat: int, message: int, screen: Screen, photo: Photo) -> CallResult:
        """A text, or a photo, becomes that photo with the screen's text as its caption."""
        media = {"type": "photo", "media": photo.named, **captioned(screen)}
        edited = {"chat_id": chat, "message_id": message, "media": media}
        answer = await self._photo("editMessageMedia", chat, photo, {**edited, "reply_markup": markup(screen)})
        return replace(answer, message=message) if answer.verdict is Verdict.DONE else answer

    async def caption(self, chat: int, message: int, screen: Screen) -> CallResult:
        """A photo stays, and the screen's text and keyboard come below it."""
        edited = {"chat_id": chat, "message_id": message, **captioned(screen), "reply_markup": markup(screen)}
        try:
            await call(self._bot, "editMessageCaption", edited)
        except TelegramError as error:
            return self._unedited("editMessageCaption", chat, message, error)
        return CallResult(Verdict.DONE, message)

    async def _photo(self, method: str, chat: int, photo: Photo, parameters: dict[str, Any]) -> CallResult:
        files = {PART: Upload(f"{PART}.png", photo.content, "image/png")} if photo.content else {}
        try:
            message = await call(self._bot, method, {**parameters, **files}, read_timeout=UPLOADED_SECONDS)
        except TelegramError as error:
            if refusals.UNCHANGED.search(error.message):
                return CallResult(Verdict.DONE)
            return self._undrawn(method, chat, photo, error)
        return CallResult(Verdict.DONE, message["message_id"], file_id=file_id_of(message) if photo.content else "")

    def _unedited(self, method: str, chat: int, message: int, error: TelegramError) -> CallResult:
        if refusals.UNCHANGED.search(error.message):
            return CallResult(Verdict.DONE, message)
        return self._failed(method, chat, error)

    def _undrawn(self, method: str, chat: int, photo: Photo, error: TelegramError) -> CallResult:
        """A photo wasn't taken. Whatever Telegram says of one that it should have, uploading it may help; and where it
        doesn't say that the chat takes nothing, a text may do.
        """
        said = refusals.as_written(error.message)
        if refusals.NO_MEDIA.search(error.message):
            return CallResult(Verdict.NO_PICTURE, why=said)
        if refusals.WRONG_FILE.search(error.message) or refusals.SPOILT.search(error.message):
            result = CallResult(Verdict.REFUSED)
        else:
            result = self._failed(method, chat, error)
        if result.verdict is Verdict.REFUSED:
            return CallResult(Verdict.NO_PICTURE if photo.content else Verdict.WRONG_FILE, why=said)
        return replace(result, why=said, uploading=result.verdict is Verdict.UNKNOWN and bool(photo.content))

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
        if result.verdict is Verdict.REFUSED and self._once.first(chat, error.message):
            said = refusals.as_written(error.message)
            log.warning("Telegram refuses, and we don't know why", method=method, chat=chat, text=said)
        return result


def _failure(error: TelegramError) -> CallResult:
    if isinstance(error, RetryAfter):
        wait = error.retry_after
        return CallResult(Verdict.LATER, after=wait if isinstance(wait, int) else wait.total_seconds())
    if isinstance(error, ChatMigrated):
        return CallResult(Verdict.MOVED, chat=error.new_chat_id)
    if refusals.BEYOND_REACH.search(error.message):
        return CallResult(Verdict.GONE, other_kind=refusals.OTHER_KIND.search(error.message) is not None)
    if isinstance(error, Forbidden) or refusals.CLOSED.search(error.message):
        said = (refusals.ACCOUNT_DELETED, refusals.TOPIC_GONE)
        deleted, topic_gone = (text.search(error.message) is not None for text in said)
        return CallResult(Verdict.CLOSED, deleted=deleted, topic_gone=topic_gone)
    if isinstance(error, BadRequest | InvalidToken | Unexpected):
        return CallResult(Verdict.REFUSED, ill_made=refusals.ILL_MADE.search(error.message) is not None)
    if isinstance(error, NetworkError) and ambiguous(error):
        return CallResult(Verdict.UNKNOWN)
    return CallResult(Verdict.FAILED)
