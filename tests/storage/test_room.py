"""A private server acknowledges only what has its place on the disk."""

from __future__ import annotations

import sys
from collections import namedtuple
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from redis import Redis
from redis.exceptions import ResponseError

from storage import embedded, room
from storage.embedded import Embedded
from storage.errors import Unavailable
from storage.room import ENOUGH, JOURNAL, LEAST, MB, READY
from tests.soak import full
from tests.soak.run import Run

pytestmark = pytest.mark.slow

Usage = namedtuple("Usage", "free")


class Disk:
    """How much is free, as far as anybody asks."""

    free = 100 * MB

    def usage(self, _: Path) -> Usage:
        return Usage(self.free)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    disk = Disk()
    monkeypatch.setattr("storage.room.shutil.disk_usage", disk.usage)
    return disk


@pytest.fixture
def server(disk: Disk, tmp_path: Path) -> Iterator[Embedded]:
    server = embedded.start(tmp_path)
    yield server
    server.stop()


def takes(server: Embedded) -> bool:
    """Whether it takes what is written."""
    with Redis.from_url(server.url) as redis, suppress(ResponseError):
        return bool(redis.set("key", "value"))
    return False


def test_it_refuses_while_the_disk_is_nearly_full(disk: Disk, server: Embedded) -> None:
    seen = []
    for free in (LEAST, LEAST - 1, ENOUGH - 1, ENOUGH, LEAST):
        disk.free = free
        server.room.look()
        seen.append(takes(server))
    assert seen == [True, False, False, True, True]


def test_the_operator_hears_how_much_is_free_and_what_to_do(disk: Disk, server: Embedded) -> None:
    assert server.room.lacks == ""
    disk.free = 12 * MB + 5
    server.room.look()
    assert "has only 12 MB free" in server.room.lacks
    assert str(server.directory) in server.room.lacks
    assert "free some, or move DATA_DIR" in server.room.lacks


def test_what_was_refused_just_before_there_was_room_is_still_explained(disk: Disk, server: Embedded) -> None:
    lacked = []
    for free in (0, ENOUGH, ENOUGH):
        disk.free = free
        server.room.look()
        lacked.append(bool(server.room.lacks))
    assert lacked == [True, True, False]


def test_it_refuses_while_nothing_can_be_kept_ready(server: Embedded, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_reserved", lambda _: False)
    server.room.look()
    assert not takes(server)
    assert "quotas" in server.room.lacks
    monkeypatch.undo()
    server.room.look()
    assert takes(server)


def test_a_server_that_was_killed_refuses_from_its_first_moment(disk: Disk, server: Embedded) -> None:
    server.process.kill()
    server.process.wait()
    disk.free = 0
    server.revive()
    assert not takes(server)
    disk.free = ENOUGH
    server.room.look()
    assert takes(server)


def test_a_first_server_on_a_full_disk_is_not_begun(disk: Disk, tmp_path: Path) -> None:
    disk.free = 3 * MB
    with pytest.raises(Unavailable, match="has only 3 MB free"):
        embedded.start(tmp_path)
    disk.free = ENOUGH
    embedded.start(tmp_path).stop()
    disk.free = 3 * MB
    server = embedded.start(tmp_path)
    assert not takes(server), "what is there can be read"
    server.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing can be kept ready")
def test_bytes_are_kept_ready_at_the_journals_end(server: Embedded) -> None:
    (journal,) = (server.directory / JOURNAL).glob("*.incr.aof")
    assert takes(server)
    server.room.look()
    assert journal.stat().st_blocks * 512 >= journal.stat().st_size + READY


def test_a_journal_that_has_grown_is_written_anew_if_there_is_room(
    disk: Disk, server: Embedded, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "LARGE", 1000)
    first = set((server.directory / JOURNAL).iterdir())
    with Redis.from_url(server.url) as redis:
        for _ in range(50):
            redis.set("key", "v" * 100)
        disk.free = READY
        server.room.look()
        assert redis.info("persistence")["aof_rewrite_in_progress"] == 0
        assert set((server.directory / JOURNAL).iterdir()) == first
        server.room._rewritten = 0.0
        disk.free = ENOUGH
        server.room.look()
        while redis.info("persistence")["aof_rewrite_in_progress"]:
            pass
        assert redis.info("persistence")["aof_last_bgrewrite_status"] == "ok"
    assert not first & set((server.directory / JOURNAL).glob("*.aof"))


@pytest.mark.skipif(not full.can_mount(), reason="nobody lets us mount a small disk")
def test_whoever_fills_the_disk_nothing_acknowledged_is_lost() -> None:
    with full.small_disk(full.DISK) as place:
        full.rounds(Run("", 1, 60.0, "full"), place, 2)
