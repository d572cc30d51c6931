"""The sandbox as a whole: `async with Sandbox() as sandbox` is a Telegram at `sandbox.url`, with people in it."""

from __future__ import annotations

import time
from collections.abc import Callable
from types import TracebackType

from bot.sandbox import acts
from bot.sandbox.budget import Budget
from bot.sandbox.clock import WorldClock
from bot.sandbox.driver import Person
from bot.sandbox.group import Group
from bot.sandbox.happenings import HANG_SECONDS
from bot.sandbox.model import ChatKind, Member, User
from bot.sandbox.server import Page, Server
from bot.sandbox.state import BotApi
from bot.sandbox.transcript import picture
from bot.sandbox.world import Rules, World

TOKEN = "7100000000:AAsandboxsandboxsandboxsandboxsandbo"


class Sandbox:
    """A local Telegram with one bot.

    `budget` scales what the bot may send (None: no limit), `rules` how this Telegram behaves, `page` serves paths
    that are not Telegram's. `within` of the methods is in seconds of the machine's time.
    """

    def __init__(
        self,
        *,
        token: str = TOKEN,
        username: str = "KonSandboxBot",
        name: str = "Kon",
        port: int = 0,
        budget: float | None = 1.0,
        rules: Rules | None = None,
        page: Page | None = None,
    ) -> None:
        self.token, self._port = token, port
        self._username, self._name, self._budget, self._rules = username, name, budget, rules
        self._furnish()
        self._server = Server(self.api, page)

    def _furnish(self) -> None:
        """A world in which there is nobody but the bot, and the API to it."""
        self.clock = WorldClock()
        bot = User(int(self.token.partition(":")[0]), self._name, username=self._username, is_bot=True)
        self.world = World(self.clock, bot, self._rules)
        self.api = BotApi(self.world, self.token, Budget(self.clock, self._budget))
        self.faults, self.budget = self.api.faults, self.api.budget
        self.calls, self.mistakes = self.api.calls, self.api.mistakes

    async def renew(self) -> None:
        """Another Telegram at the same address: nobody is in it, and time is the machine's."""
        before = self.api
        self._furnish()
        self._server.serve(self.api)
        await before.close()

    @property
    def url(self) -> str:
        """Where the Bot API is; the bot adds `/bot<token>`."""
        return f"http://127.0.0.1:{self._server.port}"

    async def start(self) -> None:
        await self._server.start(self._port)

    async def stop(self) -> None:
        await self._server.stop()

    async def __aenter__(self) -> Sandbox:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    def person(self, first_name: str, last_name: str = "", *, username: str = "", language: str = "ru") -> Person:
        """Somebody who has not pressed Start yet."""
        return Person(self.world, self.world.add_person(first_name, last_name, username, language))

    def group(
        self, title: str, *people: Person, kind: ChatKind = "supergroup", forum: bool = False, bot: bool = True
    ) -> Group:
        """A group that the first person has made; unless told otherwise they have added the bot."""
        chat = self.world.add_chat(kind, title, forum=forum)
        for number, person in enumerate(people):
            chat.members[person.user.id] = Member(person.user, "member" if number else "creator")
        if bot:
            acts.join(self.world, self.world.bot, chat, by=people[0].user)
        return Group(self.world, chat)

    def channel(self, title: str, username: str = "") -> Group:
        """A channel; people may write in groups in its name."""
        return Group(self.world, self.world.add_chat("channel", title, username=username))

    def jump(self, seconds: float) -> None:
        """Time goes forward at once."""
        self.clock.jump(seconds)

    async def until(self, condition: Callable[[], bool], within: float = HANG_SECONDS) -> None:
        """Waits until it holds; looks again whenever something happens. Raises TimeoutError with what there is."""
        ends = time.monotonic() + within
        while not condition():
            left = ends - time.monotonic()
            if left <= 0 or not (await self.world.pulse.wait(left) or condition()):
                raise TimeoutError(f"not within {within} s; now there is:\n{picture(self.world)}")

    async def quiet(self, seconds: float = 0.05, within: float = HANG_SECONDS) -> None:
        """Waits until the bot has confirmed all updates and has made no call for so long. Raises TimeoutError."""
        ends = time.monotonic() + within
        while (left := seconds - self._idle()) > 0:
            if time.monotonic() > ends:
                raise TimeoutError(f"the bot didn't come to rest within {within} s")
            await self.world.pulse.wait(left)

    def _idle(self) -> float:
        """Seconds since the bot last did something, as far as one can see."""
        updates = self.world.updates
        if self.api.busy or updates.unconfirmed:
            return 0.0
        return time.monotonic() - max(self.api.last_call, updates.last_handed)
