"""Where a table stands: topics, basic groups, upgrades, groups that let the bot out; and the way updates come."""

from __future__ import annotations

import socket

import aiohttp
import pytest

from bot.playground.players import play_out
from bot.sandbox.driver import Group, Person
from bot.sandbox.happenings import Call
from bot.sandbox.model import Message, Topic
from bot.telegram.webhook import SECRET_HEADER
from games.sessions.session import Session
from games.sessions.slots import BOARD
from tests.bot.screens.stage import bare
from tests.e2e.audit import audit
from tests.e2e.history import Witness
from tests.e2e.house import House, house
from tests.e2e.scene import MINUTE, Table, begun, begun_in, board, boards, passes, settled, taps

pytestmark = pytest.mark.slow

A_SHORT_GAME = 4
"""A seed."""
FORGED = {
    "update_id": 1,
    "message": {"message_id": 1, "date": 0, "chat": {"id": 1, "type": "private"}, "text": "/start"},
}


async def in_topic(here: House, group: Group, topic: Topic, people: list[Person]) -> Message:
    """A game in a topic. Returns its board."""
    host, other = people
    await host.says("/new upturn", group, topic=topic)
    await settled(here)
    lobby = group.last
    assert lobby.topic == topic.id
    await other.taps("Играю!", lobby)
    await settled(here)
    await host.taps("Поехали!", lobby)
    await settled(here)
    return lobby


async def table_in(here: House, group: Group, topic: Topic) -> Session:
    session = await here.store.sessions.load(await here.table(group, topic=topic))
    assert session
    return session


async def test_two_topics_of_a_forum_have_a_table_each(here: House) -> None:
    people = await here.friends("Аня", "Боря")
    group = here.group(*people, forum=True)
    first, second = [await people[0].opens_topic(name, group) for name in ("Игры", "Обед")]
    one, two = await in_topic(here, group, first, people), await in_topic(here, group, second, people)
    assert await table_in(here, group, first) != await table_in(here, group, second)

    await people[0].says("/table", group, topic=first)
    await settled(here)
    assert one.deleted
    assert not two.deleted
    assert (group.last.topic, group.last.text) == (first.id, one.text)

    hand = people[1].last
    await people[1].taps("16", hand)
    await settled(here)
    assert "кладёт" in two.text
    assert "кладёт" not in group.last.text

    await people[0].says("/stop", group, topic=second)
    await settled(here)
    assert group.last.topic == second.id
    await people[0].taps("Прервать игру", group.last)
    await settled(here)
    assert [(await table_in(here, group, topic)).status for topic in (first, second)] == ["playing", "closed"]
    told = [message for message in group.said if message.sender.is_bot and "Привет" not in message.text]
    assert {message.topic for message in told} == {first.id, second.id}


async def test_links_lead_into_the_topic(here: House) -> None:
    people = await here.friends("Аня", "Боря")
    group = here.group(*people, forum=True)
    topic = await people[0].opens_topic("Игры", group)
    there = await in_topic(here, group, topic, people)
    home = -group.id - 1_000_000_000_000
    assert (await people[0].taps("К столу")).url == f"https://t.me/c/{home}/{topic.id}/{there.id}"


async def test_who_leaves_a_forum_leaves_the_lobbies_of_its_topics(here: House) -> None:
    people = await here.friends("Аня", "Боря")
    group = here.group(*people, forum=True)
    topic = await people[0].opens_topic("Игры", group)
    await people[0].says("/new upturn", group, topic=topic)
    await taps(here, people[1], "Играю!", group)
    await here.sandbox.until(lambda: "2 из 4" in group.last.text)
    await people[1].leaves(group)
    await here.sandbox.until(lambda: "1 из 4" in group.last.text)


@pytest.mark.parametrize("end", ["closed", "deleted"])
async def test_a_topic_that_is_gone_is_left_in_peace_and_the_hands_play_on(here: House, end: str) -> None:
    people = await here.friends("Аня", "Боря")
    group = here.group(*people, forum=True)
    topic = await people[0].opens_topic("Игры", group)
    await in_topic(here, group, topic, people)
    if end == "closed":
        await people[0].closes_topic(topic, group)
    else:
        await people[0].deletes_topic(topic, group)
    calls = len(here.sandbox.calls)
    assert (await table_in(here, group, topic)).status == "playing"
    mover, other = people[1], people[0]
    await mover.taps("16")
    await settled(here)
    assert "Твой ход" in other.last.text
    await passes(here, MINUTE)
    assert len(refused(here, calls)) <= 2, "it doesn't insist"


async def test_two_groups_of_the_same_people_know_nothing_of_each_other(here: House) -> None:
    people = await here.friends("Аня", "Боря")
    dacha, work = here.group(*people), here.group(*people, title="Работа")
    await here.game(dacha, *people)
    before, there = await here.session(dacha), board(dacha).text
    await here.game(work, *people)
    table = Table(here, work, people)
    mover = await table.mover()
    assert "Работа" in mover.last.text
    await table.moves()
    await people[0].says("/stop", work)
    await taps(here, people[0], "Прервать игру", work)
    await settled(here)
    assert await here.session(dacha) == before
    assert board(dacha).text == there


async def test_whoever_plays_in_two_groups_of_one_name_sees_which_hand_is_of_which(here: House) -> None:
    anya, borya, vika = await here.friends("Аня", "Боря", "Вика")
    await begun_in(here, here.group(anya, borya), (anya, borya))
    await begun_in(here, here.group(vika, anya, borya, title="дачники"), (vika, anya))
    heads = {bare(message.text.split("\n")[0]) for message in anya.received if "·" in message.text.split("\n")[0]}
    assert heads == {"АП ТЕРН · Дачники", "АП ТЕРН · дачники (Вика)"}
    assert "(" not in vika.last.text.split("\n")[0]


async def test_a_basic_group_has_no_links_and_shares_its_numbers(here: House) -> None:
    table = await begun(here, kind="group")
    assert board(table.group).id not in {message.id for person in table.people for message in person.private}
    for _ in range(4):
        await table.moves()
    assert not any(table.people[0].sees("К столу", person.last) for person in table.people)
    await table.people[0].says("/table", table.group)
    await settled(here)
    assert board(table.group) is table.group.last
    assert len(boards(table.group)) == 1


async def test_a_public_group_has_links_by_its_name(here: House) -> None:
    people = await here.friends("Аня", "Боря")
    group = here.group(*people)
    group.chat.username = "dachniki"
    await here.game(group, *people)
    assert (await people[0].taps("К столу")).url == f"https://t.me/dachniki/{board(group).id}"


async def test_a_board_that_comes_down_when_the_game_has_ended_is_where_the_hands_lead(here: House) -> None:
    """Somebody has said /table just before."""
    witness, table = Witness(here.sandbox), await begun(here)
    await play_out(here.sandbox, list(table.people), lambda: bool(witness.trophies))
    await settled(here)
    before = board(table.group)
    await here.store.slots.wish(table.id, BOARD, repost=True, now=here.sandbox.clock.now())
    await settled(here)
    there = board(table.group)
    assert there is not before
    for person in table.people:
        assert (await person.taps("К столу", person.last)).url.endswith(f"/{there.id}")
    await audit(witness, here.store, here.settings)


async def test_a_new_title_stands_in_the_hands(here: House) -> None:
    table = await begun(here)
    await table.people[0].retitles(table.group, "Шашлыки")
    await table.moves()
    assert all("\u2068Шашлыки\u2069" in person.last.text for person in table.people)


@pytest.mark.parametrize("heard", [True, False])
async def test_a_lobby_goes_along_when_its_group_becomes_a_supergroup(here: House, heard: bool) -> None:
    anya, borya, vika = await here.friends("Аня", "Боря", "Вика")
    group = here.group(anya, borya, vika, kind="group")
    await here.lobby(group, anya, borya)
    lobby, old = group.last, group.id
    await upgraded(here, group, anya, heard=heard)
    if not heard:
        await vika.taps("Играю!", lobby)
        await settled(here)
    assert group.id != old
    assert group.last.chat is group.chat
    assert group.last is not lobby
    await vika.taps("Играю!", group.last)
    await settled(here)
    assert "3 из 4" in group.last.text
    await anya.taps("Поехали!", group.last)
    await settled(here)
    table = Table(here, group, [anya, borya, vika])
    await table.moves()
    assert "кладёт" in group.last.text
    assert bool(refused(here)) is not heard


@pytest.mark.parametrize("heard", [True, False])
async def test_a_game_goes_along_when_its_group_becomes_a_supergroup(here: House, heard: bool) -> None:
    table = await begun(here, kind="group")
    there, old = board(table.group), table.group.id
    await upgraded(here, table.group, table.people[0], heard=heard)
    if heard:
        assert board(table.group).chat is table.group.chat, "without anybody's doing"
    await table.moves()
    await table.moves()
    now = board(table.group)
    assert now.chat is table.group.chat
    assert now is not there
    assert (await table.session()).chat == table.group.id
    assert all(person.sees("К столу", person.last) for person in table.people), "now there are links"
    assert not [key async for key in here.store.redis.scan_iter(match=f"*{old}*") if "budget" not in key]
    before = (await table.session()).version
    assert (await table.people[0].taps("Моя рука", there)).alert, "old buttons still work"
    assert (await table.session()).version == before
    await table.people[0].says("/stop", table.group)
    await taps(here, table.people[0], "Прервать игру", table.group)
    await settled(here)
    assert "без счёта" in now.text


async def upgraded(here: House, group: Group, host: Person, *, heard: bool) -> None:
    """With `heard` the bot is told; else it finds out by being refused."""
    await host.upgrades(group)
    if not heard:
        here.sandbox.world.updates.drop()
    await settled(here)


async def test_a_game_goes_on_without_the_bot_in_the_group_and_shows_when_it_is_back(here: House) -> None:
    table = await begun(here)
    anya, borya = table.people
    there = board(table.group)
    await anya.removes_bot(table.group)
    await settled(here)
    await table.moves()
    await table.moves()
    assert "кладёт" not in there.text
    assert "Твой ход" in (await table.mover()).last.text
    await anya.adds_bot(table.group)
    await settled(here)
    now = board(table.group)
    assert now is table.group.last
    assert "кладёт" in now.text
    assert there.deleted
    assert sum("Привет" in message.text for message in table.group.said) == 1
    assert (await borya.taps("К столу", borya.last)).url.endswith(f"/{now.id}")
    await table.moves()
    assert board(table.group) is now


async def test_a_lobby_is_there_again_when_the_bot_is_back(here: House) -> None:
    anya, borya = await here.friends("Аня", "Боря")
    group = here.group(anya, borya)
    await here.lobby(group, anya)
    lobby = group.last
    await anya.removes_bot(group)
    await settled(here)
    await anya.adds_bot(group)
    await settled(here)
    assert group.last is not lobby
    await borya.taps("Играю!", group.last)
    await settled(here)
    assert "2 из 4" in group.last.text


async def test_a_result_that_nobody_could_be_shown_is_shown_once_the_bot_is_back(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.handlers.context.chance", lambda: A_SHORT_GAME)
    table = await begun(here)
    await table.people[0].removes_bot(table.group)
    await play_out(here.sandbox, list(table.people), lambda: "Доиграли" in table.people[0].last.text)
    await settled(here)
    assert not any("🏆" in message.text for message in table.group.said)
    for _ in range(2):
        await table.people[0].adds_bot(table.group)
        await settled(here)
        assert sum("🏆" in message.text for message in table.group.said) == 1
        await table.people[0].removes_bot(table.group)
        await settled(here)


async def test_where_the_bot_may_not_write_the_game_goes_on_and_the_board_catches_up(here: House) -> None:
    table = await begun(here)
    anya, _ = table.people
    there = board(table.group)
    await anya.restricts_bot(table.group)
    await settled(here)
    calls, version = len(here.sandbox.calls), (await table.session()).version
    await anya.says("/rules", table.group)
    await anya.says("/table", table.group)
    await settled(here)
    for _ in range(3):
        await table.moves()
    await passes(here, MINUTE)
    tries = 2 + (await table.session()).version - version
    assert len(refused(here, calls)) <= tries, "it doesn't insist"
    assert board(table.group) is there
    await anya.demotes_bot(table.group)
    await settled(here)
    assert board(table.group) is table.group.last, "/table was asked for"
    assert "кладёт" in table.group.last.text


async def test_a_group_in_which_only_admins_write_gets_its_board_back_with_a_move(here: House) -> None:
    table = await begun(here)
    await table.people[0].erases(board(table.group))
    table.group.silence()
    await table.moves()
    assert boards(table.group) == []
    table.group.silence(False)
    await table.moves()
    assert board(table.group) is table.group.last


async def test_where_the_bot_is_admin_it_sees_how_deep_its_board_lies(here: House) -> None:
    table = await begun(here)
    anya, borya = table.people
    await anya.promotes_bot(table.group)
    await passes(here, 11 * MINUTE)
    there = board(table.group)
    for _ in range(20):
        await borya.says("Ну и погода!", table.group)
    await settled(here)
    assert board(table.group) is there
    assert (await here.store.chats.newest(table.group.id) or 0) >= there.id + 20
    await table.moves()
    assert there.deleted
    assert board(table.group) is table.group.last


async def test_a_whole_game_by_webhook(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.handlers.context.chance", lambda: A_SHORT_GAME)
    port = free_port()
    async with house(redis_url, webhook_url=f"http://127.0.0.1:{port}/hook", port=port, host="127.0.0.1") as here:
        await here.sandbox.until(lambda: here.sandbox.api.webhook.target is not None)
        table = await begun(here)
        version = (await table.session()).version
        async with aiohttp.ClientSession() as outsider:
            for headers in ({}, {SECRET_HEADER: "guess"}):
                async with outsider.post(f"http://127.0.0.1:{port}/hook", json=FORGED, headers=headers) as answer:
                    assert answer.status == 403
            async with outsider.get(f"http://127.0.0.1:{port}/health") as answer:
                assert await answer.json() == {"ok": True}
        assert (await table.session()).version == version
        await play_out(here.sandbox, list(table.people), lambda: "🏆" in table.group.last.text)
        await settled(here)
        assert (await table.session()).status == "finished"
        assert "last_error_message" not in here.sandbox.api.webhook.info()
        assert here.sandbox.api.poller == 0


def refused(here: House, since: int = 0) -> list[Call]:
    """What Telegram refused, from the call of that number on."""
    return [call for call in list(here.sandbox.calls)[since:] if not call.ok]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
