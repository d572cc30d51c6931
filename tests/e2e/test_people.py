"""People come late, block, leave, rename themselves, share names, hide behind groups and channels, and tap wildly."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.callback_data import Press, Verb
from bot.sandbox.driver import Group, Person
from bot.sandbox.model import Message
from bot.text.words import speak
from games import catalogue
from games.sessions.session import Session
from tests.e2e.audit import audit
from tests.e2e.history import Witness
from tests.e2e.house import House, house
from tests.e2e.leaks import rules_pages
from tests.e2e.scene import (
    DAY,
    HOUR,
    STRANGER,
    Table,
    begun,
    begun_in,
    board,
    first,
    passes,
    rung,
    settled,
    taps,
)

pytestmark = pytest.mark.slow

WORD_JOINER = "\u2060"
"""Keeps Telegram from making commands, links and the like of names."""
FACELESS = "Сядь под своим именем: за столом нужны лица"


@pytest.fixture
async def swift(redis_url: str) -> AsyncIterator[House]:
    """A house that minds how fast people tap."""
    async with house(redis_url, limits=True) as it:
        yield it


async def with_a_latecomer(here: House) -> tuple[Table, Person]:
    """A game of Аня, Боря and Вика, whose turn it is, and who has not pressed Start."""
    anya, borya = await here.friends("Аня", "Боря")
    (vika,) = await here.friends("Вика", started=False)
    group = here.group(anya, borya, vika)
    await here.lobby(group, anya, borya, vika)
    await anya.taps("Поехали!", group)
    await taps(here, anya, "Начать так", group)
    await settled(here)
    table = Table(here, group, [anya, borya, vika])
    assert await table.moves() is borya
    assert await table.mover() is vika
    return table, vika


def call(group: Group) -> list[Message]:
    """Where somebody is called by name, because their private chat is closed to the bot."""
    return [message for message in group.said if "а личка закрыта" in message.text]


async def test_who_has_not_pressed_start_is_called_in_the_group_and_sees_their_hand_there(here: House) -> None:
    table, vika = await with_a_latecomer(here)
    (called,) = call(table.group)
    assert called.text.startswith("\u2068Вика\u2069, твой ход")
    assert vika.bells[-1].message is called
    assert [person.bells[-1].mentioned for person in table.people if person.bells[-1].message is called].count(
        True
    ) == 1
    answered = await vika.taps("Моя рука", called)
    assert answered.alert
    assert "Ходить у меня в личке" in answered.text
    assert (await table.people[0].taps("Моя рука", called)).text != answered.text


async def test_a_call_goes_with_start_and_the_hand_comes(here: House) -> None:
    table, vika = await with_a_latecomer(here)
    (called,) = call(table.group)
    link = await vika.taps("Открыть личку", called)
    await vika.follows(link.url)
    await settled(here)
    assert called.deleted
    assert "Твой ход" in vika.last.text
    assert len([message for message in vika.received if "Твой ход" in message.text]) == 1
    assert await table.moves() is vika
    assert call(table.group) == []


async def test_a_call_goes_with_the_move_that_silence_makes_and_the_next_turn_calls_again(here: House) -> None:
    table, vika = await with_a_latecomer(here)
    (called,) = call(table.group)
    await passes(here, 0.9 * DAY)
    assert call(table.group) == [called], "once a turn"
    await passes(here, 0.1 * DAY)
    assert called.deleted
    assert call(table.group) == []
    while await table.mover() is not vika:
        await table.moves()
    (again,) = call(table.group)
    assert again is not called
    assert sum(bell.mentioned for bell in vika.bells) == 2


async def test_who_blocks_the_bot_is_called_in_the_group_until_they_come_back(here: House) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    mover = await table.mover()
    await mover.blocks()
    await settled(here)
    (called,) = call(table.group)
    assert mover.bells[-1].message is called
    assert "?start=" in (await mover.taps("В личку", board(table.group))).url
    version = (await table.session()).version
    await mover.start()
    await settled(here)
    assert called.deleted
    assert "Твой ход" in mover.last.text
    assert (await table.session()).version == version
    assert await table.moves() is mover


async def test_a_block_that_shows_only_when_the_hand_is_sent_is_found_out_then(here: House) -> None:
    table = await begun(here)
    other = await table.waiting()
    other.user.blocked = True  # and the bot hears nothing of it
    await table.moves()
    (called,) = call(table.group)
    assert called.text.startswith(f"\u2068{other.name}\u2069")
    refused = [c for c in here.sandbox.calls if c.code == 403]
    assert len(refused) == 1, "it isn't tried again"
    await other.start()
    await settled(here)
    assert called.deleted
    assert "Твой ход" in other.last.text


async def test_who_starts_the_bot_by_themselves_hears_that_they_sit_at_a_table(here: House) -> None:
    (anya,) = await here.friends("Аня", started=False)
    (borya,) = await here.friends("Боря")
    group = here.group(anya, borya)
    await here.lobby(group, borya, anya)
    await anya.start()
    await settled(here)
    greeting, waiting = anya.received
    assert greeting.text.startswith("Привет! Я Кон.")
    assert waiting.text.startswith("Ты за столом: АП ТЕРН")


async def test_who_leaves_the_group_leaves_its_lobby(here: House) -> None:
    anya, borya, vika = await here.friends("Аня", "Боря", "Вика")
    group = here.group(anya, borya, vika)
    await here.lobby(group, anya, borya, vika)
    await vika.leaves(group)
    await here.sandbox.until(lambda: "2 из 4" in group.last.text)
    await anya.leaves(group)
    await here.sandbox.until(lambda: "👑 \u2068Боря" in group.last.text)
    session = await here.session(group)
    assert [chair.person.id for chair in session.chairs] == [borya.id]
    await borya.leaves(group)
    await here.sandbox.until(lambda: "за столом никого" in group.last.text)


async def test_a_new_name_is_shown_from_the_next_move_on(here: House) -> None:
    table = await begun(here)
    mover = await table.mover()
    await mover.renames("Бонифаций", "Лев")
    await table.moves()
    assert "\u2068Бонифаций\u2069 кладёт" in board(table.group).text
    assert "\u2068Боря\u2069" not in board(table.group).text


async def test_namesakes_are_told_apart(here: House) -> None:
    people = [here.sandbox.person(*name) for name in (("Аня", "Котова"), ("Аня", "Мышкина"), ("Боря",), ("Боря",))]
    for person in people:
        await person.start()
    table = await begun_in(here, here.group(*people), people)
    for name in ("Аня К.", "Аня М.", "Боря 3", "Боря 4"):
        assert f"\u2068{name}\u2069" in board(table.group).text


async def test_an_account_that_is_deleted_on_its_turn_holds_nobody_up(here: House) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    gone = await table.mover()
    await gone.deletes_account()
    await passes(here, DAY + 1)
    following = await table.mover()
    assert following is not gone
    assert rung(following)[-1] is following.last
    await table.moves()
    await passes(here, DAY + 1)
    await settled(here)
    assert f"\u2068{gone.name or 'Боря'}\u2069" in board(table.group).text
    assert (await table.session()).status == "playing"


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("<b>Аня</b>&amp;", "_Боря_*`[x](y)"), ("<b>Аня</b>&…", "_Боря_*`[x]…")),
        (("{ $name }{0}%s", "👩‍👩‍👧‍👦🏳️‍🌈" * 8), ("{ $name }{0…", "👩‍👩‍👧‍👦🏳️‍🌈" * 2)),
        (("\u202eазар\u202c", "\u2060\u200b\u3164"), ("азар", "Игрок 2")),
        (("א" * 64, "Я" * 64), ("א" * 11, "Я" * 11)),
    ],
)
async def test_names_of_all_kinds_break_nothing(here: House, names: tuple[str, str], shown: tuple[str, str]) -> None:
    people = [here.sandbox.person(name, name) for name in names]
    for person in people:
        await person.start()
    table = await begun_in(here, here.group(*people, title=names[0]), people)
    for name in shown:
        assert f"\u2068{name}" in board(table.group).text.replace(WORD_JOINER, "")
    for _ in range(3):
        await table.moves()
    await people[0].taps("Моя рука", table.group)
    await people[1].says("/games")
    await settled(here)
    assert [call.description for call in here.sandbox.calls if not call.ok] == []
    assert here.sandbox.mistakes == []


async def test_one_person_in_three_games_of_two_groups(here: House) -> None:
    anya, borya = await here.friends("Аня", "Боря")
    dacha, work = here.group(anya, borya), here.group(anya, borya, title="Работа", forum=True)
    topics = [await anya.opens_topic(name, work) for name in ("Игры", "Обед")]
    sessions = []
    for group, topic in ((dacha, None), (work, topics[0]), (work, topics[1])):
        await anya.says("/new upturn", group, topic=topic)
        await settled(here)
        lobby = group.last
        await borya.taps("Играю!", lobby)
        await here.sandbox.until(lambda lobby=lobby: anya.sees("Поехали!", lobby))  # type: ignore[misc]  # bound above
        await anya.taps("Поехали!", lobby)
        await settled(here)
        sessions.append(await here.table(group, topic=topic))
        here.sandbox.jump(HOUR)
    assert len([message for message in borya.received if "Твой ход" in message.text]) == 3
    await borya.says("/games")
    await here.sandbox.until(lambda: "ждут столы: 3" in borya.last.text)
    assert [label for row in borya.last.buttons[:-1] for label in row] == [
        f"🔺 \u2068{title}\u2069" for title in ("Дачники", "Работа › Игры", "Работа › Обед")
    ]
    listed, tables = borya.last, borya.last.flat[:-2]
    assert [button.data.split(":")[1] for button in tables] == sessions, "who has waited longest is first"
    for number, button in enumerate(tables):
        before = [await loaded(here, id) for id in sessions]
        await borya.presses(listed, button.data)
        await settled(here)
        tile = first(borya.last)
        assert f":{sessions[number]}:" in tile.data
        await borya.presses(borya.last, tile.data)
        await settled(here)
        after = [await loaded(here, id) for id in sessions]
        assert [old != new for old, new in zip(before, after, strict=True)] == [n == number for n in range(3)]
    await borya.says("/games")
    await here.sandbox.until(lambda: "Все ходы сделаны" in borya.last.text)
    await anya.says("/games")
    await here.sandbox.until(lambda: "ждут столы: 3" in anya.last.text)


async def test_a_topic_that_gets_another_name_is_called_by_that_one(here: House) -> None:
    anya, borya = await here.friends("Аня", "Боря")
    work = here.group(anya, borya, title="Работа", forum=True)
    topic = await anya.opens_topic("Игры", work)
    await anya.says("/new upturn", work, topic=topic)
    await settled(here)
    await anya.says("/games")
    await here.sandbox.until(lambda: "Работа › Игры" in anya.last.text)
    here.sandbox.world.post(work.chat, anya.user, topic=topic.id, service={"forum_topic_edited": {"name": "Перекур"}})
    await anya.says("/table", work, topic=topic)
    await settled(here)
    await anya.says("/games")
    await here.sandbox.until(lambda: "Работа › Перекур" in anya.last.text)


async def loaded(here: House, id: str) -> Session:
    session = await here.store.sessions.load(id)
    assert session
    return session


async def test_a_language_chosen_in_private_is_that_of_the_hand_alone(here: House) -> None:
    table = await begun(here)
    mover = await table.mover()
    hand, rings, there = mover.last, len(mover.bells), board(table.group).text
    await mover.says("/lang")
    await taps(here, mover, "English")
    await here.sandbox.until(lambda: "Your turn" in hand.text)
    await settled(here)
    assert board(table.group).text == there
    assert len(mover.bells) == rings
    assert "Your turn" not in (await table.waiting()).last.text
    assert "Any number" in (await mover.taps("Моя рука", table.group)).text


async def test_the_language_of_a_group_is_for_its_admins_and_hosts(here: House) -> None:
    table = await begun(here, "Аня", "Боря")
    anya, borya = table.people
    refused = await borya.says("/lang", table.group)
    await here.sandbox.until(lambda: bool(refused.reactions))
    await anya.says("/lang", table.group)
    await here.sandbox.until(lambda: borya.sees("English", table.group))
    assert (await borya.taps("English", table.group)).text == "Это решают админы и хозяин стола"
    assert "ряд 1" in board(table.group).text
    there, hand = board(table.group), borya.last.text
    await anya.taps("English", table.group)
    await here.sandbox.until(lambda: "row 1" in there.text)
    await settled(here)
    assert borya.last.text == hand


async def test_an_anonymous_admin_may_stop_and_cannot_sit_down(here: House) -> None:
    table = await begun(here)
    anya, _ = table.people
    (olga,) = await here.friends("Ольга")
    await olga.joins(table.group)
    await anya.promotes(olga, table.group, anonymous=True)
    said = len(table.group.said)
    for command in ("/new upturn", "/join", "/leave", "/hand"):
        await shrugged(here, await olga.says(command, table.group))
    assert len(table.group.said) == said + 4
    await olga.says("/stop", table.group)
    await taps(here, olga, "Прервать игру", table.group)
    await settled(here)
    assert (await table.session()).status == "closed"
    await anya.says("/new upturn", table.group)
    await taps(here, olga, "Играю!", table.group)
    await settled(here)
    assert (await here.session(table.group)).chairs[-1].person.name == "Ольга", "a tap comes under one's own name"


async def test_a_channel_is_nobody_who_could_play(here: House) -> None:
    anya, borya = await here.friends("Аня", "Боря")
    group, channel = here.group(anya, borya), here.sandbox.channel("Новости")
    await here.lobby(group, anya)
    session, said = await here.session(group), len(group.said)
    for command in ("/new upturn", "/join", "/leave", "/hand", "/stop", "/lang"):
        await shrugged(here, await borya.says(command, group, channel=channel))
    assert await here.session(group) == session
    assert len(group.said) == said + 6
    await borya.says("/rules upturn", group, channel=channel)
    await here.sandbox.until(lambda: "Кто первым останется без фишек" in group.last.text)


@pytest.mark.parametrize("game", [game.id for game in catalogue.newest()])
async def test_all_that_there_is_to_read_up_on_may_be_read_in_private_and_in_a_group(here: House, game: str) -> None:
    """The auditor, who looks for what only one person may see, knows that it is nobody's secret."""
    witness = Witness(here.sandbox)
    (anya,) = await here.friends("Аня")
    group = here.group(anya)
    for place, said in ((anya, None), (group, group)):
        await anya.says(f"/rules {game}", said)
        await settled(here)
        message, shown = place.last, [place.last.text]
        while onward := [button for button in message.flat if button.data == at(game, len(shown))]:
            await anya.presses(message, onward[0].data)
            await settled(here)
            shown.append(message.text)
        assert len(set(shown)) == len(rules_pages(speak("ru"), game))
    assert await audit(witness, here.store, here.settings) == []


def at(game: str, page: int) -> str:
    """What the button of a page of rules carries."""
    return Press(Verb.RULES, choice=f"{game}.{page}").data()


async def shrugged(here: House, message: Message) -> None:
    await here.sandbox.until(lambda: set(message.reactions.values()) == {"🤷"})


async def test_a_stranger_is_told_so_on_every_button(here: House) -> None:
    anya, borya = await here.friends("Аня", "Боря")
    (vika, gena) = await here.friends("Вика", "Гена", started=False)
    group = here.group(anya, borya, vika, gena)
    await here.lobby(group, anya, borya, vika)
    lobby, pressed = group.last, set[str]()

    async def tries(*messages: Message) -> None:
        before = await here.session(group)
        for message in messages:
            for button in message.flat:
                if f":{before.id}:" in button.data and not button.text.startswith("Играю!"):
                    answered = await gena.presses(lobby, button.data)
                    signs = button.text == "❓ Знаки" and "👉 — чей ход" in answered.text
                    told = button.text == "📜 Ходы"  # what has happened in their group everybody there may read
                    assert (
                        signs
                        or told
                        or answered.text
                        in (
                            STRANGER,
                            "Это решает \u2068Аня\u2069",
                            "Этот ход уже в прошлом. Свежее ниже 👇",
                        )
                    )
                    pressed.add(button.data.split(":")[0])
        assert await here.session(group) == before

    await tries(lobby)
    for label in ("Условия", "Часы: сутки"):
        await taps(here, anya, label, group)
        await settled(here)
        await tries(lobby)
    await taps(here, anya, "‹ Назад", group)
    await taps(here, anya, "‹ К сбору", group)
    await taps(here, anya, "Поехали!", group)
    await settled(here)
    await tries(lobby)
    await taps(here, anya, "Начать так", group)
    await settled(here)
    table = Table(here, group, [anya, borya, vika])
    await tries(board(group), *anya.received[-1:], *borya.received[-1:])
    await table.moves()
    await anya.says("/stop", group)
    await settled(here)
    await tries(*group.said, *anya.received[-1:], *borya.received[-1:])
    assert pressed >= set("lsSbcmyhtuXx")


async def test_a_forged_menu_overwrites_no_board(here: House) -> None:
    table = await begun(here)
    there, borya = board(table.group), table.people[1]
    shown = there.text, there.buttons
    for data in ("R::0:", "R::0:upturn", "n::0:", "L::0:en", "G::0:"):
        await borya.presses(there, data)
    await settled(here)
    assert (there.text, there.buttons) == shown
    assert not there.deleted


async def test_commands_in_the_wrong_place_get_a_kind_answer_and_make_no_noise(here: House) -> None:
    table = await begun(here)
    anya, borya = table.people
    said = len(table.group.said)
    asked = await borya.says("/games", table.group)
    await here.sandbox.until(lambda: "Тебя ждёт стол" in borya.last.text)
    await here.sandbox.until(lambda: set(asked.reactions.values()) == {"👌"})
    assert len(table.group.said) == said + 1
    (gena,) = await here.friends("Гена", started=False)
    await gena.joins(table.group)
    await shrugged(here, await gena.says("/games", table.group))
    assert len(table.group.said) == said + 2
    for command in ("/new", "/new upturn", "/join"):
        await anya.says(command)
        await here.sandbox.until(lambda: anya.last.text == "Столы стоят в группах: позови меня туда")
        await anya.erases(anya.last)
    for command in ("/table", "/hand", "/stop", "/leave"):
        await borya.says(command)
        await here.sandbox.until(lambda: "Тебя ждёт стол" in borya.last.text)
        await borya.erases(borya.last)
    assert (await table.session()).status == "playing"


async def test_a_corrected_command_is_not_given_twice(here: House) -> None:
    (anya,) = await here.friends("Аня")
    message = await anya.says("/gmaes")
    await anya.rewrites(message, "/games")
    await settled(here)
    assert anya.last.text.startswith("Болтовня мне пока не даётся"), "of the mistyped one"


async def test_huge_arguments_are_harmless(here: House) -> None:
    (anya,) = await here.friends("Аня")
    group = here.group(anya)
    for text in ("/new " + "я" * 4000, "/rules " + "<b>&" * 1000, "/new@KonSandboxBot " + "🃏" * 1500):
        await anya.says(text, group)
        await settled(here)
        assert group.last.sender.is_bot
    await anya.start("s" + "x" * 63)
    await here.sandbox.until(lambda: "Этого стола больше нет" in anya.last.text)
    await anya.start("🃏:*" * 20)
    await here.sandbox.until(lambda: anya.last.text.startswith("Привет!"))
    assert await here.store.inbox.parked() == []


async def test_two_who_join_at_the_same_moment_both_sit(here: House) -> None:
    anya, borya, vika = await here.friends("Аня", "Боря", "Вика")
    group = here.group(anya, borya, vika)
    await here.lobby(group, anya)
    answers = await asyncio.gather(*(person.taps("Играю!", group) for person in (borya, vika, borya, vika)))
    assert {answer.text for answer in answers} == {"Ты за столом!"}
    session = await here.session(group)
    assert [chair.person.id for chair in session.chairs] == [anya.id, borya.id, vika.id]


async def test_of_five_at_a_table_of_four_one_hears_that_it_is_full(here: House) -> None:
    anya, *others = await here.friends("Аня", "Боря", "Вика", "Гена", "Дина", "Егор")
    group = here.group(anya, *others)
    await anya.says("/new upturn", group)
    await here.sandbox.until(lambda: anya.sees("Играю!", group))
    await anya.taps("Выйти", group)
    await taps(here, others[0], "Собрать снова", group)
    await settled(here)
    answers = await asyncio.gather(*(person.taps("Играю!", group) for person in others))
    assert sorted(answer.text for answer in answers) == ["Мест нет", *["Ты за столом!"] * 4]
    assert len((await here.session(group)).chairs) == 4


async def test_twenty_taps_a_second_are_scolded_once(swift: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await begun(swift)
    monkeypatch.setattr("bot.handlers.rate_limit.RUSH_SECONDS", 60.0)  # on a machine that is busy with other things
    (gena,) = await swift.friends("Гена")
    await gena.joins(table.group)
    answers = await asyncio.gather(*(gena.taps("Что за игры?", table.group) for _ in range(20)))
    assert sum(answer.alert for answer in answers) == 3
    assert [answer.text for answer in answers].count("Помедленнее, фишки горячие") == 1
    assert [answer.text for answer in answers].count("") == 16
    assert (await table.people[0].taps("Что за игры?", table.group)).alert, "others don't feel it"


async def test_what_was_revealed_cannot_be_taken_back(here: House) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    mover = await table.mover()
    await mover.taps("✋", mover.last)
    await here.sandbox.until(lambda: mover.sees("↩️", mover.last))
    hand, undo = mover.finds("↩️", mover.last)
    await mover.presses(hand, first(hand).data)
    await settled(here)
    version = (await table.session()).version
    assert (await mover.presses(hand, undo.data)).text == "Уже открыто новое, назад никак"
    await passes(here, 11)
    assert (await mover.presses(hand, undo.data)).text == "Поздно, игра ушла вперёд"
    assert (await table.session()).version == version


async def test_who_starts_late_hears_nothing_of_a_table_that_is_closed(here: House) -> None:
    witness = Witness(here.sandbox)
    (anya,) = await here.friends("Аня")
    (vika,) = await here.friends("Вика", started=False)
    group = here.group(anya, vika)
    await here.lobby(group, anya, vika)
    await vika.says("/hand", group)
    await settled(here)
    await anya.says("/stop", group)
    await here.sandbox.until(lambda: any("🏁" in message.text for message in group.said))
    await vika.start()
    await settled(here)
    assert ["Привет! Я Кон." in message.text for message in vika.received] == [True]
    await audit(witness, here.store, here.settings, deaf=[vika.id])


async def test_a_command_for_another_time_of_a_table_is_told_so(here: House) -> None:
    table = await begun(here)
    anya, *_ = table.people
    (vika,) = await here.friends("Вика")
    await vika.joins(table.group)
    await shrugged(here, await vika.says("/join", table.group))
    await here.sandbox.until(lambda: vika.last.text == "Уже играют")
    neighbours = here.group(anya, vika, title="Соседи")
    await here.lobby(neighbours, anya, vika)
    await shrugged(here, await anya.says("/nudge", neighbours))
    await here.sandbox.until(lambda: anya.last.text == "Ещё собираемся, игра впереди")


async def test_who_cannot_be_led_to_private_is_told_where_to_press_start(here: House) -> None:
    (anya,) = await here.friends("Аня")
    (vika,) = await here.friends("Вика", started=False)
    group = here.group(anya, vika)
    await here.lobby(group, anya)
    here.sandbox.faults.add("answerCallbackQuery", status=400)
    answered = await vika.taps("Играю!", group)
    assert answered.text == "Ты за столом! Теперь «Старт» у меня в личке"
    assert len((await here.session(group)).chairs) == 2
