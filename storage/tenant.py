"""Who plays in a store: a real bot, or a sandbox, whose worlds come and go and must never touch what people play."""

from __future__ import annotations

from redis.asyncio import Redis

from storage import keys
from storage.everything import wipe
from storage.script import answer


class Taken(Exception):
    """The store is somebody else's; its text says whose."""


async def lend(redis: Redis, bot: int, place: str, world: str) -> None:
    """Makes the store that of a sandbox's world; what an earlier world of that place has left is deleted.

    Raises Taken for a store in which anybody else has played.
    """
    mine = f"{bot} {place} {world}"
    owner: str | None = await answer(redis.get(keys.TENANT))
    if owner == mine:
        return
    if owner is None and await redis.exists(keys.INBOX_COUNT):
        raise Taken("games of a bot")
    if owner is not None and not owner.startswith(f"{bot} {place} "):
        raise Taken("the games of another sandbox")
    await redis.set(keys.TENANT, mine)
    await wipe(redis)
    await redis.set(keys.TENANT, mine)


async def settle(redis: Redis, bot: int) -> None:
    """A bot has come to stay: but for that of the sandbox whose store it is, no sandbox may delete what it keeps."""
    owner: str | None = await answer(redis.get(keys.TENANT))
    if owner is not None and not owner.startswith(f"{bot} "):
        await redis.delete(keys.TENANT)
