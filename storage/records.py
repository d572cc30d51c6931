"""Documents by number, merged without losing anybody's change: what people and chats are made of."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from redis.asyncio import Redis

from games.document import Document
from storage.errors import Contended
from storage.script import Script, answer

T = TypeVar("T")
TRIES = 5


class Records(Generic[T]):
    """One kind of document. `key` names a document's key, `blank` is what an unknown one reads as."""

    def __init__(
        self, redis: Redis, document: Document[T], key: Callable[[int], str], blank: Callable[[int], T]
    ) -> None:
        self._redis = redis
        self._document = document
        self._key = key
        self._blank = blank
        self._swap = Script(redis, _SWAP)

    async def load(self, ids: Iterable[int]) -> dict[int, T]:
        """One for each id, the unknown ones blank; one round trip."""
        wanted = list(dict.fromkeys(ids))
        asked: list[Any] = [self._redis.get(self._key(id)) for id in wanted]
        texts: list[str | None] = await asyncio.gather(*asked)
        return {id: self._read(id, text) for id, text in zip(wanted, texts, strict=True)}

    async def change(self, id: int, change: Callable[[T], T]) -> T:
        """The document after a pure function, which is asked again when others were faster. Raises Contended."""
        text: str | None = await answer(self._redis.get(self._key(id)))
        for _ in range(TRIES):
            before = self._read(id, text)
            after = change(before)
            if after == before and text:
                return after
            written, text = await self._swap([self._key(id)], text, self._document.write(after))
            if written:
                return after
        raise Contended(self._key(id))

    def _read(self, id: int, text: str | None) -> T:
        return self._document.read(text) if text else self._blank(id)


_SWAP = """
local present = redis.call('GET', KEYS[1])
if (present or '') ~= ARGV[1] then return {0, present} end
redis.call('SET', KEYS[1], ARGV[2])
return {1, false}
"""
