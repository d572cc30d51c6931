"""What a chat or a person has said of their zone and quiet hours, told to all tables that it concerns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from bot.desk import Desk
from bot.hours import hours_of, quiet_of
from bot.mornings import morning
from bot.settings import Settings
from games import lobby
from games.places import places
from games.session import Session, Step
from storage import due
from storage.chats import Chat
from storage.errors import Gone
from storage.people import Who


async def tell_chat(desk: Desk, chat: int, now: float, **changes: Any) -> Chat:
    """The chat with these fields of Chat changed; its tables follow, and are shown with it."""
    known = await desk.store.chats.note(chat, **changes)
    await _settle(desk, [session.id for session in await desk.standing(chat) if session.ended is None], now)
    return known


async def tell_person(desk: Desk, person: int, now: float, **changes: Any) -> Who:
    """The person with these fields of Who changed; their tables and their digest follow."""
    who = await desk.store.people.change(person, lambda who: replace(who, **changes))
    at = morning(who, desk.settings, now) if who.digest else None
    await desk.store.due.at(due.digest(person), at, now=now)
    await _settle(desk, await desk.store.people.games(person), now)
    return who


def settled(session: Session, chat: Chat, people: Mapping[int, Who], settings: Settings, now: float) -> Step:
    """The session with the nights of its chat and of its people, as they are known now."""
    step = lobby.set_quiet(session, quiet_of(chat, settings), now)
    for chair in session.chairs:
        if who := people.get(chair.person.id):
            step = lobby.set_hours(step.session, who.id, hours_of(who, chat, settings))
    return step


async def _settle(desk: Desk, sessions: Iterable[str], now: float) -> None:
    for sid in sessions:
        session = await desk.store.sessions.load(sid)
        if session is None or session.ended is not None:
            continue
        cast = await desk.casting.of(session)
        follow = partial(settled, chat=cast.chat, people=cast.people, settings=desk.settings, now=now)
        with suppress(Gone):
            change = await desk.store.sessions.change(sid, follow, now=now)
            await desk.show.refresh(sid, places(change.after), now)
