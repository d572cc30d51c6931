"""Rivals at a group's table: seated by its host, they play along, and make room for people."""

from __future__ import annotations

import asyncio
import os
import signal
from random import Random

import pytest

from bot.playground import policies
from bot.playground.players import play_out
from bot.sandbox.driver import Group, Person
from bot.thinking import thinker
from games import catalogue
from games.game import Seat
from games.levels import Level
from tests.e2e.audit import audit
from tests.e2e.faster_clock import hurrying
from tests.e2e.history import Witness
from tests.e2e.house import House
from tests.e2e.scene import board, first, hand_of, settled, taps

pytestmark = pytest.mark.slow

CROWDED = ("message to delete not found", "message is not modified")
"""What Telegram may say where somebody taps a hand that is just being replaced."""


@pytest.fixture
def witness(here: House) -> Witness:
    return Witness(here.sandbox)


async def gathered(here: House, *levels: Level, game: str = "upturn") -> tuple[Group, list[Person]]:
    """A lobby of Anya's with rivals of these levels; Borya and Vika are in the group."""
    people = await here.friends("Аня", "Боря", "Вика")
    group = here.group(*people)
    await here.lobby(group, people[0], game=game)
    await here.rivals(group, people[0], *levels, game=game)
    return group, people


async def over(here: House, group: Group, *people: Person, game: str = "upturn") -> None:
    """Plays until the game has ended."""
    policy = policies.policy(game, Random(1), len(people))
    async with hurrying(here):
        await play_out(here.sandbox, [*people], lambda: any("🏆" in m.text for m in group.said), policy)
    await settled(here)


async def test_the_host_seats_rivals_of_any_level_and_sends_them_away(here: House, witness: Witness) -> None:
    group, (anya, *_) = await gathered(here)
    await taps(here, anya, "🤖 Добавить соперника", group)
    await settled(here)
    menu = group.last
    assert menu.buttons[0] == ["Лёгкий", "Разумный", "Сильный"]
    for level in ("Лёгкий", "Разумный", "Сильный"):
        await taps(here, anya, level, group)
        await settled(here)
    session = await here.session(group)
    assert [chair.rival.level for chair in session.chairs if chair.rival] == ["easy", "sensible", "strong"]
    assert "мест больше нет" in menu.text
    away = next(button for button in menu.flat if button.text.startswith("✖"))
    await anya.presses(menu, away.data)
    await settled(here)
    assert len((await here.session(group)).chairs) == 3
    await taps(here, anya, "‹ К сбору", group)
    await settled(here)
    assert "собираемся · 3 из 4" in menu.text
    assert menu.text.count("🤖") == 4, "their names, and a line about each"
    await audit(witness, here.store, here.settings)


async def test_only_the_host_may(here: House) -> None:
    group, (_, borya, _) = await gathered(here)
    await borya.taps("Играю!", group)
    await settled(here)
    assert "Это решает" in (await borya.taps("🤖 Добавить соперника", group)).text


async def test_rivals_alone_are_no_table(here: House) -> None:
    group, (anya, *_) = await gathered(here, "easy", "easy")
    await taps(here, anya, "Выйти", group)
    await settled(here)
    assert (await here.session(group)).closed == "empty"


@pytest.mark.parametrize("game", [game.id for game in catalogue.newest()])
async def test_two_people_and_two_rivals_play_a_game_to_its_end(here: House, witness: Witness, game: str) -> None:
    group, (anya, borya, _) = await gathered(here, "easy", "sensible", game=game)
    await borya.taps("Играю!", group)
    await settled(here)
    await anya.taps("Поехали!", group)
    await settled(here)
    await over(here, group, anya, borya, game=game)
    (session,) = await audit(witness, here.store, here.settings, tolerates=CROWDED)
    assert session.status == "finished"
    assert sum(chair.rival is not None for chair in session.chairs) == 2
    lines = await here.store.sessions.log(session.id)
    assert any(line.endswith("=") for line in lines), "rivals have moved, and the log says so"


async def test_nobody_waits_for_a_rival_and_no_phone_rings_for_it(here: House, witness: Witness) -> None:
    group, (anya, *_) = await gathered(here, "sensible")
    await anya.taps("Поехали!", group)
    await settled(here)
    for _ in range(6):
        hand = hand_of(anya)
        await anya.taps(first(hand).text, hand)
        await settled(here)
    called = [message for message in witness.messages if "твой ход" in message.text and not message.chat.private]
    assert not called
    await audit(witness, here.store, here.settings, tolerates=CROWDED)


async def test_whoever_comes_later_sits_down_in_a_rivals_place(here: House, witness: Witness) -> None:
    group, (anya, borya, vika) = await gathered(here, "sensible", "easy")
    await anya.taps("Поехали!", group)
    await settled(here)
    place = next(button for button in board(group).flat if button.text.startswith("🪑"))
    assert "🤖" in place.text
    assert (await borya.presses(board(group), place.data)).text
    await settled(here)
    session = await here.session(group)
    assert session.seat_of(borya.id) == 1
    assert "садится за стол" in board(group).text
    await vika.says("/join", group)
    await settled(here)
    assert (await here.session(group)).seat_of(vika.id) == 2
    assert not any(button.text.startswith("🪑") for button in board(group).flat)
    await audit(witness, here.store, here.settings)


async def test_a_leavers_seat_goes_to_a_rival_and_the_game_goes_on(here: House, witness: Witness) -> None:
    group, (anya, borya, _) = await gathered(here)
    await borya.taps("Играю!", group)
    await settled(here)
    await anya.taps("Поехали!", group)
    await settled(here)
    await borya.says("/leave", group)
    await taps(here, borya, "Ухожу")
    await settled(here)
    assert (await here.session(group)).paused is not None
    await taps(here, anya, "🤖 Посадить робота", group)
    await settled(here)
    session = await here.session(group)
    assert session.paused is None
    assert session.chairs[1].rival
    assert any(event.kind == "rival" for event in session.recent)
    await over(here, group, anya)
    await audit(witness, here.store, here.settings, tolerates=CROWDED)


async def test_the_last_person_leaves_and_the_table_closes(here: House, witness: Witness) -> None:
    group, (anya, *_) = await gathered(here, "sensible", "sensible")
    await anya.taps("Поехали!", group)
    await settled(here)
    await anya.says("/leave", group)
    await taps(here, anya, "Ухожу")
    await settled(here)
    (session,) = await audit(witness, here.store, here.settings)
    assert session.closed == "deserted"


async def test_a_strong_rival_thinks_in_a_process_of_its_own_and_moves_though_that_is_killed(
    here: House, witness: Witness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker, "WORKER", ("tests.bot.thinking.slow_worker",))
    await here.closes()
    await here.opens()
    group, (anya, *_) = await gathered(here, "strong", "strong")
    await anya.taps("Поехали!", group)
    for pid in await _thinking(here):
        os.kill(pid, signal.SIGKILL)
    await settled(here)
    for _ in range(2):
        session = await here.session(group)
        assert session.awaited == {Seat(0)}, "all others have moved"
        hand = hand_of(anya)
        await anya.taps(first(hand).text, hand)
        await settled(here)
    lines = await here.store.sessions.log(session.id)
    assert sum(line.endswith("=") for line in lines) >= 4
    await audit(witness, here.store, here.settings, tolerates=CROWDED)


async def test_a_bot_that_is_stopped_in_mid_thought_thinks_again_after_its_start(
    here: House, witness: Witness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker, "WORKER", ("tests.bot.thinking.slow_worker", "hangs"))
    await here.closes()
    await here.opens()
    group, (anya, *_) = await gathered(here, "strong")
    await anya.taps("Поехали!", group)
    await _thinking(here)
    moved = (await here.session(group)).version
    await here.closes()
    assert (await here.session(group)).version == moved, "nobody moves without thinking because we stop"
    monkeypatch.setattr(thinker, "WORKER", ("tests.bot.thinking.slow_worker",))
    await here.opens()
    await settled(here)
    assert (await here.session(group)).asked(Seat(0))
    await audit(witness, here.store, here.settings, tolerates=CROWDED)


async def _thinking(here: House) -> frozenset[int]:
    """The processes of the bot's thinker, once there are some."""
    while not (pids := here.app.thinker.children.pids):  # noqa: ASYNC110  # nothing tells of it
        await asyncio.sleep(0.01)
    return pids
