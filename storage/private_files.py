"""Directories and files that are for their owner only, in the ways of Linux and macOS."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

with suppress(ImportError):  # Windows has no private store
    import fcntl

MASK = 0o077
DIRECTORY, FILE = 0o700, 0o600


def make_private(directory: Path) -> None:
    """A directory that is there and shut to others, with all that is in it. Raises OSError."""
    directory.mkdir(mode=DIRECTORY, parents=True, exist_ok=True)
    _shut(directory, DIRECTORY)
    for place in directory.rglob("*"):
        with suppress(FileNotFoundError):  # a server that ends may take some away
            if place.is_dir() or place.is_file():
                _shut(place, DIRECTORY if place.is_dir() else FILE)


def flush(file: int) -> None:
    """Has the system write a file's content to the disk itself. Raises OSError."""
    if sys.platform == "darwin":
        fcntl.fcntl(file, fcntl.F_FULLFSYNC)  # fsync leaves it in the disk's memory there
    else:
        os.fdatasync(file)


def lock(path: Path) -> int:
    """A descriptor that holds the lock on a file, made if need be. Raises BlockingIOError while somebody has it."""
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, FILE)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(file)
        raise
    return file


def _shut(place: Path, mode: int) -> None:
    if place.stat().st_mode & MASK:
        place.chmod(mode)
