"""What language the page and the people in it speak, and in what zone times are told."""

from __future__ import annotations

import re
from datetime import datetime
from zoneinfo import ZoneInfo

from playwright.sync_api import Browser, expect

from tests.browser.scene import Scene

RUSSIAN = re.compile("[а-яё]+", re.IGNORECASE)


def test_the_page_has_the_same_words_in_both_languages(scene: Scene) -> None:
    scene.looks_in()
    words = scene.page.evaluate("async () => (await import('/page/words.js')).words")
    assert words["ru"].keys() == words["en"].keys()
    for key, russian in words["ru"].items():
        assert _gaps(russian) == _gaps(words["en"][key]), key


def test_the_page_speaks_the_browsers_language_or_else_english(browser: Browser, address: str) -> None:
    for locale, brand in {"ru-RU": "Кон · песочница", "en-GB": "Kon · sandbox", "de-DE": "Kon · sandbox"}.items():
        page = browser.new_page(locale=locale)
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_have_text(brand)
        page.close()


def test_who_speaks_no_russian_meets_nobody_who_does(english: Scene) -> None:
    english.looks_in()
    english.page.get_by_role("button", name="Panel").first.click()
    english.presses("Begin anew")
    english.page.get_by_role("dialog").get_by_role("button", name="Begin anew").click()
    expect(english.messages().filter(has_text="Hi! I'm Kon")).to_be_visible()
    english.page.get_by_role("button", name="Panel").first.click()
    expect(english.column().locator(".head h2")).to_have_text("Summer folk")
    assert english.page.locator(".chip > span:last-child").all_inner_texts() == ["Anna", "Ben", "Clara"]
    assert RUSSIAN.findall(english.page.locator("body").inner_text()) == []


def test_a_scene_is_played_in_the_browsers_language(english: Scene) -> None:
    english.page.goto(f"{english.address}/?scene=game")
    english.ready()
    expect(english.messages().filter(has_text="UpTurn · row")).to_be_visible()
    assert english.page.locator(".private .keyboard").count() >= 4
    assert RUSSIAN.findall(english.page.locator("body").inner_text()) == []


def test_times_are_told_in_the_bots_zone_wherever_the_browser_is(scene: Scene) -> None:
    scene.opens("buttons")
    time = scene.newest().locator("time")
    moment = datetime.fromisoformat(time.get_attribute("datetime") or "")
    expect(time).to_have_text(moment.astimezone(ZoneInfo("Europe/Moscow")).strftime("%H:%M"))
    expect(scene.page.locator(".bar .zone")).to_have_text("GMT+3")
    scene.panel()
    expect(scene.page.locator("[data-section=clock]")).to_contain_text("Europe/Moscow")


def _gaps(text: str) -> set[str]:
    return {part.partition("}")[0] for part in text.split("{")[1:]}
