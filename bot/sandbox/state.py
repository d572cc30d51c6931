"""One bot's side of the sandbox: what its calls work on."""

from __future__ import annotations

from collections import deque

from bot.sandbox.budget import Budget
from bot.sandbox.faults import Faults
from bot.sandbox.happenings import Call
from bot.sandbox.model import Json
from bot.sandbox.uploads import Uploads
from bot.sandbox.webhook import Webhook
from bot.sandbox.world import World

REMEMBERED_CALLS = 100_000


class BotApi:
    """`mistakes`: what the bot does wrong although Telegram forgives it."""

    def __init__(self, world: World, token: str, budget: Budget) -> None:
        self.world, self.token, self.budget = world, token, budget
        self.faults = Faults()
        self.webhook = Webhook(world.updates)
        self.calls: deque[Call] = deque(maxlen=REMEMBERED_CALLS)
        """All but long polls."""
        self.mistakes: list[str] = []
        self.commands: dict[tuple[str, str], list[Json]] = {}
        """By scope and language."""
        self.texts: dict[tuple[str, str], str] = {}
        """The bot's name and descriptions, by field and language."""
        self.uploads = Uploads(world, token)
        self.busy = 0
        """Calls under way, long polls apart."""
        self.last_call = 0.0
        """When the last call ended, by time.monotonic()."""
        self.poller = 0
        """Which call of getUpdates is the current one."""
        self.open = True

    def next_poller(self) -> int:
        """Takes the turn to poll; whoever polls already is woken to notice."""
        self.poller += 1
        self.world.updates.news.beat()
        return self.poller

    async def close(self) -> None:
        """Ends long polls and deliveries."""
        self.open = False
        self.world.updates.news.beat()
        await self.webhook.stop()
