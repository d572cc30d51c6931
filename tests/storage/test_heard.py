"""How far what people did is known, and outages: when nobody took in or handled anything for long."""

from games.sessions.lost_time import Outage
from storage import due, keys
from storage.connect import Store, connect
from storage.heard import KEPT, OUTAGE_SECONDS
from tests.games.sessions.tables import ANYA, BORYA, NOON, gathering, playing

LONG = OUTAGE_SECONDS + 1


async def test_what_is_said_is_known(store: Store) -> None:
    assert await store.heard.look() == (None, 0, "", False)
    await store.heard.taken(NOON)
    assert (await store.heard.look()).taken == NOON
    await store.heard.hooked("https://example.org/x")
    assert await store.heard.hook() == "https://example.org/x"


async def test_a_silence_is_noted_by_whoever_hears_again(store: Store) -> None:
    await store.heard.contact(NOON)
    await store.heard.taken(NOON)
    await store.heard.contact(NOON + OUTAGE_SECONDS)
    assert (await store.heard.look()).silences == 0
    await store.heard.contact(NOON + LONG)
    assert (await store.heard.look()).silences == 1


async def test_an_outage_is_from_when_all_was_handled_until_it_is_again(store: Store) -> None:
    assert not await store.heard.missed(NOON, over=True), "nobody was here before"
    assert not await store.heard.missed(NOON + OUTAGE_SECONDS, over=True), "a restart"
    begun = NOON + OUTAGE_SECONDS
    assert await store.heard.missed(begun + LONG, over=False)
    assert store.heard.outages == (Outage(begun, begun + LONG),)
    assert (await store.heard.look()).telling == "", "it isn't over"
    assert await store.heard.missed(begun + 2 * LONG, over=True)
    assert store.heard.outages == (Outage(begun, begun + 2 * LONG),), "the same one, longer"
    assert (await store.heard.look()).telling.endswith(" 0")
    assert not await store.heard.missed(begun + 2 * LONG + 1, over=True), "another worker comes to the same"
    assert store.heard.outages == (Outage(begun, begun + 2 * LONG),)


async def test_who_handles_all_the_time_leaves_no_gap(store: Store) -> None:
    await store.heard.handled(NOON)
    await store.heard.handled(NOON + LONG)
    assert not await store.heard.missed(NOON + LONG + 1, over=True)


async def test_the_newest_outages_are_kept_and_every_process_sees_them(store: Store, redis_url: str) -> None:
    for n in range(KEPT + 3):
        await store.heard.missed(NOON + n * LONG, over=True)
    assert len(store.heard.outages) == KEPT
    other = Store.open(connect(redis_url))
    await other.heard.look()
    assert other.heard.outages == store.heard.outages
    await other.close()


async def test_what_was_in_the_inbox_is_waited_for_and_nothing_later(store: Store) -> None:
    assert await store.heard.marks() == {}
    await store.inbox.put(-1, 1, "{}")
    await store.inbox.put(-2, 2, "{}")
    marks = await store.heard.marks()
    reader = store.inbox.reader("w")
    await reader.lease(NOON)
    first, second = await reader.read(100)
    await store.inbox.put(-1, 3, "{}")
    await reader.ack(first)
    assert (await store.heard.look(marks)).behind
    await reader.ack(second)
    assert not (await store.heard.look(marks)).behind
    assert (await store.heard.look(await store.heard.marks())).behind


async def test_an_outage_that_is_told_stays_told_and_a_newer_one_is_told_from_the_start(store: Store) -> None:
    await store.heard.missed(NOON, over=True)
    await store.heard.missed(NOON + LONG, over=True)
    first = (await store.heard.look()).telling
    await store.heard.told(first, "later 1")
    assert (await store.heard.look()).telling == "later 1"
    await store.heard.missed(NOON + 2 * LONG, over=True)
    await store.heard.told("later 1", "later 2")
    telling = (await store.heard.look()).telling
    assert telling == f"{NOON + 2 * LONG} 0"
    await store.heard.told(telling, "")
    assert (await store.heard.look()).telling == ""


async def test_whatever_changes_a_session_makes_up_for_the_time_first(store: Store) -> None:
    session = await store.sessions.create(playing(), now=NOON)
    await store.heard.handled(NOON)
    await store.heard.missed(NOON + LONG, over=False)
    change = await store.sessions.change(session.id, lambda _: None, now=NOON + LONG)
    assert change.after.counted == NOON + LONG
    assert change.after.version == 2
    assert "board" in change.slots
    again = await store.sessions.change(session.id, lambda _: None, now=NOON + LONG)
    assert again.before == again.after == await store.sessions.load(session.id) == change.after
    await store.heard.missed(NOON + 2 * LONG, over=True)
    last = await store.sessions.change(session.id, lambda _: None, now=NOON + 2 * LONG)
    assert last.after.counted == NOON + 2 * LONG
    assert last.after.version == 3


async def test_time_and_shows_are_claimed_apart(store: Store) -> None:
    shard = keys.shard("5e55104")
    wake, show = due.wake("5e55104"), due.show("5e55104", "board")
    for member in (wake, show):
        await store.due.at(member, NOON, now=NOON - 1)
    assert [claim.member for claim in await store.due.claim(shard, NOON, wakes=False)] == [show]
    assert [claim.member for claim in await store.due.claim(shard, NOON)] == [wake]


async def test_all_that_sleeps_is_woken_but_what_sleeps_for_very_long(store: Store) -> None:
    ids = ["5e55104", "aaaaaaa"]
    for id, at in zip(ids, (NOON + 100, NOON + 10_000), strict=True):
        await store.due.at(due.wake(id), at, now=NOON)
        await store.due.hasten(keys.shard(id), NOON + 1000, NOON + 1)
    assert await store.due.waiting(NOON + 1) == [keys.shard("5e55104")]
    (claim,) = await store.due.claim(keys.shard("5e55104"), NOON + 1)
    await store.due.hasten(keys.shard("5e55104"), NOON + 1000, NOON + 2)
    assert await store.due.done(claim, again=NOON + 500)
    assert await store.due.waiting(NOON + 2) == [keys.shard("5e55104")], "who had it in hand may not have known"


async def test_a_session_that_gathers_is_not_told(store: Store) -> None:
    session = gathering(ANYA, BORYA)
    await store.sessions.create(session, now=NOON)
    await store.heard.handled(NOON)
    await store.heard.missed(NOON + LONG, over=True)
    change = await store.sessions.change(session.id, lambda _: None, now=NOON + LONG)
    assert change.after.recent == ()
    assert change.after.acted == NOON + LONG
