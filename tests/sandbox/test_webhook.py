"""Delivery to a webhook: the secret, the order, retries, and what getWebhookInfo says."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp import web

from bot.sandbox.happenings import HANG_SECONDS
from tests.sandbox.client import Client, polled


class Receiver:
    """A bot behind a webhook; answers with these statuses, then with 200."""

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []
        self.secrets: list[str | None] = []
        self.offsets: list[str | None] = []
        self.statuses: list[int] = []
        self.news = asyncio.Event()

    async def handle(self, request: web.Request) -> web.Response:
        self.secrets.append(request.headers.get("X-Telegram-Bot-Api-Secret-Token"))
        self.offsets.append(request.headers.get("X-Sandbox-Offset"))
        status = self.statuses.pop(0) if self.statuses else 200
        if status == 200:
            self.got.append(await request.json())
            self.news.set()
        return web.Response(status=status)

    async def texts(self, number: int) -> list[str]:
        async with asyncio.timeout(HANG_SECONDS):
            while len(self.got) < number:
                self.news.clear()
                await self.news.wait()
        return [update["message"]["text"] for update in self.got]


@pytest.fixture
async def hook() -> AsyncIterator[tuple[Receiver, str]]:
    receiver = Receiver()
    app = web.Application()
    app.router.add_post("/hook", receiver.handle)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    yield receiver, f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    await runner.cleanup()


async def test_updates_arrive_with_the_secret_and_in_order(client: Client, hook: tuple[Receiver, str]) -> None:
    receiver, url = hook
    await client.does("setWebhook", url=url, secret_token="s3cret_-")
    client.sandbox.jump(60)
    anna = client.sandbox.person("Аня")
    await anna.start()
    for word in ("one", "two", "three"):
        await anna.says(word)
    assert await receiver.texts(4) == ["/start", "one", "two", "three"]
    assert set(receiver.secrets) == {"s3cret_-"}
    assert set(receiver.offsets) == {"60.0"}
    assert (await client.does("getWebhookInfo"))["pending_update_count"] == 0


async def test_what_is_refused_comes_again(client: Client, hook: tuple[Receiver, str]) -> None:
    receiver, url = hook
    receiver.statuses = [500, 503]
    await client.does("setWebhook", url=url)
    await client.sandbox.person("Аня").start()
    assert await receiver.texts(1) == ["/start"]
    info = await client.does("getWebhookInfo")
    assert info["last_error_message"].startswith("Wrong response from the webhook: 503")
    assert receiver.secrets == [None] * 3


async def test_polling_and_a_webhook_exclude_each_other(client: Client, hook: tuple[Receiver, str]) -> None:
    poll = asyncio.create_task(client.fails("getUpdates", timeout=20))
    await polled(client.sandbox)
    await client.does("setWebhook", url=hook[1])
    assert await poll == "Conflict: terminated by setWebhook request"
    assert "can't use getUpdates method while webhook is active" in await client.fails("getUpdates")
    await client.does("deleteWebhook")
    assert (await client.does("getWebhookInfo"))["url"] == ""
    assert await client.does("getUpdates") == []


async def test_pending_updates_can_be_dropped(client: Client) -> None:
    await client.sandbox.person("Аня").start()
    await client.does("deleteWebhook", drop_pending_updates=True)
    assert await client.does("getUpdates") == []


@pytest.mark.parametrize(
    ("url", "secret", "reason"),
    [
        ("http://example.com/", "", "bad webhook: An HTTPS URL must be provided for webhook"),
        ("no address", "", "invalid webhook URL specified"),
        ("https://example.com/", "a b", "secret token contains unallowed characters"),
        ("https://example.com/", "x" * 257, "secret token is too long"),
    ],
)
async def test_a_bad_webhook_is_refused(client: Client, url: str, secret: str, reason: str) -> None:
    assert await client.fails("setWebhook", url=url, secret_token=secret) == f"Bad Request: {reason}"
