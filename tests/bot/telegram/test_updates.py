"""What is no update is known before anybody handles it, and said in one line without what it says."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from telegram import Bot, Update

from bot.telegram.polling import chat_of
from bot.telegram.updates import Unreadable, read

BOT = Bot("123:x")
ANYA = {"id": 5, "is_bot": False, "first_name": "Аня"}
PRIVATE = {"id": 5, "type": "private", "first_name": "Аня"}
GROUP = {"id": -7, "type": "group", "title": "Дачники"}

NAMES = st.sampled_from(
    ["update_id", "message", "callback_query", "my_chat_member", "from", "chat", "id", "type", "date", "message_id"]
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES | st.text(), inner, max_size=5),
    max_leaves=8,
)


def said(**changes: Any) -> dict[str, Any]:
    return {
        "update_id": 1,
        "message": {"message_id": 3, "date": 9, "chat": PRIVATE, "from": ANYA, "text": "x"} | changes,
    }


def tapped(**changes: Any) -> dict[str, Any]:
    message = {"message_id": 3, "date": 9, "chat": GROUP, "text": "x"}
    query = {"id": "8", "from": ANYA, "message": message, "chat_instance": "7", "data": "m:a:1:12"}
    return {"update_id": 1, "callback_query": query | changes}


@settings(max_examples=50)
@given(st.dictionaries(NAMES, JSON))
def test_whatever_comes_is_read_or_unreadable_and_belongs_to_some_chat(update: dict[str, Any]) -> None:
    assert isinstance(chat_of(update), int)
    with suppress(Unreadable):
        assert isinstance(read(update, BOT), Update)


@pytest.mark.parametrize("make", [said, tapped])
def test_a_real_update_is_read(make: Callable[[], dict[str, Any]]) -> None:
    update = read(make(), BOT)
    assert update.effective_user
    assert update.effective_user.id == 5


@pytest.mark.parametrize(
    "update",
    [
        said(date=0),
        said(text="Ж" * 100_000),
        said(entities=None, sender_chat=None, reply_to_message=None),
        tapped(message=None),
        tapped(data=None),
        tapped(message={"chat": GROUP, "message_id": 3, "date": 0}),
        {"update_id": 1, "news_of_the_year": {"id": 1}},
        {"update_id": 1},
    ],
)
def test_what_is_only_unusual_is_read(update: dict[str, Any]) -> None:
    assert read(update, BOT).update_id == 1


@pytest.mark.parametrize(
    ("update", "reason"),
    [
        (said(chat="secret"), "message.chat: "),
        (said(chat={**PRIVATE, "id": "5"}), "message.chat.id: "),
        (said(chat={**PRIVATE, "id": 2**70}), "message.chat.id: "),
        (said(**{"from": {**ANYA, "first_name": "secret" * 100}}), "message.from.first_name: "),
        (said(**{"from": {**ANYA, "id": -5}}), "message.from.id: "),
        (said(message_id=None), "message.message_id: "),
        (said(date="secret"), "the library can't read it: "),
        (said(date=10**18), "the library can't read it: "),
        (said(entities=[{"type": "bot_command"}]), "message.entities.0.offset: "),
        (said(migrate_to_chat_id="secret"), "message.migrate_to_chat_id: "),
        (tapped(id=8), "callback_query.id: "),
        (tapped(data=["secret"]), "callback_query.data: "),
        (tapped(message=["secret"]), "callback_query.message: "),
        ({"update_id": 1, "callback_query": "secret"}, "callback_query: "),
    ],
)
def test_what_is_broken_is_told_by_its_place(update: dict[str, Any], reason: str) -> None:
    with pytest.raises(Unreadable) as told:
        read(update, BOT)
    assert str(told.value).startswith(reason)
    assert "secret" not in str(told.value)


@pytest.mark.parametrize(
    "update",
    [
        said(chat={**PRIVATE, "id": 6}),
        said(chat={**PRIVATE, "id": -5}),
        said(chat={**GROUP, "id": 7}),
        said(chat={**GROUP, "id": 0}),
        said(**{"from": None}),
        tapped(message={"chat": {**PRIVATE, "id": 6}, "message_id": 3, "date": 0}),
    ],
)
def test_nobody_acts_in_the_private_chat_of_another(update: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        read(update, BOT)
