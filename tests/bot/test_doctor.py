"""`python -m bot doctor`: what is well, what isn't, and what to do."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.doctor.examine import examine
from bot.doctor.finding import Mark, of_clock
from bot.doctor.store import _of_condition, of_store
from bot.doctor.telegram import of_telegram
from bot.settings import Settings
from storage.condition import Condition
from tests.bot.fake_telegram import TOKEN, FakeTelegram, error, fake_telegram, ok

ME = {"id": 123456, "is_bot": True, "first_name": "Кон", "username": "kon_bot", "can_join_groups": True}
HOOK = {"url": "", "has_custom_certificate": False, "pending_update_count": 3}
MINE = "http://127.0.0.1:8080/in"
MB = 1 << 20
SOUND = Condition("valkey", (9, 1, 2), "noeviction", True, "", 5 * MB, 0)


@pytest.fixture
async def telegram() -> AsyncIterator[FakeTelegram]:
    async with fake_telegram() as fake:
        fake.answer("getMe", ok(ME))
        fake.answer("getWebhookInfo", ok(HOOK))
        yield fake


async def told(fake: FakeTelegram, **given: Any) -> list[str]:
    return [str(finding) for finding in await of_telegram(fake.settings.model_copy(update=given))]


async def test_a_bot_in_good_health(telegram: FakeTelegram) -> None:
    assert await told(telegram) == [
        f"ok   token: it is that of @kon_bot, at {telegram.url}",
        "ok   privacy: the bot sees commands and taps only, which is all it needs",
        "ok   updates: by polling, 3 wait at Telegram",
    ]


async def test_a_token_that_is_rejected(telegram: FakeTelegram) -> None:
    telegram.answer("getMe", error(401, "Unauthorized"))
    assert await told(telegram) == [
        "BAD  token: Telegram rejects it: copy the present one from @BotFather into BOT_TOKEN"
    ]


async def test_a_telegram_that_can_not_be_reached() -> None:
    settings = Settings.read(None, telegram_api_url="http://127.0.0.1:1", bot_token=TOKEN)
    [finding] = await of_telegram(settings)
    assert finding.mark is Mark.ILL
    assert "can't be reached (" in finding.what
    assert "HTTPS_PROXY if this host needs a proxy" in finding.what


@pytest.mark.parametrize(
    ("me", "line"),
    [
        ({"can_join_groups": False}, "BAD  groups: nobody can add the bot to one: /setjoingroups"),
        ({"can_read_all_group_messages": True}, "hint privacy: every message is brought to the bot, for nothing"),
    ],
)
async def test_rights(telegram: FakeTelegram, me: dict[str, Any], line: str) -> None:
    telegram.answer("getMe", ok(ME | me))
    assert any(said.startswith(line) for said in await told(telegram))


@pytest.mark.parametrize(
    ("wanted", "hook", "line"),
    [
        (None, {"url": "https://other.example/secret"}, "BAD  updates: a webhook at other.example takes them"),
        (MINE, {"url": MINE}, "ok   updates: by the webhook at 127.0.0.1, 3 wait"),
        (MINE, {}, "hint updates: no webhook is set: start the bot"),
        (MINE, {"url": "https://other.example/secret"}, "BAD  updates: the webhook leads to other.example"),
        (MINE, {"url": MINE, "pending_update_count": 500}, "hint updates: 500 wait at Telegram: is the bot running?"),
        (
            MINE,
            {"url": MINE, "last_error_date": int(time.time()) - 60, "last_error_message": "Connection refused"},
            "BAD  webhook: Telegram couldn't deliver of late (Connection refused)",
        ),
    ],
)
async def test_how_updates_come(telegram: FakeTelegram, wanted: str | None, hook: dict[str, Any], line: str) -> None:
    telegram.answer("getWebhookInfo", ok(HOOK | hook))
    lines = await told(telegram, webhook_url=wanted)
    assert any(said.startswith(line) for said in lines), lines
    assert not any("secret" in said for said in lines), "the path of a webhook may be all that protects it"


def test_clocks() -> None:
    assert of_clock("the store", -1.9).mark is Mark.WELL
    assert of_clock("Telegram", 2.9, 1.0).mark is Mark.WELL
    assert str(of_clock("Telegram", 60.2)).startswith("BAD  clock: ours is 60 s behind that of Telegram")
    assert str(of_clock("the store", -9)).startswith("BAD  clock: ours is 9 s ahead of that of the store")


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({}, "ok   policy: noeviction"),
        ({"version": (6, 2, 1)}, "BAD  store: valkey 6.2.1 is too old"),
        ({"policy": "allkeys-lru", "most": 100 * MB}, "BAD  policy: with allkeys-lru games vanish"),
        ({"policy": "volatile-lru"}, "hint policy: with volatile-lru games vanish"),
        ({"journal": False, "snapshots": "3600 1"}, "hint persistence: snapshots only (3600 1)"),
        ({"journal": False}, "BAD  persistence: no journal"),
        ({"used": 90 * MB, "most": 100 * MB}, "BAD  memory: 90 of 100 MB are taken: give it more (maxmemory)"),
    ],
)
def test_the_condition_of_a_store(change: dict[str, Any], line: str) -> None:
    assert any(str(finding).startswith(line) for finding in _of_condition(replace(SOUND, **change)))


def test_a_store_that_is_away_or_a_disk_that_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    away = Settings.read(None, bot_token=TOKEN, redis_url="redis://:hush@127.0.0.1:1")
    [finding] = of_store(away)
    assert str(finding).startswith("BAD  store: REDIS_URL: no answer from there")
    monkeypatch.setattr("shutil.disk_usage", lambda place: type("Usage", (), {"free": 10 * MB}))
    full = Settings.read(None, bot_token=TOKEN, data_dir=tmp_path / "data")
    assert str(next(of_store(full))).startswith("BAD  disk: 10 MB are free for DATA_DIR")


@pytest.mark.slow
def test_a_store_in_good_health(redis_url: str) -> None:
    lines = [str(finding) for finding in of_store(Settings.read(None, bot_token=TOKEN, redis_url=redis_url))]
    assert lines[:2] == [
        "ok   store: it takes all that the bot writes",
        "ok   clock: that of the store agrees with ours",
    ]
    assert lines[2].startswith("ok   store: valkey ")
    assert [line[:4] for line in lines] == ["ok  "] * len(lines)


def test_it_never_prints_a_secret(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    async def telling(settings: Settings) -> list[Any]:
        return [replace(of_clock("x", 9), what=f"it is {settings.token}")]

    def nothing(settings: Settings) -> Iterator[Any]:
        return iter(())

    monkeypatch.setattr("bot.doctor.examine.of_telegram", telling)
    monkeypatch.setattr("bot.doctor.examine.of_store", nothing)
    assert not examine(Settings.read(None, bot_token=TOKEN))
    assert capsys.readouterr().out == "BAD  it is <secret>\n"
