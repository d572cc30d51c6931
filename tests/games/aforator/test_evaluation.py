"""What a search has learned of Aforator."""

import pytest

from games.aforator.evaluation import quiet
from games.aforator.options import Scoring
from tests.games.aforator.builders import GAME, does, table
from tests.games.search.tables import shares

HANDS = ("coffee1 whip1 sloth1", "coffee2 whip2 sloth2")
MANY = "boredom1 boredom2 boredom3 boredom4 boredom5 boredom6"
LITTLE = "praise1 praise2 praise3 praise4"


def test_a_table_is_judged_between_two_rounds() -> None:
    state = table(*HANDS)
    assert quiet(state)
    assert not quiet(does(state, "kcoffee1"))
    assert quiet(does(state, "kcoffee1", "kcoffee2"))


@pytest.mark.parametrize("scoring", ["simple", "sum"])
def test_whoever_has_more_is_ahead_and_the_more_so_the_later_it_is(scoring: Scoring) -> None:
    early = shares(GAME, table(*HANDS, discards={0: MANY}, scoring=scoring))
    late = shares(GAME, table(*HANDS, discards={0: MANY}, deck=LITTLE, scoring=scoring))
    assert 0.5 < early[0] < late[0]


def test_tricks_are_what_counts_where_they_are_counted() -> None:
    ahead = table(*HANDS, deck=LITTLE, discards={1: MANY}, tricks=(3, 0), scoring="pro")
    assert shares(GAME, ahead)[0] > 0.5
    assert shares(GAME, ahead._replace(scoring="simple"))[0] < 0.5


def test_among_many_the_others_share_what_the_leader_lacks() -> None:
    three = shares(GAME, table(*HANDS, "coffee3 whip3 sloth3", discards={2: MANY}, deck=LITTLE))
    assert three[2] > 0.5
    assert sum(three) == pytest.approx(1)
