import pytest

from storage.budget import Budget, Priority
from storage.connect import Store

NOON = 1_800_000_000.0
GROUP, ANYA = -100, 1
BELL, HAND, BOARD = Priority.BELL, Priority.HAND, Priority.BOARD


async def burst(budget: Budget, chat: int, priority: Priority, now: float = NOON) -> int:
    """How many sends go at once."""
    sent = 0
    while not await budget.take(chat, priority, now):
        sent += 1
    return sent


async def test_a_group_gets_twenty_in_any_minute(store: Store) -> None:
    """For somebody who asks again exactly when told."""
    sent: list[float] = []
    now = NOON
    while now < NOON + 300:
        wait = await store.budget.take(GROUP, BELL, now)
        if not wait:
            sent.append(now)
        now += wait
    assert 18 <= max(sum(first <= other < first + 60 for other in sent) for first in sent) <= 20


async def test_a_person_gets_one_a_second_after_a_short_burst(store: Store) -> None:
    assert await burst(store.budget, ANYA, BELL) == 4
    assert await store.budget.take(ANYA, BELL, NOON) == pytest.approx(1)
    assert await burst(store.budget, ANYA, BELL, NOON + 3) == 3


async def test_all_together_get_thirty_a_second(store: Store) -> None:
    sent = 0
    for tick in range(10):
        for person in range(1, 40):
            sent += not await store.budget.take(person, BELL, NOON + tick / 10)
    assert 25 <= sent <= 30


async def test_boards_leave_room_for_hands_and_hands_for_bells(store: Store) -> None:
    assert await burst(store.budget, GROUP, BOARD) == 3
    assert await burst(store.budget, GROUP, HAND) == 0
    assert await burst(store.budget, GROUP, BELL) == 2
    assert await burst(store.budget, ANYA, HAND, NOON + 1) == 2
    assert await burst(store.budget, ANYA, BELL, NOON + 1) == 2


async def test_however_narrow_a_bucket_a_bell_waits_no_longer_than_for_the_rest_of_one_send(store: Store) -> None:
    narrow = Budget(store.redis, scale=0.4)
    assert await burst(narrow, ANYA, HAND) == 1
    assert await narrow.take(ANYA, BELL, NOON) <= 1


async def test_the_told_wait_suffices(store: Store) -> None:
    for chat, priority in ((GROUP, BOARD), (ANYA, HAND)):
        await burst(store.budget, chat, priority)
        wait = await store.budget.take(chat, priority, NOON)
        assert await store.budget.take(chat, priority, NOON + 0.9 * wait) > 0
        assert await store.budget.take(chat, priority, NOON + wait) == 0


async def test_a_send_that_all_together_have_no_room_for_costs_its_chat_nothing(store: Store) -> None:
    people = iter(range(1, 100))
    while not await store.budget.take(next(people), BELL, NOON):
        pass
    refused = 50
    for _ in range(20):
        assert await store.budget.take(refused, BELL, NOON) > 0
    assert await burst(store.budget, refused, BELL, NOON + 60) == 4


async def test_a_pause_holds_one_chat_only(store: Store) -> None:
    await store.budget.pause(GROUP, NOON + 30)
    await store.budget.pause(GROUP, NOON + 10)
    assert await store.budget.take(GROUP, BELL, NOON) == pytest.approx(30)
    assert await store.budget.take(ANYA, BOARD, NOON) == 0
    assert await store.budget.take(GROUP, BELL, NOON + 30) == 0


async def test_a_scale_widens_every_bucket(store: Store) -> None:
    wide = Budget(store.redis, scale=100)
    assert await burst(wide, GROUP, BELL) == 500
    narrow = Budget(store.redis, scale=0.01)
    assert await burst(narrow, GROUP - 1, BOARD, NOON + 60) == 1


async def test_time_that_runs_backwards_neither_gives_nor_takes(store: Store) -> None:
    await burst(store.budget, ANYA, BELL)
    assert await store.budget.take(ANYA, BELL, NOON - 100) == pytest.approx(1)
