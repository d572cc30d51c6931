"""What a chat and a person settle: zone, quiet hours, clock, language; and how tables follow."""

from __future__ import annotations

from collections.abc import AsyncIterator
from zoneinfo import ZoneInfo

import pytest

from bot.sandbox.driver import Group
from bot.sandbox.model import Message, User
from bot.text.moments import clock
from games.sessions.quiet_hours import Quiet
from tests.e2e.audit import audit
from tests.e2e.history import Witness
from tests.e2e.house import House, house
from tests.e2e.scene import HOUR, MINUTE, Table, begun, board, comes, said_and_done, settled, taps

pytestmark = pytest.mark.slow

MOSCOW, SAMARA, TOKYO = "Europe/Moscow", "Europe/Samara", "Asia/Tokyo"
NOT_YOURS = "Это решают админы и хозяин стола"
HOST_DECIDES = "Это решает \u2068Аня\u2069"


@pytest.fixture
async def nights(redis_url: str) -> AsyncIterator[House]:
    """A house whose groups sleep from 23 to 9."""
    async with house(redis_url, default_quiet="23-9") as it:
        yield it


async def test_the_first_lobby_of_a_chat_asks_by_its_clock_and_one_city_settles_the_zone(here: House) -> None:
    anya, borya = await here.friends("Аня", "Боря")
    group = here.group(anya, borya)
    await here.lobby(group, anya, borya)
    asked = f"Тут {clock((await here.session(group)).opened, ZoneInfo(MOSCOW))}, верно?"
    assert group.last.buttons[-1] == [asked]
    assert (await borya.taps(asked, group)).text == HOST_DECIDES
    await anya.taps(asked, group)
    await taps(here, anya, "Самара", group)
    await settled(here)
    assert group.last.buttons == [
        ["Играю!", "Выйти"],
        ["Поехали!", "⚙️ Условия"],
        ["🤖 Добавить соперника"],
        ["❓ Правила за минуту"],
    ]
    assert len(spoken(group)) == 2, "the greeting and the lobby: no question before the fun"
    assert await zone_of(here, group) == SAMARA
    await anya.taps("Поехали!", group)
    await settled(here)
    table = Table(here, group, (anya, borya))
    assert told(await deadline(table), SAMARA) in board(group).text


async def test_who_has_told_the_zone_is_not_asked_again(here: House) -> None:
    anya, borya = await here.friends("Аня", "Боря")
    group = here.group(anya, borya)
    await here.lobby(group, anya, borya)
    await taps(here, anya, "Тут ", group)
    await taps(here, anya, "✓", group)
    await settled(here)
    assert not anya.sees("верно?", group)
    assert await zone_of(here, group) == MOSCOW


async def test_the_host_settles_the_quiet_hours_in_the_lobby(nights: House) -> None:
    anya, borya = await nights.friends("Аня", "Боря")
    group = nights.group(anya, borya)
    await nights.lobby(group, anya, borya)
    assert "Сутки на ход · тихо с 23:00 до 9:00" in group.last.text
    await taps(nights, anya, "Условия", group)
    await taps(nights, anya, "Тихо: 23–9", group)
    assert (await taps(nights, borya, "22–8", group)).text == HOST_DECIDES
    await anya.taps("22–8", group)
    await taps(nights, anya, "‹ К сбору", group)
    await settled(nights)
    assert "тихо с 22:00 до 8:00" in group.last.text
    assert (await nights.session(group)).quiet == Quiet(MOSCOW, 22 * 60, 8 * 60)


async def test_a_button_of_the_lobby_settles_nothing_once_the_game_has_begun(here: House) -> None:
    table = await begun(here)
    answered = await table.people[0].presses(board(table.group), f"c:{table.id}:0:zone={SAMARA}")
    assert answered.text == "Этот ход уже в прошлом. Свежее ниже 👇"
    assert (await here.store.chats.load(table.group.id)).zone is None


async def test_a_changed_night_reaches_the_running_games_and_is_told_in_a_line(nights: House) -> None:
    """A turn that would run out in the night lasts until an hour after it."""
    await comes(nights, "23:30")
    table = await begun(nights)
    anya = table.people[0]
    before = await deadline(table)
    assert clock(before, ZoneInfo(MOSCOW)) == "10:00"
    await anya.says("/settings", table.group)
    await taps(nights, anya, "Тихо: 23–9", table.group)
    await taps(nights, anya, "Никогда", table.group)
    await settled(nights)
    assert "\u2068Аня\u2069: тихие часы теперь — нет" in table.group.last.text
    assert (await table.session()).quiet == Quiet(MOSCOW, 0, 0)
    sooner = before - await deadline(table)
    assert sooner == pytest.approx(10.5 * HOUR, abs=5 * MINUTE), "it waits for no morning any more"
    await anya.taps("Готово", table.group)
    assert table.group.last.text == "⚙️ русский · Сутки на ход · Москва"
    assert table.group.last.buttons == []


async def test_settings_are_for_admins_and_hosts_and_others_hear_so_in_private(here: House) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    anya, borya, vika = table.people
    said = len(spoken(table.group))
    refused = await borya.says("/settings", table.group)
    await here.sandbox.until(lambda: bool(refused.reactions))
    assert len(spoken(table.group)) == said
    await here.sandbox.until(lambda: borya.last.text == NOT_YOURS)
    await anya.says("/settings", table.group)
    await here.sandbox.until(lambda: anya.sees("Готово", table.group))
    assert (await borya.taps("Язык", table.group)).text == NOT_YOURS
    await anya.promotes(vika, table.group)
    await vika.taps("Язык", table.group)
    await taps(here, vika, "English", table.group)
    await settled(here)
    assert "we now speak English" in table.group.last.text
    assert "to move" in board_text(table.group)


@pytest.mark.parametrize("command", ["/lang", "/settings"])
async def test_all_that_somebody_is_shown_in_private_follows_their_language_however_they_choose_it(
    here: House, command: str
) -> None:
    witness = Witness(here.sandbox)
    table = await begun(here)
    mover = await table.mover()
    await mover.says("/leave", table.group)
    await here.sandbox.until(lambda: mover.sees("Ухожу"))
    await settled(here)
    question, hand = mover.finds("Ухожу")[0], mover.finds("Взять")[0]
    await mover.says(command)
    if command == "/settings":
        await taps(here, mover, "Язык")
    await taps(here, mover, "English")
    await settled(here)
    assert "Your turn" in hand.text
    assert [button.text for button in question.flat] == ["I'm leaving", "I'm staying"]
    await audit(witness, here.store, here.settings)


async def test_what_is_settled_alike_in_a_group_and_in_private_is_nobodys_secret(here: House) -> None:
    witness = Witness(here.sandbox)
    (ann,) = await here.speaking("en")
    group = here.group(ann)
    await here.lobby(group, ann)
    for place, where in ((group, group), (ann, None)):
        await ann.says("/settings", where)
        await taps(here, ann, "Zone", where)
        await here.sandbox.until(lambda place=place: place.last.text == "What time is it where you are?")
    await audit(witness, here.store, here.settings)


@pytest.mark.parametrize("forged", ["zone=../../etc/passwd", "quiet=25-3", "clock=sundial", "digest=on", "name=x", ""])
async def test_what_no_button_says_changes_nothing(here: House, forged: str) -> None:
    table = await begun(here)
    chat = await here.store.chats.load(table.group.id)
    answered = await table.people[0].presses(board(table.group), f"E::0:{forged}")
    assert answered.text == "Этот ход уже в прошлом. Свежее ниже 👇"
    assert await here.store.chats.load(table.group.id) == chat


async def test_a_city_behind_the_command_is_enough(here: House) -> None:
    table = await begun(here)
    await table.people[0].says("/settings Токио", table.group)
    await settled(here)
    assert (await here.store.chats.load(table.group.id)).zone == TOKYO
    assert "время теперь — Токио" in table.group.last.text
    assert told(await deadline(table), TOKYO) in board(table.group).text


async def test_a_city_may_be_typed_as_a_reply_to_the_question(here: House) -> None:
    table = await begun(here)
    anya, borya = table.people
    await anya.says("/settings", table.group)
    await taps(here, anya, "Пояс", table.group)
    await taps(here, anya, "Другой город", table.group)
    await here.sandbox.until(lambda: "Какой город?" in table.group.last.text)
    question = table.group.last
    assert question.reply_markup
    refused = await borya.says("Токио", table.group, reply_to=question)
    await here.sandbox.until(lambda: bool(refused.reactions))
    assert (await here.store.chats.load(table.group.id)).zone is None
    await anya.says("екатеринбург", table.group, reply_to=question)
    await settled(here)
    assert (await here.store.chats.load(table.group.id)).zone == "Asia/Yekaterinburg"
    assert question.deleted


async def test_a_reply_to_anything_else_is_no_city(here: House) -> None:
    table = await begun(here)
    await table.people[0].says("Токио", table.group, reply_to=board(table.group))
    await settled(here)
    assert (await here.store.chats.load(table.group.id)).zone is None


async def test_an_unknown_city_is_told_to_who_named_it_alone(here: House) -> None:
    table = await begun(here)
    said = len(spoken(table.group))
    refused = await table.people[0].says("/settings Хогвартс", table.group)
    await here.sandbox.until(lambda: bool(refused.reactions))
    await here.sandbox.until(lambda: "Не знаю такого города" in table.people[0].last.text)
    assert len(spoken(table.group)) == said


async def test_in_private_times_are_those_of_ones_own_zone(here: House) -> None:
    table = await begun(here)
    mover = await table.mover()
    await mover.says("/settings Токио")
    await settled(here)
    moment = await deadline(table)
    hand = next(message for message in mover.received if "Твой ход" in message.text)
    assert told(moment, TOKYO) in hand.text
    assert told(moment, MOSCOW) in board(table.group).text
    await mover.says("/games")
    await here.sandbox.until(lambda: "ждёт стол" in mover.last.text)
    assert told(moment, TOKYO) in mover.last.text


async def test_ones_own_quiet_hours_hold_at_running_and_at_new_tables(nights: House) -> None:
    table = await begun(nights)
    anya, borya = table.people
    await borya.says("/settings")
    await taps(nights, borya, "Тихо: как в чате")
    await taps(nights, borya, "0–10")
    await settled(nights)
    own = Quiet(MOSCOW, 0, 10 * 60)
    assert [chair.hours for chair in (await table.session()).chairs] == [None, own]
    other = nights.group(anya, borya, title="Работа")
    await nights.lobby(other, anya, borya)
    assert [chair.hours for chair in (await nights.session(other)).chairs] == [None, own]
    await taps(nights, borya, "Тихо: 0–10")
    await taps(nights, borya, "Как в чате")
    await settled(nights)
    assert [chair.hours for chair in (await table.session()).chairs] == [None, None]


async def test_the_clock_of_the_chat_is_that_of_new_tables(here: House) -> None:
    table = await begun(here)
    anya, borya = table.people
    await anya.says("/settings", table.group)
    await taps(here, anya, "Часы: сутки", table.group)
    await taps(here, anya, "Трое суток", table.group)
    await settled(here)
    assert (await table.session()).clock == "day"
    await anya.says("/stop", table.group)
    await taps(here, anya, "Прервать игру", table.group)
    await settled(here)
    await here.lobby(table.group, anya, borya)
    assert (await here.session(table.group)).clock == "three-days"


async def test_a_deadline_tomorrow_is_one_of_today_from_midnight_on(here: House) -> None:
    await comes(here, "18:30")
    table = await begun(here)
    mover = await table.mover()
    hand = next(message for message in mover.received if "Твой ход" in message.text)
    assert "до завтра 18:3" in board(table.group).text
    assert "до завтра 18:3" in hand.text
    rings = len(mover.bells)
    await comes(here, "0:00")
    assert "до 18:3" in board(table.group).text
    assert "до 18:3" in hand.text
    assert len(mover.bells) == rings


async def test_a_midnight_that_changes_no_words_costs_nothing(here: House) -> None:
    await comes(here, "12:00")
    table = await begun(here, clock="three-days")
    calls = said_and_done(here)
    await comes(here, "0:00")
    assert said_and_done(here) == calls
    await comes(here, "0:00")
    assert "до завтра 12:0" in board(table.group).text


async def test_settings_survive_the_upgrade_of_a_group(here: House) -> None:
    table = await begun(here, kind="group")
    anya, _ = table.people
    await anya.says("/settings Самара", table.group)
    await settled(here)
    await anya.upgrades(table.group)
    await settled(here)
    assert (await here.store.chats.load(table.group.id)).zone == SAMARA


async def test_ones_own_night_goes_by_the_clock_of_the_chat_until_one_has_a_zone(nights: House) -> None:
    table = await begun(nights)
    anya, borya = table.people
    await borya.says("/settings")
    await taps(nights, borya, "Тихо: как в чате")
    await taps(nights, borya, "Никогда")
    await anya.says("/settings Самара", table.group)
    await settled(nights)
    session = await table.session()
    assert session.quiet == Quiet(SAMARA)
    assert session.chairs[1].hours == Quiet(SAMARA, 0, 0), "their nights, by the chat's clock"


async def zone_of(here: House, group: Group) -> str | None:
    session = await here.session(group)
    told = (await here.store.chats.load(group.id)).zone
    assert session.quiet
    assert session.quiet.zone == told
    return told


async def deadline(table: Table) -> float:
    session = await table.session()
    moment = session.call(min(session.awaited)).deadline
    assert moment is not None
    return moment


def told(moment: float, zone: str) -> str:
    """The time of day of a deadline, as it stands on boards and hands."""
    return f" {clock(moment, ZoneInfo(zone))}"


def spoken(group: Group) -> list[Message]:
    """What the bot has said there."""
    return [message for message in group.said if isinstance(message.sender, User) and message.sender.is_bot]


def board_text(group: Group) -> str:
    return next(message.text for message in group.said if "row 1" in message.text)
