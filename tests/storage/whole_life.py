"""Something of everything that the store does, for tests of what must hold for all of it."""

from dataclasses import replace

from games.sessions import lobby
from games.sessions.session import Session, Step
from games.sessions.timers import Forget
from storage import due, keys
from storage.budget import Priority
from storage.connect import Store
from storage.slots import Shown
from storage.tables import Place
from tests.games.sessions.tables import ANYA, BORYA, NOON, gathering


async def live(store: Store) -> None:
    """A table comes, is shown, and goes again; every script of the store runs."""
    session = gathering(ANYA)
    await store.chats.note(session.chat, title="Дачники")
    await store.people.note(ANYA.id, started=True)
    place = Place(None, "upturn")
    assert await store.tables.claim(session.chat, place, session.id) == [session.id]
    await store.people.add_game(ANYA.id, session.id, now=NOON)
    await store.sessions.create(session, now=NOON, update=1)
    await _play(store, session.id)
    await _show(store, session.id)
    await _handle_updates(store, session.chat)
    await store.sessions.change(session.id, lambda _: Forget(), now=NOON)
    assert await store.sessions.load(session.id) is None
    await store.people.drop_game(ANYA.id, session.id)
    assert await store.tables.claim(session.chat, place, "other", over=[session.id]) == ["other"]
    await store.chats.upgrade(session.chat, -200)
    await store.chats.forget(session.chat)
    await store.tables.hold(-200, place, "other")
    assert await store.tables.of(-200) == {"other": place}
    await store.tables.free(-200, "other")
    await store.pictures.keep(7, "a picture", "AgACAg", now=NOON)
    assert await store.pictures.find(7, "a picture", now=NOON) == "AgACAg"
    await store.pictures.forget(7, "a picture")


async def a_table_in_play(store: Store) -> str:
    """Something of everything that is kept: a table, what is shown of it, updates in all states. Returns its id."""
    session = gathering(ANYA)
    await store.chats.note(session.chat, title="Дачники")
    await store.people.note(ANYA.id, started=True)
    await store.tables.claim(session.chat, Place(None, "upturn"), session.id)
    await store.chats.saw(session.chat, 5)
    await store.people.add_game(ANYA.id, session.id, now=NOON)
    await store.sessions.create(session, now=NOON, update=1)
    await store.sessions.change(session.id, lambda s: Step(replace(s, acted=NOON + 1), ("line",)), now=NOON)
    await store.slots.wish(session.id, "board", menu="options", now=NOON)
    [board] = await store.due.claim_members(session.id, [due.show(session.id, "board")], NOON)
    await store.slots.record(session.id, "board", Shown(session.chat, message=5), claim=board)
    await store.budget.take(session.chat, Priority.BOARD, NOON)
    worker = store.inbox.reader("w1")
    await worker.lease(NOON)
    for update, payload in ((7, "poison"), (8, "read")):
        await store.inbox.put(session.chat, update, payload)
    poison, _ = await worker.read(20)
    await worker.park(poison, "reason", NOON)
    await store.inbox.put(session.chat, 9, "unread")
    await worker.release()
    return session.id


async def _play(store: Store, id: str) -> None:
    def join(session: Session) -> Step:
        return lobby.join(session, BORYA, NOON)

    await store.sessions.change(id, join, now=NOON, update=2)
    assert (await store.sessions.change(id, join, now=NOON, update=2)).already
    await store.sessions.change(id, lambda s: Step(replace(s, acted=NOON + 1), ("line",)), now=NOON)
    assert await store.sessions.log(id) == ["line"]


async def _show(store: Store, id: str) -> None:
    await store.slots.wish(id, "board", menu="options", repost=True, now=NOON)
    assert await store.due.waiting(NOON) == [keys.shard(id)]
    board, *rest = await store.due.claim_members(id, due.shows(id, ["board", "end"]), NOON)
    assert await store.budget.take(-100, Priority.BOARD, NOON) == 0
    await store.budget.pause(-100, NOON + 3)
    await store.slots.record(id, "board", Shown(-100, message=5), claim=board)
    await store.due.at(board.member, NOON + 1, now=NOON)
    await store.due.done(board)
    for claim in (*rest, *await store.due.claim(keys.shard(id), NOON)):
        await store.due.release(claim, NOON + 5)
    look = await store.slots.look(id)
    assert (look.shown["board"].message, look.wishes["board"].repost) == (5, 1)
    await store.slots.forget(id, "board")


async def _handle_updates(store: Store, chat: int) -> None:
    for update in range(20):
        await store.inbox.put(chat - update, update, "payload")
    await store.chats.saw(chat, 5)
    worker = store.inbox.reader("w1")
    await worker.lease(NOON)
    first, second, *others = await worker.read(20)
    worker.leave(first)
    await worker.lease(NOON)
    [again] = await worker.read(20)
    assert await worker.begin(again)
    assert await worker.ack(again)
    assert await worker.park(second, "reason", NOON)
    assert [await worker.ack(entry) for entry in others] == [True] * 18
    assert await store.inbox.backlog() == 0
    await worker.release()
