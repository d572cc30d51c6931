"""Who is in a group, and who speaks for it."""

from __future__ import annotations

from bot.sandbox.acts import NotAllowed
from bot.sandbox.model import INSIDE, Chat, User


def head(chat: Chat) -> User:
    """Who made the group, or else an admin of it, or whoever is there."""
    ranks = ("creator", "administrator", "member")
    people = [member for member in chat.present() if not member.user.is_bot and member.status in ranks]
    if not people:
        raise NotAllowed(f"nobody is left in {chat.title}")
    return min(people, key=lambda member: ranks.index(member.status)).user


def inside(chat: Chat, user: User) -> None:
    if chat.status(user) not in INSIDE:
        raise NotAllowed(f"{user.first_name} isn't in {chat.title}")
    _present(chat)


def outside(chat: Chat, user: User) -> None:
    if chat.status(user) in INSIDE:
        raise NotAllowed(f"{user.first_name} is in {chat.title} already")
    _present(chat)


def _present(chat: Chat) -> None:
    if chat.migrated_to:
        raise NotAllowed(f"{chat.title} has become a supergroup")
