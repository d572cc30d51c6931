"""People: what we know of somebody, and at which tables they sit."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from redis.asyncio import Redis

from games.document import Document
from storage import keys
from storage.records import Records
from storage.script import Script, answer

MANY = 200
"""How many tables of a person are remembered, the newest."""


@dataclass(frozen=True, slots=True)
class Who:
    """A person; `started` and not `blocked`: the bot may write to them."""

    id: int
    name: str = ""
    surname: str = ""
    language: str | None = None
    """As chosen, else as Telegram says; None: not known yet."""
    started: bool = False
    blocked: bool = False
    zone: str | None = None
    """IANA name of their time zone; None: that of each chat."""
    sleep: tuple[int, int] | None = None
    """Their own quiet hours, in minutes of the local day; None: as in each chat; the same twice: never."""
    auto: bool = True
    """Whether the bot makes moves for them in which there is nothing to decide."""
    digest: bool = False
    """Whether they want a message in the morning with all tables that wait for them."""
    digested: str = ""
    """The local date of the last such morning."""
    digest_message: int | None = None
    """What was sent then, if it still stands."""
    vacation: tuple[tuple[float, float], ...] = ()
    """From when until when they were away, the newest last, which may go on."""
    learned: tuple[str, ...] = ()
    """The games that they have played: they have moved there, or it came to its end."""
    pictures: bool | None = None
    """Whether their hands are pictures; None: as in each chat."""

    taught: tuple[str, ...] = ()
    """The games of which they have begun the lesson."""

    def away(self, now: float) -> float | None:
        """Until when they are away; None: they are here."""
        return self.vacation[-1][1] if self.vacation and self.vacation[-1][1] > now else None


WHO = Document(Who)


class People:
    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._people = Records(redis, WHO, keys.person, Who)
        self._add_game = Script(redis, _ADD_GAME)

    async def load(self, ids: Iterable[int]) -> dict[int, Who]:
        """One for each id, strangers blank; one round trip."""
        return await self._people.load(ids)

    async def one(self, id: int) -> Who:
        """The person; a blank one for a stranger."""
        return (await self._people.load([id]))[id]

    async def note(self, id: int, **changes: Any) -> Who:
        """The person with these fields of Who changed; writes only what differs."""
        return await self._people.change(id, lambda who: replace(who, **changes))

    async def change(self, id: int, change: Callable[[Who], Who]) -> Who:
        """The person after a pure function of what they were."""
        return await self._people.change(id, change)

    async def games(self, person: int) -> list[str]:
        """The person's sessions, oldest first. An index: whether they still sit there, the session knows."""
        sessions: list[str] = await answer(self._redis.zrange(keys.games(person), 0, -1))
        return sessions

    async def add_game(self, person: int, session: str, *, now: float) -> None:
        await self._add_game([keys.games(person)], session, now, MANY)

    async def drop_game(self, person: int, session: str) -> None:
        await self._redis.zrem(keys.games(person), session)


_ADD_GAME = """
redis.call('ZADD', KEYS[1], 'NX', ARGV[2], ARGV[1])
redis.call('ZREMRANGEBYRANK', KEYS[1], 0, -ARGV[3] - 1)
"""
