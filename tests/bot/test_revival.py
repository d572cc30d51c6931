"""A private store that is killed again while it starts again."""

import asyncio
from unittest.mock import Mock

import pytest

from bot import process
from bot.process import _revive
from storage.errors import Unavailable

TRIES = len(process.REVIVAL_PAUSES)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "REVIVAL_PAUSES", (0.0,) * TRIES)


async def test_a_store_that_is_killed_while_it_starts_is_started_once_more() -> None:
    server = Mock()
    server.revive.side_effect = [*[Unavailable("killed")] * (TRIES - 1), None]
    await _revive(server, asyncio.Event())
    assert server.revive.call_count == TRIES


async def test_a_store_that_never_starts_is_given_up() -> None:
    server = Mock()
    server.revive.side_effect = Unavailable("no room on the disk")
    with pytest.raises(Unavailable, match="no room"):
        await _revive(server, asyncio.Event())
    assert server.revive.call_count == TRIES
