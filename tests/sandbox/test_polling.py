"""getUpdates: order, confirmation, kinds, conflicts, and what is kept for how long."""

import asyncio
from typing import Any

import pytest
from telegram import Bot
from telegram.error import Conflict

from bot.sandbox.driver import Person
from bot.sandbox.sandbox import Sandbox
from tests.sandbox.client import Client, polled


async def spoken(sandbox: Sandbox, *words: str) -> Person:
    """Somebody who has pressed Start and written these; of which the updates are forgotten up to there."""
    anna = sandbox.person("Аня")
    await anna.start()
    sandbox.world.updates.drop()
    for word in words:
        await anna.says(word)
    return anna


def texts(updates: list[Any]) -> list[str]:
    return [update["message"]["text"] for update in updates]


async def test_updates_come_again_until_they_are_confirmed(client: Client) -> None:
    await spoken(client.sandbox, "one", "two")
    first = await client.does("getUpdates")
    assert texts(first) == texts(await client.does("getUpdates")) == ["one", "two"]
    assert texts(await client.does("getUpdates", offset=first[0]["update_id"] + 1)) == ["two"]
    assert await client.does("getUpdates", offset=first[1]["update_id"] + 1) == []


async def test_a_negative_offset_counts_from_the_end_and_forgets_the_rest(client: Client) -> None:
    await spoken(client.sandbox, "one", "two", "three")
    assert texts(await client.does("getUpdates", offset=-1)) == ["three"]
    assert texts(await client.does("getUpdates")) == ["three"]


async def test_limit_bounds_a_batch(client: Client) -> None:
    await spoken(client.sandbox, "one", "two", "three")
    assert texts(await client.does("getUpdates", limit=2)) == ["one", "two"]
    assert len(await client.does("getUpdates", limit=0)) == 3


async def test_a_long_poll_wakes_with_the_update(client: Client) -> None:
    anna = await spoken(client.sandbox)
    poll = asyncio.create_task(client.does("getUpdates", timeout=20))
    await polled(client.sandbox)
    await anna.says("now")
    assert texts(await poll) == ["now"]


async def test_a_second_poller_ends_the_first_with_a_conflict(bot: Bot, client: Client) -> None:
    first = asyncio.create_task(bot.get_updates(timeout=20))
    await polled(client.sandbox)
    second = asyncio.create_task(client.call("getUpdates", timeout=20))
    with pytest.raises(Conflict, match="terminated by other getUpdates request"):
        await first
    anna = await spoken(client.sandbox, "hi")
    assert texts((await second)["result"]) == ["hi"]
    assert anna.private[-1].text == "hi"


async def test_a_poller_that_has_gone_takes_no_updates_along(client: Client) -> None:
    anna = await spoken(client.sandbox)
    poll = asyncio.create_task(client.does("getUpdates", timeout=20))
    await polled(client.sandbox)
    poll.cancel()
    await polled(client.sandbox, waits=False)
    await anna.says("anybody?")
    assert client.sandbox.world.updates.unconfirmed
    (update,) = await client.does("getUpdates")
    assert update["message"]["text"] == "anybody?"
    assert client.sandbox.world.updates.unconfirmed, "handed over it isn't safe yet"
    await client.does("getUpdates", offset=update["update_id"] + 1)
    assert not client.sandbox.world.updates.unconfirmed


async def test_allowed_updates_hold_for_what_comes_after_and_until_changed(client: Client) -> None:
    anna = await spoken(client.sandbox, "before")
    await client.does("getUpdates", allowed_updates=["callback_query"])
    await anna.says("unheard")
    assert texts(await client.does("getUpdates")) == ["before"]
    await client.does("getUpdates", allowed_updates=[])
    await anna.says("heard")
    assert texts(await client.does("getUpdates")) == ["before", "heard"]


async def test_members_of_a_chat_are_told_only_to_who_asks_and_administers(client: Client) -> None:
    sandbox = client.sandbox
    anna, borya, vika = (sandbox.person(name) for name in ("Аня", "Боря", "Вика"))
    group = sandbox.group("Дачники", anna)
    await client.does("getUpdates", allowed_updates=["chat_member"])
    sandbox.world.updates.drop()
    await borya.joins(group)
    await anna.promotes_bot(group)
    await vika.joins(group)
    [update] = await client.does("getUpdates")
    assert update["chat_member"]["new_chat_member"]["user"]["first_name"] == "Вика"


async def test_updates_go_stale_messages_after_a_day_taps_after_minutes(client: Client) -> None:
    anna = await spoken(client.sandbox, "old")
    sent = await client.does("sendMessage", chat_id=anna.id, text="?", reply_markup=keyboard())
    await anna.presses(client.sandbox.world.chats[anna.id].messages[sent["message_id"]], "yes", wait=False)
    client.sandbox.jump(200)
    assert texts(await client.does("getUpdates")) == ["old"]
    client.sandbox.jump(86400)
    assert await client.does("getUpdates") == []


def keyboard() -> dict[str, Any]:
    return {"inline_keyboard": [[{"text": "Yes", "callback_data": "yes"}]]}
