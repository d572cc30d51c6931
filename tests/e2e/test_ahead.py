"""Moves that need nobody's tap, seen from the chats: no bell, no trace, one move once, whatever is killed meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox.driver import Person
from tests.e2e.audit import audit
from tests.e2e.bots import CRASHED, LEASES_ARE_OVER, bot
from tests.e2e.history import Witness
from tests.e2e.house import House
from tests.e2e.scene import MY_TURN, begun, board, hand_of, passes, rung, settled, taps

pytestmark = pytest.mark.slow

BY_THEN = 25.0
"""Seconds after which the bot has made every move that it was to make."""
TILE = "Взять фишку"


async def orders(here: House, person: Person, *labels: str) -> None:
    """Somebody who waits orders these moves, and goes back to their hand."""
    await taps(here, person, "⏩ Заранее")
    for label in labels:
        await taps(here, person, label)
        await here.sandbox.until(lambda label=label: person.sees(f"✓ {label}"))
    await taps(here, person, "‹ Назад")
    await settled(here)


async def test_what_was_ordered_is_played_without_a_bell_and_nobody_else_sees_that_it_was(here: House) -> None:
    witness = Witness(here.sandbox)
    table = await begun(here)
    waiting = await table.waiting()
    before = board(table.group).text
    await orders(here, waiting, TILE)
    assert "⏩ Сыграю сам: Взять фишку" in waiting.last.text
    assert board(table.group).text == before
    bells = len(rung(waiting))
    await table.moves()
    assert (await table.mover()) is waiting
    assert len(rung(waiting)) == bells
    assert "⏩ Сыграю сам" in hand_of(waiting).text
    await passes(here, BY_THEN)
    session = await table.session()
    assert [event.seat for event in session.recent if event.kind == "drew"] == [session.seat_of(waiting.id)]
    assert session.chairs[session.seat_of(waiting.id) or 0].ahead == ()
    assert "берёт" in board(table.group).text
    await audit(witness, here.store, here.settings)


async def test_who_orders_what_does_not_fit_then_is_rung_as_always(here: House) -> None:
    table = await begun(here)
    waiting = await table.waiting()
    await orders(here, waiting, TILE)
    await taps(here, waiting, "⏩ Заранее")
    await taps(here, waiting, "Забыть всё")
    await taps(here, waiting, "‹ Назад")
    await settled(here)
    assert "Сыграю сам" not in waiting.last.text
    bells = len(rung(waiting))
    await table.moves()
    assert len(rung(waiting)) == bells + 1
    assert MY_TURN in waiting.last.text


async def test_an_order_of_a_stranger_or_for_what_one_does_not_hold_gets_a_short_answer(here: House) -> None:
    table = await begun(here)
    mover, waiting = await table.mover(), await table.waiting()
    (stranger,) = await here.friends("Гена")
    version = (await table.session()).version
    await taps(here, waiting, "⏩ Заранее")
    await settled(here)
    menu = hand_of(waiting)
    (button,) = (button for button in menu.flat if button.text == TILE)
    assert button.data is not None
    forged = button.data.rsplit(":", 1)[0]
    assert "не за этим столом" in (await stranger.presses(stranger.last, button.data)).text
    assert "нет" in (await waiting.presses(menu, f"{forged}:99r")).text.lower()
    assert (await mover.presses(hand_of(mover), button.data)).text == "Уже твой ход: играй прямо сейчас"
    assert (await table.session()).version == version


async def test_whoever_wants_every_move_for_themselves_says_so_once_for_all_their_tables(here: House) -> None:
    table = await begun(here)
    waiting = await table.waiting()
    await taps(here, waiting, "⚙️ Само")
    assert (await taps(here, waiting, "Само: да")).text == "Зову на каждый ход"
    await settled(here)
    session = await table.session()
    assert not session.chairs[session.seat_of(waiting.id) or 0].auto
    assert not (await here.store.people.one(waiting.id)).auto
    assert waiting.sees("Само: нет")


async def test_a_bot_that_dies_between_such_a_move_and_its_showing_has_made_it_once(
    here: House, redis_url: str, tmp_path: Path
) -> None:
    witness = Witness(here.sandbox)
    table = await begun(here)
    waiting = await table.waiting()
    await orders(here, waiting, TILE)
    await table.moves()
    await here.closes()
    async with bot(tmp_path, "bot", "run", sandbox=here.sandbox, REDIS_URL=redis_url) as crashing:
        await crashing.starts(KON_CRASH_AT="after-wake")
        here.sandbox.jump(BY_THEN)
        assert await crashing.ends() == CRASHED
    here.sandbox.jump(LEASES_ARE_OVER)
    await here.opens()
    await settled(here)
    log = await here.store.sessions.log(table.id)
    assert sum(line.split(" ")[1] == "draw" for line in log[1:]) == 1
    assert "берёт" in board(table.group).text
    await audit(witness, here.store, here.settings)
