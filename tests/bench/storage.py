"""What sessions cost in the store: bytes while they are played, and CPU and lag while a hundred thousand of them wait.

The bytes are those of real tables in mid-game, all of their keys counted. The waiting ones are copies of such a table,
written as a commit would leave them. Run: `make bench`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from statistics import mean

from bot.callback_data import BadData, parse
from bot.sandbox.happenings import Happening, Sent
from bot.sandbox.sandbox import Sandbox
from games.sessions import stored
from games.sessions.reminders import REMIND_AT
from games.sessions.session import Person, Session
from games.sessions.timers import wake
from storage import due, keys
from storage.connect import Store, connect
from tests.bench.people import PATIENCE, SEATS, Crowd, greeted, tables
from tests.bench.processes import bot, valkey
from tests.bench.report import head, line, percentile
from tests.bench.stored import Footprint, footprint, logs

TABLES = 16
TAPS = 40
"""At each table before it is measured, on the average."""
WAITING = 100_000
AT_ONCE = 2_000
SETTLE_SECONDS, IDLE_SECONDS = 3.0, 12.0
DUE, DUE_SECONDS = 300, 10.0
"""So many of them fall due within this time."""
HOUR = 3600.0
PERCENT = 100.0


async def main(url: str) -> None:
    store = Store.open(connect(url))
    async with Sandbox(budget=None) as sandbox, bot(sandbox, REDIS_URL=url, BOARD_SECONDS="0") as process:
        sample = await played(sandbox, store)
        await put(store, copies(sample, WAITING, time.time() + HOUR, 20 * HOUR))
        head(f"{WAITING:,} sessions wait, none is due for an hour")
        await asyncio.sleep(SETTLE_SECONDS)
        cpu = process.cpu
        await asyncio.sleep(IDLE_SECONDS)
        line("share of a core", [PERCENT * (process.cpu - cpu) / IDLE_SECONDS], "%", most=0.5)
        # of their own: with a few hundred tables each they would be told of all others
        people = [Person(each.id, each.name) for each in await greeted(sandbox, DUE * len(SEATS))]
        tell_lags(await lags(sandbox, store, sample, people))
    await store.close()


async def played(sandbox: Sandbox, store: Store) -> Session:
    """Measures tables in mid-game. Returns one of them."""
    await tables(sandbox, TABLES)
    crowd = Crowd(sandbox)
    crowd.hurries()
    await sandbox.until(lambda: crowd.taps >= TABLES * TAPS, PATIENCE)
    crowd.rests()
    await sandbox.quiet(0.3, PATIENCE)
    ids = [log.rpartition(":")[2] for log in await logs(store)]
    sessions = [session for id in ids if (session := await store.sessions.load(id)) and session.status == "playing"]
    tell_bytes([await footprint(store, session.id) for session in sessions])
    return sessions[0]


def tell_bytes(prints: Sequence[Footprint]) -> None:
    head(f"{len(prints)} tables of four in mid-game, {mean(p.entries for p in prints):.0f} log entries on the average")
    line("a session without its log", [float(p.session) for p in prints], "B", most=2048)
    for part in ("document", "slots", "marks", "due"):
        line(f"  of that: {part}", [float(getattr(p, part)) for p in prints], "B")
    line("a log entry", [p.log / p.entries for p in prints], "B", most=24)


def copies(sample: Session, number: int, first: float, seconds: float, people: Sequence[Person] = ()) -> list[Session]:
    """The same table again and again, with reminders that fall due within so many seconds from `first` on; each has
    some of the people, or always the same.
    """
    assert sample.bank
    turn, sat = sample.bank.credit, [chair.person for chair in sample.chairs]
    made = []
    for n in range(number):
        since = first + seconds * n / number - REMIND_AT * turn
        chairs = tuple(
            replace(
                chair, person=person, since=chair.since and since, granted=None, spent=0.0, acted=0.0,
                rang=since, belled=since, rings=0,
            )
            for chair, person in zip(sample.chairs, people[n * len(sat) : (n + 1) * len(sat)] or sat, strict=True)
        )  # fmt: skip
        made.append(replace(sample, id=f"{int(first) % 10**6:06d}{n:06d}", chairs=chairs, undo=None))
    return made


async def put(store: Store, sessions: Sequence[Session]) -> None:
    """Writes them as a commit does."""
    for at in range(0, len(sessions), AT_ONCE):
        async with store.redis.pipeline(transaction=False) as pipe:
            for session in sessions[at : at + AT_ONCE]:
                pipe.hset(
                    keys.session(session.id), mapping={"version": session.version, "document": stored.write(session)}
                )
                moment = wake(session)
                assert moment
                pipe.zadd(keys.due(keys.shard(session.id))[0], {due.wake(session.id): moment})
            await pipe.execute()


async def lags(sandbox: Sandbox, store: Store, sample: Session, people: Sequence[Person]) -> list[float]:
    """Seconds from the moment at which a reminder is due until it has been sent."""
    some = copies(sample, DUE, time.time() + 2.0, DUE_SECONDS, people)
    moments = {session.id: wake(session) or 0.0 for session in some}
    waited: dict[str, float] = {}

    def hear(happening: Happening) -> None:
        if isinstance(happening, Sent) and not happening.message.silent:
            for id in filter(moments.__contains__, about(happening)):
                waited.setdefault(id, time.time() - moments[id])

    sandbox.world.listen(hear)
    await put(store, some)
    await asyncio.sleep(2.0 + DUE_SECONDS)
    await sandbox.quiet(1.0, PATIENCE)
    return list(waited.values())


def about(sent: Sent) -> set[str]:
    """The sessions to which a private message's buttons belong."""
    found = set()
    for button in sent.message.flat if sent.message.chat.private else ():
        try:
            found.add(parse(button.data).session)
        except BadData:
            continue
    return found


def tell_lags(waits: Sequence[float]) -> None:
    head(f"{DUE} of them fall due within {DUE_SECONDS:g} s")
    line("reminders sent", [float(len(waits))])
    line("late by, median", [percentile(waits, 0.5)], "s")
    line("late by, 99 of 100", [percentile(waits, 0.99)], "s", most=1.0)


if __name__ == "__main__":
    with valkey() as address:
        asyncio.run(main(address))
