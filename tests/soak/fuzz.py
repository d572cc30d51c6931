"""Fuzz: taps and commands that people forge, and updates that are broken, thousands of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from random import Random
from typing import Any
from unittest.mock import patch

from bot.sandbox.acts import NotAllowed
from bot.sandbox.driver import Person
from bot.sandbox.model import ADMINS, Json, Message, Query
from games.sessions.window_timing import LEAST_SECONDS
from tests.e2e.audit import audit
from tests.e2e.history import Witness
from tests.e2e.house import House, house
from tests.e2e.scene import first, settled
from tests.soak.corpus import Corpus, lively
from tests.soak.judge import Batch, judge, judge_hands
from tests.soak.mutants import Breaker, Forger, junk
from tests.soak.noise import listening
from tests.soak.run import Run

ENOUGH = 100_000
ROUND = 5_000
"""Updates for one house; then a new one: broken people and full chats get dull."""
BATCH = 100
SETTLE_SECONDS = 30.0
COMMANDS = (
    *("/new", "/join", "/leave", "/table", "/hand", "/rules", "/help", "/lang", "/start", "/games", "/stop", "/x"),
    *("/settings", "/away"),
)
CROWDED = ("message is not modified", "message to delete not found", "message to edit not found")
"""What Telegram may say of messages that many tap at once."""


async def soak(run: Run) -> None:
    """By turns forged and broken ones."""
    done = 0
    while done < ENOUGH and run.goes_on:
        async with house(run.redis_url) as here, fuzzed(here, f"{run.seed} {done}") as fuzz:
            for _ in range(ROUND // BATCH):
                if run.goes_on:
                    await (fuzz.breaks() if done // ROUND % 2 else fuzz.forges())
                    done += BATCH
        run.says(f"{done} updates")


@asynccontextmanager
async def fuzzed(here: House, seed: int | str) -> AsyncIterator[Fuzz]:
    """Lively groups in a house, dealt by the same chance that makes the mutants."""
    chance, witness = Random(seed), Witness(here.sandbox)
    with patch("bot.handlers.context.chance", lambda: chance.getrandbits(63)):
        yield Fuzz(here, chance, witness, await lively(here, chance))


class Fuzz:
    """Sends mutants, in batches, and has it judged what they did."""

    def __init__(self, here: House, chance: Random, witness: Witness, corpus: Corpus) -> None:
        self._here, self._chance, self._witness, self._corpus = here, chance, witness, corpus
        self._forger = Forger(chance, corpus.data)
        self._breaker = Breaker(chance, corpus.updates, junk(chance.getrandbits(32), 300))
        self._queries = 0
        self.commits = self.unread = 0

    async def forges(self) -> None:
        """People tap with data that they made up, and give commands without sense; they also play. All is audited."""
        batch = self._batch()
        with self._watching(batch):
            for _ in range(BATCH):
                with suppress(NotAllowed):  # a message that has gone meanwhile, a group that somebody left
                    await self._forged()
            await self._honest()
            await settled(self._here, SETTLE_SECONDS)
            self._here.sandbox.jump(LEAST_SECONDS)  # windows close; before, no tap may still wait for its answer
            await settled(self._here, SETTLE_SECONDS)
            await judge_hands(self._here, self._corpus)
        await self._judged(batch)
        late = self._corpus.people[-1].id
        await audit(self._witness, self._here.store, self._here.settings, tolerates=CROWDED, deaf=[late])

    async def breaks(self) -> None:
        """Updates come that Telegram would not send; whoever then asks for help gets it."""
        batch = self._batch()
        with self._watching(batch):
            for _ in range(BATCH):
                self._breaks()
            await settled(self._here, SETTLE_SECONDS)
        await self._judged(batch)
        await self._helped(self._chance.choice(self._corpus.people))

    def _batch(self) -> Batch:
        chats = self._here.sandbox.world.chats.values()
        admins = {(chat.id, m.user.id) for chat in chats for m in chat.members.values() if m.status in ADMINS}
        return Batch(self._here, self._witness, frozenset(admins))

    @contextmanager
    def _watching(self, batch: Batch) -> Iterator[None]:
        """What is sent, committed and logged meanwhile."""
        updates = self._here.sandbox.world.updates
        put = updates.put

        def noted(fields: Json, *more: Any) -> int:
            id = put(fields, *more)
            batch.sent[id] = fields
            return id

        with (
            patch.object(updates, "put", noted),
            self._corpus.watching(self._here),
            batch.ledger.of(self._here.store),
            listening(batch.log),
        ):
            yield

    async def _judged(self, batch: Batch) -> None:
        with suppress(TimeoutError):
            await self._here.sandbox.until(lambda: not batch.unanswered)
        await judge(batch)
        self.commits += len(batch.ledger.commits)
        self.unread += len(batch.unread)

    async def _forged(self) -> None:
        person = self._chance.choice(self._corpus.people)
        if self._chance.random() < 0.1:
            await self._commands(person)
            return
        await person.presses(self._chance.choice(self._reach(person)), self._forger.data(), wait=False)

    async def _commands(self, person: Person) -> None:
        chance, group = self._chance, self._chance.choice([None, *self._corpus.groups])
        argument = chance.choice(
            ["", "upturn", "АП", "s", "💥" * 50, f"s{self._forger.data()}", "s" + "x" * 500, "3d", "Самара"]
        )
        await person.says(f"{chance.choice(COMMANDS)} {argument}".strip(), group)

    def _reach(self, person: Person) -> list[Message]:
        """Messages of the bot that somebody can get at."""
        said = [message for group in self._corpus.groups for message in group.said[-8:]]
        bots = [message for message in said if message.sender is self._here.sandbox.world.bot]
        return [*bots, *person.received[-4:]]

    async def _honest(self) -> None:
        """Whoever has something to tap in private does, so that the games go on."""
        for person in self._corpus.people:
            if person.sees("Взять", person.received):
                hand, _ = person.finds("Взять", person.received)
                await person.presses(hand, first(hand).data)

    def _breaks(self) -> None:
        update = self._breaker.update()
        query = update.get("callback_query")
        if isinstance(query, dict) and isinstance(query.get("id"), str):
            self._asks(query)
        self._here.sandbox.world.updates.put(update)

    def _asks(self, query: Json) -> None:
        """Telegram waits for an answer to a tap, whatever else is wrong with it."""
        self._queries += 1
        query["id"] = id = f"{query['id'][:20]} {self._queries}"
        world, sender = self._here.sandbox.world, query.get("from")
        person = sender.get("id") if isinstance(sender, dict) else None
        user = world.users.get(person) if isinstance(person, int) else None
        message = self._corpus.messages[-1]
        world.queries[id] = Query(id, user or world.channel_sender, message, "", world.clock.now())

    async def _helped(self, person: Person) -> None:
        """The next who asks in a chat is heard."""
        known = self._here.sandbox.world.private(person.user).messages
        before = len(known)
        await person.start()
        await self._here.sandbox.until(lambda: len(known) > before + 1, within=SETTLE_SECONDS)
