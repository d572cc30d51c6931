"""The bot, or its store, is killed again and again while people play: afterwards everything is as it should be."""

from __future__ import annotations

import json
import os
import signal
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.sandbox.sandbox import Sandbox
from games.sessions.session import Session
from storage.crash import POINTS
from tests.e2e.bots import bot
from tests.e2e.forks import nursery
from tests.e2e.house import house
from tests.e2e.kills import NOT_REVIVED, REVIVED, children, cuts
from tests.e2e.scene import settled

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]

ALONE, TOGETHER = 12, 6
"""Kills of a bot of one process, and of one of four."""


async def test_one_process_is_killed_again_and_again_at_every_crash_point_and_between() -> None:
    """While they play from pictures, some of which can't be drawn; the others' tables are texts."""
    async with nursery() as home, cuts(home, "one", workers=0, games=("aforator",), pictures="yes") as it:

        def enough() -> bool:
            return it.made >= ALONE and set(POINTS) < set(it.kills) and min(it.kills["bot"], it.kills["store"]) >= 2

        sessions = await it.run(enough, 3)
    print(f"{it.made} kills, {it.audits} audits, {len(sessions)} games: {dict(it.kills)}, moves {dict(it.moves)}")
    assert it.made >= ALONE
    assert it.audits > 1
    assert_played_out(sessions)


async def test_a_message_that_is_tapped_before_it_is_written_down_stays(redis_url: str) -> None:
    """Whoever handles the tap doesn't know the message; whoever sent it is still waiting for Telegram's answer."""
    async with house(redis_url) as here:
        people = await here.friends("Аня", "Боря")
        group = here.group(*people)
        await here.game(group, *people)
        mover = next(person for person in people if person.sees("Взять фишку"))
        before, slow = mover.last, here.sandbox.faults.add("sendMessage", chat=mover.id, after=True, delay=inf)
        await mover.says("/hand", group)
        await here.sandbox.until(lambda: slow.hits == 1)
        assert mover.last is not before
        sent = mover.last
        await mover.taps("Взять фишку", sent)
        slow.cancel()
        await here.sandbox.until(lambda: mover.sees("Пас"))
        await settled(here)
        assert not sent.deleted
        assert mover.sees("Пас", sent)


async def test_a_killed_store_that_can_not_be_started_again_is_told_once_and_waited_for() -> None:
    with TemporaryDirectory(prefix="kon-", ignore_cleanup_errors=True) as home:  # see tests.e2e.kills
        async with Sandbox(budget=None) as sandbox, bot(Path(home), "bot", "run", sandbox=sandbox) as it:
            await it.starts()
            (server,) = children(it.pid)
            (manifest,) = (Path(home) / "data" / "store").rglob("*.manifest")
            whole = manifest.read_text()
            manifest.write_text("nonsense")
            os.kill(server, signal.SIGKILL)
            while NOT_REVIVED not in it.errors:
                assert it.alive, it.errors
                await sandbox.world.pulse.wait(0.05)
            manifest.write_text(whole)
            anya = sandbox.person("Аня")
            await anya.start()
            await sandbox.until(lambda: anya.received != [])
            told = it.errors.splitlines()
    events = [(line["event"], line.get("reason", "")) for line in errors_in(told)]
    assert [event for event, _ in events] == [REVIVED, NOT_REVIVED]
    assert events[1][1].startswith("the embedded Valkey doesn't start: see ")


def assert_played_out(sessions: list[Session]) -> None:
    """Each game that has begun; a lobby may have been given up in a night that fell before anybody could begin."""
    ends = {(session.status, session.closed) for session in sessions}
    assert ("finished", "") in ends
    assert ends <= {("finished", ""), ("closed", "abandoned")}


def errors_in(told: list[str]) -> list[dict[str, str]]:
    """The log's errors."""
    lines = [json.loads(line) for line in told if line.startswith("{")]
    return [line for line in lines if line["level"] == "error"]


async def test_three_workers_and_their_store_are_killed_again_and_again() -> None:
    async with nursery() as home, cuts(home, "three", workers=3, games=("aforator",)) as it:
        sessions = await it.run(lambda: it.made >= TOGETHER and min(it.kills["bot"], it.kills["store"]) >= 2, 3)
    print(f"{it.made} kills, {it.audits} audits, {len(sessions)} games: {dict(it.kills)}, moves {dict(it.moves)}")
    assert it.made >= TOGETHER
    assert it.audits > 1
    assert_played_out(sessions)
