"""Who is away: the record of what they have taken, and all their tables, which follow it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from bot import mine
from bot.show import Show
from games import absence, vacation
from games.game import Refused
from games.session import Person, Session, Step
from games.vacation import Span
from storage.connect import Store
from storage.errors import Gone
from storage.people import Who
from storage.sessions import Change


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


async def follow(store: Store, show: Show, change: Change, person: Person, now: float) -> None:
    """Who moves is here again, in all games. After a crash in between, what a re-delivered update finds tells that."""
    here = change.after.seat_of(person.id) is not None and not _away_at(change.after, person.id)
    if ended_by(change, person.id) or (change.already and here):
        await back(store, show, person, now)


async def back(store: Store, show: Show, person: Person, now: float) -> None:
    """Ends somebody's time off, if they are away: in all their games, and then in what we know of them."""
    who = await store.people.one(person.id)
    if who.away(now) is None:
        return
    await everywhere(store, show, person.id, now, lambda table: absence.come_back(table, person, now))
    await store.people.change(person.id, lambda who: replace(who, vacation=ended(who.vacation, now)))


async def everywhere(store: Store, show: Show, person: int, now: float, change: Callable[[Session], Step]) -> None:
    """Changes all tables at which somebody sits, and shows them."""
    for session in await mine.sessions(store, person):
        with suppress(Gone, Refused):
            made = await store.sessions.change(session.id, change, now=now)
            show.kick(session.id, made.places)


def _away_at(session: Session, person: int) -> bool:
    seat = session.seat_of(person)
    return seat is not None and session.chairs[seat].away is not None
