"""A store behind sentinels: when another server becomes the master, commits go on there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from subprocess import Popen

import pytest
from redis import Redis

from games.sessions.session import Session, Step
from storage.away import AWAY
from storage.connect import Store, connect
from storage.errors import Unavailable
from tests.games.sessions.tables import NOON, gathering
from tests.storage.meanwhile import meanwhile
from tests.storage.servers import PATIENCE_SECONDS, free_port, patiently, serving

pytestmark = pytest.mark.slow

NAME, PASSWORD = "kon", "p/w"
AGAIN_SECONDS = 0.1


@dataclass
class Sentinels:
    """Two servers, and a sentinel that makes one of them the master."""

    port: int
    servers: dict[int, Popen[bytes]]

    @property
    def url(self) -> str:
        return f"redis+sentinel://:p%2Fw@127.0.0.1:1,127.0.0.1:{self.port}/{NAME}/2"

    @property
    def master(self) -> int:
        with Redis(port=self.port, decode_responses=True) as sentinel:
            return int(sentinel.sentinel_get_master_addr_by_name(NAME)[1])

    def hands_over(self) -> None:
        """The master becomes a replica and lives on."""
        with Redis(port=self.port) as sentinel:
            sentinel.sentinel_failover(NAME)

    def loses_the_master(self) -> None:
        self.servers[self.master].kill()


@pytest.fixture
def sentinels(tmp_path: Path) -> Iterator[Sentinels]:
    one, two, port = (free_port() for _ in range(3))
    known = {"requirepass": PASSWORD, "masterauth": PASSWORD, "repl-diskless-sync-delay": "0"}
    servers = {
        one: serving(tmp_path, one, **known, dbfilename="one"),
        two: serving(tmp_path, two, **known, dbfilename="two", replicaof=f"127.0.0.1 {one}"),
    }
    file = tmp_path / "sentinel.conf"
    file.write_text(
        f"sentinel monitor {NAME} 127.0.0.1 {one} 1\nsentinel auth-pass {NAME} {PASSWORD}\n"
        f"sentinel down-after-milliseconds {NAME} 300\nsentinel failover-timeout {NAME} 2000\n"
    )
    servers[port] = serving(tmp_path, port, str(file), "--sentinel")
    try:
        there = Sentinels(port, servers)
        patiently(lambda: _knows_its_replica(port))
        yield there
    finally:
        for server in servers.values():
            server.kill()
            server.wait()


def _knows_its_replica(port: int) -> bool:
    with Redis(port=port, decode_responses=True) as sentinel:
        (replica,) = sentinel.sentinel_slaves(NAME) or [{}]
        return bool(replica.get("master-link-status") == "ok" and replica.get("slave-repl-offset"))


async def test_commits_go_on_at_the_next_master(sentinels: Sentinels) -> None:
    store = Store.open(connect(sentinels.url))
    await store.check()
    await store.sessions.create(gathering(), now=NOON)
    reader = store.inbox.reader("w")
    await reader.lease(NOON)
    for change in (sentinels.hands_over, sentinels.loses_the_master):
        async with _reading(store), _committing(store) as commits:
            await _more(commits)
            before = sentinels.master
            change()
            while sentinels.master == before:  # noqa: ASYNC110  # nobody tells
                await asyncio.sleep(AGAIN_SECONDS)
            await _more(commits)
        session = await store.sessions.load(gathering().id)
        assert session
        assert session.version >= commits[-1], "what was committed last is there"
    await store.close()


async def test_sentinels_that_know_nobody_are_a_store_that_is_away(sentinels: Sentinels) -> None:
    store = Store.open(connect(sentinels.url.replace(f"/{NAME}/", "/nobody/")))
    with pytest.raises(Unavailable, match="No master found for 'nobody'"):
        await store.check()
    with pytest.raises(AWAY):
        await store.sessions.load("any")
    await store.close()


@asynccontextmanager
async def _committing(store: Store) -> AsyncIterator[list[int]]:
    """Meanwhile, the versions that were committed one after the other."""
    commits: list[int] = []

    def counted(session: Session) -> Step:
        return Step(replace(session, chat=session.chat - 1))

    async def commit() -> None:
        try:
            made = await store.sessions.change(gathering().id, counted, now=NOON)
            commits.append(made.after.version)
        except AWAY:
            await asyncio.sleep(AGAIN_SECONDS)

    async with meanwhile(commit):
        yield commits


@asynccontextmanager
async def _reading(store: Store) -> AsyncIterator[None]:
    """Meanwhile, somebody waits for updates: a master that steps back ends the wait."""

    reader = store.inbox.reader("another")

    async def read() -> None:
        try:
            await reader.lease(NOON)
            await reader.read(1000)
        except AWAY:
            await asyncio.sleep(AGAIN_SECONDS)

    async with meanwhile(read):
        yield


async def _more(commits: list[int]) -> None:
    """Waits for some more. Replicas follow a moment later, so a switch of masters may take the last of them back."""
    enough = len(commits) + 20
    async with asyncio.timeout(PATIENCE_SECONDS):
        while len(commits) < enough:  # noqa: ASYNC110  # nobody tells
            await asyncio.sleep(AGAIN_SECONDS)
