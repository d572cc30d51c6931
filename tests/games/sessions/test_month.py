"""A slice of `make soak`'s month: promises about time, reckoned by another model, over whole lives of sessions."""

from collections import Counter

import pytest

from tests.soak.month import month

SESSIONS = 20


@pytest.mark.slow
def test_over_a_month_everybody_is_reminded_awaited_and_left_asleep_as_promised() -> None:
    kept: Counter[str] = Counter()
    for number in range(SESSIONS):
        kept += month(f"slice {number}")
    assert {"reminder", "morning", "next morning", "silences", "stand-ins", "pauses", "outages"} <= set(kept)
    assert {"forced", "ordered", "left over"} <= set(kept)


@pytest.mark.slow
def test_over_a_month_windows_close_ask_and_ring_as_promised() -> None:
    kept: Counter[str] = Counter()
    for number in range(SESSIONS):
        kept += month(f"windows {number}", "raiders")
    assert min(kept["windows"], kept["questions"], kept["passed by the bot"]) > 100
    assert min(kept["forced"], kept["left over"], kept["waits for a second card"], kept["left alone"]) > 50
