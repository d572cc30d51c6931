"""The first practices of games: their deals, moves and promises are as the rules have them."""

from itertools import product
from pathlib import Path
from typing import cast

import pytest
from pydantic import ValidationError

import games
from games.catalogue import GAMES, newest
from games.game import AnyGame, Event, Seat
from games.lesson import LEARNER, Lesson, Promise, Stage, Step, answered, consequence, lesson_of, walked
from games.windows import is_pass

STEPS = range(6, 11)
TAUGHT = [book for book in newest() if lesson_of(book)]
RIVAL = Seat(1)

of_every_lesson = pytest.mark.parametrize("book", TAUGHT, ids=lambda book: book.id)


def lesson(book: AnyGame) -> Lesson:
    return cast(Lesson, lesson_of(book))


def stages(book: AnyGame) -> list[Stage]:
    return [*walked(book, lesson(book))]


def others(book: AnyGame, stage: Stage) -> list[str]:
    """The legal moves that a step doesn't ask for; what stands aside from the play is none."""
    moves = book.moves(stage.before, LEARNER)
    return [move.code for move in moves if not move.aside and move.code not in stage.step.tries]


def test_every_lesson_that_is_written_is_for_the_newest_rules() -> None:
    written = {path.parent.name for path in Path(games.__file__).parent.glob("*/lesson.toml")}
    assert {book.id for book in TAUGHT} == written


def test_who_plays_on_under_older_rules_is_taught_nothing() -> None:
    assert [book for book in GAMES if book not in newest() and lesson_of(book)] == []


@of_every_lesson
def test_a_lesson_is_for_two_and_has_a_few_steps(book: AnyGame) -> None:
    keys = [step.key for step in lesson(book).steps]
    assert lesson(book).seats == 2
    assert len(keys) in STEPS
    assert len({*keys, "done"}) == len(keys) + 1


@of_every_lesson
def test_each_step_asks_the_learner_for_a_move_that_is_legal(book: AnyGame) -> None:
    for stage in stages(book):
        assert LEARNER in book.awaited(stage.before), stage.step.key
        assert {*stage.step.tries} <= {move.code for move in book.moves(stage.before, LEARNER)}, stage.step.key


@of_every_lesson
def test_each_step_keeps_its_promises(book: AnyGame) -> None:
    for stage in stages(book):
        assert stage.step.promises
        assert [promise for promise in stage.step.promises if not promise.kept(stage.events)] == [], stage.step.key


@of_every_lesson
def test_whichever_of_the_good_moves_is_made_the_lesson_goes_on(book: AnyGame) -> None:
    ways = product(*(range(len(step.tries)) for step in lesson(book).steps))
    for chosen in ways:
        for stage in walked(book, lesson(book), chosen):
            assert all(promise.kept(stage.events) for promise in stage.step.promises), (chosen, stage.step.key)


@of_every_lesson
def test_only_passes_in_windows_are_made_for_the_learner(book: AnyGame) -> None:
    for stage in stages(book):
        state, _ = answered(book, stage.before, [(LEARNER, stage.step.tries[0])])
        for seat, code in stage.step.answers:
            assert seat in book.awaited(state), stage.step.key
            assert seat == RIVAL or is_pass(book.windows, state, code), stage.step.key
            state, _ = answered(book, state, [(seat, code)])


@of_every_lesson
def test_every_other_move_comes_to_something_else(book: AnyGame) -> None:
    """It can be shown by what it tells, and that isn't what the step is for; but instead of a pass a card may be wasted
    to the same end.
    """
    for stage in stages(book):
        for code in others(book, stage):
            state, events = consequence(book, stage.before, stage.step, code)
            assert state != stage.before
            assert events != stage.events
            kept = all(promise.kept(events) for promise in stage.step.promises)
            assert not kept or stage.step.tries == ("pass",), (stage.step.key, code)


def test_what_comes_of_another_move_is_told_to_its_end() -> None:
    """A window is closed, and a round: else it would say no more than what was laid."""
    told = {
        (book.id, stage.step.key, code): {event.kind for event in consequence(book, stage.before, stage.step, code)[1]}
        for book in TAUGHT
        for stage in stages(book)
        for code in others(book, stage)
    }
    assert "too-weak" in told["raiders", "take", "2s>diner4"]
    assert "taken" in told["raiders", "trip", "pass"]
    assert "too-weak" in told["raiders", "excuse", "4h@5c"]
    assert "trick" in told["aforator", "minus", "ksloth2"]


@of_every_lesson
def test_something_else_could_be_done_at_most_steps(book: AnyGame) -> None:
    """Else it would be a film."""
    open_to_choice = [stage for stage in stages(book) if book.forced(stage.before, LEARNER) is None]
    assert len(open_to_choice) > len(lesson(book).steps) / 2


@of_every_lesson
def test_after_the_last_step_the_game_goes_on(book: AnyGame) -> None:
    last = stages(book)[-1].after
    assert book.outcome(last) is None
    assert book.awaited(last) <= {LEARNER, RIVAL}


def test_a_move_that_is_not_legal_is_named() -> None:
    book = TAUGHT[0]
    wrong = lesson(book).model_copy(update={"steps": (Step(key="wrong", tries=("fly",), promises=()),)})
    with pytest.raises(LookupError, match="seat 0 can't play 'fly'"):
        next(walked(book, wrong))


def test_a_promise_is_kept_by_an_event_that_is_as_it_says() -> None:
    told = [Event("trick", RIVAL, pieces=("coffee1", "whip2"), n=-3), Event("round", LEARNER)]
    assert Promise(kind="trick", seat=RIVAL, pieces=("whip2",), n=-3).kept(told)
    assert Promise(kind="round").kept(told)
    for other in ({"seat": LEARNER}, {"pieces": ("whip1",)}, {"n": 3}):
        assert not Promise.model_validate({"kind": "trick", **other}).kept(told)


def test_a_slip_of_the_pen_in_a_lesson_is_refused() -> None:
    with pytest.raises(ValidationError, match="answer"):
        Step.model_validate({"key": "first", "tries": ["20"], "promises": [], "answer": []})
