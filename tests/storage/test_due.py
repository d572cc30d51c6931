import asyncio

from games.sessions.session import Session, Step
from storage import due, keys
from storage.connect import Store
from storage.due import LEASE, Claim, Due
from tests.games.sessions.tables import ANYA, NOON, gathering

SID = "5e55104"
SHARD = keys.shard(SID)
BOARD, WAKE = due.show(SID, "board"), due.wake(SID)


async def claimed(store: Store, now: float = NOON) -> list[str]:
    return [claim.member for claim in await store.due.claim(SHARD, now)]


async def claim_of(store: Store, member: str, now: float = NOON) -> Claim:
    await store.due.at(member, now, now=now)
    [claim] = await store.due.claim(SHARD, now)
    assert claim.member == member
    return claim


async def test_nothing_is_claimed_before_its_time(store: Store) -> None:
    await store.due.at(BOARD, NOON + 5, now=NOON)
    assert await claimed(store, NOON + 4.999) == []
    assert await store.due.waiting(NOON + 4.999) == []
    assert await store.due.waiting(NOON + 5) == [SHARD]
    assert await claimed(store, NOON + 5) == [BOARD]


async def test_a_claim_knows_its_session_and_slot(store: Store) -> None:
    claim = await claim_of(store, BOARD)
    assert (claim.session, claim.slot) == (SID, "board")
    await store.due.done(claim)
    claim = await claim_of(store, WAKE)
    assert (claim.session, claim.slot) == (SID, None)


async def test_several_workers_get_each_thing_once(store: Store) -> None:
    members = [due.show(SID, f"p{person}") for person in range(100)]
    for member in members:
        await store.due.at(member, NOON, now=NOON)
    hauls = await asyncio.gather(*(Due(store.redis).claim(SHARD, NOON, 9) for _ in range(20)))
    got = [claim.member for haul in hauls for claim in haul]
    assert sorted(got) == sorted(members)


async def test_what_is_done_is_over(store: Store) -> None:
    assert await store.due.done(await claim_of(store, BOARD))
    assert await claimed(store, NOON + 2 * LEASE) == []
    assert await store.redis.keys() == []


async def test_what_is_done_may_be_due_again(store: Store) -> None:
    await store.due.done(await claim_of(store, BOARD), again=NOON + 3)
    assert await claimed(store, NOON + 2) == []
    assert await claimed(store, NOON + 3) == [BOARD]


async def test_the_thing_of_a_dead_worker_is_taken_over_when_its_lease_ends(store: Store) -> None:
    lost = await claim_of(store, BOARD)
    assert await claimed(store, NOON + LEASE - 0.001) == []
    [taken] = await store.due.claim(SHARD, NOON + LEASE)
    assert not await store.due.done(lost)
    assert not await store.due.release(lost, NOON)
    assert await claimed(store, NOON + LEASE) == []
    assert await store.due.done(taken)
    assert not await store.due.done(taken)


async def test_who_takes_over_what_nobody_ended_knows(store: Store) -> None:
    """Also if it fell due anew meanwhile; but not after an end, nor after a release."""
    first = await claim_of(store, BOARD)
    assert not first.inherited
    [second] = await store.due.claim(SHARD, NOON + LEASE)
    assert second.inherited
    later = NOON + 2 * LEASE
    await store.due.at(BOARD, later, now=later)
    await store.due.at(BOARD, later, now=later)
    [third] = await store.due.claim_members(SID, [BOARD], later)
    assert third.inherited
    assert not await store.due.done(second)
    assert await store.due.release(third, later + 1)
    [fourth] = await store.due.claim(SHARD, later + 1)
    assert not fourth.inherited
    await store.due.done(fourth)
    assert not (await claim_of(store, BOARD, later + 2)).inherited


async def test_a_thing_that_nobody_ended_can_be_due_earlier_than_it_was_put_off_to(store: Store) -> None:
    await claim_of(store, BOARD)
    later = NOON + 2 * LEASE
    await store.due.at(BOARD, later + 100, now=later)
    await store.due.at(BOARD, later + 1, now=later)
    assert [claim.inherited for claim in await store.due.claim(SHARD, later + 1)] == [True]


async def test_what_falls_due_in_somebodys_hands_gets_no_second_worker_but_comes_at_once_after_them(
    store: Store,
) -> None:
    claim = await claim_of(store, BOARD)
    await store.due.at(BOARD, NOON + 1, now=NOON + 1)
    assert await claimed(store, NOON + 2) == []
    assert await store.due.claim_members(SID, [BOARD], NOON + 2) == []
    assert await store.due.done(claim)
    assert await claimed(store, NOON + 2) == [BOARD]


async def test_the_earliest_of_what_fell_due_meanwhile_counts(store: Store) -> None:
    claim = await claim_of(store, BOARD)
    for at in (9.0, 4.0, 6.0):
        await store.due.at(BOARD, NOON + at, now=NOON)
    await store.due.done(claim, again=NOON + 5)
    assert await claimed(store, NOON + 3.9) == []
    assert await claimed(store, NOON + 4) == [BOARD]


async def test_a_worker_that_takes_over_sees_what_fell_due_before(store: Store) -> None:
    await claim_of(store, BOARD)
    await store.due.at(BOARD, NOON + 1, now=NOON + 1)
    [taken] = await store.due.claim(SHARD, NOON + LEASE)
    await store.due.done(taken)
    assert await claimed(store, NOON + 2 * LEASE) == []


async def test_the_next_wake_outlives_a_worker_that_died_after_its_commit(store: Store) -> None:
    await claim_of(store, WAKE)
    await store.due.at(WAKE, NOON + 1000, now=NOON)
    [taken] = await store.due.claim(SHARD, NOON + LEASE)
    await store.due.done(taken)
    assert await claimed(store, NOON + 999) == []
    assert await claimed(store, NOON + 1000) == [WAKE]


async def test_a_show_moves_only_forward_and_a_wake_as_told(store: Store) -> None:
    for member in (BOARD, WAKE):
        await store.due.at(member, NOON + 5, now=NOON)
        await store.due.at(member, NOON + 9, now=NOON)
    assert await claimed(store, NOON + 5) == [BOARD]
    await store.due.at(WAKE, NOON + 2, now=NOON)
    assert await claimed(store, NOON + 2) == [WAKE]


async def test_a_wake_may_be_called_off_even_from_somebodys_hands(store: Store) -> None:
    await store.due.at(WAKE, NOON, now=NOON)
    await store.due.at(WAKE, None, now=NOON)
    assert await claimed(store) == []
    claim = await claim_of(store, WAKE)
    await store.due.at(WAKE, NOON + 5, now=NOON)
    await store.due.at(WAKE, None, now=NOON)
    await store.due.done(claim)
    assert await claimed(store, NOON + 100) == []


async def test_a_wake_in_somebodys_hands_comes_after_them_as_last_told(store: Store) -> None:
    claim = await claim_of(store, WAKE)
    await store.due.at(WAKE, NOON + 5, now=NOON)
    await store.due.at(WAKE, NOON + 9, now=NOON)
    await store.due.done(claim)
    assert await claimed(store, NOON + 8) == []
    assert await claimed(store, NOON + 9) == [WAKE]


async def test_who_is_late_does_not_undo_what_fell_due_after_the_lease(store: Store) -> None:
    late = await claim_of(store, BOARD)
    await store.due.at(BOARD, NOON + LEASE, now=NOON + LEASE)
    assert not await store.due.done(late)
    assert await claimed(store, NOON + LEASE) == [BOARD]


async def test_what_is_told_after_a_release_replaces_what_was_told_before(store: Store) -> None:
    claim = await claim_of(store, WAKE)
    await store.due.at(WAKE, NOON + 100, now=NOON)
    await store.due.release(claim, NOON + 5)
    await store.due.at(WAKE, NOON + 50, now=NOON)
    [claim] = await store.due.claim(SHARD, NOON + 50)
    await store.due.done(claim)
    assert await claimed(store, NOON + 1000) == []


async def test_a_released_thing_waits_whatever_falls_due_meanwhile(store: Store) -> None:
    claim = await claim_of(store, BOARD)
    await store.due.at(BOARD, NOON + 1, now=NOON + 1)
    assert await store.due.release(claim, NOON + 40)
    assert await claimed(store, NOON + 39) == []
    [again] = await store.due.claim(SHARD, NOON + 40)
    await store.due.done(again)
    assert await claimed(store, NOON + 200) == []


async def test_a_worker_may_claim_what_it_has_just_made_due(store: Store) -> None:
    hand = due.show(SID, "p1")
    await store.due.at(BOARD, NOON, now=NOON)
    await store.due.at(hand, NOON + 7, now=NOON)
    [claim] = await store.due.claim_members(SID, [BOARD, hand, due.show(SID, "p2")], NOON)
    assert claim.member == BOARD
    assert await claimed(store) == []


async def test_the_lease_of_a_show_holds_through_a_commit(store: Store) -> None:
    session = gathering(ANYA)
    shard = keys.shard(session.id)

    def touch(before: Session) -> Step:
        return Step(before, ("line",))

    await store.sessions.create(session, now=NOON)
    claims = {claim.member: claim for claim in await store.due.claim(shard, NOON)}
    await store.sessions.change(session.id, touch, now=NOON + 1)
    assert await store.due.claim(shard, NOON + 2) == []
    await store.due.done(claims[due.show(session.id, "board")])
    assert [claim.slot for claim in await store.due.claim(shard, NOON + 2)] == ["board"]


async def test_ten_thousand_waiting_sessions_cost_nothing(store: Store) -> None:
    """As many commands, and as much done in each, as with ten sessions."""
    costs = []
    for waiting in (1, 10, 10_000):  # at first a server learns the scripts
        await _sleepers(store, waiting)
        await store.due.at(BOARD, NOON, now=NOON)
        await store.redis.config_resetstat()
        for shard in await store.due.waiting(NOON):
            [claim] = await store.due.claim(shard, NOON)
            await store.due.done(claim)
        costs.append(await _calls(store))
    assert costs[1] == costs[2]
    assert not {"keys", "scan", "smembers", "hgetall", "zrangebyscore"} & costs[1].keys()
    assert costs[1]["zrange"] == keys.SHARDS + 1


async def _sleepers(store: Store, many: int) -> None:
    async with store.redis.pipeline(transaction=False) as pipe:
        for number in range(many):
            session = f"sleeper{number}"
            pipe.zadd(keys.due(keys.shard(session))[0], {due.wake(session): NOON + 1000})
        await pipe.execute()


async def _calls(store: Store) -> dict[str, int]:
    """How often each command was called since the statistics were reset, those inside scripts included."""
    stats = await store.redis.info("commandstats")
    ours = {name.removeprefix("cmdstat_"): figures["calls"] for name, figures in stats.items()}
    return {name: calls for name, calls in ours.items() if not name.startswith(("config", "info", "client", "hello"))}


async def test_a_digest_is_due_exactly_when_it_was_put_off_to(store: Store) -> None:
    member, shard = due.digest(7), keys.shard("7")
    await store.due.at(member, NOON + 60, now=NOON)
    await store.due.at(member, NOON + 120, now=NOON)
    assert await store.due.claim(shard, NOON + 119) == []
    [claim] = await store.due.claim(shard, NOON + 120)
    assert (claim.person, claim.slot) == (7, None)
    await store.due.at(member, NOON + 500, now=NOON + 121)
    await store.due.done(claim, again=NOON + 900)
    [again] = await store.due.claim(shard, NOON + 500)
    await store.due.at(member, None, now=NOON + 501)
    await store.due.done(again)
    assert await store.redis.keys() == []


async def test_what_is_a_sessions_is_nobodys_digest(store: Store) -> None:
    assert (await claim_of(store, WAKE)).person is None
    assert (await claim_of(store, BOARD)).person is None
