"""What time does to a table, from the reminder to oblivion, as its people see it."""

from __future__ import annotations

from contextlib import nullcontext
from random import Random
from unittest.mock import patch

import pytest

from bot.playground.players import play_out
from games.sessions.clocks import CLOCKS, Bank
from storage.connect import Store
from storage.due import Claim, Due
from storage.script import answer
from tests.e2e.house import House
from tests.e2e.scene import (
    DAY,
    HOUR,
    MINUTE,
    REMINDER,
    STALE,
    Table,
    begun,
    board,
    boards,
    first,
    passes,
    rung,
    said_and_done,
    settled,
    taps,
    texts_of,
)

pytestmark = pytest.mark.slow

REMINDED = 0.8 * DAY + 1
TOO_OLD_TO_DELETE = 49 * HOUR
TOO_OLD_TO_EDIT = 8 * DAY
A_SHORT_GAME = 4
"""A seed."""


async def test_a_reminder_is_a_new_hand_that_rings_only_its_player_and_once(here: House) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    mover = await table.mover()
    hand, rings, said = mover.last, {p: len(p.bells) for p in table.people}, len(table.group.messages)
    here.sandbox.jump(REMINDED)
    await here.sandbox.until(lambda: mover.last.text.startswith(REMINDER))
    await here.sandbox.until(lambda: hand.deleted)
    assert "Осталось 5 часов" in mover.last.text
    assert mover.last.flat == hand.flat, "it can be acted on"
    await passes(here, HOUR)
    assert {p: len(p.bells) - rings[p] for p in table.people} == {p: int(p is mover) for p in table.people}
    assert len(table.group.messages) == said
    await table.moves()
    assert not any(message.text.startswith(REMINDER) for message in mover.received)


async def test_silence_moves_and_is_told_on_the_board_and_the_next_is_rung(here: House) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    silent = await table.mover()
    there, rings = board(table.group), len(silent.bells)
    here.sandbox.jump(DAY + 1)
    await here.sandbox.until(lambda: f"{silent.name}\u2069 молчит: беру фишку и пас" in board(table.group).text)
    await settled(here)
    following = await table.mover()
    assert following is not silent
    assert rung(following)[-1] is following.last
    assert "Твой ход" in following.last.text
    assert "Твой ход" not in silent.last.text
    assert len(silent.bells) == rings
    assert len(boards(table.group)) == 1
    assert board(table.group).id != there.id, "the board was a day old"


async def test_without_a_clock_nothing_happens_by_itself_for_a_week(here: House) -> None:
    table = await begun(here, clock="none")
    before, rings = await table.session(), [len(person.bells) for person in table.people]
    calls = said_and_done(here)
    for _ in range(3):
        await passes(here, 2 * DAY)
    assert await table.session() == before
    assert [len(person.bells) for person in table.people] == rings
    assert said_and_done(here) == calls
    await table.moves()


async def test_a_lobby_that_nobody_starts_closes_after_a_day_and_may_be_opened_again(here: House) -> None:
    anya, borya = await here.friends("Аня", "Боря")
    group = here.group(anya, borya)
    await here.lobby(group, anya, borya)
    lobby, closed = group.last, (await here.session(group)).id
    await passes(here, DAY - MINUTE)
    assert borya.sees("Играю!", group)
    here.sandbox.jump(2 * MINUTE)
    await here.sandbox.until(lambda: "Сбор закрыт: сутки без старта" in lobby.text)
    assert lobby.buttons == [["Собрать снова"]]
    await borya.taps("Собрать снова", lobby)
    await here.sandbox.until(lambda: borya.sees("Играю!", lobby))
    session = await here.session(group)
    assert session.id != closed
    assert [chair.person.id for chair in session.chairs] == [borya.id]


@pytest.mark.parametrize("clock", ["three-days", "day"])
async def test_any_player_may_stop_a_game_in_which_nobody_has_moved_for_a_day(here: House, clock: str) -> None:
    """What silence plays is nobody's move."""
    table = await begun(here, "Аня", "Боря", "Вика", clock=clock)
    _, borya, _ = table.people
    refused = await borya.says("/stop", table.group)
    await here.sandbox.until(lambda: bool(refused.reactions))
    await passes(here, DAY + MINUTE)
    await borya.says("/stop", table.group)
    await taps(here, borya, "Прервать игру", table.group)
    await settled(here)
    assert (await table.session()).status == "closed"


async def test_a_finished_table_is_forgotten_after_ninety_days(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.handlers.context.chance", lambda: A_SHORT_GAME)
    table = await begun(here)
    session = (await table.session()).id
    await play_out(here.sandbox, list(table.people), lambda: "🏆" in table.group.last.text)
    await settled(here)
    await passes(here, 90 * DAY - HOUR)
    assert session in await everything(here.store)
    await passes(here, 2 * HOUR)
    assert session not in await everything(here.store)
    answered = await table.people[1].taps("Ещё раз", table.group)
    assert answered.text == "Того стола уже нет. Новый: /new"
    await table.people[1].says("/new upturn", table.group)
    await here.sandbox.until(lambda: table.people[0].sees("Играю!", table.group))


async def test_an_abandoned_lobby_is_forgotten_too(here: House) -> None:
    anya, borya = await here.friends("Аня", "Боря")
    group = here.group(anya, borya)
    await here.lobby(group, anya, borya)
    session = (await here.session(group)).id
    await passes(here, DAY + MINUTE)
    await passes(here, 91 * DAY)
    assert session not in await everything(here.store)


@pytest.mark.parametrize(("depth", "sinks"), [(20, True), (19, False)])
async def test_a_board_that_lies_deep_by_the_ids_that_were_seen_comes_down_with_a_move(
    here: House, depth: int, sinks: bool
) -> None:
    table = await begun(here)
    there = board(table.group)
    await chatter(table, depth - 1)
    await passes(here, 11 * MINUTE)
    await table.people[0].says("/hand", table.group)
    await settled(here)
    assert board(table.group) is there, "only a move brings it down"
    assert table.group.last.id - there.id == depth
    await table.moves()
    assert (board(table.group) is not there) is sinks
    assert there.deleted is sinks


async def test_chatter_alone_is_not_seen_and_a_basic_group_has_no_depth(here: House) -> None:
    table = await begun(here, kind="group")
    there = board(table.group)
    await chatter(table, 30)
    await passes(here, 11 * MINUTE)
    await table.people[0].says("/rules", table.group)
    await settled(here)
    await table.moves()
    assert board(table.group) is there


async def test_a_board_comes_down_at_most_once_in_ten_minutes(here: House) -> None:
    table = await begun(here)
    there = board(table.group)
    await chatter(table, 25)
    await table.people[0].says("/rules", table.group)
    await settled(here)
    await table.moves()
    assert board(table.group) is there, "it is younger than ten minutes"
    await passes(here, 10 * MINUTE)
    await table.moves()
    assert there.deleted


@pytest.mark.parametrize(
    ("clock", "turn", "young", "old"),
    [
        ("hour", 600.0, 9 * MINUTE, 15 * MINUTE),
        ("hour", 3600.0, 50 * MINUTE, 3 * HOUR),
        ("day", DAY, 11 * HOUR, 12 * HOUR),
        ("none", None, 11 * HOUR, 12 * HOUR),
    ],
)
async def test_an_old_board_comes_down_with_a_move(
    here: House, monkeypatch: pytest.MonkeyPatch, clock: str, turn: float | None, young: float, old: float
) -> None:
    monkeypatch.setitem(CLOCKS, clock, turn and Bank(turn, turn, turn))  # type: ignore[misc]  # one of its keys
    table = await begun(here, clock=clock)
    there, age = board(table.group), 0.0
    while age + young < old:
        await passes(here, young)
        age += young
        await table.moves()
        assert board(table.group) is there
    await passes(here, old - age + MINUTE)
    await table.moves()
    assert there.deleted
    assert len(boards(table.group)) == 1
    assert board(table.group).silent


async def test_an_old_board_stays_where_it_is_until_somebody_moves(here: House) -> None:
    table = await begun(here)
    there = board(table.group)
    await passes(here, 13 * HOUR)
    await table.people[0].says("/lang", table.group)
    await taps(here, table.people[0], "English", table.group)
    await here.sandbox.until(lambda: "row 1" in there.text)
    assert not there.deleted


async def test_what_is_too_old_to_be_deleted_becomes_a_line_without_buttons(here: House) -> None:
    table = await begun(here, clock="none")
    mover, other = await table.mover(), await table.waiting()
    there, waited = board(table.group), other.last
    await passes(here, TOO_OLD_TO_DELETE)
    await table.moves()
    assert (there.text, there.buttons) == ("Стол переехал вниз ↓", [])
    assert (waited.text, waited.buttons) == ("Этот ход уже сыгран.", [])
    assert board(table.group) is table.group.last
    assert "Твой ход" in other.last.text
    assert "Позову" in mover.last.text


async def test_buttons_that_are_older_than_telegram_can_edit_still_work(here: House) -> None:
    table = await begun(here, clock="none")
    mover, other = await table.mover(), await table.waiting()
    hand, there = mover.last, board(table.group)
    tile = first(hand)
    await passes(here, TOO_OLD_TO_EDIT)
    assert (await mover.taps("Моя рука", there)).alert
    assert (await mover.presses(hand, tile.data)).text == ""
    await here.sandbox.until(lambda: tile.text in board(table.group).text)
    await here.sandbox.until(lambda: "Твой ход" in other.last.text and mover.last is not hand)
    assert board(table.group) is not there
    assert (await mover.presses(hand, tile.data)).text == STALE
    await settled(here)
    assert "Позову" in mover.last.text, "the fresh one is below"


@pytest.mark.parametrize("busy", [False, True])
async def test_a_stale_tap_brings_back_a_hand_that_is_gone(here: House, busy: bool) -> None:
    """Also when it isn't whoever handles the tap that shows the hand, but the next look for what is due."""
    table = await begun(here, clock="none")
    mover = await table.mover()
    hand = mover.last
    tile = first(hand)
    await passes(here, TOO_OLD_TO_EDIT)
    await mover.presses(hand, tile.data)
    await settled(here)
    await mover.erases(mover.last)
    with patch.object(Due, "claim_members", nobody_claims) if busy else nullcontext():
        assert (await mover.presses(hand, tile.data)).text == STALE
        await here.sandbox.until(lambda: mover.last is not hand)
    assert "Позову" in mover.last.text


@pytest.mark.parametrize("seed", [1, 2])
async def test_however_time_jumps_a_call_rings_once_and_is_reminded_of_once(here: House, seed: int) -> None:
    chance = Random(seed)
    table, texts = await begun(here, "Аня", "Боря", "Вика"), texts_of(here)
    for _ in range(8):
        await passes(here, chance.choice([HOUR, 19.5 * HOUR, 20 * HOUR, 23.99 * HOUR, 25 * HOUR, 60 * HOUR]))
        if chance.random() < 0.4:
            await table.moves()
    for chair in (await table.session()).chairs:
        person = await table.person(chair.person.id)
        reminders = [message for message in rung(person) if texts[message.number].startswith(REMINDER)]
        assert len(rung(person)) - len(reminders) == chair.call
        assert len(reminders) <= chair.call
    assert len(boards(table.group)) == 1


async def nobody_claims(due: Due, sid: str, members: object, now: float) -> list[Claim]:
    return []


async def chatter(table: Table, messages: int) -> None:
    """People talk; the bot doesn't see it."""
    for number in range(messages):
        await table.people[number % 2].says("Ну и погода!", table.group)


async def everything(store: Store) -> str:
    """All keys of the store and all that they hold."""
    said = []
    async for key in store.redis.scan_iter():
        kind = await answer(store.redis.type(key))
        match kind:
            case "string":
                held = await answer(store.redis.get(key))
            case "hash":
                held = await answer(store.redis.hgetall(key))
            case "zset":
                held = await answer(store.redis.zrange(key, 0, -1))
            case "list":
                held = await answer(store.redis.lrange(key, 0, -1))
            case _:
                held = await answer(store.redis.xrange(key))
        said.append(f"{key}: {held}")
    return "\n".join(said)
