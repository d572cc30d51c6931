"""What Telegram's refusals mean, as they come through a library that rewrites them; and unknown ones."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from structlog.testing import capture_logs

from bot.screens.screen import Screen
from bot.telegram.calls import CallResult, Calls, Verdict
from bot.telegram.client import bot_of
from bot.telegram.refusals import as_written
from bot.text.words import Html
from tests.bot.fake_telegram import FakeTelegram, error, fake_telegram, ok, page

HELLO = Screen(Html("Ход"))
GROUP, ANYA = -100, 5


@pytest.fixture
async def telegram() -> AsyncIterator[FakeTelegram]:
    async with fake_telegram() as fake:
        fake.answer("getMe", ok({"id": 123456, "is_bot": True, "first_name": "Кон", "username": "kon_bot"}))
        yield fake


@pytest.fixture
async def calls(telegram: FakeTelegram) -> AsyncIterator[Calls]:
    async with bot_of(telegram.settings, lambda offset: None) as bot:
        yield Calls(bot)


async def sent(calls: Calls, chat: int = GROUP) -> CallResult:
    return await calls.send(chat, None, HELLO, silent=True)


CLOSED = [
    "Bad Request: not enough rights to send text messages to the chat",
    "Bad Request: have no rights to send a message",
    "Bad Request: need administrator rights in the channel chat",
    "Bad Request: CHAT_WRITE_FORBIDDEN",
    "Bad Request: CHAT_SEND_PLAIN_FORBIDDEN",
    "Bad Request: CHAT_ADMIN_REQUIRED",
    "Bad Request: USER_BANNED_IN_CHANNEL",
    "Bad Request: CHANNEL_PRIVATE",
    "Bad Request: chat not found",
    "Bad Request: user not found",
    "Bad Request: PEER_ID_INVALID",
    "Bad Request: group chat was deactivated",
    "Bad Request: TOPIC_CLOSED",
    "Bad Request: TOPIC_DELETED",
    "Bad Request: message thread not found",
    "Forbidden: bot was kicked from the supergroup chat",
    "Forbidden: bot is not a member of the supergroup chat",
    "Forbidden: the group chat was deleted",
    "Forbidden: bot was blocked by the user",
    "Forbidden: user is deactivated",
    "Forbidden: bot can't initiate conversation with a user",
    "Forbidden: whatever they may think of next year",
]


@pytest.mark.parametrize("text", CLOSED)
async def test_where_we_may_not_write(telegram: FakeTelegram, calls: Calls, text: str) -> None:
    telegram.answer("sendMessage", error(403 if text.startswith("F") else 400, text))
    with capture_logs() as told:
        result = await sent(calls)
    assert (result.verdict, result.deleted) == (Verdict.CLOSED, "deactivated" in text)
    assert told == []


GONE = [
    "message to edit not found",
    "message can't be edited",
    "message can't be deleted",
    "message can't be deleted for everyone",
    "message identifier is not specified",
    "MESSAGE_ID_INVALID",
    "MESSAGE_DELETE_FORBIDDEN",
    "MESSAGE_EDIT_TIME_EXPIRED",
    "MESSAGE_AUTHOR_REQUIRED",
    "there is no text in the message to edit",
]


@pytest.mark.parametrize("text", GONE)
async def test_what_can_be_neither_edited_nor_deleted(telegram: FakeTelegram, calls: Calls, text: str) -> None:
    telegram.answer("editMessageText", error(400, f"Bad Request: {text}"))
    telegram.answer("deleteMessage", error(403 if "FORBIDDEN" in text else 400, f"Bad Request: {text}"))
    assert (await calls.edit(GROUP, 1, HELLO)).verdict is Verdict.GONE
    assert (await calls.delete(GROUP, 1)).verdict is Verdict.GONE


async def test_what_is_as_it_should_be_is_done(telegram: FakeTelegram, calls: Calls) -> None:
    telegram.answer(
        "editMessageText", error(400, "Bad Request: message is not modified: specified new message content")
    )
    telegram.answer("deleteMessage", error(400, "Bad Request: message to delete not found"))
    assert (await calls.edit(GROUP, 1, HELLO)).verdict is Verdict.DONE
    assert (await calls.delete(GROUP, 1)).verdict is Verdict.DONE


UNKNOWN = [
    (400, "Bad Request: CHAT_RESTRICTED", "CHAT_RESTRICTED"),
    (400, "Bad Request: group send failed", "Group send failed"),
    (401, "Unauthorized", "Unauthorized"),
    (406, "Not Acceptable", "HTTP 406: Not Acceptable"),
]


@pytest.mark.parametrize(("status", "text", "written"), UNKNOWN)
async def test_words_that_nobody_knows_are_told_once_a_place(
    telegram: FakeTelegram, calls: Calls, status: int, text: str, written: str
) -> None:
    for method in ("sendMessage", "editMessageText", "deleteMessage"):
        telegram.answer(method, error(status, text))
    with capture_logs() as told:
        results = [await sent(calls), await calls.edit(GROUP, 1, HELLO), await calls.delete(GROUP, 1)]
        results += [await sent(calls, ANYA), await sent(calls, ANYA)]
    assert {result.verdict for result in results} == {Verdict.REFUSED}
    assert [(line["chat"], line["text"]) for line in told] == [(GROUP, written), (ANYA, written)]


@pytest.mark.parametrize(
    "text", ["can't parse entities: Unclosed start tag", "message is too long", "BUTTON_DATA_INVALID"]
)
async def test_it_may_be_the_content_that_is_refused(telegram: FakeTelegram, calls: Calls, text: str) -> None:
    telegram.answer("sendMessage", error(400, f"Bad Request: {text}"))
    with capture_logs() as told:
        result = await sent(calls)
    assert (result.verdict, result.ill_made) == (Verdict.REFUSED, True)
    assert len(told) == 1


@pytest.mark.parametrize("status", [403, 404, 407])
async def test_nobody_is_shut_out_by_the_word_of_a_proxy(telegram: FakeTelegram, calls: Calls, status: int) -> None:
    telegram.answer("sendMessage", page(status))
    assert (await sent(calls, ANYA)).verdict is Verdict.FAILED


@pytest.mark.parametrize("text", ["query is too old and response timeout expired", "QUERY_ID_INVALID", "URL_INVALID"])
async def test_a_tap_that_can_not_be_answered_is_nothing_new(telegram: FakeTelegram, calls: Calls, text: str) -> None:
    telegram.answer("answerCallbackQuery", error(400, f"Bad Request: {text}"))
    with capture_logs() as told:
        assert (await calls.answer("1", "Ход")).verdict is Verdict.FAILED
    assert told == []


@pytest.mark.parametrize("text", ["REACTION_INVALID", "message to react not found"])
async def test_a_reaction_is_a_courtesy(telegram: FakeTelegram, calls: Calls, text: str) -> None:
    telegram.answer("setMessageReaction", error(400, f"Bad Request: {text}"))
    with capture_logs() as told:
        assert (await calls.react(GROUP, 1, "👌")).verdict is Verdict.FAILED
    assert told == []
    (asked,) = telegram.calls("setMessageReaction")
    assert asked["reaction"] == [{"type": "emoji", "emoji": "👌"}]


def test_codes_are_in_capitals_again() -> None:
    assert as_written("Chat_restricted") == "CHAT_RESTRICTED"
    assert as_written("Message can't be edited") == "Message can't be edited"
