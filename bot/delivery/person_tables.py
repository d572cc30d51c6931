"""All tables of one person: those at which they sit, and what happens to them while their owner is away."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Protocol

from bot.delivery.audience import Audiences
from bot.screens.screen import Scene
from bot.text import names
from games.game import Refused
from games.sessions import absence, vacation
from games.sessions.session import Person, Session, Step
from games.sessions.vacation import Span
from storage.connect import Store
from storage.errors import Gone
from storage.people import Who
from storage.sessions import Change


class Refresher(Protocol):
    """What shows a session again, in the background, where something has changed."""

    def refresh_soon(self, sid: str, slots: Iterable[str]) -> None: ...


async def sessions(store: Store, person: int) -> list[Session]:
    """Those that aren't over, oldest first. The index loses what is over; whoever isn't there may be about to sit."""
    found = []
    for sid in await store.people.games(person):
        session = await store.sessions.load(sid)
        if session and session.ended is not None:
            await store.people.drop_game(person, sid)
        elif session and session.seat_of(person) is not None:
            found.append(session)
    return found


async def tables(store: Store, audiences: Audiences, person: int, now: float, spoken: str | None = None) -> list[Scene]:
    """The same, to be drawn for the person; `spoken`: the language that their Telegram says."""
    scenes = []
    for session in await sessions(store, person):
        audience = await audiences.of(session, (person,))
        scenes.append(audience.scene(session, now, reader=person, spoken=spoken))
    return scenes


async def namesakes(store: Store, session: Session, title: str) -> frozenset[int]:
    """Who of a table in a chat of this title plays the same game in another chat of that name."""
    return frozenset([who.id for who in session.people if await _twice(store, who.id, session, title)])


async def _twice(store: Store, person: int, session: Session, title: str) -> bool:
    own = [other for other in await sessions(store, person) if other.game == session.game]
    chats = [await store.chats.load(other.chat) for other in own if other.chat != session.chat]
    return any(names.title(chat.title).casefold() == names.title(title).casefold() for chat in chats)


def ended(taken: tuple[Span, ...], now: float) -> tuple[Span, ...]:
    """What was taken, an absence that goes on ended now; what is too old to count is left out."""
    lasting = ((begin, min(end, now)) for begin, end in taken)
    return tuple((begin, end) for begin, end in lasting if begin < end and end > now - vacation.WITHIN)


def gone(who: Who, wished: float, now: float) -> Who:
    """The person away from now on, for as long as is allowed."""
    taken = ended(who.vacation, now)
    return replace(who, vacation=(*taken, (now, vacation.cut(taken, wished, now))))


def ended_by(change: Change, person: int) -> bool:
    """Whether a change has brought somebody back to their table who was away."""
    return _away_at(change.before, person) and not _away_at(change.after, person)


async def follow(store: Store, show: Refresher, change: Change, person: Person, now: float) -> None:
    """Who moves is here again, in all games. After a crash in between, what a re-delivered update finds tells that."""
    here = change.after.seat_of(person.id) is not None and not _away_at(change.after, person.id)
    if ended_by(change, person.id) or (change.already and here):
        await back(store, show, person, now)


async def back(store: Store, show: Refresher, person: Person, now: float) -> None:
    """Ends somebody's time off, if they are away: in all their games, and then in what we know of them."""
    who = await store.people.one(person.id)
    if who.away(now) is None:
        return
    await everywhere(store, show, person.id, now, lambda table: absence.come_back(table, person, now))
    await store.people.change(person.id, lambda who: replace(who, vacation=ended(who.vacation, now)))


async def everywhere(store: Store, show: Refresher, person: int, now: float, change: Callable[[Session], Step]) -> None:
    """Changes all tables at which somebody sits, and shows them."""
    for session in await sessions(store, person):
        with suppress(Gone, Refused):
            made = await store.sessions.change(session.id, change, now=now)
            show.refresh_soon(session.id, made.slots)


def _away_at(session: Session, person: int) -> bool:
    seat = session.seat_of(person)
    return seat is not None and session.chairs[seat].away is not None
