"""Telegram refuses in words that nobody knows, or doesn't tell who is an admin."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from math import inf
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.sandbox.driver import Group, Person
from bot.sandbox.faults import Fault
from tests.e2e.house import House
from tests.e2e.scene import HOUR, MINUTE, Table, begun, board, boards, passes, settled

pytestmark = pytest.mark.slow

UNKNOWN: dict[str, Any] = {"status": 400, "description": "CHAT_RESTRICTED", "times": inf}
TOLD = "Telegram refuses, and we don't know why"


def refused(here: House, chat: int) -> list[Fault]:
    """From now on, and until they are cancelled, by what is sent, edited and deleted there."""
    return [here.sandbox.faults.add(method, chat=chat, **UNKNOWN) for method in ("sendMessage", "edit*", "delete*")]


async def refused_for_long(here: House, table: Table, chat: int) -> list[Fault]:
    """The same, and after a move it has been tried so often that the next try is far away."""
    faults = refused(here, chat)
    await table.moves()
    for _ in range(6):
        await passes(here, HOUR)
    await passes(here, MINUTE)
    return faults


def tries(faults: list[Fault]) -> int:
    return sum(fault.hits for fault in faults)


async def test_a_group_that_refuses_for_unknown_reasons_is_asked_less_and_less_and_the_game_goes_on(
    here: House,
) -> None:
    table = await begun(here)
    with capture_logs() as told:
        faults = refused(here, table.group.id)
        for _ in range(3):
            await table.moves()
        assert tries(faults) == 1, "moves are no reason to hope"
        for _ in range(30):
            await passes(here, MINUTE)
        assert tries(faults) <= 6
        for _ in range(5):
            await passes(here, HOUR)
        assert tries(faults) <= 11
        await here.closes()
        await here.opens()
        await table.moves()
        assert tries(faults) <= 11, "a start forgets nothing"
    assert [(line["event"], line["chat"], line["text"]) for line in told if "chat" in line and "text" in line] == [
        (TOLD, table.group.id, "CHAT_RESTRICTED")
    ]
    for fault in faults:
        fault.cancel()
    await passes(here, HOUR)
    assert "кладёт" in board(table.group).text
    assert len(boards(table.group)) == 1


async def says_something(table: Table) -> None:
    await table.people[0].says("/games", table.group)


async def taps_something(table: Table) -> None:
    await table.people[0].taps("Моя рука", board(table.group))


async def changes_the_title(table: Table) -> None:
    await table.people[0].retitles(table.group, "Дача")


async def changes_our_rights(table: Table) -> None:
    await table.people[0].promotes_bot(table.group)


@pytest.mark.parametrize("happens", [says_something, taps_something, changes_the_title, changes_our_rights])
async def test_it_is_tried_at_once_when_something_happens_in_the_chat(
    here: House, happens: Callable[[Table], Awaitable[None]]
) -> None:
    table = await begun(here)
    faults = await refused_for_long(here, table, table.group.id)
    before, there = tries(faults), board(table.group)
    assert "кладёт" not in there.text
    for fault in faults:
        fault.cancel()
    await passes(here, MINUTE)
    assert (tries(faults), "кладёт" in there.text) == (before, False)
    await happens(table)
    await settled(here)
    assert "кладёт" in there.text
    assert boards(table.group) == [there]


async def test_a_flood_of_messages_is_no_reason_to_ask_as_often(here: House) -> None:
    table = await begun(here)
    faults = await refused_for_long(here, table, table.group.id)
    before = tries(faults)
    for _ in range(10):
        await table.people[0].says("/games", table.group)
        await settled(here)
    assert tries(faults) == before + 1


async def test_a_private_chat_that_refuses_gets_its_hand_when_its_owner_says_something(here: House) -> None:
    table = await begun(here)
    following = await table.waiting()
    faults = await refused_for_long(here, table, following.id)
    assert "Твой ход" not in following.last.text
    for fault in faults:
        fault.cancel()
    await following.says("ау")
    await settled(here)
    assert "Твой ход" in following.last.text


async def test_an_answer_that_is_refused_is_not_given_again_and_again(here: House) -> None:
    (anya,) = await here.friends("Аня")
    group = here.group(anya)
    await settled(here)
    fault = here.sandbox.faults.add("sendMessage", chat=group.id, **UNKNOWN)
    await anya.says("/rules", group)
    await here.sandbox.until(lambda: fault.hits > 0)
    await passes(here, MINUTE)
    assert fault.hits == 1


async def shrugs(here: House, person: Person, said: str, group: Group) -> str:
    """What somebody is told in private of a command that they may not give."""
    before = len(person.received)
    message = await person.says(said, group)
    await here.sandbox.until(lambda: len(person.received) > before)
    assert set(message.reactions.values()) == {"🤷"}
    return person.last.text


async def test_where_members_are_hidden_the_owner_is_known_for_one_and_nobody_else(here: House) -> None:
    anya, borya, vika = await here.friends("Аня", "Боря", "Вика")
    group = here.group(anya, borya, vika)
    group.hide_members()
    await here.lobby(group, borya)
    await anya.says("/settings", group)
    await here.sandbox.until(lambda: anya.sees("Готово", group))
    assert await shrugs(here, vika, "/settings", group) == "Это решают админы и хозяин стола"
    await anya.says("/stop", group)
    await here.sandbox.until(lambda: not borya.sees("Играю!", group))


async def test_that_telegram_tells_of_nobody_is_no_no(here: House) -> None:
    anya, borya = await here.friends("Аня", "Боря")
    group = here.group(anya, borya)
    await here.lobby(group, borya)
    for method in ("getChatMember", "getChatAdministrators"):
        here.sandbox.faults.add(method, **UNKNOWN)
    unseen = "Не вижу, кто тут сейчас админ. Попробуй ещё раз"
    assert await shrugs(here, anya, "/settings", group) == unseen
    here.sandbox.faults.clear()
    await anya.says("/settings", group)
    await here.sandbox.until(lambda: anya.sees("Готово", group))
