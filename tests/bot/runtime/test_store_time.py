"""A machine whose clock is wrong: the bot goes by the store's, and its operator hears of it once."""

from __future__ import annotations

from typing import Any
from unittest.mock import AsyncMock, Mock

from structlog.testing import capture_logs

from bot.runtime.logs import Changes
from bot.runtime.store_time import StoreTime
from storage.away import AWAY
from storage.clock import Clock


async def test_a_clock_that_is_wrong_is_told_once_and_set_right() -> None:
    clock, store = Clock(lambda: 1000.0), store_of(1001.9, 1003.0, 1007.25, 1001.5, 1000.5, 993.0)
    times = StoreTime(store, clock, Changes())
    with capture_logs() as log:
        seen = []
        for _ in range(6):
            await times.look()
            seen.append(clock.now())
    assert seen == [1001.9, 1003.0, 1007.25, 1001.5, 1000.5, 993.0]
    assert [(line["event"], line["what"]) for line in log] == [
        ("lost", "clock"), ("found again", "clock"), ("lost", "clock")
    ]  # fmt: skip
    assert log[0]["reason"].startswith("this machine's clock is 3.0 s behind the store's, by which the bot goes")
    assert "7.0 s ahead of the store's" in log[2]["reason"]
    assert "NTP" in log[0]["reason"]


async def test_while_the_store_is_away_the_clock_stays_as_it_is() -> None:
    clock, store = Clock(lambda: 1000.0), store_of(1060.0, AWAY[0]("gone"))
    times = StoreTime(store, clock, Changes())
    await times.look()
    await times.look()
    assert clock.now() == 1060


def store_of(*times: float | Exception) -> Any:
    return Mock(time=AsyncMock(side_effect=times))
