"""The kinds of values that Redis has: how each is asked for, told as JSON, and written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


class NoValue(ValueError):
    """What is told is no value of its kind."""


@dataclass(frozen=True, slots=True)
class Kind:
    """`ask` and `write` give commands to a pipeline; `told` orders what came back, so that the same is told alike."""

    ask: Callable[[Any, str], object]
    told: Callable[[Any], Any]
    sound: Callable[[Any], bool]
    write: Callable[[Any, str, Any], object]

    def check(self, value: Any) -> None:
        """Raises NoValue."""
        if not value or not self.sound(value):
            raise NoValue("a value isn't what it is said to be")


def _texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(part, str) for part in value)


def _fields(value: Any) -> bool:
    return isinstance(value, dict) and _texts(list(value.values()))


def _scored(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(pair, list) and len(pair) == 2 and isinstance(pair[0], str) and isinstance(pair[1], int | float)
        for pair in value
    )


def _entries(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(entry, list) and len(entry) == 2 and isinstance(entry[0], str) and _fields(entry[1])
        for entry in value
    )


def _write_entries(pipe: Any, key: str, entries: list[Any]) -> None:
    for id, fields in entries:
        pipe.xadd(key, fields, id=id)


KINDS = {
    "string": Kind(
        lambda pipe, key: pipe.get(key),
        lambda reply: reply,
        lambda value: isinstance(value, str),
        lambda pipe, key, value: pipe.set(key, value),
    ),
    "hash": Kind(
        lambda pipe, key: pipe.hgetall(key),
        lambda reply: dict(sorted(reply.items())),
        _fields,
        lambda pipe, key, value: pipe.hset(key, mapping=value),
    ),
    "list": Kind(
        lambda pipe, key: pipe.lrange(key, 0, -1),
        list,
        _texts,
        lambda pipe, key, value: pipe.rpush(key, *value),
    ),
    "set": Kind(
        lambda pipe, key: pipe.smembers(key),
        sorted,
        _texts,
        lambda pipe, key, value: pipe.sadd(key, *value),
    ),
    "zset": Kind(
        lambda pipe, key: pipe.zrange(key, 0, -1, withscores=True),
        lambda reply: [[member, score] for member, score in reply],
        _scored,
        lambda pipe, key, value: pipe.zadd(key, dict(value)),
    ),
    "stream": Kind(
        lambda pipe, key: pipe.xrange(key),
        lambda reply: [[id, fields] for id, fields in reply],
        _entries,
        _write_entries,
    ),
}
"""By the name that Redis gives them. Of a stream its entries: who had read which belongs to those who did."""
