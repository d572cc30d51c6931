"""Our webhook is looked at and taken back; two copies that want different ones don't fight in silence."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.runtime.ear import Ear
from bot.runtime.logs import Changes
from bot.settings import Settings
from bot.telegram.client import bot_of
from bot.telegram.hook import CATCHING_UP_SECONDS, LONGEST_TRUCE, LOOK_SECONDS, TRUCE_SECONDS, Hook
from storage.clock import Clock
from tests.bot.fake_telegram import TOKEN, FakeTelegram, fake_telegram, ok, page

OURS, THEIRS = "http://127.0.0.1:8443/in", "https://theirs.example.org/secret"


class Noted:
    """What the ear says."""

    def __init__(self) -> None:
        self.contacts, self.taken_at = 0, list[float]()

    async def contact(self, now: float, /) -> None:
        self.contacts += 1

    async def taken(self, now: float, /) -> None:
        self.taken_at.append(now)


class Scene:
    """A webhook, and a Telegram whose view of it a test decides."""

    def __init__(self, telegram: FakeTelegram, settings: Settings, bot: Any) -> None:
        self.telegram, self.clock, self.changes, self.noted = telegram, Clock(), Changes(), Noted()
        self.ear = Ear(self.noted, self.clock)
        self.remembered: list[str] = []
        self.hook = Hook(settings, bot, self.changes, self.ear, self.clock, self._remember)
        telegram.answer("setWebhook", ok(True))

    async def _remember(self, url: str) -> None:
        self.remembered.append(url)

    async def looks(self, url: str = OURS, *, later: float = 0.0, waiting: int = 0, failed: float | None = None) -> int:
        """It is looked at after so many seconds. Returns how often it has been set by now."""
        self.clock.follow(self.clock.now() - self.clock.machine() + later)
        failure = {} if failed is None else {"last_error_date": int(failed), "last_error_message": "Connection refused"}
        self.telegram.answer("getWebhookInfo", ok({"url": url, "pending_update_count": waiting, **failure}))
        await self.hook.look()
        return len(self.telegram.calls("setWebhook"))


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    async with fake_telegram() as telegram:
        settings = Settings.read(None, telegram_api_url=telegram.url, bot_token=TOKEN, webhook_url=OURS)
        bot = bot_of(settings, lambda offset: None)
        await bot.request.initialize()
        yield Scene(telegram, settings, bot)
        await bot.request.shutdown()


async def test_as_long_as_it_is_ours_nothing_is_done(scene: Scene) -> None:
    await scene.hook.set()
    assert scene.remembered == [OURS]
    assert await scene.looks() == 1
    assert scene.hook.again == LOOK_SECONDS
    assert scene.changes.lasting() == {}
    assert scene.noted.contacts == 1
    assert len(scene.noted.taken_at) == 1


async def test_while_telegram_still_brings_what_it_kept_not_all_is_heard(scene: Scene) -> None:
    await scene.hook.set()
    await scene.looks(waiting=3)
    assert (scene.noted.taken_at, scene.hook.again) == ([], CATCHING_UP_SECONDS)
    await scene.looks(waiting=0)
    assert len(scene.noted.taken_at) == 1
    await scene.looks(waiting=1, later=LOOK_SECONDS)
    assert len(scene.noted.taken_at) == 2, "what comes later comes at once"


async def test_one_that_was_removed_is_taken_back_with_one_line(scene: Scene) -> None:
    await scene.hook.set()
    with capture_logs() as told:
        for n in range(3):
            assert await scene.looks("", later=LOOK_SECONDS) == 2 + n
    assert [line["event"] for line in told] == ["the webhook was gone, taking it back"] * 3
    assert "removed it in order to poll" in told[0]["by"]
    assert scene.changes.lasting() == {}


async def test_two_copies_leave_each_other_more_and_more_time_and_say_so(scene: Scene) -> None:
    await scene.hook.set()
    with capture_logs() as told:
        assert await scene.looks(THEIRS, later=LOOK_SECONDS) == 2
        assert await scene.looks(THEIRS, later=LOOK_SECONDS) == 2
        assert "webhook" in scene.changes.lasting(), "which makes us ill"
        assert await scene.looks(THEIRS, later=TRUCE_SECONDS) == 3
        assert scene.changes.lasting() == {}
        assert await scene.looks(THEIRS, later=TRUCE_SECONDS) == 3
        assert await scene.looks(THEIRS, later=TRUCE_SECONDS) == 4
    assert "theirs.example.org: stop" in told[0]["by"]
    assert not any("secret" in str(line) for line in told)
    times = 0
    while await scene.looks(THEIRS, later=LOOK_SECONDS) < 5:
        times += 1
    assert times * LOOK_SECONDS == pytest.approx(4 * TRUCE_SECONDS, abs=2 * LOOK_SECONDS)
    await scene.looks(later=LONGEST_TRUCE + 1)
    assert await scene.looks(THEIRS, later=LOOK_SECONDS) == 6, "after a long peace at once again"


async def test_one_by_which_telegram_can_bring_nothing_is_one_line_until_it_can(scene: Scene) -> None:
    await scene.hook.set()
    with capture_logs() as told:
        now = scene.clock.now()
        for n in range(1, 4):
            await scene.looks(later=LOOK_SECONDS, waiting=2, failed=now + n * LOOK_SECONDS)
        assert list(scene.changes.lasting()) == ["delivery"]
        await scene.hook.reached()
        assert scene.changes.lasting() == {}
        await scene.looks(waiting=1, failed=now + 3 * LOOK_SECONDS)
    assert [line["event"] for line in told] == ["lost", "found again"]
    assert told[0]["reason"] == "Telegram can't bring updates to WEBHOOK_URL (Connection refused)"
    assert scene.noted.contacts == 2, "nothing was heard meanwhile"


async def test_an_old_failure_or_one_with_nothing_left_to_bring_is_none(scene: Scene) -> None:
    await scene.hook.set()
    await scene.looks(waiting=5, failed=scene.clock.now() - 60)
    await scene.looks(waiting=0, failed=scene.clock.now() + 60)
    assert scene.changes.lasting() == {}


async def test_while_telegram_does_not_answer_nothing_is_heard(scene: Scene) -> None:
    await scene.hook.set()
    await scene.looks()
    scene.telegram.answer("getWebhookInfo", page(502))
    with pytest.raises(Exception, match="502"):
        await scene.hook.look()
    await scene.ear.beat()
    assert len(scene.noted.taken_at) == 1
