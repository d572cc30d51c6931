"""sendMessage: limits, keyboards, replies."""

from typing import Any

import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, LinkPreviewOptions
from telegram.constants import ParseMode
from telegram.error import BadRequest

from bot.sandbox.driver import Person
from bot.sandbox.sandbox import Sandbox
from tests.sandbox.client import Client

UNPARSED = "can't parse inline keyboard button: "
LOCAL = "http://localhost/"


@pytest.fixture
async def anna(sandbox: Sandbox) -> Person:
    anna = sandbox.person("Аня")
    await anna.start()
    return anna


def rows(*rows: list[dict[str, Any]]) -> dict[str, Any]:
    return {"inline_keyboard": list(rows)}


def button(text: str = "a", **fields: Any) -> dict[str, Any]:
    return {"text": text, "callback_data": "x"} | fields


async def test_a_message_arrives_as_the_library_sent_it(bot: Bot, anna: Person) -> None:
    keyboard = InlineKeyboardMarkup(
        [[InlineKeyboardButton("Да", callback_data="yes"), InlineKeyboardButton("Стол", url="https://t.me/c/1/2")]]
    )
    sent = await bot.send_message(anna.id, "<b>Ход</b> 🏆", ParseMode.HTML, reply_markup=keyboard)
    assert (sent.text, sent.text_html) == ("Ход 🏆", "<b>Ход</b> 🏆")
    assert sent.reply_markup == keyboard
    assert (anna.last.text, anna.last.html, anna.last.buttons) == ("Ход 🏆", "<b>Ход</b> 🏆", [["Да", "Стол"]])


async def test_4096_utf16_units_after_entities_are_the_limit(client: Client, anna: Person) -> None:
    await client.does("sendMessage", chat_id=anna.id, text="<b>" + "🏆" * 2048 + "</b>", parse_mode="HTML")
    assert (
        await client.fails("sendMessage", chat_id=anna.id, text="🏆" * 2048 + "!") == "Bad Request: message is too long"
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [("", "message text is empty"), (" \n", "message text is empty"), ("<b> </b>", "text must be non-empty")],
)
async def test_an_empty_text_is_refused(client: Client, anna: Person, text: str, reason: str) -> None:
    assert await client.fails("sendMessage", chat_id=anna.id, text=text, parse_mode="HTML") == f"Bad Request: {reason}"


async def test_broken_html_is_refused(bot: Bot, anna: Person) -> None:
    with pytest.raises(BadRequest, match=r"(?i)can't parse entities: unmatched end tag at byte offset 10"):
        await bot.send_message(anna.id, "Аня <b></i>", ParseMode.HTML)
    with pytest.raises(BadRequest, match=r"(?i)unsupported parse_mode"):
        await bot.send_message(anna.id, "x", "BBCode")


async def test_a_mention_by_id_reaches_only_whom_the_bot_knows(client: Client, anna: Person) -> None:
    text = f'<a href="tg://user?id={anna.id}">Аня</a> <a href="tg://user?id=5">?</a>'
    sent = await client.does("sendMessage", chat_id=anna.id, text=text, parse_mode="HTML")
    assert [entity["user"]["id"] for entity in sent["entities"]] == [anna.id]


@pytest.mark.parametrize(
    ("keyboard", "reason"),
    [
        (rows([button(callback_data="ю" * 33)]), "BUTTON_DATA_INVALID"),
        (
            rows([{"text": "a"}]),
            "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
        ),
        (rows([{"callback_data": "x"}]), "can't parse inline keyboard button: Can't find field \"text\""),
        (rows([{"text": 5}]), 'can\'t parse inline keyboard button: Field "text" must be of type String'),
        (rows([{"text": "a", "url": "no link"}]), "inline keyboard button URL 'no link' is invalid: Wrong HTTP URL"),
        (
            rows([{"text": "a", "url": "http://localhost/"}]),
            "inline keyboard button URL 'http://localhost/' is invalid: Wrong HTTP URL",
        ),
        (rows(*[[button()] for _ in range(101)]), "reply markup is too long"),
        (rows([button()] * 9), "reply markup is too long"),
        ({"inline_keyboard": 5}, 'field "inline_keyboard" of the InlineKeyboardMarkup must be an Array'),
        ({"inline_keyboard": [5]}, 'field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays'),
        ({"inline_keyboard": [[5]]}, f"{UNPARSED}InlineKeyboardButton must be an Object"),
        (rows([button(style="pink")]), f"{UNPARSED}Invalid button style specified"),
    ],
)
async def test_a_keyboard_that_telegram_refuses(client: Client, anna: Person, keyboard: Any, reason: str) -> None:
    assert (
        await client.fails("sendMessage", chat_id=anna.id, text="a", reply_markup=keyboard) == f"Bad Request: {reason}"
    )
    assert anna.received == []


async def test_a_keyboard_at_the_limits(client: Client, anna: Person) -> None:
    full = rows(*[[button(callback_data="ю" * 32)] * 8 for _ in range(12)], [button()] * 4)
    sent = await client.does("sendMessage", chat_id=anna.id, text="a", reply_markup=full)
    assert sum(map(len, sent["reply_markup"]["inline_keyboard"])) == 100
    assert client.sandbox.mistakes == []


async def test_buttons_that_telegram_drops_or_disambiguates_are_noted(client: Client, anna: Person) -> None:
    keyboard = rows([button(""), button("b", url="https://t.me/x")], [])
    sent = await client.does("sendMessage", chat_id=anna.id, text="a", reply_markup=keyboard)
    assert sent["reply_markup"]["inline_keyboard"] == [[{"text": "b", "url": "https://t.me/x"}]]
    assert len(client.sandbox.mistakes) == 2


async def test_a_reply_names_what_it_answers_or_is_refused(client: Client, anna: Person) -> None:
    asked = await anna.says("?")
    sent = await client.does("sendMessage", chat_id=anna.id, text="a", reply_parameters={"message_id": asked.id})
    assert sent["reply_to_message"]["text"] == "?"
    lost = {"chat_id": anna.id, "text": "a", "reply_parameters": {"message_id": 999}}
    assert await client.fails("sendMessage", **lost) == "Bad Request: message to be replied not found"
    lost["reply_parameters"] = {"message_id": 999, "allow_sending_without_reply": True}
    assert "reply_to_message" not in await client.does("sendMessage", **lost)


async def test_private_chats_share_one_count_of_messages_supergroups_have_their_own(bot: Bot, sandbox: Sandbox) -> None:
    anna, borya = sandbox.person("Аня"), sandbox.person("Боря")
    basic, group = sandbox.group("Б", anna, borya, kind="group"), sandbox.group("С", anna, borya)
    for person in (anna, borya):
        await person.start()
    ids = [(await bot.send_message(chat, "a")).message_id for chat in (anna.id, borya.id, basic.id, group.id)]
    assert ids == [4, 5, 6, 2]


async def test_link_preview_options_count_only_where_there_is_a_link(bot: Bot, anna: Person) -> None:
    off = LinkPreviewOptions(is_disabled=True)
    assert (await bot.send_message(anna.id, "a", link_preview_options=off)).link_preview_options is None
    assert (await bot.send_message(anna.id, "t.me/x", link_preview_options=off)).link_preview_options == off


async def test_chat_actions(client: Client, anna: Person) -> None:
    assert await client.does("sendChatAction", chat_id=anna.id, action="typing")
    assert "wrong parameter action" in await client.fails("sendChatAction", chat_id=anna.id, action="dancing")
