"""What all tests share: how much is tried, and a real Valkey, started once and empty for every test."""

from collections.abc import AsyncIterator, Iterator

import pytest

from storage import embedded
from storage.connect import Store, connect

QUICK_PART = "not slow"
EXAMPLES, QUICK_EXAMPLES = 400, 40
LONGEST = ("test_kills.py", "test_floods.py", "test_raiders.py", "test_crashes.py")


def pytest_configure(config: pytest.Config) -> None:
    """The quick part tries fewer of hypothesis's examples; how long one takes is the machine's affair."""
    if config.pluginmanager.hasplugin("dsession"):  # it only hands tests out: an import less
        return
    from hypothesis import settings

    examples = QUICK_EXAMPLES if config.option.markexpr == QUICK_PART else EXAMPLES
    settings.register_profile("kon", deadline=None, max_examples=examples)
    settings.load_profile("kon")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest come first in either half: each of two processes begins with one, and neither ends with one."""
    long = [item for name in LONGEST for item in items if item.path.name == name]
    rest = [item for item in items if item.path.name not in LONGEST]
    first, second = long[::2], long[1::2]
    half = len(items) // 2 - len(first)
    items[:] = [*first, *rest[:half], *second, *rest[half:]]


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
