"""What all tests over HTTP share."""

from collections.abc import AsyncIterator

import pytest

from tests.e2e.house import House, house

EVERYBODY_HAS_PLAIN_NUMBERS_AND_AN_ACTION = 32
"""A seed with which the second at the table begins, whether two, three or four sit there."""


@pytest.fixture(autouse=True)
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game of UpTurn is dealt alike, unless a test sets another seed."""
    monkeypatch.setattr("bot.handlers.context.chance", lambda: EVERYBODY_HAS_PLAIN_NUMBERS_AND_AN_ACTION)


@pytest.fixture
async def here(redis_url: str) -> AsyncIterator[House]:
    async with house(redis_url) as it:
        yield it
