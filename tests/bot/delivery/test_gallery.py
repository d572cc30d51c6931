"""Where pictures come from: drawn once, uploaded once, and nothing of an older edition."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import pytest
from structlog.testing import capture_logs

from bot.delivery import gallery
from bot.delivery.gallery import Gallery, NoStudio, Studio
from bot.pictures.drawing import Drawing, NoPicture
from bot.telegram.photos import Photo
from storage.clock import Clock
from storage.connect import Store

BOT = 7


@dataclass(frozen=True)
class Dot(Drawing):
    colour: str = "red"


class SlowStudio:
    """Draws when it is let."""

    def __init__(self) -> None:
        self.drawn: list[Drawing] = []
        self.begun = asyncio.Semaphore(0)
        """Released at the beginning of each drawing."""
        self.may = asyncio.Event()
        self.fault: Exception | None = None

    async def draw(self, drawing: Drawing) -> bytes:
        self.drawn.append(drawing)
        self.begun.release()
        await self.may.wait()
        if self.fault:
            raise self.fault
        return repr(drawing).encode()


def of(store: Store, studio: Studio, *, bot: int = BOT, edition: str = "first") -> Gallery:
    return Gallery(store.pictures, studio, Clock(), bot=bot, edition=edition)


@pytest.fixture
def studio() -> SlowStudio:
    return SlowStudio()


async def test_two_who_want_the_same_at_once_get_what_is_drawn_once(store: Store, studio: SlowStudio) -> None:
    it = of(store, studio)
    red, blue = Dot("dot"), Dot("dot", "blue")
    asked = [asyncio.create_task(it.photo(drawing)) for drawing in (red, Dot("dot"), blue)]
    for _ in range(2):
        await studio.begun.acquire()
    studio.may.set()
    photos = await asyncio.gather(*asked)
    assert photos == [Photo(drawing.digest, content=repr(drawing).encode()) for drawing in (red, red, blue)]
    assert studio.drawn == [red, blue]
    await it.photo(red)
    assert studio.drawn == [red, blue, red], "what wasn't uploaded is drawn again"


async def test_who_gives_up_takes_it_from_nobody(store: Store, studio: SlowStudio) -> None:
    it = of(store, studio)
    first, second = (asyncio.create_task(it.photo(Dot("dot"))) for _ in range(2))
    await studio.begun.acquire()
    first.cancel()
    studio.may.set()
    assert (await second).content
    assert len(studio.drawn) == 1


async def test_what_is_remembered_goes_by_its_file_id_in_every_process(store: Store, studio: SlowStudio) -> None:
    dot = Dot("dot")
    await of(store, studio).remember(dot.digest, "AgACAg")
    assert await of(store, studio).photo(dot) == Photo(dot.digest, file_id="AgACAg")
    assert studio.drawn == []


async def test_another_edition_or_another_bot_draws_it_anew(store: Store, studio: SlowStudio) -> None:
    dot = Dot("dot")
    studio.may.set()
    await of(store, studio).remember(dot.digest, "AgACAg")
    assert (await of(store, studio, edition="second").photo(dot)).content
    assert (await of(store, studio, bot=8).photo(dot)).content


async def test_what_is_forgotten_is_drawn_anew(store: Store, studio: SlowStudio) -> None:
    it, dot = of(store, studio), Dot("dot")
    studio.may.set()
    await it.remember(dot.digest, "AgACAg")
    await it.forget(dot.digest)
    assert (await it.photo(dot)).content
    assert (await of(store, studio).photo(dot)).content


async def test_the_store_is_asked_for_what_is_near_no_more(
    store: Store, studio: SlowStudio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gallery, "NEAREST", 2)
    it, dots = of(store, studio), [Dot("dot", colour) for colour in ("red", "blue", "green")]
    for dot in dots[:2]:
        await it.remember(dot.digest, dot.colour)
    assert (await it.photo(dots[0])).file_id == "red"
    await it.remember(dots[2].digest, "green")
    await store.redis.flushdb()
    studio.may.set()
    assert [(await it.photo(dot)).file_id for dot in dots] == ["red", "", "green"]


async def test_a_fault_of_the_studio_is_no_picture(store: Store, studio: SlowStudio) -> None:
    it = of(store, studio)
    studio.may.set()
    studio.fault = NoPicture("no fonts")
    with pytest.raises(NoPicture, match="no fonts"):
        await it.photo(Dot("dot"))
    studio.fault = ZeroDivisionError("oh")
    with capture_logs() as told, pytest.raises(NoPicture, match="ZeroDivisionError in dot"):
        await it.photo(Dot("dot"))
    assert [line["event"] for line in told] == ["a picture failed"]


async def test_where_nothing_draws_there_is_no_picture(store: Store) -> None:
    with pytest.raises(NoPicture):
        await of(store, NoStudio()).photo(Dot("dot"))
