"""Every kind of stored document carries its schema, and older ones are read through pure steps."""

from dataclasses import dataclass
from typing import Any

import pytest

from games.document import Document, FromTheFuture, Memory, Row, from_json
from games.sessions.packing import unpacked
from games.sessions.stored import DOCUMENT
from storage import keys
from storage.chats import CHAT, Chat
from storage.connect import Store
from storage.people import WHO, Who
from storage.records import Records
from storage.slots import MENU, SHOWN, OpenMenu, Shown
from tests.games.sessions.tables import NOON, playing


@dataclass(frozen=True)
class Named:
    """As people would look if names had once been one field, then two."""

    id: int
    name: str = ""
    surname: str = ""


def parted(fields: dict[str, Any]) -> dict[str, Any]:
    name, _, surname = fields.pop("full").partition(" ")
    return {**fields, "name": name, "surname": surname}


def renamed(fields: dict[str, Any]) -> dict[str, Any]:
    return {"id": fields["number"], "full": fields["full"]}


NAMED = Document(Named, schema=3, migrations={1: renamed, 2: parted})


def named(store: Store) -> Records[Named]:
    return Records(store.redis, NAMED, keys.person, Named)


async def test_an_old_document_is_read_through_every_step(store: Store) -> None:
    await store.redis.set(keys.person(1), '{"schema":1,"number":1,"full":"Аня К"}')
    await store.redis.set(keys.person(2), '{"schema":2,"id":2,"full":"Боря"}')
    assert await named(store).load([1, 2]) == {1: Named(1, "Аня", "К"), 2: Named(2, "Боря")}


async def test_a_change_writes_the_present_schema(store: Store) -> None:
    await store.redis.set(keys.person(1), '{"schema":1,"number":1,"full":"Аня К"}')
    await named(store).change(1, lambda who: Named(who.id, who.name, "Л"))
    assert from_json(await store.redis.get(keys.person(1)) or "") == {
        "schema": 3,
        "id": 1,
        "name": "Аня",
        "surname": "Л",
    }


async def test_a_document_of_a_newer_program_is_left_alone(store: Store) -> None:
    await store.redis.set(keys.person(1), '{"schema":4,"id":1}')
    with pytest.raises(FromTheFuture):
        await named(store).change(1, lambda who: who)
    assert await store.redis.get(keys.person(1)) == '{"schema":4,"id":1}'


@pytest.mark.parametrize(
    ("document", "value"),
    [(WHO, Who(1)), (CHAT, Chat(-1)), (SHOWN, Shown(-1)), (MENU, OpenMenu("40"))],
    ids=["who", "chat", "shown", "menu"],
)
def test_every_document_has_a_schema(document: Document[Any], value: object) -> None:
    written = from_json(document.write(value))
    assert (written[0] if isinstance(document, Row) else written["schema"]) == document.schema
    assert document.read(document.write(value)) == value


def test_a_row_leaves_out_what_is_default_at_its_end() -> None:
    assert MENU.write(OpenMenu("40", 3)) == '[1,"40",3]'
    assert MENU.read('[1,"40"]') == OpenMenu("40")
    assert SHOWN.write(Shown(-1, message=5)) == "[1,-1,null,5]"
    assert SHOWN.read("[1,-1,null,5]") == Shown(-1, message=5)


def test_a_row_that_was_no_row_once_is_read_all_the_same() -> None:
    assert SHOWN.read('{"schema":1,"chat":-1,"message":5}') == Shown(-1, message=5)


def test_an_old_row_is_read_through_every_step() -> None:
    row = Row(Named, schema=2, migrations={1: lambda fields: {**fields, "surname": "Л"}})
    assert row.read('[1,1,"Аня"]') == Named(1, "Аня", "Л")
    with pytest.raises(FromTheFuture):
        row.read('[3,1,"Аня"]')


async def test_a_session_has_a_schema(store: Store) -> None:
    session = await store.sessions.create(playing(), now=NOON)
    document = await store.redis.hget(keys.session(session.id), "document") or ""
    assert from_json(unpacked(document))["schema"] == DOCUMENT.schema


def test_the_oldest_text_is_forgotten() -> None:
    memory, asked = Memory[str](2), list[str | bytes]()

    def read(text: str | bytes) -> str:
        asked.append(text)
        return f"value of {text!r}"

    for text in ("a", "b", "a", "c", "b", "a"):
        assert memory.of(text, read) == f"value of {text!r}"
    assert asked == ["a", "b", "c", "a"]
