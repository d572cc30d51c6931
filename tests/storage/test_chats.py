import asyncio
from dataclasses import replace

from storage.chats import TOPICS, Chat
from storage.connect import Store

DACHA, UPGRADED = -100, -1001


async def test_a_note_changes_only_its_fields(store: Store) -> None:
    assert await store.chats.load(DACHA) == Chat(DACHA)
    await store.chats.note(DACHA, title="Дачники", kind="group")
    assert await store.chats.note(DACHA, language="ru") == Chat(DACHA, "Дачники", kind="group", language="ru")
    assert await store.chats.load(DACHA) == Chat(DACHA, "Дачники", kind="group", language="ru")


async def test_games_begun_at_once_are_all_counted(store: Store) -> None:
    def one_more(chat: Chat) -> Chat:
        return replace(chat, games_begun=chat.games_begun + 1)

    await asyncio.gather(*(store.chats.change(DACHA, one_more) for _ in range(3)))
    assert (await store.chats.load(DACHA)).games_begun == 3


async def test_the_newest_names_of_so_many_topics_are_kept(store: Store) -> None:
    for thread in range(1, TOPICS + 2):
        await store.chats.change(DACHA, lambda chat, thread=thread: chat.with_topic(thread, f"Тема {thread}"))  # type: ignore[misc]  # bound above
    await store.chats.change(DACHA, lambda chat: chat.with_topic(2, "Игры"))
    chat = await store.chats.load(DACHA)
    assert (chat.topic(1), chat.topic(2), chat.topic(3), chat.topic(None)) == ("", "Игры", "Тема 3", "")
    assert len(chat.topics) == TOPICS


async def test_an_upgraded_group_keeps_what_is_known_of_it(store: Store) -> None:
    await store.chats.note(DACHA, title="Дачники", kind="group", language="ru", games_begun=2)
    await store.chats.saw(DACHA, 50)
    await store.chats.upgrade(DACHA, UPGRADED)
    assert (await store.chats.load(DACHA)).upgraded == UPGRADED
    await store.chats.forget(DACHA)
    assert await store.chats.load(UPGRADED) == Chat(
        UPGRADED, "Дачники", kind="supergroup", language="ru", games_begun=2
    )
    assert await store.chats.load(DACHA) == Chat(DACHA)
    assert await store.chats.newest(DACHA) is None
    assert await store.chats.newest(UPGRADED) is None


async def test_an_upgrade_told_again_takes_nothing_from_the_new_group(store: Store) -> None:
    await store.chats.note(DACHA, language="ru", zone="Asia/Tomsk")
    await store.chats.upgrade(DACHA, UPGRADED)
    await store.chats.note(UPGRADED, language="en")
    await store.chats.saw(UPGRADED, 7)
    told = await store.chats.load(UPGRADED)
    for _ in range(2):
        await store.chats.upgrade(DACHA, UPGRADED)
        await store.chats.forget(DACHA)
    assert await store.chats.load(UPGRADED) == told
    assert await store.chats.newest(UPGRADED) == 7


async def test_what_the_new_group_has_been_told_already_holds_there(store: Store) -> None:
    await store.chats.note(DACHA, language="ru", zone="Asia/Tomsk", clock="hour", games_begun=3)
    await store.chats.note(UPGRADED, title="Дачники", kind="supergroup", clock="none")
    await store.chats.upgrade(DACHA, UPGRADED)
    assert await store.chats.load(UPGRADED) == Chat(
        UPGRADED, "Дачники", kind="supergroup", language="ru", zone="Asia/Tomsk", clock="none", games_begun=3
    )


async def test_the_newest_message_seen(store: Store) -> None:
    assert await store.chats.newest(DACHA) is None
    for message in (9, 12, 10):
        await store.chats.saw(DACHA, message)
    assert await store.chats.newest(DACHA) == 12
