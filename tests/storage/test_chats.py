import asyncio
from dataclasses import replace

from storage.chats import Chat
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


async def test_one_table_of_a_kind_in_a_chat_and_topic(store: Store) -> None:
    holders = await asyncio.gather(*(store.chats.claim(DACHA, None, "upturn", session) for session in "abc"))
    assert len(set(holders)) == 1
    assert await store.chats.claim(DACHA, 7, "upturn", "d") == "d"
    assert await store.chats.claim(DACHA, None, "durak", "e") == "e"
    assert await store.chats.tables(DACHA, None) == {"upturn": holders[0], "durak": "e"}
    assert await store.chats.tables(DACHA, 7) == {"upturn": "d"}


async def test_an_orphan_is_taken_over_by_one(store: Store) -> None:
    await store.chats.claim(DACHA, None, "upturn", "orphan")
    holders = await asyncio.gather(
        *(store.chats.take_over(DACHA, None, "upturn", "orphan", session) for session in "abc")
    )
    assert len(set(holders)) == 1
    assert holders[0] in "abc"


async def test_a_table_that_was_freed_meanwhile_may_be_taken_over(store: Store) -> None:
    assert await store.chats.take_over(DACHA, None, "upturn", "gone", "new") == "new"


async def test_only_its_holder_frees_a_table(store: Store) -> None:
    await store.chats.claim(DACHA, None, "upturn", "a")
    assert not await store.chats.free(DACHA, None, "upturn", "b")
    assert await store.chats.free(DACHA, None, "upturn", "a")
    assert await store.chats.claim(DACHA, None, "upturn", "b") == "b"


async def test_an_upgraded_group_keeps_settings_and_tables(store: Store) -> None:
    await store.chats.note(DACHA, title="Дачники", kind="group", language="ru", games_begun=2)
    await store.chats.claim(DACHA, None, "upturn", "a")
    await store.chats.saw(DACHA, 50)
    assert await store.chats.migrate(DACHA, UPGRADED) == ["a"]
    assert await store.chats.load(UPGRADED) == Chat(
        UPGRADED, "Дачники", kind="supergroup", language="ru", games_begun=2
    )
    assert await store.chats.tables(UPGRADED, None) == {"upturn": "a"}
    assert await store.chats.tables(DACHA, None) == {}
    assert await store.chats.newest(UPGRADED) is None


async def test_an_upgrade_told_twice_changes_nothing(store: Store) -> None:
    await store.chats.note(DACHA, language="ru")
    await store.chats.claim(DACHA, None, "upturn", "a")
    await store.chats.migrate(DACHA, UPGRADED)
    await store.chats.note(UPGRADED, language="en")
    await store.chats.migrate(DACHA, UPGRADED)
    assert (await store.chats.load(UPGRADED)).language == "en"
    assert await store.chats.tables(UPGRADED, None) == {"upturn": "a"}


async def test_the_newest_message_seen(store: Store) -> None:
    assert await store.chats.newest(DACHA) is None
    for message in (9, 12, 10):
        await store.chats.saw(DACHA, message)
    assert await store.chats.newest(DACHA) == 12
