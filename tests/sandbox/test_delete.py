"""Deleting: own messages and others', young and old."""

import pytest
from telegram import Bot
from telegram.error import BadRequest

from bot.sandbox.driver import Person
from bot.sandbox.sandbox import Sandbox
from tests.sandbox.client import Client

TWO_DAYS = 48 * 3600 + 1


@pytest.fixture
async def anna(sandbox: Sandbox) -> Person:
    anna = sandbox.person("Аня")
    await anna.start()
    return anna


async def test_a_deleted_message_is_gone_and_cannot_go_twice(bot: Bot, anna: Person) -> None:
    sent = await bot.send_message(anna.id, "a")
    assert await bot.delete_message(anna.id, sent.message_id)
    assert anna.received == []
    with pytest.raises(BadRequest, match=r"(?i)message to delete not found"):
        await bot.delete_message(anna.id, sent.message_id)


async def test_after_48_hours_nothing_is_deleted(client: Client, anna: Person) -> None:
    group = client.sandbox.group("Дачники", anna)
    sent = [await client.does("sendMessage", chat_id=chat, text="a") for chat in (anna.id, group.id)]
    client.sandbox.jump(TWO_DAYS)
    for chat, message in zip((anna.id, group.id), sent, strict=True):
        refusal = await client.fails("deleteMessage", chat_id=chat, message_id=message["message_id"])
        assert refusal == "Bad Request: message can't be deleted for everyone"


async def test_others_messages_need_a_right_in_groups(client: Client, anna: Person) -> None:
    group = client.sandbox.group("Дачники", anna)
    said = await anna.says("/new", group)
    delete = {"chat_id": group.id, "message_id": said.id}
    assert await client.fails("deleteMessage", **delete) == "Bad Request: message can't be deleted"
    await anna.promotes_bot(group, ["can_delete_messages"])
    client.sandbox.jump(TWO_DAYS)
    assert await client.does("deleteMessage", **delete)
    private = await anna.says("x")
    assert await client.does("deleteMessage", chat_id=anna.id, message_id=private.id)


async def test_several_at_once_skip_what_is_gone(client: Client, anna: Person) -> None:
    ids = [(await client.does("sendMessage", chat_id=anna.id, text="a"))["message_id"] for _ in range(3)]
    await client.does("deleteMessages", chat_id=anna.id, message_ids=[*ids[:2], 999])
    assert [message.id for message in anna.received] == ids[2:]
    nothing = await client.fails("deleteMessages", chat_id=anna.id, message_ids=[])
    assert nothing == "Bad Request: message identifiers are not specified"
    many = await client.fails("deleteMessages", chat_id=anna.id, message_ids=list(range(1, 102)))
    assert many == "Bad Request: too many message identifiers specified"


async def test_what_opened_a_topic_stays(client: Client, anna: Person) -> None:
    group = client.sandbox.group("Форум", anna, forum=True)
    await anna.promotes_bot(group)
    topic = await anna.opens_topic("Игры", group)
    refusal = await client.fails("deleteMessage", chat_id=group.id, message_id=topic.id)
    assert refusal == "Bad Request: message can't be deleted"
