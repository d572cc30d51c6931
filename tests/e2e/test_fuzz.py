"""Whatever comes instead of real updates: nobody gets what isn't theirs, and the next update is handled."""

from __future__ import annotations

import pytest

from bot.callback_data import Press, Verb
from tests.e2e.house import House
from tests.e2e.scene import board, settled
from tests.soak.fuzz import fuzzed

pytestmark = pytest.mark.slow

BATCHES = 3


async def test_forged_taps_and_commands_do_no_more_than_their_people_may(here: House) -> None:
    async with fuzzed(here, seed=1) as fuzz:
        for _ in range(BATCHES):
            await fuzz.forges()
    assert fuzz.commits
    assert not fuzz.unread


async def test_broken_updates_are_handled_or_put_aside_with_a_line_each(here: House) -> None:
    async with fuzzed(here, seed=2) as fuzz:
        for _ in range(BATCHES):
            await fuzz.breaks()
    assert fuzz.unread


async def test_a_poisonous_update_keeps_the_next_of_its_chat_from_nothing(here: House) -> None:
    (anya,) = await here.friends("Аня")
    heard, where = len(anya.received), {"chat": {"id": anya.id, "type": "private"}}
    for poison in (
        {"message": None},
        {"message": {**where, "from": "Аня"}},
        {"message": {"chat": ["private"], "from": None}},
        {"callback_query": None},
        {"callback_query": {"id": {}, "message": {**where, "reply_markup": None}}},
        {"callback_query": {"id": "1", "data": 7, "message": where}},
        {"my_chat_member": where},
    ):
        here.sandbox.world.updates.put(poison)
    await anya.says("/help")
    await settled(here)
    assert len(anya.received) == heard + 1
    reasons = [entry["reason"] for entry in await here.store.inbox.parked()]
    assert len(reasons) == 5, "two say nothing at all"


async def test_a_forged_tap_removes_no_message_of_another_table(here: House) -> None:
    people = await here.friends("Аня", "Боря")
    group, other = here.group(*people), here.group(*people, title="Соседи")
    await here.game(group, *people)
    await here.game(other, *people)
    there, theirs = board(group), await here.session(other)
    seat = next(iter(theirs.awaited))
    mover = next(person for person in people if person.id == theirs.chairs[seat].person.id)
    for press in (Press(Verb.MOVE, theirs.id, 99, "draw"), Press(Verb.ACT, theirs.id, 0, "draw")):
        await mover.presses(there, press.data())
        await settled(here)
    assert (await here.session(other)).version == theirs.version + 1
    assert board(group) is there


async def test_a_channel_is_not_asked_whether_it_is_an_admin(here: House) -> None:
    (anya,) = await here.friends("Аня")
    group = here.group(anya)
    await anya.says("/lang", group, channel=here.sandbox.channel("Новости"))
    await settled(here)
    assert [call for call in here.sandbox.calls if call.method == "getChatMember"] == []
