"""The health that is told: soon, whatever hangs, and why it is bad."""

from __future__ import annotations

import asyncio

import pytest

from bot.runtime import health, logs
from bot.runtime.health import ANSWER_SECONDS, Health
from bot.runtime.logs import Changes
from storage.errors import Refusing, Unavailable


class Shelf:
    """A store that answers, fails, or hangs."""

    def __init__(self, *, hangs: bool = False, fails: type[Unavailable] | None = None) -> None:
        self._hangs, self._fails = hangs, fails

    async def check(self) -> None:
        if self._hangs:
            await asyncio.Event().wait()
        if self._fails:
            raise self._fails("REDIS_URL: no answer from redis://:secret@10.0.0.3")


class Aged(Changes):
    """What is lost is so old."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self._seconds = seconds

    def lasting(self) -> dict[str, float]:
        return dict.fromkeys(super().lasting(), self._seconds)


async def test_without_ailments_it_is_good() -> None:
    assert await Health(Shelf(), Changes()).ailments() == []


async def test_a_store_that_hangs_is_told_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ANSWER_SECONDS < 2
    monkeypatch.setattr(health, "ANSWER_SECONDS", 0.02)
    assert await Health(Shelf(hangs=True), Changes()).ailments() == ["the store doesn't answer in time"]


async def test_a_store_that_fails_is_told_without_its_address() -> None:
    assert await Health(Shelf(fails=Unavailable), Changes()).ailments() == ["the store doesn't answer"]
    assert await Health(Shelf(fails=Refusing), Changes()).ailments() == ["the store refuses"]


@pytest.mark.parametrize(
    ("what", "seconds", "ill"),
    [
        ("webhook", 0.0, True),
        ("delivery", 0.0, True),
        ("polling", 119.0, False),
        ("polling", 120.0, True),
        ("telegram", 119.0, False),
        ("telegram", 120.0, True),
        ("store", 999.0, False),
    ],
)
async def test_what_keeps_updates_away_is_told_when_it_has_lasted(what: str, seconds: float, ill: bool) -> None:
    """The store is asked itself."""
    changes = Aged(seconds)
    changes.lost(what, "as it happens")
    assert bool(await Health(Shelf(), changes).ailments()) is ill
    changes.found(what)
    assert await Health(Shelf(), changes).ailments() == []


def test_how_long_something_is_lost_counts_from_the_first_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(logs.time, "monotonic", lambda: now)
    changes = Changes()
    changes.lost("telegram", "away")
    now = 130.0
    changes.lost("telegram", "away")
    assert changes.lasting() == {"telegram": 30.0}
