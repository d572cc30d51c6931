"""Room on the disk for the journal of a private server: what it acknowledges must find its place there.

A server that can't append goes on answering for a moment, and what it acknowledges then is lost with it (tried). One
that flushes before each answer ends instead, but takes twenty times as long for every write. So its owner keeps bytes
ready at the journal's end, which nobody else can take, and has the server refuse all writes while there are none or the
disk is nearly full. Where a file system can't keep bytes ready, only that last look ahead is left.
"""

from __future__ import annotations

import ctypes
import errno
import os
import re
import shutil
import socket
import time
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

MB = 1 << 20
LEAST = 64 * MB
"""Bytes; with less on the disk the server refuses what is written."""
ENOUGH = 72 * MB
"""With so much it takes writes again."""
READY = 8 * MB
"""Bytes kept ready: many times what is written between two looks."""
LARGE = 64 * MB
"""A journal that has grown by as much, and to twice its size, is written anew."""
JOURNAL = "appendonlydir"
KEEP_SIZE = 1
"""FALLOC_FL_KEEP_SIZE: the bytes lie behind the end of the file."""
UNABLE = (errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL)
ASK_SECONDS = 2.0
ANSWER = 65_536
"""Bytes of the longest answer."""
AGAIN_SECONDS = 60.0
"""From one look at how large the journal is to the next, once it has grown."""
HELD = re.compile(rb"used_memory_dataset:(\d+)")
REFUSES, TAKES = "CONFIG SET min-replicas-to-write 1", "CONFIG SET min-replicas-to-write 0"


@dataclass(slots=True)
class Room:
    """Looks after the disk of one server; `refuses`: whether the server does at present, as each does at its start."""

    directory: Path
    socket: Path
    refuses: bool = True
    lacks: str = field(default="", init=False)
    """For the operator: what the disk lacks, and what to do. Empty: nothing."""
    _rewritten: float = field(default=-inf, init=False)

    def look(self) -> None:
        """Once a second: keeps bytes ready, or has the server refuse. Raises OSError while there is no server."""
        free = shutil.disk_usage(self.directory).free
        ready = free >= (ENOUGH if self.lacks and self.refuses else LEAST) and self._keep_ready()
        if not ready:
            self.lacks = lack(self.directory, free)  # before the first refusal, of which it is the reason
        if ready == self.refuses:
            self._told(TAKES if ready else REFUSES)
            self.refuses = not ready
        elif ready:
            self.lacks = ""  # not before: what was refused until now is explained by it
        if self._outgrown() and self._rewritable(free):
            self._told("BGREWRITEAOF")
            self._keep_ready()

    def _keep_ready(self) -> bool:
        """Whether what is written next has its place."""
        journals = self._journals("*.incr.aof")
        return not journals or _reserved(journals[-1])

    def _outgrown(self) -> bool:
        """Whether the journal is to be written anew; the server would do so without looking how much is free."""
        base, grown = (sum(path.stat().st_size for path in self._journals(kind)) for kind in ("*.base.*", "*.incr.aof"))
        return grown > max(LARGE, base) and time.monotonic() > self._rewritten + AGAIN_SECONDS

    def _rewritable(self, free: int) -> bool:
        """Whether there is room for it, also on a disk that is nearly full: it takes as much as is held, and gives back
        much more.
        """
        self._rewritten = time.monotonic()
        held = HELD.search(self._told("INFO memory"))
        return held is not None and free > 2 * int(held[1]) + READY

    def _journals(self, pattern: str) -> list[Path]:
        """The newest last: while one is written anew, there are two."""
        return sorted((self.directory / JOURNAL).glob(pattern), key=lambda path: int(path.name.split(".")[-3]))

    def _told(self, command: str) -> bytes:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(ASK_SECONDS)
            connection.connect(str(self.socket))
            connection.sendall(f"{command}\r\n".encode())
            answer = connection.recv(ANSWER)
        if answer.startswith(b"-"):
            raise OSError(answer.decode(errors="replace"))
        return answer


def lack(directory: Path, free: int) -> str:
    """For the operator: how much is free, and what to do."""
    where = f"the disk of DATA_DIR ({directory.resolve()})"
    if free >= ENOUGH:
        return f"{where} gives the store no room, though {free // MB} MB are free: look at quotas and reserved blocks"
    return f"{where} has only {free // MB} MB free, the store needs {LEAST // MB} MB: free some, or move DATA_DIR"


def _reserved(path: Path) -> bool:
    """Whether the file can grow by what is kept ready, whoever fills the disk meanwhile."""
    call = _fallocate()
    if call is None:
        return True
    with suppress(FileNotFoundError):  # written anew just now
        file = os.open(path, os.O_WRONLY | os.O_CLOEXEC)
        try:
            size = ctypes.c_longlong(os.fstat(file).st_size)
            return call(file, KEEP_SIZE, size, ctypes.c_longlong(READY)) == 0 or ctypes.get_errno() in UNABLE
        finally:
            os.close(file)
    return True


def _fallocate() -> Any:
    """Linux has it."""
    library = ctypes.CDLL(None, use_errno=True)
    return getattr(library, "fallocate64", None) or getattr(library, "fallocate", None)
