"""The test of the tests: screens that tell what is hidden, or too much, don't get past what every game is held to."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.callback_data import BadData
from bot.screens import games
from bot.screens.game import GameScreens
from bot.screens.screen import Button, Scene, Screen
from bot.text import names
from bot.text.words import Html
from games import catalogue
from games.game import Seat
from games.sessions.session import Session
from tests.bot.screens import guards, stage
from tests.bot.screens.courses import COURSES, FOUR, LIVELY, TITLES, Course, drawn
from tests.bot.screens.guards import keeps_within_limits, names_are_plain_text, shown, tells_nothing_hidden

TOO_MUCH = "я" * 5000

on_every_game = pytest.mark.parametrize(
    "course",
    [next(one for one in COURSES if one.game == game.id) for game in catalogue.newest()],
    ids=str,
    scope="session",
)


def caught(course: Course, guard: Callable[[Session, int, str], None]) -> bool:
    """Whether it objects to a state of a course."""
    try:
        for number, session in enumerate(drawn(course)):
            guard(session, number, "ru")
    except (AssertionError, BadData):
        return True
    return False


def more(screen: Screen, words: str) -> Screen:
    return replace(screen, text=Html(f"{screen.text}\n{words}"))


class Spy:
    """Somebody who has seen the whole session behind a scene, as no screen can."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for module in (guards, stage):
            monkeypatch.setattr(module, "scene", self._scene)

    def _scene(self, session: Session, *given: Any, **more: Any) -> Scene:
        self._session = session
        return HONEST(session, *given, **more)

    def tells(self, scene: Scene) -> str:
        """What somebody else holds, in words."""
        session, seat = self._session, 0 if scene.own is None else scene.own.seat
        draws = games.of(session.game)
        other = Seat((seat + 1) % len(session.chairs))
        return draws.holding(draws.held(session.rule_book.view(session.state, other).mine))


HONEST = stage.scene


def on_the_board(good: GameScreens, secret: Callable[[Scene], str]) -> GameScreens:
    return replace(good, board=lambda scene: more(good.board(scene), secret(scene)))


def in_the_last_move(good: GameScreens, secret: Callable[[Scene], str]) -> GameScreens:
    return replace(good, last_move=lambda scene, seat: secret(scene))


def in_the_hand(good: GameScreens, secret: Callable[[Scene], str]) -> GameScreens:
    return replace(good, hand=lambda scene, menu, head: more(good.hand(scene, menu, head), secret(scene)))


def in_the_reminder(good: GameScreens, secret: Callable[[Scene], str]) -> GameScreens:
    def hand(scene: Scene, menu: str, head: str) -> Screen:
        shown = good.hand(scene, menu, head)
        return more(shown, secret(scene)) if head == "reminder" else shown

    return replace(good, hand=hand)


def in_the_alert(good: GameScreens, secret: Callable[[Scene], str]) -> GameScreens:
    return replace(good, table_alert=lambda scene: secret(scene)[:99] or "–")


def endless_board(good: GameScreens) -> GameScreens:
    return replace(good, board=lambda scene: more(good.board(scene), TOO_MUCH))


def endless_hand(good: GameScreens) -> GameScreens:
    return replace(good, hand=lambda *asked: more(good.hand(*asked), TOO_MUCH))


def endless_alert(good: GameScreens) -> GameScreens:
    return replace(good, hand_alert=lambda scene: TOO_MUCH)


def silent_alert(good: GameScreens) -> GameScreens:
    return replace(good, hand_alert=lambda scene: "")


def wide_row(good: GameScreens) -> GameScreens:
    def board(scene: Scene) -> Screen:
        return replace(good.board(scene), rows=((Button("1", url="https://t.me/kon_bot"),) * 9,))

    return replace(good, board=board)


def long_data(good: GameScreens) -> GameScreens:
    def board(scene: Scene) -> Screen:
        return replace(good.board(scene), rows=((Button("1", data="m" * 65),),))

    return replace(good, board=board)


def broken_markup(good: GameScreens) -> GameScreens:
    return replace(good, board=lambda scene: more(good.board(scene), "<b>"))


@on_every_game
@pytest.mark.parametrize("where", [on_the_board, in_the_last_move, in_the_hand, in_the_reminder, in_the_alert])
def test_a_hidden_hand_that_is_told_is_caught(
    course: Course,
    where: Callable[[GameScreens, Callable[[Scene], str]], GameScreens],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spy = Spy(monkeypatch)
    monkeypatch.setitem(games.GAMES, course.game, where(games.of(course.game), spy.tells))
    assert caught(course, tells_nothing_hidden)


@on_every_game
@pytest.mark.parametrize(
    "spoilt", [endless_board, endless_hand, endless_alert, silent_alert, wide_row, long_data, broken_markup]
)
def test_what_telegram_would_refuse_is_caught(
    course: Course, spoilt: Callable[[GameScreens], GameScreens], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games.GAMES, course.game, spoilt(games.of(course.game)))
    assert caught(course, lambda session, _, language: keeps_within_limits(shown(session, language)))


@pytest.fixture
def uncached() -> Iterator[None]:
    """Names are made anew, now and afterwards."""
    _forget_names()
    yield
    _forget_names()


def _forget_names() -> None:
    for cached in (names.title, names._in_text):
        cached.cache_clear()


@on_every_game
def test_a_name_that_becomes_something_else_is_caught(
    course: Course, monkeypatch: pytest.MonkeyPatch, uncached: None
) -> None:
    monkeypatch.setattr(names, "in_text", names.isolated)
    with pytest.raises(AssertionError):
        lively_names(course)


def test_a_name_that_is_not_as_it_was_written_on_a_button_is_caught(
    monkeypatch: pytest.MonkeyPatch, uncached: None
) -> None:
    monkeypatch.setattr(names, "short", names.display)
    with pytest.raises(AssertionError):
        lively_names(FOUR)


def lively_names(course: Course) -> None:
    for session in drawn(course, LIVELY):
        names_are_plain_text(shown(session, "ru", TITLES[LIVELY]))


@on_every_game
def test_screens_as_they_are_pass(course: Course) -> None:
    assert not caught(course, tells_nothing_hidden)
    assert not caught(course, lambda session, _, language: keeps_within_limits(shown(session, language)))
    lively_names(course)
