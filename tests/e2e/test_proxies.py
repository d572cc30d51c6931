"""The bot behind a proxy: it reaches Telegram by no other way, and tells nobody the password."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox.sandbox import Sandbox
from storage.connect import Store
from tests.e2e.bots import bot
from tests.e2e.proxies import PASSWORD, QUOTED, behind_tls, proxy

pytestmark = pytest.mark.slow

NAME = "telegram.example"
"""Which nobody but the proxy knows."""


def port_of(sandbox: Sandbox) -> int:
    return int(sandbox.url.rpartition(":")[2])


@pytest.mark.parametrize(
    ("variable", "scheme", "spoken"),
    [("HTTPS_PROXY", "http", "http"), ("HTTPS_PROXY", "socks5", "socks5"), ("ALL_PROXY", "socks5h", "socks5")],
)
async def test_it_reaches_telegram_through_the_proxy_that_the_file_names(
    tmp_path: Path, store: Store, redis_url: str, variable: str, scheme: str, spoken: str
) -> None:
    async with (
        Sandbox(budget=None) as sandbox,
        behind_tls(port_of(sandbox), NAME, tmp_path) as (port, certificate),
        proxy(port) as way,
        bot(tmp_path / "bot", "bot", "run", sandbox=sandbox, REDIS_URL=redis_url) as it,
    ):
        (tmp_path / "bot").mkdir()
        (tmp_path / "bot" / ".env").write_text(f"{variable}={way.url(scheme)}\n")
        await it.starts(TELEGRAM_API_URL=f"https://{NAME}", SSL_CERT_FILE=str(certificate))
        person = sandbox.person("Аня")
        await person.start()
        await sandbox.until(lambda: bool(person.received))
        assert await it.stops() == 0
    assert set(way.asked) == {(spoken, NAME, 443)}
    assert it.errors == "" or "password" not in it.errors


@pytest.mark.parametrize("scheme", ["http", "socks5"])
async def test_a_proxy_that_refuses_is_one_line_without_the_password(
    tmp_path: Path, redis_url: str, scheme: str
) -> None:
    async with (
        Sandbox(budget=None) as sandbox,
        proxy(port_of(sandbox)) as way,
        bot(tmp_path, "bot", "run", sandbox=sandbox, REDIS_URL=redis_url) as it,
    ):
        await it.launches(TELEGRAM_API_URL=f"http://{NAME}", ALL_PROXY=way.url(scheme, "hush-hush"))
        assert await it.ends() == 1
    (told,) = it.errors.splitlines()
    assert told.startswith(f"kon: Telegram at http://{NAME} can't be reached (the proxy doesn't let us through")
    assert "check TELEGRAM_API_URL, the proxy and the network" in told
    assert not any(word in told for word in ("hush-hush", PASSWORD, QUOTED))
    assert way.asked == []
