"""What README says of hosting, done as it says."""

from __future__ import annotations

import asyncio
import shlex
import socket
from collections.abc import AsyncIterator
from configparser import ConfigParser
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from redis.exceptions import NoPermissionError

from bot.sandbox.happenings import HANG_SECONDS
from bot.sandbox.sandbox import Sandbox
from storage import embedded
from storage.connect import connect
from tests.e2e.audit import audit
from tests.e2e.bots import ROOT, Bot, bot, kept, looked_into
from tests.e2e.history import Witness
from tests.e2e.readme import block
from tests.e2e.settled import at_rest
from tests.e2e.test_process import draws, table, taps
from tests.storage.meanwhile import meanwhile

pytestmark = pytest.mark.slow


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(budget=None) as sandbox:
        yield sandbox


@pytest.fixture
async def port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        free: int = door.getsockname()[1]
    return free


async def test_a_bot_needs_no_more_rights_than_readme_gives(sandbox: Sandbox, tmp_path: Path, port: int) -> None:
    witness, server = Witness(sandbox), embedded.start(tmp_path / "own")
    admin: Any = connect(server.url)
    try:
        await admin.config_set("port", port)
        _, name, *rules = block("text", "user kon").replace("PASSWORD", "hush-hush").split()
        await admin.execute_command("ACL SETUSER", name, *rules)
        url, file = f"redis://kon:hush-hush@127.0.0.1:{port}/0", tmp_path / "kept.jsonl"
        tasks = tmp_path / "tasks"
        async with (
            bot(tmp_path, "bot", "run", sandbox=sandbox, REDIS_URL=url) as it,
            bot(tasks, "bot", "export", str(file), sandbox=sandbox, REDIS_URL=url) as export,
            bot(tasks, "bot", "import", str(file), "--replace", sandbox=sandbox, REDIS_URL=url) as importing,
            bot(tasks, "bot", "doctor", sandbox=sandbox, REDIS_URL=url) as doctor,
        ):
            await it.starts()
            _, people = await table(sandbox)
            await draws(sandbox, people)
            await ends_well(export)
            await ends_well(doctor)
            assert "BAD" not in doctor.out
            assert "ok   token: it is that of @" in doctor.out
            assert it.errors == ""
            assert await it.stops() == 0
            await ends_well(importing)
            await it.starts()
            await taps(people, "Пас")
            await sandbox.until(lambda: any(person.sees("Взять") for person in people))
            async with kept(server.url, sandbox) as (store, settings):
                await at_rest(sandbox, store)
                await audit(witness, store, settings)
            assert await it.stops() == 0
        assert it.errors == ""
        refused = [entry["object"] for entry in await admin.acl_log()]
        assert refused == []
        async with kept(url, sandbox) as (store, _):
            for command in (store.redis.get("others"), store.redis.flushdb()):
                with pytest.raises(NoPermissionError):
                    await command
    finally:
        await admin.aclose()
        server.stop()


async def ends_well(it: Bot) -> None:
    await it.launches()
    assert await it.ends() == 0, it.errors


async def test_a_copy_of_the_journal_while_it_is_written_is_a_backup(sandbox: Sandbox, tmp_path: Path) -> None:
    witness, copy = Witness(sandbox), block("sh", "appendonlydir").replace(".data/", "data/")
    async with bot(tmp_path, "bot", "run", sandbox=sandbox) as it:
        await it.starts()
        _, people = await table(sandbox)
        await draws(sandbox, people)
        async with looked_into(tmp_path, sandbox) as (store, _):
            await at_rest(sandbox, store)
            async with meanwhile(partial(writes, store.redis)):
                copying = await asyncio.create_subprocess_exec("sh", "-eu", "-c", copy, cwd=tmp_path)
                await store.redis.bgrewriteaof()
                assert await asyncio.wait_for(copying.wait(), HANG_SECONDS) == 0
        assert await it.stops() == 0
        await it.starts(DATA_DIR=str(tmp_path / "backup"))
        await taps(people, "Пас")
        await sandbox.until(lambda: any(person.sees("Взять") for person in people))
        async with kept(f"unix://{tmp_path}/backup/store/valkey.sock", sandbox) as (store, settings):
            await at_rest(sandbox, store)
            await audit(witness, store, settings)
        assert await it.stops() == 0


async def writes(redis: Any) -> None:
    """A bit, into keys that mean nothing to the bot."""
    for number in range(100):
        await redis.set(f"noise:{number}", "x" * 1000)


async def test_the_container_and_the_unit_start_what_there_is(sandbox: Sandbox, tmp_path: Path, port: int) -> None:
    """No image is built here: what is copied is there, and the check of its health says no and yes."""
    steps = [line.split(" ", 1) for line in block("dockerfile", "FROM").splitlines()]
    copied = [rest.split()[0] for step, rest in steps if step == "COPY"]
    assert all((ROOT / place).exists() for place in copied)
    assert {"bot", "games", "storage", "locales"} <= set(copied)
    assert all((ROOT / words[words.index("-r") + 1]).exists() for words in map(shlex.split, runs(steps, "pip")))
    (check,) = (rest.removeprefix("CMD ").replace("8080", str(port)) for step, rest in steps if step == "HEALTHCHECK")
    unit = ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(block("ini", "[Service]"))
    assert unit["Service"]["ExecStart"].endswith("/python -m bot run")
    async with bot(tmp_path, "bot", "run", sandbox=sandbox, PORT=str(port), HOST="127.0.0.1") as it:
        assert await healthy(check) != 0
        await it.starts()
        assert await healthy(check) == 0
        assert await it.stops() == 0


def runs(steps: list[list[str]], program: str) -> list[str]:
    return [rest for step, rest in steps if step == "RUN" and rest.startswith(program)]


async def healthy(check: str) -> int:
    process = await asyncio.create_subprocess_shell(
        check.replace("python", "python3", 1), stderr=asyncio.subprocess.DEVNULL
    )
    return await asyncio.wait_for(process.wait(), HANG_SECONDS)
