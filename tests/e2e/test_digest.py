"""The digest: who wants it hears once a morning of all tables that wait for them, and of nothing else."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import patch

import pytest

from bot.delivery.paid_calls import PaidCalls
from bot.sandbox.driver import Person
from bot.sandbox.model import Message
from bot.telegram.calls import CallResult, Verdict
from storage import due, keys
from tests.e2e.house import House
from tests.e2e.scene import HOUR, MINUTE, Table, begun, begun_in, comes, passes, settled, taps

pytestmark = pytest.mark.slow

TOKYO = "Asia/Tokyo"


async def wanted(here: House) -> tuple[Table, Person]:
    """A game without a clock, at noon, and who is on turn in it, who wants a digest."""
    await comes(here, "12:00")
    table = await begun(here, "Аня", "Боря", "Вика", clock="none")
    mover = await table.mover()
    await opts(here, mover, "Дайджест: нет")
    return table, mover


async def opts(here: House, person: Person, label: str) -> None:
    await person.says("/settings")
    await here.sandbox.until(lambda: "Твои настройки" in person.last.text)
    settings = person.last
    await taps(here, person, label, settings)
    await settled(here)
    await person.erases(settings)


def digests(person: Person) -> list[Message]:
    return [message for message in person.received if message.text.startswith("☀️ Тебя жд")]


async def test_a_morning_tells_of_all_tables_that_wait_and_each_is_one_tap_away(here: House) -> None:
    table, mover = await wanted(here)
    await begun_in(here, here.group(*table.people, title="Работа"), table.people, clock="none")
    rings = {person: len(person.bells) for person in table.people}
    await comes(here, "8:59")
    assert digests(mover) == []
    await comes(here, "9:00")
    (morning,) = digests(mover)
    assert morning.text.startswith("☀️ Тебя ждут столы: 2\n1. 🔺 \u2068Дачники\u2069: твой ход")
    assert morning.buttons == [["🔺 \u2068Дачники\u2069", "🔺 \u2068Работа\u2069"]]
    await mover.taps("Работа", morning)
    await settled(here)
    assert "Твой ход" in mover.last.text
    assert "Работа" in mover.last.text
    assert {person: len(person.bells) for person in table.people} == rings, "it came silently"
    assert [digests(person) for person in table.people if person is not mover] == [[], []]


async def test_every_morning_has_one_and_the_old_one_goes(here: House) -> None:
    _, mover = await wanted(here)
    await comes(here, "9:00")
    (first,) = digests(mover)
    await passes(here, 2 * HOUR)
    assert digests(mover) == [first]
    await comes(here, "9:00")
    (second,) = digests(mover)
    assert second is not first
    assert first.deleted


async def test_where_nothing_waits_nothing_is_said(here: House) -> None:
    table, mover = await wanted(here)
    await table.moves()
    await comes(here, "9:00")
    assert digests(mover) == []
    while await table.mover() is not mover:
        await table.moves()
    await comes(here, "9:00")
    assert len(digests(mover)) == 1


async def test_the_morning_is_that_of_ones_own_zone_and_night(here: House) -> None:
    _, mover = await wanted(here)
    await mover.says("/settings Токио")
    await settled(here)
    await mover.says("/settings")
    await taps(here, mover, "Тихо: как в чате")
    await taps(here, mover, "0–10")
    await settled(here)
    await comes(here, "9:59", TOKYO)
    assert digests(mover) == []
    await comes(here, "10:00", TOKYO)
    assert len(digests(mover)) == 1


async def test_who_wants_it_no_more_hears_no_more(here: House) -> None:
    _, mover = await wanted(here)
    await opts(here, mover, "Дайджест: да")
    await comes(here, "9:00")
    assert digests(mover) == []
    assert await scheduled(here, mover) is None


async def test_a_bot_that_was_down_all_morning_waits_for_the_next(here: House) -> None:
    _, mover = await wanted(here)
    await comes(here, "8:00")
    await here.closes()
    here.sandbox.jump(5 * HOUR)
    await here.opens()
    await settled(here)
    assert digests(mover) == []
    await comes(here, "9:00")
    assert len(digests(mover)) == 1


async def test_a_bot_that_was_down_for_a_moment_makes_up_for_it(here: House) -> None:
    _, mover = await wanted(here)
    await comes(here, "8:59")
    await here.closes()
    here.sandbox.jump(10 * MINUTE)
    await here.opens()
    await settled(here)
    assert len(digests(mover)) == 1


async def test_whatever_makes_it_due_again_it_comes_once_a_day(here: House) -> None:
    _, mover = await wanted(here)
    await comes(here, "9:00")
    for _ in range(3):
        now = here.sandbox.clock.now()
        await here.store.due.at(due.digest(mover.id), now, now=now)
        await passes(here, MINUTE)
    assert len(digests(mover)) == 1


async def test_a_crash_after_the_day_was_noted_sends_none_twice(here: House) -> None:
    _, mover = await wanted(here)
    send, sent, dead = PaidCalls.send, [], asyncio.Event()

    async def sends_and_dies(calls: PaidCalls, *given: Any, **more: Any) -> CallResult:
        sent.append(await send(calls, *given, **more))
        dead.set()
        raise RuntimeError("as if it had crashed")

    with patch.object(PaidCalls, "send", sends_and_dies):
        await comes(here, "8:59")
        here.sandbox.jump(MINUTE)
        await dead.wait()
    await passes(here, MINUTE)
    assert len(digests(mover)) == len(sent) == 1
    await comes(here, "9:00")
    assert len(digests(mover)) == 2


async def test_what_certainly_failed_is_tried_again(here: House) -> None:
    _, mover = await wanted(here)
    send, failed = PaidCalls.send, []

    async def fails_once(calls: PaidCalls, *given: Any, **more: Any) -> CallResult:
        if failed:
            return await send(calls, *given, **more)
        failed.append(given)
        return CallResult(Verdict.FAILED)

    with patch.object(PaidCalls, "send", fails_once):
        await comes(here, "9:00")
        assert digests(mover) == []
        await passes(here, 2 * MINUTE)
    assert len(digests(mover)) == 1


async def test_who_has_blocked_the_bot_is_left_in_peace(here: House) -> None:
    _, mover = await wanted(here)
    await mover.blocks()
    await comes(here, "9:00")
    assert digests(mover) == []
    await mover.start()
    await settled(here)
    await comes(here, "9:00")
    assert len(digests(mover)) == 1


async def scheduled(here: House, person: Person) -> float | None:
    """When their next digest is due."""
    score: float | None = await here.store.redis.zscore(keys.due(keys.shard(str(person.id)))[0], due.digest(person.id))
    return score
