"""Power cuts on purpose, while people play: who is killed when, started again, and looked over."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from bot.sandbox.sandbox import Sandbox
from bot.settings import Settings
from games.log import STOPPED, read_line
from games.sessions.session import Session
from storage import embedded, keys
from storage.away import AWAY
from storage.connect import Store
from storage.crash import POINTS
from storage.embedded import Embedded
from storage.heard import OUTAGE_SECONDS
from storage.script import answer
from tests.e2e.audit import audit, waiting
from tests.e2e.bots import CRASHED, KILLED, LEASES_ARE_OVER, Bot, bot, kept
from tests.e2e.faster_clock import unhurried
from tests.e2e.forks import Nursery
from tests.e2e.history import Witness
from tests.e2e.many_tables import Evening
from tests.e2e.pictured import sketched
from tests.e2e.settled import SOON_SECONDS
from tests.plain import PICTURES

LONGEST_NIGHT = 48 * 3600.0
"""Seconds; what falls due later is the end of a table's keeping."""
SOON_WAKES = 30.0
"""Seconds: automatic moves come within them, one after the other; a person's turn has more."""
SELDOM = ("after-index", "after-wake", "after-wish", "after-outage")
"""Points that are hardly ever passed more than once in a life so short."""
OF_OUTAGES = ("after-outage", "after-telling")
"""Points that are only passed after nobody was there for long."""
MOST_PASSINGS = 4
PATIENCE_SECONDS = 15.0
"""For taps that don't come."""
REST_SECONDS = 300.0
"""Only hangs take so long."""
STORE_FALLS = 0.3
"""How often it is the store that is killed, not a process of the bot."""
OLD = ("message can't be deleted for everyone",)
"""What Telegram says of messages after a few nights."""
PASSED = {
    "run": POINTS,
    "intake": tuple(point for point in POINTS if point == "after-inbox"),
    "worker": tuple(point for point in POINTS if point not in ("after-inbox", "after-wake", *OF_OUTAGES)),
}
"""Which points whom may kill. Nights are only for who is alone: a jump of the clock takes leases from the living."""
OF_PICTURES = ("after-drawing", "after-plain", "after-file-id")
"""Points that are only passed where tables are pictures."""
FAILED = ("error", "critical")
REVIVED = "the embedded store has ended, starting it again"
NOT_REVIVED = "the embedded store can't be started for now"


class Process:
    """One process of the bot, which may be armed with a crash point."""

    def __init__(self, bot: Bot, points: Iterator[str]) -> None:
        self.bot, self._points = bot, points
        self.point = ""

    def arms(self) -> None:
        """Names the point at which the next process ends."""
        self.point = next(self._points)

    async def starts(self) -> None:
        await self.bot.launches(KON_CRASH_AT=self.point)


class Cuts:
    """A bot of one or several processes, its store, and people who play; kills among them, and counts.

    What dies is started again at once. `server`: the store, if it isn't embedded in the bot.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        store: Store,
        settings: Settings,
        chance: Random,
        server: Embedded | None,
        processes: list[Process],
        kills: Counter[str],
        evening: Evening,
    ) -> None:
        self.kills = kills
        """By what was killed: a command, a crash point, or the store."""
        self.moves: Counter[str] = Counter()
        """In the games that were played to their ends: how many moves the log marks as whose, see `games.log`."""
        self.audits = 0
        self._sandbox, self._store, self._settings, self._chance = sandbox, store, settings, chance
        self._server, self._processes = server, processes
        self._witness = Witness(sandbox)
        self._evening = evening

    @property
    def made(self) -> int:
        return sum(self.kills.values())

    async def run(self, enough: Callable[[], bool], at_once: int) -> list[Session]:
        """Kills until it is enough, `at_once` from one audit to the next; then all games are played to their ends."""
        minding = [asyncio.create_task(self._minds(process)) for process in self._processes]
        try:
            await _together(minding, self._until(self._all_live, REST_SECONDS))
            while not enough():
                await _together(minding, self._phase(self.made + at_once))
            await self._disarmed(minding)
            await _together(minding, self._evening.ends(self._spares))
            sessions: list[Session] = await _together(minding, self._audited())
            for session in sessions:
                self.moves.update(read_line(line).mark for line in await self._lines(session))
            return sessions
        finally:
            for task in minding:
                task.cancel()
            await asyncio.gather(*minding, return_exceptions=True)

    async def _lines(self, session: Session) -> list[str]:
        return [line for line in (await self._store.sessions.log(session.id))[1:] if line != STOPPED]

    async def _minds(self, process: Process) -> None:
        """Starts a process again and again."""
        while True:
            process.arms()
            if process.point.partition(":")[0] in OF_OUTAGES:
                self._sandbox.jump(OUTAGE_SECONDS + LEASES_ARE_OVER)
            await process.starts()
            code = await process.bot.ends(float("inf"))
            assert code in (KILLED, CRASHED), (code, process.bot.errors[-3000:])
            self.kills[process.point.partition(":")[0] if code == CRASHED else "bot"] += 1
            if len(self._processes) == 1:
                self._sandbox.jump(LEASES_ARE_OVER)  # nobody lives who could be in the middle of something

    def _all_live(self) -> bool:
        return all(process.bot.alive for process in self._processes)

    async def _phase(self, until: int) -> None:
        if self._processes[0].point == "after-wake:1":
            await self._night_falls()
        armed = [process.point for process in self._processes]
        if "after-index:1" in armed:
            self._evening.opens_a_table()
        if "after-wish:1" in armed:
            await self._evening.asks_for_the_tables()

        def over() -> bool:
            return self.made >= until

        async with asyncio.TaskGroup() as together:
            together.create_task(self._evening.plays(over, self._spares))
            together.create_task(self._cuts(over))
        await self._audited()

    async def _night_falls(self) -> None:
        """Time goes on until it brings something about, a reminder most likely; of that the bot dies."""
        await self._rest()
        now = self._sandbox.clock.now()
        moments = [at - now async for at in self._moments() if now < at < now + LONGEST_NIGHT]
        self._sandbox.jump(min(moments, default=0.0))
        await self._until(lambda: self._processes[0].point != "after-wake:1", 5.0)

    async def _until_wakes(self) -> float | None:
        """Seconds until the next session is woken, if that is soon."""
        now = self._sandbox.clock.now()
        waits = [at - now async for at in self._moments() if at < now + SOON_WAKES]
        return max(min(waits), 0.0) if waits else None

    async def _moments(self) -> AsyncIterator[float]:
        """When sessions are to be woken."""
        for shard in range(keys.SHARDS):
            for member, at in await answer(self._store.redis.zrange(keys.due(shard)[0], 0, -1, withscores=True)):
                if member.startswith("wake:"):
                    yield at

    async def _cuts(self, over: Callable[[], bool]) -> None:
        """A power cut after some taps; one who is armed gets the time to come to the point."""
        while not over():
            victim, made = self._chance.choice(self._processes), self.made
            await self._taps(30 if victim.point else self._chance.randint(2, 6))
            await asyncio.sleep(self._chance.uniform(0, 0.02))
            if self.made > made:
                continue
            if victim.bot.alive:
                await (self._cut_store() if self._chance.random() < STORE_FALLS else self._cut(victim))

    async def _taps(self, n: int) -> None:
        """Waits for so many taps, or a kill; not for long."""
        enough, made = len(self._witness.taps) + n, self.made
        await self._until(lambda: self.made > made or len(self._witness.taps) >= enough, PATIENCE_SECONDS)

    async def _cut(self, victim: Process) -> None:
        made = self.made
        _kill(victim.bot.pid)
        await self._until(lambda: self.made > made, REST_SECONDS)

    async def _cut_store(self) -> None:
        """The server is killed, and started again on the same directory: by us, or by the bot that it belongs to."""
        if self._server is None:
            servers = children(self._processes[0].bot.pid)
            if len(servers) != 1:
                return
            _kill(servers[0])
            await self._until(lambda: not Path(f"/proc/{servers[0]}").exists(), REST_SECONDS)
        else:
            self._server.process.kill()
            self._server.process.wait()
            await asyncio.sleep(self._chance.uniform(0, 0.1))
            self._server.revive()
        self.kills["store"] += 1

    async def _audited(self) -> list[Session]:
        await self._rest()
        self.audits += 1
        told = [line for process in self._processes for line in process.bot.log]
        failures = [line for line in told if line["level"] in FAILED and line["event"] != REVIVED]
        assert not failures, failures
        return await audit(self._witness, self._store, self._settings, kills=self.made, tolerates=OLD)

    async def _rest(self) -> None:
        """Waits until there is nothing to do, now or soon; whoever dies meanwhile is waited for, too. What time would
        bring in the middle of an audit is brought at once.
        """
        ends = time.monotonic() + REST_SECONDS
        calm, made = 0, -1
        while calm < 2:
            try:
                await self._sandbox.quiet(0.05, within=ends - time.monotonic())
                todo = await waiting(self._store, self._sandbox.clock.now(), soon=SOON_SECONDS)
                todo += [f"handed out, not confirmed: {update}" for update in self._sandbox.world.updates.pending()]
                if not todo and (wait := await self._until_wakes()) is not None:
                    self._sandbox.jump(wait)
                    await self._evening.tells_the_time()
                    todo = ["a session wakes"]
            except AWAY as away:
                todo = [str(away)]
            calm = calm + 1 if not todo and made == self.made else 0
            made = self.made
            if time.monotonic() > ends:
                raise TimeoutError(f"no rest: {todo}")
            await self._sandbox.world.pulse.wait(0.03)

    async def _spares(self) -> bool:
        """Whether nobody has anything to do, so that time could take nothing away."""
        try:
            return unhurried(self._sandbox) and not await waiting(self._store, self._sandbox.clock.now())
        except AWAY:
            return False

    async def _disarmed(self, minding: list[asyncio.Task[None]]) -> None:
        """Nobody dies any more: who is armed is started again without."""
        for process in self._processes:
            process._points = iter(lambda: "", None)
            if process.point:
                await _together(minding, self._cut(process))

    async def _until(self, condition: Callable[[], bool], within: float) -> None:
        """Waits until it holds, or for so long."""
        ends = time.monotonic() + within
        while not condition() and time.monotonic() < ends:
            await self._sandbox.world.pulse.wait(0.02)


@asynccontextmanager
async def cuts(
    nursery: Nursery,
    seed: str,
    *,
    workers: int,
    games: Sequence[str] = ("upturn",),
    tables: int = 2,
    lively: bool = False,
    pictures: str = PICTURES,
) -> AsyncIterator[Cuts]:
    """A bot to be killed. `workers` 0: one process with an embedded store; else an intake and so many workers. `games`,
    `tables`, `lively`: see `Evening`. `pictures`: whether tables are sketches, of which some can't be drawn.
    """
    chance = Random(seed)
    # The store of a bot that is killed ends a moment after it, and may still write into what is being removed.
    removed = TemporaryDirectory(prefix="kon-", ignore_cleanup_errors=True)
    with removed as directory, patch("bot.playground.players._PATIENCE", 1.0):
        async with Sandbox(budget=None) as sandbox, AsyncExitStack() as opened:
            home = Path(directory)
            server = embedded.start(home / "valkey") if workers else None
            if server:
                opened.callback(server.stop)
            url = server.url if server else f"unix://{home}/run/data/store/valkey.sock"
            store, settings = await opened.enter_async_context(kept(url, sandbox, pictures=pictures))
            if pictures == "yes":
                opened.enter_context(sketched())
            given = {"PICTURES": pictures, "STUDIO": "moody", **({"REDIS_URL": url} if server else {})}
            commands = ["intake", *["worker"] * workers] if workers else ["run"]
            processes: list[Process] = []
            kills: Counter[str] = Counter()
            for number, command in enumerate(commands):
                name = f"{command}-{number}" if workers else command
                it = await opened.enter_async_context(
                    bot(home / name, command, sandbox=sandbox, nursery=nursery, **given)
                )
                processes.append(
                    Process(it, _armed(chance, passed(command, pictures), kills, 0.25 if command == "intake" else 0.75))
                )
            evening = Evening(sandbox, chance, games, tables, lively=lively)
            yield Cuts(sandbox, store, settings, chance, server, processes, kills, evening)


def passed(command: str, pictures: str) -> tuple[str, ...]:
    """The points at which such a process may die."""
    return tuple(point for point in PASSED[command] if pictures == "yes" or point not in OF_PICTURES)


def _armed(chance: Random, points: tuple[str, ...], kills: Counter[str], often: float) -> Iterator[str]:
    """What each start is armed with: a point, first one of those where nobody has died yet; else nothing."""
    while True:
        point = chance.choice([point for point in points if not kills[point]] or points)
        nth = 1 if point in SELDOM else chance.randint(1, MOST_PASSINGS)
        yield f"{point}:{nth}" if chance.random() < often else ""


def _kill(pid: int) -> None:
    with suppress(ProcessLookupError):  # it may just have died of its own point
        os.kill(pid, signal.SIGKILL)


def children(pid: int) -> list[int]:
    """The processes that a process has started, and that live."""
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


async def _together(minding: list[asyncio.Task[None]], work: Coroutine[Any, Any, Any]) -> Any:
    """Does it, unless somebody who minds the processes fails before."""
    doing = asyncio.create_task(work)
    await asyncio.wait({doing, *minding}, return_when=asyncio.FIRST_COMPLETED)
    for task in minding:
        if task.done():
            doing.cancel()
            task.result()
    return await doing
