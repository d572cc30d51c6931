"""A game of each kind, played from its pictures: they are there, sharp, and as wide as their bubbles."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import WIDE, opened, served
from tests.browser.scene import ATTEMPTS, WAITING, Scene

ANNA, BORYA = "Аня", "Боря"
MOVES = {"АП ТЕРН": 60, "Афоратор": 24, "Рейдеры": 16}
"""Clicks: turns, captures and answers of each; to their ends they are played over HTTP."""
WANTED = {"Афоратор": ("На Кон", "→"), "Рейдеры": ("возьмёшь", "⚔️", "Пас", "Хватит")}
"""How buttons read that bring such a game on."""
ASKED = ("Твой ход", "Твой ответ")
DULL = (*WAITING, "🗣", "❓", "⏩", "⚙️", "📜", "📖", "Шняги")
CHOICE = """({ names, asked, wanted, dull }) => {
    if (document.querySelector(".group .list")?.textContent.includes("🏆")) return ["", ""];
    for (const name of names) {
        const column = document.querySelector(`.private[aria-label="Личка: ${name}"]`);
        const keyboard = [...column.querySelectorAll("article:not(.leaving) .keyboard")].at(-1);
        const keys = [...(keyboard?.querySelectorAll(".key") ?? [])];
        const text = keyboard?.closest(".body").textContent ?? "";
        const menu = keys.some((key) => key.textContent.startsWith("‹"));
        if (!menu && !asked.some((word) => text.includes(word))) continue;
        const moves = keys.filter(
            (key) => key.dataset.data && !dull.some((word) => key.textContent.startsWith(word)),
        );
        const first = wanted.map((word) => moves.find((key) => key.textContent.includes(word)));
        const key = first.find(Boolean) ?? moves[0];
        if (key) return [name, key.dataset.data];
    }
}"""
"""Who is asked, and what of it brings the game on."""
SEEN = """column => {
    const article = [...column.querySelectorAll("article.message:not(.leaving)")].at(-1);
    const image = article?.querySelector("img.photo");
    if (!image?.complete || !image.naturalWidth) return null;
    const box = image.getBoundingClientRect(), bubble = image.closest(".body").getBoundingClientRect();
    return {
        wide: image.naturalWidth, share: box.width / bubble.width,
        ratio: (box.width / box.height) / (image.naturalWidth / image.naturalHeight),
        blur: getComputedStyle(image).filter, alt: image.alt,
    };
}"""
"""How the newest picture of a column looks, once it is there: messages come and go meanwhile."""


@pytest.fixture(scope="module")
def pictured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the page of a bot is that draws."""
    with served(tmp_path_factory.mktemp("pictures"), "play", pictures="yes") as address:
        yield address


@pytest.fixture
def gallery(browser: Browser, pictured: str) -> Iterator[Scene]:
    yield from opened(browser, pictured, WIDE)


def looks(scene: Scene, name: str = "") -> None:
    """The newest message is a picture as it should be."""
    seen = scene.page.wait_for_function(SEEN, arg=scene.column(name).element_handle()).json_value()
    assert seen["wide"] == 1280
    assert seen["share"] > 0.95, seen
    assert abs(seen["ratio"] - 1) < 0.02, seen
    assert seen["blur"] == "none", seen
    assert seen["alt"], seen


def clicks_on(scene: Scene, game: str) -> None:
    """Whoever is asked makes one move, or opens a menu for it."""
    if game not in WANTED:
        scene.moves(ANNA, BORYA)
        return
    asked = {"names": (ANNA, BORYA), "asked": ASKED, "wanted": WANTED[game], "dull": DULL}
    for _ in range(ATTEMPTS):
        if scene.page.evaluate(CHOICE, asked) is None:  # a window is open: the silent have until then
            scene.panel()
            scene.presses("+1 час")
            scene.closes_panel()
        name, data = scene.page.wait_for_function(CHOICE, arg=asked).json_value()
        if not name or scene.clicks(name, data):
            return
    raise AssertionError(f"nobody can move in {game}")


@pytest.mark.parametrize("game", MOVES)
def test_a_game_is_played_from_its_pictures(gallery: Scene, game: str) -> None:
    gallery.opens()
    gallery.sits_down(ANNA, BORYA, game=game)
    for name in ("", ANNA, BORYA):
        looks(gallery, name)
    made = 0
    while made < MOVES[game] and not gallery.ended():
        clicks_on(gallery, game)
        made += 1
        looks(gallery, (ANNA, BORYA)[made % 2])
    assert made == MOVES[game] or gallery.ended()
    for name in ("", ANNA, BORYA):
        looks(gallery, name)


def test_a_group_that_wants_texts_gets_them_and_pictures_again(gallery: Scene) -> None:
    gallery.opens()
    gallery.sits_down(ANNA, BORYA)
    looks(gallery)
    gallery.says("/settings")
    gallery.button("Картинки").click()
    board = gallery.messages().filter(has_text="Ходит").last
    expect(board.locator("img")).to_have_count(0)
    expect(gallery.messages(ANNA).last.locator("img")).to_have_count(0)
    gallery.button("Картинки").click()
    expect(gallery.messages().filter(has_text="Ходит").last.locator("img")).to_have_count(1)
    expect(gallery.messages(ANNA).last.locator("img")).to_have_count(1)
