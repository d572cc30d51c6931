"""Every state of whole games of UpTurn as pictures: captions that fit, buttons as they are drawn, nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.callback_data import Verb, parse
from bot.pictures.painters import read
from bot.pictures.upturn.scenes import Held, Tile, UpTurnChoices, UpTurnEnd, UpTurnHand
from bot.screens import ahead, games, keyboard, pending, teaching
from bot.screens.screen import Button, Scene, Screen
from bot.text.names import units
from games.sessions.session import Session
from tests.bot.screens.courses import HOSTILE, TITLES, Course, drawn, on_some_courses
from tests.bot.screens.guards import redealt
from tests.bot.screens.stage import BOARD_LINK, buttons, opened, plain, scene
from tests.pictures.watched import check

CAPTION = 1024
HEADS = ("morning", "reminder", "nudge", "stand-in")
PAINTED = 8
"""One of so many drawings is painted, too."""
ABOUT = 5
"""States of each course."""
SIGNS = {"up": "⬆️", "down": "⬇️", "updown": "↕️", "skip1": "🚫1", "skip2": "🚫2", "joker": "🃏"}
EXTRAS = {"penalty": "✋", "twin": "👯", "plain": ""}
DRAWS = games.of("upturn")
every_course = on_some_courses("upturn")


def group(session: Session, language: str = "ru") -> Iterator[Screen]:
    """What everybody sees."""
    view = scene(session, language, pictured=True)
    board = DRAWS.board(view)
    yield pending.on_board(view, board) if session.status == "playing" else board
    if session.status == "finished":
        yield DRAWS.ended(view)


def hand(view: Scene, menu: str = "", head: str = "") -> Screen:
    """As a private chat shows it, with all that is said below."""
    return pending.in_hand(view, ahead.in_hand(view, teaching.hand(view, menu, head), menu), menu)


def hands(view: Scene, menu: str = "", taps: int = 1) -> Iterator[Screen]:
    """A hand and every menu that can be opened from it."""
    screen = hand(view, menu)
    yield screen
    if taps < 3:
        for choice in opened(screen):
            yield from hands(view, choice, taps + 1)


def private(session: Session, language: str = "ru", title: str = "Дачники") -> Iterator[Screen]:
    """What each of its players sees, whatever rings; the second plays for the first time."""
    for seat, _ in session.seats():
        view = scene(session, language, seat=seat, title=title, board=BOARD_LINK, pictured=True)
        if seat == 1:
            view = replace(view, own=view.seated._replace(novice=True))
        yield from hands(view)
        if session.status == "playing":
            yield from (hand(view, "", head) for head in HEADS)


@every_course
@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_screen_is_a_picture_whose_caption_fits(course: Course, language: str) -> None:
    for session in drawn(course, HOSTILE, about=ABOUT):
        for screen in (*group(session, language), *private(session, language, TITLES[HOSTILE])):
            assert screen.drawing is not None
            assert 0 < units(plain(screen.text)) <= CAPTION, screen.text
            assert read(screen.drawing.scene, screen.drawing.written) == screen.drawing


@every_course
@pytest.mark.parametrize("names", [(), HOSTILE], ids=["friends", "hostile"])
def test_nothing_on_a_picture_is_cut_overlaps_or_is_too_faint(course: Course, names: tuple[str, ...]) -> None:
    seen: dict[str, Screen] = {}
    for session in drawn(course, names, about=ABOUT):
        for screen in (*group(session), *private(session)):
            assert screen.drawing is not None
            seen[screen.drawing.digest] = screen
    for screen in [*seen.values()][::PAINTED]:
        assert screen.drawing is not None
        check(screen.drawing)


@every_course
def test_the_groups_pictures_are_the_same_whatever_is_hidden(course: Course) -> None:
    for number, session in enumerate(drawn(course)):
        other = redealt(session, None, number)
        assert pictures(group(other)) == pictures(group(session))


def pictures(screens: Iterator[Screen]) -> list[str]:
    return [screen.drawing.digest for screen in screens if screen.drawing]


@every_course
def test_a_players_picture_of_the_end_is_the_groups(course: Course) -> None:
    session = [*drawn(course)][-1]
    *_, end = group(session)
    assert isinstance(end.drawing, UpTurnEnd)
    assert {screen.drawing for screen in private(session)} == {end.drawing}


@every_course
def test_tiles_stand_on_shelves_as_their_buttons_do(course: Course) -> None:
    for session in drawn(course):
        for seat in session.awaited:
            screen = DRAWS.hand(scene(session, seat=seat, pictured=True), "", "")
            if isinstance(screen.drawing, UpTurnHand):
                shelves = [labels(shelf) for shelf in screen.drawing.shelves]
                rows = [[button.label for button in row] for row in screen.rows]
                few = shelves if len(shelves) <= keyboard.FEW else shelves[: keyboard.FEW - 1]
                assert rows[: len(few)] == few
                assert (rows[len(few)] == ["Ещё…"]) == (few != shelves)


def labels(shelf: tuple[Held, ...]) -> list[str]:
    """The buttons of what stands there."""
    (first, *_) = shelf
    if first.ways:
        return [f"{sign(first.tile)} {way}" for way in ("молча", "📢")]
    return [
        f"{'' if held.fits else '· '}{sign(held.tile)}{f'×{held.n}' if held.n > 1 else ''}{' ●' if held.drawn else ''}"
        for held in shelf
    ]


def sign(tile: Tile) -> str:
    return SIGNS.get(tile.kind) or f"{tile.number}{EXTRAS[tile.kind]}"


@every_course
def test_answers_stand_in_rows_as_their_buttons_do(course: Course) -> None:
    for session in drawn(course):
        for seat in session.awaited:
            view = scene(session, seat=seat, pictured=True)
            for screen in hands(view):
                if isinstance(screen.drawing, UpTurnChoices) and moving(screen):  # else what signs mean, or news
                    rows = [[button for button in row if moves(button)] for row in screen.rows]
                    assert [len(row) for row in rows if row] == [len(row) for row in screen.drawing.rows]
                    assert [said for said, _ in pairs(screen)] == [bool("📢" in b.label) for _, b in pairs(screen)]
                    for choice, button in zip(choices(screen.drawing), moving(screen), strict=True):
                        if choice.seat is not None:
                            assert view.shorts[choice.seat] in button.label
                        if choice.gifts:
                            assert button.label.removesuffix(" 📢").endswith(f"🎁{choice.gifts}")


def choices(drawing: UpTurnChoices) -> list:
    return [choice for row in drawing.rows for choice in row]


def moves(button: Button) -> bool:
    return bool(button.data) and parse(button.data).verb is Verb.MOVE


def moving(screen: Screen) -> list[Button]:
    return [button for button in buttons(screen) if moves(button)]


def pairs(screen: Screen) -> list[tuple[bool, Button]]:
    assert isinstance(screen.drawing, UpTurnChoices)
    return [(choice.said, button) for choice, button in zip(choices(screen.drawing), moving(screen), strict=True)]
