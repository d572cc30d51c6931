"""Groups: privacy mode, anonymous admins, channels, topics, members, pins."""

import pytest
from telegram import Bot, Message

from bot.sandbox.acts import NotAllowed
from bot.sandbox.driver import Group, Person
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.world import Rules
from tests.sandbox.client import Client


@pytest.fixture
def anna(sandbox: Sandbox) -> Person:
    return sandbox.person("Аня", language="ru", username="anna_k")


@pytest.fixture
def group(sandbox: Sandbox, anna: Person) -> Group:
    """Of which the bot has heard nothing yet."""
    group = sandbox.group("Дачники", anna)
    sandbox.world.updates.drop()
    return group


async def heard(bot: Bot) -> list[Message]:
    updates = await bot.get_updates()
    return [message for update in updates if (message := update.message or update.edited_message)]


async def test_the_bot_hears_that_it_was_added(bot: Bot, sandbox: Sandbox, anna: Person) -> None:
    group = sandbox.group("Дачники", anna, kind="group")
    added, message = await bot.get_updates()
    assert added.my_chat_member is not None
    assert (added.my_chat_member.chat.id, added.my_chat_member.from_user.id) == (group.id, anna.id)
    assert message.message is not None
    assert [user.id for user in message.message.new_chat_members] == [bot.id]


async def test_privacy_mode_hides_talk_and_commands_for_others(bot: Bot, anna: Person, group: Group) -> None:
    own = await bot.send_message(group.id, "стол")
    await anna.says("просто болтовня", group)
    await anna.says("и про /new тоже", group)
    await anna.says("/new@OtherBot", group)
    await anna.says("/new", group)
    await anna.says("/new@konsandboxbot апт", group)
    await anna.says("ответ", group, reply_to=group.message(own.message_id))
    await anna.says("эй, @KonSandboxBot!", group)
    await anna.retitles(group, "Дача")
    texts = [message.text or message.new_chat_title for message in await heard(bot)]
    assert texts == ["/new", "/new@konsandboxbot апт", "ответ", "эй, @KonSandboxBot!", "Дача"]


async def test_an_admin_hears_everything_and_so_does_any_bot_without_privacy(
    bot: Bot, anna: Person, group: Group
) -> None:
    await anna.promotes_bot(group)
    await anna.says("болтовня", group)
    assert [message.text for message in await heard(bot)] == ["болтовня"]
    async with Sandbox(rules=Rules(privacy=False)) as open_house:
        person = open_house.person("Аня")
        await person.says("болтовня", open_house.group("Дачники", person))
        assert open_house.world.updates.pending()[-1].payload["message"]["text"] == "болтовня"


async def test_an_anonymous_admin_writes_as_the_group(bot: Bot, sandbox: Sandbox, anna: Person, group: Group) -> None:
    borya = sandbox.person("Боря")
    await borya.joins(group)
    await anna.promotes(borya, group, anonymous=True)
    await borya.says("/new", group)
    message = (await heard(bot))[-1]
    assert message.from_user is not None
    assert message.sender_chat is not None
    assert (message.from_user.id, message.from_user.username) == (1087968824, "GroupAnonymousBot")
    assert message.sender_chat.id == group.id


async def test_somebody_writes_in_the_name_of_a_channel(bot: Bot, sandbox: Sandbox, anna: Person, group: Group) -> None:
    channel = sandbox.channel("Новости")
    await anna.says("/new", group, channel=channel)
    [message] = await heard(bot)
    assert message.sender_chat is not None
    assert message.from_user is not None
    assert (message.sender_chat.id, message.from_user.is_bot) == (channel.id, True)


async def test_edits_of_commands_are_heard_and_edits_of_talk_are_not(bot: Bot, anna: Person, group: Group) -> None:
    said, talk = await anna.says("/nwe", group), await anna.says("ой", group)
    await anna.rewrites(said, "/new")
    await anna.rewrites(talk, "ай")
    assert [(message.text, message.edit_date is not None) for message in await heard(bot)] == [
        ("/nwe", False),
        ("/new", True),
    ]


async def test_messages_in_a_topic_say_so_and_answers_go_there(bot: Bot, sandbox: Sandbox, anna: Person) -> None:
    forum = sandbox.group("Форум", anna, forum=True)
    topic = await anna.opens_topic("Игры", forum)
    await anna.says("/new", forum, topic=topic)
    await anna.says("/help", forum)
    inside, outside = (await heard(bot))[-2:]
    assert (inside.is_topic_message, inside.message_thread_id) == (True, topic.id)
    assert inside.reply_to_message is not None
    assert inside.reply_to_message.forum_topic_created is not None
    assert (outside.is_topic_message, outside.message_thread_id) == (None, None)
    sent = await bot.send_message(forum.id, "стол", message_thread_id=topic.id)
    assert (sent.is_topic_message, sent.message_thread_id) == (True, topic.id)


async def test_topics_that_are_gone_closed_or_never_were(client: Client, anna: Person, group: Group) -> None:
    forum = client.sandbox.group("Форум", anna, forum=True)
    topic = await anna.opens_topic("Игры", forum)
    send = {"chat_id": forum.id, "text": "a", "message_thread_id": topic.id}
    await anna.closes_topic(topic, forum)
    assert await client.fails("sendMessage", **send) == "Bad Request: TOPIC_CLOSED"
    await anna.deletes_topic(topic, forum)
    assert await client.fails("sendMessage", **send) == "Bad Request: message thread not found"
    assert await client.fails("sendMessage", **send | {"chat_id": group.id}) == "Bad Request: message thread not found"


async def test_replies_outside_of_forums_carry_a_thread_that_is_no_topic(bot: Bot, anna: Person, group: Group) -> None:
    first = await anna.says("/new", group)
    await anna.says("/join", group, reply_to=first)
    reply = (await heard(bot))[-1]
    assert (reply.message_thread_id, reply.is_topic_message) == (first.id, None)


async def test_comings_and_goings_are_service_messages(bot: Bot, sandbox: Sandbox, anna: Person, group: Group) -> None:
    borya = sandbox.person("Боря")
    await borya.joins(group)
    await borya.leaves(group)
    await anna.adds(borya, group)
    await anna.removes(borya, group)
    told = [(m.from_user, m.new_chat_members, m.left_chat_member) for m in await heard(bot)]
    assert [(by.first_name if by else "", bool(new), bool(left)) for by, new, left in told] == [
        ("Боря", True, False),
        ("Боря", False, True),
        ("Аня", True, False),
        ("Аня", False, True),
    ]


async def test_members_as_the_bot_may_ask_for_them(bot: Bot, sandbox: Sandbox, anna: Person, group: Group) -> None:
    borya, vika, gena = (sandbox.person(name) for name in ("Боря", "Вика", "Гена"))
    for person in (borya, vika, gena):
        await person.joins(group)
    await anna.promotes(borya, group)
    await anna.removes(vika, group)
    await gena.leaves(group)
    people = (anna, borya, vika, gena)
    statuses = [(await bot.get_chat_member(group.id, person.id)).status for person in people]
    assert statuses == ["creator", "administrator", "kicked", "left"]
    assert await bot.get_chat_member_count(group.id) == 3
    assert [admin.user.id for admin in await bot.get_chat_administrators(group.id)] == [anna.id, borya.id]
    assert (await bot.get_chat(group.id)).title == "Дачники"


async def test_a_rename_shows_with_the_next_update(bot: Bot, anna: Person, group: Group) -> None:
    await anna.renames("<b>&_*", "{x}")
    await anna.says("/new", group)
    [message] = await heard(bot)
    assert message.from_user is not None
    assert (message.from_user.first_name, message.from_user.last_name) == ("<b>&_*", "{x}")


async def test_pins_need_a_right_and_are_told(bot: Bot, client: Client, anna: Person, group: Group) -> None:
    sent = await bot.send_message(group.id, "стол")
    pin = {"chat_id": group.id, "message_id": sent.message_id}
    assert "not enough rights to manage pinned messages" in await client.fails("pinChatMessage", **pin)
    await anna.promotes_bot(group)
    await client.does("pinChatMessage", **pin)
    assert (await bot.get_chat(group.id)).pinned_message == sent
    assert (await heard(bot))[-1].pinned_message == sent
    await client.does("unpinChatMessage", **pin)
    assert await client.fails("unpinChatMessage", **pin) == "Bad Request: message to unpin not found"


async def test_who_has_left_can_neither_write_nor_tap(anna: Person, group: Group, client: Client) -> None:
    keyboard = {"inline_keyboard": [[{"text": "a", "callback_data": "x"}]]}
    await client.does("sendMessage", chat_id=group.id, text="a", reply_markup=keyboard)
    await anna.leaves(group)
    with pytest.raises(NotAllowed):
        await anna.says("/new", group)
    with pytest.raises(NotAllowed):
        await anna.taps("a", group)


async def test_hidden_members_are_seen_by_admins_alone_and_admins_by_everybody(
    bot: Bot, client: Client, sandbox: Sandbox, anna: Person, group: Group
) -> None:
    boris = sandbox.person("Боря")
    group.hide_members()
    asked = {"chat_id": group.id, "user_id": anna.id}
    assert await client.fails("getChatMember", **asked) == "Bad Request: CHAT_ADMIN_REQUIRED"
    strange = {**asked, "user_id": boris.id}
    assert await client.fails("getChatMember", **strange) == "Bad Request: PARTICIPANT_ID_INVALID"
    assert [admin.user.id for admin in await bot.get_chat_administrators(group.id)] == [anna.id]
    assert (await bot.get_chat_member(group.id, bot.id)).status == "member"
    await anna.promotes_bot(group)
    assert (await bot.get_chat_member(group.id, anna.id)).status == "creator"
