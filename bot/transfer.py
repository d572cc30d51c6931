"""`python -m bot export` and `import`: what is kept as a file, for a copy of it or for another store."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from bot.process import redis_of
from bot.settings import Settings
from storage import embedded
from storage.away import AWAY
from storage.clock import Clock
from storage.connect import Store, connect
from storage.dump import Record, Unreadable, read, written
from storage.errors import Refusing, Unavailable
from storage.transfer import Occupied, Restless, bring, take

T = TypeVar("T")
STREAM = "-"
"""In place of a file's name: standard output or input."""


class Undone(Exception):
    """Nothing was changed; one line for the operator."""


def export(settings: Settings, name: str) -> None:
    """Raises Undone or Unavailable."""
    with reached(settings) as url:
        records = asyncio.run(_at(url, lambda store, now: take(store.redis), writes=False))
    try:
        _write(written(records, Clock().now()), name)
    except OSError as error:
        raise Undone(f"{name} can't be written ({error.strerror})") from None
    _tell(f"{_told(records)} are in {name}")


def import_(settings: Settings, name: str, *, replace: bool) -> None:
    """Raises Undone or Unavailable."""
    try:
        records = read(sys.stdin if name == STREAM else Path(name).read_text("utf-8").splitlines(keepends=True))
    except OSError as error:
        raise Undone(f"{name} can't be read ({error.strerror})") from None
    except (Unreadable, UnicodeDecodeError) as error:
        raise Undone(f"{name} is no whole export of Kon ({error}): nothing is changed, take another copy") from None
    if _private(settings):
        raise Undone("a bot is at work on DATA_DIR: nothing is changed, stop it first")
    with redis_of(settings) as url:
        asyncio.run(_at(url, lambda store, now: bring(store.redis, records, now, replace=replace), writes=True))
    _tell(f"{_told(records)} are in the store now")


@contextmanager
def reached(settings: Settings) -> Iterator[str]:
    """The store's address, also of a private one that a bot has started."""
    if url := _private(settings):
        yield url
        return
    with redis_of(settings) as url:
        yield url


def _private(settings: Settings) -> str | None:
    """The address of a private store that somebody has started."""
    return None if settings.redis_url else embedded.running(settings.data_dir / "store")


async def _at(url: str, work: Callable[[Store, float], Awaitable[T]], *, writes: bool) -> T:
    """What the work comes to; it is told what time it is at the store, by which leases go."""
    store = Store.open(connect(url))
    try:
        try:
            now = await store.check()
        except Refusing as error:
            if writes:
                raise Undone(f"the store takes nothing, and nothing is changed: {error}") from None
            now = 0.0  # what it has can be read all the same
        return await work(store, now)
    except Occupied as error:
        remedy = "stop it first" if "at work" in str(error) else "`--replace` puts the export in their place"
        raise Undone(f"the store is in use, {error}: nothing is changed, {remedy}") from None
    except Restless:
        remedy = "let its user pause writers (ACL: +client|pause +client|unpause), or stop the bot meanwhile"
        raise Undone(f"the store changes faster than it can be read: {remedy}") from None
    except AWAY as error:
        raise Unavailable(f"the store went away: {error}") from error
    finally:
        await store.close()


def _write(lines: Iterator[str], name: str) -> None:
    """As a whole, or not at all."""
    if name == STREAM:
        sys.stdout.writelines(lines)
        sys.stdout.flush()
        return
    path = Path(name)
    half = path.with_name(f".{path.name}.half")
    try:
        with half.open("w", encoding="utf-8") as file:
            file.writelines(lines)
            file.flush()
            os.fsync(file.fileno())
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)


def _told(records: list[Record]) -> str:
    return f"{len(records)} keys, {sum(':session:' in record.key for record in records)} tables among them,"


def _tell(line: str) -> None:
    print(line, file=sys.stderr)
