"""Every state of whole games of Aforator as pictures: captions that fit, buttons as they are drawn, nothing hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.callback_data import Verb, parse
from bot.pictures.aforator.scenes import AforatorBoard, AforatorCard, AforatorEnd, AforatorHand, AforatorSwap
from bot.pictures.painters import read
from bot.screens import ahead, games, pending, teaching
from bot.screens.aforator.hand import SHORT
from bot.screens.aforator.pieces import COUNTS, LEADS, sign, signed
from bot.screens.aforator.settled import MOVES, settled
from bot.screens.keyboard import width
from bot.screens.screen import Scene, Screen
from bot.text.names import units
from games.aforator.deck import CARDS, WORTH
from games.aforator.forecast import forecast
from games.aforator.view import AforatorView
from games.game import Seat
from games.sessions.session import Session
from tests.bot.screens.courses import HOSTILE, TITLES, Course, drawn, on_some_courses, states
from tests.bot.screens.guards import redealt
from tests.bot.screens.stage import BOARD_LINK, opened, plain, scene
from tests.pictures.watched import check

CAPTION = 1024
HEADS = ("morning", "reminder", "nudge", "stand-in")
ABOUT, PAINTED = 4, 16
"""States of each course; one of so many drawings is painted, too."""
LATER = 3600.0
DRAWS = games.of("aforator")
every_course = on_some_courses("aforator")


def group(session: Session, language: str = "ru", *, after: float = 0.0) -> Iterator[Screen]:
    """What everybody sees."""
    view = scene(session, language, now=session.acted + after, pictured=True)
    board = DRAWS.board(view)
    yield pending.on_board(view, board) if session.status == "playing" else board
    if session.status == "finished":
        yield DRAWS.ended(view)


def hand(view: Scene, menu: str = "", head: str = "") -> Screen:
    """As a private chat shows it, with all that is said below."""
    screen = teaching.hand(view, menu, head)
    if view.table.status != "playing":
        return screen
    return pending.in_hand(view, ahead.in_hand(view, screen, menu), menu)


def hands(
    view: Scene, draw: Callable[[Scene, str, str], Screen] = DRAWS.hand, menu: str = "", taps: int = 1
) -> Iterator[Screen]:
    """A hand and every menu that can be opened from it."""
    screen = draw(view, menu, "")
    yield screen
    if taps < 3:
        for choice in opened(screen):
            yield from hands(view, draw, choice, taps + 1)


def private(session: Session, language: str = "ru", title: str = "Дачники", *, after: float = 0.0) -> Iterator[Screen]:
    """What each of its players sees, whatever rings; the second plays for the first time."""
    for seat, _ in session.seats():
        view = scene(
            session, language, seat=seat, now=session.acted + after, title=title, board=BOARD_LINK, pictured=True
        )
        if seat == 1:
            view = replace(view, own=view.seated._replace(novice=True))
        yield from hands(view, hand)
        yield from (hand(view, "", head) for head in HEADS)


def own(session: Session, seat: Seat) -> Iterator[Screen]:
    """What the game itself says to one of its players."""
    return hands(scene(session, seat=seat, board=BOARD_LINK, pictured=True))


def asked(course: Course) -> Iterator[tuple[Scene, AforatorView]]:
    """Everybody who is on turn, at some states of a course."""
    for session in drawn(course):
        for seat in session.awaited:
            view = scene(session, seat=seat, board=BOARD_LINK, pictured=True)
            assert isinstance(view.view, AforatorView)
            yield view, view.view


@every_course
@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("names", [(), HOSTILE], ids=["friends", "hostile"])
def test_every_screen_is_a_picture_whose_caption_fits(course: Course, language: str, names: tuple[str, ...]) -> None:
    for session in drawn(course, names, about=ABOUT):
        for screen in (*group(session, language), *private(session, language, TITLES[names])):
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
        assert pictures(group(redealt(session, None, number))) == pictures(group(session))


@every_course
def test_no_private_line_is_a_line_of_the_group(course: Course) -> None:
    for session in drawn(course, about=ABOUT):
        public = {line for screen in group(session) for line in plain(screen.text).split("\n")}
        told = {
            line
            for seat, _ in session.seats()
            for screen in own(session, seat)
            for line in plain(screen.text).split("\n")
        }
        assert not public & (told - {""})


@every_course
def test_no_time_is_on_a_picture(course: Course) -> None:
    for session in drawn(course, about=ABOUT):
        assert pictures(group(session, after=LATER)) == pictures(group(session))
        assert pictures(private(session, after=LATER)) == pictures(private(session))


def pictures(screens: Iterator[Screen]) -> list[str]:
    return [screen.drawing.digest for screen in screens if screen.drawing]


@every_course
def test_the_picture_of_a_waiting_hand_stays_while_others_play(course: Course) -> None:
    for before, after in pairwise(states(course)[:60]):
        for seat, _ in before.seats():
            one, other = (scene(session, seat=seat, pictured=True) for session in (before, after))
            if seat in before.awaited | after.awaited or mine(one) != mine(other) or after.ended:
                continue
            assert DRAWS.hand(one, "", "").drawing == DRAWS.hand(other, "", "").drawing


def mine(drawn: Scene) -> object:
    assert isinstance(drawn.view, AforatorView)
    return drawn.view.mine


@every_course
def test_without_pictures_nothing_is_drawn(course: Course) -> None:
    for session in drawn(course, about=2):
        view = scene(session)
        assert DRAWS.board(view).drawing is None
        assert session.status != "finished" or DRAWS.ended(view).drawing is None
        assert {screen.drawing for seat, _ in session.seats() for screen in hands(scene(session, seat=seat))} == {None}


@every_course
def test_a_players_picture_of_the_end_is_the_groups(course: Course) -> None:
    session = states(course)[-1]
    *_, end = group(session)
    assert isinstance(end.drawing, AforatorEnd)
    assert {screen.drawing for screen in private(session)} == {end.drawing}


@every_course
def test_places_stand_in_the_order_of_the_result_and_the_best_share_the_first(course: Course) -> None:
    session = states(course)[-1]
    view, (_, end) = scene(session, pictured=True), group(session)
    assert isinstance(end.drawing, AforatorEnd)
    assert isinstance(view.view, AforatorView)
    assert view.table.outcome is not None
    places, count = view.table.outcome.places, COUNTS[view.view.scoring]
    assert [place.seat for place in end.drawing.places] == [seat for shared in places for seat in shared]
    assert [place.seat for place in end.drawing.places if place.first] == [*places[0]] == [*end.drawing.names]
    for place in end.drawing.places:
        assert place.counts[0] == count(view.view.finals[place.seat]) == sum(place.parts)


@every_course
def test_cards_on_the_kon_stand_as_their_buttons_do(course: Course) -> None:
    for session in drawn(course):
        board = DRAWS.board(scene(session, pictured=True))
        assert isinstance(board.drawing, AforatorBoard)
        if session.status == "playing" and board.drawing.laid:
            labels = [button.label for button in board.rows[0]][: len(board.drawing.laid)]
            worths = [signed(laid.card.worth) for laid in board.drawing.laid]
            assert all(worth in label for worth, label in zip(worths, labels, strict=True))


@every_course
def test_the_kon_is_drawn_as_it_is_added_up(course: Course) -> None:
    for session in drawn(course):
        view = scene(session, pictured=True)
        board = DRAWS.board(view).drawing
        assert isinstance(board, AforatorBoard)
        assert isinstance(view.view, AforatorView)
        kon = view.view.kon
        if not view.view.laid:
            continue
        assert [(laid.seat, laid.reached, laid.sum) for laid in board.laid] == [
            (step.seat, step.reached, step.sum) for step in sorted(kon.steps, key=lambda step: step.place)
        ]
        assert board.leader == (kon.leader if kon.sum else None)
        assert len(board.laid) + board.coming <= max(len(board.seats), len(view.view.laid) + len(view.view.order))


@every_course
def test_a_round_that_has_ended_stays_until_somebody_moves(course: Course) -> None:
    ended = 0
    for before, after in pairwise(states(course)):
        view = scene(after, pictured=True)
        board = DRAWS.board(view).drawing
        assert isinstance(board, AforatorBoard)
        new = after.recent[len(after.recent) - (after.events - before.events) :]
        closed = next((event for event in new if event.kind in ("trick", "deck-won", "no-trick")), None)
        if closed:
            ended += 1
            assert board.verdict is not None
            assert (board.verdict.seat, board.verdict.sum) == (closed.seat, closed.n if closed.kind == "trick" else 0)
            left = [WORTH[CARDS[name]] for name in closed.pieces]
            assert left == [laid.card.worth for laid in board.laid][: len(left)]
            known = settled(view)
            assert known is not None
            assert not known.tally or not known.sum or known.tally.leader == closed.seat
        elif any(event.kind in MOVES for event in new):
            assert board.verdict is None
    assert ended


@every_course
def test_cards_of_a_hand_stand_as_their_buttons_do_with_the_same_sums(course: Course) -> None:
    for view, known in asked(course):
        screen = DRAWS.hand(view, "", "")
        if not isinstance(screen.drawing, AforatorHand) or not screen.drawing.tabs:
            continue
        assert known.mine is not None
        made = {sign(card).replace("Ⅱ", ""): forecast(known, card) for card in known.mine.cards}
        for row, buttons in zip(screen.drawing.rows, screen.rows, strict=False):
            assert len(row) == len(buttons)
            for told, button in zip(row, buttons, strict=True):
                assert told.tab is not None
                (said,) = told.tab.bits
                label = button.label.removesuffix(f" {LEADS}")
                assert button.label.endswith(LEADS) == told.tab.leads
                assert label.endswith(said.words)
                assert signed(told.card.worth) in label
                assert len(row) <= 2 or width(button.label) <= SHORT
                assert said.words in {signed(each.sum) for each in made.values()}


@every_course
def test_ways_and_places_stand_as_their_buttons_do(course: Course) -> None:
    for view, _ in asked(course):
        for screen in hands(view):
            rows = [[button for button in row if does(button.data)] for row in screen.rows]
            rows = [row for row in rows if row]
            if isinstance(screen.drawing, AforatorCard):
                drawn_rows = [[tab.leads for tab in row] for row in screen.drawing.ways]
                assert drawn_rows == [[button.label.endswith(f" {LEADS}") for button in row] for row in rows]
            elif isinstance(screen.drawing, AforatorSwap):
                assert len(screen.drawing.places) == len(rows)
                for place, (button,) in zip(screen.drawing.places, rows, strict=True):
                    assert view.shorts[place.seat] in button.label
                    assert place.tab.leads == button.label.endswith(f" {LEADS}")


def does(data: str) -> bool:
    """Whether a button plays, leads to what plays, or says why it doesn't."""
    press = parse(data) if data else None
    return press is not None and (
        press.verb in (Verb.MOVE, Verb.WHY) or (press.verb is Verb.OPEN and bool(press.choice))
    )
