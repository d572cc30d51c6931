"""What a store is, and how it fares, for an operator who asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.cluster import RedisCluster
from redis.exceptions import ResponseError


@dataclass(frozen=True, slots=True)
class Condition:
    """Of one server; what it doesn't tell us is empty or 0."""

    name: str
    version: tuple[int, ...]
    policy: str
    """What it does when its memory is full."""
    journal: bool
    """Whether each write goes to the disk, so that a power cut loses a second at most."""
    snapshots: str
    """When the whole of it goes there; empty: never."""
    used: int
    most: int
    """Bytes of memory; 0: as much as there is."""


async def conditions(redis: Redis) -> list[Condition]:
    """Of every server that takes writes."""
    if isinstance(redis, RedisCluster):
        nodes: list[Any] = redis.get_primaries()
        return [await _condition(redis, {"target_nodes": node}) for node in nodes]
    return [await _condition(redis, {})]


async def _condition(redis: Any, where: dict[str, Any]) -> Condition:
    facts = await redis.info("everything", **where)
    name = str(facts.get("server_name") or "redis")
    version = str(facts.get(f"{name}_version") or facts.get("redis_version") or "0")
    return Condition(
        name,
        tuple(int(part) for part in version.split(".") if part.isdecimal()),
        str(facts.get("maxmemory_policy", "")),
        bool(facts.get("aof_enabled")),
        await _setting(redis, "save", where),
        int(facts.get("used_memory", 0)),
        int(facts.get("maxmemory", 0)),
    )


async def _setting(redis: Any, name: str, where: dict[str, Any]) -> str:
    """Empty where we may not ask, as with most hosts."""
    try:
        return str((await redis.config_get(name, **where)).get(name, ""))
    except ResponseError:
        return ""
