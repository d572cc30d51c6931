"""What people do in Telegram. The driver's persons and the page both act through these."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.sandbox import wire
from bot.sandbox.formatted import Formatted, finish
from bot.sandbox.happenings import ChatChanged, UserChanged
from bot.sandbox.model import ADMINS, INSIDE, Chat, Content, Member, Message, Photo, Query, Status, Topic, User
from bot.sandbox.world import World

ALL_RIGHTS = frozenset({*wire.RIGHTS, "can_pin_messages", "can_manage_topics"})
TELEGRAM = 777000
"""Who brings a channel's posts into its group."""
PICTURE = Photo("AgACAgIAAxk", 90, 90, 1024)
GENERAL = 1
"""The topic that every forum has; its messages name no topic."""


class NotAllowed(Exception):
    """Telegram's apps wouldn't let a person do this."""


def start(world: World, user: User, payload: str = "") -> Message:
    """Presses Start, perhaps through a link with a payload; who has blocked the bot unblocks it with that."""
    _alive(user)
    if user.blocked:
        world.told_of_block(user, blocked=False)
    user.started = True
    return say(world, user, world.private(user), f"/start {payload}".strip())


def block(world: World, user: User) -> None:
    world.told_of_block(user, blocked=True)
    world.tell(UserChanged(user))


def unblock(world: World, user: User) -> None:
    """The bot may write again; nobody presses Start for that."""
    world.told_of_block(user, blocked=False)
    world.tell(UserChanged(user))


def say(
    world: World,
    user: User,
    chat: Chat,
    text: str,
    *,
    reply_to: Message | None = None,
    topic: int | None = None,
    channel: Chat | None = None,
) -> Message:
    """Writes in a chat: as oneself, as an anonymous admin, or in the name of a channel."""
    member = _may_write(chat, user, world)
    content = Content(finish(Formatted(text)))
    if not content.formatted.text:
        raise NotAllowed("nothing to say")
    sender, sender_chat = user, channel
    if channel:
        sender = world.channel_sender
    elif member and member.anonymous:
        sender, sender_chat = world.anonymous, chat
    topic = topic or (reply_to.topic if reply_to else None)
    if topic == GENERAL:
        topic = None
    if topic is not None and topic not in chat.topics:
        raise NotAllowed(f"no topic {topic} here")
    if chat.private:
        user.started = True
    return world.post(chat, sender, content, reply_to=reply_to, topic=topic, sender_chat=sender_chat)


def show(world: World, user: User, chat: Chat) -> Message:
    """Sends a picture without a word."""
    member = _may_write(chat, user, world)
    if member and member.status not in ADMINS and (chat.photos_forbidden or not member.can_send_photos):
        raise NotAllowed(f"{user.first_name} may not send photos in {chat.title}")
    user.started = user.started or chat.private
    return world.post(chat, user, Content(photo=PICTURE))


def publish(world: World, channel: Chat, text: str, *, discussed_in: Chat | None = None) -> Message:
    """A post in a channel; Telegram itself brings it into the group where it is discussed. Returns what is there."""
    content = Content(finish(Formatted(text)))
    post = world.post(channel, world.channel_sender, content, sender_chat=channel)
    if discussed_in is None:
        return post
    telegram = world.users.setdefault(TELEGRAM, User(TELEGRAM, "Telegram"))
    return world.post(discussed_in, telegram, content, sender_chat=channel, forwarded=True)


def rewrite(world: World, message: Message, text: str) -> None:
    """Edits one's own message."""
    world.edit(message, replace(message.content, formatted=finish(Formatted(text))), message.keyboard)


def tap(world: World, user: User, message: Message, data: str) -> Query:
    """Taps a callback button that one sees."""
    _alive(user)
    if message.deleted:
        raise NotAllowed("that message is gone")
    if not message.chat.private and message.chat.status(user) not in INSIDE and not message.chat.migrated_to:
        raise NotAllowed(f"{user.first_name} isn't in {message.chat.title}")
    return world.tap(user, message, data)


def join(world: World, user: User, chat: Chat, *, by: User | None = None) -> None:
    """Comes into a group, or is added by somebody; the bot too."""
    by = by or user
    world.set_member(chat, user, Member(user), by)
    world.post(chat, by, service={"new_chat_members": [wire.user(user)]})


def leave(world: World, user: User, chat: Chat) -> None:
    _went(world, user, chat, Member(user, "left"), user)


def remove(world: World, user: User, chat: Chat, *, by: User) -> None:
    """An admin throws somebody out; the bot too."""
    _went(world, user, chat, Member(user, "kicked"), by)


def promote(
    world: World, user: User, chat: Chat, rights: Iterable[str] = ALL_RIGHTS, *, by: User, anonymous: bool = False
) -> None:
    """Makes an administrator, anonymous or not; the bot too."""
    old = chat.members[user.id]
    status: Status = "creator" if old.status == "creator" else "administrator"
    member = Member(user, status, frozenset(rights), anonymous)
    world.set_member(chat, user, member, by)


def demote(world: World, user: User, chat: Chat, *, by: User) -> None:
    world.set_member(chat, user, Member(user), by)


def restrict(world: World, user: User, chat: Chat, *, by: User) -> None:
    """Somebody may read here, and not write; the bot too."""
    world.set_member(chat, user, Member(user, "restricted", can_send=False), by)


def restrict_photos(world: World, user: User, chat: Chat, *, by: User) -> None:
    """Somebody may write here, and not send photos; the bot too."""
    world.set_member(chat, user, Member(user, "restricted", can_send_photos=False), by)


def forbid_photos(world: World, chat: Chat, *, forbidden: bool) -> None:
    """What all may do in a group changes, of which bots are told nothing."""
    chat.photos_forbidden = forbidden
    world.tell(ChatChanged(chat))


def rename(world: World, user: User, first_name: str, last_name: str = "") -> None:
    """Telegram tells bots nothing of it: the next update carries the new name."""
    user.first_name, user.last_name = first_name, last_name
    world.tell(UserChanged(user))


def retitle(world: World, chat: Chat, title: str, *, by: User) -> None:
    chat.title = title
    world.post(chat, by, service={"new_chat_title": title})


def delete_account(world: World, user: User) -> None:
    """The account is gone; its place in groups stays, without a name."""
    user.deleted, user.first_name, user.last_name, user.username = True, "", "", ""
    world.tell(UserChanged(user))


def erase(world: World, message: Message) -> None:
    """Deletes a message; bots hear nothing of it."""
    world.delete(message)


def open_topic(world: World, chat: Chat, name: str, *, by: User) -> Topic:
    """A new topic of a forum. Its id is that of the message that opens it."""
    service = {"forum_topic_created": {"name": name, "icon_color": 7322096}}
    message = world.post(chat, by, topic=chat.last_id + 1, service=service)
    topic = Topic(message.id, name)
    chat.topics[topic.id] = topic
    world.tell(ChatChanged(chat))
    return topic


def close_topic(world: World, chat: Chat, topic: Topic, *, by: User) -> None:
    topic.closed = True
    world.post(chat, by, topic=topic.id, service={"forum_topic_closed": {}})


def delete_topic(world: World, chat: Chat, topic: Topic) -> None:
    """With all that was said in it."""
    del chat.topics[topic.id]
    for message in [message for message in chat.messages.values() if message.topic == topic.id]:
        world.delete(message)


def upgrade(world: World, chat: Chat, *, by: User) -> Chat:
    """A basic group becomes a supergroup, with another id. Returns the supergroup."""
    if chat.kind != "group" or chat.migrated_to:
        raise NotAllowed("only a basic group can be upgraded")
    after = world.add_chat("supergroup", chat.title)
    after.members = {id: replace(member) for id, member in chat.members.items()}
    after.silenced, after.hides_members = chat.silenced, chat.hides_members
    after.photos_forbidden = chat.photos_forbidden
    world.post(chat, by, service={"migrate_to_chat_id": after.id})
    chat.migrated_to = after
    world.post(after, by, sender_chat=after, service={"migrate_from_chat_id": chat.id})
    world.tell(ChatChanged(after))
    return after


def _went(world: World, user: User, chat: Chat, member: Member, by: User) -> None:
    """The bot itself hears only that its status has changed."""
    if user is world.bot:
        world.set_member(chat, user, member, by)
    world.post(chat, by, service={"left_chat_member": wire.user(user)})
    if user is not world.bot:
        world.set_member(chat, user, member, by)


def _may_write(chat: Chat, user: User, world: World) -> Member | None:
    _alive(user)
    if chat.private:
        if user.blocked:
            raise NotAllowed(f"{user.first_name} has blocked the bot")
        return None
    member = chat.members.get(user.id)
    if member is None or member.status not in INSIDE:
        raise NotAllowed(f"{user.first_name} isn't in {chat.title}")
    if chat.migrated_to:
        raise NotAllowed(f"{chat.title} has become a supergroup")
    if not member.can_send or (chat.silenced and member.status in ("member", "restricted")):
        raise NotAllowed(f"{user.first_name} may not write in {chat.title}")
    return member


def _alive(user: User) -> None:
    if user.deleted:
        raise NotAllowed("the account is deleted")
