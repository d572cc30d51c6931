"""Ends a child when its parent is gone, however that ended."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

PR_SET_PDEATHSIG = 1
WATCHER = Path(__file__).with_name("watcher.py")
ENDED = b"."
"""What a watcher is told when the child has ended before its parent."""


class Bond:
    """Of one child. Linux sees to it by itself; elsewhere a small process watches a pipe that ends with the parent."""

    def __init__(self) -> None:
        self._watcher: subprocess.Popen[bytes] | None = None

    @property
    def prepare(self) -> Callable[[], None] | None:
        """What the child does before it becomes another program. Linux: it ends with the thread that started it."""
        return _arm() if _by_the_kernel() else None

    def tie(self, pid: int) -> None:
        """Once the child is there."""
        if not _by_the_kernel():
            self._watcher = subprocess.Popen(
                [sys.executable, "-I", "-S", str(WATCHER), str(pid)],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C is for the parent
            )

    def cut(self) -> None:
        """Once the child is gone: another process may get its number."""
        if self._watcher:
            self._watcher.communicate(ENDED)
            self._watcher = None


def _by_the_kernel() -> bool:
    return sys.platform == "linux"


def _arm() -> Callable[[], None]:
    prctl, parent = ctypes.CDLL(None).prctl, os.getpid()

    def arm() -> None:
        prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
        if os.getppid() != parent:
            os._exit(1)

    return arm
