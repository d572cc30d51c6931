"""What can be asked for on the page about rights: who administers a group, and who may send photos there."""

from __future__ import annotations

from collections.abc import Callable

from bot.sandbox import acts
from bot.sandbox.acts import NotAllowed
from bot.sandbox.page.asked import Asked
from bot.sandbox.page.standing import head, inside


def promote(asked: Asked) -> None:
    user, chat = asked.user("who"), asked.group()
    inside(chat, user)
    acts.promote(asked.world, user, chat, by=head(chat), anonymous=asked.flag("anonymous", False))


def demote(asked: Asked) -> None:
    user, chat = asked.user("who"), asked.group()
    if chat.status(user) != "administrator":
        raise NotAllowed(f"{user.first_name} is no admin whom somebody could demote")
    acts.demote(asked.world, user, chat, by=head(chat))


def bot_admin(asked: Asked) -> None:
    chat, bot = asked.group(), asked.world.bot
    inside(chat, bot)
    if asked.flag("admin"):
        acts.promote(asked.world, bot, chat, by=head(chat))
    else:
        acts.demote(asked.world, bot, chat, by=head(chat))


def photos(asked: Asked) -> None:
    """All may send them in a group, or nobody but its admins."""
    acts.forbid_photos(asked.world, asked.group(), forbidden=not asked.flag("allowed"))


def bot_photos(asked: Asked) -> None:
    chat, bot = asked.group(), asked.world.bot
    inside(chat, bot)
    if chat.kind == "group":
        raise NotAllowed("only in a supergroup can a member be restricted")
    if asked.flag("allowed"):
        acts.demote(asked.world, bot, chat, by=head(chat))
    else:
        acts.restrict_photos(asked.world, bot, chat, by=head(chat))


DEEDS: tuple[Callable[[Asked], None], ...] = (promote, demote, bot_admin, photos, bot_photos)
