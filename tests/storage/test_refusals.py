"""Whatever a store refuses with, however it wraps it, is known as such, and leaves nothing half done."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from redis import Redis
from redis.exceptions import NoScriptError, ReadOnlyError

import storage
from games.sessions.session import Step
from storage import due, embedded, keys, trial
from storage.away import AWAY
from storage.connect import Store, connect
from storage.embedded import Embedded
from storage.errors import Refusing, Unavailable
from storage.parser import Parser
from storage.refusals import CURES, LASTING, code_of, explained
from tests.games.sessions.tables import gathering
from tests.storage.refusing import KINDS, refusing

NOW = 1_800_000_000.0
OLD = "ERR Error running script (call to f_62e6aac9c7520a78c28f012748b42ed670fff5d3): @user_script:1: "
"""How Redis 6.2 begins."""


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("OOM command not allowed when used memory > 'maxmemory'.", "OOM"),
        (f"{OLD}@user_script: 1: -OOM command not allowed when used memory > 'maxmemory'.", "OOM"),
        ("@user_script: 1: -OOM command not allowed when used memory > 'maxmemory'.", "OOM"),
        ("OOM command not allowed when used memory > 'maxmemory'. script: 62e6, on @user_script:1.", "OOM"),
        ("MISCONF Errors writing to the AOF file: No space left on device", "MISCONF"),
        (f"{OLD}@user_script: 1: -MISCONF Redis is configured to save RDB snapshots, but", "MISCONF"),
        ("MISCONF Errors writing to the AOF file: No space left script: 62e6, on @user_script:1.", "MISCONF"),
        ("NOREPLICAS Not enough good replicas to write.", "NOREPLICAS"),
        ("NOREPLICAS Not enough good replicas to write. script: on @user_script:1.", "NOREPLICAS"),
        (f"{OLD}@user_script: 1: -READONLY You can't write against a read only replica.", "READONLY"),
        ("MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'.", "MASTERDOWN"),
        ("EXECABORT Transaction discarded because of: BUSY Redis is busy running a script.", "BUSY"),
        ("EXECABORT Transaction discarded because of previous errors.", "EXECABORT"),
        ("UNBLOCKED force unblock from blocking operation, instance state changed (master -> replica?)", "UNBLOCKED"),
        (f"{OLD}@user_script: 1: The user executing the script can't run this command or subcommand", "NOPERM"),
        ("ERR ACL failure in script: User bob has no permissions to run the 'set' command script: on", "NOPERM"),
        (f"{OLD}NOGROUP No such key 'st' or consumer group 'g'", "NOGROUP"),
        ("NOGROUP No such key 'st' or consumer group 'g' script: on @user_script:1.", "NOGROUP"),
        ("MOVED 3999 127.0.0.1:6381 script: 62e6, on @user_script:1.", "MOVED"),
        ("NOAUTH Authentication required.", "NOAUTH"),
        ("WRONGPASS invalid username-password pair or user is disabled.", "WRONGPASS"),
        ("LOADING Redis is loading the dataset in memory", "LOADING"),
        ("ERR max daily request limit exceeded. Limit: 10000, Usage: 10000.", "LIMIT"),
        ("NEWCODE something that nobody here knows", "NEWCODE"),
    ],
)
def test_a_refusal_is_known_by_its_code(said: str, code: str) -> None:
    error = Parser.parse_error(said)
    assert isinstance(error, AWAY)
    assert code_of(error) == code
    assert code in explained(error)
    assert CURES.get(code, "its log says more") in explained(error)


@pytest.mark.parametrize(
    "said",
    [
        "WRONGTYPE Operation against a key holding the wrong kind of value",
        f"{OLD}WRONGTYPE Operation against a key holding the wrong kind of value",
        "ERR unknown command 'FOO', with args beginning with: ",
        f"{OLD}@user_script: 1: Unknown Redis command called from Lua script",
        "NOSCRIPT No matching script. Please use EVAL.",
    ],
)
def test_a_mistake_of_ours_is_no_refusal(said: str) -> None:
    assert not isinstance(Parser.parse_error(said), AWAY)


def test_the_library_still_knows_what_it_acts_on() -> None:
    assert isinstance(Parser.parse_error(f"{OLD}@user_script: 1: -READONLY You can't"), ReadOnlyError)
    assert isinstance(Parser.parse_error("NOSCRIPT No matching script."), NoScriptError)


def test_the_trial_asks_for_every_command_that_a_script_runs() -> None:
    sources = [path.read_text() for path in Path(storage.__file__).parent.glob("*.py")]
    run = {name for source in sources for name in re.findall(r"redis\.p?call\('(\w+)'", source)}
    assert len(run) > 20
    assert run <= set(re.findall(r"call\('(\w+)'", trial._EVERYTHING))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Embedded]:
    server = embedded.start(tmp_path_factory.mktemp("refusing"))
    yield server
    server.stop()


@pytest.fixture
async def refuser(server: Embedded) -> AsyncIterator[Store]:
    """A store with a session, an update and something due; the test makes it refuse."""
    store = Store.open(connect(server.url))
    await store.redis.flushall()
    await store.sessions.create(gathering(), now=NOW)
    await store.inbox.put(1, 1, "payload")
    await store.people.note(1, name="Аня")
    yield store
    await store.close()


@pytest.mark.parametrize("kind", KINDS)
async def test_wherever_it_refuses_it_is_away_and_nothing_is_half_done(
    server: Embedded, refuser: Store, kind: str
) -> None:
    await refuser.check()
    before = _all(server)
    with refusing(server, kind):
        for ask in _writes(refuser):
            with pytest.raises(AWAY) as refused:
                await ask()
            assert code_of(refused.value) == kind
        with pytest.raises(Unavailable if kind in LASTING else Refusing, match=KINDS[kind]):
            await refuser.check()
    assert _all(server) == before
    assert await refuser.check() > 0


async def test_without_memory_what_begins_by_taking_something_away_is_done_to_its_end(
    server: Embedded, refuser: Store
) -> None:
    with refusing(server, "OOM"):
        await refuser.due.at(due.wake("s"), NOW, now=NOW)
    assert await refuser.due.waiting(NOW) == sorted({keys.shard("s"), keys.shard("5e55104")})


def _writes(store: Store) -> list[Callable[[], Awaitable[Any]]]:
    """Ways to write: in a script, in a transaction, and a read that takes something."""
    worker = store.inbox.reader("w")
    return [
        lambda: store.sessions.create(replace(gathering(), id="another"), now=NOW),
        lambda: store.sessions.change("5e55104", lambda session: Step(replace(session, chat=-1)), now=NOW),
        lambda: store.inbox.put(1, 2, "payload"),
        lambda: store.due.claim(keys.shard("5e55104"), NOW),
        lambda: store.people.note(1, name="Боря"),
        lambda: store.people.add_game(1, "s", now=NOW),
        lambda: worker.lease(NOW),
    ]


def _all(server: Embedded) -> dict[bytes, bytes]:
    with Redis.from_url(server.url) as redis:
        return {key: redis.dump(key) for key in redis.scan_iter()}
