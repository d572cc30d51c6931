"""Service messages as one line: who came, who went, what the chat is called now."""

from __future__ import annotations

from bot.sandbox.model import Json, Message


def line(message: Message) -> str:
    """Raises nothing: what isn't known is named as the Bot API names it."""
    service = message.service or {}
    who = message.sender.first_name or "Deleted account"
    for field, value in service.items():
        match field:
            case "new_chat_members":
                return _came(who, message.sender.id, value)
            case "left_chat_member":
                return f"{who} left" if value["id"] == message.sender.id else f"{who} removed {value['first_name']}"
            case "new_chat_title":
                return f"{who} named the group «{value}»"
            case "forum_topic_created":
                return f"{who} opened the topic «{value['name']}»"
            case "forum_topic_closed":
                return f"{who} closed the topic"
            case "migrate_to_chat_id":
                return "The group became a supergroup"
            case "migrate_from_chat_id":
                return "This supergroup was a group before"
            case "pinned_message":
                return f"{who} pinned a message"
    return ", ".join(service).replace("_", " ")


def _came(who: str, sender: int, members: list[Json]) -> str:
    if [member["id"] for member in members] == [sender]:
        return f"{who} joined the group"
    return f"{who} added {', '.join(member['first_name'] for member in members)}"
