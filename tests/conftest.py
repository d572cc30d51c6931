"""A real Valkey for whoever needs one: started once, 50 ms; empty for every test."""

from collections.abc import AsyncIterator, Iterator

import pytest

from storage import embedded
from storage.connect import Store, connect


@pytest.fixture(scope="session")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that nobody else uses while this process tests."""
    server = embedded.start(tmp_path_factory.mktemp("valkey"))
    yield server.url
    server.stop()


@pytest.fixture
async def store(redis_url: str) -> AsyncIterator[Store]:
    store = Store.open(connect(redis_url))
    await store.redis.flushdb()
    yield store
    await store.close()
