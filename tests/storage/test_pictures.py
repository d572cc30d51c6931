"""What Telegram calls pictures: by bot, bounded, and the last used stay."""

import pytest

from storage import keys, pictures
from storage.connect import Store
from storage.dump import stays
from tests.games.sessions.tables import NOON

BOT, OTHER = 7, 8


async def test_what_was_kept_is_found_by_the_same_bot_only(store: Store) -> None:
    await store.pictures.keep(BOT, "a", "AgACAg", now=NOON)
    assert await store.pictures.find(BOT, "a", now=NOON) == "AgACAg"
    assert await store.pictures.find(BOT, "b", now=NOON) == ""
    assert await store.pictures.find(OTHER, "a", now=NOON) == ""
    await store.pictures.keep(BOT, "a", "newer", now=NOON)
    assert await store.pictures.find(BOT, "a", now=NOON) == "newer"


async def test_what_is_forgotten_is_found_no_more(store: Store) -> None:
    await store.pictures.keep(BOT, "a", "AgACAg", now=NOON)
    await store.pictures.forget(BOT, "a")
    await store.pictures.forget(BOT, "never there")
    assert await store.pictures.find(BOT, "a", now=NOON) == ""
    assert await store.redis.keys("*") == []


async def test_the_oldest_used_go(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "MOST", 3)
    for n, name in enumerate("abc"):
        await store.pictures.keep(BOT, name, f"id {name}", now=NOON + n)
    assert await store.pictures.find(BOT, "a", now=NOON + 10) == "id a"
    await store.pictures.keep(BOT, "d", "id d", now=NOON + 11)
    assert [await store.pictures.find(BOT, name, now=NOON + 12) for name in "abcd"] == ["id a", "", "id c", "id d"]
    ids, used = keys.pictures(BOT)
    assert {name async for name in store.redis.scan_iter()} == {ids, used}
    assert await store.redis.hlen(ids) == await store.redis.zcard(used) == 3  # type: ignore[misc]


def test_an_export_leaves_them_behind() -> None:
    """They are of use to one bot only, and cost that one an upload."""
    assert not any(map(stays, keys.pictures(BOT)))
    assert stays(keys.chat(BOT))
