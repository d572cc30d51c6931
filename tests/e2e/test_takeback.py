"""Taking a move back once it is too late for that in silence: the table is asked."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.sandbox.driver import Person
from tests.e2e.audit import audit
from tests.e2e.history import Witness
from tests.e2e.house import House, house
from tests.e2e.scene import Table, begun, board, passes, settled, taps

pytestmark = pytest.mark.slow

ASKS = "просит вернуть ход"


@pytest.fixture
async def here(redis_url: str) -> AsyncIterator[House]:
    async with house(redis_url, deal_seed=5) as it:  # nobody is bound to do anything, so that the bot moves for nobody
        yield it


async def plain(table: Table) -> Person:
    """Whoever is on turn lays a number by which nothing is revealed."""
    mover = await table.mover()
    for button in mover.last.flat:
        if button.text.isdigit() and button.text[-1] not in "17" and len(set(button.text)) == len(button.text):
            await mover.taps(button.text, mover.last)
            await settled(table.here)
            assert await table.mover() is not mover
            return mover
    raise AssertionError(mover.last)


async def asked(here: House, *names: str) -> tuple[Table, Person]:
    table = await begun(here, *names)
    mover = await plain(table)
    await passes(here, 15)
    assert (await mover.taps("↩️ Вернуть")).text == "Поздно вернуть молча. Спросить стол?"
    await settled(here)
    assert "Молча уже поздно. Спросить стол?" in mover.last.text
    await taps(here, mover, "Спросить")
    await settled(here)
    return table, mover


async def test_when_all_agree_the_move_is_taken_back_and_its_maker_is_rung(here: House) -> None:
    witness = Witness(here.sandbox)
    table, mover = await asked(here, "Аня", "Боря", "Вика")
    one, other = (person for person in table.people if person is not mover)
    assert f"{mover.name}\u2069 {ASKS}: " in board(table.group).text
    assert "Спрашиваю остальных" in mover.last.text
    assert all("Разрешим?" in person.last.text for person in (one, other))
    rings = len(mover.bells)
    await one.taps("Пусть", one.last)
    await settled(here)
    assert "Разрешим?" not in one.last.text
    assert await table.mover() is not mover
    await other.taps("Пусть", board(table.group))
    await settled(here)
    assert await table.mover() is mover
    assert len(mover.bells) == rings + 1
    assert ASKS not in board(table.group).text
    await audit(witness, here.store, here.settings)


async def test_one_no_ends_it(here: House) -> None:
    witness = Witness(here.sandbox)
    table, mover = await asked(here, "Аня", "Боря", "Вика")
    one, other = (person for person in table.people if person is not mover)
    await one.taps("Пусть", one.last)
    await other.taps("Нет", other.last)
    await settled(here)
    assert await table.mover() is not mover
    assert ASKS not in board(table.group).text
    assert all("Разрешим?" not in person.last.text for person in (one, other))
    await audit(witness, here.store, here.settings)


async def test_the_next_move_ends_it(here: House) -> None:
    table, mover = await asked(here)
    await table.moves()
    assert ASKS not in board(table.group).text
    assert "Спрашиваю" not in mover.last.text


async def test_the_next_move_before_it_is_asked_makes_it_too_late(here: House) -> None:
    """The question stands as long as it says; nothing that others do has to take it away."""
    witness = Witness(here.sandbox)
    table = await begun(here, "Аня", "Боря", "Вика")
    mover = await plain(table)
    await passes(here, 15)
    await mover.taps("↩️ Вернуть")
    await table.moves()
    await audit(witness, here.store, here.settings)
    assert (await taps(here, mover, "Спросить")).text == "Поздно, игра ушла вперёд"
    await settled(here)
    assert "Спросить стол?" not in mover.last.text
    assert ASKS not in board(table.group).text
    await audit(witness, here.store, here.settings)


async def test_who_asks_does_not_answer_and_may_think_better_of_it(here: House) -> None:
    table = await begun(here)
    mover = await plain(table)
    await passes(here, 15)
    await mover.taps("↩️ Вернуть")
    await taps(here, mover, "Не надо")
    await settled(here)
    assert "Спросить стол?" not in mover.last.text
    assert ASKS not in board(table.group).text


async def test_who_asks_cannot_agree_for_others(here: House) -> None:
    table, mover = await asked(here)
    assert (await mover.taps("Пусть", board(table.group))).text == "Уже не спрашивают"
    assert await table.mover() is not mover


async def test_the_question_gives_the_hand_back_by_itself(here: House) -> None:
    """Whoever still has gifts to give is on turn: a hand must not stay hidden behind a question."""
    witness = Witness(here.sandbox)
    table = await begun(here)
    mover = await table.mover()
    while not (hands := [b.text for b in mover.last.flat if b.text.endswith("✋") and not b.text.startswith("·")]):
        await table.moves()
        mover = await table.mover()
    await mover.taps(hands[0], mover.last)
    await settled(here)
    assert await table.mover() is mover
    hand = mover.last
    old = next(button for button in hand.flat if button.text.startswith("↩️"))
    await passes(here, 15)
    assert (await mover.presses(hand, old.data)).text == "Поздно вернуть молча. Спросить стол?"
    await settled(here)
    assert "🎁" not in hand.text
    await passes(here, 61)
    assert "🎁" in hand.text
    await audit(witness, here.store, here.settings)
