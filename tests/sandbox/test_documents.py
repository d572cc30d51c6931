"""Documents: files of any kind, with a caption."""

import pytest
from telegram import Bot, InputMediaPhoto
from telegram.constants import ParseMode
from telegram.error import BadRequest

from bot.sandbox.driver import Person
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.transcript import picture
from tests.sandbox.images import png

GAME = "Аня кладёт 32\n".encode()


@pytest.fixture
async def anna(sandbox: Sandbox) -> Person:
    anna = sandbox.person("Аня")
    await anna.start()
    return anna


async def test_an_upload_becomes_a_document_that_can_be_sent_again_and_fetched(
    bot: Bot, anna: Person, sandbox: Sandbox
) -> None:
    sent = await bot.send_document(
        anna.id, GAME, "<b>вся игра</b>", parse_mode=ParseMode.HTML, filename="kon.txt", disable_notification=True
    )
    assert sent.document is not None
    assert (sent.document.file_name, sent.document.mime_type, sent.document.file_size) == (
        "kon.txt", "text/plain", len(GAME),
    )  # fmt: skip
    assert sent.caption_html == "<b>вся игра</b>"
    assert sent.text is None
    again = await bot.send_document(anna.id, sent.document.file_id)
    assert again.document == sent.document
    assert bytes(await (await bot.get_file(sent.document.file_id)).download_as_bytearray()) == GAME
    assert sandbox.mistakes == []


async def test_a_person_sees_the_file_and_its_caption(bot: Bot, anna: Person, sandbox: Sandbox) -> None:
    await bot.send_document(anna.id, GAME, "вот", filename="kon.txt")
    document = anna.last.content.document
    assert document is not None
    assert sandbox.world.files[document.file_id] == GAME
    assert (anna.last.text, anna.last.silent) == ("вот", False)
    assert "(file kon.txt) вот" in picture(sandbox.world)


async def test_what_telegram_takes_for_no_document(bot: Bot, anna: Person) -> None:
    with pytest.raises(BadRequest, match=r"(?i)file must be non-empty"):
        await bot.send_document(anna.id, b"", filename="a")
    with pytest.raises(BadRequest, match=r"(?i)wrong file identifier"):
        await bot.send_document(anna.id, "BQACnosuchfile")
    with pytest.raises(BadRequest, match=r"(?i)caption is too long"):
        await bot.send_document(anna.id, GAME, "🏆" * 513, filename="a")


async def test_a_document_has_a_caption_and_no_text(bot: Bot, anna: Person) -> None:
    sent = await bot.send_document(anna.id, GAME, "a", filename="a")
    with pytest.raises(BadRequest, match=r"(?i)there is no text in the message to edit"):
        await bot.edit_message_text("b", anna.id, sent.message_id)
    await bot.edit_message_caption(anna.id, sent.message_id, caption="c")
    assert anna.last.text == "c"
    assert anna.last.content.document


async def test_a_photo_is_sent_and_kept_apart(bot: Bot, anna: Person) -> None:
    sent = await bot.send_document(anna.id, GAME, filename="a")
    assert sent.document is not None
    with pytest.raises(BadRequest, match=r"(?i)can't use file of type Document as Photo"):
        await bot.send_photo(anna.id, sent.document.file_id)
    text = await bot.send_message(anna.id, "a")
    with pytest.raises(BadRequest, match=r"(?i)can't use file of type Document as Photo"):
        await bot.edit_message_media(InputMediaPhoto(sent.document.file_id), anna.id, text.message_id)
    assert (await bot.send_photo(anna.id, png())).document is None
