"""Screens become Bot API calls here, and nowhere else; what Telegram answers becomes a few plain outcomes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, auto

from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, LinkPreviewOptions
from telegram.constants import ParseMode
from telegram.error import BadRequest, ChatMigrated, Forbidden, InvalidToken, NetworkError, RetryAfter, TelegramError

from bot.request import ambiguous
from bot.screens.screen import Button, Screen

NO_PREVIEW = LinkPreviewOptions(is_disabled=True)
MODIFIED = re.compile("not modified", re.IGNORECASE)
CLOSED = re.compile(
    "not enough rights|have no rights|chat not found|kicked|not a member|TOPIC_CLOSED|TOPIC_DELETED|thread not found",
    re.IGNORECASE,
)
NOT_THERE = re.compile("message to delete not found", re.IGNORECASE)


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
    UNKNOWN = auto()
    """It may have happened or not."""
    MOVED = auto()
    """The group became a supergroup: `chat`."""


@dataclass(frozen=True, slots=True)
class Answer:
    verdict: Verdict
    message: int = 0
    after: float = 0.0
    chat: int = 0


class Post:
    """Sends, edits and deletes messages of the bot. Never raises Telegram's errors."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def send(self, chat: int, thread: int | None, screen: Screen, *, silent: bool) -> Answer:
        try:
            message = await self._bot.send_message(
                chat,
                screen.text,
                ParseMode.HTML,
                message_thread_id=thread,
                disable_notification=silent,
                link_preview_options=NO_PREVIEW,
                reply_markup=keyboard(screen),
            )
        except TelegramError as error:
            return _answer(error)
        return Answer(Verdict.DONE, message.message_id)

    async def edit(self, chat: int, message: int, screen: Screen) -> Answer:
        try:
            await self._bot.edit_message_text(
                screen.text,
                chat,
                message,
                parse_mode=ParseMode.HTML,
                link_preview_options=NO_PREVIEW,
                reply_markup=keyboard(screen),
            )
        except TelegramError as error:
            if isinstance(error, BadRequest) and MODIFIED.search(error.message):
                return Answer(Verdict.DONE, message)
            return _answer(error, about_a_message=True)
        return Answer(Verdict.DONE, message)

    async def delete(self, chat: int, message: int) -> Answer:
        try:
            await self._bot.delete_message(chat, message)
        except TelegramError as error:
            if isinstance(error, BadRequest) and NOT_THERE.search(error.message):
                return Answer(Verdict.DONE, message)
            return _answer(error, about_a_message=True)
        return Answer(Verdict.DONE, message)


def keyboard(screen: Screen) -> InlineKeyboardMarkup | None:
    """The screen's keyboard; None without one, which also takes the keyboard from an edited message."""
    rows = [[_button(button) for button in row] for row in screen.rows if row]
    return InlineKeyboardMarkup(rows) if rows else None


def _button(button: Button) -> InlineKeyboardButton:
    return InlineKeyboardButton(
        button.label, url=button.url or None, callback_data=button.data or None, style=button.style or None
    )


def _answer(error: TelegramError, *, about_a_message: bool = False) -> Answer:
    if isinstance(error, RetryAfter):
        wait = error.retry_after
        return Answer(Verdict.LATER, after=wait if isinstance(wait, int) else wait.total_seconds())
    if isinstance(error, ChatMigrated):
        return Answer(Verdict.MOVED, chat=error.new_chat_id)
    if isinstance(error, Forbidden | InvalidToken) or CLOSED.search(error.message):
        return Answer(Verdict.CLOSED)
    if isinstance(error, BadRequest):
        return Answer(Verdict.GONE if about_a_message else Verdict.FAILED)
    if isinstance(error, NetworkError) and ambiguous(error):
        return Answer(Verdict.UNKNOWN)
    return Answer(Verdict.FAILED)
