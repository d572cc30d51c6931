"""The whole bot over real HTTP against the sandbox, in one process; and a table of friends in front of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import patch

from bot.app import App
from bot.callback_data import Press, Verb
from bot.delivery.gallery import Studio
from bot.process import telegram
from bot.sandbox.driver import Group, Person
from bot.sandbox.happenings import HANG_SECONDS
from bot.sandbox.model import Topic
from bot.sandbox.sandbox import Sandbox
from bot.settings import Settings
from games.levels import Level
from games.sessions.session import Session
from storage.clock import Clock
from storage.connect import Store, connect
from storage.tables import Place
from tests.e2e.settled import heard, settled
from tests.plain import PICTURES, REVIEWS, RIVALS

UNLIMITED = 1000.0
"""Of Telegram's budgets, where a test is about something else."""

LOOK_SECONDS = 0.05
"""How often this bot looks for what is due: nobody likes to wait for a test."""


class House:
    """A sandbox with the bot in it."""

    def __init__(self, sandbox: Sandbox, settings: Settings, store: Store, studio: Studio | None = None) -> None:
        self.sandbox, self.settings, self.store, self.studio = sandbox, settings, store, studio
        self.clock = Clock()
        self.app: App
        """The bot that runs here, or ran here last."""
        self.heard_before: str | None = None
        """What the bot that ran here before this one had heard."""
        self._stop = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    async def opens(self) -> None:
        """Starts the bot; after `closes` it starts again on the same store."""
        self.heard_before = await heard(self.store)
        self._stop = asyncio.Event()
        self._running = asyncio.create_task(self._run())

    async def closes(self) -> None:
        """Stops the bot as SIGTERM does. Raises what it died of."""
        self._stop.set()
        if self._running:
            await self._running

    async def _run(self) -> None:
        async with telegram(self.settings, self.clock, asyncio.Event()) as bot:
            self.app = App(self.settings, self.store, self.clock, bot, studio=self.studio)
            await self.app.run(self._stop)

    async def friends(self, *names: str, language: str = "ru", started: bool = True) -> list[Person]:
        """People who have pressed Start, unless told otherwise."""
        people = [self.sandbox.person(name, language=language) for name in names]
        if started:
            for person in people:
                await person.start()
            await settled(self)
        return people

    async def speaking(self, *languages: str) -> list[Person]:
        """People who have pressed Start, one for each language."""
        spoken = zip(SPEAKERS, languages, strict=False)
        return [person for name, language in spoken for person in await self.friends(name, language=language)]

    def group(self, *people: Person, title: str = "Дачники", **kind: Any) -> Group:
        return self.sandbox.group(title, *people, **kind)

    async def lobby(self, group: Group, *people: Person, game: str = "upturn") -> None:
        """The first opens a table, the others join it."""
        host, *others = people
        await host.says(f"/new {game}", group)
        await self.sandbox.until(lambda: host.sees(JOIN[host.user.language], group))
        for person in others:
            await person.taps(JOIN[host.user.language], group)
        await settled(self)

    async def rivals(self, group: Group, host: Person, *levels: Level, game: str = "upturn") -> None:
        """The host seats rivals, by the buttons of the lobby that is the group's last message."""
        id = (await self.session(group, game)).id
        for level in levels:
            await self._presses(group, host, Press(Verb.LOBBY, id, 0, "rivals").data())
            await self._presses(group, host, Press(Verb.RIVAL, id, 0, level).data())
        await self._presses(group, host, Press(Verb.LOBBY, id).data())

    async def chooses(self, group: Group, host: Person, game: str, field: str, value: object) -> None:
        """An option, by the buttons of the lobby that is the group's last message."""
        id = (await self.session(group, game)).id
        wanted = Press(Verb.CHOOSE, id, 0, f"{field}={value}").data()
        await self._presses(group, host, Press(Verb.LOBBY, id, 0, "options").data())
        await self._presses(group, host, Press(Verb.LOBBY, id, 0, field).data())
        await self._presses(group, host, wanted)
        await self._presses(group, host, Press(Verb.LOBBY, id).data())

    async def _presses(self, group: Group, person: Person, data: str) -> None:
        await person.presses(group.last, data)
        await settled(self)

    async def game(
        self, group: Group, *people: Person, game: str = "upturn", rivals: Sequence[Level] = (), **options: object
    ) -> None:
        """A game that has begun."""
        await self.lobby(group, *people, game=game)
        if rivals:
            await self.rivals(group, people[0], *rivals, game=game)
        for field, value in options.items():
            await self.chooses(group, people[0], game, field, value)
        host, language = people[0], people[0].user.language
        await self.sandbox.until(lambda: host.sees(START[language], group))
        await host.taps(START[language], group)
        await self.sandbox.until(lambda: all(person.received for person in people if person.user.started))
        await settled(self)

    async def session(self, group: Group, game: str = "upturn") -> Session:
        """The table of a game in a group, as it is stored."""
        session = await self.store.sessions.load(await self.table(group, game))
        assert session is not None
        return session

    async def table(self, group: Group, game: str = "upturn", topic: Topic | None = None) -> str:
        """The id of the only table of a game in a group, or in a topic of it."""
        place = Place(topic.id if topic else None, game)
        (id,) = [id for id, there in (await self.store.tables.of(group.id)).items() if there == place]
        return id


SPEAKERS = ("Аня", "Борис", "Вика", "Глеб", "Даша", "Егор")
JOIN = {"ru": "Играю!", "en": "Join"}
START = {"ru": "Поехали!", "en": "Let's go!"}


@asynccontextmanager
async def house(
    redis_url: str, *, limits: bool = False, board_seconds: float = 0.0, studio: Studio | None = None, **more: Any
) -> AsyncIterator[House]:
    """An open house; with `limits` Telegram's budgets are as they really are. `studio`: what draws, if tables are to be
    pictures; `more`: other settings.
    """
    pictures = "yes" if studio else PICTURES
    async with Sandbox(budget=1.0 if limits else None) as sandbox:
        settings = Settings.read(
            None,
            telegram_api_url=sandbox.url,
            bot_token=sandbox.token,
            redis_url=redis_url,
            board_seconds=board_seconds,
            taps_a_second=3 if limits else 1000,
            **{
                "answer_seconds": HANG_SECONDS,
                "default_quiet": "never",
                "pictures": pictures,
                "reviews": REVIEWS,
                **more,
            },
        )
        store = Store.open(connect(redis_url), budget_scale=settings.budget_scale if limits else UNLIMITED)
        await store.redis.flushdb()
        it = House(sandbox, settings, store, studio)
        quick = patch.multiple("games.sessions.rivals", **RIVALS)
        with patch("bot.scheduler.TICK_SECONDS", LOOK_SECONDS), quick:
            await it.opens()
            try:
                yield it
            finally:
                await it.closes()
                await store.close()
