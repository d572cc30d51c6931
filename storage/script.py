"""Speaking to the store: Lua that runs inside as one step, and typed answers."""

from collections.abc import Sequence
from hashlib import sha1
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import NoScriptError


class Script:
    """One Lua script. Its keys must share a {tag}; None among the arguments arrives as the empty string."""

    def __init__(self, redis: Redis, source: str) -> None:
        self._redis, self._source = redis, source
        self._digest = sha1(source.encode()).hexdigest()

    async def __call__(self, keys: Sequence[str], *arguments: str | float | None) -> Any:
        given = ("" if argument is None else argument for argument in arguments)
        call = (len(keys), *keys, *given)
        redis: Any = self._redis
        try:
            return await redis.execute_command("EVALSHA", self._digest, *call)
        except NoScriptError:  # taught and called in one step: between two the store may be restarted once more
            return await redis.execute_command("EVAL", self._source, *call)


async def answer(reply: Any) -> Any:
    """The answer to a command. The client's types allow for other clients too; the caller says what this one gives."""
    return await reply
