"""The model as JSON, the way a bot gets it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.sandbox.formatted import Entity
from bot.sandbox.model import INSIDE, Button, Chat, Document, Json, Member, Message, Photo, Query, User
from bot.sandbox.pictures import STEPS, letter, within

Users = Mapping[int, User]

RIGHTS = (
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
)
"""Rights that every administrator's record names; pins and topics come with those who have them."""
PERMISSIONS = (
    "can_send_messages",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_send_polls",
    "can_send_other_messages",
    "can_add_web_page_previews",
    "can_react_to_messages",
    "can_edit_tag",
    "can_change_info",
    "can_invite_users",
    "can_pin_messages",
    "can_manage_topics",
)


def user(user: User) -> Json:
    """Deleted accounts have an empty first name; everybody has one."""
    given = _given(last_name=user.last_name, username=user.username, language_code=user.language)
    return {"id": user.id, "is_bot": user.is_bot, "first_name": user.first_name, **given}


def chat(chat: Chat) -> Json:
    if chat.peer:
        peer = chat.peer
        return _given(
            id=chat.id,
            type=chat.kind,
            first_name=peer.first_name,
            last_name=peer.last_name,
            username=peer.username,
        )
    return _given(id=chat.id, type=chat.kind, title=chat.title, username=chat.username, is_forum=chat.forum or None)


def message(message: Message, users: Users, *, nested: bool = False) -> Json:
    """A message; inside another one (`nested`) it names nothing that it replies to."""
    result: Json = {"message_id": message.id, "date": message.date, "chat": chat(message.chat)}
    if message.chat.kind != "channel":
        result["from"] = user(message.sender)
    if message.sender_chat:
        result["sender_chat"] = chat(message.sender_chat)
    if message.forwarded:
        result["is_automatic_forward"] = True
    if message.edited:
        result["edit_date"] = message.edited
    if message.topic:
        result |= {"message_thread_id": message.topic, "is_topic_message": True}
    elif message.thread:
        result["message_thread_id"] = message.thread
    replied = message.reply_to or (message.chat.messages.get(message.topic) if message.topic else None)
    if replied and replied is not message and not nested:
        result["reply_to_message"] = _replied(replied, users)
    return result | _content(message, users) | (message.service or {})


def maybe_inaccessible(told: Message, users: Users, *, accessible: bool) -> Json:
    """What a tap brings along: the message, or only where it was."""
    if accessible:
        return message(told, users)
    return {"chat": chat(told.chat), "message_id": told.id, "date": 0}


def callback_query(query: Query, users: Users, *, accessible: bool) -> Json:
    return {
        "id": query.id,
        "from": user(query.user),
        "message": maybe_inaccessible(query.message, users, accessible=accessible),
        "chat_instance": str(query.message.chat.id * 1_000_003),
        "data": query.data,
    }


def member(member: Member) -> Json:
    result: Json = {"status": member.status, "user": user(member.user)}
    match member.status:
        case "creator":
            result["is_anonymous"] = member.anonymous
        case "administrator":
            result |= {"can_be_edited": False, "is_anonymous": member.anonymous}
            result |= {right: right in member.rights or right == "can_manage_chat" for right in RIGHTS}
            result |= dict.fromkeys(sorted(member.rights), True)
        case "restricted":
            result |= {"is_member": True, "until_date": 0} | _permissions(member.can_send, member.can_send_photos)
        case "kicked":
            result["until_date"] = 0
    return result


def member_updated(chat_: Chat, by: User, date: int, old: Member, new: Member) -> Json:
    return {
        "chat": chat(chat_),
        "from": user(by),
        "date": date,
        "old_chat_member": member(old),
        "new_chat_member": member(new),
    }


def full_chat(full: Chat, users: Users) -> Json:
    """The answer to getChat."""
    gifts = dict.fromkeys(
        ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription", "gifts_from_channels"), False
    )
    result = chat(full) | {"accent_color_id": 0, "max_reaction_count": 11, "accepted_gift_types": gifts}
    if not full.private:
        result["permissions"] = _permissions(not full.silenced, not full.photos_forbidden)
    if full.pinned and (pinned := full.messages.get(full.pinned[-1])):
        result["pinned_message"] = message(pinned, users, nested=True)
    return result


def sizes(photo: Photo) -> list[Json]:
    """A photo as it can be had: the smaller ones first, the largest last."""
    smaller = {size: side for size, side in STEPS.items() if side < max(photo.width, photo.height)}
    told = [_size(photo, size, *within(photo.width, photo.height, side)) for size, side in smaller.items()]
    whole = _size(photo, letter(photo.width, photo.height), photo.width, photo.height)
    return [*told, whole | {"file_id": photo.file_id}]


def unique(file: Photo | Document) -> str:
    return file.unique or f"u{file.file_id}"


def count(full: Chat) -> int:
    return 2 if full.private else sum(member.status in INSIDE for member in full.members.values())


def keyboard(rows: tuple[tuple[Button, ...], ...]) -> Json:
    return {"inline_keyboard": [[_button(button) for button in row] for row in rows]}


def _button(button: Button) -> Json:
    result: Json = {"text": button.text}
    if button.data:
        result["callback_data"] = button.data
    if button.url:
        result["url"] = button.url
    if button.style:
        result["style"] = button.style
    return result | json.loads(button.other) if button.other else result


def _size(photo: Photo, size: str, width: int, height: int) -> Json:
    part = width * height / (photo.width * photo.height)
    return {
        "file_id": photo.file_id[:-1] + size,
        "file_unique_id": f"{unique(photo)}{size}",
        "width": width,
        "height": height,
        "file_size": max(1, round(photo.size * part)),
    }


def _permissions(can_send: bool, can_send_photos: bool) -> Json:
    return dict.fromkeys(PERMISSIONS, can_send) | {"can_send_photos": can_send and can_send_photos}


def _replied(replied: Message, users: Users) -> Json:
    return message(replied, users, nested=True)


def _content(message: Message, users: Users) -> Json:
    content = message.content
    result: Json = {}
    captioned = content.photo or content.document
    text, entities = ("caption", "caption_entities") if captioned else ("text", "entities")
    if content.formatted.text:
        result[text] = content.formatted.text
        if content.formatted.entities:
            result[entities] = [_entity(entity, users) for entity in content.formatted.entities]
    if content.preview:
        result["link_preview_options"] = json.loads(content.preview)
    if photo := content.photo:
        result["photo"] = sizes(photo)
    if file := content.document:
        named = {"file_name": file.name, "mime_type": file.mime, "file_size": file.size}
        result["document"] = {"file_id": file.file_id, "file_unique_id": unique(file)} | named
    if content.above:
        result["show_caption_above_media"] = True
    if content.spoiler:
        result["has_media_spoiler"] = True
    if message.keyboard:
        result["reply_markup"] = keyboard(message.keyboard)
    return result


def _entity(entity: Entity, users: Users) -> Json:
    result: Json = {"type": entity.type, "offset": entity.offset, "length": entity.length}
    if entity.url:
        result["url"] = entity.url
    if entity.user and entity.user in users:
        result["user"] = user(users[entity.user])
    if entity.language:
        result["language"] = entity.language
    return result


def _given(**fields: Any) -> Json:
    """Only what there is: Telegram leaves empty fields out."""
    return {name: value for name, value in fields.items() if value is not None and value != ""}
