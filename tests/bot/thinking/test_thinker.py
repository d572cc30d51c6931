"""What strong rivals think with: a process of its own, which may die, hang or fail, and nobody waits for it in vain."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.pictures import worker as painting
from bot.runtime import child
from bot.thinking import reviewer, worker
from bot.thinking import thinker as thinkers
from bot.thinking.position import Position
from bot.thinking.thinker import Thinker
from bot.thinking.worker import answer
from games import catalogue
from games.game import Seat
from games.sessions import rivalry
from games.sessions.session import Session
from tests.games.sessions.tables import A, playing

pytestmark = pytest.mark.slow
PATIENCE = 60.0
GAMES = [game.id for game in catalogue.newest()]
Made = Callable[..., Thinker]


@pytest.fixture
async def made(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Made]:
    """Makes thinkers whose process does as it is told."""
    every: list[Thinker] = []

    def make(*does: str, seconds: float = PATIENCE) -> Thinker:
        monkeypatch.setattr(thinkers, "WORKER", ("tests.bot.thinking.slow_worker", *does))
        every.append(Thinker(seconds))
        return every[-1]

    yield make
    await asyncio.gather(*(thinker.stop() for thinker in every))


def asked(game: str) -> tuple[Session, Seat]:
    table = playing(game=game)
    return table, min(table.awaited)


@pytest.mark.parametrize("game", GAMES)
async def test_what_the_process_comes_to_is_what_a_strong_rival_does(game: str, made: Made) -> None:
    table, seat = asked(game)
    assert await made().choice(table, seat) == rivalry.choice(table, seat, "strong").code


@pytest.mark.parametrize("game", GAMES)
def test_a_position_comes_back_as_it_was_written(game: str) -> None:
    table, seat = asked(game)
    position = Position.of(table, seat)
    assert Position.read(position.write()) == position
    assert catalogue.load_state(table.rule_book, position.state) == table.state


@pytest.mark.parametrize("does", ["dies", "fails"])
async def test_where_nothing_comes_of_thinking_it_does_the_sensible_thing_and_the_operator_hears_why(
    does: str, made: Made
) -> None:
    table, seat = asked("upturn")
    with capture_logs() as logs:
        assert await made(does).choice(table, seat) == rivalry.choice(table, seat, "sensible").code
    (line,) = [line for line in logs if line["log_level"] == "warning"]
    assert line["event"] == "a strong rival moves without thinking"
    assert line["why"] == {"dies": "the processes end by themselves", "fails": "ValueError: no idea"}[does]


async def test_whoever_thinks_for_too_long_is_stopped(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.runtime.children.START_SECONDS", 0.0)
    table, seat = asked("upturn")
    with capture_logs() as logs:
        found = await made("hangs", seconds=0.1).choice(table, seat)
    assert found == rivalry.choice(table, seat, "sensible").code
    assert any("takes longer" in str(line.get("why")) for line in logs)


async def test_stopped_in_mid_thought_it_says_nothing_so_that_it_is_asked_again(made: Made) -> None:
    table, seat = asked("upturn")
    thinker = made("hangs")
    thinking = asyncio.ensure_future(thinker.choice(table, seat))
    while not thinker.children.pids:  # noqa: ASYNC110  # nothing tells of it
        await asyncio.sleep(0.01)
    await thinker.stop()
    assert await thinking is None


async def test_nothing_runs_before_somebody_strong_is_to_move(made: Made) -> None:
    assert not made().children.pids


def test_what_is_asked_holds_no_names_and_no_seed_of_the_deal() -> None:
    table, seat = playing(), A
    written = json.loads(Position.of(table, seat).write())
    assert set(written) == {"game", "rules", "state", "seat", "chance", "asks"}
    assert "Аня" not in json.dumps(written, ensure_ascii=False)


def test_nonsense_is_an_error_and_no_move() -> None:
    with pytest.raises(ValueError, match="validation"):
        answer(b"{}")


def test_whoever_looks_back_lets_everything_else_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[Any, int] = {}
    monkeypatch.setattr(child, "serve", lambda answer, *, nice: asked.setdefault(answer, nice))
    for module in (reviewer, worker, painting):
        module.main()
    assert asked[reviewer.answer] == 19 > max(asked[worker.answer], asked[painting.painted])
