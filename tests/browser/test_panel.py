"""What the panel does to people, groups, the bot and Telegram, and what the page shows of it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.scene import SETTLED, Scene

ANNA, BORYA = "Аня", "Боря"
SOMETHING_ELSE = """() => {
    const { group } = page.columns;
    return page.act({ do: "say", as: group.actor, chat: group.chat, text: "слово 30" });
}"""
"""Said as if from elsewhere: who writes a word in a column sees its end."""
HERE = "node => [...node.querySelectorAll('article')].find(one => one.getBoundingClientRect().top > 200).dataset.id"
"""The message that is to be seen on top."""


def test_people_come_block_rename_themselves_and_go(scene: Scene) -> None:
    scene.opens()
    scene.panel()
    scene.presses("Добавить человека")
    _fills(scene, "Добавить", Имя="Даша", Фамилия="Котова")
    expect(scene.column("Даша Котова")).to_be_visible()
    chip = scene.column().locator(".chip")
    expect(chip.filter(has_text="Даша")).to_be_visible()
    row = _row(scene, "Даша")
    row.get_by_role("button", name="Переименовать").click()
    _fills(scene, "Сохранить", Имя="Дарья")
    expect(scene.column("Дарья Котова")).to_be_visible()
    scene.column("Дарья Котова").get_by_role("button", name="Старт", exact=True).click()
    row = _row(scene, "Дарья")
    row.get_by_role("button", name="Заблокировать бота").click()
    scene.column("Дарья Котова").get_by_role("button", name="Разблокировать").click()
    expect(scene.column("Дарья Котова").get_by_role("combobox")).to_be_visible()
    row.get_by_role("button", name="Выйти из группы").click()
    expect(chip.filter(has_text="Дарья")).to_have_count(0)
    row.get_by_role("button", name="Войти в группу").click()
    expect(chip.filter(has_text="Дарья")).to_be_visible()
    row.get_by_role("button", name="Удалить").click()
    scene.page.get_by_role("dialog").get_by_role("button", name="Удалить").click()
    expect(scene.column("Дарья Котова")).to_have_count(0)


def test_an_admin_writes_without_a_name_and_can_be_made_a_member_again(scene: Scene) -> None:
    scene.opens()
    scene.panel()
    row = _row(scene, BORYA)
    row.get_by_role("button", name="Сделать админом").click()
    expect(row.locator("summary")).to_contain_text("админ")
    row.get_by_role("button", name="Стать анонимом").click()
    expect(row.locator("summary")).to_contain_text("аноним")
    scene.acts_as(BORYA)
    scene.says("кто я?")
    expect(scene.newest().locator(".author")).to_have_text("Дачники")
    row.get_by_role("button", name="Снять админа").click()
    expect(row.locator("summary")).to_contain_text("в группе")


def test_a_group_becomes_a_supergroup_under_ones_eyes(scene: Scene) -> None:
    scene.opens()
    scene.panel()
    scene.presses("Добавить группу")
    scene.page.get_by_role("dialog").get_by_label("Вид").select_option("group")
    _fills(scene, "Добавить", Название="Соседи")
    expect(scene.column().locator(".head h2")).to_have_text("Соседи")
    expect(scene.column().locator(".head p")).to_contain_text("группа · ")
    scene.presses("Сделать супергруппой")
    expect(scene.column().locator(".head p")).to_contain_text("супергруппа · ")
    expect(scene.column().locator(".groups").get_by_role("tab")).to_have_count(2)
    scene.presses("Убрать бота")
    expect(scene.column().locator(".head p")).to_contain_text("бота нет")
    scene.presses("Добавить бота")
    expect(scene.column().locator(".head p")).not_to_contain_text("бота нет")


def test_days_are_renamed_when_the_clock_jumps(scene: Scene) -> None:
    scene.opens()
    first = scene.column().locator(".date").first
    expect(first).to_have_text("Сегодня")
    scene.panel()
    scene.presses("+1 день")
    expect(first).to_have_text("Вчера")
    scene.presses("+1 день")
    expect(first).to_have_text(re.compile(r"^\d+ [а-я]+$"))
    scene.says("а сегодня?")
    expect(scene.column().locator(".date").last).to_have_text("Сегодня")


def test_an_ordered_fault_is_listed_spent_and_seen_in_the_log(scene: Scene) -> None:
    scene.opens()
    panel = scene.page.locator("#panel")
    scene.panel()
    panel.get_by_label("Секунд").fill("1")
    panel.get_by_label("Метод").select_option("sendMessage")
    scene.presses("Устроить")
    expect(panel.locator(".faults li")).to_contain_text("429 слишком часто · 1 с · sendMessage · ×1")
    scene.starts(ANNA)
    expect(panel.locator(".faults li")).to_have_count(0)
    expect(scene.newest(ANNA)).to_contain_text("Привет!")
    scene.panel("calls")
    failed = panel.locator(".call[data-state=refused]").filter(has_text="sendMessage")
    expect(failed).to_have_count(1)
    failed.locator("summary").click()
    expect(failed.locator("pre")).to_contain_text('"chat_id"')
    panel.get_by_label("только ошибки").check()
    expect(panel.locator(".call[data-state=ok]")).to_have_count(0)


def test_whoever_scrolled_up_stays_there_when_more_is_said(scene: Scene) -> None:
    scene.opens()
    log = scene.column().locator(".log")
    for number in range(30):
        scene.says(f"слово {number}\nи ещё одно\nи третье")
    expect(scene.newest()).to_contain_text("слово 29")
    log.evaluate("node => { node.scrollTop = -node.scrollHeight / 2; }")
    log.evaluate(SETTLED)
    place = log.evaluate(HERE)
    down = scene.column().get_by_role("button", name="В конец")
    expect(down).to_be_visible()
    scene.page.evaluate(SOMETHING_ELSE)
    expect(scene.newest()).to_contain_text("слово 30")
    log.evaluate(SETTLED)
    assert log.evaluate(HERE) == place
    down.click()
    expect(scene.newest()).to_be_in_viewport()
    expect(down).to_be_hidden()


def _row(scene: Scene, name: str) -> Locator:
    """Somebody's row in the panel, unfolded."""
    row = scene.page.locator("#panel .person").filter(has=scene.page.get_by_text(name, exact=False)).first
    if row.get_attribute("open") is None:
        row.locator("summary").click()
    return row


def _fills(scene: Scene, button: str, **fields: str) -> None:
    dialog = scene.page.get_by_role("dialog")
    for label, words in fields.items():
        dialog.get_by_label(label).fill(words)
    dialog.get_by_role("button", name=button).click()
    expect(dialog).to_have_count(0)
