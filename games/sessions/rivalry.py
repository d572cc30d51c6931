"""The moves of rivals. Whoever is strong has to think, which takes longer than a session may wait: it is asked for, and
what comes of it is played later, if it is still wanted. Pure.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from games.game import Event, Move, Seat, sole
from games.levels import Level, choose_at
from games.sessions import play, rivals
from games.sessions.session import Session, Step
from games.sessions.telling import remembering


class Thought(NamedTuple):
    """What a rival has come to, when it was asked in that epoch of its seat."""

    seat: Seat
    epoch: int
    code: str


class Ponders(Exception):
    """A rival is to move who has to think first: on that seat of the session, as it is now."""

    def __init__(self, session: Session, seat: Seat) -> None:
        super().__init__(f"seat {seat} of {session.id}")
        self.session, self.seat = session, seat

    def thought(self, code: str) -> Thought:
        """What has come of it."""
        return Thought(self.seat, self.session.chairs[self.seat].epoch, code)


def moves(session: Session, seat: Seat, now: float, thought: Thought | None = None) -> Step:
    """The move that is due; `thought`: what a rival has come to. Raises Ponders, be it that this is about the past."""
    chair = session.chairs[seat]
    assert chair.rival, "only rivals are asked"
    if chair.rival.level != "strong" or _obvious(session, seat):
        level: Level = "sensible" if chair.rival.level == "strong" else chair.rival.level
        return _played(session, seat, choice(session, seat, level), now)
    if thought is None or (thought.seat, thought.epoch) != (seat, chair.epoch):
        raise Ponders(session, seat)
    return _played(session, seat, play.legal(session, seat, thought.code), now)


def choice(session: Session, seat: Seat, level: Level) -> Move:
    """What a rival of that level does there: out of what the seat may know, and of nothing else."""
    book, state = session.rule_book, session.state
    view, legal = book.view(state, seat), book.moves(state, seat)
    return choose_at(level, book, view, legal, rivals.chance_of(session, seat))


def _obvious(session: Session, seat: Seat) -> bool:
    """Whether there is nothing to think about."""
    book, state = session.rule_book, session.state
    return book.forced(state, seat) is not None or sole(book.moves(state, seat)) is not None


def _played(session: Session, seat: Seat, move: Move, now: float) -> Step:
    """With a word of the rival's, now and then; never with a pass in a window, of which nobody hears."""
    rival, passes = session.chairs[seat].rival, play.is_pass(session, move)
    line = None if passes else rivals.speaks(session, seat)
    step = play.move_of(session, seat, move, now, by="rival")
    if passes or rival is None:
        return step
    if line is None:
        return step._replace(session=replace(step.session, unsaid=session.unsaid + 1))
    says = Event("says", seat, pieces=(rival.name,), n=line)
    return step._replace(session=remembering(replace(step.session, unsaid=0), says))
