"""One person alone, in the page: a lesson, step by step, and on into a free game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bot.text.words import speak
from games import catalogue
from games.lesson import lesson_of
from tests.browser.scene import GAMES, Scene

ANNA = "Аня"
RU = speak("ru")
NEWEST = "article:not(.leaving):has(.keyboard)"


def begins(scene: Scene, game: str) -> None:
    """The lesson of a game, by three clicks from the greeting."""
    scene.opens()
    scene.starts(ANNA)
    for label in ("Потренироваться", game, "🎓 Покажи"):
        scene.button(label, ANNA).click()
        scene.done()


def does(scene: Scene, code: str) -> None:
    """Plays a move of the hand, by its button, or by the one of a menu that the card opens."""
    hand = scene.column(ANNA).locator(NEWEST).last
    move = hand.locator(f"[data-data^='m:'][data-data$=':{code}']")
    if not move.count():
        openers = hand.locator("[data-data^='o:']")
        found = [openers.nth(n) for n in range(openers.count())]
        (opener,) = [each for each in found if opens(each.get_attribute("data-data") or "", code)][:1]
        opener.click()
        expect(move).to_be_visible()
    move.click()


def opens(data: str, code: str) -> bool:
    """Whether the menu behind a button has that move: it is named after the piece that the move begins with."""
    piece = data.rsplit(":", 1)[-1]
    return bool(piece) and code.lstrip("kt").startswith(piece.lstrip("kt"))


@pytest.mark.parametrize("game", GAMES)
def test_one_alone_is_taught_in_private_and_plays_on(scene: Scene, game: str) -> None:
    begins(scene, game)
    course = lesson_of(catalogue.game(GAMES[game]))
    assert course is not None
    column = scene.column(ANNA)
    for number, step in enumerate(course.steps, 1):
        expect(column).to_contain_text(f"🎓 {number} из {len(course.steps)}")
        expect(column).to_contain_text(RU.text(f"{GAMES[game]}-lesson-{step.key}"))
        does(scene, step.tries[0])
    expect(column).to_contain_text(RU.text(f"{GAMES[game]}-lesson-done"))
    assert not scene.complaints
    expect(scene.messages(ANNA).filter(has_text="🎓")).to_have_count(0)
