"""A table whose topic or group is gone finds another place, or its people hear of it; what can't be sent is edited."""

from __future__ import annotations

import pytest

from bot.sandbox import acts
from bot.sandbox.driver import Person
from bot.sandbox.model import Message, Topic
from tests.e2e.audit import audit
from tests.e2e.history import Witness
from tests.e2e.house import House
from tests.e2e.scene import DAY, HOMELESS, HOUR, MINUTE, Table, begun, board, boards, hand_of, passes, settled, taps

pytestmark = pytest.mark.slow


async def in_topic(here: House, *names: str) -> tuple[Table, Topic]:
    """A game in a topic of a forum."""
    people = await here.friends(*(names or ("Аня", "Боря")))
    group = here.group(*people, forum=True)
    topic = await people[0].opens_topic("Игры", group)
    await people[0].says("/new upturn", group, topic=topic)
    await settled(here)
    for person in people[1:]:
        await taps(here, person, "Играю!", group)
    await settled(here)
    await taps(here, people[0], "Поехали!", group)
    await settled(here)
    return Table(here, group, people, await here.table(group, topic=topic)), topic


def notices(person: Person) -> list[Message]:
    """Where somebody has been told that their table has no place, or is asked whether it shall end."""
    return [message for message in person.received if message.text.endswith(HOMELESS)]


async def without_the_bot(here: House, *names: str) -> Table:
    """A game whose group has sent the bot away."""
    table = await begun(here, *names)
    await table.people[0].removes_bot(table.group)
    await settled(here)
    return table


async def test_a_game_whose_topic_is_deleted_goes_on_in_the_general_one(here: House) -> None:
    witness, (table, topic) = Witness(here.sandbox), await in_topic(here)
    anya, borya = table.people
    await anya.deletes_topic(topic, table.group)
    await table.moves()
    there = board(table.group)
    assert there is table.group.last
    assert there.topic is None
    assert "кладёт" in there.text
    assert (await table.session()).thread is None
    assert (await anya.taps("К столу", anya.last)).url.endswith(f"/{there.id}")
    await borya.says("/table", table.group)
    await settled(here)
    assert board(table.group) is not there
    await anya.says("/stop", table.group)
    await taps(here, anya, "Прервать игру", table.group)
    await settled(here)
    assert (await table.session()).status == "closed"
    await audit(witness, here.store, here.settings, tolerates=("thread not found", "message to edit not found"))


async def test_where_nothing_can_be_written_its_people_hear_of_it_and_only_the_host_may_end_it(here: House) -> None:
    witness, (table, topic) = Witness(here.sandbox), await in_topic(here)
    anya, borya = table.people
    await anya.deletes_topic(topic, table.group)
    table.group.silence()
    calls = len(here.sandbox.calls)
    await table.moves()
    assert [len(notices(person)) for person in table.people] == [1, 1]
    assert notices(anya)[0].silent
    await table.moves()
    await passes(here, MINUTE)
    assert [len(notices(person)) for person in table.people] == [1, 1]
    assert sum(not call.ok for call in list(here.sandbox.calls)[calls:]) <= 5, "it doesn't insist"
    (told,) = notices(borya)
    assert (await borya.taps("Прервать игру", told)).text == "Это решает \u2068Аня\u2069"
    (told,) = notices(anya)
    await anya.taps("Прервать игру", told)
    await taps(here, anya, "Играем дальше", told)
    await settled(here)
    assert told.text.endswith(HOMELESS)
    await anya.taps("Прервать игру", told)
    await here.sandbox.until(lambda: anya.sees("Играем дальше", told))
    assert (await table.session()).status == "playing", "it asks back"
    await anya.taps("Прервать игру", told)
    await settled(here)
    assert (await table.session()).status == "closed"
    assert told.deleted
    assert notices(borya) == []
    refusals = ("thread not found", "message to edit not found", "not enough rights")
    await audit(witness, here.store, here.settings, tolerates=refusals)


async def test_a_group_that_takes_messages_again_ends_the_notice(here: House) -> None:
    table = await without_the_bot(here)
    anya, _ = table.people
    assert all(notices(person) for person in table.people)
    await anya.adds_bot(table.group)
    await settled(here)
    assert board(table.group) is table.group.last
    assert not any(notices(person) for person in table.people)


async def test_a_table_without_a_group_comes_to_the_one_in_which_its_host_asks(here: House) -> None:
    witness, table = Witness(here.sandbox), await without_the_bot(here)
    anya, borya = table.people
    (vika,) = await here.friends("Вика")
    other = here.group(vika, anya, title="Соседи")
    await here.store.chats.note(other.id, quiet=(23 * 60, 9 * 60), zone="Asia/Tomsk")
    await settled(here)
    refused = await vika.says("/table", other)
    await here.sandbox.until(lambda: bool(refused.reactions))
    await anya.says("/table", other)
    await here.sandbox.until(lambda: anya.sees("Переехать сюда", other))
    question = other.last
    assert "Дачники" in question.text
    assert (await vika.taps("Переехать сюда", question)).text == "Ты не за этим столом. Новый: /new"
    assert (await anya.taps("Переехать сюда", question)).text == "Стол теперь здесь"
    await settled(here)
    assert question.deleted
    assert board(other) is other.last
    session = await table.session()
    assert (session.chat, session.quiet and session.quiet.zone) == (other.id, "Asia/Tomsk")
    assert list(await here.store.tables.of(other.id)) == [table.id]
    assert await here.store.tables.of(table.group.id) == {}
    assert not any(notices(person) for person in table.people)
    await table.moves()
    assert "кладёт" in board(other).text
    assert "Соседи" in borya.last.text
    await audit(witness, here.store, here.settings, tolerates=("bot was kicked",))


async def test_who_is_not_the_host_moves_it_only_to_where_all_of_the_table_are(here: House) -> None:
    table = await without_the_bot(here)
    anya, borya = table.people
    other = here.group(borya, title="Соседи")
    await borya.says("/table", other)
    await here.sandbox.until(lambda: borya.sees("Переехать сюда", other))
    answer = await borya.taps("Переехать сюда", other)
    assert answer.text == "Тут не все из-за стола: переезд решает \u2068Аня\u2069"
    await anya.joins(other)
    assert (await borya.taps("Переехать сюда", other)).text == "Стол теперь здесь"
    await settled(here)
    assert board(other) is other.last


async def test_a_lobby_without_a_group_moves_too(here: House) -> None:
    anya, borya = await here.friends("Аня", "Боря")
    group, other = here.group(anya, borya), here.group(anya, borya, title="Соседи")
    await here.lobby(group, anya)
    await anya.removes_bot(group)
    await settled(here)
    assert len(notices(anya)) == 1
    await anya.says("/table", other)
    await taps(here, anya, "Переехать сюда", other)
    await settled(here)
    await borya.taps("Играю!", other.last)
    await settled(here)
    assert "2 из 4" in other.last.text
    assert notices(anya) == []


async def test_a_table_goes_to_another_topic_when_its_host_wants_it_there(here: House) -> None:
    witness, (table, topic) = Witness(here.sandbox), await in_topic(here)
    anya, borya = table.people
    old = board(table.group)
    lunch = await anya.opens_topic("Обед", table.group)
    await borya.says("/table", table.group, topic=lunch)
    await here.sandbox.until(lambda: borya.sees("Переехать сюда", table.group))
    assert (await borya.taps("Переехать сюда", table.group)).text == "Это решает \u2068Аня\u2069"
    await anya.taps("Переехать сюда", table.group)
    await settled(here)
    assert old.deleted
    assert board(table.group).topic == lunch.id
    assert boards(table.group) == [board(table.group)]
    await table.moves()
    await anya.says("/stop", table.group, topic=topic)
    await anya.says("/stop", table.group, topic=lunch)
    await taps(here, anya, "Прервать игру", table.group)
    await settled(here)
    assert (await table.session()).status == "closed"
    await audit(witness, here.store, here.settings)


@pytest.mark.parametrize("shut", ["restricted", "closed topic"])
async def test_where_the_bot_may_edit_and_not_send_the_board_that_stands_goes_on(here: House, shut: str) -> None:
    table, topic = await in_topic(here)
    anya, borya = table.people
    there = board(table.group)
    if shut == "restricted":
        await anya.restricts_bot(table.group)
    else:
        await anya.closes_topic(topic, table.group)
    await settled(here)
    await anya.promotes(borya, table.group)
    calls = len(here.sandbox.calls)
    await borya.says("/table", table.group, topic=topic)
    await settled(here)
    for n in range(3):
        before = there.text
        await table.moves()
        assert there.text != before, n
    await passes(here, 13 * HOUR)
    await table.moves()
    assert board(table.group) is there
    assert sum(call.method == "sendMessage" and not call.ok for call in list(here.sandbox.calls)[calls:]) <= 2
    assert not any(notices(person) for person in table.people), "they can see it"
    if shut == "restricted":
        await anya.demotes_bot(table.group)
    else:
        topic.closed = False
        here.sandbox.world.post(
            table.group.chat, anya.user, topic=topic.id, service={"forum_topic_reopened": {}}
        )  # fmt: skip
    await settled(here)
    assert there.deleted
    assert board(table.group) is table.group.last, "/table was asked for"


async def test_exactly_one_hand_stands_after_a_block_whatever_became_of_it(here: House) -> None:
    witness, table = Witness(here.sandbox), await begun(here, "Аня", "Боря", "Вика")
    mover = await table.mover()
    hand = hand_of(mover)
    await mover.blocks()
    await settled(here)
    acts.unblock(here.sandbox.world, mover.user)
    await settled(here)
    hands = [message for message in mover.received if "Твой ход" in message.text]
    assert hands == [hand], "it is still there, and still the right one"
    assert await table.moves() is mover
    waiting = await table.waiting()
    await waiting.blocks()
    await settled(here)
    while await table.mover() is not waiting:
        await table.moves()
    acts.unblock(here.sandbox.world, waiting.user)
    await settled(here)
    hands = [message for message in waiting.received if "АП ТЕРН" in message.text]
    assert len(hands) == 1
    assert "Твой ход" in hands[0].text
    assert await table.moves() is waiting
    people = [person.id for person in (mover, waiting)]
    await audit(witness, here.store, here.settings, tolerates=("blocked",), deaf=people)


async def test_a_hand_whose_deletion_is_refused_while_its_owner_blocks_goes_when_they_are_back(here: House) -> None:
    """They block in the moment between the new hand and the deletion of the old one; nobody tells the bot."""
    table = await begun(here)
    following = await table.waiting()
    old = following.last
    refused = here.sandbox.faults.add("deleteMessage", chat=following.id, status=403)
    await table.moves()
    assert refused.hits == 1
    assert not old.deleted
    acts.block(here.sandbox.world, following.user)
    acts.unblock(here.sandbox.world, following.user)
    await settled(here)
    assert old.deleted
    assert "Твой ход" in following.last.text


@pytest.mark.parametrize("editable", [True, False])
async def test_a_stale_tap_on_a_faded_message_brings_a_fresh_one_below_it(here: House, editable: bool) -> None:
    """Telegram no longer says what it shows; an edit may still be taken, and then changes nothing."""
    table = await begun(here, clock="none")
    other = await table.waiting()
    hand = other.last
    await other.says("/games")
    await settled(here)
    hand.inaccessible = True
    query = acts.tap(here.sandbox.world, other.user, hand, f"o:{table.id}:99:")
    hand.inaccessible = not editable
    await here.sandbox.until(lambda: query.answered)
    assert "Свежее ниже" in query.text
    await settled(here)
    assert "АП ТЕРН" in other.last.text
    assert other.last.number > hand.number


async def test_a_channel_is_not_greeted_and_has_no_table(here: House) -> None:
    (anya,) = await here.friends("Аня")
    channel = here.sandbox.channel("Новости")
    acts.join(here.sandbox.world, anya.user, channel.chat)
    await anya.adds_bot(channel)
    await anya.promotes_bot(channel)
    await settled(here)
    assert channel.said == []
    old = here.sandbox.world.post(channel.chat, here.sandbox.world.bot)
    assert (await anya.presses(old, "n::0:upturn")).text == "Столы стоят в группах: позови меня туда"
    await settled(here)
    assert channel.said == [old]
    assert await here.store.tables.of(channel.id) == {}


async def test_a_post_of_a_channel_gives_no_command_in_the_group_where_it_is_discussed(here: House) -> None:
    table = await begun(here)
    channel = here.sandbox.channel("Новости")
    said = len(table.group.said)
    for text in ("/new upturn", "/table", "/rules upturn", "/help"):
        post = acts.publish(here.sandbox.world, channel.chat, text, discussed_in=table.group.chat)
        await settled(here)
        assert post.reactions == {}
    assert len(table.group.said) == said + 4


async def test_without_a_clock_the_host_may_send_away_who_is_silent_for_two_days(here: House) -> None:
    table = await begun(here, "Аня", "Боря", "Вика", clock="none")
    anya, mover = table.people[0], await table.mover()
    await passes(here, 2 * DAY - HOUR)
    refused = await anya.says("/kick", table.group)
    await here.sandbox.until(lambda: bool(refused.reactions))
    await passes(here, 2 * HOUR)
    await anya.says("/kick", table.group)
    await taps(here, anya, mover.name, table.group)
    await settled(here)
    assert (await table.session()).chairs[1].left
    for _ in range(3):  # the stand-in takes its time over each move
        await passes(here, 10)
    assert await table.mover() is not mover
