"""What all tests share: how much is tried, and a real Valkey, started once and empty for every test."""

import gc
import os
from collections.abc import AsyncIterator, Iterator
from itertools import chain, groupby
from math import ceil

import pytest

from bot.runtime.rubbish import look_seldom
from storage import embedded
from storage.connect import Store, connect
from tests.plain import tracebacks

QUICK_PART = "not slow"
EXAMPLES, QUICK_EXAMPLES = 400, 40
LONGEST = ("test_kills.py", "test_raiders.py", "test_crashes.py", "test_floods.py", "test_playground.py")
"""Files whose tests take longest: each test of them is dealt by itself."""
LONG = ("e2e", "browser")
"""Directories of tests that wait for processes, browsers and Telegram's limits."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Half of all tests wait for others: so there are twice as many processes as cores, but for the quick part."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores if config.option.markexpr == QUICK_PART else 2 * cores


def pytest_configure(config: pytest.Config) -> None:
    """The quick part tries fewer of hypothesis's examples; how long one takes is the machine's affair."""
    if config.pluginmanager.hasplugin("dsession"):  # it only hands tests out: an import less
        return
    from hypothesis import settings

    tracebacks()
    examples = QUICK_EXAMPLES if config.option.markexpr == QUICK_PART else EXAMPLES
    settings.register_profile("kon", deadline=None, max_examples=examples)
    settings.load_profile("kon")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each process begins with its share of the long tests, so that none ends with one for which all others wait."""
    shares: list[list[pytest.Item]] = [[] for _ in range(int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))]
    long = [item for item in items if item.path.parent.name in LONG]
    longest = sorted((item for item in long if item.path.name in LONGEST), key=_rank)
    for number, item in enumerate(longest):
        shares[number % len(shares)].append(item)
    for _, file in groupby((item for item in long if item.path.name not in LONGEST), lambda item: item.path):
        min(shares, key=len).extend(file)
    short = [item for item in items if item.path.parent.name not in LONG]
    size = ceil(len(items) / len(shares))
    for share in shares:
        room = max(size - len(share), 0)
        share += short[:room]
        short = short[room:]
    items[:] = [*chain.from_iterable(shares), *short]


def pytest_collection_finish() -> None:
    """As the bot has it: what there is now stays, and the collector looks for rubbish seldom. A sixth of all time."""
    gc.freeze()
    look_seldom()


def _rank(item: pytest.Item) -> int:
    return LONGEST.index(item.path.name)


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
