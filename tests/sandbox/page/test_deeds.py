"""Everything that can be asked for on the page, each once, and what is refused."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.page import stage as stages
from bot.sandbox.page.runner import Recipe, Runner
from bot.sandbox.page.stage import Stage
from storage.bond import Bond
from tests.sandbox.client import Client
from tests.sandbox.images import png
from tests.sandbox.page.browser import PATIENCE, Browser, browser
from tests.sandbox.page.conftest import staged

FRIENDS = "Дачники"


@pytest.fixture
def group(page: Browser) -> int:
    return page.chat(FRIENDS)


@pytest.fixture
def anya(page: Browser) -> int:
    return page.person("Аня")


@pytest.fixture
def borya(page: Browser) -> int:
    return page.person("Боря")


async def updates(client: Client) -> list[str]:
    """The kinds of updates that the bot finds, all of which it then confirms."""
    told = await client.does("getUpdates")
    if told:
        await client.does("getUpdates", offset=told[-1]["update_id"] + 1)
    return [kind for update in told for kind in update if kind != "update_id"]


async def test_words_are_said_rewritten_and_erased(page: Browser, client: Client, group: int, anya: int) -> None:
    await updates(client)
    await page.does("say", **{"as": anya}, chat=group, text="/new")
    said = await page.message("/new")
    assert await updates(client) == ["message"]
    await page.does("say", **{"as": anya}, chat=group, text="ладно", reply=said["id"])
    assert (await page.message("ладно"))["reply"] == said["id"]
    await page.does("rewrite", chat=group, id=said["id"], text="/new апт")
    assert await updates(client) == ["edited_message"]
    await page.does("erase", chat=group, id=said["id"])
    await page.hears("gone")


async def test_start_opens_the_private_chat(page: Browser, client: Client, anya: int) -> None:
    await page.does("start", **{"as": anya}, payload="s17")
    assert (await page.message("/start s17"))["chat"] == anya
    assert page.newest("person", anya)["started"]


async def test_nobody_writes_or_taps_in_somebody_elses_chat(
    page: Browser, client: Client, anya: int, borya: int
) -> None:
    await page.does("start", **{"as": anya})
    markup = {"inline_keyboard": [[{"text": "Ход", "callback_data": "m"}]]}
    sent = await client.does("sendMessage", chat_id=anya, text="рука", reply_markup=markup)
    assert "somebody else's" in await page.refused("say", **{"as": borya}, chat=anya, text="дай")
    tap = {"chat": anya, "id": sent["message_id"]}
    assert "somebody else's" in await page.refused("tap", **{"as": borya}, **tap, data="m")
    assert "button is gone" in await page.refused("tap", **{"as": anya}, **tap, data="другое")
    await client.does("deleteMessage", chat_id=anya, message_id=sent["message_id"])
    assert "message is gone" in await page.refused("tap", **{"as": anya}, **tap, data="m")


async def test_people_come_are_renamed_and_forgotten(page: Browser, group: int) -> None:
    gena = (await page.does("person", name="Гена", language="en", group=group))["id"]
    assert page.newest("person", gena)["language"] == "en"
    assert gena in [member["id"] for member in page.newest("chat", group)["members"]]
    assert page.newest("chat", gena)["kind"] == "private"
    await page.does("rename", **{"as": gena}, name="Геннадий", surname="Ж")
    assert page.newest("person", gena)["surname"] == "Ж"
    await page.does("forget", **{"as": gena})
    assert page.newest("person", gena)["deleted"]
    assert gena not in [member["id"] for member in page.newest("chat", group)["members"]]


async def test_the_bot_hears_of_blocks(page: Browser, client: Client, anya: int) -> None:
    await page.does("start", **{"as": anya})
    await updates(client)
    await page.does("block", **{"as": anya})
    assert page.newest("person", anya)["blocked"]
    assert "already" in await page.refused("block", **{"as": anya})
    await page.does("unblock", **{"as": anya})
    assert not page.newest("person", anya)["blocked"]
    assert await updates(client) == ["my_chat_member", "my_chat_member"]


async def test_members_leave_join_and_are_removed(page: Browser, group: int, anya: int, borya: int) -> None:
    await page.does("leave", **{"as": borya}, chat=group)
    assert "isn't in" in await page.refused("say", **{"as": borya}, chat=group, text="эй")
    await page.does("join", **{"as": borya}, chat=group)
    assert "already" in await page.refused("join", **{"as": borya}, chat=group)
    assert "no admin" in await page.refused("remove", **{"as": borya}, who=anya, chat=group)
    await page.does("remove", **{"as": anya}, who=borya, chat=group)
    assert [message["service"] for message in page.messages][-3:] == [
        *("Боря left", "Боря joined the group", "Аня removed Боря"),
    ]


async def test_admins_are_made_anonymous_or_not(page: Browser, group: int, borya: int) -> None:
    await page.does("promote", who=borya, chat=group, anonymous=True)
    assert {"id": borya, "status": "administrator", "anonymous": True} in page.newest("chat", group)["members"]
    await page.does("say", **{"as": borya}, chat=group, text="кто я")
    said = await page.message("кто я")
    assert (said["sender_chat"], said["from"]["bot"]) == (FRIENDS, True)
    await page.does("demote", who=borya, chat=group)
    assert {"id": borya, "status": "member", "anonymous": False} in page.newest("chat", group)["members"]


async def test_the_bot_goes_comes_back_and_becomes_an_admin(page: Browser, client: Client, group: int) -> None:
    await updates(client)
    await page.does("bot_out", chat=group)
    assert page.newest("chat", group)["bot"] == "kicked"
    await page.does("bot_in", chat=group)
    await page.does("bot_admin", chat=group, admin=True)
    assert page.newest("chat", group)["bot"] == "administrator"
    await page.does("bot_admin", chat=group, admin=False)
    assert page.newest("chat", group)["bot"] == "member"
    assert (await updates(client)).count("my_chat_member") == 4


async def test_photos_are_forbidden_to_all_or_to_the_bot_and_allowed_again(
    page: Browser, client: Client, group: int
) -> None:
    await updates(client)
    send = {"chat_id": group, "photo": client.sandbox.api.uploads.keep_photo(png()).file_id}
    for deed, told in (("photos", "photos"), ("bot_photos", "bot_photos")):
        await page.does(deed, chat=group, allowed=False)
        assert not page.newest("chat", group)[told]
        assert "not enough rights to send photos" in await client.fails("sendPhoto", **send)
        await page.does(deed, chat=group, allowed=True)
        assert page.newest("chat", group)[told]
        await client.does("sendPhoto", **send)
    assert await updates(client) == ["my_chat_member", "my_chat_member"]


async def test_nobody_is_restricted_in_a_basic_group(page: Browser, anya: int) -> None:
    small = (await page.does("group", title="Двое", kind="group", members=[anya]))["id"]
    assert "only in a supergroup" in await page.refused("bot_photos", chat=small, allowed=False)
    await page.does("photos", chat=small, allowed=False)


async def test_a_second_group_with_topics(page: Browser, anya: int, borya: int) -> None:
    title = {"title": "Соседи", "members": [borya, anya]}
    forum = (await page.does("group", **title, kind="supergroup", forum=True))["id"]
    topic = (await page.does("topic", **{"as": anya}, chat=forum, name="Игры"))["id"]
    told = page.newest("chat", forum)
    assert told["topics"] == [{"id": topic, "name": "Игры", "closed": False}]
    assert told["members"][0] == {"id": borya, "status": "creator", "anonymous": False}
    assert told["bot"] == "member"
    await page.does("say", **{"as": anya}, chat=forum, text="/new", topic=topic)
    assert (await page.message("/new"))["topic"] == topic
    assert "can be a group" in await page.refused("group", **title, kind="group", forum=True)


async def test_a_basic_group_becomes_a_supergroup(page: Browser, anya: int) -> None:
    small = (await page.does("group", title="Соседи", kind="group", forum=False, members=[anya]))["id"]
    large = (await page.does("upgrade", chat=small))["id"]
    assert page.newest("chat", small)["migrated_to"] == large
    assert page.newest("chat", large)["kind"] == "supergroup"
    assert "only a basic group" in await page.refused("upgrade", chat=large)
    assert "has become" in await page.refused("leave", **{"as": anya}, chat=small)


async def test_a_new_world_can_be_used_while_its_bot_is_on_its_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stages, "START_SECONDS", 0.0)
    stage = staged(tmp_path, Recipe((sys.executable, "-c", "import signal; signal.pause()"), Bond))
    await stage.open()
    async with browser(stage.sandbox.url) as page, browser(stage.sandbox.url) as other:
        monkeypatch.setattr(stages, "START_SECONDS", PATIENCE)
        asking = asyncio.create_task(page.asks("anew", language="en"))
        await other.hears("state", lambda frame: bool(frame["people"][0]["name"] == "Anna"))
        await other.does("say", **{"as": other.person("Anna")}, chat=other.chat("Summer folk"), text="hello")
        assert not asking.done()
        stage.sandbox.api.next_poller()
        assert not (await asking)["error"]
    await stage.close()


async def test_on_a_mac_a_bot_has_a_watcher_as_long_as_it_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bonds: list[Bond] = []

    def bond() -> Bond:
        bonds.append(Bond())
        return bonds[-1]

    runner = Runner(Recipe((sys.executable, "-c", "import signal; signal.pause()"), bond), lambda: None)
    monkeypatch.setattr(sys, "platform", "darwin")
    await runner.start(tmp_path, "", "")
    watcher = bonds[0]._watcher
    assert watcher is not None
    assert watcher.poll() is None
    await runner.kill()
    assert watcher.returncode == 0


async def test_time_goes_forward(page: Browser, stage: Stage, client: Client) -> None:
    await page.does("jump", seconds=28800)
    told = await page.hears("clock")
    assert told["offset"] == stage.sandbox.clock.offset == 28800
    assert told["now"] == pytest.approx(stage.sandbox.clock.now(), abs=5)
    assert "between" in await page.refused("jump", seconds=-1)


async def test_faults_hit_and_are_taken_away(page: Browser, client: Client) -> None:
    await page.does("fault", kind="429", method="getMe", times=2, seconds=7)
    assert "retry after 7" in await client.fails("getMe")
    assert (await page.hears("faults", lambda frame: frame["faults"][0]["times"] == 1))["faults"][0]["kind"] == "429"
    lasting = (await page.does("fault", kind="502", method="", times=0))["id"]
    await page.does("unfault", id=lasting)
    assert [fault["method"] for fault in page.frames[-2]["faults"]] == ["getMe"]
    for kind in ("500", "delay"):
        await page.does("fault", kind=kind, times=1, seconds=0.1)
    client.sandbox.faults.clear()
    for kind, said in (("400", "Bad Request: IMAGE_PROCESS_FAILED"), ("413", "Request Entity Too Large")):
        id = (await page.does("fault", kind=kind, times=1))["id"]
        told = await page.hears("faults", lambda frame, id=id: id in [fault["id"] for fault in frame["faults"]])
        assert [fault["kind"] for fault in told["faults"]] == [kind]
        assert await client.fails("getMe") == said
    await page.does("fault", kind="413", uploads=True, times=0)
    uploads = await page.hears("faults", lambda frame: any(one["uploads"] for one in frame["faults"]))
    assert [(one["kind"], one["times"]) for one in uploads["faults"]] == [("413", 0)]
    assert "no fault" in await page.refused("fault", kind="flood", times=1, seconds=1)


@pytest.mark.parametrize(
    ("deed", "why"),
    [
        ({"do": "dance"}, "nobody knows how"),
        ({"do": "say", "as": 5, "chat": 5, "text": "x"}, "nobody is 5"),
        ({"do": "say"}, "as is missing"),
        ({"do": "say", "as": "Аня", "chat": 1, "text": "x"}, "as can't be 'Аня'"),
        ({"do": "jump", "seconds": True}, "seconds can't be True"),
        ({"do": "jump", "seconds": float("nan")}, "seconds must lie between"),
        ({"do": "person", "name": " "}, "everybody has a name"),
        ({"do": "anew", "scene": "opera"}, "no scene 'opera'"),
        ({"do": "anew", "scene": "game"}, "needs a bot"),
        ({"do": "person", "name": "\ud800"}, "name is no text"),
    ],
)
async def test_nonsense_is_refused_in_one_line(page: Browser, deed: dict[str, Any], why: str) -> None:
    refusal = await page.refused(**deed)
    assert why in refusal
    assert "\n" not in refusal
