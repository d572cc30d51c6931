import asyncio

from storage import keys
from storage.connect import Store
from storage.script import answer
from storage.tables import Place

DACHA = -100
HERE, LUNCH, OTHER = Place(None, "upturn"), Place(7, "upturn"), Place(None, "raiders")


async def test_one_table_opens_for_each_game_in_a_chat_and_topic(store: Store) -> None:
    holders = await asyncio.gather(*(store.tables.claim(DACHA, HERE, session) for session in "abc"))
    (first,) = {holder for holding in holders for holder in holding}
    assert await store.tables.claim(DACHA, LUNCH, "d") == ["d"]
    assert await store.tables.claim(DACHA, OTHER, "e") == ["e"]
    assert await store.tables.of(DACHA) == {first: HERE, "d": LUNCH, "e": OTHER}


async def test_who_claims_again_still_has_it(store: Store) -> None:
    await store.tables.claim(DACHA, HERE, "a")
    await store.tables.hold(DACHA, HERE, "b")
    assert await store.tables.claim(DACHA, HERE, "b") == ["b"]
    assert sorted(await store.tables.claim(DACHA, HERE, "c")) == ["a", "b"]


async def test_tables_that_are_over_give_their_place_up_to_one(store: Store) -> None:
    for old in ("old", "older"):
        await store.tables.hold(DACHA, HERE, old)
    holders = await asyncio.gather(
        *(store.tables.claim(DACHA, HERE, session, over=["old", "older"]) for session in "abc")
    )
    (winner,) = {holder for holding in holders for holder in holding}
    assert await store.tables.of(DACHA) == {winner: HERE}


async def test_a_table_that_has_moved_meanwhile_is_not_passed_over(store: Store) -> None:
    await store.tables.claim(DACHA, HERE, "a")
    await store.tables.hold(DACHA, LUNCH, "a")
    assert await store.tables.claim(DACHA, HERE, "b", over=["a"]) == ["b"]
    assert await store.tables.of(DACHA) == {"a": LUNCH, "b": HERE}


async def test_two_tables_of_a_game_may_come_to_stand_together(store: Store) -> None:
    await store.tables.claim(DACHA, HERE, "a")
    await store.tables.hold(DACHA, HERE, "b")
    await store.tables.free(DACHA, "a")
    assert await store.tables.of(DACHA) == {"b": HERE}


async def test_an_index_that_an_older_program_wrote_turns_itself_round(store: Store) -> None:
    await answer(store.redis.hset(keys.tables(DACHA), mapping={":upturn": "a", "7:upturn": "b", ":raiders": "c"}))
    assert await store.tables.claim(DACHA, HERE, "d") == ["a"]
    assert await store.tables.of(DACHA) == {"a": HERE, "b": LUNCH, "c": OTHER}
    kept = await answer(store.redis.hgetall(keys.tables(DACHA)))
    assert kept == {"a": ":upturn", "b": "7:upturn", "c": ":raiders"}
