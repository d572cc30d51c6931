"""When a test may say that the bot has come to rest."""

from __future__ import annotations

import asyncio

import pytest

from bot.delivery.show import SHOWING
from bot.runtime.background import Background
from storage import due
from tests.e2e.house import House
from tests.e2e.settled import settled, undone

pytestmark = pytest.mark.slow


async def test_what_is_made_due_while_one_looks_is_still_to_be_done(here: House) -> None:
    """A wake-up that ends just then leaves something to show that is due a moment later than the look began."""
    now = here.sandbox.clock.now()
    await here.store.due.at(due.show("f00000000000", "board"), now + 0.1, now=now)
    assert await undone(here)
    await settled(here)
    assert await undone(here) == []


async def test_what_the_bot_still_does_in_the_background_is_still_to_be_done(here: House) -> None:
    """After a slot is shown a message of which nobody knew is still to be taken away, and nothing else tells that."""
    swept = []
    await settled(here)

    async def sweeps() -> None:
        await asyncio.sleep(0.2)
        swept.append(True)

    Background(SHOWING, "it could not be swept").start(sweeps())
    assert await undone(here) == [SHOWING]
    await settled(here)
    assert swept
