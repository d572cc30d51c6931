from storage.connect import Store


async def test_what_is_refused_in_a_chat_is_told_once_when_the_chat_stirs(store: Store) -> None:
    for slot in ("board", "call", "board"):
        await store.unwelcome.note(-100, "s1", slot)
    await store.unwelcome.note(-200, "s1", "board")
    assert await store.unwelcome.chats() == {-100, -200}
    assert sorted(await store.unwelcome.stirred(-100)) == [("s1", "board"), ("s1", "call")]
    assert await store.unwelcome.stirred(-100) == []
    assert await store.unwelcome.chats() == {-200}
    assert await store.unwelcome.stirred(-200) == [("s1", "board")]
    assert await store.unwelcome.chats() == set()


async def test_where_nothing_was_refused_nothing_is_told(store: Store) -> None:
    assert await store.unwelcome.stirred(5) == []
