"""Taps and their answers; reactions."""

import asyncio
from typing import Any

import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, Update
from telegram.error import BadRequest

from bot.sandbox.driver import Answer, Person, Unanswered
from bot.sandbox.sandbox import Sandbox
from tests.sandbox.client import Client

KEYBOARD = InlineKeyboardMarkup([[InlineKeyboardButton("Да", callback_data="yes")]])
TOO_OLD = "query is too old and response timeout expired or query ID is invalid"


@pytest.fixture
async def anna(sandbox: Sandbox) -> Person:
    anna = sandbox.person("Аня")
    await anna.start()
    return anna


async def tapped(bot: Bot, anna: Person) -> Update:
    """The update of a tap on a fresh message."""
    await bot.send_message(anna.id, "?", reply_markup=KEYBOARD)
    await anna.taps("Да", wait=False)
    return (await bot.get_updates(offset=-1))[0]


async def test_a_tap_tells_who_where_and_what(bot: Bot, anna: Person) -> None:
    query = (await tapped(bot, anna)).callback_query
    assert query is not None
    assert query.message is not None
    assert (query.from_user.id, query.data, query.message.message_id) == (anna.id, "yes", anna.last.id)
    assert query.message.is_accessible


@pytest.mark.parametrize(
    ("fields", "answer"),
    [
        ({}, Answer()),
        ({"text": "Принято"}, Answer("Принято")),
        ({"text": "Твои 7", "show_alert": True}, Answer("Твои 7", alert=True)),
        ({"url": "https://t.me/KonSandboxBot?start=a_b-1"}, Answer(url="https://t.me/KonSandboxBot?start=a_b-1")),
    ],
)
async def test_the_tapper_gets_the_answer(bot: Bot, anna: Person, fields: dict[str, Any], answer: Answer) -> None:
    await bot.send_message(anna.id, "?", reply_markup=KEYBOARD)
    tap = asyncio.create_task(anna.taps("Да"))
    [update] = await bot.get_updates(offset=-1, timeout=20)
    assert update.callback_query is not None
    await update.callback_query.answer(**fields)
    assert await tap == answer


async def test_a_query_is_answered_once(bot: Bot, anna: Person) -> None:
    query = (await tapped(bot, anna)).callback_query
    assert query is not None
    await query.answer()
    with pytest.raises(BadRequest, match=r"(?i)query is too old"):
        await query.answer()


async def test_after_15_seconds_it_is_too_late(client: Client, bot: Bot, anna: Person) -> None:
    query = (await tapped(bot, anna)).callback_query
    assert query is not None
    client.sandbox.jump(16)
    assert await client.fails("answerCallbackQuery", callback_query_id=query.id) == f"Bad Request: {TOO_OLD}"
    assert await client.fails("answerCallbackQuery", callback_query_id="5") == f"Bad Request: {TOO_OLD}"


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"text": "я" * 201}, "MESSAGE_TOO_LONG"),
        ({"url": "https://example.com/"}, "URL_INVALID"),
        ({"url": "https://t.me/OtherBot?start=x"}, "URL_INVALID"),
        ({"url": "https://t.me/KonSandboxBot?start=a.b"}, "URL_INVALID"),
    ],
)
async def test_an_answer_that_telegram_refuses(
    client: Client, bot: Bot, anna: Person, fields: dict[str, str], reason: str
) -> None:
    query = (await tapped(bot, anna)).callback_query
    assert query is not None
    refusal = await client.fails("answerCallbackQuery", callback_query_id=query.id, **fields)
    assert refusal == f"Bad Request: {reason}"
    await client.does("answerCallbackQuery", callback_query_id=query.id, text="я" * 200)


async def test_nobody_waits_for_ever_for_an_answer(bot: Bot, anna: Person) -> None:
    await bot.send_message(anna.id, "?", reply_markup=KEYBOARD)
    with pytest.raises(Unanswered):
        await anna.taps("Да", within=0.02)


async def test_a_tap_on_an_old_message_brings_it_along_inaccessible(bot: Bot, sandbox: Sandbox, anna: Person) -> None:
    await bot.send_message(anna.id, "?", reply_markup=KEYBOARD)
    old = anna.last
    sandbox.jump(8 * 86400)
    await bot.send_message(anna.id, "?", reply_markup=KEYBOARD)
    anna.last.inaccessible = True
    for message in (old, anna.last):
        await anna.taps("Да", message, wait=False)
        [update] = await bot.get_updates(offset=-1)
        assert update.callback_query is not None
        told = update.callback_query.message
        assert told is not None
        assert not told.is_accessible
        assert (told.chat.id, told.message_id) == (anna.id, message.id)
        with pytest.raises(BadRequest, match=r"(?i)message can't be edited"):
            await bot.edit_message_text("x", anna.id, message.id)


async def test_callback_data_may_be_forged(bot: Bot, anna: Person) -> None:
    await bot.send_message(anna.id, "no buttons")
    await anna.presses(anna.last, "forged", wait=False)
    [update] = await bot.get_updates(offset=-1)
    assert update.callback_query is not None
    assert update.callback_query.data == "forged"


async def test_reactions_come_from_telegrams_list_one_a_message(client: Client, anna: Person) -> None:
    said = await anna.says("/stop")
    react = {"chat_id": anna.id, "message_id": said.id}
    await client.does("setMessageReaction", reaction=[{"type": "emoji", "emoji": "🤷"}], **react)
    assert list(said.reactions.values()) == ["🤷"]
    for reaction, reason in (
        ([{"type": "emoji", "emoji": "♠️"}], "REACTION_INVALID"),
        ([{"type": "emoji", "emoji": "👌"}] * 2, "REACTIONS_TOO_MANY"),
    ):
        assert await client.fails("setMessageReaction", reaction=reaction, **react) == f"Bad Request: {reason}"
    await client.does("setMessageReaction", reaction=[], **react)
    assert said.reactions == {}
    gone = await client.fails("setMessageReaction", chat_id=anna.id, message_id=999)
    assert gone == "Bad Request: message to react not found"
