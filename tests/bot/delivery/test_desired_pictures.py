"""Which slots are pictures, for whom, and what stands where none can."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.delivery.audience import Audience
from bot.delivery.desired import desired
from bot.delivery.drawn import _overlong, _undrawable
from bot.delivery.job import Desired
from bot.delivery.plain import without
from bot.screens import games
from bot.screens.ahead import AHEAD, OWN
from bot.screens.lesson import SIGNS
from bot.screens.markup import CAPTION
from bot.screens.pending import TAKEBACK
from bot.screens.screen import Scene, Screen
from bot.settings import Settings
from games.sessions import lobby
from games.sessions.session import Session
from games.sessions.slots import ASK, BOARD, CALL, END, VOTE, private_slot
from storage.chats import Chat
from storage.people import Who
from storage.slots import Shown, Wish
from tests.bot.screens.courses import Course, on_some_courses, states
from tests.e2e.pictured import Sketch, sketched
from tests.games.sessions.tables import ANYA, BORYA, NOON, gathering, playing

HAND = private_slot(ANYA.id)
MINUTE = 60.0


@pytest.fixture(autouse=True)
def sketches() -> Iterator[None]:
    with sketched():
        yield


def audience(*, operator: bool = True, group: bool | None = None, own: bool | None = None) -> Audience:
    settings = Settings.read(None, bot_token="1:x", telegram_api_url="http://127.0.0.1:1", pictures=operator)
    people = {person.id: Who(person.id, started=True) for person in (ANYA, BORYA)}
    people[ANYA.id] = replace(people[ANYA.id], pictures=own)
    return Audience(Chat(-100, "Дачники", kind="supergroup", pictures=group), people, "kon_bot", settings)


def wanted(session: Session, slot: str, have: Shown | None = None, wish: Wish | None = None, **by: Any) -> Desired:
    return desired(session, slot, audience(**by), {slot: have} if have else {}, wish, NOON + MINUTE)


def is_picture(session: Session, slot: str, **by: Any) -> bool:
    screen = wanted(session, slot, **by).screen
    return screen is not None and screen.drawing is not None


def test_boards_and_hands_are_pictures_and_nothing_else_is() -> None:
    table = playing(ANYA, BORYA)
    assert {slot: is_picture(table, slot) for slot in (BOARD, HAND)} == {BOARD: True, HAND: True}
    assert not any(is_picture(table, slot) for slot in (CALL, ASK, VOTE))
    assert not is_picture(gathering(ANYA, BORYA), BOARD), "a lobby stays text"
    closed = replace(lobby.start(gathering(ANYA, BORYA), ANYA, NOON, chance=5).session, status="closed", ended=NOON)
    assert not is_picture(closed, BOARD)


@pytest.mark.parametrize(
    ("operator", "group", "own", "board", "hand"),
    [
        (True, None, None, True, True),
        (False, True, True, False, False),
        (True, False, None, False, False),
        (True, False, True, False, True),
        (True, True, False, True, False),
        (True, None, False, True, False),
    ],
)
def test_the_operator_the_group_and_the_person_decide(
    operator: bool, group: bool | None, own: bool | None, board: bool, hand: bool
) -> None:
    table, by = playing(ANYA, BORYA), {"operator": operator, "group": group, "own": own}
    assert (is_picture(table, BOARD, **by), is_picture(table, HAND, **by)) == (board, hand)


def test_beside_a_picture_there_is_the_text_that_can_stand_in_its_place() -> None:
    table = playing(ANYA, BORYA)
    for slot in (BOARD, HAND):
        drawn, text = wanted(table, slot), wanted(table, slot, operator=False)
        assert drawn.plain == text
        assert text.spare is None


def test_a_place_goes_without_a_picture_as_long_as_is_written_down_and_then_is_looked_at_again() -> None:
    table = playing(ANYA, BORYA)
    plain = without(Shown(-100, message=42), 2, NOON)
    then = wanted(table, BOARD, plain, Wish(check=2))
    assert then.screen == wanted(table, BOARD, operator=False).screen
    assert then.again == plain.plain_until
    assert is_sketch(wanted(table, BOARD, plain, Wish(check=3))), "there is a reason to look again"
    assert is_sketch(wanted(table, BOARD, replace(plain, plain_until=NOON + MINUTE)))
    unwanted = wanted(table, BOARD, plain, Wish(check=2), group=False)
    assert unwanted.again != plain.plain_until


def is_sketch(one: Desired) -> bool:
    return one.screen is not None and isinstance(one.screen.drawing, Sketch)


@pytest.mark.parametrize("menu", ["", SIGNS, OWN, AHEAD, TAKEBACK])
@pytest.mark.parametrize("novice", [True, False])
def test_a_hand_stays_a_picture_whatever_is_told_below_it(menu: str, novice: bool) -> None:
    """A menu must not make a text of it, which takes a new message."""
    table = playing(ANYA, BORYA)
    table = replace(table, chairs=tuple(replace(chair, novice=novice) for chair in table.chairs))
    for person in (ANYA, BORYA):
        seat = table.seat_of(person.id)
        assert seat is not None
        wish = Wish(menu=menu, epoch=table.chairs[seat].epoch)
        assert is_sketch(wanted(table, private_slot(person.id), None, wish))


def test_a_caption_that_is_too_long_is_a_text_and_a_bug_that_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def wordy(scene: Scene) -> Screen:
        return Screen("ж" * (CAPTION + scene.pictured), drawing=Sketch("long", "") if scene.pictured else None)

    monkeypatch.setitem(games.GAMES, "upturn", replace(games.of("upturn"), board=wordy))
    _overlong.cache_clear()
    with capture_logs() as told:
        for _ in range(2):
            one = wanted(playing(ANYA, BORYA), BOARD)
            assert (one.screen, one.spare) == (Screen("ж" * CAPTION), None)
    assert [(line["log_level"], line["drawing"]) for line in told] == [("error", "long")]
    monkeypatch.setattr("bot.screens.markup.CAPTION", CAPTION + 1)
    assert is_sketch(wanted(playing(ANYA, BORYA), BOARD))


def test_what_can_not_be_drawn_is_a_text_and_a_bug_that_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def clumsy(scene: Scene) -> Screen:
        return Screen("жук" if not scene.pictured else {}["жук"])

    monkeypatch.setitem(games.GAMES, "upturn", replace(games.of("upturn"), board=clumsy))
    _undrawable.cache_clear()
    with capture_logs() as told:
        for _ in range(2):
            one = wanted(playing(ANYA, BORYA), BOARD)
            assert (one.screen, one.spare) == (Screen("жук"), None)
    assert [(line["log_level"], line["error"]) for line in told] == [("error", "KeyError('жук')")]
    monkeypatch.setitem(games.GAMES, "upturn", replace(games.of("upturn"), board=lambda _: Screen({}["жук"])))
    with pytest.raises(KeyError):
        wanted(playing(ANYA, BORYA), BOARD)


@pytest.mark.slow
@on_some_courses()
def test_the_end_is_a_picture_too_of_all_that_could_be_seen(course: Course) -> None:
    session = states(course)[-1]
    views = tuple(session.rule_book.view(state.state, None) for state in states(course))
    people = replace(audience(), played=views)
    ended = desired(session, END, people, {}, None, session.acted)
    assert is_sketch(ended)
    assert people.scene(session, NOON, pictured=True).played == views
    assert people.scene(session, NOON).played == ()
    assert not is_sketch(desired(session, END, audience(group=False), {}, None, session.acted))


def test_screens_that_show_other_pictures_are_told_apart_and_texts_have_the_digest_that_is_stored() -> None:
    text = Screen("Стол")
    first, second = (replace(text, drawing=Sketch("sketch", known)) for known in ("a", "b"))
    assert len({screen.digest for screen in (text, first, second)}) == 3
    assert first.digest == replace(text, drawing=Sketch("sketch", "a")).digest
    assert text.digest == "49d75f2e7e7b"
    assert (text.picture, first.picture) == ("", Sketch("sketch", "a").digest)
