"""A store that answers and refuses is a store that is away: the bot stays, says why once, and goes on by itself."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from redis import Redis

from bot.sandbox.driver import Person
from bot.sandbox.sandbox import Sandbox
from storage import embedded, keys
from storage.leases import GROUP
from tests.e2e.audit import KILLED, audit
from tests.e2e.bots import LEASES_ARE_OVER, Bot, begun, bot, kept
from tests.e2e.history import Witness
from tests.e2e.settled import at_rest
from tests.soak import full
from tests.storage.refusing import KINDS, refusing

pytestmark = pytest.mark.slow


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(budget=None) as sandbox:
        yield sandbox


@pytest.fixture
def server(tmp_path: Path) -> Iterator[embedded.Embedded]:
    """Somebody's own Redis, as far as the bot knows."""
    server = embedded.start(tmp_path / "valkey")
    yield server
    server.stop()


async def test_every_refusal_is_told_once_and_survived(
    sandbox: Sandbox, tmp_path: Path, server: embedded.Embedded
) -> None:
    witness = Witness(sandbox)
    async with (
        kept(server.url, sandbox) as (store, settings),
        bot(tmp_path, "bot", "run", sandbox=sandbox, REDIS_URL=server.url) as it,
    ):
        await it.starts()
        people = [sandbox.person(name) for name in ("Аня", "Боря")]
        await begun(sandbox, sandbox.group("Дачники", *people), people)
        label, after = "Взять", "Пас"
        for number, (kind, cure) in enumerate(KINDS.items(), 1):
            await at_rest(sandbox, store)
            said = len(lost(it))
            with refusing(server, kind):
                await taps(people, label)
                while len(lost(it)) == said or kind not in "".join(lost(it)[said:]):
                    assert it.alive, it.errors
                    await sandbox.world.pulse.wait(0.05)
            while found(it) < number:
                await sandbox.world.pulse.wait(0.05)
            told = lost(it)[said:]
            assert len(told) <= 2, told
            assert any(cure in line for line in told), told
            await sandbox.until(lambda seen=after: any(person.sees(seen) for person in people))
            sandbox.jump(LEASES_ARE_OVER)  # of what was in hand when it refused
            label, after = after, label
        await at_rest(sandbox, store)
        assert await it.stops() == 0
        await audit(witness, store, settings, tolerates=KILLED)
    assert "Traceback" not in it.errors
    assert "never retrieved" not in it.errors
    assert [line for line in it.log if line["level"] in ("error", "critical")] == []


async def test_groups_that_somebody_has_destroyed_are_made_again_and_nothing_is_skipped(
    sandbox: Sandbox, tmp_path: Path, server: embedded.Embedded
) -> None:
    witness = Witness(sandbox)
    async with bot(tmp_path, "bot", "run", sandbox=sandbox, REDIS_URL=server.url) as it:
        await it.starts()
        people = [sandbox.person(name) for name in ("Аня", "Боря")]
        await begun(sandbox, sandbox.group("Дачники", *people), people)
        for label, after in (("Взять", "Пас"), ("Пас", "Взять")):
            await sandbox.until(lambda seen=label: any(person.sees(seen) for person in people))
            with Redis.from_url(server.url) as redis, redis.pipeline() as together:
                for number in range(keys.STREAMS):
                    together.xgroup_destroy(keys.stream(number), GROUP)
                together.execute()
            await taps(people, label)
            await sandbox.until(lambda seen=after: any(person.sees(seen) for person in people))
        async with kept(server.url, sandbox) as (store, settings):
            await at_rest(sandbox, store)
            assert await it.stops() == 0
            await audit(witness, store, settings, tolerates=KILLED)
    assert "Traceback" not in it.errors
    assert lost(it) == []


@pytest.mark.parametrize(("kind", "code"), [("OOM", 0), ("NOPERM", 1)])
async def test_a_start_at_a_store_that_refuses_is_one_line(
    sandbox: Sandbox, tmp_path: Path, server: embedded.Embedded, kind: str, code: int
) -> None:
    """What passes is waited for; what only the operator can set right ends it."""
    async with bot(tmp_path, "bot", "run", sandbox=sandbox, REDIS_URL=server.url) as it:
        with refusing(server, kind):
            await it.launches()
            if code:
                assert await it.ends() == code
                (line,) = it.errors.splitlines()
                assert line.startswith("kon: the store refuses (")
                assert KINDS[kind] in line
                return
            while not lost(it):
                assert it.alive, it.errors
                await sandbox.world.pulse.wait(0.05)
            anya = sandbox.person("Аня")
            await anya.says("/start")
        await sandbox.until(lambda: bool(anya.received))
        assert [KINDS[kind] in line for line in lost(it)] == [True]
        assert await it.stops() == 0
    assert "Traceback" not in it.errors


def lost(it: Bot) -> list[str]:
    """The reasons for which the store was lost, one a line."""
    return [line["reason"] for line in it.log if line["event"] == "lost" and line["what"] == "store"]


def found(it: Bot) -> int:
    """How often it was found again."""
    return sum(line["event"] == "found again" and line["what"] == "store" for line in it.log)


async def taps(people: list[Person], label: str) -> None:
    """Whoever can taps this in private, and doesn't wait for an answer."""
    person = next(person for person in people if person.sees(label, person.private))
    await person.taps(label, person.private, wait=False)


@pytest.mark.skipif(not full.can_mount(), reason="nobody lets us mount a small disk")
async def test_a_full_disk_under_the_private_store_is_waited_for(sandbox: Sandbox, tmp_path: Path) -> None:
    """Also by a bot that is stopped and started meanwhile."""
    witness = Witness(sandbox)
    with full.small_disk(full.DISK) as disk:
        async with bot(tmp_path, "bot", "run", sandbox=sandbox, DATA_DIR=str(disk)) as it:
            await it.starts()
            people = [sandbox.person(name) for name in ("Аня", "Боря")]
            await begun(sandbox, sandbox.group("Дачники", *people), people)
            await sandbox.until(lambda: any(person.sees("Взять") for person in people))
            async with kept(f"unix://{disk}/store/valkey.sock", sandbox) as (store, _):
                await at_rest(sandbox, store)
            full.fill(disk)
            while not lost(it):
                assert it.alive, it.errors
                await sandbox.world.pulse.wait(0.05)
            await taps(people, "Взять")
            assert await it.stops() == 0
            await it.starts()
            while len(lost(it)) < 2:
                assert it.alive, it.errors
                await sandbox.world.pulse.wait(0.05)
            full.free(disk)
            await sandbox.until(lambda: any(person.sees("Пас") for person in people))
            async with kept(f"unix://{disk}/store/valkey.sock", sandbox) as (store, settings):
                await sandbox.quiet()
                sandbox.jump(LEASES_ARE_OVER)
                await at_rest(sandbox, store)
                assert await it.stops() == 0
        server = embedded.start(disk / "store")
        async with kept(server.url, sandbox) as (store, settings):
            await audit(witness, store, settings, tolerates=KILLED)
        server.stop()
    assert [line for line in lost(it) if not re.search(r"has only \d+ MB free, the store needs 64 MB", line)] == []
    assert len(lost(it)) == 2
    assert "Traceback" not in it.errors
