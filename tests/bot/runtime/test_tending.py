"""A private store that can't be started for now is tried again, ever less often, and told of once."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import pytest
from structlog.testing import capture_logs

from bot.runtime.tending import AGAIN_SECONDS, Tending, explaining
from storage.errors import Unavailable
from storage.parser import Parser


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr("bot.runtime.tending.time.monotonic", lambda: now[0])
    return now


async def test_a_store_that_does_not_come_up_is_tried_again_ever_less_often(now: list[float]) -> None:
    server: Any = Mock(ended=True)
    server.revive.side_effect = Unavailable("no room")
    watching = Tending(server)
    with capture_logs() as log:
        for tries, seconds in enumerate((*AGAIN_SECONDS, AGAIN_SECONDS[-1]), 1):
            await watching.watch()
            await watching.watch()
            assert server.revive.call_count == tries
            now[0] += seconds
        server.revive.side_effect = None
        await watching.watch()
        server.ended = False
        await watching.watch()
    assert [line["event"] for line in log] == [
        "the embedded store has ended, starting it again",
        "the embedded store can't be started for now",
    ]


async def test_a_server_that_is_away_is_no_trouble_to_who_looks_after_its_room() -> None:
    server: Any = Mock()
    server.room.look.side_effect = ConnectionRefusedError
    await Tending(server).room()


def test_a_full_disk_is_told_instead_of_what_the_server_says() -> None:
    server: Any = Mock()
    error = Parser.parse_error("NOREPLICAS Not enough good replicas to write.")
    server.room.lacks = "the disk has only 3 MB free"
    assert explaining(server)(error) == "the disk has only 3 MB free"
    server.room.lacks = ""
    assert "NOREPLICAS" in explaining(server)(error)
    assert "NOREPLICAS" in explaining(None)(error)
