"""Which store a test talks to: what is about documents and numbers needs no server; commits, streams and leases do."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from fakeredis import FakeAsyncRedis

from storage.connect import Store, connect

WITHOUT_A_SERVER = frozenset(
    {"test_budget", "test_chats", "test_documents", "test_orphans", "test_people", "test_tables"}
)
"""Modules whose tests run on fakeredis, and in the slow part on a server as well: both must say the same."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "store" in metafunc.fixturenames and metafunc.module.__name__.rpartition(".")[2] in WITHOUT_A_SERVER:
        kinds = ["fakeredis", pytest.param("server", marks=pytest.mark.slow)]
        metafunc.parametrize("store", kinds, indirect=True)


@pytest.fixture
async def store(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    """An empty store."""
    fake = getattr(request, "param", "server") == "fakeredis"
    redis = FakeAsyncRedis(decode_responses=True) if fake else connect(request.getfixturevalue("redis_url"))
    opened = Store.open(redis)
    await opened.redis.flushdb()
    yield opened
    await opened.close()
