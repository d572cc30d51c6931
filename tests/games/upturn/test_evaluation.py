"""What a search has learned of UpTurn."""

import pytest

from games.game import Seat
from games.upturn.evaluation import posed, sides
from tests.games.search.tables import shares
from tests.games.upturn.builders import GAME, table


def test_whoever_goes_out_now_has_all_but_won() -> None:
    assert shares(GAME, table("24", "4 6 9", last=20, up=True))[0] > 0.9
    assert shares(GAME, table("31 32 33", "4 6 9", last=20, up=True))[0] > 0.9


def test_fewer_tiles_are_better() -> None:
    assert shares(GAME, table("4 6", "3 7 9 10 11 12 14 16", last=20, up=True))[0] > 0.5
    assert shares(GAME, table("4 6 7 9 11 12 14 16", "3 10", last=20, up=True))[0] < 0.5


def test_an_action_that_is_left_alone_holds_up() -> None:
    number, action = (shares(GAME, table(left, "6 9 10", last=20, up=True, turn=Seat(1)))[0] for left in ("4", "skip1"))
    assert action < number


def test_who_has_gone_out_leaves_the_others_to_play_for_the_next_place() -> None:
    state = table("24", "", "4 6 9", last=20, up=True, goes_on=True, out=((Seat(1), 12),))
    assert [*sides(posed(state))] == [(0,), (2,)]
    assert sum(shares(GAME, posed(state))) == pytest.approx(1)
    assert not posed(state).goes_on
