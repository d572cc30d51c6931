"""The Bot API methods of the sandbox, with the parameters that Telegram documents (Bot API 10.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast

Kind = Literal["int", "str", "bool", "chat", "list", "object", "file"]
"""`chat`: an id or @username; `list` and `object`: JSON; `file`: an upload, a file id or a link."""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


@dataclass(frozen=True, slots=True)
class Parameter:
    kind: Kind
    required: bool
    honoured: bool
    """False: Telegram knows it and the sandbox doesn't act on it."""


@dataclass(frozen=True, slots=True)
class Method:
    name: str
    parameters: dict[str, Parameter]


# name:kind, with ! when required and ~ when the sandbox does not act on it.
_SENT = """chat_id:chat! message_thread_id:int parse_mode:str disable_notification:bool reply_parameters:object
    reply_markup:object protect_content:bool business_connection_id:str~ direct_messages_topic_id:int~
    allow_paid_broadcast:bool~ message_effect_id:str~ suggested_post_parameters:object~"""
_EDITED = """chat_id:chat message_id:int reply_markup:object inline_message_id:str~ business_connection_id:str~"""
_CAPTION = "caption:str caption_entities:list show_caption_above_media:bool"

_METHODS = {
    "getMe": "",
    "logOut": "",
    "close": "",
    "getUpdates": "offset:int limit:int timeout:int allowed_updates:list",
    "setWebhook": """url:str! certificate:file~ ip_address:str~ max_connections:int allowed_updates:list
        drop_pending_updates:bool secret_token:str""",
    "deleteWebhook": "drop_pending_updates:bool",
    "getWebhookInfo": "",
    "sendMessage": f"{_SENT} text:str! entities:list link_preview_options:object",
    "sendPhoto": f"{_SENT} {_CAPTION} photo:file! has_spoiler:bool",
    "sendDocument": f"""{_SENT} caption:str caption_entities:list document:file! thumbnail:file~
        disable_content_type_detection:bool~""",
    "editMessageText": f"""{_EDITED} text:str parse_mode:str entities:list link_preview_options:object
        rich_message:object~""",
    "editMessageCaption": f"{_EDITED} {_CAPTION} parse_mode:str",
    "editMessageMedia": f"{_EDITED} media:object!",
    "editMessageReplyMarkup": _EDITED,
    "deleteMessage": "chat_id:chat! message_id:int!",
    "deleteMessages": "chat_id:chat! message_ids:list!",
    "answerCallbackQuery": "callback_query_id:str! text:str show_alert:bool url:str cache_time:int",
    "setMyCommands": "commands:list! scope:object language_code:str",
    "getMyCommands": "scope:object language_code:str",
    "deleteMyCommands": "scope:object language_code:str",
    "setMyName": "name:str language_code:str",
    "getMyName": "language_code:str",
    "setMyDescription": "description:str language_code:str",
    "getMyDescription": "language_code:str",
    "setMyShortDescription": "short_description:str language_code:str",
    "getMyShortDescription": "language_code:str",
    "getChat": "chat_id:chat!",
    "getChatMember": "chat_id:chat! user_id:int!",
    "getChatAdministrators": "chat_id:chat! return_bots:bool",
    "getChatMemberCount": "chat_id:chat!",
    "sendChatAction": "chat_id:chat! message_thread_id:int action:str! business_connection_id:str~",
    "setMessageReaction": "chat_id:chat! message_id:int! reaction:list is_big:bool",
    "pinChatMessage": "chat_id:chat! message_id:int! disable_notification:bool business_connection_id:str~",
    "unpinChatMessage": "chat_id:chat! message_id:int business_connection_id:str~",
    "unpinAllChatMessages": "chat_id:chat!",
    "leaveChat": "chat_id:chat!",
    "getFile": "file_id:str!",
}


UPDATE_KINDS = _words(
    """message edited_message channel_post edited_channel_post business_connection business_message
    edited_business_message deleted_business_messages guest_message message_reaction message_reaction_count inline_query
    chosen_inline_result callback_query shipping_query pre_checkout_query purchased_paid_media poll poll_answer
    my_chat_member chat_member chat_join_request chat_boost removed_chat_boost managed_bot"""
)
NOT_BY_DEFAULT = frozenset({"chat_member", "message_reaction", "message_reaction_count"})
"""Kinds of updates that a bot gets only when it asks for them by name."""

CHAT_ACTIONS = _words(
    """typing upload_photo record_video upload_video record_voice upload_voice upload_document choose_sticker
    find_location record_video_note upload_video_note"""
)
REACTIONS = _words(
    """❤ 👍 👎 🔥 🥰 👏 😁 🤔 🤯 😱 🤬 😢 🎉 🤩 🤮 💩 🙏 👌 🕊 🤡 🥱 🥴 😍 🐳 ❤‍🔥 🌚 🌭 💯 🤣 ⚡ 🍌 🏆 💔 🤨 😐 🍓
    🍾 💋 🖕 😈 😴 😭 🤓 👻 👨‍💻 👀 🎃 🙈 😇 😨 🤝 ✍ 🤗 🫡 🎅 🎄 ☃ 💅 🤪 🗿 🆒 💘 🙉 🦄 😘 💊 🙊 😎 👾 🤷‍♂ 🤷 🤷‍♀ 😡"""
)


def _method(name: str, row: str) -> Method:
    parameters = {}
    for word in row.split():
        parameter, kind = word.rstrip("!~").split(":")
        parameters[parameter] = Parameter(cast(Kind, kind), word.endswith("!"), not word.endswith("~"))
    return Method(name, parameters)


INPUT_MEDIA_PHOTO = _method("InputMediaPhoto", f"type:str! media:str! parse_mode:str has_spoiler:bool {_CAPTION}")
METHODS: dict[str, Method] = {name.lower(): _method(name, row) for name, row in _METHODS.items()}
"""By name in lower case: Telegram doesn't mind the case of a method's name."""
