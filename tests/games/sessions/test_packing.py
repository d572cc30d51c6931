"""Stored sessions take little room, and can be read for ever."""

import json

import pytest

from games.sessions import stored
from games.sessions.packing import packed, unpacked
from games.sessions.stored import DOCUMENT
from tests.games.sessions.tables import playing

STORED_IN_NOVEMBER_2026 = "eLtt/ZBWwx7QxuD4tKwFAJGYCO4="


def test_a_session_takes_much_less_room_than_its_json() -> None:
    text = stored.write(playing())
    assert text.isascii()
    assert len(text) < 0.6 * len(unpacked(text))


def test_whatever_is_packed_comes_back() -> None:
    for text in ("{}", '{"name":"Аня 🃏"}', '{"a":' + "1" * 10_000 + "}"):
        assert unpacked(packed(text)) == text.encode()


def test_documents_of_before_they_were_packed_can_still_be_read() -> None:
    table = playing()
    plain = unpacked(stored.write(table))
    assert stored.read(plain) == table


def test_a_table_of_before_there_were_rivals_can_still_be_read() -> None:
    table = playing()
    document = json.loads(unpacked(stored.write(table)))
    assert document.pop("schema") == DOCUMENT.schema == 2
    for chair in document["chairs"]:
        chair["person"] = chair.pop("who")
    assert stored.read(json.dumps({"schema": 1, **document})) == table


def test_what_was_stored_once_is_read_for_ever() -> None:
    assert unpacked(STORED_IN_NOVEMBER_2026) == b'{"kind":"drew","seat":3,"n":9}'


@pytest.mark.parametrize("text", ["", "x", "eJw=", "AAAA"])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"packed|base64"):
        unpacked(text)
