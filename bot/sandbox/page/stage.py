"""Everything behind the page: a sandbox, the bot's process in front of it, and the world that is kept on disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping

from bot.sandbox.acts import NotAllowed
from bot.sandbox.model import Json
from bot.sandbox.page import frames
from bot.sandbox.page.casts import DEFAULT, cast
from bot.sandbox.page.feed import Feed
from bot.sandbox.page.keep import Keep
from bot.sandbox.page.runner import Recipe, Runner
from bot.sandbox.page.scene import Scene
from bot.sandbox.sandbox import Sandbox

LOOK_SECONDS = 0.1
"""How often a bot that doesn't ask for updates is looked after."""
START_SECONDS = 15.0
QUIET_SECONDS = 0.3
"""After which a scene has come to rest."""


class NoBot(Exception):
    """The bot's process ended before it asked for updates; `code` is how."""

    def __init__(self, code: int) -> None:
        super().__init__(f"the bot ended with {code}")
        self.code = code


class NoPort(Exception):
    """Nobody can listen there; its text says why."""


class Stage:
    """Opens and closes as a whole. Its sandbox is one whose page is the stage's."""

    def __init__(
        self, sandbox: Sandbox, keep: Keep, recipe: Recipe | None, scenes: Mapping[str, Scene], zone: str = "UTC"
    ) -> None:
        """`scenes`: by name; `zone`: the time zone in which the bot tells deadlines, and the page shows times."""
        self.sandbox, self._keep, self._scenes = sandbox, keep, scenes
        self.runner = Runner(recipe, lambda: self.feed.stir())
        self.feed = Feed(sandbox, self._bot, zone)
        self._changing = asyncio.Lock()
        self._unheard: Callable[[], None] | None = None

    async def open(self, *, anew: bool = False) -> None:
        """Shows the world that was kept, or a new one in which nobody is yet, and starts the bot.

        Raises UnreadableWorld, NoPort and NoBot.
        """
        scene = None if anew else self._keep.load(self.sandbox.api)
        try:
            await self.sandbox.start()
        except OSError as error:
            raise NoPort(error.strerror) from None
        if scene is None:
            await self._keep.begin()
        self._show(scene or "")
        await self.start()

    async def close(self) -> None:
        """Ends the bot, then writes the world down."""
        await self.runner.stop()
        self._hide()
        await self.sandbox.stop()
        await self._keep.close(self.sandbox.api, self.feed.scene)

    def let_in(self, language: str = DEFAULT) -> None:
        """Newcomers who speak a language come into a world in which nobody has ever been."""
        if not self._changing.locked() and not frames.people(self.sandbox.world):
            cast(language).newcomers(self.sandbox)

    @property
    def busy(self) -> bool:
        """Whether there is no world to act in, since another one is being built."""
        return self._unheard is None

    async def anew(self, scene: str = "", language: str = DEFAULT) -> None:
        """Another world: newcomers, or one of the scenes. Raises NotAllowed for a scene that there isn't."""
        if scene and scene not in self._scenes:
            raise NotAllowed(f"there is no scene {scene!r}, but {', '.join(self._scenes)}")
        if scene and self._scenes[scene].played and not self.runner.possible:
            raise NotAllowed(f"the scene {scene!r} needs a bot that the sandbox can start")
        async with self._changing:
            self._hide()
            await self.runner.kill()
            await self.sandbox.renew()
            await self._keep.begin()
            try:
                if scene:
                    await self._play(self._scenes[scene], language)
                else:
                    cast(language).newcomers(self.sandbox)
            finally:
                self._show(scene)
            await self.start()

    async def kill(self) -> None:
        """Ends the bot at once; one that is being started in a new world first gets there."""
        async with self._changing:
            await self.runner.kill()

    async def restart(self) -> None:
        """Kills the bot, if there is one, and starts it. Raises NoBot."""
        async with self._changing:
            await self.runner.kill()
            await self.start()

    async def start(self, *, hurry: bool = False) -> None:
        """Starts the bot, unless it is there, and waits a while until it asks for updates.

        Raises NoBot if it ends instead.
        """
        updates, polls, began = self.sandbox.world.updates, self.sandbox.api.poller, time.monotonic()
        await self.runner.start(self._keep.bot, self.sandbox.url, self.sandbox.token, hurry=hurry)
        while self.runner.possible and self.sandbox.api.poller == polls:
            if time.monotonic() - began > START_SECONDS:
                return  # it is there, and something keeps it from asking: a fault, for one
            if not self.runner.alive:
                raise NoBot(self.runner.code or 1)
            await updates.news.wait(LOOK_SECONDS)

    async def _play(self, scene: Scene, language: str) -> None:
        """Builds a scene; if the bot has its part in it, then by one that hurries, in a Telegram without limits."""
        if not scene.played:
            await scene.build(self.sandbox, language)
            return
        budget = self.sandbox.budget
        factor, budget.factor = budget.factor, None
        try:
            await self.start(hurry=True)
            await scene.build(self.sandbox, language)
            await self.sandbox.quiet(QUIET_SECONDS)
        except (TimeoutError, LookupError, ExceptionGroup) as error:
            raise NotAllowed(f"the bot doesn't play its part in the scene ({type(error).__name__})") from error
        finally:
            await self.runner.stop()
            budget.factor = factor
            budget.reset()

    def _show(self, scene: str) -> None:
        self.feed.scene = scene
        self.feed.attach()
        self._unheard = self.sandbox.world.listen(lambda happening: self._keep.soon(self.sandbox.api, scene))
        self._keep.soon(self.sandbox.api, scene)

    def _hide(self) -> None:
        self.feed.detach()
        if self._unheard:
            self._unheard()
        self._unheard = None

    def _bot(self) -> Json:
        bot = self.sandbox.world.bot
        return {
            "id": bot.id,
            "name": bot.first_name,
            "username": bot.username,
            "alive": self.runner.alive,
            "starts": self.runner.starts,
        }
