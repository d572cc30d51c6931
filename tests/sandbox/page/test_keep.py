"""The world on disk: all of it comes back, whether the sandbox ended in order or not, and nothing half is ever read."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path

import aiohttp
import pytest

from bot.sandbox import acts, wire
from bot.sandbox.formatted import Formatted
from bot.sandbox.model import Content
from bot.sandbox.page import archive
from bot.sandbox.page.archive import LOST
from bot.sandbox.page.keep import Keep, Occupied, UnreadableWorld
from bot.sandbox.page.props import buttons
from bot.sandbox.page.stage import Stage
from bot.sandbox.sandbox import Sandbox
from tests.sandbox.client import Client
from tests.sandbox.images import png
from tests.sandbox.page.browser import PATIENCE, browser
from tests.sandbox.page.conftest import staged

FRIENDS = "Дачники"


async def lived_in(stage: Stage) -> None:
    """Everything that a world can have happens in it."""
    await buttons(stage.sandbox)
    async with (
        browser(stage.sandbox.url) as page,
        aiohttp.ClientSession() as session,
    ):
        client = Client(session, stage.sandbox)
        anya, group = page.person("Аня"), page.chat(FRIENDS)
        await page.does("jump", seconds=3600)
        await page.does("promote", who=anya, chat=group, anonymous=True)
        await page.does("say", **{"as": anya}, chat=group, text="кто я \U0001f3b2")
        await page.does("start", **{"as": anya}, payload="x")
        forum = (await page.does("group", title="Соседи", kind="supergroup", forum=True, members=[anya]))["id"]
        topic = (await page.does("topic", **{"as": anya}, chat=forum, name="Игры"))["id"]
        await page.does("say", **{"as": anya}, chat=forum, text="/new", topic=topic)
        small = (await page.does("group", title="Двое", kind="group", members=[anya]))["id"]
        large = (await page.does("upgrade", chat=small))["id"]
        markup = {"inline_keyboard": [[{"text": "Ход", "callback_data": "m"}]]}
        sent = await client.does("sendMessage", chat_id=anya, text="рука", reply_markup=markup)
        await client.does("pinChatMessage", chat_id=anya, message_id=sent["message_id"])
        await client.does("setMyCommands", commands=[{"command": "new", "description": "x"}], language_code="ru")
        await page.does("tap", **{"as": anya}, chat=anya, id=sent["message_id"], data="m")
        asked = next(message for message in page.messages if message["chat"] == large)
        await page.does("say", **{"as": anya}, chat=large, text="/table", reply=asked["id"])
        taken = await client.does("getUpdates", limit=2)
        await client.does("getUpdates", offset=taken[-1]["update_id"] + 1, limit=1)


async def told(stage: Stage) -> dict[str, object]:
    """What a page is told of a world, but for what belongs to a run."""
    async with browser(stage.sandbox.url) as page:
        return {key: value for key, value in page.state.items() if key not in ("now", "calls", "bot")}


async def test_everything_comes_back(tmp_path: Path) -> None:
    first = staged(tmp_path)
    await first.open()
    await lived_in(first)
    before, kept = await told(first), archive.written(first.sandbox.api)
    messages = archive.Messages().text(first.sandbox.world)
    pictures = dict(first.sandbox.world.files)
    await first.close()
    second = staged(tmp_path)
    await second.open()
    assert await told(second) == before
    assert archive.written(second.sandbox.api) == kept
    assert archive.Messages().text(second.sandbox.world) == messages
    assert second.sandbox.world.files == pictures
    assert pictures
    await second.close()


async def test_only_what_has_changed_is_put_into_words_again(stage: Stage) -> None:
    await lived_in(stage)
    world, messages = stage.sandbox.world, archive.Messages()
    assert messages.text(world) == archive.Messages().text(world)
    for message in [message for chat in world.chats.values() for message in chat.messages.values()][::2]:
        world.edit(message, Content(Formatted(f"anew {message.number}")), ())
        message.reactions[1] = "👌"
    world.delete(message)
    assert messages.text(world) == archive.Messages().text(world)


async def test_the_bot_finds_what_it_had_not_confirmed_and_may_answer(tmp_path: Path) -> None:
    first = staged(tmp_path)
    await first.open()
    await lived_in(first)
    await first.close()
    second = staged(tmp_path)
    await second.open()
    async with aiohttp.ClientSession() as session:
        client = Client(session, second.sandbox)
        updates = await client.does("getUpdates")
        (query,) = [update["callback_query"] for update in updates if "callback_query" in update]
        await client.does("answerCallbackQuery", callback_query_id=query["id"], text="Ага")
        assert query["message"]["text"] == "рука"
    await second.close()


async def test_numbers_that_a_lost_moment_may_have_used_are_not_given_again(tmp_path: Path) -> None:
    first = staged(tmp_path)
    await first.open()
    await lived_in(first)
    await first.close()
    world = json.loads((tmp_path / "world.json").read_text())
    (tmp_path / "world.json").write_text(json.dumps(world | {"whole": False}))
    second = staged(tmp_path)
    await second.open()
    counters = second.sandbox.world.counters
    assert {kind: getattr(counters, kind) - last for kind, last in world["counters"].items()} == dict.fromkeys(
        world["counters"], LOST
    )
    last_ids = {chat["id"]: chat["last_id"] for chat in world["chats"]}
    assert {id: chat.last_id - last_ids[id] for id, chat in second.sandbox.world.chats.items()} == dict.fromkeys(
        last_ids, LOST
    )
    assert second.sandbox.world.updates.kept()["next"] == world["updates"]["next"] + LOST
    await second.close()


async def test_a_kill_loses_a_moment_at_most(tmp_path: Path) -> None:
    stage = staged(tmp_path / "kept")
    await stage.open()
    async with browser(stage.sandbox.url) as page:
        await page.does("say", **{"as": page.person("Аня")}, chat=page.chat(FRIENDS), text="последнее слово")
        async with asyncio.timeout(PATIENCE):
            while "последнее" not in _text(tmp_path / "kept" / "world.json"):
                await stage.sandbox.world.pulse.wait(0.02)
    shutil.copytree(tmp_path / "kept", tmp_path / "killed")
    await stage.close()
    again = staged(tmp_path / "killed")
    await again.open()
    async with browser(again.sandbox.url) as page:
        assert page.messages[-1]["text"] == "последнее слово"
    await again.close()


async def test_anew_is_another_world_in_another_place(stage: Stage, tmp_path: Path) -> None:
    before = _place(tmp_path / "kept")
    async with browser(stage.sandbox.url) as page, browser(stage.sandbox.url) as other:
        await page.does("say", **{"as": page.person("Аня")}, chat=page.chat(FRIENDS), text="эй")
        await page.does("jump", seconds=60)
        await page.does("anew")
        assert [message["service"] for message in page.messages] == ["Аня added Kon"]
        assert page.state["offset"] == 0
        await other.hears("state", lambda frame: frame["offset"] == 0 and len(other.messages) == 1)
        await other.does("say", **{"as": other.person("Аня")}, chat=other.chat(FRIENDS), text="снова")
        assert await page.message("снова")
    assert _place(tmp_path / "kept") != before


async def test_the_scene_with_all_kinds_of_buttons_answers_by_itself(stage: Stage) -> None:
    async with browser(stage.sandbox.url, "?scene=buttons") as page:
        assert page.state["scene"] == "buttons"
        anya, board = page.person("Аня"), await page.message("АП ТЕРН")
        styles = {button["style"] for row in board["keyboard"] for button in row}
        assert styles == {"", "primary", "success", "danger"}
        assert (await page.tap(anya, board, "scene:toast"))["text"] == "Записано: 37 ✋"
        alert = await page.tap(anya, board, "scene:alert")
        assert alert["alert"]
        assert len(alert["text"]) <= 200
        assert (await page.tap(anya, board, "scene:start"))["url"].startswith("https://t.me/")
        kinds = {entity["type"] for message in page.messages for entity in message["entities"]}
        assert {"bold", "spoiler", "pre", "blockquote", "expandable_blockquote", "text_mention", "mention"} <= kinds
        photo = (await page.message("Картинка"))["photo"]
        async with aiohttp.ClientSession() as session, session.get(stage.sandbox.url + photo["url"]) as answer:
            assert (answer.status, answer.content_type) == (200, "image/png")
        assert not stage.sandbox.world.updates.pending()


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("", "damaged"),
        ("{}", "damaged"),
        ("[1]", "damaged"),
        ('{"form":1,"name":"world-1","scene":""}', "form 1, not 2"),
        ('{"form":2,"whole":true,"name":"world-1","scene":"","offset":0,"counters":{"sheep":1}}', "damaged"),
    ],
)
async def test_what_is_damaged_is_told_in_one_line(tmp_path: Path, content: str, why: str) -> None:
    (tmp_path / "world.json").write_text(content)
    stage = staged(tmp_path)
    with pytest.raises(UnreadableWorld, match=why) as told:
        await stage.open()
    assert "\n" not in str(told.value)


async def test_a_world_whose_pictures_are_gone_is_still_one(tmp_path: Path) -> None:
    first = staged(tmp_path)
    await first.open()
    await first.close()
    shutil.rmtree(_place(tmp_path))
    second = staged(tmp_path)
    await second.open()
    await buttons(second.sandbox)
    await second.close()
    assert Keep.claim(tmp_path).load(Sandbox().api) == ""


async def test_pictures_and_who_may_send_them_come_back(tmp_path: Path) -> None:
    first = staged(tmp_path)
    await first.open()
    sandbox = first.sandbox
    group = sandbox.group("Двое", sandbox.person("Вика"))
    group.forbid_photos()
    acts.restrict_photos(sandbox.world, sandbox.world.bot, group.chat, by=group.chat.present()[0].user)
    photo = sandbox.api.uploads.keep_photo(png())
    sandbox.world.post(group.chat, sandbox.world.bot, Content(Formatted("стол"), photo))
    shown, member = wire.message(group.last, {}), wire.member(group.chat.members[sandbox.world.bot.id])
    await first.close()
    second = staged(tmp_path)
    await second.open()
    world, uploads = second.sandbox.world, second.sandbox.api.uploads
    chat = world.chats[group.id]
    assert chat.photos_forbidden
    assert wire.member(chat.members[world.bot.id]) == member
    assert wire.message(list(chat.messages.values())[-1], {}) == shown
    assert (uploads.photo(photo.file_id), world.files) == (photo, {photo.file_id: png()})
    assert uploads.keep_photo(png()).file_id != photo.file_id
    await second.close()


async def test_on_disk_there_is_no_more_than_in_memory(tmp_path: Path) -> None:
    first = staged(tmp_path)
    await first.open()
    uploads = first.sandbox.api.uploads
    gone, kept = uploads.keep_photo(png(grey=1)).file_id, uploads.keep_photo(png(grey=2)).file_id
    await first.close()
    place = _place(tmp_path) / "files"
    assert {path.name for path in place.iterdir()} == {gone, kept}
    second = staged(tmp_path)
    await second.open()
    del second.sandbox.world.files[gone]
    await second.close()
    assert [path.name for path in place.iterdir()] == [kept]


async def test_a_picture_whose_bytes_are_gone_has_no_file_id(tmp_path: Path) -> None:
    first = staged(tmp_path)
    await first.open()
    gone, kept = (first.sandbox.api.uploads.keep_photo(png(grey=shade)).file_id for shade in (1, 2))
    await first.close()
    (_place(tmp_path) / "files" / gone).unlink()
    (_place(tmp_path) / "files" / "stray").write_bytes(png())
    second = staged(tmp_path)
    await second.open()
    assert [*second.sandbox.world.files] == [*second.sandbox.api.uploads.photos] == [kept]
    await second.close()


async def test_a_world_from_before_there_were_rights_to_photos_can_be_read(tmp_path: Path) -> None:
    first = staged(tmp_path)
    await first.open()
    await buttons(first.sandbox)
    await first.close()
    world = json.loads((tmp_path / "world.json").read_text())
    del world["counters"]["file"]
    for photo in world["photos"]:
        del photo["unique"]
    for chat in world["chats"]:
        del chat["photos_forbidden"]
        for member in chat["members"]:
            del member["can_send_photos"]
    (tmp_path / "world.json").write_text(json.dumps(world))
    second = staged(tmp_path)
    await second.open()
    api = second.sandbox.api
    assert api.uploads.photos
    assert [wire.unique(photo) for photo in api.uploads.photos.values()] == [f"u{id}" for id in api.uploads.photos]
    assert all(member.can_send_photos for chat in api.world.chats.values() for member in chat.members.values())
    await second.close()


def test_two_do_not_keep_one_world(tmp_path: Path) -> None:
    keep = Keep.claim(tmp_path)
    with pytest.raises(Occupied):
        Keep.claim(tmp_path)
    del keep


def _text(path: Path) -> str:
    return path.read_text() if path.exists() else ""


def _place(directory: Path) -> Path:
    """Where the only world of a directory has its things."""
    (place,) = directory.glob("world-*")
    return place
