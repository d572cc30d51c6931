"""Tests play from texts, unless they say otherwise, against rivals who take no time, and log plainly."""

import structlog

PICTURES = REVIEWS = "no"
"""As the operator sets them; games are looked back upon only where a test is about it."""

AT_ONCE = 0.0, 0.01
"""Seconds, from and to."""
RIVALS = {"PACES": (), "SLOW": AT_ONCE, "PRACTICE": AT_ONCE}
"""What `games.sessions.rivals` says of how long they take, where bots play over HTTP: the same with every clock."""


def tracebacks() -> None:
    """Errors are logged as the bot does it, without all that their variables hold: to write that takes a busy machine a
    minute, in which nothing else is done.
    """
    structlog.reset_defaults()
    *before, _ = structlog.get_config()["processors"]
    renderer = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[*before, renderer])
