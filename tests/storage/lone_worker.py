"""One worker's life, to be killed at the crash points: `python -m tests.storage.lone_worker <url> <now>`.

Telegram delivers an update, Borya joins, the board is shown, the update is done.
"""

import asyncio
import sys
from dataclasses import replace

from games.sessions import lobby
from storage import crash, due, keys
from storage.connect import Store, connect
from storage.reader import Entry, Reader
from storage.slots import Shown
from tests.games.sessions.tables import BORYA, gathering

TABLE = gathering().id
UPDATE = 8
SENT = "sent"
"""What a Telegram of this test would show: a list of messages."""


async def main(url: str, now: float) -> None:
    store = Store.open(connect(url))
    await store.inbox.put(-100, UPDATE, "join")
    worker = store.inbox.reader("lone")
    await worker.lease(now)
    while await store.inbox.backlog():
        for entry in await worker.read(20):
            await _handle(store, worker, entry, now)
    for claim in await store.due.claim(keys.shard(TABLE), now):
        await _show(store, claim, now)
    await store.close()


async def _handle(store: Store, worker: Reader, entry: Entry, now: float) -> None:
    await store.sessions.change(TABLE, lambda session: lobby.join(session, BORYA, now), now=now, update=entry.update)
    await worker.ack(entry)


async def _show(store: Store, claim: due.Claim, now: float) -> None:
    if claim.slot == "board":
        shown = (await store.slots.look(TABLE)).shown.get("board", Shown(-100))
        begun = replace(shown, attempt=shown.attempt + 1)
        await store.slots.record(TABLE, "board", begun, claim=claim)
        message = await store.redis.incr(SENT)
        crash.reach("after-send")
        await store.slots.record(TABLE, "board", replace(shown, message=message, sent=now), claim=claim)
    await store.due.done(claim)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], float(sys.argv[2])))
