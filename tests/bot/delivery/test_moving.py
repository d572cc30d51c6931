"""A table goes along with its group, or elsewhere: killed in between, it is finished by whoever comes next."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest

from bot.delivery.moving import Moving, basic
from games.sessions.slots import BOARD
from storage import due
from storage.chats import Chat
from storage.clock import Clock
from storage.connect import Store
from storage.tables import Place
from tests.games.sessions.tables import ANYA, BORYA, NOON, gathering, playing

OLD, NEW = -100, -1_001_234_567_890
HERE = Place(None, "upturn")


class Killed(BaseException):
    """Ends a process, as far as one test can tell."""


class Nobody:
    """Shows nothing."""

    def refresh_soon(self, sid: str, slots: Iterable[str]) -> None: ...


def moving(store: Store) -> Moving:
    return Moving(store, Clock(), Nobody())


async def stand(store: Store, *sids: str) -> None:
    """Games that are played in the old group, and a lobby in the new one, which has settings of its own."""
    for sid in sids:
        session = replace(playing(ANYA, BORYA), id=sid, chat=OLD)
        await store.tables.hold(OLD, HERE, sid)
        await store.sessions.create(session, now=NOON)
    await store.chats.note(OLD, title="Дачники", kind="group", zone="Asia/Tomsk", clock="hour")
    await store.tables.claim(NEW, HERE, "young")
    await store.sessions.create(replace(gathering(ANYA), id="young", chat=NEW), now=NOON)
    await store.chats.note(NEW, title="Дачники", kind="supergroup", clock="none")
    await store.chats.saw(NEW, 7)


async def check(store: Store, *sids: str) -> None:
    """Nothing is orphaned, and nothing of the new group is lost."""
    assert await store.tables.of(OLD) == {}
    assert await store.tables.of(NEW) == dict.fromkeys((*sids, "young"), HERE)
    for sid in (*sids, "young"):
        session = await store.sessions.load(sid)
        assert session
        assert session.chat == NEW
    assert await store.chats.load(OLD) == Chat(OLD)
    assert await store.chats.load(NEW) == Chat(NEW, "Дачники", kind="supergroup", zone="Asia/Tomsk", clock="none")
    assert await store.chats.newest(NEW) == 7


async def told_again(store: Store) -> None:
    await moving(store).upgraded(OLD, NEW)


async def refused(store: Store) -> None:
    """Each game is shown, and Telegram says where the group is now."""
    for sid in ("a", "b"):
        session = await store.sessions.load(sid)
        assert session
        await moving(store).upgraded(session.chat, NEW, sid)
    await moving(store).upgraded(OLD, NEW)


async def asked_for(store: Store) -> None:
    """Somebody in the new group asks for its tables, and later the message of the upgrade comes."""
    for sid in await store.tables.of(NEW):
        if session := await store.sessions.load(sid):
            await moving(store).arrived(session, NEW)
    await moving(store).upgraded(OLD, NEW)


def after(commands: int, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store's client dies after so many commands."""
    run, left = store.redis.execute_command, commands

    def counted(*command: Any, **options: Any) -> Any:
        nonlocal left
        if not left:
            raise Killed
        left -= 1
        return run(*command, **options)

    monkeypatch.setattr(store.redis, "execute_command", counted)


@pytest.mark.parametrize("finish", [told_again, refused, asked_for])
async def test_an_upgrade_that_was_killed_anywhere_is_finished_by_whoever_comes_next(
    store: Store, finish: Callable[[Store], Awaitable[None]]
) -> None:
    commands, whole = 0, False
    while not whole:
        await store.redis.flushdb()
        await stand(store, "a", "b")
        with pytest.MonkeyPatch.context() as patched:
            after(commands, store, patched)
            try:
                await moving(store).upgraded(OLD, NEW)
                whole = True
            except Killed:
                commands += 1
        await finish(store)
        await check(store, "a", "b")
        await finish(store)
        await check(store, "a", "b")
    assert commands > 10, "there were many moments to die in"


async def test_a_game_that_no_index_names_goes_along_once_it_is_refused(store: Store) -> None:
    await stand(store, "a")
    await store.tables.free(OLD, "a")
    await moving(store).upgraded(OLD, NEW, "a")
    await check(store, "a")


async def test_a_moved_game_is_due_to_be_shown_in_the_same_step(store: Store) -> None:
    await stand(store, "a")
    shows = due.shows("a", [BOARD, "call", "vote"])
    await store.redis.zrem(due.Claim(shows[0], "").keys[0], *shows)
    await moving(store).upgraded(OLD, NEW)
    assert len(await store.due.claim_members("a", shows, Clock().now())) == len(shows)


async def test_a_chat_is_never_upgraded_to_itself(store: Store) -> None:
    await stand(store)
    await moving(store).upgraded(NEW, NEW)
    assert await store.tables.of(NEW) == {"young": HERE}
    assert (await store.chats.load(NEW)).clock == "none"
    assert await store.chats.newest(NEW) == 7


async def test_a_table_that_went_to_a_basic_group_doesnt_take_that_along_when_it_is_found_again(store: Store) -> None:
    """The place where it stood still names it, as after a kill: nobody may take that for an upgrade."""
    await stand(store, "a")
    await store.tables.hold(NEW, HERE, "a")
    session = await store.sessions.load("a")
    assert session
    assert await moving(store).arrived(session, NEW) == session
    assert (await store.sessions.load("a")) == session
    assert (await store.chats.load(OLD)).zone == "Asia/Tomsk"


async def test_a_table_that_moves_and_is_killed_anywhere_stands_in_one_place(store: Store) -> None:
    commands, whole = 0, False
    while not whole:
        await store.redis.flushdb()
        await stand(store)
        before = await store.sessions.load("young")
        assert before
        with pytest.MonkeyPatch.context() as patched:
            after(commands, store, patched)
            try:
                await moving(store).to(before, OLD, None)
                whole = True
            except Killed:
                commands += 1
        await moving(store).to(before, OLD, None)
        session = await store.sessions.load("young")
        assert session
        assert (session.chat, session.thread) == (OLD, None)
        assert await store.tables.of(OLD) == {"young": HERE}
        assert await store.tables.of(NEW) == {}
    assert commands > 3, "there were several moments to die in"


async def test_a_table_that_goes_into_a_topic_is_found_there(store: Store) -> None:
    await stand(store)
    session = await store.sessions.load("young")
    assert session
    await moving(store).to(session, NEW, 5)
    assert await store.tables.of(NEW) == {"young": Place(5, "upturn")}
    await moving(store).to(session, NEW, None)  # of somebody who thinks that it stands where it did
    there = await store.sessions.load("young")
    assert there
    assert there.thread == 5
    assert await store.tables.of(NEW) == {"young": Place(5, "upturn")}


def test_only_basic_groups_are_upgraded() -> None:
    assert [basic(chat) for chat in (1, -1, OLD, -999_999_999_999, NEW)] == [False, True, True, True, False]
