"""Kills: the bot, alone or with three workers, and its store die at random moments and at every crash point."""

from __future__ import annotations

from collections import Counter

from games import catalogue, log
from tests.e2e.forks import nursery
from tests.e2e.kills import Cuts, cuts
from tests.soak.run import Run

ENOUGH = 1000
"""Kills."""
EVENING = 20
"""Kills before all games are played to their ends, and others come."""
TABLES = 6
"""Where people play at a time: whoever waits at one leaves the machine to the others."""
LONG = ("raiders",)
"""Games that take most of an evening: they are played at one table where others are played at two."""
OTHERS = tuple(game.id for game in catalogue.newest() if game.id not in LONG)
GAMES = (*OTHERS * 2, *LONG)
MARKS = (log.AUTOMATIC, log.SILENCE, log.STAND_IN)
AT_ONCE = {0: 4, 3: 8}
"""Kills from one audit to the next, by the number of workers; 0: one process does everything."""


async def soak(run: Run) -> None:
    kills: Counter[str] = Counter()
    moves: Counter[str] = Counter()
    games = evenings = 0
    while kills.total() < ENOUGH and run.goes_on:
        it, played = await evening(run, evenings, kills.total())
        kills, moves, games, evenings = kills + it.kills, moves + it.moves, games + played, evenings + 1
        run.says(f"{games} whole games; moves by hand {moves['']}, " + ", ".join(f"{moves[m]} {m}" for m in MARKS))
    run.says(", ".join(f"{what} {n}" for what, n in kills.most_common()))


async def evening(run: Run, number: int, before: int) -> tuple[Cuts, int]:
    """Some kills of one bot, and how many games were played to their ends. Raises what the auditor says."""
    workers, pictures = (0, 3)[number % 2], ("yes", "no")[number // 2 % 2]
    most = min(EVENING, ENOUGH - before)
    async with (
        nursery() as home,
        cuts(
            *(home, f"{run.seed} {number}"), workers=workers, games=GAMES, tables=TABLES, lively=True, pictures=pictures
        ) as it,
    ):

        def enough() -> bool:
            run.says(f"{before + it.made} kills")
            return it.made >= most or not run.goes_on

        sessions = await it.run(enough, AT_ONCE[workers])
    run.says(f"{before + it.made} kills; {workers or 'no'} workers, {len(sessions)} games, {it.audits} audits")
    return it, sum(session.status == "finished" for session in sessions)
