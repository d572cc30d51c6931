"""A bot moves: what its private store keeps is exported while it runs, brought elsewhere, and goes on there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.sandbox import Sandbox
from storage import keys
from storage.connect import Store
from tests.e2e.audit import audit
from tests.e2e.bots import bot, kept, looked_into
from tests.e2e.history import Witness
from tests.e2e.settled import at_rest
from tests.e2e.test_process import draws, table, taps

pytestmark = pytest.mark.slow


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(budget=None) as sandbox:
        yield sandbox


async def test_a_table_moves_to_a_store_of_ones_own_and_goes_on(
    sandbox: Sandbox, tmp_path: Path, store: Store, redis_url: str
) -> None:
    witness, file = Witness(sandbox), tmp_path / "kept.jsonl"
    async with (
        bot(tmp_path, "bot", "run", sandbox=sandbox) as it,
        bot(tmp_path, "bot", "export", str(file), sandbox=sandbox) as export,
        bot(tmp_path, "bot", "import", str(file), sandbox=sandbox, REDIS_URL=redis_url) as importing,
    ):
        await it.starts()
        _, people = await table(sandbox)
        await draws(sandbox, people)
        async with looked_into(tmp_path, sandbox) as (own, _):
            await at_rest(sandbox, own)
        await export.launches()
        assert await export.ends() == 0, export.errors
        assert "1 tables among them, are in" in export.errors
        assert file.stat().st_mode & 0o077 == 0

        await importing.launches(REDIS_URL="")
        assert await importing.ends() == 1
        assert "a bot is at work on DATA_DIR" in importing.errors
        assert await it.stops() == 0

        whole = file.read_bytes()
        file.write_bytes(whole[:-9])
        await importing.launches()
        assert await importing.ends() == 1
        assert "is no whole export of Kon" in importing.errors.splitlines()[-1]
        assert await store.redis.dbsize() == 0
        file.write_bytes(whole)
        await importing.launches()
        assert await importing.ends() == 0, importing.errors

        await it.starts(REDIS_URL=redis_url)
        await taps(people, "Пас")
        await sandbox.until(lambda: any(person.sees("Взять") for person in people))
        async with kept(redis_url, sandbox) as (moved, settings):
            await at_rest(sandbox, moved)
            await audit(witness, moved, settings)
        await importing.launches()
        assert await importing.ends() == 1
        assert "a bot is at work in it: nothing is changed, stop it first" in importing.errors.splitlines()[-1]
        assert await it.stops() == 0


async def test_a_bot_does_not_begin_in_half_a_store(
    sandbox: Sandbox, tmp_path: Path, store: Store, redis_url: str
) -> None:
    await store.redis.set(keys.IMPORTING, 1)
    async with bot(tmp_path, "bot", "run", sandbox=sandbox, REDIS_URL=redis_url) as it:
        await it.launches()
        assert await it.ends() == 1
    assert it.errors == ("kon: an import into the store was cut off: `python -m bot import` has to be done once more\n")
