"""`python -m bot play` as its operator meets it, and through the page: a bot that can be killed, a world that stays."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from bot.sandbox.sandbox import TOKEN
from games import catalogue
from storage.connect import connect
from storage.everything import found
from tests.e2e.bots import Bot, bot
from tests.sandbox.page.browser import PATIENCE, Browser, browser

pytestmark = pytest.mark.slow

FRIENDS = "Дачники"
A_DAY = 86400
PLAIN_NUMBERS = "32"


class Playground:
    """A command line of the sandbox, and its address."""

    def __init__(self, it: Bot, home: Path, port: int) -> None:
        self.it, self.url = it, f"http://127.0.0.1:{port}"
        self._out, self.world = home / "out", home / "data" / "sandbox" / "world.json"

    async def starts(self, **environment: str) -> None:
        """Starts it, and waits until it has greeted."""
        greetings = self._greetings
        await self.it.launches(**environment)
        async with asyncio.timeout(PATIENCE):
            while self._greetings == greetings:
                assert self.it.alive, self.it.errors
                await asyncio.sleep(0.01)

    async def keeps(self, words: str) -> None:
        """Waits until they stand in what is written down."""
        async with asyncio.timeout(PATIENCE):
            while words not in self.world.read_text():  # noqa: ASYNC110  # another process writes it
                await asyncio.sleep(0.02)

    @property
    def _greetings(self) -> int:
        return self._out.read_text().count("Ctrl-C ends it.") if self._out.exists() else 0


@asynccontextmanager
async def playground(home: Path, *arguments: str) -> AsyncIterator[Playground]:
    """One that has not been started yet, and is gone at the end."""
    port = free_port()
    async with bot(home, "bot", *(arguments or ("play", "--fast")), "--port", str(port), DEFAULT_QUIET="never") as it:
        yield Playground(it, home, port)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
    return port


async def begun(page: Browser, *people: int) -> None:
    """These people begin a game in the friends' group; only the first has pressed Start before."""
    group, host = page.chat(FRIENDS), people[0]
    await page.does("start", **{"as": host})
    await page.does("say", **{"as": host}, chat=group, text="/new апт")
    await page.until(lambda: page.sees("Играю!", group))
    for person in people[1:]:
        answer = await page.tap(person, *page.button("Играю!", group))
        await page.does("start", **{"as": person}, payload=answer["url"].partition("start=")[2])
    await page.until(lambda: "⏳" not in lobby(page) and f"{len(people)} из 4" in lobby(page))
    await page.tap(host, *page.button("Поехали!", group))
    await page.until(lambda: bool(movers(page, people)))


def lobby(page: Browser) -> str:
    message, _ = page.button("Выйти", page.chat(FRIENDS))
    return str(message["text"])


def movers(page: Browser, people: Sequence[int]) -> list[int]:
    """Who is asked for a tile or may draw one."""
    return [person for person in people if page.sees("Взять фишку", person) or page.sees("Пас", person)]


async def draws(page: Browser, people: Sequence[int]) -> None:
    """Whoever is on turn draws, and sees what it brought."""
    (mover,) = movers(page, people)
    before, data = page.button("Взять фишку", mover)
    await page.does("tap", **{"as": mover}, chat=mover, id=before["id"], data=data)
    await page.until(lambda: not page.sees("Взять фишку", mover))


async def test_play_greets_in_plain_words(tmp_path: Path) -> None:
    async with playground(tmp_path, "play") as it:
        await it.starts(DEFAULT_ZONE="Asia/Omsk")
        async with browser(it.url) as page:
            assert page.state["bot"]["alive"]
            assert page.state["zone"] == "Asia/Omsk"
            greeting = await page.message("Привет! Я Кон", page.chat(FRIENDS))
            assert greeting["keyboard"]
            assert not any(person["started"] for person in page.state["people"])
        assert await it.it.stops(signal.SIGINT) == 0
        assert len(it.it.out.splitlines()) == 3
    assert it.url in it.it.out
    assert "For this machine only; it is no server for the open net." in it.it.out
    assert it.it.errors == ""


async def test_a_game_goes_on_after_a_restart_of_everything(tmp_path: Path) -> None:
    async with playground(tmp_path) as it:
        await it.starts(DEAL_SEED=PLAIN_NUMBERS)
        async with browser(it.url) as page:
            people = [page.person(name) for name in ("Аня", "Боря")]
            await begun(page, *people)
            await page.until(lambda: not any("Ждём остальных" in message["text"] for message in page.messages))
            texts = {message["text"] for message in page.messages}
        assert await it.it.stops() == 0
        await it.starts()
        async with browser(it.url) as page:
            assert texts <= {message["text"] for message in page.messages}
            await draws(page, people)
            assert [call for call in page.state["calls"] if call["erred"]] == []
        assert await it.it.stops() == 0
    assert it.it.errors == ""


async def test_a_world_in_a_store_of_ones_own_is_deleted_with_what_the_bot_knew_of_it(
    tmp_path: Path, redis_url: str
) -> None:
    store: Any = connect(redis_url)
    await store.flushdb()
    async with playground(tmp_path) as it, playground(tmp_path / "other") as other:
        await it.starts(REDIS_URL=redis_url)
        async with browser(it.url) as page:
            await begun(page, *(page.person(name) for name in ("Аня", "Боря")))
            sessions = {key for key in await found(store) if ":session:" in key}
            assert len(sessions) == 1
            await other.it.launches(REDIS_URL=redis_url)
            assert await other.it.ends() == 2
            await page.does("anew")
            await page.message("Привет! Я Кон", page.chat(FRIENDS))
            assert not sessions & set(await found(store))
        assert await it.it.stops() == 0
        kept = list((tmp_path / "data").rglob("*"))
        assert not [place for place in kept if place.name == "store" or place.stat().st_mode & 0o077]
        assert it.it.errors == ""
    (told,) = other.it.errors.splitlines()
    assert told.startswith("kon: REDIS_URL has the games of another sandbox in it: name an empty database")
    await store.flushdb()
    await store.aclose()


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
async def test_a_bot_that_ends_is_started_again_in_mid_game(tmp_path: Path, number: signal.Signals) -> None:
    async with playground(tmp_path) as it:
        await it.starts(DEAL_SEED=PLAIN_NUMBERS)
        async with browser(it.url) as page:
            people = [page.person(name) for name in ("Аня", "Боря", "Вика")]
            await begun(page, *people)
            await page.does("kill")
            assert not (await page.hears("bot", lambda frame: not frame["bot"]["alive"]))["bot"]["alive"]
            (mover,) = movers(page, people)
            message, data = page.button("Взять фишку", mover)
            done = await page.does("tap", **{"as": mover}, chat=mover, id=message["id"], data=data)
            await page.does("restart")
            assert (await page.hears("bot", lambda frame: frame["bot"]["starts"] == 2))["bot"]["alive"]
            await page.hears("answer", lambda frame: frame["query"] == done["n"])
            await page.until(lambda: page.sees("Пас", mover))
        _, passes = page.button("Пас", mover)
        await it.keeps(passes)
        assert await it.it.stops(number) == (0 if number is signal.SIGTERM else -number)
        await it.starts()
        async with browser(it.url) as page:
            (mover,) = movers(page, people)
            await page.tap(mover, *page.button("Пас", mover))
            await page.until(lambda: movers(page, people) != [mover])
        assert await it.it.stops() == 0


async def test_the_jump_of_a_day_brings_a_reminder(tmp_path: Path) -> None:
    async with playground(tmp_path) as it:
        await it.starts(DEAL_SEED=PLAIN_NUMBERS)
        async with browser(it.url) as page:
            await begun(page, *(page.person(name) for name in ("Аня", "Боря")))
            await page.does("jump", seconds=A_DAY * 0.85)
            await page.hears("message", lambda frame: frame["message"]["text"].startswith("⏳"))
        assert await it.it.stops() == 0


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Playground]:
    """One for all scenes: each begins with a bot that has just been started."""
    async with playground(tmp_path_factory.mktemp("stage")) as it:
        await it.starts()
        yield it
        assert await it.it.stops() == 0
    assert it.it.errors == ""


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("scene", ["game", "names", "forum", *(game.id for game in catalogue.newest())])
async def test_scenes_are_played_by_the_bot(stage: Playground, scene: str) -> None:
    async with browser(stage.url, f"?scene={scene}") as page:
        assert page.state["scene"] == scene
        assert page.state["bot"]["alive"]
        assert SCENES.get(scene, begun_by_all)(page)
        assert [call for call in page.state["calls"] if call["erred"]] == []


@pytest.mark.asyncio(loop_scope="module")
async def test_after_a_scene_all_may_begin_anew(stage: Playground) -> None:
    async with browser(stage.url, "?scene=game") as page:
        await page.does("anew")
        assert page.state["scene"] == ""
        await page.message("Привет! Я Кон", page.chat(FRIENDS))


async def test_a_bot_that_can_not_play_leaves_a_page_that_can_be_used(tmp_path: Path) -> None:
    async with playground(tmp_path) as it:
        await it.starts()
        async with browser(it.url) as page:
            await page.does("kill")
            fault = (await page.does("fault", kind="500", method="getMe", times=0))["id"]
            assert "the bot ended with 1" in await page.refused("restart")
            await page.does("unfault", id=fault)
            await page.does("restart")
            await page.does("say", **{"as": page.person("Аня")}, chat=page.chat(FRIENDS), text="/new апт")
            await page.until(lambda: page.sees("Играю!", page.chat(FRIENDS)))
        assert await it.it.stops() == 0
    assert it.it.errors.startswith("kon: Telegram at http://127.0.0.1:")


SCENES: dict[str, Callable[[Browser], bool]] = {
    "game": lambda page: len(movers(page, [person["id"] for person in page.state["people"]])) == 1,
    "names": lambda page: sum(person["name"] == "Саша" for person in page.state["people"]) == 2,
    "forum": lambda page: sum("собираемся" in message["text"] for message in page.messages) == 2,
}
"""What is to be seen in each that is no game's own."""


def begun_by_all(page: Browser) -> bool:
    """A board, and a hand of everybody who plays."""
    hands = {message["chat"] for message in page.messages if message["chat"] != page.chat(FRIENDS)}
    return page.sees("👀 Моя рука", page.chat(FRIENDS)) and len(hands) > 1


async def test_anew_forgets(tmp_path: Path) -> None:
    async with playground(tmp_path) as it:
        await it.starts()
        async with browser(it.url) as page:
            await page.does("person", name="Гена", language="ru", group=page.chat(FRIENDS))
        assert await it.it.stops() == 0
    async with playground(tmp_path, "play", "--anew") as it:
        await it.starts()
        async with browser(it.url) as page:
            assert [person["name"] for person in page.state["people"]] == ["Аня", "Боря", "Вика"]


async def test_the_sandbox_without_a_bot_is_for_programs(tmp_path: Path) -> None:
    async with playground(tmp_path, "sandbox") as it:
        await it.starts()
        assert f"with the token {TOKEN}" in it.it.out
        async with (
            browser(it.url) as page,
            aiohttp.ClientSession() as web,
            web.post(
                f"{it.url}/bot{TOKEN}/sendMessage", json={"chat_id": page.chat(FRIENDS), "text": "Привет"}
            ) as answer,
        ):
            assert (await answer.json())["ok"]
            assert await page.message("Привет")
            assert not page.state["bot"]["alive"]
        assert await it.it.stops() == 0


async def test_what_keeps_it_from_starting_is_one_line(tmp_path: Path) -> None:
    async with playground(tmp_path) as it:
        await it.starts()
        async with bot(tmp_path / "other", "bot", "play", "--port", it.url.rpartition(":")[2]) as other:
            await other.launches()
            assert await other.ends() == 2
            remedy = "take another port, as in --port 8090"
            assert other.errors == f"kon: --port can't be listened on (Address already in use): {remedy}\n"
        async with bot(tmp_path / "second", "bot", "play", DATA_DIR=str(tmp_path / "data")) as other:
            await other.launches()
            assert await other.ends() == 2
            assert "has a sandbox that runs already" in other.errors
            assert other.errors.count("\n") == 1
        assert await it.it.stops() == 0
    (tmp_path / "data" / "sandbox" / "world.json").write_text("{")
    async with bot(tmp_path, "bot", "play", "--port", str(free_port())) as other:
        await other.launches()
        assert await other.ends() == 2
        assert other.errors.startswith("kon: DATA_DIR has a world that can't be read (it is damaged")
        assert other.errors.endswith("`python -m bot play --anew` begins another one\n")
        assert other.errors.count("\n") == 1


async def test_the_token_is_never_told(tmp_path: Path) -> None:
    async with playground(tmp_path) as it:
        await it.starts(LOG_LEVEL="DEBUG")
        async with browser(it.url, "?scene=game") as page:
            told = str(page.state) + str(page.frames)
        assert await it.it.stops() == 0
    assert f"{TOKEN.partition(':')[0]}:" not in told + it.it.errors + it.it.out
