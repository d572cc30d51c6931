"""What an operator may read, at the most talkative level and in the worst of days: no token, and nobody's hand."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from bot.sandbox.driver import Group, Person
from bot.sandbox.sandbox import TOKEN, Sandbox
from games.document import from_json, to_json
from games.sessions.packing import packed, unpacked
from storage import keys
from storage.connect import Store
from storage.script import answer
from tests.e2e.bots import Bot, begun, bot
from tests.e2e.history import Witness

pytestmark = pytest.mark.slow

SECRET = TOKEN.partition(":")[2]
FORMS = ("json", "console")
LONG = 12
"""Letters; shorter lines, such as one label, may stand in a log by chance."""


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(budget=None) as sandbox:
        yield sandbox


@pytest.fixture
def witness(sandbox: Sandbox) -> Witness:
    return Witness(sandbox)


@pytest.mark.parametrize("form", FORMS)
async def test_a_game_among_all_faults_of_telegram_tells_no_token_and_no_hand(
    sandbox: Sandbox, witness: Witness, tmp_path: Path, form: str
) -> None:
    async with talkative(sandbox, tmp_path, form) as it:
        await it.starts()
        _, people = await table(sandbox)
        for method in ("sendMessage", "edit*", "deleteMessage", "answerCallbackQuery", "getUpdates"):
            for fault in FAULTS:
                sandbox.faults.add(method, after=method != "sendMessage", **fault)
        for label in ("Взять", "Пас"):
            await taps(sandbox, people, label)
        assert await it.stops() == 0
    judge(it, witness)


@pytest.mark.parametrize("form", FORMS)
async def test_a_session_that_cannot_be_read_is_told_without_its_tiles(
    sandbox: Sandbox, witness: Witness, store: Store, redis_url: str, tmp_path: Path, form: str
) -> None:
    async with talkative(sandbox, tmp_path, form, REDIS_URL=redis_url) as it:
        await it.starts()
        group, people = await table(sandbox)
        racks = await spoiled(store, group)
        for person in people:
            await person.taps("Моя рука", group, wait=False)
        await sandbox.until(lambda: "rules" in it.errors or "state" in it.errors)
        assert await it.stops() == 0
    judge(it, witness)
    assert not [rack for rack in racks if str(rack)[1:-1] in it.errors]


async def test_a_poisonous_update_is_told_without_what_somebody_wrote(
    sandbox: Sandbox, witness: Witness, tmp_path: Path
) -> None:
    secret = "никому не говори, но у меня две стрелки"
    async with talkative(sandbox, tmp_path, "json") as it:
        await it.starts()
        chat = {"id": 5, "type": "private"}
        sandbox.world.updates.put({"message": {"chat": chat, "from": {"id": 5, "first_name": secret}, "text": secret}})
        sandbox.world.updates.put({"callback_query": {"id": "1", "from": {"id": 5}, "data": [secret], "chat": chat}})
        await sandbox.until(lambda: it.errors.count("put aside") >= 2)
        assert await it.stops() == 0
    judge(it, witness)
    assert secret not in it.errors


@pytest.mark.parametrize(
    "environment",
    [
        {"BOT_TOKEN": f"7100000000:{SECRET[:-1]}Z"},
        {"BOT_TOKEN": f"'{TOKEN} '", "TELEGRAM_API_URL": "http://127.0.0.1:9"},
        {"WEBHOOK_URL": "https://127.0.0.1/hook", "WEBHOOK_SECRET": "too secret to be true"},
        {"REDIS_URL": "redis://kon:hush-hush@127.0.0.1:9/0"},
        {"WEBHOOK_URL": f"ftp://kon:hush-hush@example.org/{TOKEN}"},
    ],
)
@pytest.mark.parametrize("form", FORMS)
async def test_no_way_to_fail_at_the_start_tells_a_secret(
    sandbox: Sandbox, tmp_path: Path, form: str, environment: dict[str, str]
) -> None:
    async with talkative(sandbox, tmp_path, form) as it:
        await it.launches(**environment)
        assert await it.ends() in (1, 2)
    told = it.out + it.errors
    for secret in (SECRET[:-1], "too secret to be true", "hush-hush"):
        assert secret not in told
    assert "Traceback" not in told


FAULTS: tuple[dict[str, Any], ...] = (
    {"status": 500},
    {"status": 502, "html": True},
    {"reset": True},
    {"retry_after": 1},
    {"delay": 0.3},
)


def talkative(sandbox: Sandbox, home: Path, form: str, **more: str) -> Any:
    return bot(home, "bot", "run", sandbox=sandbox, LOG_LEVEL="DEBUG", LOG_FORMAT=form, **more)


async def table(sandbox: Sandbox) -> tuple[Group, list[Person]]:
    people = [sandbox.person(name) for name in ("Аня", "Боря")]
    group = sandbox.group("Дачники", *people)
    await begun(sandbox, group, people)
    await sandbox.until(lambda: all(person.received for person in people) and any(p.sees("Взять") for p in people))
    return group, people


async def taps(sandbox: Sandbox, people: list[Person], label: str) -> None:
    """Whoever is on turn taps this, however long Telegram makes that take."""
    await sandbox.until(lambda: any(person.sees(label, person.private) for person in people))
    person = next(person for person in people if person.sees(label, person.private))
    hand, _ = person.finds(label, person.private)
    shown = hand.edited, hand.text
    await person.taps(label, hand, wait=False)
    await sandbox.until(lambda: hand.deleted or (hand.edited, hand.text) != shown)


async def spoiled(store: Store, group: Group) -> list[Any]:
    """Makes the state of the group's session unreadable. Returns the racks, as they stand in it."""
    (id,) = await store.tables.of(group.id)
    document = from_json(unpacked(await answer(store.redis.hget(keys.session(id), "document"))))
    racks: list[Any] = document["state"][0]
    document["state"][0] = [{"rack": rack} for rack in racks]
    await answer(store.redis.hset(keys.session(id), "document", packed(to_json(document))))
    return racks


def judge(it: Bot, witness: Witness) -> None:
    """Raises AssertionError if something was told that only players may know."""
    told = it.out + it.errors
    assert told, "it was asked to say much"
    for token in (SECRET, quote(TOKEN)):
        assert token not in told
    lines = {line for chat, lines in witness.lines.items() if chat > 0 for line in lines if len(line) >= LONG}
    escaped = {json.dumps(line)[1:-1] for line in lines}
    assert not [line for line in lines | escaped if line in told]
