"""When a board is sent anew at the bottom of its chat."""

from dataclasses import replace

import pytest

from bot.delivery.sunk_board import BURIED, REPOST_SECONDS, sunk
from games.sessions.clocks import HOUR, TurnClock
from games.sessions.session import Session
from storage.slots import Shown
from tests.games.sessions.tables import EVERYBODY, NOON, playing

BOARD = Shown(-100, message=1000, sent=NOON, edited=NOON)
DEEP = 1000 + BURIED


def table(*, clock: TurnClock = "day", acted: float = NOON + 60) -> Session:
    return replace(playing(*EVERYBODY, clock=clock), acted=acted)


def test_one_with_many_messages_below_it_is_sent_anew() -> None:
    assert sunk(table(), BOARD, DEEP, NOON + REPOST_SECONDS)
    assert not sunk(table(), BOARD, DEEP - 1, NOON + REPOST_SECONDS)


def test_one_of_which_nobody_knows_how_deep_it_lies_stays() -> None:
    assert not sunk(table(), BOARD, None, NOON + REPOST_SECONDS)


def test_none_is_sent_anew_within_ten_minutes() -> None:
    assert not sunk(table(), BOARD, DEEP, NOON + REPOST_SECONDS - 1)


def test_none_is_sent_anew_while_it_shows_all_that_has_happened() -> None:
    drawn = replace(BOARD, edited=NOON + 60)
    assert not sunk(table(), drawn, DEEP, NOON + 24 * HOUR)


def test_none_is_sent_anew_at_a_table_that_is_over() -> None:
    assert not sunk(replace(table(), status="finished"), BOARD, DEEP, NOON + 24 * HOUR)


@pytest.mark.parametrize(
    ("clock", "hours"), [("live", 0.25), ("ten", 0.25), ("hour", 3), ("eight-hours", 3), ("day", 12), ("none", 12)]
)
def test_one_that_is_old_for_its_clock_is_sent_anew_whatever_lies_below_it(clock: TurnClock, hours: float) -> None:
    assert not sunk(table(clock=clock), BOARD, None, NOON + hours * HOUR)
    assert sunk(table(clock=clock), BOARD, None, NOON + hours * HOUR + 1)
