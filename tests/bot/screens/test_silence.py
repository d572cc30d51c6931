"""Whose time has run out is told on the board, in the whole game's words, and to themselves; but never in a window."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.screens import games
from games import catalogue, log
from games.game import Event, Seat
from games.replay import course
from games.sessions import timers
from games.sessions.play import move_of
from games.sessions.session import Session, Step
from games.sessions.table import TABLE_EVENTS
from games.sessions.telling import MEMORY
from tests.bot.screens.courses import Course, drawn, on_courses
from tests.bot.screens.stage import bare, plain, scene
from tests.games.sessions.tables import EVERYBODY, NOON, goes, playing

GAMES = [game.id for game in catalogue.newest()]
MOVES = 240


def timed_out(session: Session) -> tuple[Session, Seat]:
    """The table after the time of whoever is on turn, who has never been silent before, and who that is."""
    (seat,) = session.awaited
    chairs = (
        replace(chair, missed=0, stand_in=False, answers=False, auto=False, plays=None) for chair in session.chairs
    )
    session = replace(session, chairs=tuple(chairs), paused=None)
    deadline = session.call(seat).deadline
    assert deadline is not None
    while session.chairs[seat].missed == 0:
        session = goes(timers.tick(session, timers.wake(session, deadline) or deadline))
    return session, seat


def ends_quietly(session: Session) -> bool:
    """Whether only the rest of a turn is left: who leaves that undone wasn't silent."""
    (seat,) = session.awaited
    return session.rule_book.winding_down(session.state, seat)


def searches_again(late: Session) -> bool:
    """Whether after the search that silence ended another one came, and filled the board's lines."""
    kinds = [event.kind for event in late.recent]
    return "searched" in kinds[kinds.index("silent") :]


@on_courses()
def test_a_time_out_is_told_on_the_board_and_to_whose_it_was(course: Course) -> None:
    for session in drawn(course):
        if session.status == "playing" and session.question is None and not ends_quietly(session):
            late, seat = timed_out(session)
            name = late.chairs[seat].person.name
            draws = games.of(session.game)
            said = f"{name} молчит" in bare(plain(draws.board(scene(late)).text))
            assert said or searches_again(late), late.recent
            if late.status == "playing" and seat not in late.awaited:
                assert "Срок вышел" in draws.hand(scene(late, seat=seat), "", "").text


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_game_tells_what_the_board_has_told(game: str) -> None:
    """Silence too, whatever it came to; and none of it in windows."""
    dice = Random(f"silence {game}")
    session = playing(*EVERYBODY[:3], clock="hour", game=game, chance=11)
    lines = [log.header(game, session.rules, 3, session.options.settled(slow=session.slow), 11, NOON)]
    told: list[Event] = [*session.recent]
    for _ in range(MOVES):
        if session.status != "playing":
            break
        before, (session, entries) = session, _step(session, dice)
        lines += entries
        told += (*session.past, *session.recent)[before.events - session.events or MEMORY :]
    of_the_game = [event for event in told if event.kind not in TABLE_EVENTS]
    in_the_log = [one.event for one in course(lines).told() if one.event.kind not in session.rule_book.untold]
    assert [(event.kind, event.seat) for event in in_the_log] == [(event.kind, event.seat) for event in of_the_game]
    assert sum(event.kind == "silent" for event in told) >= 3


def _step(session: Session, dice: Random) -> Step:
    """A sensible move of whoever is on, or time; silence never counts up to a stand-in, and nothing plays itself."""
    quiet = (replace(chair, missed=0, auto=False, plays=None) for chair in session.chairs)
    session = replace(session, chairs=tuple(quiet))
    if session.question is not None or dice.random() < 0.3:
        due = timers.tick(session, timers.wake(session, NOON) or NOON)
        assert isinstance(due, Step)
        return due
    (seat,) = session.awaited
    move = catalogue.choose(session.rule_book, session.state, seat)
    return move_of(session, seat, move, (session.chairs[seat].since or NOON) + 60)
