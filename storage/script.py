"""Speaking to the store: Lua that runs inside as one step, and typed answers."""

from collections.abc import Sequence
from typing import Any

from redis.asyncio import Redis


class Script:
    """One Lua script. Its keys must share a {tag}; None among the arguments arrives as the empty string."""

    def __init__(self, redis: Redis, source: str) -> None:
        self._run = redis.register_script(source)

    async def __call__(self, keys: Sequence[str], *arguments: str | float | None) -> Any:
        return await self._run(keys, ["" if argument is None else argument for argument in arguments])


async def answer(reply: Any) -> Any:
    """The answer to a command. The client's types allow for other clients too; the caller says what this one gives."""
    return await reply
