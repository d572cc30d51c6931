"""Waiting until the bot has come to rest: on a busy machine a moment without a call means nothing."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from bot.delivery.show import SHOWING
from bot.runtime.caught_up import BEAT_SECONDS, FRESH_SECONDS
from bot.sandbox.happenings import HANG_SECONDS
from bot.sandbox.transcript import picture
from bot.scheduler import THINKING
from storage import keys
from storage.script import answer
from tests.e2e.audit import waiting

if TYPE_CHECKING:
    from bot.sandbox.sandbox import Sandbox
    from storage.connect import Store
    from tests.e2e.house import House

SOON_SECONDS = 10.0
"""Within which a bot tries again what is not yet as it should be."""
MEANWHILE = 0.2
"""Seconds: what is made due while we look is due a moment later than our now."""

KNOWN_SECONDS = 2 * BEAT_SECONDS + FRESH_SECONDS
"""A bot that hears and handles what there is says so more often, even on a busy machine."""


async def settled(here: House, within: float = HANG_SECONDS) -> None:
    """Waits until the bot knows what time it is, and has done and shown everything that is due."""
    ends = time.monotonic() + within
    while True:
        await here.sandbox.quiet(0.01)
        if not await undone(here):
            return
        if time.monotonic() > ends:
            raise TimeoutError(f"not done: {await undone(here)}; now there is:\n{picture(here.sandbox.world)}")
        await here.sandbox.world.pulse.wait(0.02)


async def at_rest(sandbox: Sandbox, store: Store) -> None:
    """Waits until processes of the bot have done and shown all that is due, now or soon."""
    ends = time.monotonic() + HANG_SECONDS
    while True:
        await sandbox.quiet(0.05)
        now = sandbox.clock.now()
        if not (todo := await waiting(store, now, soon=SOON_SECONDS)) and await caught_up(store, now):
            return
        if time.monotonic() > ends:
            raise TimeoutError(f"not done: {todo}; now there is:\n{picture(sandbox.world)}")
        await sandbox.world.pulse.wait(0.05)


async def caught_up(store: Store, now: float, before: str | None = None) -> bool:
    """Whether a living bot has heard everything, and every table has learnt of the last outage. `before`: what the
    last bot said of that, which says nothing of one that was started since.
    """
    handled, telling = await answer(store.redis.hmget(keys.HEARD, ["handled", "telling"]))
    return handled not in (None, before) and now - float(handled) < KNOWN_SECONDS and not telling


async def heard(store: Store) -> str | None:
    """What the last bot has said of when it had heard everything."""
    said: str | None = await answer(store.redis.hget(keys.HEARD, "handled"))
    return said


async def undone(here: House) -> list[str]:
    """What the bot still has to do now."""
    now = here.sandbox.clock.now()
    if now - here.clock.now() > 1:
        return ["it doesn't know how late it is"]
    if not await caught_up(here.store, now, here.heard_before):
        return ["it doesn't know yet what has happened"]
    todo = [f"{n} updates" for n in [await here.store.inbox.backlog()] if n]
    async with here.store.redis.pipeline(transaction=False) as pipe:
        for shard in range(keys.SHARDS):
            due, leases, _ = keys.due(shard)
            pipe.zrangebyscore(due, "-inf", now + MEANWHILE)
            pipe.hgetall(leases)
        found = await pipe.execute()
    for members, held in zip(found[::2], found[1::2], strict=True):
        todo += [*members, *(member for member, token in held.items() if token)]
    # Last: whatever was under way before has begun to show by now.
    return todo + [name for task in asyncio.all_tasks() if (name := task.get_name()) in (SHOWING, THINKING)]
