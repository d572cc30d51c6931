"""The store also works on fakeredis: quick trials need no server at all."""

from collections.abc import AsyncIterator
from random import Random

import pytest
from fakeredis import FakeAsyncRedis

from games.replay import course
from games.sessions import play
from games.sessions.lobby import start
from games.sessions.session import Session, Step
from storage import due
from storage.connect import Store
from tests.games.sessions.tables import ANYA, NOON, gathering


@pytest.fixture
async def fake() -> AsyncIterator[Store]:
    store = Store.open(FakeAsyncRedis(decode_responses=True))
    yield store
    await store.close()


async def test_a_game_is_kept_and_its_log_replays_to_it(fake: Store) -> None:
    chance = Random(5)
    table = await fake.sessions.create(gathering(), now=NOON, update=1)
    await fake.sessions.change(table.id, lambda now: start(now, ANYA, NOON, chance=5), now=NOON, update=2)

    def moved(session: Session) -> Step:
        seat = min(session.awaited)
        moves = session.rule_book.moves(session.state, seat)
        code = chance.choice([move for move in moves if not move.passive] or list(moves)).code
        return play.play(session, session.chairs[seat].person, code, NOON)

    for update in range(3, 43):
        await fake.sessions.change(table.id, moved, now=NOON, update=update)
    kept = await fake.sessions.load(table.id)
    assert kept is not None
    assert kept.version == 42
    assert course(await fake.sessions.log(table.id)).last == kept.state


async def test_what_a_change_makes_due_is_claimed_once(fake: Store) -> None:
    table = await fake.sessions.create(gathering(), now=NOON)
    members = due.shows(table.id, ("board", "p1"))
    assert len(await fake.due.claim_members(table.id, members, NOON)) == 2
    assert await fake.due.claim_members(table.id, members, NOON) == []


async def test_updates_wait_in_order_until_they_are_done(fake: Store) -> None:
    for update in (7, 8, 7):
        await fake.inbox.put(-100, update, f'{{"update_id":{update}}}')
    reader = fake.inbox.reader("worker")
    await reader.lease(NOON)
    entries = await reader.read(100)
    assert [entry.update for entry in entries] == [7, 8]
    assert all([await reader.ack(entry) for entry in entries])
    assert await fake.inbox.backlog() == 0
