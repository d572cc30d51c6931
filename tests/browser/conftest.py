"""A sandbox with its page and the bot, as `make play` starts them, and a Chromium in front of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.scene import Scene
from tests.plain import PICTURES, REVIEWS

ROOT = Path(__file__).parents[2]
START_SECONDS = STOP_SECONDS = 180.0
ADDRESS = re.compile(r"(http://127\.0\.0\.1:\d+)\n")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SHORT_GAME = "24"
WIDE = (1500, 900)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the page is; the world behind it goes on from test to test until one begins anew."""
    with served(tmp_path_factory.mktemp("page"), "play") as address:
        yield address


@pytest.fixture(scope="session")
def botless(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The same without a bot: whoever has the sandbox's token is it."""
    with served(tmp_path_factory.mktemp("botless"), "sandbox") as address:
        yield address


@contextmanager
def served(home: Path, role: str, pictures: str = PICTURES) -> Iterator[str]:
    """Where such a command serves its page, until the end."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "TMPDIR", "LANG") if name in os.environ}
    told = {
        "PYTHONPATH": str(ROOT),
        "PYTHONUNBUFFERED": "1",
        "DATA_DIR": str(home / "data"),
        "DEAL_SEED": SHORT_GAME,
        "DEFAULT_QUIET": "never",
        "PICTURES": pictures,
        "REVIEWS": REVIEWS,
    }
    command = (sys.executable, "-m", "bot", role, "--fast", "--port", "0")
    with (home / "log").open("wb") as log:
        process = subprocess.Popen(command, cwd=home, env=kept | told, stdout=log, stderr=subprocess.STDOUT)
        try:
            yield _greeted(process, home / "log")
        finally:
            process.terminate()
            process.wait(STOP_SECONDS)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's, not one that is downloaded. Missing: skipped, but where everything must be proved.

    Its driver keeps the thread's event loop, so it must be gone before the next test with a loop of its own.
    """
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        message = "no chromium: apt-get install chromium"
        pytest.fail(message) if os.environ.get("CI") else pytest.skip(message)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def scene(browser: Browser, address: str) -> Iterator[Scene]:
    """A page that nobody has opened yet; at the end nothing has been complained of."""
    yield from opened(browser, address, WIDE)


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[Scene]:
    """The same on the narrowest of screens."""
    yield from opened(browser, address, (360, 740))


@pytest.fixture
def english(browser: Browser, address: str) -> Iterator[Scene]:
    """A browser of somebody who reads no Russian."""
    yield from opened(browser, address, WIDE, "en-US")


def opened(browser: Browser, address: str, size: tuple[int, int], locale: str = "ru-RU") -> Iterator[Scene]:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=locale,
        timezone_id="Asia/Tokyo",
        reduced_motion="reduce",
        color_scheme="light",
    )
    scene = Scene(context.new_page(), address)
    yield scene
    context.close()
    assert scene.complaints == []


def _greeted(process: subprocess.Popen[bytes], log: Path) -> str:
    """The address that a sandbox prints once it is up."""
    ends = time.monotonic() + START_SECONDS
    while (told := ADDRESS.search(log.read_text())) is None:
        assert process.poll() is None, log.read_text()
        assert time.monotonic() < ends, log.read_text()
        time.sleep(0.02)
    return told[1]
