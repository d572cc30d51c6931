"""Every game of the catalogue over HTTP, played by people who don't know it and tap what is offered; all is audited."""

from __future__ import annotations

from itertools import cycle, islice
from random import Random
from typing import Any

import pytest

from bot.playground.players import play_out
from bot.playground.policies import anything
from games import catalogue
from storage.sessions import COMMITTED, Sessions
from tests.e2e.audit import audit
from tests.e2e.faster_clock import hurrying
from tests.e2e.history import Witness
from tests.e2e.house import House
from tests.e2e.scene import settled
from tests.e2e.whole import begun, opened

pytestmark = pytest.mark.slow

PATIENCE = 20.0
PLAYED = 12
"""Lines of the log after which it is enough, if nobody has won by then."""
CROWDED = ("message to delete not found", "message is not modified")
"""What Telegram may say where somebody taps a hand that is just being replaced: the tap mends what it was made on."""


@pytest.mark.parametrize("game", [game.id for game in catalogue.newest()])
async def test_who_does_not_know_a_game_gets_on_in_it(here: House, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ends only once so much has been played; whatever was shown meanwhile, and was rung, is right."""
    witness, write, lines = Witness(here.sandbox), Sessions._write, []

    async def writes(*given: Any) -> tuple[int, str | None]:
        verdict, text = await write(*given)
        lines.extend(given[2].log if verdict == COMMITTED else ())
        return verdict, text

    def over() -> bool:
        return bool(witness.trophies) or len(lines) >= PLAYED

    monkeypatch.setattr(Sessions, "_write", writes)
    people, group = await opened(here, game, *islice(cycle(("ru", "en")), catalogue.game(game).seats[0]))
    await begun(here, people[0], group)
    async with hurrying(here):
        await play_out(here.sandbox, people, over, anything.policy(Random(game), 2))
    await settled(here, PATIENCE)
    (session,) = await audit(witness, here.store, here.settings, tolerates=CROWDED)
    assert await here.store.sessions.log(session.id) == lines
