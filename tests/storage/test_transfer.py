"""All that is kept, from one store to another: whole and unchanged, or not at all."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from inspect import get_annotations, isfunction
from itertools import count
from typing import Any

import pytest
from fakeredis import FakeAsyncRedis
from hypothesis import given, settings
from hypothesis import strategies as st

from storage import keys, transfer
from storage.connect import Store
from storage.dump import Record, Unreadable, read, written
from storage.everything import OURS, found
from storage.transfer import Occupied, Restless, bring, half_done, take
from tests.games.sessions.tables import NOON
from tests.storage.meanwhile import meanwhile
from tests.storage.whole_life import a_table_in_play

TEXT = st.text(st.characters(codec="utf-8", exclude_characters="\0"), min_size=1, max_size=8)
NUMBER = st.integers(0, 99)
KEY = st.one_of(
    NUMBER.map("{{s{:02d}}}:session:x".format),
    st.integers(-(10**12), 10**12).map("{{c{}}}:chat".format),
    NUMBER.map("{{p{}}}:games".format),
    NUMBER.map("{{inbox}}:{:02d}".format),
)


def things() -> st.SearchStrategy[tuple[str, Any]]:
    scores = st.dictionaries(TEXT, st.floats(0, 4e9), min_size=1, max_size=4)
    fields = st.dictionaries(TEXT, TEXT, min_size=1, max_size=4)
    numbers = st.sets(st.integers(1, 2**40), min_size=1, max_size=4).map(sorted)
    return st.one_of(
        st.tuples(st.just("string"), TEXT),
        st.tuples(st.just("hash"), fields.map(lambda all: dict(sorted(all.items())))),
        st.tuples(st.just("list"), st.lists(TEXT, min_size=1, max_size=4)),
        st.tuples(st.just("set"), st.sets(TEXT, min_size=1, max_size=4).map(sorted)),
        st.tuples(
            st.just("zset"),
            scores.map(lambda all: [list(pair) for pair in sorted(all.items(), key=lambda p: (p[1], p[0].encode()))]),
        ),
        st.tuples(
            st.just("stream"),
            st.builds(lambda ids, said: [[f"{id}-0", said] for id in ids], numbers, fields),
        ),
    )


def test_every_key_is_known_as_ours_so_that_it_moves_along() -> None:
    given = {str: "5e55104", int: 7}
    named = [value for name, value in vars(keys).items() if name.isupper() and isinstance(value, str)]
    for maker in (value for name, value in vars(keys).items() if isfunction(value) and not name.startswith("_")):
        of_one = [given[what] for name, what in get_annotations(maker, eval_str=True).items() if name != "return"]
        made = maker(*of_one)
        named += made if isinstance(made, tuple) else [made] if isinstance(made, str) else []
    assert len(named) > 20
    assert [name for name in named if not OURS.fullmatch(name)] == []


@settings(max_examples=30)
@given(st.dictionaries(KEY, things(), max_size=6))
def test_an_export_brought_elsewhere_is_exported_alike(kept: dict[str, tuple[str, Any]]) -> None:
    async def moved() -> None:
        records = [Record(key, kind, value) for key, (kind, value) in sorted(kept.items())]
        redis = FakeAsyncRedis(decode_responses=True)
        await bring(redis, read(written(records, NOON)), NOON)
        assert list(written(await take(redis), NOON)) == list(written(records, NOON))
        assert len(await redis.keys("*")) == len(kept)

    asyncio.run(moved())


@pytest.mark.slow
async def test_a_table_goes_on_where_it_was_brought(store: Store) -> None:
    id = await a_table_in_play(store)
    await store.redis.set("others", "thing")
    await store.redis.set(keys.person(7), "gone by then", pxat=1)
    await store.redis.set(keys.person(8), "stays", pxat=4_000_000_000_000)
    before = await store.sessions.load(id)
    text = list(written(await take(store.redis), NOON))
    await store.redis.flushdb()
    await bring(store.redis, read(text), NOON)
    assert list(written(await take(store.redis), NOON)) == text
    assert await store.sessions.load(id) == before
    assert await store.redis.pexpiretime(keys.person(8)) == 4_000_000_000_000  # type: ignore[attr-defined]
    worker = store.inbox.reader("w")
    await worker.lease(NOON)
    assert {(entry.update, entry.payload) for entry in await worker.read()} == {(8, "read"), (9, "unread")}
    assert not await store.inbox.put(-100, 8, "again"), "it is remembered"
    assert [parked["payload"] for parked in await store.inbox.parked()] == ["poison"]
    assert await store.due.claim_members(id, [f"wake:{id}"], NOON + 10**6)


@pytest.mark.parametrize(
    "harm", ["cut", "last line", "a letter", "a line less", "a line twice", "more", "other", "newer"]
)
async def test_what_is_no_whole_export_changes_nothing(harm: str) -> None:
    records = [Record(keys.person(number), "string", f"value {number}") for number in range(5)]
    text = "".join(written(records, NOON))
    lines = text.splitlines(keepends=True)
    harmed = {
        "cut": text[: len(text) // 2],
        "last line": "".join(lines[:-1]),
        "a letter": text.replace("value 3", "value 4"),
        "a line less": "".join(lines[:2] + lines[3:]),
        "a line twice": "".join(lines[:2] + lines[1:]),
        "more": text + lines[1],
        "other": "".join(lines).replace(keys.person(3), "others"),
        "newer": text.replace('"version":1', '"version":2'),
    }[harm]
    with pytest.raises(Unreadable, match=r"line \d+:|its end is missing"):
        read(harmed.splitlines(keepends=True))


async def test_a_store_that_has_something_is_left_as_it_is_unless_told_otherwise() -> None:
    redis = FakeAsyncRedis(decode_responses=True)
    await redis.set(keys.person(1), "old")
    await redis.set("others", "thing")
    records = [Record(keys.person(2), "string", "new")]
    with pytest.raises(Occupied, match="1 keys of a bot"):
        await bring(redis, records, NOON)
    await bring(redis, records, NOON, replace=True)
    assert sorted(await redis.keys("*")) == ["others", keys.person(2)]
    await redis.zadd(keys.INBOX_WORKERS, {"w": NOON - 5})
    with pytest.raises(Occupied, match="a bot is at work"):
        await bring(redis, records, NOON, replace=True)
    await bring(redis, records, NOON + 60, replace=True)


@pytest.mark.parametrize("commands", [0, 1, 3])
async def test_half_an_import_is_seen_by_nobody_and_swept_away_by_the_next(
    monkeypatch: pytest.MonkeyPatch, commands: int
) -> None:
    """Killed while it stages, or just before the one step that puts all in force."""
    redis = FakeAsyncRedis(decode_responses=True)
    await redis.set(keys.person(1), "old")
    records = [Record(keys.person(number), "string", "new") for number in range(2, 5)]

    async def killed(*_: Any) -> None:
        for record in records[:commands]:
            await redis.set(transfer.STAGED + record.key, record.value)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(transfer, "_stage" if commands < 3 else "_put_in_force", killed)
        with suppress(KeyboardInterrupt):
            await bring(redis, records, NOON, replace=True)
    assert await found(redis) == [keys.person(1)]
    assert not await half_done(redis)
    await bring(redis, records, NOON, replace=True)
    assert sorted(await redis.keys("*")) == [record.key for record in records]


@pytest.mark.slow
@pytest.mark.parametrize("may_pause", [True, False])
async def test_what_is_taken_while_others_write_is_of_one_moment(
    store: Store, monkeypatch: pytest.MonkeyPatch, may_pause: bool
) -> None:
    """Two keys always hold the same number; somebody who writes all the time is made to wait, or nothing is taken."""
    monkeypatch.setattr(transfer, "AT_ONCE", 1)
    if not may_pause:
        monkeypatch.setattr(transfer._Silence, "keep", in_vain)
    pair, chance = (keys.person(1), keys.person(2)), random.Random(5)

    numbers = count()

    async def write() -> None:
        number = next(numbers)
        async with store.redis.pipeline(transaction=True) as pipe:
            for key in pair:
                pipe.set(key, number)
            await pipe.execute()
        await asyncio.sleep(chance.choice((0, 0, 0.001)))

    async with meanwhile(write):
        await until(lambda: store.redis.exists(*pair))
        for _ in range(5):
            try:
                first, second = await take(store.redis)
            except Restless:
                assert not may_pause
            else:
                assert first.value == second.value
        before = await store.redis.get(pair[0])
        await until(lambda: store.redis.get(pair[0]), besides=before)  # nobody waits any longer


async def until(look: Callable[[], Any], *, besides: Any = 0) -> None:
    """Asks the store until it says something else."""
    while await look() == besides:
        pass


async def in_vain(silence: transfer._Silence) -> None:
    """As where we may not have others wait."""
    silence.kept = False
