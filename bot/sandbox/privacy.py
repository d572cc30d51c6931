"""Which messages of a chat the bot gets to see."""

from __future__ import annotations

from bot.sandbox.formatted import cut
from bot.sandbox.model import ADMINS, INSIDE, Message, User


def sees(bot: User, message: Message, *, privacy: bool) -> bool:
    """In groups, with privacy mode on: commands, replies to it, mentions of it and service messages."""
    chat = message.chat
    if chat.private:
        return not (chat.peer and chat.peer.blocked)
    if chat.status(bot) not in INSIDE:
        return False
    if not privacy or message.service or chat.status(bot) in ADMINS:
        return True
    if message.reply_to and message.reply_to.sender is bot:
        return True
    return _meant_for(bot, message)


def _meant_for(bot: User, message: Message) -> bool:
    name = f"@{bot.username}".lower()
    for entity in message.content.formatted.entities:
        written = cut(message.text, entity.offset, entity.end).lower()
        if entity.type == "bot_command" and entity.offset == 0:
            return "@" not in written or written.endswith(name)
        if entity.type == "mention" and written == name:
            return True
    return False
