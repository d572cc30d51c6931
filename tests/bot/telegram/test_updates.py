"""What is no update is known before anybody handles it, and said in one line without what it says."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.callback_data import Press, Verb
from bot.telegram.act import Act, said, tap
from bot.telegram.polling import chat_of
from bot.telegram.updates import NoUpdate, read
from games.sessions.session import Person

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


def message(**changes: Any) -> dict[str, Any]:
    return {
        "update_id": 1,
        "message": {"message_id": 3, "date": 9, "chat": PRIVATE, "from": ANYA, "text": "x"} | changes,
    }


def tapped(**changes: Any) -> dict[str, Any]:
    message = {"message_id": 3, "date": 9, "chat": GROUP, "text": "x"}
    query = {"id": "8", "from": ANYA, "message": message, "chat_instance": "7", "data": "m:a:1:12"}
    return {"update_id": 1, "callback_query": query | changes}


@given(st.dictionaries(NAMES, JSON))
def test_whatever_comes_is_read_or_unreadable_and_belongs_to_some_chat(update: dict[str, Any]) -> None:
    assert isinstance(chat_of(update), int)
    with suppress(NoUpdate):
        assert read(update)["update_id"] == update["update_id"]


def test_of_a_message_is_kept_what_handlers_read() -> None:
    assert read(message(photo=[], entities=[{"type": "bot_command", "offset": 0, "length": 4, "url": "x"}])) == {
        "update_id": 1,
        "message": {
            "message_id": 3,
            "date": 9,
            "chat": {"id": 5, "type": "private"},
            "sender": ANYA,
            "text": "x",
            "entities": [{"type": "bot_command", "offset": 0, "length": 4}],
            "wordless": False,
        },
    }


def test_a_command_is_an_act() -> None:
    group, topic = {**GROUP, "username": "dacha"}, {"message_thread_id": 4, "is_topic_message": True}
    asked = {"message_id": 2, "chat": group, "text": "?"}
    update = read(message(chat=group, **topic, reply_to_message=asked, **{"from": {**ANYA, "language_code": "en"}}))
    assert update["message"]
    assert said(1, update["message"], 9.0, "/new") == Act(
        1, 9.0, Person(5, "Аня"), "en", -7, "group", title="Дачники", username="dacha", thread=4, message=3, replied=2,
        command="/new",
    )  # fmt: skip


def test_a_thread_counts_only_in_a_forum() -> None:
    update = read(message(chat=GROUP, message_thread_id=4))
    assert update["message"]
    assert said(1, update["message"], 9.0).thread is None


@pytest.mark.parametrize(
    ("sender", "faceless", "admin"), [(None, False, False), (GROUP, True, True), ({**GROUP, "id": -8}, True, False)]
)
def test_who_speaks_for_a_chat_has_no_face(sender: dict[str, Any] | None, faceless: bool, admin: bool) -> None:
    update = read(message(chat=GROUP, sender_chat=sender))
    assert update["message"]
    act = said(1, update["message"], 9.0)
    assert (act.faceless, act.admin) == (faceless, admin)


KEYBOARD = {"inline_keyboard": [[{"text": "?", "url": "x"}], [{"text": "12", "callback_data": "m:a:1:12"}]]}


@pytest.mark.parametrize(
    ("about", "known", "offered"),
    [
        ({"message_id": 3, "date": 9, "chat": GROUP, "reply_markup": KEYBOARD}, 3, True),
        ({"message_id": 3, "date": 9, "chat": GROUP, "reply_markup": {"inline_keyboard": [[{}]]}}, 3, False),
        ({"message_id": 3, "date": 9, "chat": GROUP}, 3, False),
        ({"message_id": 3, "date": 0, "chat": GROUP, "reply_markup": KEYBOARD}, None, False),
    ],
)
def test_a_tap_is_an_act_on_what_is_still_known(about: dict[str, Any], known: int | None, offered: bool) -> None:
    update, press = read(tapped(message=about)), Press(Verb.MOVE, "a", 1, "12")
    assert update["callback_query"]
    assert tap(1, update["callback_query"], 9.0, press) == Act(
        1, 9.0, Person(5, "Аня"), None, -7, "group", title="Дачники",
        message=known, faded=None if known else 3, press=press, offered=offered,
    )  # fmt: skip


def test_a_tap_on_nothing_is_made_in_private() -> None:
    update = read(tapped(message=None))
    assert update["callback_query"]
    act = tap(1, update["callback_query"], 9.0)
    assert (act.chat, act.private, act.offered) == (5, True, False)


@pytest.mark.parametrize(
    "update",
    [
        message(date=0),
        message(text="Ж" * 100_000),
        message(entities=None, sender_chat=None, reply_to_message=None),
        tapped(message=None),
        tapped(data=None),
        tapped(message={"chat": GROUP, "message_id": 3, "date": 0}),
        {"update_id": 1, "news_of_the_year": {"id": 1}},
        {"update_id": 1},
    ],
)
def test_what_is_only_unusual_is_read(update: dict[str, Any]) -> None:
    assert read(update)["update_id"] == 1


@pytest.mark.parametrize(
    ("update", "reason"),
    [
        (message(chat="secret"), "message.chat: "),
        (message(chat={**PRIVATE, "id": "5"}), "message.chat.id: "),
        (message(chat={**PRIVATE, "id": 2**70}), "message.chat.id: "),
        (message(**{"from": {**ANYA, "first_name": "secret" * 100}}), "message.from.first_name: "),
        (message(**{"from": {**ANYA, "id": -5}}), "message.from.id: "),
        (message(message_id=None), "message.message_id: "),
        (message(date="secret"), "message.date: "),
        (message(date=10**18), "message.date: "),
        (message(entities=[{"type": "bot_command"}]), "message.entities.0.offset: "),
        (message(migrate_to_chat_id="secret"), "message.migrate_to_chat_id: "),
        (tapped(id=8), "callback_query.id: "),
        (tapped(data=["secret"]), "callback_query.data: "),
        (tapped(message=["secret"]), "callback_query.message: "),
        ({"update_id": 1, "callback_query": "secret"}, "callback_query: "),
        ({"update_id": "secret"}, "update_id: "),
        ({}, "update_id: "),
    ],
)
def test_what_is_broken_is_told_by_its_place(update: dict[str, Any], reason: str) -> None:
    with pytest.raises(NoUpdate) as told:
        read(update)
    assert str(told.value).startswith(reason)
    assert "secret" not in str(told.value)


@pytest.mark.parametrize(
    "update",
    [
        message(chat={**PRIVATE, "id": 6}),
        message(chat={**PRIVATE, "id": -5}),
        message(chat={**GROUP, "id": 7}),
        message(chat={**GROUP, "id": 0}),
        message(**{"from": None}),
        tapped(message={"chat": {**PRIVATE, "id": 6}, "message_id": 3, "date": 0}),
    ],
)
def test_nobody_acts_in_the_private_chat_of_another(update: dict[str, Any]) -> None:
    with pytest.raises(NoUpdate):
        read(update)
