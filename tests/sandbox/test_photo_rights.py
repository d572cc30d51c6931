"""Where a bot may write and not send photos: all members of a group, or the bot alone."""

from __future__ import annotations

import pytest

from bot.sandbox.driver import Person
from bot.sandbox.group import Group
from bot.sandbox.model import Json
from bot.sandbox.sandbox import Sandbox
from tests.sandbox.client import Client
from tests.sandbox.images import png

REFUSED = "Bad Request: not enough rights to send photos to the chat"
REFUSED_EDIT = "Bad Request: CHAT_SEND_PHOTOS_FORBIDDEN"


@pytest.fixture
def anna(sandbox: Sandbox) -> Person:
    return sandbox.person("Аня")


@pytest.fixture
def group(sandbox: Sandbox, anna: Person) -> Group:
    return sandbox.group("Дачники", anna)


@pytest.fixture
async def photo(sandbox: Sandbox, anna: Person) -> str:
    """The id of one that the bot has sent elsewhere."""
    return sandbox.api.uploads.keep_photo(png()).file_id


async def test_a_group_may_forbid_photos_and_let_words_be(
    client: Client, anna: Person, group: Group, photo: str
) -> None:
    send = {"chat_id": group.id, "photo": photo}
    told = await client.does("sendPhoto", **send)
    group.forbid_photos()
    await only_photos_are_refused(client, group, photo, told)
    permissions = (await client.does("getChat", chat_id=group.id))["permissions"]
    assert (permissions["can_send_photos"], permissions["can_send_messages"]) == (False, True)
    group.forbid_photos(False)
    await client.does("sendPhoto", **send)
    group.forbid_photos()
    await anna.promotes_bot(group)
    await client.does("sendPhoto", **send)


async def test_of_what_a_group_forbids_no_update_tells(client: Client, group: Group) -> None:
    before = len(await client.does("getUpdates"))
    group.forbid_photos()
    assert len(await client.does("getUpdates")) == before


async def test_a_bot_that_may_send_no_photos_is_told_so_and_of_the_end_of_it(
    client: Client, anna: Person, group: Group, photo: str
) -> None:
    told = await client.does("sendPhoto", chat_id=group.id, photo=photo)
    await anna.forbids_bot_photos(group)
    await only_photos_are_refused(client, group, photo, told)
    me = await client.does("getChatMember", chat_id=group.id, user_id=client.sandbox.world.bot.id)
    await anna.demotes_bot(group)
    await client.does("sendPhoto", chat_id=group.id, photo=photo)
    updates = [u["my_chat_member"] for u in await client.does("getUpdates") if "my_chat_member" in u]
    forbidden, lifted = updates[-2:]
    assert forbidden["new_chat_member"] == me == lifted["old_chat_member"]
    assert (me["status"], me["is_member"], me["can_send_messages"], me["can_send_photos"]) == (
        "restricted", True, True, False,
    )  # fmt: skip
    assert forbidden["old_chat_member"]["status"] == lifted["new_chat_member"]["status"] == "member"


async def test_a_silenced_bot_sends_no_photos_either(client: Client, anna: Person, group: Group, photo: str) -> None:
    await anna.restricts_bot(group)
    assert await client.fails("sendPhoto", chat_id=group.id, photo=photo) == REFUSED
    me = await client.does("getChatMember", chat_id=group.id, user_id=client.sandbox.world.bot.id)
    assert (me["can_send_messages"], me["can_send_photos"]) == (False, False)


async def test_the_ban_moves_with_a_group_that_is_upgraded(client: Client, anna: Person, photo: str) -> None:
    small = client.sandbox.group("Двое", anna, kind="group")
    small.forbid_photos()
    await anna.upgrades(small)
    assert await client.fails("sendPhoto", chat_id=small.id, photo=photo) == REFUSED


async def only_photos_are_refused(client: Client, group: Group, photo: str, told: Json) -> None:
    """`told` is a photo that stands there: its caption may change, and nothing takes its place."""
    assert await client.fails("sendPhoto", chat_id=group.id, photo=photo) == REFUSED
    sent = await client.does("sendMessage", chat_id=group.id, text="стол")
    await client.does("sendDocument", chat_id=group.id, document=document(client))
    media = {"type": "photo", "media": photo, "caption": "стол"}
    for message in (sent, told):
        named = {"chat_id": group.id, "message_id": message["message_id"]}
        assert await client.fails("editMessageMedia", **named, media=media) == REFUSED_EDIT
    await client.does("editMessageCaption", chat_id=group.id, message_id=told["message_id"], caption="ряд 2")


def document(client: Client) -> str:
    return client.sandbox.api.uploads.keep_document(b"log", "log.txt", "text/plain").file_id
