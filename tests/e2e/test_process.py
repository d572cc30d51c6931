"""The bot as its operator meets it: exit codes and words, signals, outages, secrets, and the demonstration."""

from __future__ import annotations

import asyncio
import signal
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.driver import Group, Person
from bot.sandbox.happenings import HANG_SECONDS
from bot.sandbox.sandbox import TOKEN, Sandbox
from bot.settings import Settings
from storage import embedded, keys
from storage.connect import Store, connect
from storage.script import answer
from tests.e2e.audit import audit, in_hand
from tests.e2e.bots import Bot, begun, bot, kept, looked_into, reopened
from tests.e2e.history import Witness
from tests.e2e.settled import at_rest
from tests.plain import PICTURES

pytestmark = pytest.mark.slow

SECRET = TOKEN.partition(":")[2]
DEALT, PLAIN_NUMBERS = "tests.e2e.dealt", "32"


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(budget=None, port=free_port()) as sandbox:
        yield sandbox


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
    return port


@pytest.mark.parametrize(
    ("environment", "code", "line"),
    [
        ({"BOT_TOKEN": ""}, 2, "BOT_TOKEN is not set: get one from @BotFather"),
        ({"BOT_TOKEN": f"'123:{SECRET}'"}, 2, "BOT_TOKEN doesn't look like a token"),
        ({"BOT_TOKEN": f"7100000000:{SECRET}X"}, 1, "BOT_TOKEN is rejected by Telegram: copy the present one"),
        ({"LOG_LEVEL": "LOUD"}, 2, "LOG_LEVEL should be"),
        ({"BUDGET_SCALE": "-1", "BOARD_SECONDS": "x"}, 2, "BUDGET_SCALE should be greater than 0"),
        (
            {"TELEGRAM_API_URL": "http://127.0.0.1:{closed}"},
            1,
            "Telegram at http://127.0.0.1:{closed} can't be reached",
        ),
        ({"REDIS_URL": "redis://:hush-hush@127.0.0.1:{closed}/0"}, 1, "REDIS_URL: no answer from there"),
        ({"REDIS_URL": "mysql://x"}, 2, "REDIS_URL is not an address that begins with redis://"),
        ({"REDIS_URL": "redis://127.0.0.1:{closed}/0?foo=bar"}, 2, "REDIS_URL has ?foo=, which means nothing"),
        ({"DATA_DIR": f"{__file__}/data"}, 2, "DATA_DIR can't be a directory"),
    ],
)
async def test_what_keeps_it_from_starting_is_one_clear_line(
    sandbox: Sandbox, tmp_path: Path, environment: dict[str, str], code: int, line: str
) -> None:
    closed = str(free_port())
    given = {name: value.format(closed=closed) for name, value in environment.items()}
    async with bot(tmp_path, "bot", "run", sandbox=sandbox) as it:
        await it.launches(**given)
        assert await it.ends() == code
    assert it.out == ""
    (told,) = it.errors.splitlines()
    assert told.startswith(f"kon: {line.format(closed=closed)}")
    assert SECRET not in told
    assert "hush-hush" not in told


@pytest.mark.parametrize("half", ["worker", "intake"])
async def test_half_a_bot_has_no_store_of_its_own(sandbox: Sandbox, tmp_path: Path, half: str) -> None:
    async with bot(tmp_path, "bot", half, sandbox=sandbox) as it:
        await it.launches()
        assert await it.ends() == 2
    (told,) = it.errors.splitlines()
    assert told.startswith(f"kon: REDIS_URL is not set: `{half}` shares its store")
    assert not (tmp_path / "data").exists()


async def test_a_misspelt_variable_is_named_and_the_bot_starts(sandbox: Sandbox, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("# mine\n\nLOG_LEVLE=DEBUG\nSOMETHING=else\n")
    async with bot(tmp_path, "bot", "run", sandbox=sandbox) as it:
        await it.starts()
        assert await it.stops() == 0
    assert it.errors.splitlines()[0] == (
        "kon: .env has LOG_LEVLE in line 3, which says nothing: did you mean LOG_LEVEL?"
    )
    assert "SOMETHING" not in it.errors


@pytest.mark.parametrize(
    "point",
    [
        "bot.settings",
        "telegram",
        "storage.embedded:_await_answer",
        "bot.runtime.leaving:stop_on_signals",
        "bot.process:_meet",
    ],
)
async def test_a_signal_at_any_moment_of_the_start_is_a_stop_as_asked(
    sandbox: Sandbox, tmp_path: Path, point: str
) -> None:
    async with bot(tmp_path, "tests.e2e.told_to_stop", point, "run", sandbox=sandbox) as it:
        await it.launches()
        assert await it.ends() == 0
    assert it.errors == ""
    embedded.start(tmp_path / "data" / "store").stop()  # which waits for the one before to be gone


async def test_a_signal_while_telegram_or_the_store_keep_it_waiting_at_the_start(
    sandbox: Sandbox, tmp_path: Path, redis_url: str
) -> None:
    slow = sandbox.faults.add("getMe", times=10, delay=inf)
    async with bot(tmp_path, "bot", "run", sandbox=sandbox, REDIS_URL=redis_url) as it:
        await it.launches()
        await sandbox.until(lambda: slow.hits > 0)
        assert await it.stops() == 0
    accepted = asyncio.Event()
    async with (
        await asyncio.start_server(lambda *_: accepted.set(), "127.0.0.1", 0) as silent,
        bot(tmp_path, "bot", "run", sandbox=sandbox) as it,
    ):
        await it.launches(REDIS_URL=f"redis://127.0.0.1:{silent.sockets[0].getsockname()[1]}")
        await asyncio.wait_for(accepted.wait(), HANG_SECONDS)
        assert await it.stops() == 0
    assert it.errors == ""


async def test_on_windows_it_runs_with_a_store_of_ones_own(
    sandbox: Sandbox, tmp_path: Path, store: Store, redis_url: str
) -> None:
    async with bot(tmp_path, "tests.e2e.on_windows", "run", sandbox=sandbox) as it:
        await it.starts(REDIS_URL=redis_url)
        _, people = await table(sandbox)
        await draws(sandbox, people)
        assert await it.stops() == 0
        assert it.errors.count("\n") == len(it.log)
        await it.launches()
        assert await it.ends() == 1
    told = it.errors.splitlines()[-1]
    assert told == "kon: the private store needs Linux or macOS; set REDIS_URL to a Redis or Valkey of yours"


async def test_what_it_writes_is_for_its_owner_only(sandbox: Sandbox, tmp_path: Path) -> None:
    async with bot(tmp_path, "bot", "run", sandbox=sandbox) as it:
        await it.starts()
        assert await it.stops() == 0
    data = tmp_path / "data"
    assert not {place for place in (data, *data.rglob("*")) if place.stat().st_mode & 0o077}


async def test_a_port_that_is_taken_is_one_clear_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        async with bot(tmp_path, "bot", "sandbox", "--port", str(door.getsockname()[1])) as it:
            await it.launches()
            assert await it.ends() == 2
    assert it.out == ""
    remedy = "take another port, as in --port 8090"
    assert it.errors == f"kon: --port can't be listened on (Address already in use): {remedy}\n"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_it_while_taps_are_in_flight(
    sandbox: Sandbox, tmp_path: Path, store: Store, redis_url: str, number: signal.Signals
) -> None:
    witness = Witness(sandbox)
    async with bot(tmp_path, "bot", "run", sandbox=sandbox, REDIS_URL=redis_url) as it:
        await it.starts()
        group, people = await table(sandbox)
        sandbox.faults.add("editMessageText", times=10, delay=0.3)
        await taps(people, "Взять")
        for person in people * 5:
            await person.taps("Моя рука", group, wait=False)
        assert await it.stops(number) == 0
        await it.starts()
        await at_rest(sandbox, store)
        here = Settings.read(None, telegram_api_url=sandbox.url, bot_token=sandbox.token, pictures=PICTURES)
        await audit(witness, store, here)
        assert await it.stops() == 0


async def test_a_signal_ends_the_embedded_store_with_it(sandbox: Sandbox, tmp_path: Path) -> None:
    witness = Witness(sandbox)
    async with bot(tmp_path, "bot", "run", sandbox=sandbox) as it:
        await it.starts()
        _, people = await table(sandbox)
        await draws(sandbox, people)
        async with looked_into(tmp_path, sandbox) as (store, _):
            await at_rest(sandbox, store)
        assert await it.stops() == 0
    async with reopened(tmp_path, sandbox) as (store, settings):
        (session,) = await audit(witness, store, settings)
    assert session.status == "playing"


async def test_a_machine_with_a_wrong_clock_plays_by_the_stores_and_says_so(
    sandbox: Sandbox, tmp_path: Path, store: Store, redis_url: str
) -> None:
    async with bot(tmp_path, "tests.e2e.skewed", "-90", "run", sandbox=sandbox, REDIS_URL=redis_url) as it:
        await it.starts()
        await draws(sandbox, (await table(sandbox))[1])
        workers = await answer(store.redis.zrange(keys.INBOX_WORKERS, 0, -1, withscores=True))
        assert [abs(leased - await store.time()) < 10 for _, leased in workers] == [True]
        assert await it.stops() == 0
    told = [line["reason"] for line in it.log if line["event"] == "lost"]
    assert len(told) == 1
    assert told[0].startswith("this machine's clock is 90.0 s behind the store's")


@pytest.mark.parametrize("form", ["json", "console"])
async def test_no_fault_makes_it_tell_its_token(sandbox: Sandbox, tmp_path: Path, form: str) -> None:
    async with bot(tmp_path, "bot", "run", sandbox=sandbox, LOG_LEVEL="DEBUG", LOG_FORMAT=form) as it:
        await it.starts()
        _, people = await table(sandbox)
        faults(sandbox)
        await draws(sandbox, people)
        await sandbox.until(lambda: "lost" in it.errors)
        assert await it.stops() == 0
    assert "telegram" in it.errors
    assert SECRET not in it.out + it.errors
    assert "Traceback" not in it.errors


def faults(sandbox: Sandbox) -> None:
    """Everything that can go wrong with Telegram, once or twice."""
    for after in (False, True):
        sandbox.faults.add("sendMessage", after=after, status=502, html=True)
        sandbox.faults.add("answerCallbackQuery", after=after, reset=True)
        sandbox.faults.add("edit*", after=after, status=500)
    sandbox.faults.add("edit*", retry_after=1)
    sandbox.faults.add("deleteMessage", reset=True)
    sandbox.faults.add("getUpdates", status=502, html=True)
    sandbox.faults.add("getUpdates", reset=True)
    sandbox.faults.add("setMyCommands", status=500)


async def test_telegram_away_for_a_while_is_two_log_lines(sandbox: Sandbox, tmp_path: Path) -> None:
    async with bot(tmp_path, "bot", "run", sandbox=sandbox) as it:
        await it.starts()
        _, people = await table(sandbox)
        sandbox.faults.add("getUpdates", times=2, status=502, html=True)
        await draws(sandbox, people)
        assert await changes(it, 2, sandbox) == [("lost", "telegram"), ("found again", "telegram")]

        await sandbox.stop()
        await taps(people, "Пас")
        assert await changes(it, 3, sandbox)
        await sandbox.start()
        await sandbox.until(lambda: any(person.sees("Взять") for person in people))
        assert await changes(it, 4, sandbox) == [("lost", "telegram"), ("found again", "telegram")] * 2
        assert await it.stops() == 0


async def test_the_store_away_for_a_while_is_two_log_lines_and_loses_nothing(sandbox: Sandbox, tmp_path: Path) -> None:
    witness, directory = Witness(sandbox), tmp_path / "valkey"
    server = embedded.start(directory)
    try:
        async with bot(tmp_path, "bot", "run", sandbox=sandbox, REDIS_URL=server.url) as it:
            await it.starts()
            _, people = await table(sandbox)
            server.stop()
            await taps(people, "Взять")
            assert await changes(it, 1, sandbox) == [("lost", "store")]
            server = embedded.start(directory)
            await sandbox.until(lambda: any(person.sees("Пас") for person in people))
            assert await changes(it, 2, sandbox) == [("lost", "store"), ("found again", "store")]
            async with kept(server.url, sandbox) as (store, settings):
                await at_rest(sandbox, store)
                assert await it.stops() == 0
                await audit(witness, store, settings)
    finally:
        server.stop()


async def test_a_message_under_way_while_the_store_goes_away_is_sent_once(sandbox: Sandbox, tmp_path: Path) -> None:
    witness, directory = Witness(sandbox), tmp_path / "valkey"
    server = embedded.start(directory)
    try:
        async with (
            bot(tmp_path, DEALT, PLAIN_NUMBERS, "run", sandbox=sandbox, REDIS_URL=server.url) as it,
            kept(server.url, sandbox) as (store, settings),
        ):
            await it.starts()
            _, people = await table(sandbox)
            slow = sandbox.faults.add("sendMessage", after=True, delay=inf)
            mover = next(person for person in people if person.sees("Взять"))
            await mover.taps(next(button.text for button in mover.last.flat if button.text.isdigit()))
            while slow.hits == 0 or len(await in_hand(store)) > 1:
                await sandbox.world.pulse.wait(0.02)
            server.stop()
            slow.cancel()
            await sandbox.until(lambda: witness.calls[-1].method == "sendMessage")
            assert await changes(it, 1, sandbox) == [("lost", "store")]
            server = embedded.start(directory)
            assert await changes(it, 2, sandbox) == [("lost", "store"), ("found again", "store")]
            await at_rest(sandbox, store)
            await audit(witness, store, settings)
            assert await it.stops() == 0
    finally:
        server.stop()


async def test_two_pollers_are_one_log_line_each(sandbox: Sandbox, tmp_path: Path) -> None:
    async with (
        bot(tmp_path / "one", "bot", "run", sandbox=sandbox) as one,
        bot(tmp_path / "two", "bot", "run", sandbox=sandbox) as two,
    ):
        await one.starts()
        await two.starts()
        assert await changes(one, 1, sandbox) == await changes(two, 1, sandbox) == [("lost", "polling")]
        assert "somebody else polls with the same token, stop them" in one.errors
        assert await two.stops() == 0
        await sandbox.person("Аня").start()
        assert await changes(one, 2, sandbox) == [("lost", "polling"), ("found again", "polling")]
        assert await changes(two, 1, sandbox) == [("lost", "polling")]


async def test_the_demonstration_plays_a_game_of_a_pleasant_length(tmp_path: Path) -> None:
    async with bot(tmp_path, "bot", "demo", "--fast", "--port", "0") as it:
        await it.launches()
        assert await it.ends(HANG_SECONDS) == 0
    boards = it.out.count("Kon edits: 🔺")
    assert 30 <= boards <= 80
    assert "🏆" in it.out
    assert "That was the demonstration" in it.out
    assert it.errors == ""


async def test_the_demonstration_in_a_store_of_ones_own_leaves_it_as_it_was(tmp_path: Path, redis_url: str) -> None:
    async with kept_empty(redis_url) as redis, bot(tmp_path, "bot", "demo", "--fast", "--port", "0") as it:
        await redis.set("others", "thing")
        before = (await redis.info("stats"))["total_commands_processed"]
        await it.launches(REDIS_URL=redis_url)
        assert await it.ends(HANG_SECONDS) == 0
        assert "🏆" in it.out
        assert (await redis.info("stats"))["total_commands_processed"] > before + 1000
        assert await redis.keys("*") == ["others"]

        await redis.set(keys.INBOX_COUNT, 1)
        await it.launches(REDIS_URL=redis_url)
        assert await it.ends(HANG_SECONDS) == 2
        assert sorted(await redis.keys("*")) == ["others", keys.INBOX_COUNT]
    (told,) = it.errors.splitlines()
    assert told.startswith("kon: REDIS_URL has games of a bot in it: name an empty database")


async def test_play_with_a_token_is_the_bot(sandbox: Sandbox, tmp_path: Path) -> None:
    async with bot(tmp_path, "bot", "play", sandbox=sandbox) as it:
        await it.starts()
        assert await it.stops() == 0
    assert it.out == ""


async def table(sandbox: Sandbox) -> tuple[Group, list[Person]]:
    """A game of two that has begun."""
    people = [sandbox.person(name) for name in ("Аня", "Боря")]
    group = sandbox.group("Дачники", *people)
    await begun(sandbox, group, people)
    await sandbox.until(lambda: all(person.received for person in people) and any(p.sees("Взять") for p in people))
    return group, people


async def taps(people: list[Person], label: str) -> None:
    """Whoever can taps this in private, and doesn't wait for an answer."""
    person = next(person for person in people if person.sees(label, person.private))
    await person.taps(label, person.private, wait=False)


async def draws(sandbox: Sandbox, people: list[Person]) -> None:
    """Whoever is on turn draws a tile, however long it takes."""
    await taps(people, "Взять")
    await sandbox.until(lambda: any(person.sees("Пас") for person in people))


@asynccontextmanager
async def kept_empty(redis_url: str) -> AsyncIterator[Any]:
    """A store with nothing in it, and nothing afterwards."""
    redis: Any = connect(redis_url)
    await redis.flushdb()
    try:
        yield redis
    finally:
        await redis.flushdb()
        await redis.aclose()


async def changes(it: Bot, n: int, sandbox: Sandbox) -> list[tuple[str, str]]:
    """What the log says was lost and found again, once it is at least so much."""
    ends = time.monotonic() + HANG_SECONDS
    while len(told := _changes(it)) < n:
        assert time.monotonic() < ends, it.errors
        await sandbox.world.pulse.wait(0.05)
    return told


def _changes(it: Bot) -> list[tuple[str, str]]:
    """A server that has just started may refuse until it is told that there is room: another reason, no other loss."""
    told = [(line["event"], line["what"]) for line in it.log if "what" in line]
    return [
        change for before, change in zip([None, *told], told, strict=False) if change != before or change[1] != "store"
    ]
