"""Where a bot may not write, and in which words it hears so."""

import pytest
from telegram import Bot
from telegram.error import BadRequest, ChatMigrated, Forbidden

from bot.sandbox.driver import Person
from bot.sandbox.sandbox import Sandbox
from tests.sandbox.client import Client


@pytest.fixture
def anna(sandbox: Sandbox) -> Person:
    return sandbox.person("Аня")


async def test_a_stranger_is_not_found_a_member_of_a_common_group_has_to_start(bot: Bot, sandbox: Sandbox) -> None:
    stranger, member = sandbox.person("Вика"), sandbox.person("Аня")
    sandbox.group("Дачники", member)
    with pytest.raises(BadRequest, match=r"(?i)chat not found"):
        await bot.send_message(stranger.id, "a")
    with pytest.raises(Forbidden, match=r"(?i)bot can't initiate conversation with a user"):
        await bot.send_message(member.id, "a")
    await member.start()
    await bot.send_message(member.id, "a")


async def test_who_blocks_the_bot_shuts_it_out_until_they_start_again(bot: Bot, anna: Person) -> None:
    await anna.start()
    sent = await bot.send_message(anna.id, "a")
    await anna.blocks()
    with pytest.raises(Forbidden, match=r"(?i)bot was blocked by the user"):
        await bot.send_message(anna.id, "b")
    with pytest.raises(Forbidden, match=r"(?i)bot was blocked by the user"):
        await bot.edit_message_text("b", anna.id, sent.message_id)
    await anna.start()
    await bot.send_message(anna.id, "b")
    statuses = [u.my_chat_member.new_chat_member.status for u in await bot.get_updates() if u.my_chat_member]
    assert statuses == ["kicked", "member"]


async def test_a_deleted_account_is_deactivated(bot: Bot, anna: Person) -> None:
    await anna.start()
    await anna.deletes_account()
    with pytest.raises(Forbidden, match=r"(?i)user is deactivated"):
        await bot.send_message(anna.id, "a")


@pytest.mark.parametrize("kind", ["group", "supergroup"])
async def test_a_bot_that_was_thrown_out_or_has_left(bot: Bot, sandbox: Sandbox, anna: Person, kind: str) -> None:
    group = sandbox.group("Дачники", anna, kind="group" if kind == "group" else "supergroup")
    await anna.removes_bot(group)
    with pytest.raises(Forbidden, match=rf"(?i)bot was kicked from the {kind} chat"):
        await bot.send_message(group.id, "a")
    await anna.adds_bot(group)
    await bot.leave_chat(group.id)
    with pytest.raises(Forbidden, match=rf"(?i)bot is not a member of the {kind} chat"):
        await bot.send_message(group.id, "a")
    statuses = [u.my_chat_member.new_chat_member.status for u in await bot.get_updates() if u.my_chat_member]
    assert statuses == ["member", "kicked", "member", "left"]


async def test_a_group_that_the_bot_never_was_in_is_not_found(bot: Bot, sandbox: Sandbox, anna: Person) -> None:
    group = sandbox.group("Чужие", anna, bot=False)
    with pytest.raises(BadRequest, match=r"(?i)chat not found"):
        await bot.get_chat(group.id)
    with pytest.raises(BadRequest, match=r"(?i)chat not found"):
        await bot.send_message(-100123, "a")


async def test_who_may_not_write_hears_which_right_is_missing(client: Client, anna: Person) -> None:
    group = client.sandbox.group("Дачники", anna)
    refused = "Bad Request: not enough rights to send text messages to the chat"
    group.silence()
    assert await client.fails("sendMessage", chat_id=group.id, text="a") == refused
    await anna.promotes_bot(group)
    await client.does("sendMessage", chat_id=group.id, text="a")
    group.silence(False)
    await anna.restricts_bot(group)
    assert await client.fails("sendMessage", chat_id=group.id, text="a") == refused


async def test_an_upgraded_group_tells_its_new_id(bot: Bot, sandbox: Sandbox, anna: Person) -> None:
    group = sandbox.group("Дачники", anna, kind="group")
    old = group.id
    sent = await bot.send_message(old, "a")
    await anna.upgrades(group)
    assert group.id != old
    for call in (bot.send_message(old, "b"), bot.edit_message_text("b", old, sent.message_id)):
        with pytest.raises(ChatMigrated) as migrated:
            await call
        assert migrated.value.new_chat_id == group.id
    away, here = [u.message for u in await bot.get_updates() if u.message][-2:]
    assert away is not None
    assert here is not None
    assert (away.chat.id, away.migrate_to_chat_id) == (old, group.id)
    assert (here.chat.id, here.migrate_from_chat_id) == (group.id, old)
    await bot.send_message(group.id, "c")
    assert [message.text for message in group.said] == ["a", "c"]


async def test_chats_can_be_named_by_username(client: Client) -> None:
    client.sandbox.channel("Новости", "kon_news")
    assert "not found" not in await client.fails("sendMessage", chat_id="@kon_news", text="a")
    assert await client.fails("sendMessage", chat_id="@nobody_here", text="a") == "Bad Request: chat not found"
