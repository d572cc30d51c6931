"""The turning point of a game that is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from games import catalogue, log, turning_point
from games.game import AnyGame, Seat
from games.playout import play_out
from games.replay import Course, Played, course
from games.search import retrospect
from games.turning import Turning
from games.turning_point import LEAST, Thoroughness
from games.upturn.board import Board
from games.upturn.state import State
from games.upturn.tiles import DECK
from games.windows import is_pass
from tests.games import playout

HASTY = Thoroughness(judged=1, many=6, rough=2, few=2, fine=4)
A, B = Seat(0), Seat(1)
BAG = tuple(tile for tile in DECK[:60] if tile not in (40, 50, 60))
GAMES = [pytest.param(game, id=game.id) for game in catalogue.newest()]


def played(book: AnyGame, first: Any, *moves: tuple[int, str]) -> Course:
    """The course of these moves from a state on."""
    found: list[Played] = []
    for seat, code in moves:
        before = found[-1].after if found else first
        move = next(move for move in book.moves(before, Seat(seat)) if move.code == code)
        after, events = book.play(before, Seat(seat), move)
        found.append(Played(Seat(seat), code, 0.0, "", before, after, tuple(events)))
    return Course(book, book.options(), 2, 0.0, first, tuple(found))


def upturn(*racks: tuple[int, ...], **changes: Any) -> State:
    """Anya is on, above 40."""
    return State(racks, BAG, Board((40,), 40, 1), chance=1, turn=A, **changes)


def sensibly(book: AnyGame, seats: int, chance: int = playout.SEED) -> Course:
    """A game of sensible players."""
    options = book.options().settled(slow=True)
    steps = play_out(book, seats, options, chance, catalogue.sensible(book))
    moves = (log.line(seat, move.code, 0) for _, seat, move, *_ in steps)
    return course([log.header(book.id, book.rules, seats, options, chance, 0), *moves])


def found(of: Course, how: Thoroughness = HASTY, chance: int = 1) -> Turning | None:
    return turning_point.turning_point(of, chance, how)


def test_the_move_that_throws_a_won_game_away_is_the_turning_point() -> None:
    """Her last tile fits, and she draws: his last fits as well."""
    book = catalogue.game("upturn")
    thrown = played(book, upturn((50,), (60,)), (0, "draw"), (0, "pass"), (1, "60"))
    assert book.outcome(thrown.last).places[0] == (B,)
    turning = found(thrown)
    assert turning is not None
    assert (turning.move, turning.mover, turning.seat, turning.before) == (0, A, A, 100)
    assert turning.after <= 100 - LEAST
    assert turning.events == thrown.played[0].events


def test_a_game_that_goes_as_it_had_to_has_none() -> None:
    won = played(catalogue.game("upturn"), upturn((50,), (60,)), (0, "50"))
    assert found(won) is None


def test_a_change_below_the_least_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    shares = {0: [0.50, 0.50], 1: [0.64, 0.36], 2: [0.64, 0.36], 3: [0.64, 0.36]}
    monkeypatch.setattr(retrospect.Retrospect, "_mean", lambda _, position, *__, **___: shares[position])
    thrown = played(catalogue.game("upturn"), upturn((50,), (60,)), (0, "draw"), (0, "pass"), (1, "60"))
    assert found(thrown) is None
    shares[1] = [0.65, 0.35]
    assert found(thrown) == Turning(0, A, A, 50, 65, thrown.played[0].events)


def test_another_is_told_of_where_their_chance_changed_by_far_more(monkeypatch: pytest.MonkeyPatch) -> None:
    three = upturn((50, 51), (60, 61), (70, 71))
    of = replace(played(catalogue.game("upturn"), three, (0, "50"), (1, "60"), (2, "70"), (0, "draw")), seats=3)
    over = upturn((), (61,), (71,), phase="over", out=((A, 51),))
    won = replace(of, played=(*of.played[:-1], replace(of.played[-1], after=over)))
    shares = {position: [0.3, 0.3, 0.4] for position in range(5)}
    shares[2] = [0.5, 0.3, 0.2]
    monkeypatch.setattr(retrospect.Retrospect, "_mean", lambda _, position, *__, **___: shares[position])
    turning = found(won)
    assert turning is not None
    assert (turning.mover, turning.seat, turning.before, turning.after) == (B, A, 30, 50)


def test_without_a_winner_there_is_none() -> None:
    thrown = played(catalogue.game("upturn"), upturn((50,), (60,)), (0, "draw"), (0, "pass"), (1, "60"))
    assert found(replace(thrown, played=thrown.played[:2])) is None
    stalled = thrown.played[1].after._replace(phase="over")
    assert found(replace(thrown, played=(replace(thrown.played[0], after=stalled),))) is None


@pytest.mark.parametrize("book", GAMES)
def test_it_is_found_again_with_no_more_playouts_than_are_allowed(
    book: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[object] = []
    real = retrospect.played_out
    monkeypatch.setattr(retrospect, "played_out", lambda *given: (tried.append(given[1]), real(*given))[1])
    of = sensibly(book, book.seats[0])
    first, most = found(of), HASTY.most(len(of.played) + 1)
    assert 0 < len(tried) <= most
    assert found(of) == first
    assert len(tried) <= 2 * most


@pytest.mark.parametrize("book", GAMES)
def test_what_is_found_is_a_decision_of_its_mover(book: AnyGame) -> None:
    of = sensibly(book, book.seats[0])
    for span in turning_point._spans(book, of.played):
        move = of.played[span.move]
        assert not is_pass(book.windows, move.before, move.code)
        assert move.seat not in book.awaited(move.before) or book.forced(move.before, move.seat) is None
        along = of.played[span.move + 1 : span.end]
        assert all(turning_point._follows(book, later) for later in along)
        assert span.end == len(of.played) or not turning_point._follows(book, of.played[span.end])


def test_a_window_belongs_to_the_move_that_opened_it() -> None:
    book = catalogue.game("raiders")
    of = sensibly(book, 2)
    windows = [span for span in turning_point._spans(book, of.played) if span.end > span.move + 1]
    assert windows
    for span in windows:
        assert book.windows is not None
        assert book.windows.question(of.played[span.move].after) is not None


def test_who_plays_on_for_other_places_turns_nothing() -> None:
    """Once somebody has gone out the first place is taken."""
    book = catalogue.game("upturn")
    racks = ((50,), (60, 61), (70, 71))
    of = replace(played(book, upturn(*racks, goes_on=True), (0, "50"), (1, "60"), (2, "70")), seats=3)
    states = (of.first, *(move.after for move in of.played))
    outcome = book.outcome(of.played[0].after._replace(phase="over"))
    assert outcome is not None
    back = retrospect.Retrospect(catalogue.mind_of(book), catalogue.entry(book).stirred, states, outcome, 1)
    assert [back.judged(position, 1) for position in (1, 2, 3)] == [[1, 0, 0]] * 3


@playout.on_courses(usual=True)
def test_nobody_can_tell_what_was_stirred(course: playout.Course) -> None:
    book, stirred = course.game, catalogue.entry(course.game).stirred
    states = playout.states(course, 12)
    for state in states:
        other = stirred(state, 7)
        assert sorted(book.pieces(other)) == sorted(book.pieces(state))
        assert _known(book, other, course.seats) == _known(book, state, course.seats)
        assert stirred(state, 7) == other
    assert any(stirred(state, 7) != stirred(state, 8) for state in states)


def _known(book: AnyGame, state: Any, seats: int) -> Sequence[object]:
    return [book.view(state, seat) for seat in (None, *map(Seat, range(seats)))]


def test_pairs_win_together() -> None:
    book = catalogue.game("raiders")
    first = book.setup(4, book.options(pairs=True), 1)
    outcome = book.outcome(first._replace(phase="over", winner=B))
    assert outcome is not None
    back = retrospect.Retrospect(catalogue.mind_of(book), catalogue.entry(book).stirred, (first,), outcome, 1)
    assert (back.side(Seat(1)), back.side(Seat(3)), sum(back.judged(0, 1))) == (1, 1, pytest.approx(1))
