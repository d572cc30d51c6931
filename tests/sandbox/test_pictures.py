"""Photos: uploads, captions, and texts that become photos."""

import struct
import zlib

import aiohttp
import pytest
from telegram import Bot, InputMediaPhoto
from telegram.constants import ParseMode
from telegram.error import BadRequest

from bot.sandbox.driver import Person
from bot.sandbox.errors import Refusal
from bot.sandbox.pictures import measure
from bot.sandbox.sandbox import Sandbox


def png(width: int = 4, height: int = 3) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    pixels = zlib.compress(b"".join(b"\0" + b"\0" * width for _ in range(height)))
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


JPEG = b"\xff\xd8\xff\xe0\x00\x04ab\xff\xc0\x00\x0b\x08\x00\x05\x00\x07\x01\x01\x11\x00"


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


async def test_a_photo_must_come_from_somewhere(bot: Bot, anna: Person) -> None:
    with pytest.raises(BadRequest, match=r"(?i)wrong file identifier"):
        await bot.send_photo(anna.id, "AgACnosuchphoto")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "file must be non-empty"),
        (b"GIF89a", "IMAGE_PROCESS_FAILED"),
        (png(5001, 5000)[:40], "PHOTO_INVALID_DIMENSIONS"),
        (png(21, 1), "PHOTO_INVALID_DIMENSIONS"),
        (b"x" * (10 * 1024 * 1024 + 1), "file is too big"),
    ],
)
def test_what_is_no_photo(content: bytes, reason: str) -> None:
    with pytest.raises(Refusal, match=reason):
        measure(content)


def test_the_size_of_a_jpeg_stands_in_its_first_frame() -> None:
    assert measure(JPEG) == (7, 5)


async def test_a_file_needs_its_token(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{sandbox.url}/file/bot1:x/photos/1") as response:
        assert response.status == 401
