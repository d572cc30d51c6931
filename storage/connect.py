"""The way to the store: a client with the right time-outs, and everything that is kept behind it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self, cast

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.cluster import RedisCluster
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import RedisClusterException, RedisError

from storage.budget import Budget
from storage.chats import Chats
from storage.due import Due
from storage.errors import Refusing, Unavailable
from storage.inbox import Inbox
from storage.parser import Parser
from storage.people import People
from storage.refusals import LASTING, code_of, explained
from storage.sessions import Sessions
from storage.slots import Slots
from storage.tables import Tables
from storage.together import Together
from storage.trial import Trial
from storage.unwelcome import Unwelcome

CONNECTIONS = 64
"""More callers than that wait for each other."""
ANSWER_SECONDS = 8.0
"""Longer than the longest blocking read."""
CONNECT_SECONDS = 3.0
RETRIES = 2
CLUSTER = "cluster+"


def connect(url: str) -> Redis:
    """A client that has not spoken yet, for redis://, rediss://, unix://, or cluster+redis:// with any of its nodes.

    Raises Unavailable for what is no such address.
    """
    settings: dict[str, Any] = {
        "decode_responses": True,
        "socket_timeout": ANSWER_SECONDS,
        "socket_connect_timeout": CONNECT_SECONDS,
        "retry": Retry(ExponentialBackoff(cap=0.5, base=0.05), RETRIES),
    }
    try:
        if url.startswith(CLUSTER):
            return _cluster(url.removeprefix(CLUSTER), settings)
        pool = BlockingConnectionPool.from_url(
            url, max_connections=CONNECTIONS, timeout=ANSWER_SECONDS, parser_class=Parser, **settings
        )
        return Together.from_pool(pool)
    except ValueError as error:
        raise Unavailable(f"REDIS_URL is no address of a Redis: {error}") from error


def _cluster(url: str, settings: dict[str, Any]) -> Redis:
    cluster = RedisCluster.from_url(url, max_connections=CONNECTIONS, **settings)
    nodes: Any = cluster.nodes_manager
    for kept in (nodes, *nodes.startup_nodes.values()):
        kept.connection_kwargs["parser_class"] = Parser  # its constructor has no such argument
    return cast(Redis, cluster)  # the same methods, without a common type


@dataclass(frozen=True, slots=True)
class Store:
    """All that is kept."""

    redis: Redis
    sessions: Sessions
    due: Due
    slots: Slots
    inbox: Inbox
    people: People
    chats: Chats
    tables: Tables
    budget: Budget
    unwelcome: Unwelcome
    trial: Trial
    explain: Callable[[Exception], str]
    """Why it is away, in a line for the operator."""

    @classmethod
    def open(cls, redis: Redis, *, budget_scale: float = 1.0, explain: Callable[[Exception], str] = explained) -> Self:
        return cls(
            redis,
            Sessions(redis),
            Due(redis),
            Slots(redis),
            Inbox(redis),
            People(redis),
            Chats(redis),
            Tables(redis),
            Budget(redis, scale=budget_scale),
            Unwelcome(redis),
            Trial(redis),
            explain,
        )

    async def check(self) -> float:
        """Tries everything, and returns what time it is there. Raises Unavailable; Refusing, where that may pass."""
        try:
            return await self.trial.run()
        except (RedisError, RedisClusterException, OSError) as error:
            if not (code := code_of(error)):
                raise Unavailable(f"REDIS_URL: no answer from there ({error})") from error
            kind = Unavailable if code in LASTING else Refusing
            raise kind(self.explain(error)) from error

    async def close(self) -> None:
        await self.redis.aclose()
