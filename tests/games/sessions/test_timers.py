"""What time does to a session."""

import pytest

from games.game import Event
from games.sessions import lobby, play, timers
from games.sessions.session import Session, Step, TurnClock
from games.sessions.timers import Forget, tick
from tests.games.sessions.tables import ANYA, BORYA, NOON, gathering, playing

HOUR = 3600.0


def ticked(session: Session, now: float) -> Session:
    step = tick(session, now)
    assert isinstance(step, Step)
    return step.session


def test_a_lobby_in_which_nobody_starts_closes_after_a_day() -> None:
    session = gathering()
    assert timers.wake(session) == NOON + 24 * HOUR
    assert tick(session, NOON + 24 * HOUR - 1) is None
    assert ticked(session, NOON + 24 * HOUR).closed == "abandoned"


def test_joining_keeps_a_lobby_alive() -> None:
    session = lobby.join(gathering(ANYA), BORYA, NOON + HOUR).session
    assert timers.wake(session) == NOON + 25 * HOUR


@pytest.mark.parametrize(("clock", "seconds"), [("hour", HOUR), ("day", 24 * HOUR), ("three-days", 72 * HOUR)])
def test_the_first_wake_of_a_turn_is_its_reminder_at_four_fifths(clock: TurnClock, seconds: float) -> None:
    session = playing(clock=clock)
    assert timers.wake(session) == NOON + 0.8 * seconds
    reminded = ticked(session, NOON + 0.8 * seconds)
    assert reminded.chairs[0].reminded == reminded.chairs[0].call
    assert reminded.state == session.state
    assert timers.wake(reminded) == NOON + seconds


def test_a_turn_is_reminded_of_once() -> None:
    reminded = ticked(playing(), NOON + 20 * HOUR)
    assert tick(reminded, NOON + 21 * HOUR) is None


def test_who_has_just_acted_is_not_reminded_within_a_minute() -> None:
    session = play.play(playing(clock="hour"), ANYA, "draw", NOON + 0.79 * HOUR).session
    assert timers.wake(session) == NOON + 0.79 * HOUR + 0.8 * HOUR


def test_at_the_deadline_silence_draws_and_passes() -> None:
    session = playing()
    after = ticked(session, NOON + 24 * HOUR)
    assert len(after.state.racks[0]) == len(session.state.racks[0]) + 1
    assert after.awaited == {1}
    assert after.recent[-3:] == (Event("silent", 0), Event("drew", 0, n=1, reveals=True), Event("passed", 0))
    assert after.chairs[1].since == NOON + 24 * HOUR
    assert after.undo is None


def test_silence_is_logged_as_silence_and_is_no_act_of_a_player() -> None:
    step = tick(playing(), NOON + 24 * HOUR)
    assert isinstance(step, Step)
    assert [line.endswith("*") for line in step.log] == [True, True]
    assert step.session.acted == NOON
    assert step.session.chairs[0].acted == 0


def test_without_a_clock_only_stillness_is_due() -> None:
    session = playing(clock="none")
    assert timers.wake(session) == NOON + 7 * 24 * HOUR
    assert tick(session, NOON + 7 * 24 * HOUR - 1) is None


def test_an_ended_session_is_forgotten_after_ninety_days() -> None:
    over = lobby.stop(playing(), ANYA, NOON).session
    assert tick(over, NOON + 90 * 24 * HOUR - 1) is None
    assert tick(over, NOON + 90 * 24 * HOUR) == Forget()
