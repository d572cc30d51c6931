"""`python -m bot` on a system that lacks what Windows lacks: `python -m tests.e2e.on_windows [run | play …]`.

The libraries have been imported before: what they do there is their own affair.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

import aiohttp.web  # noqa: F401
import apscheduler.schedulers.asyncio  # noqa: F401
import babel.dates  # noqa: F401
import fluent_compiler.bundle  # noqa: F401
import pydantic_settings  # noqa: F401
import redis.asyncio.cluster  # noqa: F401
import structlog  # noqa: F401
import telegram.ext  # noqa: F401


def refuse(*arguments: object, **named: object) -> None:
    raise NotImplementedError


if __name__ == "__main__":
    for name in ("fcntl", "pwd", "grp", "termios", "resource"):
        sys.modules[name] = None  # type: ignore[assignment]
    for module, names in (
        (os, ("fdatasync", "fork", "getppid", "O_CLOEXEC", "register_at_fork", "pidfd_open", "setsid", "killpg")),
        (signal, ("SIGKILL", "SIGHUP", "SIGUSR1", "SIGCHLD")),
    ):
        for name in names:
            delattr(module, name)
    asyncio.SelectorEventLoop.add_signal_handler = refuse  # type: ignore[assignment]
    sys.platform = "win32"
    from bot.__main__ import main

    sys.exit(main(sys.argv[1:]))
