"""A game of each kind, played from its pictures: they are there, sharp, and as wide as their bubbles."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import WIDE, opened, served
from tests.browser.scene import GAMES, Scene

ANNA, BORYA = "Аня", "Боря"
CLICKS = 24
"""To their ends games are played by clicking from texts, and over HTTP from pictures."""
SEEN = """column => {
    const article = [...column.querySelectorAll("article.message:not(.leaving):has(.keyboard)")].at(-1);
    const image = article?.querySelector("img.photo");
    if (!image?.complete || !image.naturalWidth) return null;
    const box = image.getBoundingClientRect(), bubble = image.closest(".body").getBoundingClientRect();
    return {
        wide: image.naturalWidth, share: box.width / bubble.width,
        ratio: (box.width / box.height) / (image.naturalWidth / image.naturalHeight),
        blur: getComputedStyle(image).filter, alt: image.alt,
    };
}"""
"""How the newest table or hand of a column looks, once it is there: messages come and go meanwhile. What is read aloud
is a text, without buttons.
"""


@pytest.fixture(scope="module")
def pictured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the page of a bot is that draws."""
    with served(tmp_path_factory.mktemp("pictures"), "play", pictures="yes") as address:
        yield address


@pytest.fixture
def gallery(browser: Browser, pictured: str) -> Iterator[Scene]:
    yield from opened(browser, pictured, WIDE)


def looks(scene: Scene, name: str = "") -> None:
    """The newest table or hand is a picture as it should be."""
    seen = scene.page.wait_for_function(SEEN, arg=scene.column(name).element_handle()).json_value()
    assert seen["wide"] == 1280
    assert seen["share"] > 0.95, seen
    assert abs(seen["ratio"] - 1) < 0.02, seen
    assert seen["blur"] == "none", seen
    assert seen["alt"], seen


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_from_its_pictures(gallery: Scene, game: str) -> None:
    gallery.opens()
    gallery.sits_down(ANNA, BORYA, game=game)
    for name in ("", ANNA, BORYA):
        looks(gallery, name)
    for number in range(CLICKS):
        if gallery.ended():
            break
        gallery.moves(ANNA, BORYA)
        looks(gallery, (ANNA, BORYA)[number % 2])
    assert number > 5
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
