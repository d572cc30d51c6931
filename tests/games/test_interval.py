"""Wilson's interval, compared with what others have published."""

import pytest

from games.interval import interval


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611)]
)
def test_it_is_as_published(won: int, games: int, low: float, high: float) -> None:
    """Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I."""
    assert interval(won / games, games) == pytest.approx((low, high), abs=0.0001)


def test_it_stays_within_all_and_nothing() -> None:
    assert interval(0.0, 1)[0] == 0.0
    assert interval(1.0, 1)[1] == 1.0
