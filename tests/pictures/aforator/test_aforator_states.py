"""Whole games of Aforator as pictures: the Kon as it is added up, and buttons as they are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from bot.callback_data import Verb, parse
from bot.pictures.aforator.scenes import AforatorBoard, AforatorCard, AforatorEnd, AforatorHand, AforatorSwap
from bot.screens import games
from bot.screens.aforator.hand import SHORT
from bot.screens.aforator.pieces import COUNTS, LEADS, sign, signed
from bot.screens.aforator.settled import MOVES, settled
from bot.screens.keyboard import width
from bot.screens.screen import Scene
from games.aforator.deck import CARDS, WORTH
from games.aforator.forecast import forecast
from games.aforator.view import AforatorView
from tests.bot.screens.courses import Course, drawn, on_some_courses, states
from tests.bot.screens.stage import scene
from tests.pictures.states import hands_of, in_private, of_the_group

DRAWS = games.of("aforator")
every_course = on_some_courses("aforator")


def asked(course: Course) -> Iterator[tuple[Scene, AforatorView]]:
    """Everybody who is on turn, at some states of a course."""
    for session in drawn(course):
        for seat in session.awaited:
            view = in_private(session, seat)
            assert isinstance(view.view, AforatorView)
            yield view, view.view


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
def test_places_stand_in_the_order_of_the_result_and_the_best_share_the_first(course: Course) -> None:
    session = states(course)[-1]
    view, (_, end) = scene(session, pictured=True), of_the_group(session, "ru")
    assert isinstance(end, AforatorEnd)
    assert isinstance(view.view, AforatorView)
    assert view.table.outcome is not None
    places, count = view.table.outcome.places, COUNTS[view.view.scoring]
    assert [place.seat for place in end.places] == [seat for shared in places for seat in shared]
    assert [place.seat for place in end.places if place.first] == [*places[0]] == [*end.names]
    for place in end.places:
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
                assert (f" {LEADS}" in button.label) == told.tab.leads
                assert button.label.endswith(said.words)
                assert signed(told.card.worth) in button.label
                assert len(row) <= 2 or width(button.label) <= SHORT
                assert said.words in {signed(each.sum) for each in made.values()}


@every_course
def test_ways_and_places_stand_as_their_buttons_do(course: Course) -> None:
    for view, _ in asked(course):
        for screen in hands_of(view):
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
