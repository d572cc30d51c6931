"""Polling: an update is Telegram's until the inbox has it, and nothing that happens meanwhile ends the polling."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import pytest
from telegram import Bot

from bot.runtime.logs import Changes
from bot.sandbox.happenings import HANG_SECONDS
from bot.telegram.client import bot_of
from bot.telegram.polling import CONFLICT_WAIT, HOOKED_SECONDS, POLL_SECONDS, Polling, Rejected, chat_of
from bot.telegram.unhooking import ABANDONED_SECONDS, Unhooking
from storage.away import AWAY
from storage.clock import Clock
from storage.inbox import Update
from tests.bot.fake_store import FakeStore, said
from tests.bot.fake_telegram import FakeTelegram, Handler, error, fake_telegram, hang, ok, page

NO_HOOK = ok({"url": "", "has_custom_certificate": False, "pending_update_count": 0})


def hook(url: str, *, waiting: int = 0, failed: float | None = None) -> Handler:
    """A webhook, by which updates wait to be brought."""
    info = {"url": url, "has_custom_certificate": False, "pending_update_count": waiting}
    failure = {} if failed is None else {"last_error_date": int(failed), "last_error_message": "Connection refused"}
    return ok(info | failure)


class Watched(Changes):
    """Remembers what was lost and found."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []

    def lost(self, what: str, reason: str) -> None:
        self.told.append(f"lost {what}: {reason}")

    def found(self, what: str) -> None:
        self.told.append(f"found {what}")


class Scene:
    """A poller between a fake Telegram and a fake store; waits take no time, but are noted."""

    def __init__(self, telegram: FakeTelegram, bot: Bot) -> None:
        self.telegram, self.store, self.changes = telegram, FakeStore(), Watched()
        self.waits: list[float] = []
        self.stop = asyncio.Event()
        self.clock, self.passes = Clock(), 0.0
        self.now = self.clock.now()
        self.ours = ""
        self.polling = Polling(
            telegram.settings, bot, self.store, self.changes,
            unhooking=Unhooking(bot, self.changes, self.clock, self._hook), arrived=self._arrived, rest=self._rest,
        )  # fmt: skip
        self._enough: Callable[[], bool] = lambda: False

    async def until(self, enough: Callable[[], bool]) -> None:
        """Polls until `enough` holds after an arrival or a wait."""
        self._enough = enough
        async with asyncio.timeout(HANG_SECONDS):
            await self.polling.run(self.stop)

    def had(self, url: str) -> None:
        """This bot had set a webhook before."""
        self.ours = url

    async def _hook(self) -> str:
        return self.ours

    def polls(self) -> list[tuple[str, str]]:
        """Offset and time-out of each poll."""
        return [(asked["offset"], asked["timeout"]) for asked in self.telegram.calls("getUpdates")]

    def _arrived(self) -> None:
        if self._enough():
            self.stop.set()

    async def _rest(self, seconds: float, stop: asyncio.Event) -> None:
        self.waits.append(seconds)
        self.clock.follow(len(self.waits) * self.passes)
        self._arrived()


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    async with fake_telegram() as telegram:
        telegram.answer("getMe", ok({"id": 123456, "is_bot": True, "first_name": "Кон"}))
        telegram.answer("getWebhookInfo", NO_HOOK)
        async with bot_of(telegram.settings, lambda offset: None) as bot:
            telegram.asked.clear()
            yield Scene(telegram, bot)


async def test_updates_are_kept_as_telegram_wrote_them_before_the_next_poll_confirms_them(scene: Scene) -> None:
    scene.telegram.pending = [said(10), said(11)]
    in_time: list[bool] = []

    class Watching(FakeStore):
        async def put(self, chat: int, update_id: int, payload: str) -> None:
            in_time.append(said(update_id) in scene.telegram.pending)
            await super().put(chat, update_id, payload)

    scene.polling._store = scene.store = Watching()
    await scene.until(lambda: len(scene.store.kept) == 2)
    assert [(chat, number, json.loads(payload)) for chat, number, payload in scene.store.kept] == [
        (5, 10, said(10)),
        (5, 11, said(11)),
    ]
    assert in_time == [True, True]
    assert [offset for offset, _ in scene.polls()] == ["0", "12"]


async def test_only_what_the_bot_handles_is_asked_for(scene: Scene) -> None:
    scene.telegram.pending = [said(1)]
    await scene.until(lambda: bool(scene.store.kept))
    allowed = json.loads(scene.telegram.calls("getUpdates")[0]["allowed_updates"])
    assert allowed == ["message", "callback_query", "my_chat_member"]


async def test_what_has_no_number_is_passed_over(scene: Scene) -> None:
    broken: list[Any] = [{"message": {"text": "x"}}, None, {"update_id": "9"}, said(10)]
    scene.telegram.faults = [ok(broken)]
    await scene.until(lambda: bool(scene.store.kept))
    assert [number for _, number, _ in scene.store.kept] == [10]
    assert scene.waits == []


async def test_what_the_store_could_not_take_comes_again(scene: Scene) -> None:
    scene.telegram.pending = [said(10), said(11)]
    scene.store.failures = [AWAY[0]("gone"), AWAY[1]("gone")]
    await scene.until(lambda: len(scene.store.kept) == 2)
    assert [number for _, number, _ in scene.store.kept] == [10, 11]
    assert [offset for offset, _ in scene.polls()[:3]] == ["0", "0", "0"]
    assert len(scene.waits) == 2
    assert scene.changes.told.index("lost store: gone") < scene.changes.told.index("found store")


async def test_what_comes_together_is_kept_in_one_step_or_comes_again(scene: Scene) -> None:
    steps: list[list[int]] = []

    class Watching(FakeStore):
        async def put_all(self, updates: Sequence[Update]) -> None:
            steps.append([update.id for update in updates])
            if len(steps) == 1:
                raise AWAY[0]("gone")
            await super().put_all(updates)

    scene.polling._store = scene.store = Watching()
    scene.telegram.pending = [said(10), said(11)]
    await scene.until(lambda: len(scene.store.kept) == 2)
    assert steps == [[10, 11]] * 2
    assert [offset for offset, _ in scene.polls()[:3]] == ["0", "0", "12"]


async def test_an_error_that_nobody_thought_of_does_not_end_the_polling(scene: Scene) -> None:
    scene.telegram.pending = [said(10)]
    scene.store.failures = [RuntimeError("disk full")]
    await scene.until(lambda: bool(scene.store.kept))
    assert len(scene.waits) == 1


async def test_waits_double_up_to_half_a_minute_and_begin_anew_after_a_success(scene: Scene) -> None:
    scene.telegram.pending = [said(1)]
    scene.telegram.faults = [*[page(502)] * 7, ok([]), page(502)]
    await scene.until(lambda: len(scene.waits) == 8)
    for wait, most in zip(scene.waits, (1, 2, 4, 8, 16, 30, 30, 1), strict=True):
        assert 0.8 * most <= wait <= most
    assert [told.partition(":")[0] for told in scene.changes.told[:8]] == ["lost telegram"] * 7 + ["found telegram"]


async def test_after_a_failure_a_poll_that_does_not_wait_tells_that_telegram_is_back(scene: Scene) -> None:
    scene.telegram.pending = [said(1)]
    scene.telegram.faults = [page(502), page(502), ok([])]
    await scene.until(lambda: bool(scene.store.kept))
    assert [seconds for _, seconds in scene.polls()[:4]] == ["0", "0", "0", "50"]


async def test_another_poller_is_not_taken_for_gone_before_a_whole_poll(scene: Scene) -> None:
    scene.telegram.pending = [said(1)]
    scene.telegram.faults = [error(409, "Conflict: terminated by other getUpdates request")]
    await scene.until(lambda: bool(scene.store.kept))
    assert [seconds for _, seconds in scene.polls()[:2]] == ["0", "50"]


async def test_another_poller_is_named_and_outwaited(scene: Scene) -> None:
    scene.telegram.pending = [said(1)]
    scene.telegram.faults = [error(409, "Conflict: terminated by other getUpdates request")]
    await scene.until(lambda: bool(scene.store.kept))
    assert scene.changes.told[0].startswith("lost polling: somebody else polls with the same token")
    assert "found polling" in scene.changes.told


async def test_telegram_is_obeyed_when_it_says_how_long_to_wait(scene: Scene) -> None:
    scene.telegram.pending = [said(1)]
    scene.telegram.faults = [error(429, "Too Many Requests", retry_after=17)]
    await scene.until(lambda: bool(scene.store.kept))
    assert scene.waits == [17]


@pytest.mark.parametrize("status", [401, 404])
async def test_a_rejected_token_ends_it_with_one_line(scene: Scene, status: int) -> None:
    scene.telegram.faults = [error(status, "Unauthorized")]
    with pytest.raises(Rejected, match=r"^BOT_TOKEN is rejected by Telegram: [^\n]+$"):
        await scene.until(lambda: False)


async def test_the_first_poll_does_not_wait_so_that_it_is_soon_known_what_telegram_has_kept(scene: Scene) -> None:
    scene.telegram.faults = [ok([]), ok([said(1)])]
    await scene.until(lambda: bool(scene.store.kept))
    assert [seconds for _, seconds in scene.polls()[:2]] == ["0", "50"]


async def test_a_webhook_that_was_this_bots_own_is_removed_first(scene: Scene) -> None:
    scene.telegram.answer("getWebhookInfo", page(502), hook("https://old.example.org/x"))
    scene.telegram.answer("deleteWebhook", ok(True))
    scene.telegram.pending = [said(1)]
    scene.had("https://old.example.org/x")
    await scene.until(lambda: bool(scene.store.kept))
    assert [method for method, _ in scene.telegram.asked[:4]] == [
        "getWebhookInfo",
        "getWebhookInfo",
        "deleteWebhook",
        "getUpdates",
    ]
    assert scene.telegram.calls("deleteWebhook")[0].get("drop_pending_updates") != "true"


async def test_anothers_webhook_is_left_alone_named_and_waited_for(scene: Scene) -> None:
    scene.telegram.answer("getWebhookInfo", hook("https://other.example.org/secret"), NO_HOOK)
    scene.telegram.pending = [said(1)]
    await scene.until(lambda: bool(scene.store.kept))
    assert scene.waits == [HOOKED_SECONDS]
    assert not scene.telegram.calls("deleteWebhook")
    reason = "a copy with the same token has set a webhook at other.example.org: stop it, or this one"
    assert scene.changes.told[0] == f"lost polling: {reason}"
    assert "found polling" in scene.changes.told


async def test_whose_polls_are_ended_by_a_webhook_waits_until_it_is_gone_and_then_asks_at_once(scene: Scene) -> None:
    there = hook("https://other.example.org/x")
    scene.telegram.answer("getWebhookInfo", NO_HOOK, there, there, NO_HOOK)
    scene.telegram.pending = [said(1)]
    scene.telegram.faults = [ok([]), error(409, "Conflict: terminated by setWebhook request")]
    scene.had("https://other.example.org/x")
    await scene.until(lambda: bool(scene.store.kept))
    assert scene.waits == [HOOKED_SECONDS]
    assert [seconds for _, seconds in scene.polls()[:3]] == ["0", "50", "0"]
    assert not scene.telegram.calls("deleteWebhook"), "who sets it while we poll wants it"


async def test_another_poller_that_is_gone_is_soon_noticed(scene: Scene) -> None:
    scene.telegram.pending = [said(1)]
    scene.telegram.faults = [error(409, "Conflict: terminated by other getUpdates request")] * 6
    await scene.until(lambda: bool(scene.store.kept))
    assert max(scene.waits) <= CONFLICT_WAIT


async def test_a_webhook_at_which_nobody_answers_for_long_is_removed(scene: Scene) -> None:
    scene.telegram.answer("deleteWebhook", ok(True))
    failing = hook("https://gone.example.org/x", waiting=2, failed=scene.now)
    scene.telegram.answer("getWebhookInfo", failing)
    scene.telegram.pending = [said(1)]
    scene.passes = HOOKED_SECONDS
    await scene.until(lambda: bool(scene.store.kept))
    assert len(scene.waits) == ABANDONED_SECONDS / HOOKED_SECONDS
    assert len(scene.telegram.calls("deleteWebhook")) == 1


@pytest.mark.parametrize(
    "well",
    [{"waiting": 0}, {"waiting": 2, "failed": -700}, {"waiting": 2, "failed": None}],
    ids=["idle", "well", "new"],
)
async def test_a_webhook_that_works_is_never_removed(scene: Scene, well: dict[str, Any]) -> None:
    """Failures that are long over, or updates that are just on their way, say nothing."""
    failed = well.get("failed", 0)
    there = hook("https://other.example.org/x", waiting=well["waiting"], failed=failed and scene.now + failed)
    scene.telegram.answer("getWebhookInfo", there)
    scene.passes = HOOKED_SECONDS
    await scene.until(lambda: len(scene.waits) > 3 * ABANDONED_SECONDS / HOOKED_SECONDS)
    assert not scene.telegram.calls("deleteWebhook")


async def test_no_webhook_none_removed(scene: Scene) -> None:
    scene.telegram.pending = [said(1)]
    await scene.until(lambda: bool(scene.store.kept))
    assert not scene.telegram.calls("deleteWebhook")


async def test_a_stop_does_not_wait_for_the_long_poll(scene: Scene) -> None:
    asked = asyncio.Event()

    async def hold(request: Any) -> Any:
        asked.set()
        return await hang(request)

    scene.telegram.answer("getUpdates", hold)
    polling = asyncio.create_task(scene.until(lambda: False))
    await asked.wait()
    scene.stop.set()
    async with asyncio.timeout(POLL_SECONDS - 1):
        await polling
    assert len(scene.polls()) == 1


async def test_a_stop_confirms_what_was_kept_last(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.telegram.polling.CONFIRM_SECONDS", HANG_SECONDS)
    scene.telegram.pending = [said(10)]
    await scene.until(lambda: bool(scene.store.kept))
    assert scene.polls() == [("0", "0"), ("11", "0")]
    assert not scene.telegram.pending


@pytest.mark.parametrize(
    ("update", "chat"),
    [
        ({"update_id": 1, "message": {"chat": {"id": -7}, "from": {"id": 3}}}, -7),
        ({"update_id": 1, "callback_query": {"from": {"id": 3}, "message": {"chat": {"id": -7}, "date": 0}}}, -7),
        ({"update_id": 1, "callback_query": {"from": {"id": 3}, "inline_message_id": "x"}}, 3),
        ({"update_id": 1, "my_chat_member": {"chat": {"id": -7}, "from": {"id": 3}}}, -7),
        ({"update_id": 1, "poll": {"id": "9"}}, 0),
        ({"update_id": 1}, 0),
    ],
)
def test_an_update_belongs_to_its_chat_or_else_to_its_person(update: dict[str, Any], chat: int) -> None:
    assert chat_of(update) == chat
