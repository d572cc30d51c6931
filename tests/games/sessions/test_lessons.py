"""Guided first practice at the table: a lesson from its deal to free play."""

from __future__ import annotations

import pytest

from games import catalogue, lesson
from games.game import AnyGame, IllegalMove, Refused
from games.sessions import disclosure, lessons, lobby, play, session, stored, timers
from games.sessions.rivalry import Ponders
from games.sessions.session import Session, Stale
from tests.games.sessions.tables import ANYA, NOON, A, gathering, goes

GAMES = [game for game in catalogue.newest() if lesson.lesson_of(game)]
pytestmark = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def begun(game: AnyGame) -> tuple[Session, float]:
    """The lesson at its first step."""
    table = lobby.gather("abc", game.id, ANYA.id, ANYA, NOON, clock="none")
    table = lobby.seat_rival(table, ANYA, "sensible", NOON).session
    return waited(lessons.begin(table, ANYA, NOON).session, NOON)


def waited(table: Session, now: float) -> tuple[Session, float]:
    """Until the learner is asked, or the lesson is over."""
    while table.lesson and table.lesson.answers:
        assert not table.asked(A)
        for move in table.rule_book.moves(table.state, A):
            with pytest.raises(Refused, match="lesson-waits"):
                lessons.play_in(table, ANYA, move.code, now)
        due = timers.wake(table, now)
        assert due is not None
        assert due - now <= 2
        table, now = goes(timers.tick(table, max(due, now))), max(due, now)
    return table, now


def learned(game: AnyGame) -> tuple[Session, float]:
    """After the last step."""
    table, now = begun(game)
    while step := lessons.step_of(table):
        table, now = waited(lessons.play_in(table, ANYA, step.tries[0], now).session, now)
    return table, now


def test_a_lesson_goes_through_all_its_steps_as_they_are_written(game: AnyGame) -> None:
    table, now = begun(game)
    course = lesson.lesson_of(game)
    assert course is not None
    for stage in lesson.walked(game, course):
        assert lessons.step_of(table) == stage.step
        assert table.state == stage.before
        assert table.asked(A)
        guide = disclosure.private(table, A, now).guide
        assert guide is not None
        assert (guide.key, guide.of, guide.tried) == (stage.step.key, len(course.steps), False)
        table, now = waited(lessons.play_in(table, ANYA, stage.step.tries[0], now).session, now)
        assert table.state == stage.after
        assert stored.read(stored.write(table)) == table
    guide = disclosure.private(table, A, now).guide
    assert guide is not None
    assert guide.key == "done"


def test_another_move_is_shown_by_its_consequence_and_not_played(game: AnyGame) -> None:
    table, now = begun(game)
    while step := lessons.step_of(table):
        others = [move for move in game.moves(table.state, A) if move.code not in step.tries and not move.aside]
        for move in others:
            shown = lessons.play_in(table, ANYA, move.code, now)
            assert shown.log == ()
            assert shown.session.state == table.state
            guide = disclosure.private(shown.session, A, now).guide
            assert guide is not None
            assert guide.tried
            _, events = lesson.consequence(game, table.state, step, move.code)
            assert [*guide.consequence] == [*play.remembered(game, events)]
        table, now = waited(lessons.play_in(table, ANYA, step.tries[0], now).session, now)


def test_what_is_illegal_is_refused_as_ever_and_so_is_a_tap_of_the_past(game: AnyGame) -> None:
    table, now = begun(game)
    with pytest.raises(IllegalMove):
        lessons.play_in(table, ANYA, "nonsense", now)
    step = lessons.step_of(table)
    assert step is not None
    with pytest.raises(Stale):
        lessons.play_in(table, ANYA, step.tries[0], now, epoch=99)


def test_nothing_is_taken_back_in_a_lesson(game: AnyGame) -> None:
    table, now = begun(game)
    step = lessons.step_of(table)
    assert step is not None
    table = lessons.play_in(table, ANYA, step.tries[0], now).session
    with pytest.raises(Refused, match="undo"):
        play.undo(table, ANYA, now)


def test_after_the_last_step_the_game_goes_on_freely_to_its_end(game: AnyGame) -> None:
    table, now = learned(game)
    assert table.status == "playing"
    for _ in range(5000):
        if table.status != "playing":
            break
        if table.asked(A):
            move = catalogue.choose(table.rule_book, table.state, A)
            table, now = lessons.play_in(table, ANYA, move.code, now).session, now + 1
            assert table.lesson is None or not table.lesson.guides
        else:
            due = timers.wake(table, now)
            assert due is not None
            try:
                table, now = goes(timers.tick(table, max(due, now))), max(due, now)
            except Ponders:
                pytest.fail("the rival of a lesson needn't think")
    assert table.status == "finished"


def test_a_lesson_whose_moves_the_rules_dont_allow_any_more_becomes_a_free_game(game: AnyGame) -> None:
    table, now = begun(game)
    assert table.lesson is not None
    broken = session.replace(table, lesson=session.replace(table.lesson, answers=((A, "nonsense"),)))
    freed = lessons.answer(broken, now).session
    assert freed.lesson is not None
    assert not freed.lesson.guides
    assert freed.state == table.state


def test_a_lesson_needs_one_learner_and_one_rival(game: AnyGame) -> None:
    alone = gathering(ANYA, game=game.id)
    with pytest.raises(Refused, match="stale"):
        lessons.begin(alone, ANYA, NOON)
