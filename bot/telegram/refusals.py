"""What Telegram's refusals mean, by their words. Whatever isn't listed here is unknown, and treated with patience.

python-telegram-bot rewrites them («Bad Request: CHAT_RESTRICTED» becomes «Chat_restricted»), and so does Telegram now
and then: these are parts of them, and case doesn't count.
"""

from __future__ import annotations

import re


def _any(*parts: str) -> re.Pattern[str]:
    return re.compile("|".join(parts), re.IGNORECASE)


UNCHANGED = _any("message is not modified", "MESSAGE_NOT_MODIFIED")
"""An edit to what the message shows already."""
DELETED_ALREADY = _any("message to delete not found")
BEYOND_REACH = _any(
    r"message to \w+ not found", "message can't be (edited|deleted)", "message identifier is not specified",
    "MESSAGE_ID_INVALID", "MESSAGE_DELETE_FORBIDDEN", "MESSAGE_EDIT_TIME_EXPIRED", "MESSAGE_AUTHOR_REQUIRED",
    r"there is no (text|caption) in the message to edit",
)  # fmt: skip
"""A message that is gone, too old, or not ours; or of another kind than we thought."""
OTHER_KIND = _any(r"there is no (text|caption) in the message to edit")
"""It is there, but it is a picture where we thought of a text, or the other way round."""
CLOSED = _any(
    "not enough rights", "have no rights", "have no write access", "need administrator rights", "CHAT_ADMIN_REQUIRED",
    "CHAT_WRITE_FORBIDDEN", r"CHAT_SEND_\w+_FORBIDDEN", "USER_BANNED_IN_CHANNEL", "CHANNEL_PRIVATE",
    "chat not found", "user not found", "PEER_ID_INVALID", "kicked", "not a member", "deactivated",
    "group chat was deleted", "USER_IS_BLOCKED", "can't initiate conversation", "bots can't send messages to bots",
    "TOPIC_CLOSED", "TOPIC_DELETED", "TOPIC_ID_INVALID", "thread not found",
)  # fmt: skip
"""We may not write there until somebody changes that."""
NO_MEDIA = _any("not enough rights to send (photos|media)", r"CHAT_SEND_(PHOTOS|MEDIA)_FORBIDDEN")
"""No picture may be shown there; a text may."""
WRONG_FILE = _any(
    r"wrong (remote )?file[ _]?id", "invalid file[ _]?id", "FILE_ID_INVALID", r"FILE_REFERENCE_\w+", "PHOTO_ID_INVALID",
    "can't use file of type", "type of file mismatch", "file is temporarily unavailable",
)  # fmt: skip
"""What was uploaded can't be had by its id any more."""
SPOILT = _any(
    r"PHOTO_\w+", "IMAGE_PROCESS_FAILED", r"MEDIA_\w+", "file must be non-empty", "file is too big",
    "Entity Too Large", "HTTP 413", "no photo in the request", "caption is too long",
)  # fmt: skip
"""Telegram has nothing against the message, but can't do anything with its picture."""
TOPIC_GONE = _any("TOPIC_DELETED", "TOPIC_ID_INVALID", "thread not found")
"""The chat may be open, but has no such topic any more."""
ACCOUNT_DELETED = _any("deactivated")
ILL_MADE = _any(
    "can't parse", "is too long", "TOO_LONG", "is empty", "must be non-empty", r"BUTTON_\w+", "REPLY_MARKUP_INVALID",
    "ENTITY_", "ENTITIES_",
)  # fmt: skip
"""What was to be shown is at fault: something else may be shown all the same."""
TAP_IS_OVER = _any("query is too old", "query ID is invalid", "QUERY_ID_INVALID", "URL_INVALID")
"""A tap that can't be answered any more, or not with that link."""
NO_REACTION = _any("REACTION_INVALID", "REACTIONS_", "message to react not found")
"""Reactions, or this one, aren't to be had there: a courtesy less."""

CODE = re.compile("[A-Z][a-z0-9]*(_[a-z0-9]+)+")


def as_written(text: str) -> str:
    """The text of an error as Telegram wrote it: its codes are in capitals."""
    return CODE.sub(lambda code: code.group().upper(), text)
