"""What is tried again where something happens; asked at every update, and seldom passed on to the store."""

from __future__ import annotations

from bot.delivery.stirs import FRESH_SECONDS, Stirs
from storage.connect import Store

GROUP = -100


async def test_what_was_refused_here_is_known_at_once_and_told_once(store: Store) -> None:
    stirs = Stirs(store.unwelcome, lambda: 0.0 + FRESH_SECONDS)
    assert await stirs.what(GROUP) == []
    assert not stirs.concern(GROUP)
    await stirs.note(GROUP, "s1", "board")
    assert stirs.concern(GROUP)
    assert not stirs.concern(-200)
    assert await stirs.what(GROUP) == [("s1", "board")]
    assert not stirs.concern(GROUP)


async def test_what_another_process_was_refused_is_known_soon(store: Store) -> None:
    now = FRESH_SECONDS
    stirs, other = Stirs(store.unwelcome, lambda: now), Stirs(store.unwelcome)
    assert stirs.concern(GROUP), "at the start nothing is known"
    assert await stirs.what(GROUP) == []
    await other.note(GROUP, "s1", "board")
    assert not stirs.concern(GROUP)
    now += FRESH_SECONDS
    assert stirs.concern(GROUP)
    assert await stirs.what(GROUP) == [("s1", "board")]
