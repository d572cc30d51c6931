"""Photos: uploads, captions, and texts that become photos."""

import json
from typing import Any

import aiohttp
import pytest
from telegram import Bot, InputMediaPhoto
from telegram.constants import ParseMode
from telegram.error import BadRequest

from bot.sandbox.driver import Person
from bot.sandbox.model import Json
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.transcript import Transcript
from tests.sandbox.client import Client
from tests.sandbox.images import jpeg, png


@pytest.fixture
async def anna(sandbox: Sandbox) -> Person:
    anna = sandbox.person("Аня")
    await anna.start()
    return anna


async def test_an_upload_becomes_a_photo_that_can_be_sent_again_and_fetched(bot: Bot, anna: Person) -> None:
    sent = await bot.send_photo(anna.id, png(8, 6), "<b>стол</b>", parse_mode=ParseMode.HTML)
    size = sent.photo[-1]
    assert (size.width, size.height, sent.caption_html) == (8, 6, "<b>стол</b>")
    again = await bot.send_photo(anna.id, size.file_id)
    assert again.photo[-1].file_id == size.file_id
    assert bytes(await (await bot.get_file(size.file_id)).download_as_bytearray()) == png(8, 6)


async def test_a_text_may_become_a_photo_and_a_photo_no_text(bot: Bot, anna: Person) -> None:
    sent = await bot.send_message(anna.id, "a")
    chat, message = anna.id, sent.message_id
    edited = await bot.edit_message_media(InputMediaPhoto(png(), caption="b"), chat, message)
    assert not isinstance(edited, bool)
    assert edited.photo
    assert edited.text is None
    with pytest.raises(BadRequest, match=r"(?i)there is no text in the message to edit"):
        await bot.edit_message_text("c", chat, message)
    await bot.edit_message_caption(chat, message, caption="c")
    assert anna.last.text == "c"


async def test_a_text_has_no_caption(bot: Bot, anna: Person) -> None:
    sent = await bot.send_message(anna.id, "a")
    with pytest.raises(BadRequest, match=r"(?i)there is no caption in the message to edit"):
        await bot.edit_message_caption(anna.id, sent.message_id, caption="b")


async def test_the_same_photo_and_caption_is_not_modified(bot: Bot, anna: Person) -> None:
    sent = await bot.send_photo(anna.id, png(), "a")
    chat, message = anna.id, sent.message_id
    with pytest.raises(BadRequest, match=r"(?i)not modified"):
        await bot.edit_message_media(InputMediaPhoto(sent.photo[-1].file_id, caption="a"), chat, message)
    await bot.edit_message_media(InputMediaPhoto(png(), caption="a"), chat, message)


async def test_a_caption_has_1024_units(bot: Bot, anna: Person) -> None:
    sent = await bot.send_photo(anna.id, png(), "🏆" * 512)
    with pytest.raises(BadRequest, match=r"(?i)message caption is too long"):
        await bot.edit_message_caption(anna.id, sent.message_id, caption="🏆" * 512 + "!")


async def test_a_photo_must_come_from_somewhere(bot: Bot, client: Client, anna: Person) -> None:
    with pytest.raises(BadRequest, match=r"(?i)wrong file identifier/HTTP URL specified"):
        await bot.send_photo(anna.id, "AgACnosuchphoto")
    assert await sends(client, anna) == "Bad Request: there is no photo in the request"
    assert await sends(client, anna, photo="attach://table") == "Bad Request: there is no photo in the request"
    assert await sends(client, anna, b"", photo="attach://table") == "Bad Request: file must be non-empty"
    assert await sends(client, anna, png()[:-9], photo="attach://table") == "Bad Request: IMAGE_PROCESS_FAILED"
    assert await sends(client, anna, png(), photo="attach://table") == ""
    assert len(anna.received) == 1


async def test_a_photo_elsewhere_is_not_fetched(client: Client, anna: Person) -> None:
    assert await sends(client, anna, photo="https://example.org/a.png") == (
        "Bad Request: failed to get HTTP URL content"
    )
    assert client.sandbox.mistakes == ["sendPhoto: the sandbox fetches nothing from elsewhere"]


async def test_an_edit_names_a_photo_that_comes_with_it(client: Client, anna: Person) -> None:
    sent = await client.does("sendMessage", chat_id=anna.id, text="a")
    missing = "Bad Request: can't parse InputMedia: media not found"
    assert await edits(client, sent, {"type": "photo", "media": "attach://board"}) == missing
    assert await edits(client, sent, {"type": "photo"}, png()) == missing
    assert await edits(client, sent, {"type": "photo", "media": "attach://table"}, png()[:-9]) == (
        "Bad Request: IMAGE_PROCESS_FAILED"
    )
    assert (anna.last.text, client.sandbox.world.files) == ("a", {})
    assert await edits(client, sent, {"type": "photo", "media": "attach://table"}, png()) == ""
    assert anna.last.content.photo


async def test_what_a_photo_has_no_parameter_for_is_a_mistake(client: Client, anna: Person) -> None:
    sent = await client.does("sendMessage", chat_id=anna.id, text="a")
    assert client.sandbox.mistakes == []
    await edits(client, sent, {"type": "photo", "media": "attach://table", "captions": "b", "has_spoiler": 7}, png())
    await sends(client, anna, png(), photo=anna.last.content.photo.file_id if anna.last.content.photo else "")
    await sends(client, anna, png(), photo="attach://table", width="4")
    assert client.sandbox.mistakes == [
        "editMessageMedia: unknown parameter captions",
        "editMessageMedia: has_spoiler must be a boolean, not 7",
        "sendPhoto: nothing takes the upload table",
        "sendPhoto: unknown parameter width",
    ]


async def test_a_photo_comes_in_the_sizes_that_telegram_keeps_the_largest_last(client: Client, anna: Person) -> None:
    photo = await sent_photo(client, anna, png(1280, 960))
    assert [(size["width"], size["height"]) for size in photo] == [(90, 68), (320, 240), (800, 600), (1280, 960)]
    assert photo[-1]["file_size"] == len(png(1280, 960)) > photo[0]["file_size"]
    assert [(s["width"], s["height"]) for s in await sent_photo(client, anna, png(480, 320))][-2:] == [
        (320, 213), (480, 320),
    ]  # fmt: skip
    assert [(s["width"], s["height"]) for s in await sent_photo(client, anna, jpeg(8, 6))] == [(8, 6)]
    assert (await sent_photo(client, anna, png(2560, 1280)))[-1]["width"] == 1280


async def test_each_upload_has_its_own_file_id_and_equal_contents_one_unique_id(client: Client, anna: Person) -> None:
    one, two, other = [await sent_photo(client, anna, content) for content in (png(), png(), png(grey=9))]
    assert one[-1]["file_id"] != two[-1]["file_id"]
    assert one[-1]["file_unique_id"] == two[-1]["file_unique_id"] != other[-1]["file_unique_id"]
    large = await sent_photo(client, anna, png(640, 480))
    assert len({size["file_id"] for size in large} | {size["file_unique_id"] for size in large}) == 2 * len(large)


async def test_any_size_stands_for_the_photo(client: Client, anna: Person) -> None:
    small, *_, whole = await sent_photo(client, anna, png(640, 480))
    assert (await client.does("sendPhoto", chat_id=anna.id, photo=small["file_id"]))["photo"][-1] == whole
    told = await client.does("getFile", file_id=small["file_id"])
    assert {name: told[name] for name in ("file_id", "file_unique_id", "file_size")} == {
        name: small[name] for name in ("file_id", "file_unique_id", "file_size")
    }


async def test_a_file_id_is_good_for_one_bot_and_one_kind_of_file(client: Client, anna: Person) -> None:
    photo = (await sent_photo(client, anna, png()))[-1]["file_id"]
    assert await client.fails("sendDocument", chat_id=anna.id, document=photo) == (
        "Bad Request: can't use file of type Photo as Document"
    )
    async with Sandbox(token="7100000001:AAother", budget=None) as elsewhere:
        other = Client(client.session, elsewhere)
        borya = elsewhere.person("Боря")
        await borya.start()
        assert (await sent_photo(other, borya, png()))[-1]["file_id"] != photo
        assert await other.fails("sendPhoto", chat_id=borya.id, photo=photo) == (
            "Bad Request: wrong file identifier/HTTP URL specified"
        )


async def test_only_another_photo_caption_or_keyboard_is_a_change(client: Client, anna: Person) -> None:
    sent = await client.does("sendMessage", chat_id=anna.id, text="a")
    photo = (await sent_photo(client, anna, png()))[-1]["file_id"]
    media: Json = {"type": "photo", "media": photo, "caption": "<b>a</b>", "parse_mode": "HTML"}
    assert await edits(client, sent, media) == ""
    assert "message is not modified" in await edits(client, sent, media)
    same = {"chat_id": anna.id, "message_id": sent["message_id"], "caption": "<b>a</b>", "parse_mode": "HTML"}
    assert "message is not modified" in await client.fails("editMessageCaption", **same)
    keyboard = {"inline_keyboard": [[{"text": "Ход", "callback_data": "m"}]]}
    await client.does("editMessageCaption", **same, reply_markup=keyboard)
    assert await edits(client, sent, media, reply_markup=keyboard) != ""
    assert await edits(client, sent, media) == ""


async def test_a_caption_is_measured_when_its_tags_are_gone(client: Client, anna: Person) -> None:
    long = f"<b>{'🏆' * 512}</b>"
    photo = (await sent_photo(client, anna, png(), caption=long, parse_mode="HTML"))[-1]["file_id"]
    refused = "Bad Request: message caption is too long"
    media = {"type": "photo", "media": photo, "caption": f"{long}!", "parse_mode": "HTML"}
    assert await client.fails("sendPhoto", chat_id=anna.id, **{**media, "type": None, "media": None}, photo=photo) == (
        refused
    )
    assert await edits(client, {"chat": {"id": anna.id}, "message_id": anna.last.id}, media) == refused


async def test_of_uploads_the_log_of_calls_keeps_the_size(client: Client, anna: Person) -> None:
    client.sandbox.faults.add("sendPhoto", status=500)
    for _ in ("fails", "goes well"):
        await sends(client, anna, png(), photo="attach://table")
    told = {"chat_id": anna.id, "photo": "attach://table", "table": f"({len(png())} bytes)"}
    assert [call.params for call in client.sandbox.calls] == [told | {"chat_id": str(anna.id)}, told]


async def test_a_body_that_is_too_large_is_not_read(client: Client, anna: Person) -> None:
    assert await sends(client, anna, b"x" * (60 * 1024 * 1024 + 1), photo="attach://table") == (
        "Request Entity Too Large"
    )


async def test_a_transcript_says_that_there_is_a_picture(client: Client, anna: Person) -> None:
    lines: list[str] = []
    Transcript(client.sandbox.world, lambda line: lines.append(line.partition("| ")[2]))
    photo = (await sent_photo(client, anna, png(), caption="Ходит Аня\nрука"))[-1]["file_id"]
    message = {"chat": {"id": anna.id}, "message_id": anna.last.id}
    await edits(client, message, {"type": "photo", "media": photo})
    await client.does("deleteMessage", chat_id=anna.id, message_id=anna.last.id)
    assert lines == [
        "Kon: (picture) Ходит Аня",
        "     рука",
        "Kon edits: (picture)",
        "(Kon's message is deleted: (picture))",
    ]


async def test_a_file_needs_its_token(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{sandbox.url}/file/bot1:x/photos/1") as response:
        assert response.status == 401


async def sent_photo(client: Client, to: Person, content: bytes, **params: str) -> list[Json]:
    """The sizes of a photo that was sent."""
    answer = await posted(client, "sendPhoto", content, chat_id=to.id, photo="attach://table", **params)
    assert answer["ok"], answer
    sizes: list[Json] = answer["result"]["photo"]
    return sizes


async def sends(client: Client, to: Person, content: bytes | None = None, **params: str) -> str:
    """What is wrong with a sendPhoto that brings `content` as «table»; empty if nothing is."""
    return str((await posted(client, "sendPhoto", content, chat_id=to.id, **params)).get("description", ""))


async def edits(client: Client, message: Json, media: Json, content: bytes | None = None, **params: Any) -> str:
    """The same of an editMessageMedia."""
    told = {"chat_id": message["chat"]["id"], "message_id": message["message_id"], "media": json.dumps(media)}
    told |= {name: json.dumps(value) for name, value in params.items()}
    return str((await posted(client, "editMessageMedia", content, **told)).get("description", ""))


async def posted(client: Client, method: str, content: bytes | None = None, **params: Any) -> Json:
    """The answer to a form, with a file if there is one."""
    form = aiohttp.FormData({name: str(value) for name, value in params.items()}, default_to_multipart=True)
    if content is not None:
        form.add_field("table", content, filename="table.png", content_type="image/png")
    async with client.session.post(client.url(method), data=form) as response:
        answer: Json = await response.json()
        assert answer["ok"] or answer["error_code"] == response.status
        return answer
