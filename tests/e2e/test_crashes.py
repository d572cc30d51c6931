"""The bot is stopped, crashed and killed in the middle of games: nothing is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from bot.playground.players import play_out
from bot.sandbox.driver import Group, Person
from bot.sandbox.sandbox import Sandbox
from storage import keys
from storage.script import answer
from tests.e2e import scene
from tests.e2e.audit import KILLED, audit
from tests.e2e.bots import CRASHED, LEASES_ARE_OVER, START_SECONDS, begun, bot
from tests.e2e.history import Witness
from tests.e2e.house import House
from tests.e2e.settled import at_rest, settled

pytestmark = pytest.mark.slow

LONG_GAME = "1"
"""A seed with which four sensible people make about ninety moves."""
DEALT = "tests.e2e.dealt"


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players look again soon: a bot that was killed after the commit answers no more."""
    monkeypatch.setattr("bot.playground.players._PATIENCE", 1.0)


@pytest.fixture
def witness(here: House) -> Witness:
    return Witness(here.sandbox)


async def test_a_clean_restart_in_the_middle_loses_and_repeats_nothing(
    here: House, witness: Witness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.handlers.context.chance", lambda: int(LONG_GAME))
    people = await here.friends("Аня", "Боря", "Вика", "Гена")
    group = here.group(*people)
    await here.game(group, *people)

    async def restart() -> None:
        await taps(witness, 8)
        await here.closes()
        await here.opens()

    for _ in range(4):
        enough = len(witness.taps) + 16
        await asyncio.gather(play_out(here.sandbox, people, partial(tapped, witness, enough)), restart())
        await settled(here)
        await audit(witness, here.store, here.settings)
    await play_out(here.sandbox, people, lambda: bool(witness.trophies))
    await settled(here)
    (session,) = await audit(witness, here.store, here.settings)
    assert session.status == "finished"


@pytest.mark.parametrize("act", ["new", "start", "move"])
@pytest.mark.parametrize("point", ["after-inbox", "after-commit", "after-send", "before-ack"])
async def test_the_next_process_finishes_what_a_crashed_one_began(
    here: House, witness: Witness, redis_url: str, tmp_path: Path, point: str, act: str
) -> None:
    people = await here.friends("Аня", "Боря")
    group = here.group(*people)
    await settled(here)
    version, logged = await arranged(here, group, people, act)
    await here.closes()
    async with bot(tmp_path, "bot", "run", sandbox=here.sandbox, REDIS_URL=redis_url) as crashing:
        await crashing.starts(KON_CRASH_AT=point)
        await acts(group, people, act)
        assert await crashing.ends() == CRASHED
    here.sandbox.jump(LEASES_ARE_OVER)
    await here.opens()
    await settled(here)
    kills = 1 if point == "after-send" else 0
    (session,) = await audit(witness, here.store, here.settings, kills=kills, tolerates=KILLED)
    assert session.version == version + 1
    assert len(await here.store.sessions.log(session.id)) == logged


async def test_after_a_crash_hands_lead_to_the_board_that_has_just_come_down(
    here: House, witness: Witness, redis_url: str, tmp_path: Path
) -> None:
    people = await here.friends("Аня", "Боря")
    group = here.group(*people)
    await here.game(group, *people)
    await settled(here)
    await here.closes()
    async with bot(tmp_path, "bot", "run", sandbox=here.sandbox, REDIS_URL=redis_url) as crashing:
        await crashing.starts(KON_CRASH_AT="after-record")
        await people[0].says("/table", group)
        assert await crashing.ends() == CRASHED
    here.sandbox.jump(LEASES_ARE_OVER)
    await here.opens()
    await settled(here)
    await audit(witness, here.store, here.settings, kills=1, tolerates=KILLED)


async def test_after_a_crash_a_hand_closes_the_menu_that_nobody_noted(
    here: House, witness: Witness, redis_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.handlers.context.chance", lambda: int(LONG_GAME))
    table = await scene.begun(here, "Аня", "Боря", "Вика")
    mover = await table.mover()
    while not (menus := [button for button in mover.last.flat if button.data.startswith("o:")]):
        await table.moves()
        mover = await table.mover()
    hand, before, opens = mover.last, mover.last.text, menus[0]
    await here.closes()
    async with bot(tmp_path, "bot", "run", sandbox=here.sandbox, REDIS_URL=redis_url) as crashing:
        await crashing.starts(KON_CRASH_AT="after-edit")
        await mover.presses(hand, opens.data, wait=False)
        assert await crashing.ends() == CRASHED
    assert hand.text != before
    here.sandbox.jump(LEASES_ARE_OVER)
    await here.store.slots.wish(opens.data.split(":")[1], f"p{mover.id}", menu="", epoch=0, now=here.clock.now())
    await here.opens()
    await scene.settled(here)
    assert hand.text == before
    await audit(witness, here.store, here.settings, kills=1, tolerates=KILLED)


async def arranged(here: House, group: Group, people: list[Person], act: str) -> tuple[int, int]:
    """What there is before an act: the session's version, and how long its log will be after it."""
    match act:
        case "new":
            return 0, 0
        case "start":
            await here.lobby(group, *people)
            return (await here.session(group)).version, 1
        case _:
            await here.game(group, *people)
            return (await here.session(group)).version, 2


async def acts(group: Group, people: list[Person], act: str) -> None:
    """Does it, without waiting for an answer."""
    match act:
        case "new":
            await people[0].says("/new upturn", group)
        case "start":
            await people[0].taps("Поехали!", group, wait=False)
        case _:
            mover = next(person for person in people if person.sees("Взять фишку"))
            number = next(button.text for button in mover.last.flat if button.text.isdigit())
            await mover.taps(number, wait=False)


async def test_a_game_goes_on_when_one_of_two_workers_is_killed(
    here: House, witness: Witness, redis_url: str, tmp_path: Path
) -> None:
    await here.closes()
    people = [here.sandbox.person(name) for name in ("Аня", "Боря", "Вика", "Гена")]
    bystanders = [here.sandbox.person(f"Дед {number}") for number in range(12)]
    group = here.group(*people)
    worker = (DEALT, LONG_GAME, "worker")
    async with (
        bot(tmp_path / "intake", "bot", "intake", sandbox=here.sandbox, REDIS_URL=redis_url) as intake,
        bot(tmp_path / "one", *worker, sandbox=here.sandbox, REDIS_URL=redis_url) as one,
        bot(tmp_path / "two", *worker, sandbox=here.sandbox, REDIS_URL=redis_url) as two,
    ):
        await asyncio.gather(intake.starts(), one.launches(), two.launches())
        await shared(here, 2)
        await begun(here.sandbox, group, people)

        async def power_cut() -> None:
            await taps(witness, 30)
            await two.dies()
            here.sandbox.jump(LEASES_ARE_OVER)
            await heard(here.sandbox, bystanders)

        await asyncio.gather(play_out(here.sandbox, people, lambda: bool(witness.trophies)), power_cut())
        await at_rest(here.sandbox, here.store)
        assert [await intake.stops(), await one.stops()] == [0, 0]
        assert [line for it in (intake, one, two) for line in it.log if line["level"] in ("error", "critical")] == []
    (session,) = await audit(witness, here.store, here.settings, kills=1)
    assert session.status == "finished"


async def shared(here: House, workers: int) -> None:
    """Waits until so many workers have parted the inbox among them: each renews its share every five seconds."""
    async with asyncio.timeout(START_SECONDS):
        while len(set(await answer(here.store.redis.hvals(keys.INBOX_OWNERS)))) < workers:
            await here.sandbox.world.pulse.wait(0.1)


async def heard(sandbox: Sandbox, people: list[Person]) -> None:
    """A worker hears from Telegram what time it is: many ask for help, and some of their chats are in its hands."""
    for person in people:
        await person.says("/help")
    await sandbox.until(lambda: any(person.received for person in people))


async def taps(witness: Witness, n: int) -> None:
    """Waits until people have tapped so many times more."""
    enough = len(witness.taps) + n
    while not tapped(witness, enough):
        await witness.sandbox.world.pulse.wait(1.0)


def tapped(witness: Witness, n: int) -> bool:
    """Whether people have tapped so often, or the game has ended."""
    return len(witness.taps) >= n or bool(witness.trophies)
