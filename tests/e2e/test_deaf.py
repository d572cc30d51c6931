"""Another copy with the same token, or a store that hangs: the bot says so, and hears again as soon as it can."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest

from bot.app import App
from bot.runtime import health
from bot.runtime.logs import Changes
from bot.sandbox.sandbox import Sandbox
from bot.settings import Settings
from bot.telegram import hook, polling
from bot.telegram.client import bot_of
from bot.telegram.polling import Polling
from storage.clock import Clock
from storage.connect import Store
from tests.bot.fake_store import FakeStore
from tests.e2e.house import House, house
from tests.e2e.scene import begun, settled

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hook, "LOOK_SECONDS", 0.1)
    monkeypatch.setattr(polling, "HOOKED_SECONDS", 0.1)


@pytest.fixture
async def hooked(redis_url: str) -> AsyncIterator[House]:
    port = free_port()
    url = f"http://127.0.0.1:{port}/in"
    async with house(redis_url, webhook_url=url, port=port, host="127.0.0.1") as it:
        await it.sandbox.until(lambda: is_ours(it))
        yield it


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


def is_ours(here: House) -> bool:
    target = here.sandbox.api.webhook.target
    return target is not None and target.url == here.settings.webhook_url


async def asks(sandbox: Sandbox, method: str, **parameters: str) -> None:
    """As another copy of the bot does."""
    url = f"{sandbox.url}/bot{sandbox.token}/{method}"
    async with aiohttp.ClientSession() as session, session.post(url, json=parameters) as answer:
        assert answer.status == 200


async def tells(settings: Settings) -> tuple[int, list[str]]:
    """What /health says."""
    host, port = settings.listen
    async with aiohttp.ClientSession() as session, session.get(f"http://{host}:{port}/health") as answer:
        return answer.status, json.loads(await answer.text()).get("reasons", [])


async def until_it_tells(here: House, status: int) -> list[str]:
    while (told := await tells(here.settings))[0] != status:
        await here.sandbox.world.pulse.wait(0.02)
    return told[1]


@asynccontextmanager
async def a_copy(here: House) -> AsyncIterator[tuple[FakeStore, Changes]]:
    """Another copy with the same token and a store of its own, which polls."""
    settings = Settings.read(None, telegram_api_url=here.sandbox.url, bot_token=here.sandbox.token)
    store, changes, stop = FakeStore(), Changes(), asyncio.Event()
    async with bot_of(settings, lambda offset: None) as bot:
        running = asyncio.create_task(Polling(settings, bot, store, changes).run(stop))
        try:
            yield store, changes
        finally:
            stop.set()
            await running


async def test_a_webhook_that_another_copy_removed_is_taken_back_and_people_are_heard(hooked: House) -> None:
    table = await begun(hooked)
    await asks(hooked.sandbox, "deleteWebhook")
    mover = await table.mover()
    await mover.says("/help", table.group)
    await hooked.sandbox.until(lambda: is_ours(hooked))
    await hooked.sandbox.until(lambda: "/new" in table.group.last.text)
    assert await tells(hooked.settings) == (200, [])


async def test_a_webhook_that_another_copy_set_is_told_in_the_health_until_it_is_ours_again(hooked: House) -> None:
    theirs = "http://127.0.0.1:9/theirs"
    await asks(hooked.sandbox, "setWebhook", url=theirs)
    await hooked.sandbox.until(lambda: is_ours(hooked))
    await asks(hooked.sandbox, "setWebhook", url=theirs)
    assert await until_it_tells(hooked, 503) == ["another webhook is set, updates go there"]
    hooked.sandbox.jump(hook.TRUCE_SECONDS)
    await until_it_tells(hooked, 200)
    assert is_ours(hooked)


async def test_a_copy_that_polls_leaves_a_living_webhook_alone(hooked: House) -> None:
    table = await begun(hooked)
    async with a_copy(hooked) as (store, changes):
        while "polling" not in changes.lasting():
            await hooked.sandbox.world.pulse.wait(0.02)
        await (await table.mover()).says("/help", table.group)
        await hooked.sandbox.until(lambda: "/new" in table.group.last.text)
        assert is_ours(hooked)
        assert store.kept == []


async def test_a_bot_that_polls_hears_again_when_a_copys_webhook_is_gone(here: House) -> None:
    table = await begun(here)
    await asks(here.sandbox, "setWebhook", url="http://127.0.0.1:9/theirs")
    mover = await table.mover()
    await mover.says("/help", table.group)
    looked = len([call for call in here.sandbox.calls if call.method == "getWebhookInfo"])
    await here.sandbox.until(lambda: sum(c.method == "getWebhookInfo" for c in here.sandbox.calls) > looked + 2)
    await asks(here.sandbox, "deleteWebhook")
    await here.sandbox.until(lambda: "/new" in table.group.last.text)


async def test_who_polls_instead_of_having_a_webhook_does_so_at_once_with_the_same_store(
    hooked: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(hooked)
    await hooked.closes()
    assert is_ours(hooked), "nobody has told Telegram"
    hooked.settings = hooked.settings.model_copy(update={"webhook_url": None})
    await hooked.opens()
    await (await table.mover()).says("/help", table.group)
    await hooked.sandbox.until(lambda: "/new" in table.group.last.text)
    assert hooked.sandbox.api.webhook.target is None
    await settled(hooked)


async def test_a_worker_tells_its_health_too_and_soon(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await here.closes()
    given = here.settings.model_dump(exclude_unset=True) | {"port": free_port(), "host": "127.0.0.1"}
    settings, stop = Settings.read(None, **given), asyncio.Event()
    async with bot_of(settings, lambda offset: None) as bot:
        working = asyncio.create_task(App(settings, here.store, Clock(), bot).run(stop, intake=False))
        try:
            while not await listens(settings):
                await here.sandbox.world.pulse.wait(0.02)
            assert await tells(settings) == (200, [])

            async def hangs(_: Store) -> None:
                await asyncio.Event().wait()

            monkeypatch.setattr(health, "ANSWER_SECONDS", 0.02)
            monkeypatch.setattr(Store, "check", hangs)
            assert await tells(settings) == (503, ["the store doesn't answer in time"])
        finally:
            stop.set()
            await working
    await here.opens()


async def listens(settings: Settings) -> bool:
    try:
        await tells(settings)
    except aiohttp.ClientConnectorError:
        return False
    return True
