"""The guided first practice of a game: one real game from a chosen deal, whose first steps are written down.

What it consists of stands in `games/<id>/lesson.toml`, what is said at each step in `locales/*/lesson-<id>.ftl`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import BaseModel, ConfigDict

from games.game import AnyGame, Event, Options, Seat

LEARNER = Seat(0)
"""Where the one who learns sits; the rival sits next to them."""

Answer = tuple[Seat, str]
"""Who makes a move, and its code."""


class Promise(BaseModel):
    """An event that a step brings about; what isn't said of it may be anything."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: str
    seat: Seat | None = None
    pieces: tuple[str, ...] = ()
    """They are among the event's."""
    n: int | None = None

    def kept(self, events: Sequence[Event]) -> bool:
        """Whether one of the events is as promised."""
        return any(
            event.kind == self.kind
            and self.seat in (None, event.seat)
            and self.n in (None, event.n)
            and {*self.pieces} <= {*event.pieces}
            for event in events
        )


class Step(BaseModel):
    """One thing to see, and the move to make of it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    key: str
    """Its words are filed under it."""
    tries: tuple[str, ...]
    """Codes of the learner's moves that the lesson goes on with, the advised one first; from each of them it goes on
    alike.
    """
    promises: tuple[Promise, ...]
    """What the move and the answers to it tell, whichever of the moves it is."""
    answers: tuple[Answer, ...] = ()
    """What is played then until the learner is asked the next thing: the rival's moves, and the learner's own passes
    where there is nothing to learn from them.
    """


class Lesson(BaseModel):
    """A deal and the steps from there on."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    rules: int
    """The version of the rules that it is written for."""
    chance: int
    """The seed of the deal."""
    seats: int
    options: dict[str, str | bool]
    """What the table doesn't leave as it usually is."""
    opening: tuple[Answer, ...] = ()
    """What is played before the first step."""
    steps: tuple[Step, ...]

    def chosen(self, book: AnyGame) -> Options:
        """The table's options, as the game begins."""
        return book.options.model_validate(self.options).settled(slow=True)

    def dealt(self, book: AnyGame) -> Any:
        """The state before the first move of all."""
        return book.setup(self.seats, self.chosen(book), self.chance)


class Stage(NamedTuple):
    """A step as it is played."""

    step: Step
    before: Any
    """The state in which the learner is asked."""
    after: Any
    """The state after the answers."""
    events: tuple[Event, ...]
    """What the move and the answers told."""


def lesson_of(book: AnyGame) -> Lesson | None:
    """The lesson of a game; None if it has none under these rules."""
    lesson = _written(book.id)
    return lesson if lesson and lesson.rules == book.rules else None


def walked(book: AnyGame, lesson: Lesson, chosen: Sequence[int] = ()) -> Iterator[Stage]:
    """The lesson step by step, as somebody goes through it who makes the advised moves; or of each step's moves the one
    of that number, from 0. Raises LookupError if a move isn't legal when its turn comes.
    """
    state, _ = answered(book, lesson.dealt(book), lesson.opening)
    for at, step in enumerate(lesson.steps):
        code = step.tries[chosen[at] if chosen else 0]
        after, events = answered(book, state, ((LEARNER, code), *step.answers))
        yield Stage(step, state, after, events)
        state = after


def answered(book: AnyGame, state: Any, answers: Sequence[Answer]) -> tuple[Any, tuple[Event, ...]]:
    """The state after these moves, and what they told. Raises LookupError if one of them isn't legal."""
    events: list[Event] = []
    for seat, code in answers:
        move = next((move for move in book.moves(state, seat) if move.code == code), None)
        if move is None:
            raise LookupError(f"seat {seat} can't play {code!r}")
        state, told = book.play(state, seat, move)
        events += told
    return state, tuple(events)


def consequence(book: AnyGame, state: Any, step: Step, code: str) -> tuple[Any, tuple[Event, ...]]:
    """What would come of another move than the advised, in the state in which the learner is asked: the state after it
    and the events, once the rival has answered as far as what is written down still can be played, and a window that is
    open then is passed by everybody. Raises LookupError if the move isn't legal.
    """
    state, events = answered(book, state, ((LEARNER, code),))
    for answer in step.answers:
        try:
            state, told = answered(book, state, (answer,))
        except LookupError:
            break
        events += told
    while book.windows is not None and book.windows.question(state) is not None:
        state, told = answered(book, state, ((min(book.awaited(state)), book.windows.passing(state)),))
        events += told
    return state, events


@cache
def _written(id: str) -> Lesson | None:
    path = Path(__file__).with_name(id) / "lesson.toml"
    return Lesson.model_validate(tomllib.loads(path.read_text(encoding="utf-8"))) if path.exists() else None
