"""Edits: what can be edited, and what is not modified."""

import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup
from telegram.constants import ParseMode
from telegram.error import BadRequest

from bot.sandbox.driver import Person
from bot.sandbox.sandbox import Sandbox
from tests.sandbox.client import Client

WEEK = 7 * 86400
KEYBOARD = InlineKeyboardMarkup([[InlineKeyboardButton("Да", callback_data="yes")]])
OTHER = InlineKeyboardMarkup([[InlineKeyboardButton("Да", callback_data="no")]])


@pytest.fixture
async def anna(sandbox: Sandbox) -> Person:
    anna = sandbox.person("Аня")
    await anna.start()
    return anna


async def test_an_edit_changes_the_message_in_place_and_rings_nobody(bot: Bot, anna: Person) -> None:
    sent = await bot.send_message(anna.id, "a", reply_markup=KEYBOARD)
    edited = await bot.edit_message_text("<b>b</b>", anna.id, sent.message_id, parse_mode=ParseMode.HTML)
    assert not isinstance(edited, bool)
    assert (edited.message_id, edited.text, edited.reply_markup) == (sent.message_id, "b", None)
    assert edited.edit_date
    assert (anna.last.html, anna.last.buttons, len(anna.bells)) == ("<b>b</b>", [], 1)


async def test_the_same_content_and_keyboard_is_not_modified(bot: Bot, anna: Person) -> None:
    sent = await bot.send_message(anna.id, "<b>a</b>", ParseMode.HTML, reply_markup=KEYBOARD)
    chat, message = anna.id, sent.message_id
    for text in ("<b>a</b>", " <strong>a</strong>\n"):
        with pytest.raises(BadRequest, match=r"(?i)message is not modified"):
            await bot.edit_message_text(text, chat, message, parse_mode=ParseMode.HTML, reply_markup=KEYBOARD)
    with pytest.raises(BadRequest, match=r"(?i)message is not modified"):
        await bot.edit_message_reply_markup(chat, message, reply_markup=KEYBOARD)
    for text, keyboard in (("a", KEYBOARD), ("a", OTHER), ("a", None)):
        await bot.edit_message_text(text, chat, message, reply_markup=keyboard)


@pytest.mark.parametrize("method", ["editMessageText", "editMessageReplyMarkup", "editMessageCaption"])
async def test_who_names_no_message_or_one_that_is_gone(client: Client, anna: Person, method: str) -> None:
    text = {"text": "a"} if method == "editMessageText" else {}
    gone = await client.fails(method, chat_id=anna.id, message_id=999, **text)
    assert gone == "Bad Request: message to edit not found"
    nothing = await client.fails(method, chat_id=anna.id, **text)
    assert nothing == "Bad Request: message identifier is not specified"


async def test_messages_of_others_and_service_messages_cannot_be_edited(client: Client, anna: Person) -> None:
    group = client.sandbox.group("Дачники", anna)
    service, said = group.messages[0], await anna.says("/x", group)
    for message in (service, said):
        refusal = await client.fails("editMessageText", chat_id=group.id, message_id=message.id, text="a")
        assert refusal == "Bad Request: message can't be edited"


async def test_old_messages_can_be_edited_until_they_are_inaccessible(client: Client, anna: Person) -> None:
    sent = await client.does("sendMessage", chat_id=anna.id, text="a")
    edit = {"chat_id": anna.id, "message_id": sent["message_id"]}
    client.sandbox.jump(3 * 86400)
    await client.does("editMessageText", text="b", **edit)
    client.sandbox.jump(WEEK)
    assert await client.fails("editMessageText", text="c", **edit) == "Bad Request: message can't be edited"


async def test_a_longer_text_than_allowed_is_refused_in_an_edit_too(client: Client, anna: Person) -> None:
    sent = await client.does("sendMessage", chat_id=anna.id, text="a")
    edit = {"chat_id": anna.id, "message_id": sent["message_id"], "text": "я" * 4097}
    assert await client.fails("editMessageText", **edit) == "Bad Request: MESSAGE_TOO_LONG"


async def test_an_edit_takes_inline_keyboards_only(client: Client, anna: Person) -> None:
    sent = await client.does("sendMessage", chat_id=anna.id, text="a")
    edit = {"chat_id": anna.id, "message_id": sent["message_id"], "reply_markup": {"remove_keyboard": True}}
    assert await client.fails("editMessageText", text="b", **edit) == "Bad Request: inline keyboard expected"
