"""Ways in which a server refuses, and ends to do so."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from redis import ConnectionError, Redis, ResponseError

from storage.embedded import Embedded

KINDS = {
    "OOM": "raise maxmemory",
    "MISCONF": "free space there",
    "NOREPLICAS": "lower min-replicas-to-write",
    "READONLY": "let REDIS_URL lead to the master",
    "NOPERM": "ACL SETUSER",
    "BUSY": "SCRIPT KILL",
}
"""By its code, what the operator is told to do about it."""


@contextmanager
def refusing(server: Embedded, kind: str) -> Iterator[None]:
    """Inside, the server refuses what is written, or more."""
    with Redis.from_url(server.url, decode_responses=True) as redis:
        begin, end = _ways(redis, server)[kind]
        begin()
        try:
            yield
        finally:
            end()


def _ways(redis: Redis, server: Embedded) -> dict[str, tuple[Callable[[], object], Callable[[], object]]]:
    def full() -> None:
        """A snapshot can't be put where a directory is."""
        (server.directory / "dump.rdb" / "in the way").mkdir(parents=True)
        redis.config_set("save", "86400 1")
        with suppress(ResponseError):
            redis.bgsave()
        while redis.info("persistence")["rdb_last_bgsave_status"] == "ok":
            pass

    def emptied() -> None:
        redis.config_set("save", "")
        (server.directory / "dump.rdb" / "in the way").rmdir()
        (server.directory / "dump.rdb").rmdir()

    def busy() -> None:
        redis.config_set("busy-reply-threshold", "20")
        threading.Thread(target=endless).start()
        with suppress(ResponseError):
            while redis.get("busy") is None:
                pass

    def endless() -> None:
        with Redis.from_url(server.url) as other, suppress(ResponseError, ConnectionError):
            other.eval("while true do end", 0)

    return {
        "OOM": (lambda: redis.config_set("maxmemory", 1), lambda: redis.config_set("maxmemory", 0)),
        "MISCONF": (full, emptied),
        "NOREPLICAS": (
            lambda: redis.config_set("min-replicas-to-write", 1),
            lambda: redis.config_set("min-replicas-to-write", 0),
        ),
        "READONLY": (lambda: redis.replicaof("127.0.0.1", "1"), lambda: redis.replicaof("NO", "ONE")),
        "NOPERM": (
            lambda: redis.acl_setuser("default", enabled=True, commands=["-xreadgroup", "-evalsha"]),
            lambda: redis.acl_setuser("default", enabled=True, categories=["+@all"]),
        ),
        "BUSY": (busy, lambda: redis.script_kill()),
    }
