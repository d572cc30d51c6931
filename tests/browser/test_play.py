"""Whole games, and what a player needs for one, by clicking."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.scene import Scene

ANNA, BORYA = "Аня", "Боря"
FIGHTER = re.compile(r"^[^·].* [3-8]$")
"""A card that can do something now, and fights."""
ANSWER = "+8 часов"
"""A third of a day's turn: whoever's question came too late to be passed is silent so long."""
ATTEMPTS = 5
"""A busy bot may still edit what it has said."""
RUSSIAN = re.compile("[а-яё]+", re.IGNORECASE)
JUMPS = ("+8 часов", "+8 часов", "+1 час", "+1 час", "+1 час", "+1 час")
"""20 hours: a turn of a day has four left, and its player has been reminded since the fifth."""


def test_two_people_play_upturn_to_the_end_by_clicking(scene: Scene) -> None:
    scene.opens()
    scene.sits_down(ANNA, BORYA)
    assert scene.plays(ANNA, BORYA) > 5
    expect(scene.messages().filter(has_text="🏆")).to_be_visible()
    expect(scene.button("Ещё раз")).to_be_visible()
    scene.acts_as(ANNA)
    scene.button("Вся игра").click()
    file = scene.messages(ANNA).locator("a.file")
    expect(file).to_contain_text(".txt")
    with scene.page.expect_download() as saved:
        file.click()
    assert "АП ТЕРН" in saved.value.path().read_text()


def test_a_capture_of_raiders_is_declared_answered_and_settled_by_clicking(scene: Scene) -> None:
    scene.opens()
    scene.sits_down(ANNA, BORYA, game="Рейдеры")
    mover = ANNA if ANNA in scene.newest().locator("b").last.inner_text() else BORYA
    expect(scene.newest(mover)).to_contain_text("Твой ход")
    fighter = scene.column(mover).locator("article:not(.leaving) .key").filter(has_text=FIGHTER).first
    fighter.click()
    scene.button("⚔️", mover).click()
    expect(scene.newest()).to_contain_text("Ждём ответов")
    expect(scene.newest()).to_contain_text("Сейчас:")
    for name in (ANNA, BORYA):
        if scene.button("Пас до конца", name).count():
            scene.button("Пас до конца", name).click()
    scene.panel()
    scene.presses(ANSWER)
    scene.closes_panel()
    expect(scene.newest()).not_to_contain_text("Ждём ответов")
    expect(scene.newest()).to_contain_text("против")
    expect(scene.newest(mover)).to_contain_text("Твой ход")


def test_a_killed_bot_goes_on_where_the_game_was(scene: Scene) -> None:
    scene.opens()
    scene.sits_down(ANNA, BORYA)
    scene.plays(ANNA, BORYA, clicks=3)
    scene.panel()
    scene.presses("Убить (−9)")
    expect(scene.page.locator(".bar .state")).to_have_text("бот не запущен")
    scene.presses("Запустить")
    scene.done()
    expect(scene.page.locator(".bar .state")).to_have_text("бот работает")
    scene.closes_panel()
    assert scene.plays(ANNA, BORYA, clicks=4) == 4


def test_a_jump_of_the_clock_brings_a_reminder(scene: Scene) -> None:
    scene.opens()
    scene.sits_down(ANNA, BORYA)
    scene.panel()
    for jump in JUMPS:
        scene.presses(jump)
    reminder = scene.page.locator(".private article").filter(has_text="Осталось")
    expect(reminder).to_contain_text("⏳")
    expect(scene.page.locator(".bar .clock.ahead")).to_be_visible()


def test_a_deep_link_presses_start_in_ones_own_private_chat(scene: Scene) -> None:
    scene.opens()
    scene.starts(ANNA)
    scene.acts_as(ANNA)
    scene.says("/new апт")
    scene.acts_as(BORYA)
    scene.button("Играю!").click()
    expect(scene.messages(BORYA).first).to_contain_text("/start s")
    expect(scene.newest(BORYA)).to_contain_text("Ты за столом")
    expect(scene.newest(BORYA)).to_be_in_viewport()


def test_a_bell_marks_what_is_unread_and_an_edit_does_not(scene: Scene) -> None:
    scene.opens()
    scene.sits_down(ANNA, BORYA)
    for name in (ANNA, BORYA):
        scene.column(name).locator(".head h2").click()
        expect(scene.column(name).locator(".head .badge")).to_be_hidden()
    scene.column().locator(".head h2").click()
    expect(scene.page).to_have_title("Kon · sandbox")
    scene.moves_on(ANNA, BORYA)
    rung = scene.page.locator(".private .unread")
    expect(rung).to_have_count(1)
    expect(scene.page).to_have_title("(1) Kon · sandbox")
    expect(scene.column().locator(".unread")).to_have_count(0)


def test_a_reload_keeps_chats_theme_and_who_acts(scene: Scene) -> None:
    scene.opens()
    scene.sits_down(ANNA, BORYA)
    scene.acts_as(BORYA)
    scene.page.get_by_role("button", name="Тема как в системе").click()
    for _ in range(ATTEMPTS):
        before = _said(scene)
        scene.page.reload()
        scene.ready()
        if _said(scene) == before:
            break
    assert _said(scene) == before, "not even once the bot has nothing more to change"
    expect(scene.column().get_by_role("radio", name=BORYA)).to_be_checked()
    expect(scene.page.locator("html")).to_have_attribute("data-theme", "light")


def test_a_move_without_the_mouse(scene: Scene) -> None:
    scene.opens()
    scene.sits_down(ANNA, BORYA)
    press = scene.page.keyboard.press
    name, _ = scene.choice(ANNA, BORYA)
    press("Alt+2" if name == ANNA else "Alt+3")
    expect(scene.column(name).locator(".key:focus")).to_have_count(1)
    before = scene.signature(name)
    press("ArrowRight")
    press("ArrowLeft")
    press("Enter")
    scene.changes(name, before)
    expect(scene.page.locator(":focus")).to_have_count(1)


def test_a_second_group_and_a_topic(scene: Scene) -> None:
    scene.opens()
    scene.panel()
    scene.presses("Добавить группу")
    dialog = scene.page.get_by_role("dialog")
    dialog.get_by_label("Название").fill("Соседи")
    dialog.get_by_label("Вид").select_option("forum")
    dialog.get_by_role("button", name="Добавить").click()
    expect(scene.column().locator(".head h2")).to_have_text("Соседи")
    scene.presses("Добавить тему")
    dialog.get_by_label("Название").fill("Игры")
    dialog.get_by_role("button", name="Добавить").click()
    expect(scene.column().get_by_role("tab", name="Игры")).to_have_attribute("aria-selected", "true")
    scene.says("/new апт")
    expect(scene.button("Играю!")).to_be_visible()
    scene.column().get_by_role("tab", name="Общая").click()
    expect(scene.column().locator(".key").filter(has_text="Играю!")).to_have_count(0)
    scene.column().get_by_role("tab", name="Дачники").click()
    expect(scene.column().locator(".head h2")).to_have_text("Дачники")


def test_a_slash_opens_the_commands_in_ones_own_language(scene: Scene) -> None:
    scene.opens()
    scene.starts(ANNA)
    field = scene.column(ANNA).get_by_role("combobox")
    field.press_sequentially("/")
    menu = scene.column(ANNA).get_by_role("option")
    expect(menu.filter(has_text="/help")).to_contain_text(RUSSIAN)
    field.press("Escape")
    scene.panel()
    person = scene.page.locator("#panel .person").filter(has_text=ANNA)
    person.locator("summary").click()
    person.get_by_label("Язык").select_option("en")
    field.fill("")
    field.press_sequentially("/")
    expect(menu.filter(has_text="/help")).not_to_contain_text(RUSSIAN)
    field.press_sequentially("hel")
    field.press("Enter")
    expect(scene.messages(ANNA).filter(has_text="/help").first).to_be_visible()


def _said(scene: Scene) -> list[list[str]]:
    return [scene.messages(name).all_inner_texts() for name in ("", ANNA, BORYA)]
