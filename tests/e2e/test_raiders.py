"""Whole games of Raiders over HTTP, played by people who see only what their chats show; each is audited."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from bot.buttons import Press, Verb
from bot.sandbox.driver import Group, Person
from bot.sandbox.model import Message
from bot.sandbox.players import play_out
from games import record
from games.session import Session
from tests.e2e.audit import audit
from tests.e2e.house import House
from tests.e2e.policies import daring, hurrying
from tests.e2e.scene import settled
from tests.e2e.witness import Witness

pytestmark = pytest.mark.slow

STRETCH = 60
"""Taps between two audits."""
CROWDED = ("message to delete not found", "message is not modified")
"""What Telegram may say where somebody taps a hand that is just being replaced: the tap mends what it was made on."""
ENDINGS = ("taken", "beaten", "both-fell", "too-weak", "called-off")
"""How a capture may end."""


@pytest.fixture
def witness(here: House) -> Witness:
    return Witness(here.sandbox)


async def test_a_game_of_two_to_its_end(here: House, witness: Witness) -> None:
    people, group = await opened(here, "ru", "ru")
    await here.chooses(group, people[0], "raiders", "goal", "24")
    await begins(here, people[0], group)
    await played(here, witness, people)
    (session,) = await audit(witness, here.store, here.settings, tolerates=CROWDED)
    assert session.status == "finished"
    assert len(witness.trophies) == 1
    await people[0].presses(witness.trophies[0], Press(Verb.RECORD, session.id).data())
    await settled(here)
    document = people[0].last.content.document
    assert document
    game = record.read(here.sandbox.world.files[document.file_id].decode())
    assert game.book.id == "raiders"
    told = Counter(told.event.kind for told in game.told())
    assert told["won"] + told["stalled"] == 1
    assert told["raided"], "somebody tries a capture, however short the game"
    assert told["raided"] == sum(told[ending] for ending in ENDINGS), "each is settled, and it is said how"
    passes = sum(move.code == "pass" for move in game.played)
    assert passes >= len(people) * told["raided"], "none is settled before everybody has passed"


@pytest.mark.parametrize(
    ("spoken", "chosen"),
    [
        (("ru", "en", "ru"), {"goal": "short", "disputes": "burn"}),
        (("ru", "ru", "en", "ru"), {"pairs": True}),
        (("ru",) * 6, {"goal": "24", "disputes": "roll-back"}),
    ],
    ids=["three, short, burn", "four, pairs", "six, two sets, roll back"],
)
async def test_a_stretch_of_every_variant(
    here: House, witness: Witness, spoken: tuple[str, ...], chosen: dict[str, object]
) -> None:
    """The soak of games plays them to their ends."""
    people, group = await opened(here, *spoken)
    for field, value in chosen.items():
        await here.chooses(group, people[0], "raiders", field, value)
    await begins(here, people[0], group)
    async with hurrying(here):
        enough = over(witness, STRETCH * len(people))
        await play_out(here.sandbox, people, enough, daring(Random(len(people)), len(people)))
    await settled(here)
    (session,) = await audit(witness, here.store, here.settings, tolerates=CROWDED)
    assert {field: getattr(session.options, field) for field in chosen} == chosen
    lines = await here.store.sessions.log(session.id)
    assert any(">" in line for line in lines), "somebody tries a capture"


async def opened(here: House, *spoken: str) -> tuple[list[Person], Group]:
    """A lobby of Raiders with people who speak these languages."""
    people = await here.speaking(*spoken)
    group = here.group(*people)
    await here.lobby(group, *people, game="raiders")
    return people, group


async def begins(here: House, host: Person, group: Group) -> None:
    await host.taps("Поехали!", group)
    await settled(here)


async def played(here: House, witness: Witness, people: list[Person]) -> None:
    """To the end, with an audit every now and then."""
    chance = Random(len(people))
    while not witness.trophies:
        enough = len(witness.taps) + STRETCH * len(people)
        async with hurrying(here):
            await play_out(here.sandbox, people, over(witness, enough), daring(chance, len(people)))
        await settled(here)
        await audit(witness, here.store, here.settings, tolerates=CROWDED)


def over(witness: Witness, enough: int) -> Callable[[], bool]:
    return lambda: bool(witness.trophies) or len(witness.taps) >= enough


async def table(here: House, group: Group) -> Session:
    return await here.session(group, game="raiders")


def board(group: Group) -> Message:
    return next(message for message in reversed(group.said) if "🏴‍☠️" in message.text and message.flat)
