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
        command = ("EVALSHA", self._digest, len(keys), *keys, *given)
        redis: Any = self._redis
        try:
            return await redis.execute_command(*command)
        except NoScriptError:
            await redis.script_load(self._source)
            return await redis.execute_command(*command)


async def answer(reply: Any) -> Any:
    """The answer to a command. The client's types allow for other clients too; the caller says what this one gives."""
    return await reply
