"""An outage of the store: told once for each reason, and over only when the store takes everything again."""

from __future__ import annotations

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.runtime import outage
from bot.runtime.logs import Changes
from bot.runtime.outage import Outage
from storage.away import AWAY
from storage.errors import Refusing
from storage.parser import Parser

FULL = Parser.parse_error("OOM command not allowed when used memory > 'maxmemory'.")
REPLICA = Parser.parse_error("READONLY You can't write against a read only replica.")


class Scene:
    """An outage without pauses, and what is to be known of it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pauses: list[float] = []
        self.writes = True
        self.checks = 0
        monkeypatch.setattr(outage, "pause", self._pause)
        self.outage = Outage(Changes(), self._check)

    async def meets(self, *errors: Exception | None) -> None:
        for error in errors:
            async with self.outage.survive():
                if error:
                    raise error

    async def _pause(self, seconds: float, _: asyncio.Event) -> None:
        self.pauses.append(seconds)

    async def _check(self) -> None:
        self.checks += 1
        if not self.writes:
            raise Refusing("it doesn't")


@pytest.fixture
def scene(monkeypatch: pytest.MonkeyPatch) -> Scene:
    return Scene(monkeypatch)


async def test_each_reason_is_told_once_and_the_end_when_everything_is_taken(scene: Scene) -> None:
    with capture_logs() as log:
        await scene.meets(AWAY[0]("gone"), AWAY[0]("gone"), FULL, REPLICA, FULL, AWAY[0]("gone"))
        scene.writes = False
        await scene.meets(None, None)
        scene.writes = True
        await scene.meets(None, None)
        await scene.meets(FULL)
    reasons = [line.get("reason", line["event"]) for line in log]
    assert [reason.partition(",")[0] for reason in reasons] == [
        "gone",
        "the store refuses (OOM)",
        "the store refuses (READONLY)",
        "found again",
        "the store refuses (OOM)",
    ]
    assert all("\n" not in reason for reason in reasons)


async def test_what_may_still_be_read_neither_ends_an_outage_nor_hurries_anybody(scene: Scene) -> None:
    scene.writes = False
    await scene.meets(FULL, None, FULL, None, FULL, None)
    assert scene.pauses == list(outage.BACK_OFF_SECONDS[:3])
    scene.writes = True
    await scene.meets(None, FULL)
    assert scene.pauses[3:] == list(outage.BACK_OFF_SECONDS[:1]), "another outage begins anew"


async def test_without_an_outage_nothing_is_checked(scene: Scene) -> None:
    await scene.meets(None, None)
    assert scene.checks == 0


async def test_what_is_no_refusal_goes_through(scene: Scene) -> None:
    with pytest.raises(AssertionError):
        await scene.meets(AssertionError())
