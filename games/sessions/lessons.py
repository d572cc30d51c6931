"""A guided first practice: a chosen deal and its steps, until the game goes on freely. Pure; raises Refused.

Only the moves to try are played; of any other the learner sees what would come of it, and tries again. What follows a
step is written down, the rival's moves among it, and comes after a while.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games import lesson
from games.game import Event, IllegalMove, Move, Refused, Seat
from games.sessions import lobby, play
from games.sessions.guided import Guided
from games.sessions.session import Person, Session, Stale, Step, called, in_play
from games.sessions.turns import asked_anew

PACE = 1.2
"""Seconds before each of the moves that follow a step: one can watch them."""


def begin(session: Session, person: Person, now: float) -> Step:
    """The lesson of the lobby's game, in which the learner sits first, and one rival. Raises Refused without one."""
    course = lesson.lesson_of(session.rule_book)
    if course is None or len(session.chairs) != course.seats:
        raise Refused("stale")
    session = replace(session, options=session.rule_book.options.model_validate(course.options))
    begun, log = lobby.start(session, person, now, chance=course.chance, adepts=frozenset({person.id}))
    guided = Guided(0, len(course.steps), course.opening, now + PACE)
    return Step(replace(begun, lesson=guided), log)


def step_of(session: Session) -> lesson.Step | None:
    """The step that the learner is asked now."""
    guided, course = session.lesson, lesson.lesson_of(session.rule_book)
    if guided is None or course is None or guided.answers or guided.step >= len(course.steps):
        return None
    return course.steps[guided.step]


def play_in(session: Session, person: Person, code: str, now: float, *, epoch: int | None = None) -> Step:
    """A person's move as by `play.play`; while a lesson guides them, only what it is about is played."""
    if session.lesson is None or not session.lesson.guides:
        return play.play(replace(session, lesson=None), person, code, now, epoch=epoch)
    seat = in_play(session, person.id)
    if epoch is not None and epoch != session.chairs[seat].epoch:
        raise Stale
    return _made(called(session, person), seat, play.legal(session, seat, code), now)


def _made(session: Session, seat: Seat, move: Move, now: float) -> Step:
    """The learner's move: played if the step is about it, else only shown."""
    guided, step = session.lesson, step_of(session)
    if guided is None or step is None:
        raise Refused("lesson-waits")
    if move.code not in step.tries:
        return Step(replace(session, lesson=replace(guided, tried=move.code)))
    after, log = play.move_of(session, seat, move, now, by="silence" if play.is_pass(session, move) else "owner")
    going = Guided(guided.step + 1, guided.of, step.answers, now + PACE)
    return Step(_going_on(replace(after, lesson=going), now), log)


def consequence(session: Session) -> Sequence[Event]:
    """What would come of the move that the learner has tried."""
    step = step_of(session)
    if session.lesson is None or step is None or not session.lesson.tried:
        return ()
    try:
        _, events = lesson.consequence(session.rule_book, session.state, step, session.lesson.tried)
    except LookupError:  # it isn't legal any more
        return ()
    return play.remembered(session.rule_book, events)


def answer(session: Session, now: float) -> Step:
    """The first of the moves that follow a step. What the rules don't allow any more ends the lesson."""
    guided = session.lesson
    assert guided is not None
    seat, code = guided.answers[0]
    try:
        move = play.legal(session, seat, code)
    except IllegalMove:
        return Step(_going_on(replace(session, lesson=replace(guided, step=guided.of, answers=())), now))
    after, log = play.move_of(session, seat, move, now, by="rival" if session.chairs[seat].rival else "bot")
    rest = replace(guided, answers=guided.answers[1:], due=now + PACE)
    return Step(_going_on(replace(after, lesson=rest), now), log)


def _going_on(session: Session, now: float) -> Session:
    """The session without a way back; once the lesson is over, with everybody asked as at any table."""
    session = replace(session, undo=None)
    over = session.lesson is not None and not session.lesson.guides
    return asked_anew(session, now) if over else session
