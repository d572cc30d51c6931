"""How fast somebody may tap or command, by a clock that is the test's."""

from bot.handlers.rate_limit import RateLimit

ANYA, BORYA = 1, 2


def too_fast(*moments: float) -> list[bool]:
    """Which of somebody's taps at these moments are, where three a second aren't."""
    rate = RateLimit(3)
    return [rate.exceeded(ANYA, at) for at in moments]


def test_the_fourth_tap_within_a_second_is_too_fast() -> None:
    assert too_fast(10.0, 10.1, 10.2, 10.9, 11.0) == [False, False, False, True, False]


def test_a_tap_that_was_too_fast_is_not_counted() -> None:
    assert too_fast(10.0, 10.4, 10.8, 10.9, 11.0, 11.3, 11.4) == [False, False, False, True, False, True, False]


def test_by_a_clock_of_whole_seconds_three_in_each_are_not_too_fast() -> None:
    assert too_fast(10, 10, 10, 11, 11, 11, 11) == [False, False, False, False, False, False, True]


def test_everybody_has_a_pace_of_their_own() -> None:
    rate = RateLimit(3)
    assert [rate.exceeded(ANYA, 10.0) for _ in range(4)] == [False, False, False, True]
    assert not rate.exceeded(BORYA, 10.0)


def test_a_rush_is_scolded_once_until_it_has_paused_for_more_than_a_second() -> None:
    rate = RateLimit(3)
    assert [rate.scolds(ANYA, at) for at in (10.0, 10.5, 11.5, 12.6)] == [True, False, False, True]
