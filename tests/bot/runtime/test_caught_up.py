"""Whether all that people did is known: by whom it was taken in, and whether it is handled."""

from __future__ import annotations

import pytest

from bot.runtime import caught_up, ear
from bot.runtime.caught_up import BEAT_SECONDS, FRESH_SECONDS, CaughtUp
from bot.runtime.ear import Ear
from games.sessions.lost_time import Outage
from storage import due, keys
from storage.clock import Clock
from storage.connect import Store
from storage.heard import OUTAGE_SECONDS
from tests.games.sessions.tables import playing

LONG = 3 * OUTAGE_SECONDS


class Wall(Clock):
    """A clock that a test sets: the machine's time, and how far Telegram's stand-in is ahead."""

    def __init__(self) -> None:
        super().__init__()
        self.time, self.ahead = 1_800_000_000.0, 0.0

    def now(self) -> float:
        return self.time + self.ahead

    def machine(self) -> float:
        return self.time


class Scene:
    """Who takes in, and who handles."""

    def __init__(self, store: Store) -> None:
        self.store, self.wall = store, Wall()
        self.ear, self.worker = Ear(store.heard, self.wall), CaughtUp(store, self.wall)

    async def hears(self, *, everything: bool = True) -> None:
        await self.ear.hears()
        await self.ear.has(everything=everything)

    async def begins(self) -> None:
        await self.hears()
        assert await self.worker.by_now()

    async def comes_back(self) -> None:
        """Another process takes in and handles."""
        self.ear, self.worker = Ear(self.store.heard, self.wall), CaughtUp(self.store, self.wall)


@pytest.fixture
async def scene(store: Store, monkeypatch: pytest.MonkeyPatch) -> Scene:
    monkeypatch.setattr(caught_up, "AGAIN_SECONDS", 0.0)
    scene = Scene(store)
    await scene.begins()
    return scene


async def test_at_first_nobody_knows_what_telegram_has_kept(scene: Scene) -> None:
    scene.wall.time += 60
    await scene.comes_back()
    assert not await scene.worker.by_now()
    assert scene.worker.late
    await scene.hears(everything=False)
    assert not await scene.worker.by_now()
    await scene.hears()
    assert await scene.worker.by_now()
    assert not scene.worker.late
    assert scene.store.heard.outages == ()


async def test_what_telegram_had_kept_has_to_be_handled_first(scene: Scene) -> None:
    scene.wall.time += 60
    await scene.comes_back()
    await scene.ear.hears()
    await scene.store.inbox.put(-1, 1, "{}")
    await scene.ear.has(everything=True)
    assert not await scene.worker.by_now()
    await scene.store.inbox.put(-1, 2, "{}")
    reader = scene.store.inbox.reader("w")
    await reader.lease(scene.wall.now())
    entries = await reader.read(100)
    assert not await scene.worker.by_now()
    await reader.ack(entries[0])
    assert await scene.worker.by_now(), "what came later is nobody's old tap"


async def test_one_update_that_cannot_be_handled_holds_no_clocks_for_ever(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.comes_back()
    await scene.store.inbox.put(-1, 1, "{}")
    await scene.hears()
    assert not await scene.worker.by_now()
    monkeypatch.setattr(caught_up, "PATIENCE_SECONDS", 0.0)
    assert await scene.worker.by_now()


async def test_a_telegram_that_brings_more_and_more_holds_no_clocks_for_ever(scene: Scene) -> None:
    await scene.comes_back()
    await scene.hears(everything=False)
    scene.wall.time += ear.CATCH_UP_SECONDS + 1
    await scene.hears(everything=False)
    assert await scene.worker.by_now()


async def test_as_long_as_somebody_hears_it_is_known_and_the_store_is_asked_seldom(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, look = 0, scene.store.heard.look

    async def counted(*given: object) -> object:
        nonlocal asked
        asked += 1
        return await look(*given)  # type: ignore[arg-type]  # what it was given

    monkeypatch.setattr(type(scene.store.heard), "look", lambda _, *given: counted(*given))
    for _ in range(100):
        scene.wall.time += 0.5
        await scene.ear.beat()
        assert await scene.worker.by_now()
    assert asked <= 50 / BEAT_SECONDS + 1


async def test_when_nobody_hears_any_more_it_is_soon_noticed(scene: Scene) -> None:
    scene.ear.deafens()
    scene.wall.time += FRESH_SECONDS + 1
    await scene.ear.beat()
    assert not await scene.worker.by_now()
    await scene.hears()
    assert await scene.worker.by_now()


async def test_a_jump_of_a_sandbox_is_waited_for_and_is_no_outage(scene: Scene) -> None:
    scene.wall.ahead += LONG
    assert not await scene.worker.by_now(), "what people did before it may be on its way"
    await scene.hears()
    assert await scene.worker.by_now()
    assert scene.store.heard.outages == ()


@pytest.mark.parametrize("who", ["nobody", "the ear", "the worker", "neither"])
async def test_an_outage_is_when_one_of_both_was_missing(scene: Scene, who: str) -> None:
    begun = scene.wall.now()
    if who == "neither":  # a computer that slept
        scene.wall.time += LONG
        await scene.hears()
        assert await scene.worker.by_now()
    elif who == "nobody":
        scene.wall.time += LONG
        await scene.comes_back()
        await scene.begins()
    elif who == "the ear":
        scene.ear.deafens()
        for _ in range(30):
            scene.wall.time += LONG / 30
            assert not await scene.worker.by_now()
        await scene.begins()
    else:
        for _ in range(30):
            scene.wall.time += LONG / 30
            await scene.hears()
        await scene.comes_back()
        await scene.begins()
    assert scene.store.heard.outages == (Outage(begun, begun + LONG),)


async def test_what_is_handled_before_all_is_known_already_has_the_time_back(scene: Scene) -> None:
    session = await scene.store.sessions.create(playing(), now=scene.wall.now())
    scene.wall.time += LONG
    await scene.comes_back()
    assert not await scene.worker.by_now()
    change = await scene.store.sessions.change(session.id, lambda _: None, now=scene.wall.now())
    assert change.after.counted == scene.wall.now()
    scene.wall.time += 1
    await scene.begins()
    (outage,) = scene.store.heard.outages
    assert outage.end == scene.wall.now()


async def test_after_an_outage_all_tables_are_woken_even_by_another_than_who_noticed(scene: Scene) -> None:
    for number in range(40):
        await scene.store.due.at(due.wake(f"{number:07x}"), scene.wall.now() + 86400, now=scene.wall.now())
    scene.wall.time += LONG
    await scene.comes_back()
    await scene.begins()
    assert await scene.store.due.waiting(scene.wall.now()) == []
    scene.worker = CaughtUp(scene.store, scene.wall)
    await scene.hears()
    assert await scene.worker.by_now()
    await scene.worker.tell()
    woken = {keys.shard(f"{number:07x}") for number in range(40)}
    assert set(await scene.store.due.waiting(scene.wall.now())) == woken
    assert (await scene.store.heard.look()).telling == ""


async def test_two_workers_count_one_outage(scene: Scene) -> None:
    other = CaughtUp(scene.store, scene.wall)
    assert await other.by_now()
    scene.ear.deafens()
    begun = scene.wall.now()
    scene.wall.time += LONG
    await scene.hears()
    assert await scene.worker.by_now()
    scene.wall.time += 1
    await scene.hears()
    assert await other.by_now()
    assert scene.store.heard.outages == (Outage(begun, begun + LONG),)
