"""What a search has learned of Raiders."""

import pytest

from games.raiders.evaluation import quiet, sides
from tests.games.raiders.builders import GAME, does, table
from tests.games.search.tables import shares

RICH = "bank1:0:kh bank2:0:qh market1:0:kc"


def test_a_table_is_judged_while_nothing_is_to_be_answered() -> None:
    state = table("jh", "2d", lots="club1")
    assert quiet(state)
    assert not quiet(does(state, "jh>club1"))


@pytest.mark.parametrize("hands", [("2d", "3d"), ("2d", "3d", "4d"), ("2d", "3d", "4d", "5d")])
def test_whoever_has_most_is_ahead(hands: tuple[str, ...]) -> None:
    found = shares(GAME, table(*hands, lots=RICH))
    assert found[0] == max(found) > 1 / len(hands)


def test_a_pair_is_ahead_together() -> None:
    state = table("2d", "3d", "4d", "5d", lots=RICH, pairs=True)
    assert [*sides(state)] == [(0, 2), (1, 3)]
    first, second = shares(GAME, state)
    assert first > 0.5 > second
