"""Leaving in play: a stand-in, a vote, and a seat that passes on with its hand."""

from __future__ import annotations

import pytest

from bot.sandbox.driver import Person
from bot.sandbox.model import Message
from tests.e2e.audit import audit
from tests.e2e.history import Witness
from tests.e2e.house import House
from tests.e2e.scene import DAY, HOUR, MINUTE, STRANGER, Table, begun, board, passes, settled, taps

pytestmark = pytest.mark.slow

SURE = "Ухожу"
CLOSE, PLAY = "Закрываем", "Играем дальше"


def vote(table: Table) -> Message | None:
    return next((message for message in table.group.said if message.text.startswith("🗳")), None)


async def left(here: House, *names: str) -> tuple[Table, Person]:
    """A table from which the last has got up."""
    table = await begun(here, *names)
    leaver = table.people[-1]
    await leaver.says("/leave", table.group)
    await taps(here, leaver, SURE)
    await settled(here)
    return table, leaver


async def test_leaving_in_play_asks_back_in_private(here: House) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    vika = table.people[2]
    said = len(table.group.said)
    await vika.says("/leave", table.group)
    await taps(here, vika, "Остаюсь")
    await settled(here)
    assert not (await table.session()).gone
    assert not vika.sees(SURE)
    assert len(table.group.said) == said + 1, "the command, and no word of ours"


@pytest.mark.parametrize("how", ["the table is stopped", "they leave the group"])
async def test_the_question_whether_one_leaves_goes_when_there_is_nothing_left_to_leave(here: House, how: str) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    anya, borya, _ = table.people
    await borya.says("/leave", table.group)
    await here.sandbox.until(lambda: borya.sees(SURE, borya.private))
    question, _ = borya.finds(SURE, borya.private)
    await settled(here)
    if how == "they leave the group":
        await borya.leaves(table.group)
    else:
        await anya.says("/stop", table.group)
        await taps(here, anya, "Прервать игру", table.group)
    await settled(here)
    assert question.deleted


async def test_who_leaves_in_play_is_kept_a_seat_by_a_stand_in_and_the_table_votes(here: House) -> None:
    witness = Witness(here.sandbox)
    table, vika = await left(here, "Аня", "Боря", "Вика")
    asked = vote(table)
    assert asked
    assert not asked.silent
    assert f"{vika.name}\u2069 больше не играет, место держит 🤖" in asked.text
    assert "За: 0 из нужных 2" in asked.text
    assert f"{vika.name}\u2069 🤖" in board(table.group).text
    assert "Игра идёт дальше без тебя" in vika.last.text
    assert (await vika.taps(CLOSE, asked)).text == STRANGER
    assert (await table.people[0].taps(CLOSE, asked)).text == "Твой голос учтён 👌"
    await settled(here)
    assert "За: 1 из нужных 2" in asked.text
    assert table.people[0].name not in asked.text, "votes are counted, not named"
    await table.people[1].taps(CLOSE, asked)
    await settled(here)
    assert (await table.session()).closed == "voted"
    assert asked.deleted
    assert any(message.text == "🏁 АП ТЕРН: закрыто без счёта, так решил стол" for message in table.group.said)
    await audit(witness, here.store, here.settings)


async def test_a_goodbye_stays_in_the_language_that_was_spoken_then(here: House) -> None:
    witness = Witness(here.sandbox)
    _, vika = await left(here, "Аня", "Боря", "Вика")
    goodbye = vika.last
    assert "Игра идёт дальше без тебя" in goodbye.text
    await vika.says("/lang")
    await taps(here, vika, "English")
    await settled(here)
    assert "Игра идёт дальше без тебя" in goodbye.text
    await audit(witness, here.store, here.settings)


async def test_a_vote_for_playing_on_takes_the_question_away_and_the_stand_in_plays(here: House) -> None:
    table, vika = await left(here, "Аня", "Боря", "Вика")
    asked = vote(table)
    assert asked
    await table.people[0].taps(PLAY, asked)
    await settled(here)
    assert asked.deleted
    assert (await table.session()).status == "playing"
    for _ in range(4):
        session = await table.session()
        if session.chairs[min(session.awaited)].left:
            await passes(here, MINUTE)
        else:
            await table.moves()
    assert not vika.sees("Твой ход")


async def test_a_vote_ends_by_itself_after_a_day(here: House) -> None:
    table, _ = await left(here, "Аня", "Боря", "Вика")
    asked = vote(table)
    assert asked
    await passes(here, 23 * HOUR)
    assert not asked.deleted
    await passes(here, 2 * HOUR)
    assert asked.deleted


async def test_another_member_takes_an_offered_seat_with_its_hand(here: House) -> None:
    witness = Witness(here.sandbox)
    table, vika = await left(here, "Аня", "Боря", "Вика")
    (gena,) = await here.friends("Гена")
    await gena.joins(table.group)
    asked = vote(table)
    assert asked
    host = table.people[0]
    assert (await table.people[1].taps("Отдать место", asked)).text == f"Это решает \u2068{host.name}\u2069"
    await host.taps("Отдать место", asked)
    await settled(here)
    assert (await vika.taps("Сесть на место", asked)).text == "Из-за этого стола встают только раз, назад не садятся"
    assert (await table.people[1].taps("Сесть на место", asked)).text == "Ты и так за столом"
    tiles = (await table.session()).state.racks[2]
    assert (await gena.taps("Сесть на место", asked)).text == "Ты за столом!"
    await settled(here)
    session = await table.session()
    assert session.chairs[2].person.id == gena.id
    assert session.state.racks[2] == tiles
    assert str(tiles[0]) in gena.last.text + str(gena.last.buttons)
    assert f"{gena.name}\u2069 садится за стол" in board(table.group).text
    await audit(witness, here.store, here.settings)


@pytest.mark.parametrize("how", ["leaves", "is removed", "deletes the account"])
async def test_leaving_the_group_or_telegram_is_leaving_in_play(here: House, how: str) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    mover = await table.mover()
    other = next(person for person in table.people if person is not mover)
    if how == "leaves":
        await mover.leaves(table.group)
    elif how == "is removed":
        await other.removes(mover, table.group)
    else:
        await mover.deletes_account()
        await passes(here, 0.85 * DAY)
    await settled(here)
    session = await table.session()
    assert session.gone == (mover.id,)
    assert vote(table)


async def test_the_host_sends_away_who_is_silent_and_nobody_else(here: House) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    host = table.people[0]
    await host.says("/kick", table.group)
    await here.sandbox.until(lambda: "Молчунов нет" in host.last.text)
    session = await table.session()
    victim = table.people[2]
    while not (await table.session()).chairs[2].stand_in:
        if await table.mover() is victim:
            await passes(here, DAY + MINUTE)
        else:
            await table.moves()
    await host.says("/kick", table.group)
    await taps(here, host, victim.name, table.group)
    await settled(here)
    session = await table.session()
    assert session.gone == (victim.id,)
    assert vote(table)
    assert "больше не играет" in board(table.group).text
