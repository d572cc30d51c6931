"""Telegram refuses, breaks, is slow; people delete messages: the game goes on, and nobody is rung without need."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from bot.playground.players import Player, play_out
from bot.sandbox.budget import Budget
from bot.sandbox.clock import WorldClock
from bot.sandbox.errors import bad
from bot.sandbox.happenings import Edited, Happening, Sent, Tapped
from bot.sandbox.methods.edit import NOT_MODIFIED
from bot.sandbox.model import Chat, Message
from storage.budget import Budget as OurBudget
from storage.budget import Priority
from storage.connect import Store
from tests.e2e.house import House, house
from tests.e2e.lived_time import lived_time
from tests.e2e.scene import (
    DAY,
    MY_TURN,
    REMINDER,
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

FAULTS: list[dict[str, Any]] = [
    {"status": 500},
    {"status": 500, "after": True},
    {"status": 502, "html": True},
    {"status": 502, "html": True, "after": True},
    {"reset": True},
    {"reset": True, "after": True},
]
NAMES = ["500", "500-after", "502", "502-after", "reset", "reset-after"]
PATIENCE = 6.0
"""Seconds after which what went wrong is tried again."""
A_SHORT_GAME = 4
A_LONG_GAME = 1
"""Seeds."""

each_fault = pytest.mark.parametrize("fault", FAULTS, ids=NAMES)


async def test_a_group_that_must_wait_holds_up_nobody_else_and_catches_up(here: House) -> None:
    table = await begun(here)
    others = await here.friends("Вика", "Гена")
    neighbours = here.group(*others, title="Соседи")
    await here.game(neighbours, *others)
    there = board(table.group)
    fault = here.sandbox.faults.add(chat=table.group.id, times=inf, retry_after=600)
    for _ in range(2):
        await table.moves()
    assert "кладёт" not in there.text
    other = Table(here, neighbours, others)
    for _ in range(4):
        before = board(neighbours).text
        await other.moves()
        assert board(neighbours).text != before
    await passes(here, 300)
    assert fault.hits == 1, "it waits as long as it was told"
    fault.cancel()
    await passes(here, 301)
    assert "кладёт" in there.text


@each_fault
async def test_a_call_that_goes_wrong_rings_again_and_at_most_one_too_many(here: House, fault: dict[str, Any]) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    following = table.people[2]
    before = len(rung(following))
    here.sandbox.faults.add("sendMessage", chat=following.id, **fault)
    await table.moves()
    await passes(here, PATIENCE)
    turns = [message for message in following.received if MY_TURN in message.text]
    assert len(turns) == len(rung(following)) - before == (2 if fault.get("after") else 1)
    await passes(here, 60)
    orphan, *_ = turns
    assert (await following.presses(orphan, first(orphan).data)).text == "", "it is a good button all the same"
    await settled(here)
    assert [message for message in following.received if MY_TURN in message.text] == []
    assert orphan.deleted or len(turns) == 1
    assert len(rung(following)) - before == len(turns)


@each_fault
async def test_after_an_edit_of_which_nobody_knows_a_slot_shows_again_what_it_showed(
    here: House, fault: dict[str, Any]
) -> None:
    """A menu that may be open, and is closed again: the hand must come back, though we had never noted the menu."""
    table = await begun(here, "Аня", "Боря", "Вика")
    mover = await table.mover()
    while not (menus := [button for button in mover.last.flat if button.data.startswith("o:")]):
        await table.moves()
        mover = await table.mover()
    hand, before, opens = mover.last, mover.last.text, menus[0]
    here.sandbox.faults.add("editMessageText", chat=mover.id, **fault)
    await mover.presses(hand, opens.data)
    await settled(here, PATIENCE)
    await mover.presses(hand, opens.data.rpartition(":")[0] + ":")
    await passes(here, PATIENCE)
    assert hand.text == before


@pytest.mark.parametrize("fault", [*FAULTS, {"retry_after": 1}], ids=[*NAMES, "429"])
async def test_an_answer_to_a_command_that_goes_wrong_comes_in_a_moment(here: House, fault: dict[str, Any]) -> None:
    (anya,) = await here.friends("Аня", started=False)
    group = here.group(anya, title="Дачники")
    await settled(here)
    for ask, slot in (("/start", None), ("/help", group)):
        messages = group.chat.messages if slot else here.sandbox.world.private(anya.user).messages
        here.sandbox.faults.add("sendMessage", chat=group.id if slot else anya.id, **fault)
        all_told = len(messages) + 1 + (2 if fault.get("after") else 1)
        await anya.says(ask, slot)
        await here.sandbox.until(lambda seen=messages, all_told=all_told: len(seen) == all_told)
        await settled(here)
        assert len(messages) == all_told, "and no more"


@each_fault
async def test_a_reminder_that_goes_wrong_is_never_sent_twice(here: House, fault: dict[str, Any]) -> None:
    table = await begun(here)
    mover, texts = await table.mover(), texts_of(here)
    here.sandbox.faults.add("sendMessage", chat=mover.id, **fault)
    await passes(here, 0.8 * DAY + 1)
    for _ in range(3):
        await passes(here, PATIENCE)
    assert sum(texts[message.number].startswith(REMINDER) for message in rung(mover)) == bool(fault.get("after"))
    assert any(message.text.startswith(REMINDER) for message in mover.received), "at least the hand says so"
    await table.moves()


@each_fault
async def test_an_edit_that_goes_wrong_is_made_in_the_end(here: House, fault: dict[str, Any]) -> None:
    table = await begun(here)
    there = board(table.group)
    hit = here.sandbox.faults.add("editMessageText", chat=table.group.id, **fault)
    await table.moves()
    await passes(here, PATIENCE)
    assert hit.hits == 1
    assert "кладёт" in there.text
    assert boards(table.group) == [there]
    calls = said_and_done(here)
    await passes(here, 60)
    assert said_and_done(here) == calls


@each_fault
async def test_a_tap_whose_answer_goes_wrong_is_a_move_all_the_same(here: House, fault: dict[str, Any]) -> None:
    table = await begun(here)
    mover, version = await table.mover(), (await table.session()).version
    here.sandbox.faults.add("answerCallbackQuery", **fault)
    await mover.presses(mover.last, first(mover.last).data, wait=False)
    await here.sandbox.until(lambda: "кладёт" in board(table.group).text)
    await settled(here)
    assert (await table.session()).version == version + 1


@each_fault
async def test_a_hand_that_could_not_be_deleted_goes_later(here: House, fault: dict[str, Any]) -> None:
    table = await begun(here)
    following = await table.waiting()
    old = following.last
    hit = here.sandbox.faults.add("deleteMessage", chat=following.id, **fault)
    await table.moves()
    assert following.last is not old
    await passes(here, PATIENCE)
    assert hit.hits == 1
    assert old.deleted
    assert "Твой ход" in following.last.text


async def test_a_mention_that_could_not_be_deleted_goes_later(here: House) -> None:
    table = await begun(here)
    mover = await table.mover()
    await mover.blocks()
    await settled(here)
    (called,) = [message for message in table.group.said if "личка закрыта" in message.text]
    here.sandbox.faults.add("deleteMessage", chat=table.group.id, status=500)
    await mover.start()
    await settled(here)
    await passes(here, PATIENCE)
    assert called.deleted


async def test_a_tap_that_telegram_has_given_up_is_a_move_all_the_same(here: House) -> None:
    table = await begun(here)
    mover, version = await table.mover(), (await table.session()).version
    await here.closes()
    await mover.presses(mover.last, first(mover.last).data, wait=False)
    here.sandbox.jump(60)
    await here.opens()
    await here.sandbox.until(lambda: "кладёт" in board(table.group).text)
    await settled(here)
    assert (await table.session()).version == version + 1
    assert any("too old" in call.description for call in here.sandbox.calls)


async def test_a_game_in_which_every_edit_is_told_to_change_nothing_is_played_as_any_other(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.handlers.context.chance", lambda: A_SHORT_GAME)
    world = here.sandbox.world
    edit, told = world.edit, 0

    def edited(message: Message, *what: Any) -> None:
        """As after a retry of what had its effect already."""
        nonlocal told
        edit(message, *what)
        if message.sender is world.bot:
            told += 1
            raise bad(NOT_MODIFIED)

    monkeypatch.setattr(world, "edit", edited)
    table = await begun(here)
    await play_out(here.sandbox, [*table.people], lambda: any("🏆" in m.text for m in table.group.said))
    await settled(here)
    assert told > 10
    assert "Доиграли" in board(table.group).text
    assert len(boards(table.group)) == 1
    calls = said_and_done(here)
    await passes(here, 60)
    assert said_and_done(here) == calls


async def test_a_tap_that_was_answered_before_the_crash_is_not_answered_wrongly_after_it(here: House) -> None:
    """Its update comes again, and Telegram takes no second answer."""
    table = await begun(here)
    mover, version = await table.mover(), (await table.session()).version
    updates = here.sandbox.world.updates
    with patch.object(updates, "add", wraps=updates.add) as added:
        await mover.presses(mover.last, first(mover.last).data)
    await settled(here)
    updates.add(*added.call_args_list[0].args)
    await settled(here)
    (first_answer, second) = [call for call in here.sandbox.calls if call.method == "answerCallbackQuery"][-2:]
    assert first_answer.ok
    assert not second.ok
    assert (await table.session()).version == version + 1
    assert here.sandbox.mistakes == []


SLOW = ("sendMessage", "edit*", "deleteMessage", "getChatMember", "setMessageReaction")


async def test_taps_are_answered_while_telegram_does_nothing_else(redis_url: str) -> None:
    async with house(redis_url, answer_seconds=0.2) as here:
        table = await begun(here)
        anya, borya = table.people
        await anya.says("/rules", table.group)
        await here.sandbox.until(lambda: anya.sees("‹ Все игры", table.group))
        menu, button = anya.finds("‹ Все игры", table.group)
        there, hand = board(table.group), borya.last
        slow = [here.sandbox.faults.add(method, times=inf, delay=inf) for method in SLOW]
        await borya.says("/stop", table.group)
        await borya.says("/help", table.group)
        await asyncio.gather(
            anya.presses(menu, button.data),
            anya.presses(there, first_data(there)),
            borya.presses(there, first_data(there)),
            borya.presses(hand, first(hand).data),
        )
        assert any(fault.hits for fault in slow), "there was something else to do"
        here.sandbox.faults.clear()
        await here.sandbox.until(lambda: "кладёт" in there.text and "Чьи правила?" in menu.text)


def first_data(message: Message) -> str:
    return next(button.data for button in message.flat if button.data)


async def test_the_answer_itself_being_slow_keeps_nobody_else_waiting(here: House) -> None:
    table = await begun(here)
    there, (anya, borya) = board(table.group), table.people
    slow = here.sandbox.faults.add("answerCallbackQuery", delay=inf)
    waiting = asyncio.create_task(anya.presses(there, first_data(there)))
    await here.sandbox.until(lambda: slow.hits == 1)
    await borya.presses(there, first_data(there))
    assert not waiting.done()
    slow.cancel()
    await waiting


async def test_a_board_that_somebody_deletes_comes_back_with_the_next_change(here: House) -> None:
    table = await begun(here)
    there = board(table.group)
    await table.people[0].erases(there)
    await table.moves()
    now = board(table.group)
    assert now is table.group.last
    assert now.silent
    assert boards(table.group) == [now]
    for person in table.people:
        assert (await person.taps("К столу", person.last)).url.endswith(f"/{now.id}")


async def test_a_lobby_that_somebody_deletes_comes_back_with_the_next_who_joins(here: House) -> None:
    anya, borya = await here.friends("Аня", "Боря")
    group = here.group(anya, borya)
    await here.lobby(group, anya)
    await anya.erases(group.last)
    await borya.says("/join", group)
    await settled(here)
    assert "2 из 4" in group.last.text


async def test_a_hand_that_its_owner_deletes_comes_back_on_demand(here: House) -> None:
    table = await begun(here)
    mover = await table.mover()
    await mover.erases(mover.last)
    await mover.says("/hand", table.group)
    await here.sandbox.until(lambda: "Твой ход" in mover.last.text)
    await mover.erases(mover.last)
    await mover.says("/games")
    await taps(here, mover, "🔺")
    await here.sandbox.until(lambda: "Твой ход" in mover.last.text)
    await settled(here)
    assert len([message for message in mover.received if "Твой ход" in message.text]) == 1
    await table.moves()


async def test_a_hand_that_its_owner_deletes_comes_anew_when_it_changes(here: House) -> None:
    table = await begun(here)
    mover = await table.mover()
    hand = mover.last
    button = first(hand)
    await mover.presses(hand, button.data)
    await settled(here)
    await mover.erases(mover.last)
    await table.moves()
    await settled(here)
    assert "Твой ход" in mover.last.text


async def test_a_result_that_somebody_deletes_is_not_told_again(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.handlers.context.chance", lambda: A_SHORT_GAME)
    table = await begun(here)
    await play_out(here.sandbox, list(table.people), lambda: "🏆" in table.group.last.text)
    await settled(here)
    await table.people[0].erases(table.group.last)
    await table.people[0].start()
    await table.people[0].removes_bot(table.group)
    await here.store.chats.note(table.group.id, language="en")  # it would have to be drawn again
    await table.people[0].adds_bot(table.group)
    await settled(here)
    assert not any("🏆" in message.text for message in table.group.said)


ENOUGH_CALLS = 20


class Watch:
    """How long calls take to ring, and how long a board lags behind, while people play."""

    def __init__(self, here: House, group: int, now: Callable[[], float]) -> None:
        self._group, self._now = group, now
        self.rings: list[float] = []
        self.lags: list[float] = []
        self._tapped: float | None = None
        self._behind: float | None = None
        here.sandbox.world.listen(self._hear)

    def _hear(self, happening: Happening) -> None:
        now = self._now()
        match happening:
            case Tapped(query) if query.data.startswith("m:"):
                self._tapped = now
                self._behind = self._behind or now
            case Sent(message) if message.chat.private and not message.silent and MY_TURN in message.text:
                assert self._tapped is not None
                self.rings.append(now - self._tapped)
            case Sent(message) | Edited(message) if message.chat.id == self._group and self._behind is not None:
                self.lags.append(now - self._behind)
                self._behind = None
            case _:
                pass


async def test_within_telegrams_real_limits_nothing_is_refused_and_calls_ring_at_once(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.handlers.context.chance", lambda: A_LONG_GAME)
    async with house(redis_url, limits=True, board_seconds=3.0) as here:
        people = await here.friends("Аня", "Боря", "Вика", "Гена")
        group = here.group(*people)
        await here.lobby(group, *people)
        await here.sandbox.until(lambda: people[0].sees("Поехали!", group))
        await people[0].taps("Поехали!", group)
        await here.sandbox.until(lambda: any(MY_TURN in person.last.text for person in people))
        players = [Player(here.sandbox, person, thinks=0.4) for person in people]
        async with lived_time() as now:
            watch = Watch(here, group.id, now)
            await asyncio.gather(*(player.play(lambda: len(watch.rings) >= ENOUGH_CALLS) for player in players))
        refused = [call.description for call in here.sandbox.calls if call.code == 429]
        rings = sorted(watch.rings)
        print(
            f"{len(rings)} calls: median {rings[len(rings) // 2]:.3f} s, "
            f"slowest {rings[-1]:.3f} s; board at most {max(watch.lags):.1f} s behind; {len(refused)} times 429"
        )
        assert refused == []
        assert rings[-1] < 1.0
        assert max(watch.lags) <= 6.0


async def test_what_the_bot_allows_itself_telegram_allows(store: Store) -> None:
    """Many chats, and everybody asks again and again: the bot's budget against the sandbox's, in their own time."""
    chance, now = Random(1), 1_800_000_000.0
    telegram = Budget(WorldClock(lambda: now))
    ours = OurBudget(store.redis, scale=0.9)
    chats = [Chat(-1, "supergroup"), Chat(-2, "group"), *(Chat(id, "private") for id in range(1, 40))]
    sent = 0
    for _ in range(3000):
        now += chance.expovariate(50)
        chat = chance.choice(chats[: chance.choice([2, 3, 4, 41])])
        if not await ours.take(chat.id, chance.choice(list(Priority)), now):
            sent += 1
            assert telegram.spend(chat) == 0
    assert sent > 300


async def test_a_flood_of_commands_is_answered_only_as_far_as_telegram_lets_us(redis_url: str) -> None:
    async with house(redis_url, limits=True, board_seconds=3.0) as here:
        anya, borya = await here.friends("Аня", "Боря")
        group = here.group(anya, borya)
        for _ in range(30):
            await borya.says("/rules", group)
            await anya.says("/games")
        await settled(here)
        assert [call.description for call in here.sandbox.calls if call.code == 429] == []
        assert 1 <= sum("Чьи правила" in message.text for message in group.said) <= 10
