"""Every state of whole games, drawn in both languages: within Telegram's limits, reachable, and keeping its secrets."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from bot.buttons import LIMIT, Verb, parse
from bot.names import units
from bot.screens.screen import Screen
from games import play
from games.game import Seat
from games.session import Session
from tests.bot.screens.stage import (
    BOARD_LINK,
    COURSES,
    SCREENS,
    Course,
    bare,
    buttons,
    every_private,
    opened,
    plain,
    play_out,
    scene,
)

LANGUAGES = ("ru", "en")
BOARD_UNITS, TEXT_UNITS, ALERT_UNITS = 1024, 4096, 200
"""Boards are kept so short that they could become captions."""
DRAWN = 30
"""States of each play-out, evenly spread, that are drawn in full."""
HOSTILE = ("<b>&_*`[x](y)</i>", "\u202eשלום עליכם {$n} {", "👨‍👩‍👧‍👦🏳️‍🌈" * 6, "🏆" + "А\u0301\u0302\u0303" * 16)

every_course = pytest.mark.parametrize("course", COURSES, ids=str)


@cache
def states(course: Course, names: tuple[str, ...] = ()) -> tuple[Session, ...]:
    return tuple(play_out(course, names))


def drawn(course: Course, names: tuple[str, ...] = ()) -> Iterator[Session]:
    """States to be drawn, the end among them."""
    known = states(course, names)
    yield from known[:-1][:: max(len(known) // DRAWN, 1)]
    yield known[-1]


def the_board(session: Session, language: str) -> Screen:
    return SCREENS.board(scene(session, language))


def alerts(session: Session, language: str) -> list[str]:
    view = scene(session, language)
    return [
        text
        for seat, _ in session.seats()
        for text in (SCREENS.table_alert(view, seat), SCREENS.hand_alert(view, seat))
    ]


def check(screen: Screen, limit: int) -> None:
    assert 0 < units(plain(screen.text)) <= limit, screen.text
    assert "{" not in screen.text.replace("{$n} {", ""), screen.text
    assert sum(map(len, screen.rows)) <= 100
    for row in screen.rows:
        assert 0 < len(row) <= 8
        for button in row:
            assert button.label.strip()
            assert bool(button.data) != bool(button.url)
            assert len(button.data.encode()) <= LIMIT
            if button.data:
                assert parse(button.data).data() == button.data


@every_course
def test_a_play_out_ends_so_that_the_end_is_drawn_too(course: Course) -> None:
    assert states(course)[-1].status == "finished"
    assert len(states(course)) > 10


@every_course
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [(), HOSTILE], ids=["friends", "hostile"])
def test_every_state_is_drawn_within_the_limits(course: Course, language: str, names: tuple[str, ...]) -> None:
    for session in drawn(course, names):
        check(the_board(session, language), BOARD_UNITS)
        for screen in every_private(session, language, title=HOSTILE[0] if names else "Дачники", board=BOARD_LINK):
            check(screen, TEXT_UNITS)
        assert all(0 < units(text) <= ALERT_UNITS for text in alerts(session, language))
        if session.status == "finished":
            check(SCREENS.ended(scene(session, language)), BOARD_UNITS)


@every_course
def test_any_legal_move_takes_two_taps_at_most_and_no_button_lies(course: Course) -> None:
    """From the hand; a catch from the board, for it is a race."""
    for session in drawn(course):
        board_codes = {
            press.choice
            for b in buttons(the_board(session, "ru"))
            if b.data and (press := parse(b.data)).verb is Verb.ACT
        }
        for seat, chair in session.seats():
            hand = SCREENS.hand(scene(session), seat, "", "")
            menus = [SCREENS.hand(scene(session), seat, menu, "") for menu in opened(hand)]
            legal = {move.code for move in session.rule_book.moves(session.state, seat)} if session.awaited else set()
            reached = set(board_codes) - {f"c{seat}"}
            for screen in (hand, *menus):
                presses = [parse(button.data) for button in buttons(screen) if button.data]
                plays = [press for press in presses if press.verb in (Verb.MOVE, Verb.ACT)]
                assert {press.choice for press in plays} <= legal
                assert all(press.epoch == chair.epoch for press in presses if press.verb in (Verb.MOVE, Verb.OPEN))
                reached |= {press.choice for press in plays}
            catches = {code for code in legal if code[0] == "c"}
            assert catches <= board_codes
            assert reached >= legal


@every_course
def test_every_menu_leads_back(course: Course) -> None:
    for session in drawn(course):
        for seat in session.awaited:
            hand = SCREENS.hand(scene(session), seat, "", "")
            for menu in opened(hand):
                back = parse(buttons(SCREENS.hand(scene(session), seat, menu, ""))[-1].data)
                assert (back.verb, back.choice) == (Verb.OPEN, "")


@every_course
def test_a_tile_that_does_not_fit_says_why(course: Course) -> None:
    for session in drawn(course):
        for seat in session.awaited:
            for button in buttons(SCREENS.hand(scene(session), seat, "", "")):
                if button.label.startswith("· "):
                    press = parse(button.data)
                    assert press.verb is Verb.WHY
                    assert session.rule_book.explain(session.state, seat, press.choice).reason != "not-now"


@every_course
def test_no_screen_depends_on_what_its_reader_cannot_know(course: Course) -> None:
    for number, session in enumerate(drawn(course)):
        assert the_board(redealt(session, None, number), "ru") == the_board(session, "ru")
        for seat, _ in session.seats():
            other = redealt(session, seat, number)
            assert shown_to(other, seat) == shown_to(session, seat)


def redealt(session: Session, seat: Seat | None, chance: int) -> Session:
    return replace(session, state=session.rule_book.redeal(session.state, seat, chance))


def shown_to(session: Session, seat: Seat) -> list[object]:
    """All that one seat may see: its hand with every menu, both alerts, and the board."""
    view = scene(session)
    hand = SCREENS.hand(view, seat, "", "")
    menus = [SCREENS.hand(view, seat, menu, "") for menu in opened(hand)]
    return [hand, *menus, SCREENS.table_alert(view, seat), SCREENS.hand_alert(view, seat), SCREENS.board(view)]


@every_course
def test_a_redeal_would_show_in_a_hand_that_is_not_ones_own(course: Course) -> None:
    """The test above can fail: what is hidden does change."""
    session = states(course)[0]
    other = redealt(session, Seat(0), 99)
    assert SCREENS.hand(scene(other), Seat(1), "", "") != SCREENS.hand(scene(session), Seat(1), "", "")


@every_course
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_private_line_is_a_line_of_the_board(course: Course, language: str) -> None:
    """So that an equal line anywhere is a leak."""
    for session in drawn(course):
        public = set(text_lines(the_board(session, language)))
        private = {line for screen in every_private(session, language) for line in text_lines(screen)}
        assert not public & (private | set(alerts(session, language)))


def text_lines(screen: Screen) -> list[str]:
    return [line for line in plain(screen.text).split("\n") if line]


@every_course
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sign_of_the_end_stands_at_the_end_and_nowhere_else(course: Course, language: str) -> None:
    for session in drawn(course, HOSTILE):
        screens = [the_board(session, language), *every_private(session, language, title="🏆 Чемпионы")]
        shown = "".join(str(screen) for screen in screens) + "".join(alerts(session, language))
        assert "🏆" not in shown
    ended = SCREENS.ended(scene(states(course, HOSTILE)[-1], language))
    assert ended.text.startswith("🏆")
    assert str(ended).count("🏆") == 1


def test_a_waiting_hand_stays_as_it_is_while_others_play() -> None:
    """It shows only its owner's things, so that no edit is due when the table changes."""
    compared = 0
    for before, after in pairwise(states(COURSES[3])[:150]):
        for seat, chair in before.seats():
            waits = seat not in before.awaited | after.awaited and after.chairs[seat] == chair
            mine, told, done = zip(*(waiting(session, seat) for session in (before, after)), strict=True)
            if waits and mine[0] == mine[1] and done[0] == done[1]:
                compared += 1
                assert told[0] == told[1]
    assert compared > 50


def waiting(session: Session, seat: Seat) -> tuple[object, Screen, bool]:
    """What the seat sees alone, its hand a minute later, and whether its last turn is still remembered."""
    done = any(event.seat == seat and event.kind in ("laid", "passed") for event in session.recent)
    hand = SCREENS.hand(scene(session, now=session.acted + 60), seat, "", "")
    return session.rule_book.view(session.state, seat).mine, hand, done


@pytest.mark.parametrize(("seconds", "offered"), [(9.0, True), (11.0, False)])
def test_the_mover_may_take_a_mistap_back_for_ten_seconds(seconds: float, offered: bool) -> None:
    session, seat = undoable()
    hand = SCREENS.hand(scene(session, now=session.acted + seconds), seat, "", "")
    assert ("↩️ Вернуть" in [button.label for button in buttons(hand)]) == offered


def test_who_was_called_too_early_is_told_of_the_undo() -> None:
    session, seat = undoable()
    (called,) = session.awaited
    back = play.undo(session, session.chairs[seat].person, session.acted + 5).session
    note = SCREENS.hand(scene(back), called, "", "")
    assert f"{back_name(back)} возвращает ход, минутку." in bare(note.text)
    assert not any(parse(button.data).verb is Verb.MOVE for button in buttons(note))


def undoable() -> tuple[Session, Seat]:
    """The first state of a game whose last move may be taken back while somebody else is on."""
    for session in states(COURSES[3]):
        if session.undo and session.undo.seat not in session.awaited:
            return session, session.undo.seat
    raise AssertionError("no move of this game can be taken back")


def back_name(session: Session) -> str:
    (seat,) = session.awaited
    return session.chairs[seat].person.name
