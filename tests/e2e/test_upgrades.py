"""A group becomes a supergroup; the bot hears of it from either side, again and again, late, or only by an error."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from bot.sandbox import acts
from bot.sandbox.driver import Group, Person
from bot.sandbox.model import Json
from tests.e2e.audit import KILLED, audit
from tests.e2e.bots import CRASHED, LEASES_ARE_OVER, bot
from tests.e2e.forks import nursery
from tests.e2e.history import Witness
from tests.e2e.house import House
from tests.e2e.scene import Table, begun, board, settled, taps

pytestmark = pytest.mark.slow

TO, FROM = "migrate_to_chat_id", "migrate_from_chat_id"
OF_OLD = ("group chat was upgraded",)
"""What Telegram says to whoever still writes to the old group."""


def upgrades(here: House, group: Group, host: Person, *told: str) -> None:
    """The bot is told so, in this order."""
    updates = here.sandbox.world.updates
    acts.upgrade(here.sandbox.world, group.chat, by=host.user)
    said: dict[str, Json] = {}
    for update in updates.pending():
        message = update.payload.get("message", {})
        said |= {name: message for name in (TO, FROM) if name in message}
    updates.drop()
    for name in told:
        updates.add("message", said[name], said[name]["chat"]["id"])


@pytest.mark.parametrize(
    "told", [(TO, FROM), (FROM, TO), (FROM,), (TO, FROM, TO, FROM)], ids=lambda told: "-".join(t[8:12] for t in told)
)
async def test_a_game_goes_along_whichever_side_tells_of_it(here: House, told: tuple[str, ...]) -> None:
    witness, table = Witness(here.sandbox), await begun(here, kind="group")
    old = table.group.id
    await here.store.chats.note(old, clock="hour", zone="Asia/Tomsk")
    upgrades(here, table.group, table.people[0], *told)
    await settled(here)
    assert board(table.group).chat is table.group.chat, "without anybody's doing"
    await table.moves()
    assert "кладёт" in board(table.group).text
    assert (await table.session()).chat == table.group.id
    chat = await here.store.chats.load(table.group.id)
    assert (chat.clock, chat.zone, chat.title) == ("hour", "Asia/Tomsk", "Дачники")
    assert not [key async for key in here.store.redis.scan_iter(match=f"*{old}*") if "budget" not in key]
    await audit(witness, here.store, here.settings)


async def test_the_second_who_tells_of_it_takes_nothing_away(here: House) -> None:
    table = await begun(here, kind="group")
    anya, _ = table.people
    there = board(table.group)
    upgrades(here, table.group, anya, TO)
    await settled(here)
    await here.store.chats.note(table.group.id, zone="Asia/Tomsk", clock="hour")
    known = await here.store.chats.load(table.group.id)
    newest = await here.store.chats.newest(table.group.id)
    await taps(here, anya, "Моя рука", there)
    look = await here.store.slots.look(table.id)
    # As after a kill: the board that is known still stands in the old group, which tells where the new one is.
    old = look.shown["board"]
    await here.store.slots.record(table.id, "board", type(old)(there.chat.id, message=there.id, sent=old.sent))
    await table.moves()
    assert "кладёт" in board(table.group).text
    assert board(table.group).chat is table.group.chat
    assert await here.store.chats.load(table.group.id) == known
    assert (await here.store.chats.newest(table.group.id) or 0) >= (newest or 0)
    assert list(await here.store.tables.of(table.group.id)) == [table.id]


async def test_a_table_of_the_new_group_hides_no_game_of_the_old_one(here: House) -> None:
    """Somebody opens one before the bot has heard of the upgrade."""
    anya, borya, vika = await here.friends("Аня", "Боря", "Вика")
    group = here.group(anya, borya, vika, kind="group")
    await here.game(group, anya, borya)
    table = Table(here, group, [anya, borya], await here.table(group))
    upgrades(here, group, anya)
    await vika.says("/new upturn", group)
    await settled(here)
    assert vika.sees("Играю!", group.last)
    await table.moves()
    assert (await table.session()).chat == group.id
    assert "кладёт" in board(group).text
    await anya.says("/join", group)
    await settled(here)
    await anya.says("/stop", group)
    await here.sandbox.until(lambda: anya.sees("АП ТЕРН · \u2068Вика\u2069", group.last))
    await anya.taps("АП ТЕРН · \u2068Аня\u2069", group.last)
    await taps(here, anya, "Прервать игру", group)
    await settled(here)
    assert (await table.session()).status == "closed"


async def test_whoever_asks_for_their_table_first_finds_it_though_nobody_told_of_the_upgrade(here: House) -> None:
    table = await begun(here, kind="group")
    anya, borya = table.people
    (stranger,) = await here.friends("Вика")
    await stranger.joins(table.group)
    upgrades(here, table.group, anya)
    refused = await stranger.says("/table", table.group)
    await here.sandbox.until(lambda: bool(refused.reactions))
    await borya.says("/table", table.group)
    await settled(here)
    assert board(table.group) is table.group.last
    assert (await table.session()).chat == table.group.id
    await stranger.says("/table", table.group)
    await settled(here)
    assert board(table.group) is table.group.last
    await table.moves()


async def test_a_second_table_is_not_opened_beside_one_that_came_along_unheard(here: House) -> None:
    table = await begun(here, kind="group")
    upgrades(here, table.group, table.people[0])
    await table.people[1].says("/new upturn", table.group)
    await settled(here)
    assert "здесь уже играем" in "".join(message.text for message in table.group.said)
    assert board(table.group) is table.group.last
    assert list(await here.store.tables.of(table.group.id)) == [table.id]


POINTS = ("after-index", "after-commit", "after-claim", "after-intent", "after-send", "after-record", "before-ack")
"""Where a process may die while a game goes along."""


@pytest.mark.parametrize("ruler", ["told", "refused"])
async def test_a_game_goes_along_through_a_kill_at_every_step(
    here: House, redis_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ruler: str
) -> None:
    """`told`: by a service message; `refused`: only by the error to what is shown in the old group."""
    deals = count(1)
    monkeypatch.setattr("bot.handlers.context.chance", lambda: next(deals))
    witness = Witness(here.sandbox)
    async with nursery() as home:
        for number, point in enumerate(POINTS):
            people = await here.friends(*(f"{name} {number}" for name in ("Аня", "Боря")))
            group = here.group(*people, title=f"Дача {number}", kind="group")
            await here.game(group, *people)
            table = Table(here, group, people, await here.table(group))
            mover = await table.mover()
            hand = mover.last
            await here.closes()
            upgrades(here, group, people[0], *([TO] if ruler == "told" else []))
            it = bot(tmp_path / f"{number}", "run", sandbox=here.sandbox, nursery=home, REDIS_URL=redis_url)
            async with it as crashing:
                await crashing.launches(KON_CRASH_AT=point)
                if ruler == "refused":
                    await mover.presses(hand, next(b.data for b in hand.flat if b.text.isdigit()), wait=False)
                assert await crashing.ends() == CRASHED, (point, crashing.errors[-1500:], crashing.out[-1500:])
            here.sandbox.jump(LEASES_ARE_OVER)
            await here.opens()
            await settled(here)
            session = await table.session()
            assert session.chat == group.id, point
            assert list(await here.store.tables.of(group.id)) == [table.id], point
            await table.moves()
            assert board(group).chat is group.chat, point
            assert "кладёт" in board(group).text, point
    await audit(witness, here.store, here.settings, kills=len(POINTS), tolerates=(*KILLED, *OF_OLD))
