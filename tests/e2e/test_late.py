"""Who takes so long with a message that others have taken it over changes nothing of what they know."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest
from redis.exceptions import ConnectionError

from bot.sandbox.driver import Person
from games.sessions.slots import private_slot
from storage.due import LEASE, Claim
from storage.script import answer
from storage.slots import Shown, Slots
from tests.e2e.audit import audit
from tests.e2e.history import Witness
from tests.e2e.house import House
from tests.e2e.scene import Table, begun, settled

pytestmark = pytest.mark.slow


async def test_an_edit_that_fails_late_does_not_bring_the_old_message_back(here: House) -> None:
    witness, table = Witness(here.sandbox), await begun(here, "Аня", "Боря")
    mover = await table.mover()
    old = mover.last
    slow = here.sandbox.faults.add("editMessageText", chat=mover.id, delay=inf, status=502)
    await mover.taps(next(button.text for button in old.flat if button.text.isdigit()), wait=False)
    await here.sandbox.until(lambda: slow.hits == 1)
    here.sandbox.jump(LEASE + 1)
    await here.sandbox.until(lambda: any(call.params.get("message_id") == old.id for call in witness.calls))
    await mover.says("/hand", table.group)
    await here.sandbox.until(lambda: old.deleted)
    slow.cancel()
    await settled(here)
    # Two of us have had the slot in hand: whoever comes later may find done what it was about to do.
    late = "message is not modified", "message to delete not found"
    await audit(witness, here.store, here.settings, tolerates=("Bad Gateway", *late))
    assert await known(table, mover) == mover.last.id


async def test_an_edit_that_arrives_late_does_not_stay_over_a_newer_one(here: House) -> None:
    witness, people = Witness(here.sandbox), await here.friends("Аня", "Боря")
    group = here.group(*people)
    await here.game(group, *people, game="aforator")
    await settled(here)
    mover = await Table(here, group, people, await here.table(group, "aforator")).mover()
    hand, start = mover.last, mover.last.text
    opens = next(button for button in hand.flat if button.data.startswith("o:"))
    slow = here.sandbox.faults.add("editMessageText", chat=mover.id, delay=inf)
    await mover.presses(hand, opens.data, wait=False)
    await here.sandbox.until(lambda: slow.hits == 1)
    here.sandbox.jump(LEASE + 1)
    await here.sandbox.until(lambda: hand.text != start)
    await mover.taps("‹", hand, wait=False)
    await here.sandbox.until(lambda: hand.text == start)
    slow.cancel()
    await here.sandbox.until(
        lambda: len([call for call in witness.calls if call.params.get("message_id") == hand.id]) > 2
    )
    await settled(here)
    assert hand.text == start
    await audit(witness, here.store, here.settings)


async def test_a_message_that_arrives_late_goes_when_another_has_taken_its_place(here: House) -> None:
    table = await begun(here, "Аня", "Боря")
    mover, called = await table.mover(), await table.waiting()
    before = len(called.received)
    slow = here.sandbox.faults.add("sendMessage", chat=called.id, after=True, delay=inf)
    await mover.taps(next(button.text for button in mover.last.flat if button.text.isdigit()), wait=False)
    await here.sandbox.until(lambda: slow.hits == 1)
    here.sandbox.jump(LEASE + 1)
    await here.sandbox.until(lambda: len(called.received) == before + 2)
    late, present = called.received[-2:]
    slow.cancel()
    await settled(here)
    assert late.deleted
    assert not present.deleted
    assert await known(table, called) == present.id


async def test_what_was_written_down_though_nobody_heard_so_stays(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store falls in between, and others have the slot in hand when it is there again."""
    table = await begun(here, "Аня", "Боря")
    mover, called = await table.mover(), await table.waiting()
    records, torn = Slots.record, list[int | None]()

    async def record(slots: Slots, session: str, slot: str, shown: Shown, **given: Any) -> bool:
        done = await records(slots, session, slot, shown, **given)
        if slot == private_slot(called.id) and given["late"] and not torn:
            torn.append(shown.message)
            here.sandbox.jump(LEASE + 1)
            await here.store.slots.wish(session, slot, check=True, now=here.clock.now())
            while await lease_of(here, given["claim"]):
                await here.sandbox.world.pulse.wait(0.02)
            raise ConnectionError
        return done

    monkeypatch.setattr(Slots, "record", record)
    await mover.taps(next(button.text for button in mover.last.flat if button.text.isdigit()), wait=False)
    await here.sandbox.until(lambda: torn != [])
    await settled(here)
    assert [await known(table, called), called.last.id] == torn * 2


async def lease_of(here: House, claim: Claim) -> str | None:
    """Who has it in hand."""
    return await answer(here.store.redis.hget(claim.keys[1], claim.member))


async def known(table: Table, person: Person) -> int | None:
    """The hand of which the bot knows."""
    return (await table.here.store.slots.look((await table.session()).id)).shown[private_slot(person.id)].message
