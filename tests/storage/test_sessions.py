import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from games.game import Refused, Seat
from games.replay import course
from games.sessions import lobby, play, slots
from games.sessions.lobby import LOBBY_SECONDS
from games.sessions.session import Person, Session, Step
from games.sessions.timers import KEPT_SECONDS, Forget, tick
from storage import due, keys
from storage.connect import Store
from storage.errors import Contended, Gone
from storage.sessions import MARKS, TRIES, Sessions
from storage.slots import Shown
from tests.games.sessions.tables import ANYA, BORYA, GENA, NOON, VIKA, gathering, playing

ID = gathering().id


def joining(person: Person) -> Callable[[Session], Step]:
    return lambda session: lobby.join(session, person, NOON)


def touching(session: Session) -> Step:
    """A change that always goes through."""
    return Step(replace(session, acted=session.acted + 1))


def people(session: Session | None) -> list[Person]:
    assert session is not None
    return [chair.person for chair in session.chairs]


async def due_at(store: Store, member: str) -> float | None:
    return await store.redis.zscore(keys.due(keys.shard(ID))[0], member)


class Overtaken(Sessions):
    """Sessions in which somebody else always commits between our look and our commit, the first `times` times."""

    times = 0

    async def _write(self, *arguments: object) -> tuple[int, str | None]:
        if self.times > 0:
            self.times -= 1
            await Sessions(self._redis).change(ID, touching, now=NOON)
        return await super()._write(*arguments)  # type: ignore[arg-type]  # handed on as they came


def overtaken(store: Store, times: int) -> Overtaken:
    sessions = Overtaken(store.redis)
    sessions.times = times
    return sessions


async def test_a_stored_session_comes_back_as_it_was(store: Store) -> None:
    created = await store.sessions.create(playing(ANYA, BORYA), now=NOON)
    assert created == replace(playing(ANYA, BORYA), version=1)
    assert await store.sessions.load(ID) == created
    assert await store.sessions.load("unknown") is None


async def test_a_redelivered_update_finds_the_session_that_it_made(store: Store) -> None:
    await store.sessions.create(gathering(ANYA), now=NOON, update=7)
    await store.sessions.change(ID, joining(BORYA), now=NOON, update=8)
    again = await store.sessions.create(gathering(ANYA), now=NOON, update=7)
    assert people(again) == [ANYA, BORYA]
    assert again.version == 2


async def test_a_message_that_becomes_the_board_is_known_when_it_is_due(store: Store) -> None:
    """Whoever shows the session right after the step finds it; told twice, it takes no newer board's place."""
    tapped, sent = Shown(-100, message=5, sent=NOON), Shown(-100, message=9, sent=NOON + 1)
    await store.sessions.create(gathering(ANYA), now=NOON, update=7, board=tapped)
    assert (await store.slots.look(ID)).shown == {slots.BOARD: tapped}
    await store.slots.record(ID, slots.BOARD, sent)
    await store.sessions.create(gathering(ANYA), now=NOON, update=7, board=tapped)
    assert (await store.slots.look(ID)).shown == {slots.BOARD: sent}


async def test_a_new_session_is_due_everywhere_and_wakes_when_its_lobby_is_abandoned(store: Store) -> None:
    await store.sessions.create(gathering(ANYA), now=NOON)
    for slot in ("board", "end", "p1"):
        assert await due_at(store, due.show(ID, slot)) == NOON
    assert await due_at(store, due.wake(ID)) == NOON + LOBBY_SECONDS


async def test_one_commit_writes_session_log_and_what_is_due(store: Store) -> None:
    await store.sessions.create(gathering(ANYA, BORYA), now=NOON)
    later = NOON + 60
    change = await store.sessions.change(
        ID, lambda session: lobby.start(session, ANYA, later, chance=1), now=later, update=8
    )
    stored = await store.sessions.load(ID)
    assert stored == change.after
    assert stored.version == change.before.version + 1 == 2
    assert len(await store.sessions.log(ID)) == 1
    assert change.slots == slots.touched(change.before, change.after)
    assert await due_at(store, due.wake(ID)) == pytest.approx(later + 0.8 * 86400)


async def test_the_log_replays_to_the_stored_state(store: Store) -> None:
    await store.sessions.create(gathering(ANYA, BORYA), now=NOON)
    await store.sessions.change(ID, lambda session: lobby.start(session, ANYA, NOON, chance=5), now=NOON)
    for _ in range(12):
        await store.sessions.change(ID, _some_move, now=NOON)
    stored = await store.sessions.load(ID)
    assert stored is not None
    assert course(await store.sessions.log(ID)).last == stored.state


def _some_move(session: Session) -> Step:
    seat = min(session.awaited)
    code = session.rule_book.moves(session.state, seat)[0].code
    return play.play(session, session.chairs[seat].person, code, NOON)


async def test_two_who_join_at_once_both_join(store: Store) -> None:
    await store.sessions.create(gathering(ANYA), now=NOON)
    await asyncio.gather(
        store.sessions.change(ID, joining(BORYA), now=NOON, update=1),
        store.sessions.change(ID, joining(VIKA), now=NOON, update=2),
        store.sessions.change(ID, joining(GENA), now=NOON, update=3),
    )
    assert set(people(await store.sessions.load(ID))) == {ANYA, BORYA, VIKA, GENA}


async def test_a_conflict_is_looked_at_anew_and_tried_again(store: Store) -> None:
    await store.sessions.create(gathering(ANYA), now=NOON)
    change = await overtaken(store, TRIES - 1).change(ID, joining(BORYA), now=NOON)
    assert change.before.version == TRIES
    assert people(await store.sessions.load(ID)) == [ANYA, BORYA]


async def test_after_five_conflicts_it_is_contended_and_nothing_is_written(store: Store) -> None:
    await store.sessions.create(gathering(ANYA), now=NOON)
    with pytest.raises(Contended):
        await overtaken(store, TRIES).change(ID, joining(BORYA), now=NOON, update=9)
    assert people(await store.sessions.load(ID)) == [ANYA]
    change = await store.sessions.change(ID, joining(BORYA), now=NOON, update=9)
    assert not change.already


async def test_after_a_conflict_the_rules_are_asked_again(store: Store) -> None:
    await store.sessions.create(gathering(ANYA), now=NOON)

    class LastChair(Overtaken):
        async def _write(self, *arguments: object) -> tuple[int, str | None]:
            if self.times:
                self.times = 0
                for person in (VIKA, GENA, Person(5, "Даша")):
                    await Sessions(self._redis).change(ID, joining(person), now=NOON)
            return await super()._write(*arguments)

    sessions = LastChair(store.redis)
    sessions.times = 1
    with pytest.raises(Refused, match="full"):
        await sessions.change(ID, joining(BORYA), now=NOON)


async def test_the_same_update_twice_is_done_once(store: Store) -> None:
    await store.sessions.create(playing(ANYA, BORYA), now=NOON)
    session = await store.sessions.load(ID)
    assert session is not None
    code = session.rule_book.moves(session.state, Seat(0))[0].code

    def move(session: Session) -> Step:
        return play.play(session, ANYA, code, NOON, epoch=1)

    first = await store.sessions.change(ID, move, now=NOON, update=8)
    with pytest.raises(Refused, match="stale"):
        await store.sessions.change(ID, move, now=NOON, update=9)
    again = await store.sessions.change(ID, move, now=NOON, update=8)
    assert again.already
    assert again.before == again.after == first.after
    assert len(await store.sessions.log(ID)) == 1


async def test_the_same_update_in_two_hands_at_once_is_done_once(store: Store) -> None:
    await store.sessions.create(gathering(ANYA), now=NOON)
    changes = await asyncio.gather(*(store.sessions.change(ID, touching, now=NOON, update=8) for _ in range(4)))
    assert sorted(change.already for change in changes) == [False, True, True, True]
    assert (await store.sessions.load(ID)) == next(change.after for change in changes if not change.already)


async def test_an_update_done_elsewhere_between_look_and_commit_counts_as_done(store: Store) -> None:
    await store.sessions.create(gathering(ANYA), now=NOON)

    class Twin(Overtaken):
        async def _write(self, *arguments: object) -> tuple[int, str | None]:
            await Sessions(self._redis).change(ID, touching, now=NOON, update=8)
            return await super()._write(*arguments)

    change = await Twin(store.redis).change(ID, touching, now=NOON, update=8)
    assert change.already
    assert change.after.version == 2


async def test_a_session_remembers_its_newest_updates_only(store: Store) -> None:
    await store.sessions.create(gathering(ANYA), now=NOON)
    for update in range(MARKS + 1):
        await store.sessions.change(ID, touching, now=NOON, update=update)
    assert await store.redis.zcard(keys.did(ID)) == MARKS
    assert (await store.sessions.change(ID, touching, now=NOON, update=1)).already


async def test_what_the_rules_refuse_is_not_written(store: Store) -> None:
    await store.sessions.create(gathering(ANYA), now=NOON)
    with pytest.raises(Refused, match="too-few"):
        await store.sessions.change(ID, lambda session: lobby.start(session, ANYA, NOON, chance=1), now=NOON, update=8)
    assert (await store.sessions.load(ID)) == replace(gathering(ANYA), version=1)
    assert not (await store.sessions.change(ID, touching, now=NOON, update=8)).already


@pytest.mark.parametrize("change", [lambda _: None, joining(ANYA)], ids=["none", "as it was"])
async def test_nothing_to_change_writes_nothing(store: Store, change: Callable[[Session], Step | None]) -> None:
    await store.sessions.create(gathering(ANYA), now=NOON)
    made = await store.sessions.change(ID, change, now=NOON)
    assert made.before == made.after == await store.sessions.load(ID)
    assert made.after.version == 1
    assert not made.slots


async def test_a_session_that_is_not_kept_is_gone(store: Store) -> None:
    with pytest.raises(Gone):
        await store.sessions.change(ID, touching, now=NOON)


async def test_a_forgotten_session_leaves_nothing_behind(store: Store) -> None:
    await store.sessions.create(playing(ANYA, BORYA), now=NOON, update=7)
    await store.sessions.change(ID, _some_move, now=NOON, update=8)
    await store.slots.record(ID, "board", Shown(-100, message=5))
    await store.slots.record(ID, "p99", Shown(99, message=5))
    await store.slots.wish(ID, "p99", repost=True, now=NOON)
    await store.due.claim(keys.shard(ID), NOON)
    await store.sessions.change(ID, lambda session: lobby.stop(session, ANYA, NOON), now=NOON)

    ended = NOON + KEPT_SECONDS
    change = await store.sessions.change(ID, lambda session: tick(session, ended), now=ended)
    assert change.before == change.after
    assert await store.sessions.load(ID) is None
    assert await store.redis.keys() == []


async def test_a_session_changed_meanwhile_is_not_forgotten(store: Store) -> None:
    await store.sessions.create(gathering(ANYA), now=NOON)

    def once(session: Session) -> Forget | None:
        return Forget() if session.version == 1 else None

    change = await overtaken(store, 1).change(ID, once, now=NOON)
    assert change.after.version == 2
    assert await store.sessions.load(ID) == change.after
