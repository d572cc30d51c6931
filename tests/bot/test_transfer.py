"""Export and import as an operator meets them: where the store takes nothing, and where a file can't be had."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from redis import Redis

from bot.settings import Settings
from bot.transfer import Undone, export, import_
from storage import keys

pytestmark = pytest.mark.slow
TOKEN = "123456:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr"


@pytest.fixture
def redis(redis_url: str) -> Iterator[Any]:
    with Redis.from_url(redis_url, decode_responses=True) as redis:
        redis.flushdb()
        yield redis
        redis.config_set("min-replicas-to-write", 0)


@pytest.fixture
def settings(redis_url: str) -> Settings:
    return Settings.read(None, bot_token=TOKEN, redis_url=redis_url)


def test_a_store_that_takes_nothing_can_be_exported_and_not_imported_into(
    redis: Any, settings: Settings, tmp_path: Path
) -> None:
    redis.set(keys.person(1), "kept")
    redis.config_set("min-replicas-to-write", 1)
    export(settings, str(tmp_path / "kept"))
    with pytest.raises(Undone, match="the store takes nothing, and nothing is changed"):
        import_(settings, str(tmp_path / "kept"), replace=True)
    redis.config_set("min-replicas-to-write", 0)
    with pytest.raises(Undone, match="1 keys of a bot in it: nothing is changed, `--replace`"):
        import_(settings, str(tmp_path / "kept"), replace=False)
    redis.flushdb()
    import_(settings, str(tmp_path / "kept"), replace=False)
    assert redis.get(keys.person(1)) == "kept"


def test_files_that_can_not_be_had(redis: Any, settings: Settings, tmp_path: Path) -> None:
    with pytest.raises(Undone, match=r"can't be written \(No such file or directory\)"):
        export(settings, str(tmp_path / "nowhere" / "kept"))
    with pytest.raises(Undone, match=r"can't be read \(Is a directory\)"):
        import_(settings, str(tmp_path), replace=False)
    (tmp_path / "kept").write_bytes(b"\xff\xfe")
    with pytest.raises(Undone, match="is no whole export of Kon"):
        import_(settings, str(tmp_path / "kept"), replace=False)
    assert [path.name for path in tmp_path.iterdir()] == ["kept"]
