"""Scripts run whatever becomes of the store in between."""

from typing import Any

import pytest

from storage.connect import Store
from storage.script import Script

pytestmark = pytest.mark.slow


async def test_a_script_runs_though_the_store_forgets_all_scripts_before_each_command(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    script, execute = Script(store.redis, "return ARGV[1] .. KEYS[1]"), store.redis.execute_command

    async def forgetful(*command: Any, **options: Any) -> Any:
        await execute("SCRIPT FLUSH")
        return await execute(*command, **options)

    monkeypatch.setattr(store.redis, "execute_command", forgetful)
    assert await script(["key"], "a ") == await script(["key"], "a ") == "a key"
