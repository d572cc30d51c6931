"""Commands that are given at the same moment share a round trip, and nothing else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError, ResponseError

from storage.away import AWAY
from storage.connect import Store, connect
from storage.script import Script, answer
from storage.together import Together


@pytest.fixture
def trips(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many commands each round trip carries."""
    seen: list[int] = []
    exchange = Together._exchange

    async def counted(self: Together, connection: Any, batch: Any) -> Any:
        seen.append(len(batch))
        return await exchange(self, connection, batch)

    monkeypatch.setattr(Together, "_exchange", counted)
    return seen


async def test_commands_of_one_moment_share_a_round_trip(store: Store, trips: list[int]) -> None:
    await asyncio.gather(*(store.redis.set(f"k{n}", n) for n in range(8)))
    assert await asyncio.gather(*(store.redis.get(f"k{n}") for n in range(8))) == [str(n) for n in range(8)]
    assert trips == [8, 8]


async def test_one_after_the_other_they_go_alone_and_in_order(store: Store, trips: list[int]) -> None:
    for n in range(3):
        await store.redis.set("k", n)
    assert await store.redis.get("k") == "2"
    assert trips == [1, 1, 1, 1]


async def test_a_refused_command_harms_nobody_else(store: Store) -> None:
    await store.redis.set("text", "x")
    answers = await asyncio.gather(
        answer(store.redis.lpush("text", "y")), store.redis.get("text"), return_exceptions=True
    )
    assert isinstance(answers[0], ResponseError)
    assert answers[1] == "x"


async def test_scripts_that_the_server_has_forgotten_are_loaded_again(store: Store) -> None:
    double, half = Script(store.redis, "return ARGV[1] * 2"), Script(store.redis, "return ARGV[1] / 2")
    assert [*await asyncio.gather(double([], 4), half([], 4))] == [8, 2]
    await store.redis.script_flush()
    assert [*await asyncio.gather(double([], 8), half([], 8))] == [16, 4]


async def test_who_stops_waiting_takes_nobody_along(store: Store) -> None:
    impatient = asyncio.ensure_future(store.redis.set("a", 1))
    patient = asyncio.ensure_future(store.redis.set("b", 2))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient
    assert await store.redis.get("b") == "2"


async def test_everybody_hears_that_the_store_is_away(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: Any) -> Any:
        raise ConnectionError("away")

    monkeypatch.setattr(Together, "_exchange", away)
    answers = await asyncio.gather(*(store.redis.get(f"k{n}") for n in range(3)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [ConnectionError] * 3


async def test_a_store_that_has_stopped_answering_is_away_after_a_while(
    store: Store, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what it says too late answers nobody else."""
    hasty = connect(redis_url)
    hasty.connection_pool.connection_kwargs["retry"] = Retry(NoBackoff(), 0)
    try:
        await hasty.set("k", "before")
        await store.redis.client_pause(60_000, all=False)  # whoever wants to write anything waits
        connection = await hasty.connection_pool.get_connection()
        await hasty.connection_pool.release(connection)
        monkeypatch.setattr(connection, "socket_timeout", 0.05)
        answers = await asyncio.gather(hasty.set("k", "late"), hasty.get("k"), return_exceptions=True)
        assert all(isinstance(answer, AWAY) for answer in answers)
        monkeypatch.undo()
        await store.redis.client_unpause()
        assert await hasty.echo("heard") == "heard"
    finally:
        await hasty.aclose()


async def test_more_than_a_few_round_trips_under_way_let_the_next_one_grow(store: Store, trips: list[int]) -> None:
    async def chain(name: str) -> None:
        for n in range(20):
            await store.redis.set(name, n)

    async with asyncio.TaskGroup() as together:
        for name in range(30):
            together.create_task(chain(f"k{name}"))
    assert sum(trips) / len(trips) > 10
