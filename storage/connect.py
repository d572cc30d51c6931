"""The way to the store: a client with the right time-outs, and everything that is kept behind it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self, cast

from redis.asyncio import BlockingConnectionPool, Connection, Redis, Sentinel, SSLConnection, UnixDomainSocketConnection
from redis.asyncio.cluster import RedisCluster
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import RedisClusterException, RedisError

from storage.address import TLS, Address, NoAddress, read
from storage.budget import Budget
from storage.chats import Chats
from storage.due import Due
from storage.errors import Refusing, Unavailable
from storage.heard import Heard
from storage.inbox import Inbox
from storage.parser import Parser
from storage.people import People
from storage.pictures import Pictures
from storage.refusals import LASTING, code_of, explained
from storage.script import answer
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


def connect(url: str) -> Redis:
    """A client that has not spoken yet, for any address that `storage.address` reads. Raises Unavailable for others."""
    try:
        address = read(url)
    except NoAddress as error:
        raise Unavailable(f"REDIS_URL {error}") from error
    if address.cluster:
        return _cluster(address)
    if address.sentinel:
        return _sentinel(address)
    where: dict[str, Any] = {"path": address.path, "connection_class": UnixDomainSocketConnection}
    if address.hosts:
        ((host, port),) = address.hosts
        where = {"host": host, "port": port, "connection_class": SSLConnection if address.tls else Connection}
    pool = BlockingConnectionPool(
        max_connections=CONNECTIONS, timeout=ANSWER_SECONDS, db=address.db, **where, **_settings(address)
    )
    return Together.from_pool(pool)


def _cluster(address: Address) -> Redis:
    ((host, port),) = address.hosts
    settings = {name: value for name, value in _settings(address).items() if name != "parser_class"}
    cluster = RedisCluster(host, port, ssl=address.tls, max_connections=CONNECTIONS, **settings)
    nodes: Any = cluster.nodes_manager
    for kept in (nodes, *nodes.startup_nodes.values()):
        kept.connection_kwargs["parser_class"] = Parser  # its constructor has no such argument
    return cast(Redis, cluster)  # the same methods, without a common type


def _sentinel(address: Address) -> Redis:
    """The master that sentinels name; each new connection asks them who that is."""
    asking = {
        **_settings(address),
        "username": address.options.get("sentinel_username"),
        "password": address.options.get("sentinel_password"),
        "ssl": address.tls,
    }
    del asking["parser_class"]
    library: Any = Sentinel  # untyped there
    master = library(address.hosts, sentinel_kwargs=asking).master_for(
        address.name, Together, max_connections=CONNECTIONS, db=address.db, ssl=address.tls, **_settings(address)
    )
    return cast(Redis, master)


def _settings(address: Address) -> dict[str, Any]:
    return {
        "username": address.user or None,
        "password": address.password or None,
        "decode_responses": True,
        "socket_timeout": ANSWER_SECONDS,
        "socket_connect_timeout": CONNECT_SECONDS,
        "retry": Retry(ExponentialBackoff(cap=0.5, base=0.05), RETRIES),
        "parser_class": Parser,
        **{name: value for name, value in address.options.items() if name in TLS},
    }


@dataclass(frozen=True, slots=True)
class Store:
    """All that is kept."""

    redis: Redis
    sessions: Sessions
    due: Due
    slots: Slots
    inbox: Inbox
    heard: Heard
    people: People
    chats: Chats
    tables: Tables
    budget: Budget
    unwelcome: Unwelcome
    pictures: Pictures
    trial: Trial
    explain: Callable[[Exception], str]
    """Why it is away, in a line for the operator."""

    @classmethod
    def open(cls, redis: Redis, *, budget_scale: float = 1.0, explain: Callable[[Exception], str] = explained) -> Self:
        heard = Heard(redis)
        return cls(
            redis,
            Sessions(redis, heard),
            Due(redis),
            Slots(redis),
            Inbox(redis),
            heard,
            People(redis),
            Chats(redis),
            Tables(redis),
            Budget(redis, scale=budget_scale),
            Unwelcome(redis),
            Pictures(redis),
            Trial(redis),
            explain,
        )

    async def check(self) -> float:
        """Tries everything, and returns what time it is there. Raises Unavailable; Refusing, where that may pass."""
        try:
            return await self.trial.run()
        except (RedisError, RedisClusterException, OSError) as error:
            if not (code := code_of(error)):
                raise Unavailable(f"REDIS_URL: no answer from there ({explained(error)})") from error
            kind = Unavailable if code in LASTING else Refusing
            raise kind(self.explain(error)) from error

    async def time(self) -> float:
        """What time it is there, in seconds since 1970."""
        seconds, microseconds = await answer(self.redis.time())
        return float(int(seconds) + int(microseconds) / 1e6)

    async def close(self) -> None:
        await self.redis.aclose()
