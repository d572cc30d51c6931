"""Tests play from texts, unless they say otherwise, and log plainly."""

import structlog

PICTURES = REVIEWS = "no"
"""As the operator sets them; games are looked back upon only where a test is about it."""


def tracebacks() -> None:
    """Errors are logged as the bot does it, without all that their variables hold: to write that takes a busy machine a
    minute, in which nothing else is done.
    """
    structlog.reset_defaults()
    *before, _ = structlog.get_config()["processors"]
    renderer = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[*before, renderer])
