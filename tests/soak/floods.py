"""Floods: a lively game under Telegram's real limits, one who taps and taps, and many who begin at once."""

from __future__ import annotations

import asyncio
import re
from bisect import bisect_right
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from math import inf
from random import Random
from statistics import median, quantiles
from unittest.mock import patch

from bot.delivery.audience import Audience, Audiences
from bot.delivery.desired import desired
from bot.playground.players import Player
from bot.playground.policies.upturn import sensible
from bot.playground.view import Policy, View
from bot.sandbox.driver import Group, Person
from bot.sandbox.happenings import Edited, Happening, Sent
from bot.sandbox.model import Message
from games.sessions.session import Session
from games.sessions.slots import BOARD
from storage.connect import Store, connect
from tests.e2e.house import House, house
from tests.e2e.lived_time import STEP, lived_time
from tests.e2e.scene import boards, settled
from tests.e2e.shows import face, keys_of
from tests.soak.ledger import Commit, Ledger
from tests.soak.run import Run

SHARE = 0.8
"""Of what Telegram allows, that the bot allows itself."""
BOARD_SECONDS = 3.0
AS_IN_EARNEST = {"board_seconds": BOARD_SECONDS, "taps_a_second": 3, "answer_seconds": 0.8}
THINKS = 0.4
SEATS = ("Аня", "Боря", "Вика", "Гена")
TAKE, PASS = "Взять", "Пас"
HELD, FEW = re.compile(r"у тебя (\d+)"), 5
MESSAGES, WORST_RATE = 3, 20
"""Messages that a crowd's lobby takes, and how many a second are sent at least."""
SETTLE_SECONDS = 300.0
"""Only hangs take so long."""
LONG_SECONDS = 120.0

BELL_SECONDS, BEHIND_SECONDS = 1.0, 6.0
"""The latest for a bell, and for a board under Telegram's real limits."""
PRIVATE_SECONDS = 1.0
"""Between two messages to one person when nothing is left of a burst."""
EDIT_SECONDS = 4.0
"""Between two edits of a board when nothing is left of a group's burst: fifteen a minute. A smaller share, longer."""


async def soak(run: Run) -> None:
    """Each flood for some minutes; what tests/e2e/test_floods.py asserts holds."""
    long = min(LONG_SECONDS, run.seconds / 4)
    for telegram in (1.0, 0.5):
        pace = await lively_game(run.redis_url, telegram=telegram, seconds=long, seed=run.seed)
        run.says(f"{telegram:.0%} of Telegram's limits: {pace}")
        pace.check(telegram)
    rush = await one_who_taps(run.redis_url, seconds=long / 4)
    run.says(f"one who taps: {rush}")
    rush.check()
    crowd = await many_begin(run.redis_url, groups=200)
    run.says(f"many begin: {crowd}")
    crowd.check(200)


@dataclass
class Pace:
    """How a game went under limits; times in seconds, as the process lived them."""

    moves: int = 0
    refused: list[str] = field(default_factory=list)
    """What Telegram said with 429."""
    bells: list[float] = field(default_factory=list)
    """From each commit that calls somebody to the message that rings."""
    lags: list[float] = field(default_factory=list)
    """From each commit to the board that shows it, or what came after it."""

    def check(self, telegram: float) -> None:
        """Raises AssertionError unless it kept up as well as such a share of Telegram's limits lets it."""
        assert self.refused == []
        assert max(self.bells) <= (BELL_SECONDS if telegram == 1 else PRIVATE_SECONDS / (SHARE * telegram))
        assert quantiles(self.bells, n=20)[-1] <= BELL_SECONDS
        assert max(self.lags) <= (BEHIND_SECONDS if telegram == 1 else EDIT_SECONDS / (SHARE * telegram) + 1)

    def __str__(self) -> str:
        return (
            f"{self.moves} moves; bell {_spread(self.bells)} s; board {_spread(self.lags)} s behind; "
            f"{len(self.refused)} times 429"
        )


async def lively_game(redis_url: str, *, telegram: float, seconds: float, seed: int = 1) -> Pace:
    """Four people who think for 0.4 s, under so large a share of Telegram's real limits."""
    with patch("bot.handlers.context.chance", lambda: seed):
        async with limited(redis_url, telegram) as (here, group, people):
            players = [Player(here.sandbox, person, lingering(Random(seed)), thinks=THINKS) for person in people]
            async with lived_time() as now:
                watch = Watch(here, group, now)
                with watch.ledger.of(here.store, watch.committed):
                    await asyncio.gather(*(player.play(lambda: now() > seconds) for player in players))
                    return await watch.measured()


def lingering(chance: Random) -> Policy:
    """Plays sensibly every other turn; in the others, and with few tiles left, takes one: so the game goes on."""

    def policy(view: View) -> str | None:
        taking = next((label for label in view.labels if label.startswith((TAKE, PASS))), None)
        held = HELD.search(view.text)
        few = held is not None and int(held[1]) <= FEW
        return taking if taking and (few or chance.random() < 0.5) else sensible(view)

    return policy


@asynccontextmanager
async def limited(redis_url: str, telegram: float) -> AsyncIterator[tuple[House, Group, list[Person]]]:
    """A game that began without limits; from now on there are such a share of Telegram's, and the bot keeps to them."""
    async with house(redis_url) as here:
        people = await here.friends(*SEATS)
        group = here.group(*people)
        await here.game(group, *people)
        await here.closes()
        unlimited, share = here.store, SHARE * telegram
        here.settings = here.settings.model_copy(update={"budget_scale": share, **AS_IN_EARNEST})
        here.store = Store.open(connect(redis_url), budget_scale=share)
        here.sandbox.budget.factor = telegram
        await unlimited.close()
        await here.opens()
        try:
            yield here, group, people
        finally:
            await here.closes()
            await here.store.close()


class Watch:
    """When commits were made, when bells rang, and what the board showed when."""

    def __init__(self, here: House, group: Group, now: Callable[[], float]) -> None:
        self._here, self._group, self._now = here, group, now
        self.ledger = Ledger()
        self._commits: list[tuple[float, Commit]] = []
        self._rang: dict[int, list[float]] = {}
        self._boards: list[tuple[float, object]] = []
        here.sandbox.world.listen(self._hear)

    def committed(self, commit: Commit) -> None:
        self._commits.append((self._now(), commit))

    async def measured(self) -> Pace:
        """Waits until the board has caught up."""
        session = self._commits[-1][1].after
        audience = await Audiences(self._here.store, self._here.sandbox.world.bot.username, self._here.settings).of(
            session
        )
        shown = _shows(audience, session)
        await self._here.sandbox.until(lambda: bool(self._boards) and self._boards[-1][1] == shown, SETTLE_SECONDS)
        return Pace(len(self._commits), _refused(self._here), list(self._bells()), list(self._lags(audience)))

    def _hear(self, happening: Happening) -> None:
        match happening:
            case Sent(message) if message.chat.private and not message.silent:
                self._rang.setdefault(message.chat.id, []).append(self._now())
            case Sent(message) | Edited(message) if message.chat is self._group.chat and "ряд " in message.text:
                self._boards.append((self._now(), (message.content.formatted, keys_of(message))))
            case _:
                pass

    def _bells(self) -> Iterator[float]:
        for at, commit in self._commits:
            assert commit.before
            for old, new in zip(commit.before.chairs, commit.after.chairs, strict=True):
                rang = self._rang.get(new.person.id, [])
                if new.call > old.call:
                    yield next((ring for ring in rang if ring >= at), inf) - at

    def _lags(self, audience: Audience) -> Iterator[float]:
        faces = [_shows(audience, commit.after) for _, commit in self._commits]
        caught_up: list[tuple[float, int]] = []
        for at, board in self._boards:
            made = bisect_right([made for made, _ in self._commits], at)
            newest = max((number for number in range(made) if faces[number] == board), default=-1)
            caught_up.append((at, newest))
        for number, (made_at, _) in enumerate(self._commits):
            yield next(at for at, newest in caught_up if newest >= number) - made_at


def _shows(audience: Audience, session: Session) -> object:
    """What a board with this session looks like."""
    board = desired(session, BOARD, audience, {}, None, session.acted).screen
    assert board
    return face(board)


def _spread(seconds: Sequence[float]) -> str:
    return f"{median(seconds):.2f} (slowest {max(seconds):.2f})" if seconds else "never"


@dataclass
class Rush:
    """How long others wait for answers to their taps, in seconds: before somebody taps without end, and meanwhile."""

    before: list[float] = field(default_factory=list)
    meanwhile: list[float] = field(default_factory=list)
    taps: int = 0
    """Of the one who taps."""
    refused: list[str] = field(default_factory=list)

    def check(self) -> None:
        """Raises AssertionError if others felt it."""
        assert self.refused == []
        assert median(self.meanwhile) <= 1.5 * median(self.before) + 0.02
        assert max(self.meanwhile) <= 2 * max(self.before) + 0.1

    def __str__(self) -> str:
        return f"{self.taps} taps; others: {_spread(self.before)} s before, {_spread(self.meanwhile)} s meanwhile"


async def one_who_taps(redis_url: str, *, seconds: float, rate: float = 20.0, latency: float = 0.06) -> Rush:
    """Somebody taps so often a second on a board on which others tap, too; Telegram answers with this latency."""
    async with limited(redis_url, 1.0) as (here, group, people):
        here.sandbox.faults.add("answerCallbackQuery", times=inf, delay=latency)
        board = boards(group)[-1]
        rush, (mad, *others) = Rush(), people
        async with lived_time() as now:
            rush.before = await _looked(board, others, seconds, now)
            tapping = asyncio.create_task(_taps_on(mad, board, rate, rush, now))
            rush.meanwhile = await _looked(board, others, seconds, now)
            tapping.cancel()
        rush.refused = _refused(here)
        return rush


async def _taps_on(person: Person, board: Message, rate: float, rush: Rush, now: Callable[[], float]) -> None:
    while True:
        await person.presses(board, board.flat[0].data, wait=False)
        rush.taps += 1
        following = now() + 1 / rate
        while now() < following:  # noqa: ASYNC110  # nothing tells of time
            await asyncio.sleep(STEP)


async def _looked(board: Message, people: Sequence[Person], seconds: float, now: Callable[[], float]) -> list[float]:
    """Everybody looks at their hand twice a second. How long the answers took."""
    ends, took = now() + seconds, list[float]()
    while (began := now()) < ends:
        for person in people:
            await person.presses(board, board.flat[0].data)
            took.append(now() - began)
            began = now()
        await asyncio.sleep(0.5)
    return took


@dataclass
class Crowd:
    """How many began how fast."""

    lobbies: int
    seconds: float
    refused: list[str]

    def check(self, groups: int) -> None:
        """Raises AssertionError unless everybody had one soon: Telegram takes thirty messages a second.

        There are three of each: the lobby, a word to who came second, and the lobby below it.
        """
        assert self.refused == []
        assert self.lobbies == groups
        assert self.seconds <= groups * MESSAGES / WORST_RATE

    def __str__(self) -> str:
        return f"{self.lobbies} lobbies within {self.seconds:.1f} s; {len(self.refused)} times 429"


async def many_begin(redis_url: str, *, groups: int = 50, each: int = 2) -> Crowd:
    """In so many groups so many people give /new at the same moment. Raises AssertionError unless each gets one."""
    async with house(redis_url, limits=True, board_seconds=BOARD_SECONDS) as here:
        gatherings = []
        for number in range(groups):
            people = [here.sandbox.person(f"{name} {number}") for name in SEATS[:each]]
            gatherings.append((here.group(*people, title=f"Дачники {number}"), people))
        await settled(here, SETTLE_SECONDS)
        lobbies = [group for group, _ in gatherings]
        async with lived_time() as now:
            for group, people in gatherings:
                for person in people:
                    await person.says("/new upturn", group)
            await here.sandbox.until(lambda: all(_lobbies(group) == 1 for group in lobbies), SETTLE_SECONDS)
            took = now()
        await settled(here, SETTLE_SECONDS)
        assert all(_lobbies(group) == 1 for group in lobbies), "each group has one lobby"
        return Crowd(len(lobbies), took, _refused(here))


def _lobbies(group: Group) -> int:
    return sum("собираемся ·" in message.text for message in group.said)


def _refused(here: House) -> list[str]:
    return [f"{call.method} {call.description}" for call in here.sandbox.calls if call.code == 429]
