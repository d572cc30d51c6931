"""Pictures in the page: as wide as on a phone, in their place before they come, exchanged quietly, enlarged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from bot.sandbox.sandbox import TOKEN
from tests.browser.conftest import WIDE, opened
from tests.browser.measures import FAINT, OUTSIDE, SIDEWAYS
from tests.browser.scene import Scene
from tests.sandbox.images import png

ANNA = "Аня"
CAPTION = "Ряд 3 · ходит Аня"
KEYS = {"inline_keyboard": [[{"text": text, "callback_data": text} for text in ("37", "41", "44", "60", "71")]]}
PHONE = (360, 740)
SIZE = (1280, 960)
IN_GROUP, IN_PRIVATE = 244, 296
"""How wide Telegram shows a picture on such a phone, beside an avatar or not."""
HIGHEST = 352
"""And how high one that is higher than wide: 0.7 of the phone's width, and 100 more."""
RATIO = 960 / 1280
READABLE = 4.5
DRAWN = "image => image.complete && image.naturalWidth > 0"
PEER = "(title) => [...page.world.chats.values()].find((chat) => chat.title === title).id"
PERSON = "(name) => [...page.world.people.values()].find((person) => person.name === name).id"
FRIENDS = "Дачники"
FILES = "**/page/file/**"


@pytest.fixture(params=[PHONE, WIDE], ids=["phone", "wide"])
def any_size(browser: Browser, botless: str, request: pytest.FixtureRequest) -> Iterator[Scene]:
    yield from opened(browser, botless, request.param)


@pytest.fixture
def scene(browser: Browser, botless: str) -> Iterator[Scene]:
    yield from opened(browser, botless, WIDE)


@pytest.fixture
def phone(browser: Browser, botless: str) -> Iterator[Scene]:
    yield from opened(browser, botless, PHONE)


def test_on_a_phone_a_picture_is_as_wide_as_in_telegram_with_its_words_and_buttons_below(phone: Scene) -> None:
    phone.opens("buttons")
    _shows(phone, _group(phone))
    _shows(phone, _private(phone))
    _is_whole(phone.newest(), IN_GROUP)
    phone.page.locator(".tabs.people").get_by_role("tab", name=ANNA).click()
    _is_whole(phone.newest(ANNA), IN_PRIVATE)
    assert phone.page.evaluate(SIDEWAYS) <= 0


def test_a_picture_higher_than_wide_is_as_narrow_as_in_telegram(phone: Scene) -> None:
    phone.opens("buttons")
    _shows(phone, _private(phone), size=(1280, 2140))
    phone.page.locator(".tabs.people").get_by_role("tab", name=ANNA).click()
    message = phone.newest(ANNA)
    _drawn(message)
    box = _box(_photo(message))
    assert box["height"] == pytest.approx(HIGHEST, abs=1)
    assert box["width"] == pytest.approx(HIGHEST * 1280 / 2140, abs=1)
    assert phone.page.evaluate(SIDEWAYS) <= 0


def test_pictures_are_in_their_bubbles_and_their_words_readable_in_both_themes(any_size: Scene) -> None:
    any_size.opens("buttons")
    _shows(any_size, _group(any_size))
    _shows(any_size, _group(any_size), caption="")
    expect(_photo(any_size.newest())).to_have_attribute("alt", "Картинка")
    for theme in ("light", "dark"):
        any_size.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        assert any_size.page.evaluate(OUTSIDE) == []
        assert any_size.page.evaluate(FAINT, READABLE) == []


def test_a_picture_has_its_place_before_it_comes(scene: Scene) -> None:
    scene.opens("buttons")
    held = _holds_files(scene)
    _shows(scene, _group(scene), caption="скоро")
    message = scene.newest()
    expect(message).to_contain_text("скоро")
    before = _box(message)
    assert _box(_photo(message))["height"] == pytest.approx(_box(_photo(message))["width"] * RATIO, abs=1)
    assert not _photo(message).evaluate(DRAWN)
    _lets_go(scene, held)
    _drawn(message)
    assert _box(message) == before


def test_an_edit_leaves_the_picture_until_the_next_one_has_come(scene: Scene) -> None:
    scene.opens("buttons")
    _shows(scene, _group(scene))
    message = scene.newest()
    _drawn(message)
    old = _photo(message).get_attribute("src")
    held = _holds_files(scene)
    _exchanges(scene, message, png(1280, 960, grey=200), "Ряд 4")
    expect(message).to_contain_text("Ряд 4")
    before = message.locator(".picture > .before")
    expect(before).to_have_attribute("src", old or "")
    assert before.evaluate(DRAWN)
    assert _box(before) == _box(_photo(message))
    assert not _photo(message).evaluate(DRAWN)
    _exchanges(scene, message, png(1280, 960, grey=90), "Ряд 5")
    expect(message).to_contain_text("Ряд 5")
    expect(before).to_have_attribute("src", old or "")
    _lets_go(scene, held)
    _drawn(message)
    expect(before).to_have_count(0)


def test_a_picture_that_stays_is_not_made_anew(scene: Scene) -> None:
    scene.opens("buttons")
    _shows(scene, _group(scene))
    message = scene.newest()
    _drawn(message)
    _photo(message).evaluate("image => { image.mine = true; }")
    _holds_files(scene)
    id = message.get_attribute("data-id")
    _calls(scene, "editMessageCaption", chat_id=_group(scene), message_id=id, caption="Ряд 4")
    expect(message).to_contain_text("Ряд 4")
    assert _photo(message).evaluate("image => image.mine && image.complete && image.alt") == "Ряд 4"


def test_a_press_enlarges_a_picture_and_escape_or_another_press_ends_that(any_size: Scene) -> None:
    any_size.opens("buttons")
    _shows(any_size, _group(any_size))
    message, dialog = any_size.newest(), any_size.page.get_by_role("dialog")
    _drawn(message)
    picture = message.get_by_role("button", name=CAPTION)
    picture.focus()
    any_size.page.keyboard.press("Enter")
    large = dialog.get_by_role("img", name=CAPTION)
    expect(large).to_be_in_viewport(ratio=1)
    assert _box(large)["width"] > _box(picture)["width"]
    assert _box(large)["height"] == pytest.approx(_box(large)["width"] * RATIO, abs=1)
    any_size.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(picture).to_be_focused()
    for way in (large, dialog.get_by_role("button", name="Закрыть")):
        picture.click()
        way.click()
        expect(dialog).to_have_count(0)


def test_who_looks_at_a_picture_by_keyboard_goes_on_there_after_an_edit(scene: Scene) -> None:
    scene.opens("buttons")
    _shows(scene, _group(scene))
    message = scene.newest()
    message.locator(".picture").focus()
    _exchanges(scene, message, png(1280, 960, grey=200), "Ряд 4")
    expect(message).to_contain_text("Ряд 4")
    expect(message.locator(".picture")).to_be_focused()


def test_pictures_outlive_a_reload(scene: Scene) -> None:
    scene.opens("buttons")
    _shows(scene, _group(scene))
    _drawn(scene.newest())
    scene.page.reload()
    scene.ready()
    expect(scene.newest()).to_contain_text(CAPTION)
    _drawn(scene.newest())


def test_pictures_are_forbidden_and_uploads_fail_by_the_panel(scene: Scene) -> None:
    scene.opens("buttons")
    scene.panel()
    for who in ("", " боту"):
        scene.presses(f"Запретить картинки{who}")
        expect(scene.page.get_by_role("button", name=f"Разрешить картинки{who}", exact=True)).to_be_visible()
        assert "not enough rights to send photos" in _sends(scene, _group(scene))["description"]
        scene.presses(f"Разрешить картинки{who}")
        expect(scene.page.get_by_role("button", name=f"Запретить картинки{who}", exact=True)).to_be_visible()
    panel = scene.page.locator("#panel")
    panel.locator("[data-section=faults] select[name=kind]").select_option("413")
    panel.get_by_label("Метод").select_option("uploads")
    scene.presses("Устроить")
    expect(panel.locator(".faults li")).to_contain_text("413 слишком велико · загрузка файлов · ×1")
    assert _sends(scene, _group(scene))["description"] == "Request Entity Too Large"
    expect(panel.locator(".faults li")).to_have_count(0)
    assert _sends(scene, _group(scene))["ok"]


def _is_whole(message: Locator, width: int) -> None:
    """The picture, below it its words, below them the buttons; all as wide as that."""
    _drawn(message)
    photo, text, keyboard = _box(_photo(message)), _box(message.locator(".text")), _box(message.locator(".keyboard"))
    assert (photo["width"], keyboard["width"]) == (width, width)
    assert photo["height"] == pytest.approx(width * RATIO, abs=1)
    assert photo["y"] + photo["height"] <= text["y"] < text["y"] + text["height"] <= keyboard["y"]
    assert photo["x"] == keyboard["x"]
    expect(_photo(message)).to_have_attribute("alt", CAPTION)


def _shows(scene: Scene, chat: int, caption: str = CAPTION, size: tuple[int, int] = SIZE) -> None:
    """The bot sends a board there, and it is the newest message."""
    told = _sends(scene, chat, caption, size)
    newest = f"article[data-id='{told['result']['message_id']}']:last-child .picture"
    scene.page.wait_for_selector(newest, state="attached")


def _sends(scene: Scene, chat: int, caption: str = CAPTION, size: tuple[int, int] = SIZE) -> Any:
    keyboard = json.dumps(KEYS)
    return _calls(scene, "sendPhoto", png(*size), chat_id=chat, caption=caption, reply_markup=keyboard)


def _exchanges(scene: Scene, message: Locator, content: bytes, caption: str) -> None:
    media = json.dumps({"type": "photo", "media": "attach://photo", "caption": caption})
    id = message.get_attribute("data-id")
    assert _calls(scene, "editMessageMedia", content, chat_id=_group(scene), message_id=id, media=media)["ok"]


def _calls(scene: Scene, method: str, photo: bytes = b"", **params: Any) -> Any:
    """A call as the bot would make it; returns the answer."""
    form = {name: str(value) for name, value in params.items()}
    file: Any = {"photo": {"name": "table.png", "mimeType": "image/png", "buffer": photo}} if photo else {}
    return scene.page.request.post(f"{scene.address}/bot{TOKEN}/{method}", multipart={**form, **file}).json()


def _holds_files(scene: Scene) -> list[Route]:
    """From now on pictures come no further than here."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    scene.page.route(FILES, hold)
    return held


def _lets_go(scene: Scene, held: list[Route]) -> None:
    for route in held:
        route.continue_()
    scene.page.unroute(FILES)


def _group(scene: Scene) -> int:
    return int(scene.page.evaluate(PEER, FRIENDS))


def _private(scene: Scene) -> int:
    return int(scene.page.evaluate(PERSON, ANNA))


def _photo(message: Locator) -> Locator:
    return message.locator("img.photo")


def _drawn(message: Locator) -> None:
    expect(_photo(message)).to_have_js_property("complete", True)
    expect(_photo(message)).not_to_have_js_property("naturalWidth", 0)


def _box(node: Locator) -> dict[str, float]:
    box = node.bounding_box()
    assert box
    return {name: box[name] for name in ("x", "y", "width", "height")}  # type: ignore[literal-required]  # all there are
