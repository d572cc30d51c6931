"""The sandbox's page with two thousand messages: how soon it is there, and how long from a Bot API call to the paint.

The call is timed from before its request to the frame after the one in which the message was put into the page; edits
likewise. Both ends read the same machine's clock. Run: `make bench`.
"""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import aiohttp
from playwright.async_api import Page as Tab
from playwright.async_api import async_playwright

from bot.sandbox.page.app import Page
from bot.sandbox.page.keep import Keep
from bot.sandbox.page.stage import Stage
from bot.sandbox.sandbox import Sandbox
from tests.bench.report import head, line, percentile

MESSAGES = 2000
SAMPLES = 150
APART = 0.03
"""Seconds between two calls."""
MS = 1000.0
BOARD = (
    "<b>🔺 АП ТЕРН</b> · ряд 2\n9 · 23 · <b>{0}</b>\n\n"
    "Аня 7 → <b>Боря 6</b> → Вика 8\n<blockquote>Аня кладёт {0}</blockquote>"
)
KEYBOARD = {
    "inline_keyboard": [[{"text": "Моя рука", "callback_data": "h"}], [{"text": "В личку", "callback_data": "p"}]]
}
WATCH = """() => {
    window.painted = {};
    const mark = (text) => requestAnimationFrame(() => setTimeout(() => {
        window.painted[text] ??= performance.timeOrigin + performance.now();
    }));
    new MutationObserver((changes) => {
        for (const change of changes) for (const node of change.addedNodes)
            for (const found of (node.textContent ?? "").matchAll(/bench[0-9]+/g)) mark(found[0]);
    }).observe(document.querySelector(".group .list"), { childList: true, subtree: true });
}"""


async def main() -> None:
    found = shutil.which("chromium")
    if found is None:
        print("no chromium: the page isn't measured")
        return
    with TemporaryDirectory(prefix="kon-bench-") as home:
        page = Page()
        stage = page.stage = Stage(Sandbox(budget=None, page=page), Keep.claim(Path(home) / "kept"), None, {})
        await stage.open()
        stage.let_in()
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
                await measure(stage.sandbox, await browser.new_page(viewport={"width": 1500, "height": 900}))
                await browser.close()
        finally:
            await stage.close()


async def measure(sandbox: Sandbox, tab: Tab) -> None:
    group = next(chat for chat in sandbox.world.chats.values() if not chat.private)
    async with aiohttp.ClientSession() as session:
        for number in range(MESSAGES):
            await call(session, sandbox, "sendMessage", chat_id=group.id, text=BOARD.format(number))
        head(f"the page with {MESSAGES} messages in one chat")
        line("opened and shown", [await opening(sandbox, tab) for _ in range(3)], "ms", most=1500.0)
        await tab.evaluate(WATCH)
        sent = await times(session, sandbox, tab, "sendMessage", chat_id=group.id)
        last = max(group.messages)
        edited = await times(session, sandbox, tab, "editMessageText", chat_id=group.id, message_id=last)
    for what, waits in (("a new message", sent), ("an edit", edited)):
        line(f"call to paint of {what}, median", [percentile(waits, 0.5)], "ms", most=50.0)
        line(f"call to paint of {what}, 95 of 100", [percentile(waits, 0.95)], "ms", most=100.0)


async def opening(sandbox: Sandbox, tab: Tab) -> float:
    began = time.monotonic()
    await tab.goto(sandbox.url)
    await tab.wait_for_selector("body[data-ready]")
    return MS * (time.monotonic() - began)


async def times(session: aiohttp.ClientSession, sandbox: Sandbox, tab: Tab, method: str, **params: Any) -> list[float]:
    """Milliseconds from each call to its paint."""
    began = {}
    for number in range(SAMPLES):
        await asyncio.sleep(APART)
        words = f"bench{len(method)}0{number}"
        began[words] = MS * time.time()
        await call(session, sandbox, method, text=BOARD.format(words), reply_markup=KEYBOARD, **params)
    await tab.wait_for_function("words => words in window.painted", arg=words)
    painted = await tab.evaluate("window.painted")
    return [painted[words] - moment for words, moment in began.items()]


async def call(session: aiohttp.ClientSession, sandbox: Sandbox, method: str, **params: Any) -> None:
    url = f"{sandbox.url}/bot{sandbox.token}/{method}"
    async with session.post(url, json={"parse_mode": "HTML", **params}) as response:
        assert response.status == 200, await response.text()


if __name__ == "__main__":
    asyncio.run(main())
