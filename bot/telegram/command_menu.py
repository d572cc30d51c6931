"""The menus of commands that Telegram shows, for each kind of chat and language."""

import structlog
from telegram import Bot, BotCommand, BotCommandScope, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats
from telegram.error import TelegramError

from bot.screens.commands import Scope, menu
from bot.text.words import LANGUAGES, speak

log = structlog.get_logger()

SCOPES: dict[Scope, BotCommandScope] = {
    "group": BotCommandScopeAllGroupChats(),
    "private": BotCommandScopeAllPrivateChats(),
}


async def publish(bot: Bot) -> None:
    """Tells Telegram the menus; English is for everybody who reads neither language. A failure is only noted."""
    try:
        for scope, where in SCOPES.items():
            for language in LANGUAGES:
                commands = [BotCommand(name, told) for name, told in menu(speak(language), scope)]
                await bot.set_my_commands(commands, scope=where, language_code=language)
            everybody = [BotCommand(name, told) for name, told in menu(speak("en"), scope)]
            await bot.set_my_commands(everybody, scope=where)
    except TelegramError as error:
        log.warning("the command menus could not be set", error=error.message)
