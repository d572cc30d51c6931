"""Photos over real HTTP: what arrives, and what it means that Telegram doesn't take one."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

import pytest

from bot.screens.screen import Button, Screen
from bot.telegram.calls import CallResult, Calls, Verdict
from bot.telegram.client import bot_of
from bot.telegram.photos import Photo
from tests.bot.fake_telegram import FakeTelegram, Handler, error, fake_telegram, hang, ok, page, reset

PNG = b"\x89PNG\x00\xff"
NEW, KNOWN = Photo("d", content=PNG), Photo("d", file_id="AgACAg")
SCREEN = Screen("Ход & <b>ряд</b>", ((Button("Тяну", "t"),),))
KEYS = {"inline_keyboard": [[{"text": "Тяну", "callback_data": "t"}]]}
SENT = ok({"message_id": 7, "photo": [{"file_id": "small"}, {"file_id": "large"}]})


@pytest.fixture
async def telegram() -> AsyncIterator[FakeTelegram]:
    async with fake_telegram() as fake:
        yield fake


@pytest.fixture
async def calls(telegram: FakeTelegram) -> AsyncIterator[Calls]:
    telegram.answer("getMe", ok({"id": 123456, "is_bot": True, "first_name": "Кон", "username": "kon_bot"}))
    async with bot_of(telegram.settings, lambda offset: None) as bot:
        yield Calls(bot)


async def shown(telegram: FakeTelegram, calls: Calls, photo: Photo, answer: Handler) -> list[CallResult]:
    """What comes of sending it, and of making another message of it."""
    for method in ("sendPhoto", "editMessageMedia"):
        telegram.answer(method, answer)
    return [
        await calls.send(-100, None, SCREEN, photo, silent=True),
        await calls.illustrate(-100, 5, SCREEN, photo),
    ]


async def test_a_new_picture_goes_along_as_a_file(telegram: FakeTelegram, calls: Calls) -> None:
    results = await shown(telegram, calls, NEW, SENT)
    assert results == [CallResult(Verdict.DONE, message, file_id="large") for message in (7, 5)]
    (sent,), (edited,) = telegram.calls("sendPhoto"), telegram.calls("editMessageMedia")
    assert sent["picture"] == edited["picture"] == ("picture.png", "image/png", PNG)
    assert (sent["chat_id"], sent["photo"], sent["disable_notification"]) == ("-100", "attach://picture", "true")
    assert (sent["caption"], sent["parse_mode"]) == ("Ход & <b>ряд</b>", "HTML")
    assert "message_thread_id" not in sent
    assert json.loads(sent["reply_markup"]) == json.loads(edited["reply_markup"]) == KEYS
    assert json.loads(edited["media"]) == {
        "type": "photo",
        "media": "attach://picture",
        "caption": "Ход & <b>ряд</b>",
        "parse_mode": "HTML",
    }


async def test_one_that_telegram_has_goes_by_its_id_and_nothing_new_is_learnt(
    telegram: FakeTelegram, calls: Calls
) -> None:
    results = await shown(telegram, calls, KNOWN, SENT)
    assert [(result.verdict, result.file_id) for result in results] == [(Verdict.DONE, "")] * 2
    assert telegram.calls("sendPhoto")[0]["photo"] == "AgACAg"
    assert telegram.calls("editMessageMedia")[0]["media"]["media"] == "AgACAg"


async def test_a_caption_changes_without_the_picture(telegram: FakeTelegram, calls: Calls) -> None:
    telegram.answer("editMessageCaption", SENT)
    assert await calls.caption(-100, 5, SCREEN) == CallResult(Verdict.DONE, 5)
    told = {"chat_id": -100, "message_id": 5, "caption": SCREEN.text, "parse_mode": "HTML", "reply_markup": KEYS}
    assert telegram.calls("editMessageCaption") == [told]


async def test_what_is_so_already_is_done(telegram: FakeTelegram, calls: Calls) -> None:
    same = error(400, "Bad Request: message is not modified: specified new message content")
    assert [result.verdict for result in await shown(telegram, calls, NEW, same)] == [Verdict.DONE] * 2
    telegram.answer("editMessageCaption", same)
    assert (await calls.caption(-100, 5, SCREEN)).verdict is Verdict.DONE


@pytest.mark.parametrize(
    ("status", "said"),
    [
        (400, "Bad Request: not enough rights to send photos to the chat"),
        (400, "Bad Request: CHAT_SEND_PHOTOS_FORBIDDEN"),
        (400, "Bad Request: CHAT_SEND_MEDIA_FORBIDDEN"),
        (403, "Forbidden: CHAT_SEND_PHOTOS_FORBIDDEN"),
    ],
)
@pytest.mark.parametrize("photo", [NEW, KNOWN])
async def test_a_chat_that_takes_no_pictures_may_take_texts(
    telegram: FakeTelegram, calls: Calls, photo: Photo, status: int, said: str
) -> None:
    for result in await shown(telegram, calls, photo, error(status, said)):
        assert result.verdict is Verdict.NO_PICTURE
        assert result.unpictured
        assert result.why.casefold().endswith(said.partition(": ")[2].casefold())


@pytest.mark.parametrize(
    ("status", "said"),
    [
        (400, "Bad Request: IMAGE_PROCESS_FAILED"),
        (400, "Bad Request: PHOTO_INVALID_DIMENSIONS"),
        (400, "Bad Request: PHOTO_SAVE_FILE_INVALID"),
        (400, "Bad Request: file is too big"),
        (400, "Bad Request: message caption is too long"),
        (413, "Request Entity Too Large"),
        (400, "Bad Request: something that nobody has ever heard of"),
    ],
)
async def test_a_picture_that_is_no_good_may_be_a_text(
    telegram: FakeTelegram, calls: Calls, status: int, said: str
) -> None:
    for result in await shown(telegram, calls, NEW, error(status, said)):
        assert result.verdict is Verdict.NO_PICTURE
        assert result.why


async def test_so_may_one_that_a_proxy_finds_too_large(telegram: FakeTelegram, calls: Calls) -> None:
    assert [result.verdict for result in await shown(telegram, calls, NEW, page(413))] == [Verdict.NO_PICTURE] * 2


@pytest.mark.parametrize(
    "said",
    [
        "wrong file identifier/HTTP URL specified",
        "wrong remote file identifier specified: can't unserialize it",
        "FILE_REFERENCE_EXPIRED",
        "FILE_REFERENCE_0_EXPIRED",
        "invalid file_id",
        "something that nobody has ever heard of",
    ],
)
async def test_whatever_is_wrong_with_what_telegram_should_have_an_upload_may_help(
    telegram: FakeTelegram, calls: Calls, said: str
) -> None:
    for result in await shown(telegram, calls, KNOWN, error(400, f"Bad Request: {said}")):
        assert result.verdict is Verdict.WRONG_FILE
        assert not result.unpictured


@pytest.mark.parametrize(
    ("answer", "verdict"),
    [
        (error(429, "Too Many Requests: retry after 7", retry_after=7), Verdict.LATER),
        (error(403, "Forbidden: bot was blocked by the user"), Verdict.CLOSED),
        (error(400, "Bad Request: CHAT_WRITE_FORBIDDEN"), Verdict.CLOSED),
        (error(400, "Bad Request: not enough rights to send text messages to the chat"), Verdict.CLOSED),
        (error(400, "Bad Request: message to edit not found"), Verdict.GONE),
    ],
)
@pytest.mark.parametrize("photo", [NEW, KNOWN])
async def test_what_has_nothing_to_do_with_the_picture_means_what_it_means_for_texts(
    telegram: FakeTelegram, calls: Calls, photo: Photo, answer: Handler, verdict: Verdict
) -> None:
    for result in await shown(telegram, calls, photo, answer):
        assert result.verdict is verdict
        assert not result.unpictured
        assert not result.other_kind


@pytest.mark.parametrize("answer", [reset, error(502, "Bad Gateway"), hang])
async def test_an_upload_of_which_nobody_hears_more_is_better_not_repeated_as_such(
    telegram: FakeTelegram, calls: Calls, answer: Handler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.telegram.calls.UPLOADED_SECONDS", 0.1)
    for photo in (NEW, KNOWN):
        for result in await shown(telegram, calls, photo, answer):
            assert (result.verdict, result.unpictured) == (Verdict.UNKNOWN, photo is NEW)


async def test_a_message_of_another_kind_than_was_thought_still_stands(telegram: FakeTelegram, calls: Calls) -> None:
    telegram.answer("editMessageText", error(400, "Bad Request: there is no text in the message to edit"))
    telegram.answer("editMessageCaption", error(400, "Bad Request: there is no caption in the message to edit"))
    for result in (await calls.edit(-100, 5, SCREEN), await calls.caption(-100, 5, SCREEN)):
        assert (result.verdict, result.other_kind) == (Verdict.GONE, True)
    telegram.answer("editMessageText", error(400, "Bad Request: message to edit not found"))
    assert not (await calls.edit(-100, 5, SCREEN)).other_kind
