"""Service messages: what happened, for a page that words it itself, and as one line in English."""

from __future__ import annotations

from typing import Any

from bot.sandbox.model import Json, Message

NOBODY = "Deleted account"
LINES = {
    "joined": "{who} joined the group",
    "added": "{who} added {whom}",
    "left": "{who} left",
    "removed": "{who} removed {whom}",
    "titled": "{who} named the group «{title}»",
    "topic": "{who} opened the topic «{title}»",
    "topic_closed": "{who} closed the topic",
    "upgraded": "The group became a supergroup",
    "was_group": "This supergroup was a group before",
    "pinned": "{who} pinned a message",
}


def event(message: Message) -> Json | None:
    """{kind, who, whom, title}; None for what has no words here."""
    for field, value in (message.service or {}).items():
        kind, whom, title = _read(field, value, message.sender.id)
        if kind:
            who = message.sender.first_name or NOBODY
            return {"kind": kind, "who": who, "whom": whom, "title": title}
    return None


def line(message: Message) -> str:
    """What isn't known is named as the Bot API names it; empty for what somebody has said."""
    if told := event(message):
        return LINES[told["kind"]].format_map(told)
    return ", ".join(message.service or {}).replace("_", " ")


def _read(field: str, value: Any, sender: int) -> tuple[str, str, str]:
    """Kind, whom, title."""
    match field:
        case "new_chat_members":
            kind = "joined" if [member["id"] for member in value] == [sender] else "added"
            return kind, ", ".join(map(_name, value)), ""
        case "left_chat_member":
            return "left" if value["id"] == sender else "removed", _name(value), ""
        case "new_chat_title":
            return "titled", "", value
        case "forum_topic_created":
            return "topic", "", value["name"]
    return OTHERS.get(field, ""), "", ""


OTHERS = {
    "forum_topic_closed": "topic_closed",
    "migrate_to_chat_id": "upgraded",
    "migrate_from_chat_id": "was_group",
    "pinned_message": "pinned",
}


def _name(user: Json) -> str:
    return str(user["first_name"]) or NOBODY
