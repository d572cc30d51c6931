"""Zones, quiet hours, pictures, and whether the bot moves for somebody: as buttons name them, as they are known, and
told to all tables that they concern.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, TypedDict

from bot.delivery.digest import morning
from bot.env import quiet_hours as span_written
from bot.handlers.context import Context
from bot.screens.settings import Span
from bot.settings import Settings
from bot.telegram.act import Act
from bot.text.zones import hours_of, quiet_of
from games.game import Refused
from games.sessions import lobby
from games.sessions.quiet_hours import Quiet, is_zone
from games.sessions.session import Session, Step
from games.sessions.slots import all_slots
from storage import due
from storage.chats import Chat
from storage.errors import Gone
from storage.people import Who


def span_of(value: str) -> Span:
    """Quiet hours that a button names. Raises Refused."""
    try:
        return span_written(value)
    except ValueError:
        raise Refused("stale") from None


def zone_of_button(value: str) -> str:
    """A zone that a button names. Raises Refused."""
    if not is_zone(value):
        raise Refused("stale")
    return value


class Ways(TypedDict):
    """How somebody wants to be treated at every table: as `games.sessions.lobby` has it."""

    hours: Quiet | None
    auto: bool


async def ways(context: Context, act: Act, chat: int) -> tuple[Chat, Ways]:
    """A chat, and how whoever acts wants to be treated there."""
    known, who = await asyncio.gather(context.store.chats.load(chat), context.store.people.one(act.person.id))
    return known, Ways(hours=hours_of(who, known, context.settings), auto=who.auto)


async def tell_chat(context: Context, chat: int, now: float, **changes: Any) -> Chat:
    """The chat with these fields of Chat changed; its tables follow, and are shown with it."""
    known = await context.store.chats.note(chat, **changes)
    standing = [session.id for session in await context.standing(chat) if session.ended is None]
    await _settle(context, standing, now, pictures=changes.get("pictures") is True)
    return known


async def tell_person(context: Context, person: int, now: float, **changes: Any) -> Who:
    """The person with these fields of Who changed; their tables and their digest follow."""
    who = await context.store.people.change(person, lambda who: replace(who, **changes))
    at = morning(who, context.settings, now) if who.digest else None
    await context.store.due.at(due.digest(person), at, now=now)
    await _settle(context, await context.store.people.games(person), now, pictures=changes.get("pictures") is True)
    return who


def settled(session: Session, chat: Chat, people: Mapping[int, Who], settings: Settings, now: float) -> Step:
    """The session with the nights of its chat, and as its people want to be treated, as that is known now."""
    step = lobby.set_quiet(session, quiet_of(chat, settings), now)
    for person in session.people:
        if who := people.get(person.id):
            step = lobby.set_hours(step.session, who.id, hours_of(who, chat, settings))
            step = lobby.set_auto(step.session, who.id, who.auto, now)
    return step


async def _settle(context: Context, sessions: Iterable[str], now: float, *, pictures: bool) -> None:
    """`pictures`: whether it is a reason to try them again where they couldn't be had."""
    for sid in sessions:
        session = await context.store.sessions.load(sid)
        if session is None or session.ended is not None:
            continue
        audience = await context.audiences.of(session)
        follow = partial(settled, chat=audience.chat, people=audience.people, settings=context.settings, now=now)
        with suppress(Gone):
            change = await context.store.sessions.change(sid, follow, now=now)
            slots = all_slots(change.after)
            if pictures:
                await context.show.picture_again(sid, slots, now)
            await context.show.refresh(sid, slots, now)
