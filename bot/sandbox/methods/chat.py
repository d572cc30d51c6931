"""getChat and its kin, pins, leaveChat."""

from __future__ import annotations

from bot.sandbox import wire
from bot.sandbox.acts import leave
from bot.sandbox.errors import bad
from bot.sandbox.happenings import ChatChanged
from bot.sandbox.methods.access import chat_of, message_of
from bot.sandbox.methods.handler import Handler
from bot.sandbox.model import ADMINS, Chat, Json, Member
from bot.sandbox.params import Params
from bot.sandbox.state import BotApi


def get_chat(api: BotApi, params: Params) -> Json:
    return wire.full_chat(chat_of(api, params, "read"), api.world.users)


def get_member(api: BotApi, params: Params) -> Json:
    chat = chat_of(api, params, "read")
    user = api.world.users.get(params.number("user_id"))
    if user is None:
        raise bad("invalid user_id specified" if params.number("user_id") <= 0 else "member not found")
    if chat.private:
        return wire.member(Member(user, "member"))
    if chat.hides_members and user is not api.world.bot and chat.status(api.world.bot) not in ADMINS:
        raise bad("CHAT_ADMIN_REQUIRED" if user.id in chat.members else "PARTICIPANT_ID_INVALID")
    return wire.member(chat.members.get(user.id) or Member(user, "left"))


def get_administrators(api: BotApi, params: Params) -> list[Json]:
    chat = chat_of(api, params, "read")
    if chat.private:
        raise bad("there are no administrators in the private chat")
    admins = (member for member in chat.members.values() if member.status in ADMINS)
    return [wire.member(member) for member in admins if not member.user.is_bot or params.flag("return_bots")]


def get_member_count(api: BotApi, params: Params) -> int:
    return wire.count(chat_of(api, params, "read"))


def pin(api: BotApi, params: Params) -> bool:
    chat = chat_of(api, params, "edit")
    message = message_of(api, params, chat, "pin")
    _may_pin(api, chat)
    if message.id not in chat.pinned:
        chat.pinned.append(message.id)
        pinned = {"pinned_message": wire.message(message, api.world.users, nested=True)}
        api.world.post(chat, api.world.bot, service=pinned, silent=params.flag("disable_notification"))
    return True


def unpin(api: BotApi, params: Params) -> bool:
    """The message named, or the newest pin."""
    chat = chat_of(api, params, "edit")
    _may_pin(api, chat)
    wanted = params.number("message_id") or (chat.pinned[-1] if chat.pinned else 0)
    if wanted not in chat.pinned:
        raise bad("message to unpin not found")
    chat.pinned.remove(wanted)
    api.world.tell(ChatChanged(chat))
    return True


def unpin_all(api: BotApi, params: Params) -> bool:
    chat = chat_of(api, params, "edit")
    _may_pin(api, chat)
    chat.pinned.clear()
    api.world.tell(ChatChanged(chat))
    return True


def leave_chat(api: BotApi, params: Params) -> bool:
    chat = chat_of(api, params, "edit")
    if chat.private:
        raise bad("chat member status can't be changed in private chats")
    leave(api.world, api.world.bot, chat)
    return True


def _may_pin(api: BotApi, chat: Chat) -> None:
    if not chat.private and not chat.allows(api.world.bot, "can_pin_messages"):
        raise bad("not enough rights to manage pinned messages in the chat")


HANDLERS: dict[str, Handler] = {
    "getChat": get_chat,
    "getChatMember": get_member,
    "getChatAdministrators": get_administrators,
    "getChatMemberCount": get_member_count,
    "pinChatMessage": pin,
    "unpinChatMessage": unpin,
    "unpinAllChatMessages": unpin_all,
    "leaveChat": leave_chat,
}
