"""A worker is killed at a named point; the next one finishes what it had begun, once."""

import os
import subprocess
import sys

import pytest

from storage import keys
from storage.connect import Store
from storage.due import LEASE
from tests.games.sessions.tables import ANYA, BORYA, NOON, gathering
from tests.storage.lone_worker import SENT, TABLE

pytestmark = pytest.mark.slow


def work(url: str, now: float, crash_at: str = "") -> int:
    """The exit code of one worker's life."""
    command = [sys.executable, "-m", "tests.storage.lone_worker", url, str(now)]
    return subprocess.run(command, env={**os.environ, "KON_CRASH_AT": crash_at}, check=False, timeout=60).returncode


@pytest.mark.parametrize(
    ("point", "joined", "shown"),
    [("after-inbox", False, 0), ("after-commit", True, 0), ("before-ack", True, 0), ("after-send", True, 1)],
)
async def test_the_next_worker_finishes(store: Store, redis_url: str, point: str, joined: bool, shown: int) -> None:
    await store.sessions.create(gathering(ANYA), now=NOON)
    assert work(redis_url, NOON, point) == 137
    assert await _people(store) == ([ANYA, BORYA] if joined else [ANYA])
    assert int(await store.redis.get(SENT) or 0) == shown

    assert work(redis_url, NOON + LEASE) == 0
    look = await store.slots.look(TABLE)
    assert await _people(store) == [ANYA, BORYA]
    assert look.session is not None
    assert look.session.version == 2
    assert (look.shown["board"].message, look.shown["board"].attempt) == (shown + 1, 1 if shown else 0)
    assert await store.inbox.backlog() == 0
    assert await store.due.claim(keys.shard(TABLE), NOON + 3 * LEASE) == []


async def test_a_point_may_be_passed_before_it_kills(store: Store, redis_url: str) -> None:
    await store.sessions.create(gathering(ANYA), now=NOON)
    assert work(redis_url, NOON, "before-ack:2") == 0


async def _people(store: Store) -> list[object]:
    session = await store.sessions.load(TABLE)
    assert session is not None
    return [chair.person for chair in session.chairs]
