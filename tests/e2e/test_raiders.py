"""Whole games of Raiders over HTTP, played by people who see only what their chats show; each is audited."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.playground.players import play_out
from bot.playground.policies.raiders import policy as daring
from tests.e2e.audit import audit
from tests.e2e.faster_clock import hurrying
from tests.e2e.history import Witness
from tests.e2e.house import House
from tests.e2e.scene import settled
from tests.e2e.whole import begun, finished, opened, over, told

pytestmark = pytest.mark.slow

STRETCH = 60
"""Taps between two audits."""
TAPS = 25
"""Of each person, in a stretch of a game."""
CROWDED = ("message to delete not found", "message is not modified")
"""What Telegram may say where somebody taps a hand that is just being replaced: the tap mends what it was made on."""
ENDINGS = ("taken", "beaten", "both-fell", "too-weak", "called-off")
"""How a capture may end."""


SHORT = 8
"""The chance of a short game of two."""


@pytest.fixture(autouse=True)
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run deals the same cards."""
    monkeypatch.setattr("bot.handlers.context.chance", lambda: SHORT)


@pytest.fixture
def witness(here: House) -> Witness:
    return Witness(here.sandbox)


async def test_a_game_of_two_to_its_end(here: House, witness: Witness) -> None:
    people, group = await opened(here, "raiders", "ru", "ru")
    await here.chooses(group, people[0], "raiders", "goal", "24")
    await begun(here, people[0], group)
    policy = daring(Random(len(people)), len(people))
    session = await finished(here, witness, people, policy, stretch=STRETCH, tolerates=CROWDED, hurry=hurrying)
    _, game = await told(here, witness, people[0], session)
    assert game.book.id == "raiders"
    kinds = Counter(piece.event.kind for piece in game.told())
    assert kinds["won"] + kinds["stalled"] == 1
    assert kinds["raided"], "somebody tries a capture, however short the game"
    assert kinds["raided"] == sum(kinds[ending] for ending in ENDINGS), "each is settled, and it is said how"
    passes = sum(move.code == "pass" for move in game.played)
    assert passes >= len(people) * kinds["raided"], "none is settled before everybody has passed"


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
    people, group = await opened(here, "raiders", *spoken)
    for field, value in chosen.items():
        await here.chooses(group, people[0], "raiders", field, value)
    await begun(here, people[0], group)
    async with hurrying(here):
        policy = daring(Random(len(people)), len(people))
        await play_out(here.sandbox, people, over(witness, TAPS * len(people)), policy)
    await settled(here)
    (session,) = await audit(witness, here.store, here.settings, tolerates=CROWDED)
    assert {field: getattr(session.options, field) for field in chosen} == chosen
    lines = await here.store.sessions.log(session.id)
    assert any(">" in line for line in lines), "somebody tries a capture"
