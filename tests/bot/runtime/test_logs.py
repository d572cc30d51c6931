"""What the operator reads: one stream, two forms, no secrets, one line for each change."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from bot.runtime.logs import Changes, set_up
from tests.plain import tracebacks

TOKEN = "123456:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr"
PASSWORD = "p@ssw0rd"


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Logging is global: put it back."""
    handlers, level, hook = logging.root.handlers, logging.root.level, sys.excepthook
    levels = {name: logging.getLogger(name).level for name in ("telegram", "aiohttp", "apscheduler")}
    yield
    logging.root.handlers, sys.excepthook = handlers, hook
    logging.root.setLevel(level)
    logging.captureWarnings(False)
    tracebacks()
    for name, least in levels.items():
        logging.getLogger(name).setLevel(least)


def stream(form: str = "json", level: str = "DEBUG") -> io.StringIO:
    there = io.StringIO()
    set_up(level, form, [TOKEN, PASSWORD], there)
    return there


def lines(there: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in there.getvalue().splitlines()]


def test_our_lines_and_those_of_libraries_look_the_same() -> None:
    there = stream()
    structlog.get_logger("bot.delivery.show").info("shown", chat=7)
    logging.getLogger("redis").warning("retry %d", 3)
    ours, theirs = lines(there)
    assert (ours["logger"], ours["level"], ours["event"], ours["chat"]) == ("bot.delivery.show", "info", "shown", 7)
    assert (theirs["logger"], theirs["level"], theirs["event"]) == ("redis", "warning", "retry 3")
    assert ours.keys() - {"chat"} == theirs.keys()


@pytest.mark.parametrize("form", ["json", "console"])
def test_secrets_are_hidden_wherever_they_stand(form: str) -> None:
    there = stream(form)
    other = "987654:ZZyyXXwwVVuuTTssRRqqPPooNNmmLLkkJJi"
    log = structlog.get_logger("bot")
    log.info(f"asks /bot{TOKEN}/getMe", url=f"https://x/bot{TOKEN}", stores=[{"password": PASSWORD}], other=other)
    logging.getLogger("redis").error("no way to %s", f"redis://:{PASSWORD}@host")
    try:
        try:
            raise ConnectionError(f"/bot{TOKEN.replace(':', '%3A')}")
        except ConnectionError as error:
            raise ValueError(TOKEN) from error
    except ValueError:
        log.exception("failed")
        logging.getLogger("asyncio").error("failed", exc_info=True)
    text = there.getvalue()
    assert text.count("ConnectionError") >= 2
    assert not any(part in text for part in (TOKEN[8:], PASSWORD, other[8:]))


def test_a_crash_is_logged_without_secrets() -> None:
    there = stream()
    try:
        raise ValueError(TOKEN)
    except ValueError as error:
        sys.excepthook(ValueError, error, error.__traceback__)
    (line,) = lines(there)
    assert (line["event"], line["level"]) == ("crashed", "critical")
    assert "ValueError: <secret>" in line["exception"]


def test_a_traceback_shows_no_local_variables() -> None:
    there = stream("console")
    hand = " ".join(["12", "30", "37"])
    try:
        raise ValueError(len(hand))
    except ValueError:
        structlog.get_logger("bot").exception("failed")
    assert "Traceback" in there.getvalue()
    assert hand not in there.getvalue()


def test_libraries_that_would_write_messages_or_a_line_a_tick_are_quiet() -> None:
    there = stream(level="DEBUG")
    logging.getLogger("telegram.ext.Bot").debug("Calling sendMessage with 12 30 37")
    logging.getLogger("aiohttp.access").info("POST /bot/getMe")
    logging.getLogger("apscheduler.executors.default").info("Running job")
    assert not there.getvalue()


def test_the_level_counts_for_all() -> None:
    there = stream(level="ERROR")
    structlog.get_logger("bot").warning("lost")
    logging.getLogger("telegram").warning("lost")
    logging.getLogger("aiohttp").warning("lost")
    assert not there.getvalue()


def test_a_state_is_told_once_when_it_is_lost_and_once_when_it_is_found() -> None:
    there = stream()
    changes = Changes()
    changes.found("telegram")
    changes.lost("telegram", "reset")
    changes.lost("telegram", "timed out")
    changes.lost("store", "refused")
    changes.found("telegram")
    changes.found("telegram")
    told = [(line["level"], line["event"], line["what"], line.get("reason")) for line in lines(there)]
    assert told == [
        ("warning", "lost", "telegram", "reset"),
        ("warning", "lost", "store", "refused"),
        ("info", "found again", "telegram", None),
    ]
