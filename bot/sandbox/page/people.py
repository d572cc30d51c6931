"""What can be asked for on the page about people and groups: who comes, goes, and is called what."""

from __future__ import annotations

from collections.abc import Callable

from bot.sandbox import acts
from bot.sandbox.acts import NotAllowed
from bot.sandbox.happenings import UserChanged
from bot.sandbox.model import ADMINS, INSIDE, ChatKind, Json, Member
from bot.sandbox.page import rights
from bot.sandbox.page.asked import Asked
from bot.sandbox.page.standing import head, inside, outside

LONGEST_NAME = 64
LONGEST_TITLE = 128
LANGUAGES = 8
"""Letters of a language's code at most."""


def person(asked: Asked) -> Json:
    """Somebody new, perhaps in a group at once."""
    group = asked.group("group") if asked.has("group") else None
    name, surname = _name(asked)
    user = asked.world.add_person(name, surname, language=asked.text("language", "ru")[:LANGUAGES])
    asked.world.tell(UserChanged(user))
    if group:
        acts.join(asked.world, user, group)
    return {"id": user.id}


def rename(asked: Asked) -> None:
    acts.rename(asked.world, asked.user(), *_name(asked))


def language(asked: Asked) -> None:
    user = asked.user()
    user.language = asked.text("language")[:LANGUAGES]
    asked.world.tell(UserChanged(user))


def block(asked: Asked) -> None:
    user = asked.user()
    if user.blocked:
        raise NotAllowed(f"{user.first_name} has blocked the bot already")
    acts.block(asked.world, user)


def unblock(asked: Asked) -> None:
    user = asked.user()
    if not user.blocked:
        raise NotAllowed(f"{user.first_name} hasn't blocked the bot")
    acts.unblock(asked.world, user)


def forget(asked: Asked) -> None:
    """Somebody leaves every group and deletes their account."""
    user = asked.user()
    for chat in list(asked.world.chats.values()):
        if not chat.private and chat.status(user) in INSIDE and not chat.migrated_to:
            acts.leave(asked.world, user, chat)
    acts.delete_account(asked.world, user)


def join(asked: Asked) -> None:
    user, chat = asked.user(), asked.group()
    outside(chat, user)
    acts.join(asked.world, user, chat)


def leave(asked: Asked) -> None:
    user, chat = asked.user(), asked.group()
    inside(chat, user)
    acts.leave(asked.world, user, chat)


def remove(asked: Asked) -> None:
    admin, user, chat = asked.user(), asked.user("who"), asked.group()
    inside(chat, user)
    if chat.status(admin) not in ADMINS:
        raise NotAllowed(f"{admin.first_name} is no admin of {chat.title}")
    acts.remove(asked.world, user, chat, by=admin)


def bot_in(asked: Asked) -> None:
    chat, bot = asked.group(), asked.world.bot
    outside(chat, bot)
    acts.join(asked.world, bot, chat, by=head(chat))


def bot_out(asked: Asked) -> None:
    chat, bot = asked.group(), asked.world.bot
    inside(chat, bot)
    acts.remove(asked.world, bot, chat, by=head(chat))


def group(asked: Asked) -> Json:
    """A group that the first of its members has made, and to which they have added the bot."""
    kinds: dict[str, ChatKind] = {"group": "group", "supergroup": "supergroup"}
    kind, forum = kinds.get(asked.text("kind", "supergroup")), asked.flag("forum", False)
    title, people = asked.text("title").strip()[:LONGEST_TITLE], asked.users("members")
    if kind is None or (forum and kind == "group"):
        raise NotAllowed("it can be a group, a supergroup, or a supergroup with topics")
    if not title or not people:
        raise NotAllowed("a group has a title and somebody in it")
    chat = asked.world.add_chat(kind, title, forum=forum)
    for user in people:
        chat.members[user.id] = Member(user, "creator" if user is people[0] else "member")
    acts.join(asked.world, asked.world.bot, chat, by=people[0])
    return {"id": chat.id}


def topic(asked: Asked) -> Json:
    user, chat, name = asked.user(), asked.group(), asked.text("name").strip()
    inside(chat, user)
    if not chat.forum or not name:
        raise NotAllowed("a topic has a name, and is in a group with topics")
    return {"id": acts.open_topic(asked.world, chat, name[:LONGEST_TITLE], by=user).id}


def upgrade(asked: Asked) -> Json:
    chat = asked.group()
    return {"id": acts.upgrade(asked.world, chat, by=head(chat)).id}


DEEDS: dict[str, Callable[[Asked], Json | None]] = {
    deed.__name__: deed
    for deed in (
        *(person, rename, language, block, unblock, forget, join, leave, remove),
        *(bot_in, bot_out, group, topic, upgrade, *rights.DEEDS),
    )
}


def _name(asked: Asked) -> tuple[str, str]:
    name, surname = asked.text("name").strip(), asked.text("surname", "").strip()
    if not name:
        raise NotAllowed("everybody has a name")
    return name[:LONGEST_NAME], surname[:LONGEST_NAME]
