"""What the page is told: the whole state at first, then everything that changes."""

from __future__ import annotations

import re
from typing import Any

from bot.sandbox.model import Json
from bot.sandbox.page import frames
from bot.sandbox.page.stage import Stage
from tests.sandbox.client import Client
from tests.sandbox.page.browser import Browser, browser

FRIENDS = "Дачники"


def keyboard(**data: str) -> Json:
    """A button for each: label = data."""
    return {"inline_keyboard": [[{"text": label, "callback_data": told} for label, told in data.items()]]}


async def test_a_newcomer_finds_friends_who_have_added_the_bot(page: Browser) -> None:
    state = page.state
    assert [(person["name"], person["started"]) for person in state["people"]] == [
        *(("Аня", False), ("Боря", False), ("Вика", False)),
    ]
    group = page.newest("chat", page.chat(FRIENDS))
    assert group["kind"] == "supergroup"
    assert group["bot"] == "member"
    assert [member["status"] for member in group["members"]] == ["creator", "member", "member"]
    assert [message["service"] for message in page.messages] == ["Аня added Kon"]
    assert {chat["id"] for chat in state["chats"]} == {group["id"], *(person["id"] for person in state["people"])}
    assert len({person["colour"] for person in state["people"]}) == 3


async def test_the_first_browser_decides_what_language_the_first_people_speak(stage: Stage) -> None:
    assert not frames.people(stage.sandbox.world)
    async with browser(stage.sandbox.url, "?language=en") as page, browser(stage.sandbox.url) as other:
        for state in (page.state, other.state):
            assert [(person["name"], person["language"]) for person in state["people"]] == [
                *(("Anna", "en"), ("Ben", "en"), ("Clara", "en")),
            ]
        assert page.chat("Summer folk")
        for name in ("Anna", "Ben", "Clara"):
            await page.does("forget", **{"as": page.person(name)})
    async with browser(stage.sandbox.url) as page:
        assert all(person["deleted"] for person in page.state["people"])


async def test_a_new_world_speaks_the_language_of_who_asks_for_it(page: Browser, stage: Stage) -> None:
    await page.does("anew", language="en")
    assert page.chat("Summer folk")
    await page.does("anew", language="de")
    assert page.chat(FRIENDS)
    async with browser(stage.sandbox.url, "?scene=buttons&language=en") as other:
        board = await other.message("row 2")
        assert (await other.tap(other.person("Anna"), board, "scene:toast"))["text"] == "Noted: 37 ✋"
        told = str(other.state["messages"]) + str(other.state["chats"]) + str(other.state["people"])
        assert not re.search("[а-яё]", told, re.IGNORECASE)


async def test_messages_come_with_entities_buttons_and_bells(page: Browser, client: Client) -> None:
    group, anya = page.chat(FRIENDS), page.person("Аня")
    text = f'<b>Ход</b> <a href="tg://user?id={anya}">Ани</a> 🎲 <a href="https://example.org/">тут</a>'
    markup = {"inline_keyboard": [[{"text": "Да", "callback_data": "d", "style": "primary"}]]}
    await client.does("sendMessage", chat_id=group, text=text, parse_mode="HTML", reply_markup=markup)
    message = await page.message("Ход Ани")
    assert message["entities"] == [
        {"type": "bold", "offset": 0, "length": 3},
        {"type": "text_mention", "offset": 4, "length": 3, "user": anya},
        {"type": "text_link", "offset": 11, "length": 3, "url": "https://example.org/"},
    ]
    assert message["keyboard"] == [[{"text": "Да", "data": "d", "url": "", "style": "primary"}]]
    await page.hears("bell", lambda frame: frame["person"] == page.person("Вика"))
    bells = {frame["person"]: frame["mentioned"] for frame in page.frames if frame["t"] == "bell"}
    assert bells == {anya: True, page.person("Боря"): False, page.person("Вика"): False}


async def test_edits_and_silent_messages_ring_no_bell(page: Browser, client: Client) -> None:
    group = page.chat(FRIENDS)
    sent = await client.does("sendMessage", chat_id=group, text="тихо", disable_notification=True)
    await client.does("editMessageText", chat_id=group, message_id=sent["message_id"], text="ещё тише")
    edited = await page.message("ещё тише")
    assert (edited["id"], edited["silent"]) == (sent["message_id"], True)
    assert edited["edited"] > 0
    await client.does("deleteMessage", chat_id=group, message_id=sent["message_id"])
    await page.hears("gone", lambda frame: frame["id"] == sent["message_id"])
    assert not [frame for frame in page.frames if frame["t"] == "bell"]


async def test_who_tapped_hears_the_answer_by_the_number_of_the_tap(
    page: Browser, client: Client, stage: Stage
) -> None:
    anya = page.person("Аня")
    sent = await client.does("sendMessage", chat_id=page.chat(FRIENDS), text="?", reply_markup=keyboard(Да="yes"))
    async with browser(stage.sandbox.url) as other:
        done = await page.does("tap", **{"as": anya}, chat=sent["chat"]["id"], id=sent["message_id"], data="yes")
        (update,) = [u for u in await client.does("getUpdates") if "callback_query" in u]
        query = update["callback_query"]["id"]
        await client.does("answerCallbackQuery", callback_query_id=query, text="Ага", show_alert=True)
        answer = await page.hears("answer")
        assert (answer["query"], answer["person"], answer["text"], answer["alert"]) == (done["n"], anya, "Ага", True)
        assert (await other.hears("answer"))["query"] == ""


async def test_menus_are_those_of_scope_and_language(page: Browser, client: Client) -> None:
    group, anya, borya = page.chat(FRIENDS), page.person("Аня"), page.person("Боря")
    await page.does("language", **{"as": borya}, language="en")

    async def menu(name: str, **scope: Any) -> None:
        await client.does("setMyCommands", commands=[{"command": name, "description": "x"}], **scope)

    await menu("plain")
    await menu("groups", scope={"type": "all_group_chats"})
    await menu("gruppy", scope={"type": "all_group_chats"}, language_code="ru")
    await menu("admins", scope={"type": "all_chat_administrators"}, language_code="ru")
    await page.hears("call", lambda frame: "language_code" in frame["call"]["params"])
    told = (await page.hears("chat", lambda frame: "admins" in str(frame["chat"]["commands"])))["chat"]
    assert told["id"] == group
    names = {int(person): [entry["command"] for entry in entries] for person, entries in told["commands"].items()}
    assert names == {anya: ["admins"], borya: ["groups"], page.person("Вика"): ["gruppy"]}
    assert page.newest("chat", anya)["commands"][str(anya)][0]["command"] == "plain"


async def test_calls_are_told_and_who_erred(page: Browser, client: Client, stage: Stage) -> None:
    await client.call("sendMessage", chat_id=12, text="nobody")
    call = (await page.hears("call"))["call"]
    assert (call["method"], call["params"]["text"], call["code"], call["erred"]) == ("sendMessage", "nobody", 400, True)
    stage.sandbox.faults.add("getMe", retry_after=3)
    await client.call("getMe")
    call = (await page.hears("call", lambda frame: frame["call"]["method"] == "getMe"))["call"]
    assert (call["code"], call["erred"]) == (429, False)
    assert stage.sandbox.token not in str(page.frames)


async def test_a_page_that_comes_later_finds_everything(page: Browser, client: Client, stage: Stage) -> None:
    anya = page.person("Аня")
    await page.does("start", **{"as": anya}, payload="x")
    await client.does("sendMessage", chat_id=anya, text="рука", reply_markup=keyboard(Ход="m"))
    await page.message("рука")
    async with browser(stage.sandbox.url) as other:
        assert other.messages == page.messages
        assert other.newest("person", anya) == page.newest("person", anya)
        assert other.newest("person", anya)["started"]
        assert [call["method"] for call in other.state["calls"]] == ["sendMessage"]
