"""The rights in a store that README gives a bot are those that it needs."""

from __future__ import annotations

import re

from tests.e2e.readme import ROOT, block

CALL = re.compile(r"call\('([A-Z]+)'")


def test_whatever_a_script_calls_may_be_called() -> None:
    """Without a server, and before somebody's does refuse it; tests/e2e/test_hosting.py plays with these rights."""
    granted = set(re.findall(r"\+([a-z]+)", block("text", "user kon")))
    sources = [path.read_text("utf-8") for path in (ROOT / "storage").glob("*.py")]
    called = {name.lower() for source in sources for name in CALL.findall(source)}
    assert len(called) > 20
    assert called <= granted, "README, under Hosting: the bot's user lacks these rights"
