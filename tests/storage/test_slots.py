import pytest

from storage import due, keys
from storage.connect import Store
from storage.due import LEASE
from storage.errors import Gone
from storage.slots import Look, Shown, Wish
from tests.games.sessions.tables import ANYA, NOON, gathering

ID = gathering().id
BOARD = due.show(ID, "board")


@pytest.fixture
async def table(store: Store) -> Store:
    """A store with one table, of which everything was shown."""
    await store.sessions.create(gathering(ANYA), now=NOON)
    for claim in await store.due.claim(keys.shard(ID), NOON):
        await store.due.done(claim)
    return store


async def test_a_look_sees_session_slots_and_wishes_at_once(table: Store) -> None:
    board = Shown(-100, thread=3, message=5, digest="abc", sent=NOON, edited=NOON, reposted=1)
    hand = Shown(1, attempt=1, attempt_for="call 2", call=1)
    await table.slots.record(ID, "board", board)
    await table.slots.record(ID, "p1", hand)
    await table.slots.wish(ID, "p1", menu="40", epoch=3, until=NOON + 10, now=NOON)
    look = await table.slots.look(ID)
    assert look == Look(
        await table.sessions.load(ID),
        {"board": board, "p1": hand},
        {"p1": Wish("40", 3, NOON + 10)},
    )


async def test_a_look_at_nothing(store: Store) -> None:
    assert await store.slots.look("unknown") == Look(None)


async def test_a_wish_makes_its_slot_due(table: Store) -> None:
    await table.slots.wish(ID, "board", repost=True, now=NOON + 1)
    assert [claim.member for claim in await table.due.claim(keys.shard(ID), NOON + 1)] == [BOARD]


async def test_a_wish_in_the_middle_of_showing_is_shown_after_that(table: Store) -> None:
    await table.due.at(BOARD, NOON, now=NOON)
    [claim] = await table.due.claim(keys.shard(ID), NOON)
    await table.slots.wish(ID, "board", repost=True, now=NOON + 1)
    assert await table.due.claim(keys.shard(ID), NOON + 2) == []
    await table.due.done(claim)
    assert len(await table.due.claim(keys.shard(ID), NOON + 2)) == 1


async def test_every_wish_for_a_check_counts_and_leaves_the_reposts_alone(table: Store) -> None:
    await table.slots.wish(ID, "p1", repost=True, now=NOON)
    await table.slots.wish(ID, "p1", check=True, now=NOON)
    await table.slots.wish(ID, "p1", check=True, now=NOON)
    wish = (await table.slots.look(ID)).wishes["p1"]
    assert (wish.repost, wish.check) == (1, 2)


async def test_a_repost_leaves_the_menu_and_a_menu_the_reposts(table: Store) -> None:
    await table.slots.wish(ID, "p1", menu="40", epoch=3, now=NOON)
    await table.slots.wish(ID, "p1", repost=True, now=NOON)
    await table.slots.wish(ID, "p1", repost=True, now=NOON)
    assert (await table.slots.look(ID)).wishes == {"p1": Wish("40", 3, None, 2)}
    await table.slots.wish(ID, "p1", menu="", epoch=4, now=NOON)
    assert (await table.slots.look(ID)).wishes == {"p1": Wish("", 4, None, 2)}


async def test_a_forgotten_slot_keeps_its_wishes(table: Store) -> None:
    await table.slots.record(ID, "p1", Shown(1, message=5))
    await table.slots.wish(ID, "p1", menu="40", now=NOON)
    assert await table.slots.forget(ID, "p1")
    look = await table.slots.look(ID)
    assert look.shown == {}
    assert look.wishes == {"p1": Wish("40")}


async def test_nothing_is_kept_for_a_session_that_is_gone(store: Store) -> None:
    with pytest.raises(Gone):
        await store.slots.wish(ID, "board", repost=True, now=NOON)
    assert not await store.slots.record(ID, "board", Shown(-100))
    assert await store.redis.keys() == []


async def test_who_lost_the_lease_records_nothing(table: Store) -> None:
    await table.due.at(BOARD, NOON, now=NOON)
    [slow] = await table.due.claim(keys.shard(ID), NOON)
    [quick] = await table.due.claim(keys.shard(ID), NOON + LEASE)
    assert await table.slots.record(ID, "board", Shown(-100, message=6), claim=quick)
    assert not await table.slots.record(ID, "board", Shown(-100, message=5), claim=slow)
    assert not await table.slots.forget(ID, "board", claim=slow)
    assert (await table.slots.look(ID)).shown["board"].message == 6


async def test_who_is_late_records_as_long_as_nobody_else_has_it_in_hand(table: Store) -> None:
    await table.due.at(BOARD, NOON, now=NOON)
    [slow] = await table.due.claim(keys.shard(ID), NOON)
    await table.due.at(BOARD, NOON + LEASE, now=NOON + LEASE)
    late = Shown(-100, message=5)
    assert not await table.slots.record(ID, "board", late, claim=slow)
    assert await table.slots.record(ID, "board", late, claim=slow, late=True)
    [quick] = await table.due.claim(keys.shard(ID), NOON + LEASE)
    assert not await table.slots.record(ID, "board", late, claim=slow, late=True)
    await table.due.done(quick)
    assert not await table.slots.record(ID, "board", late, claim=slow, late=True)


async def test_what_is_settled_is_kept_and_over_in_one_step(table: Store) -> None:
    await table.due.at(BOARD, NOON, now=NOON)
    [claim] = await table.due.claim(keys.shard(ID), NOON)
    assert await table.slots.settle(ID, "board", Shown(-100, message=6), claim)
    assert (await table.slots.look(ID)).shown["board"].message == 6
    assert await table.due.claim(keys.shard(ID), NOON + LEASE) == []
    assert not await table.slots.settle(ID, "board", Shown(-100, message=5), claim)
    assert (await table.slots.look(ID)).shown["board"].message == 6


async def test_what_fell_due_before_it_was_settled_is_due_again(table: Store) -> None:
    await table.due.at(BOARD, NOON, now=NOON)
    [claim] = await table.due.claim(keys.shard(ID), NOON)
    await table.due.at(BOARD, NOON + 1, now=NOON + 1)
    assert await table.slots.settle(ID, "board", Shown(-100, message=6), claim, again=NOON + 60)
    [again] = await table.due.claim(keys.shard(ID), NOON + 1)
    assert again.member == BOARD


async def test_what_is_settled_of_a_session_that_is_gone_leaves_nothing(store: Store) -> None:
    await store.due.at(BOARD, NOON, now=NOON)
    [claim] = await store.due.claim(keys.shard(ID), NOON)
    assert await store.slots.settle(ID, "board", Shown(-100), claim)
    assert await store.redis.keys() == []
