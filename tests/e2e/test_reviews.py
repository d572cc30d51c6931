"""After a game: the moment at which it turned comes into the message of its end, once somebody has looked for it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from random import Random

import pytest

from bot.playground import policies
from bot.playground.players import play_out
from bot.thinking import thinker
from bot.thinking.thinker import Thinker
from games.game import Seat
from games.replay import course
from games.sessions.review import Review
from games.sessions.session import Session
from games.turning import Turning
from tests.e2e.audit import audit
from tests.e2e.history import Witness
from tests.e2e.house import House, house
from tests.e2e.scene import settled

pytestmark = pytest.mark.slow


@pytest.fixture
async def here(redis_url: str) -> AsyncIterator[House]:
    async with house(redis_url, reviews="yes") as it:
        yield it


async def played(here: House, witness: Witness) -> Session:
    """A game of two to its end."""
    people = await here.friends("Аня", "Боря")
    group = here.group(*people)
    await here.game(group, *people)
    await play_out(here.sandbox, people, lambda: bool(witness.trophies), policies.policy("upturn", Random(1), 2))
    await settled(here)
    return await here.session(group)


async def reviewed_by(here: House, monkeypatch: pytest.MonkeyPatch, *module: str) -> None:
    """The bot, started again with another process that looks back."""
    monkeypatch.setattr(thinker, "REVIEWER", module)
    await here.closes()
    await here.opens()


async def test_a_game_is_looked_back_upon_in_a_process_of_its_own(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await reviewed_by(here, monkeypatch, "tests.bot.thinking.eager_reviewer")
    witness = Witness(here.sandbox)
    session = await played(here, witness)
    assert session.reviewed
    assert here.app.thinker.reviewers.pids
    assert not here.app.thinker.children.pids, "nobody had to think"
    await audit(witness, here.store, here.settings)


async def test_the_end_tells_of_its_turning_point(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def found(_: Thinker, lines: Sequence[str]) -> Review:
        move = course(lines).played[4]
        return Review(Turning(4, move.seat, move.seat, 31, 64, move.events))

    monkeypatch.setattr(Thinker, "review", found)
    witness = Witness(here.sandbox)
    session = await played(here, witness)
    assert session.turning
    assert session.turning.seat in (Seat(0), Seat(1))
    (trophy,) = witness.trophies
    assert "31" in trophy.text
    assert "шансы 31 → 64" in trophy.text
    await audit(witness, here.store, here.settings)


async def test_a_game_that_nobody_can_look_back_upon_is_left_as_it_is(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await reviewed_by(here, monkeypatch, "tests.bot.thinking.slow_worker", "dies")
    witness = Witness(here.sandbox)
    session = await played(here, witness)
    assert session.reviewed
    assert session.turning is None
    await audit(witness, here.store, here.settings)
