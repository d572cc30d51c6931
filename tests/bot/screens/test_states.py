"""Every state of whole games, drawn in both languages: within Telegram's limits, reachable, and keeping its secrets."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from bot.callback_data import Verb, parse
from bot.screens import composed, games
from bot.screens.markup import is_caption
from bot.screens.raiders.settled import result
from bot.screens.screen import Screen
from bot.text.names import units
from bot.text.words import speak
from games import catalogue
from games.game import Move, Seat
from games.raiders import estates
from games.raiders.clash import VERDICTS
from games.raiders.fighters import FACES
from games.sessions import play
from games.sessions.session import Session
from games.sessions.telling import MEMORY
from tests.bot.screens.courses import FOUR, HOSTILE, Course, drawn, on_courses, screens, states
from tests.bot.screens.guards import (
    RULES_UNITS,
    keeps_within_limits,
    names_are_plain_text,
    of,
    redealt,
    tells_nothing_hidden,
)
from tests.bot.screens.guards import shown as draw
from tests.bot.screens.labels import BELOW_PICTURE, LONG, below_pictures, of_a_game, too_wide
from tests.bot.screens.stage import bare, buttons, hands, plain, renamed, scene

LANGUAGES = ("ru", "en")
BACK = ((Verb.OPEN, ""), (Verb.LOOK, ""), (Verb.LOOK, "tricks"))
"""To the hand; or to the tricks of who isn't asked."""
LABELLED = 8
"""States of a course whose labels are measured besides."""
EVERY = 7
"""Which states' boards are drawn twice."""
every_course, every_course_of_raiders = on_courses(), on_courses("raiders")


@every_course
def test_a_play_out_ends_so_that_the_end_is_drawn_too(course: Course) -> None:
    assert states(course)[-1].status == "finished"
    assert len(states(course)) > 10


@every_course
@pytest.mark.parametrize(
    ("language", "names"), [("ru", ()), ("en", ()), ("ru", HOSTILE)], ids=["ru-friends", "en-friends", "ru-hostile"]
)
def test_every_state_is_drawn_within_the_limits(course: Course, language: str, names: tuple[str, ...]) -> None:
    for shown in screens(course, language, names):
        keeps_within_limits(shown)


@every_course
def test_no_name_becomes_a_link_or_the_like(course: Course) -> None:
    for shown in screens(course, "ru", HOSTILE):
        names_are_plain_text(shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in catalogue.newest()])
def test_the_rules_of_a_game_fit_their_pages(game: str, language: str) -> None:
    assert all(0 < units(plain(page)) <= RULES_UNITS for page in games.of(game).rules(speak(language)))


@every_course
def test_no_line_of_a_board_has_lost_the_beginning_of_what_it_tells(course: Course) -> None:
    board, told = games.of(course.game).board, states(course)[0].recent
    for number, (before, session) in enumerate(pairwise(states(course))):
        told += session.recent[len(session.recent) - (session.events - before.events) :]
        if number % EVERY == 0 and session.status == "playing":
            assert board(scene(session)) == board(scene(replace(session, recent=told[-MEMORY:])))


@every_course
def test_any_legal_move_takes_two_taps_or_three_with_a_target_and_no_button_lies(course: Course) -> None:
    """From the hand; a catch from the board, for it is a race."""
    for shown in screens(course, "ru"):
        session = shown.session
        board_codes = {
            press.choice for b in buttons(shown.board) if b.data and (press := parse(b.data)).verb is Verb.ACT
        }
        for seat, chair in session.seats():
            legal = {move.code: move for move in session.rule_book.moves(session.state, seat)}
            legal = legal if session.awaited else {}
            alike = LIKENESS.get(session.game, lambda _: str)(session)
            reached = set(board_codes) - {f"c{seat}"}
            for taps, screen in shown.hands[seat]:
                presses = [parse(button.data) for button in buttons(screen) if button.data]
                plays = [press for press in presses if press.verb in (Verb.MOVE, Verb.ACT)]
                assert {press.choice for press in plays} <= legal.keys()
                assert all(press.epoch == chair.epoch for press in presses if press.verb in (Verb.MOVE, Verb.OPEN))
                assert taps < 3 or all(has_target(legal[press.choice]) for press in plays)
                reached |= {press.choice for press in plays}
            unasked = set() if session.asked(seat) else {"pass"}
            due = {code for code, move in legal.items() if not move.aside} - unasked
            assert {*map(alike, reached)} >= {*map(alike, due)}


def twins_play_alike(session: Session) -> Callable[[str], str]:
    """In Raiders twins of two sets do, and so do things of a kind that have one owner and guards who are twins."""
    lots: dict[str, str] = {}
    for lot in session.state.lots:
        guard = lot.guard >= 0 and FACES[lot.guard]
        lots[estates.NAMES[lot.estate]] = f"{estates.KIND[lot.estate]} {lot.owner} {guard}"

    def alike(code: str) -> str:
        move, _, estate = TWIN.sub(r"\1", code).partition(">")
        does, *costs = move.split("+")
        move = "+".join((does, *sorted(costs)))  # by which of the twins is paid decides in what order they stand
        return f"{move}>{lots[estate]}" if estate in lots else move

    return alike


LIKENESS: Mapping[str, Callable[[Session], Callable[[str], str]]] = {"raiders": twins_play_alike}
"""By which codes of moves are equal between which there is nothing to choose; in other games all differ."""
TWIN = re.compile(r"\b((?:call@|x)?[2-9tjqka][shdc])2\b")
"""A card of the second set."""


def has_target(move: Move) -> bool:
    """Whether a move says whom, or what of theirs, it is aimed at, or what it costs."""
    return any(getattr(move, field, None) is not None for field in ("target", "place", "to", "costs"))


@every_course
def test_no_label_is_too_long_for_its_row(course: Course) -> None:
    """Also with the names that people have; on a page `tests/browser/test_keyboards.py` draws them."""
    for number, session in enumerate(drawn(course, about=LABELLED)):
        language = LANGUAGES[number % 2]
        assert too_wide(of_a_game(renamed(session, LONG[language]), language)) == []


@every_course
def test_no_label_below_a_picture_is_too_long_for_its_row(course: Course) -> None:
    for number, session in enumerate(drawn(course, about=LABELLED)):
        language = LANGUAGES[number % 2]
        assert too_wide(below_pictures(renamed(session, LONG[language]), language), BELOW_PICTURE) == []


@every_course
def test_whatever_stands_below_the_board_where_one_practises_is_a_caption(course: Course) -> None:
    for number, session in enumerate(drawn(course, about=LABELLED)):
        language = LANGUAGES[number % 2]
        for seat, _ in session.seats():
            below = hands(scene(session, language, seat=seat, pictured=True), draw=composed.practice)
            assert all(screen.drawing is not None and is_caption(screen.text) for _, screen in below)


@every_course_of_raiders
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_moves_of_raiders_look_alike(course: Course, language: str) -> None:
    long = (draw(session, language) for session in drawn(course, LONG[language], about=LABELLED))
    pictured = (
        hands(scene(session, language, seat=seat, pictured=True))
        for session in drawn(course, LONG[language], about=LABELLED)
        for seat, _ in session.seats()
    )
    for menus in (*(shown.menus for shown in (*screens(course, language), *long)), *pictured):
        for _, screen in menus:
            moves = [each.label for each in buttons(screen) if each.data and parse(each.data).verb is Verb.MOVE]
            assert len(moves) == len({*moves})


@every_course
def test_every_menu_leads_back(course: Course) -> None:
    for shown in screens(course, "ru"):
        for seat in shown.session.awaited:
            for taps, screen in shown.hands[seat]:
                back = parse(buttons(screen)[-1].data) if taps > 1 else None
                assert back is None or (back.verb, back.choice) in BACK


@every_course
def test_what_does_not_fit_says_why(course: Course) -> None:
    for shown in screens(course, "ru"):
        session = shown.session
        for seat in session.awaited:
            for button in (button for _, screen in shown.hands[seat] for button in buttons(screen)):
                if button.label.startswith("· "):
                    press = parse(button.data)
                    assert press.verb is Verb.WHY
                    assert session.rule_book.explain(session.state, seat, press.choice).reason != "not-now"


@every_course
def test_no_screen_depends_on_what_its_reader_cannot_know(course: Course) -> None:
    for number, session in enumerate(drawn(course)):
        tells_nothing_hidden(session, number, LANGUAGES[number % 2])


@every_course
def test_a_redeal_would_show_in_a_hand_that_is_not_ones_own(course: Course) -> None:
    """The test above can fail: what is hidden does change."""
    session = states(course)[0]
    other = redealt(session, Seat(0), 99)
    hand = of(session).hand
    assert hand(scene(other, seat=Seat(1)), "", "") != hand(scene(session, seat=Seat(1)), "", "")


@every_course
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_private_line_is_a_line_of_the_board(course: Course, language: str) -> None:
    """So that an equal line anywhere is a leak."""
    for shown in screens(course, language):
        private = {line for screen in shown.private for line in text_lines(screen)}
        assert not {*text_lines(shown.board)} & (private | {*shown.alerts})


def text_lines(screen: Screen) -> list[str]:
    return [line for line in plain(screen.text).split("\n") if line]


@every_course
def test_the_sign_of_the_end_stands_at_the_end_and_nowhere_else(course: Course) -> None:
    every = screens(course, "ru", HOSTILE)
    for shown in every:
        assert "🏆" not in "".join(map(str, (shown.board, *shown.private, *shown.alerts)))
    ended = every[-1].ended
    assert ended
    assert ended.text.startswith("🏆")
    assert str(ended).count("🏆") == 1


@every_course
def test_a_waiting_hand_stays_as_it_is_while_others_play(course: Course) -> None:
    """It shows only its owner's things, so that no edit is due when the table changes."""
    compared, known = 0, states(course)[:150]
    shown = cache(lambda number, seat: waiting(known[number], seat))
    for number, (before, after) in enumerate(pairwise(known)):
        for seat, chair in before.seats():
            if seat in before.awaited | after.awaited or after.chairs[seat] != chair or after.ended:
                continue
            mine, told, done = zip(shown(number, seat), shown(number + 1, seat), strict=True)
            if mine[0] == mine[1] and done[0] == done[1]:
                compared += 1
                assert silent(told[0]) == silent(told[1])
    assert compared or course.seats == 2, "between two, somebody's move may always be the other's turn"


def silent(hand: Screen) -> Screen:
    """A hand without what may be read aloud from it: that goes by with the round, and a tap says so."""
    return replace(hand, rows=tuple(row for row in hand.rows if row[0].label != "🗣 Вслух"))


DONE = ("laid", "passed", "placed", "used", "last", "raided", "played", "rested", "discarded", "spared")


def waiting(session: Session, seat: Seat) -> tuple[object, Screen, object]:
    """What the seat sees alone, its hand a minute later, and what is still remembered: its last turn, and how the last
    capture has ended, be it in the same words as the one before.
    """
    ends = sum(event.kind in VERDICTS for event in session.recent)
    done = any(event.seat == seat and event.kind in DONE for event in session.recent), ends, [*result(scene(session))]
    hand = of(session).hand(scene(session, seat=seat, now=session.acted + 60), "", "")
    return session.rule_book.view(session.state, seat).mine, hand, done


@pytest.mark.parametrize(("seconds", "offered"), [(9.0, True), (11.0, False)])
def test_the_mover_may_take_a_mistap_back_for_ten_seconds(seconds: float, offered: bool) -> None:
    session, seat = undoable()
    hand = of(session).hand(scene(session, seat=seat, now=session.acted + seconds), "", "")
    assert ("↩️ Вернуть" in [button.label for button in buttons(hand)]) == offered


def test_who_was_called_too_early_is_told_of_the_undo() -> None:
    session, seat = undoable()
    (called,) = session.awaited
    back = play.undo(session, session.chairs[seat].person, session.acted + 5).session
    note = of(back).hand(scene(back, seat=called), "", "")
    assert f"{back_name(back)} возвращает ход, минутку." in bare(note.text)
    assert not any(parse(button.data).verb is Verb.MOVE for button in buttons(note))


def undoable() -> tuple[Session, Seat]:
    """The first state of a game whose last move may be taken back while somebody else is on."""
    for session in states(FOUR):
        if session.undo and session.undo.seat not in session.awaited:
            return session, session.undo.seat
    raise AssertionError("no move of this game can be taken back")


def back_name(session: Session) -> str:
    (seat,) = session.awaited
    return session.chairs[seat].person.name
