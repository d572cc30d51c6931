"""The bot's own things: command menus, name, descriptions."""

import pytest
from telegram import Bot, BotCommand, BotCommandScopeAllGroupChats, BotCommandScopeChatMember

from bot.sandbox.sandbox import Sandbox
from tests.sandbox.client import Client


async def test_menus_are_kept_by_scope_and_language(bot: Bot, sandbox: Sandbox) -> None:
    anna = sandbox.person("Аня")
    group = sandbox.group("Дачники", anna)
    groups, one = BotCommandScopeAllGroupChats(), BotCommandScopeChatMember(group.id, anna.id)
    await bot.set_my_commands([BotCommand("help", "Help")])
    await bot.set_my_commands([BotCommand("new", "Новый стол")], groups, "ru")
    await bot.set_my_commands([BotCommand("stop", "Stop")], one)
    assert [command.command for command in await bot.get_my_commands()] == ["help"]
    assert [command.description for command in await bot.get_my_commands(groups, "ru")] == ["Новый стол"]
    assert [command.command for command in await bot.get_my_commands(one)] == ["stop"]
    await bot.delete_my_commands(groups, "ru")
    assert await bot.get_my_commands(groups, "ru") == ()
    assert sandbox.mistakes == []


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ({"command": "New!", "description": "x"}, "BOT_COMMAND_INVALID"),
        ({"command": "x" * 33, "description": "x"}, "BOT_COMMAND_INVALID"),
        ({"command": "new", "description": ""}, "BOT_COMMAND_DESCRIPTION_INVALID"),
        ({"command": "new", "description": "x" * 257}, "BOT_COMMAND_DESCRIPTION_INVALID"),
        ("new", "can't parse BotCommand: expected an Object"),
    ],
)
async def test_a_command_that_telegram_refuses(client: Client, command: object, reason: str) -> None:
    assert await client.fails("setMyCommands", commands=[command]) == f"Bad Request: {reason}"


async def test_a_scope_must_exist(client: Client) -> None:
    for scope, reason in (
        ({"type": "planet"}, "can't parse BotCommandScope: Unsupported type specified"),
        ({"type": "chat", "chat_id": -1}, "chat not found"),
    ):
        refusal = await client.fails("setMyCommands", commands=[], scope=scope)
        assert refusal == f"Bad Request: {reason}"


async def test_name_and_descriptions_by_language(bot: Bot, client: Client) -> None:
    await bot.set_my_name("Кон", "ru")
    await bot.set_my_description("Игры в чате")
    await bot.set_my_short_description("Игры")
    assert (await bot.get_my_name("ru")).name == "Кон"
    assert (await bot.get_my_name()).name == "Kon"
    assert (await bot.get_my_description("ru")).description == "Игры в чате"
    assert (await bot.get_my_short_description()).short_description == "Игры"
    assert "too long" in await client.fails("setMyShortDescription", short_description="x" * 121)
