import time
from itertools import count

import pytest

from storage.clock import UNHEEDED, Clock
from storage.connect import Store
from storage.due import Claim
from tests.games.sessions.tables import gathering

MINUTE = 60.0


def test_the_clock_follows_its_offset() -> None:
    clock = Clock()
    assert clock.now() == pytest.approx(time.time(), abs=5)
    clock.follow(86400)
    assert clock.now() == pytest.approx(time.time() + 86400, abs=5)
    clock.follow(0)
    assert clock.now() == pytest.approx(time.time(), abs=5)


def test_a_clock_that_is_wrong_goes_by_the_stores() -> None:
    clock = Clock(lambda: 1000.0)
    assert clock.agree(999.9, 1060.0, 1000.1) == pytest.approx(60)
    assert clock.now() == pytest.approx(1060)
    clock.follow(5)
    assert clock.now() == pytest.approx(1065)
    assert clock.agree(1000, 1000.0, 1000) == pytest.approx(0)
    assert clock.now() == pytest.approx(1005)


@pytest.mark.parametrize("skew", [UNHEEDED - 0.01, 0.01 - UNHEEDED])
def test_so_little_may_be_the_way_of_the_answer(skew: float) -> None:
    clock = Clock(lambda: 1000.0)
    clock.agree(1000, 1000 + skew, 1000)
    assert clock.now() == 1000


@pytest.mark.parametrize("heard", [1000 + 3 * UNHEEDED, 999.0])
def test_an_answer_that_was_long_under_way_tells_nothing(heard: float) -> None:
    """Or one that came before it was asked for: somebody has set the machine's clock meanwhile."""
    clock = Clock(lambda: 1000.0)
    assert clock.agree(1000, 1060, heard) is None
    assert clock.now() == 1000


async def test_nobody_takes_what_a_worker_with_another_clock_has_leased(store: Store) -> None:
    """The second machine's clock is a minute ahead, more than any lease lasts."""
    names, clocks = count(1), [Clock(), Clock(lambda: time.time() + MINUTE)]
    for clock in clocks:
        sent = clock.machine()
        clock.agree(sent, await store.time(), clock.machine())
    assert abs(clocks[0].now() - clocks[1].now()) < 2 * UNHEEDED
    session = await store.sessions.create(gathering(), now=clocks[0].now())
    claimed: list[list[Claim]] = []
    leased: list[tuple[int, ...]] = []
    for clock in clocks:
        reader = store.inbox.reader(f"w{next(names)}")
        leased.append(await reader.lease(clock.now()))
        claimed += [await store.due.claim(shard, clock.now()) for shard in await store.due.waiting(clock.now())]
    assert len(leased[0]) == 16
    assert leased[1] == (), "it waits for its share until the first gives it up"
    assert [claim.session for claim in claimed[0]] == [session.id] * len(claimed[0])
    assert len(claimed) == 1
