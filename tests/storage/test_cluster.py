"""What one script touches lies in one slot, so that a cluster takes it."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from redis import Redis, ResponseError

from storage import keys
from storage.connect import Store, connect
from storage.script import Script
from storage.transfer import bring, half_done, take
from tests.games.sessions.tables import NOON
from tests.storage.servers import free_port, patiently, serving
from tests.storage.whole_life import a_table_in_play, live

NODES = 3
SLOTS = 16384


def test_sessions_are_spread_over_all_shards_and_chats_over_all_streams() -> None:
    assert {keys.shard(f"{number:07x}") for number in range(2000)} == set(range(keys.SHARDS))
    assert {keys.stream_of(-number) for number in range(500)} == set(range(keys.STREAMS))


def test_a_session_stays_in_its_shard_for_ever() -> None:
    assert keys.session("5e55104") == "{s38}:session:5e55104"
    assert keys.stream(keys.stream_of(-100)) == "{inbox}:07"


async def test_a_script_keeps_to_one_tag_or_looks_at_all_shards(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[set[str]] = []
    shards = {keys.due(shard)[0].partition("}:")[0] for shard in range(keys.SHARDS)}
    run = Script.__call__

    async def watched(self: Script, keys: Any, *arguments: Any) -> Any:
        ran.append({key.partition("}:")[0] for key in keys})
        return await run(self, keys, *arguments)

    monkeypatch.setattr(Script, "__call__", watched)
    await live(store)
    assert len(ran) > 50
    assert all(len(tags) == 1 or tags == shards for tags in ran)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[int]:
    """The port of one of three nodes that share the slots."""
    ports = [free_port() for _ in range(NODES)]
    nodes = [_node(tmp_path, port) for port in ports]
    try:
        _joined(ports)
        yield ports[0]
    finally:
        for node in nodes:
            node.kill()
            node.wait()


@pytest.mark.slow
async def test_a_cluster_can_be_the_store(cluster: int) -> None:
    store = Store.open(connect(f"cluster+redis://127.0.0.1:{cluster}"))
    await store.check()
    await live(store)
    await store.close()


@pytest.mark.slow
async def test_what_is_kept_goes_into_a_cluster_and_out_again(
    cluster: int, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await a_table_in_play(store)
    records = await take(store.redis)
    there = Store.open(connect(f"cluster+redis://127.0.0.1:{cluster}"))
    await bring(there.redis, records, NOON)
    assert await take(there.redis) == records

    with monkeypatch.context() as patch:
        patch.setattr("storage.transfer._stage", does_nothing)
        with pytest.raises(ResponseError, match="no such key"):
            await bring(there.redis, records, NOON, replace=True)
    assert await half_done(there.redis)
    await bring(there.redis, records, NOON)
    assert not await half_done(there.redis)
    assert await take(there.redis) == records
    assert await there.sessions.load(id) == await store.sessions.load(id)
    await there.close()


async def does_nothing(*_: Any) -> None:
    """As if somebody had flushed the store meanwhile."""


def _node(directory: Path, port: int) -> subprocess.Popen[bytes]:
    settings = {"cluster-enabled": "yes", "cluster-config-file": f"nodes-{port}.conf"}
    return serving(directory, port, **settings)


def _joined(ports: list[int]) -> None:
    nodes: list[Any] = [Redis(port=port, decode_responses=True) for port in ports]
    for number, node in enumerate(nodes):
        patiently(node.ping)
        first, last = number * SLOTS // NODES, (number + 1) * SLOTS // NODES - 1
        node.execute_command("CLUSTER", "ADDSLOTSRANGE", first, last)
        node.execute_command("CLUSTER", "SET-CONFIG-EPOCH", number + 1)
        node.execute_command("CLUSTER", "MEET", "127.0.0.1", ports[0])
    for node in nodes:
        patiently(lambda node=node: _whole(node))
        node.close()


def _whole(node: Any) -> bool:
    facts = str(node.execute_command("CLUSTER", "INFO"))
    return "cluster_state:ok" in facts and f"cluster_known_nodes:{NODES}" in facts
