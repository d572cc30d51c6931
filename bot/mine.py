"""The tables at which somebody sits, as scenes for that reader."""

from __future__ import annotations

from bot.cast import Casting
from bot.screens.screen import Scene
from games.session import Session
from storage.connect import Store


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


async def tables(store: Store, casting: Casting, person: int, now: float, spoken: str | None = None) -> list[Scene]:
    """The same, to be drawn for the person; `spoken`: the language that their Telegram says."""
    scenes = []
    for session in await sessions(store, person):
        cast = await casting.of(session, (person,))
        scenes.append(cast.scene(session, now, reader=person, spoken=spoken))
    return scenes
