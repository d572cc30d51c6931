"""Who and where a session is: the chat's and its people's documents, and the scenes that are drawn from them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from zoneinfo import ZoneInfo

import structlog

from bot.screens.screen import Scene
from bot.text.words import Words, speak
from bot.text.zones import Defaults, zone_of
from games.game import View
from games.replay import Unplayable, course
from games.sessions import disclosure
from games.sessions.session import Session
from games.sessions.slots import BOARD
from storage.chats import Chat
from storage.connect import Store
from storage.people import Who
from storage.slots import Shown

log = structlog.get_logger()

REMEMBERED = 8
"""Games that have just ended: all of their slots are shown one after the other."""
SUPERGROUP_OFFSET = 1_000_000_000_000


@dataclass(frozen=True)
class Audience:
    """The documents around one session."""

    chat: Chat
    people: Mapping[int, Who]
    bot: str
    """The bot's user name."""
    defaults: Defaults
    played: tuple[View, ...] = ()
    """What the group could see of a game that has ended, for its picture."""

    @cached_property
    def unreached(self) -> frozenset[int]:
        return frozenset(id for id, who in self.people.items() if not reachable(who))

    def scene(
        self,
        session: Session,
        now: float,
        *,
        reader: int | None = None,
        spoken: str | None = None,
        board: Shown | None = None,
        pictured: bool = False,
    ) -> Scene:
        """What a screen may know: for the group, or (with `reader`) for a person, who has `spoken` this language.
        `pictured`: whether they get pictures.
        """
        seat = None if reader is None else session.seat_of(reader)
        return Scene(
            table=disclosure.table(session, now),
            view=disclosure.view(session, seat),
            own=None if seat is None else disclosure.private(session, seat, now),
            words=self.words(reader, spoken),
            now=now,
            zone=ZoneInfo(zone_of(self._reader(reader), self.chat, self.defaults)),
            zone_told=self.chat.zone is not None,
            title=self.words(reader, spoken).text("practice") if session.private else self.chat.title,
            topic=self.chat.topic(session.thread),
            bot=self.bot,
            unreached=self.unreached.intersection(person.id for person in session.people),
            board=link(self.chat, board.thread, board.message) if board and board.message else "",
            pictured=pictured,
            played=self.played if pictured else (),
        )

    def pictured(self, reader: int | None = None) -> bool:
        """Whether the group, or a reader in private, gets pictures: the operator, they, or the group may want none."""
        who = self._reader(reader)
        told = (who.pictures if who else None, self.chat.pictures)
        return self.defaults.pictures and next((wanted for wanted in told if wanted is not None), True)

    def words(self, reader: int | None = None, spoken: str | None = None) -> Words:
        """The group's words, or those of a reader in private."""
        who = self._reader(reader)
        here = self.chat.language or self.defaults.default_language
        return speak((who and who.language) or spoken or here)

    def _reader(self, reader: int | None) -> Who | None:
        return None if reader is None else self.people.get(reader)


class Audiences:
    """Loads the audience of a session."""

    def __init__(self, store: Store, bot: str, defaults: Defaults) -> None:
        self._store, self._bot, self._defaults = store, bot, defaults

    async def of(self, session: Session, extra: Iterable[int] = ()) -> Audience:
        """The audience of a session; `extra` are people who no longer sit there."""
        people = {person.id for person in (*session.people, *session.invited)}.union(extra)
        chat, who = await asyncio.gather(self._store.chats.load(session.chat), self._store.people.load(people))
        return Audience(chat, who, self._bot, self._defaults)

    async def looking_back(self, session: Session, extra: Iterable[int] = ()) -> Audience:
        """The same, to show the session: with its whole course, if it has come to its end and that may be drawn."""
        audience = await self.of(session, extra)
        if session.status != "finished" or not self._defaults.pictures:
            return audience
        entries = await self._store.sessions.log(session.id)
        return replace(audience, played=await asyncio.to_thread(_played, tuple(entries)))


@lru_cache(REMEMBERED)
def _played(entries: tuple[str, ...]) -> tuple[View, ...]:
    """What the group could see, from the deal on; nothing, where the log can't be played again."""
    try:
        return course(entries).seen()
    except Unplayable as error:
        log.warning("a game can't be played again for its picture", error=str(error))
        return ()


def reachable(who: Who) -> bool:
    """Whether the bot may write to them in private."""
    return who.started and not who.blocked


def link(chat: Chat, thread: int | None, message: int) -> str:
    """A link to a message of a supergroup; empty elsewhere, where messages have none."""
    if chat.kind != "supergroup":
        return ""
    home = chat.username or f"c/{-chat.id - SUPERGROUP_OFFSET}"
    return f"https://t.me/{home}/{f'{thread}/' if thread else ''}{message}"


def board_of(shown: Mapping[str, Shown]) -> Shown | None:
    return shown.get(BOARD)
