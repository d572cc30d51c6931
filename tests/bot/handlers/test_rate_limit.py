"""How fast somebody may tap, by a clock that is the test's."""

from bot.handlers.rate_limit import RateLimit

ANYA, BORYA = 1, 2


def limit(*moments: float) -> RateLimit:
    """Three taps a second, at these moments."""
    return RateLimit(3, iter(moments).__next__)


def test_the_fourth_tap_within_a_second_is_too_fast() -> None:
    rate = limit(10.0, 10.1, 10.2, 10.9, 11.0)
    assert [rate.exceeded(ANYA) for _ in range(5)] == [False, False, False, True, False]


def test_a_tap_that_was_too_fast_is_not_counted() -> None:
    rate = limit(10.0, 10.4, 10.8, 10.9, 11.0, 11.3, 11.4)
    assert [rate.exceeded(ANYA) for _ in range(7)] == [False, False, False, True, False, True, False]


def test_everybody_has_a_pace_of_their_own() -> None:
    rate = limit(*[10.0] * 5)
    assert [rate.exceeded(ANYA) for _ in range(4)] == [False, False, False, True]
    assert not rate.exceeded(BORYA)


def test_a_rush_is_scolded_once_until_it_has_paused_for_more_than_a_second() -> None:
    rate = limit(10.0, 10.5, 11.5, 12.6)
    assert [rate.scolds(ANYA) for _ in range(4)] == [True, False, False, True]
