"""Kills: the bot, alone or with three workers, and its store die at random moments and at every crash point."""

from __future__ import annotations

from collections import Counter

from tests.e2e.kills import cuts
from tests.e2e.nursery import nursery
from tests.soak.run import Run

ENOUGH = 1000
"""Kills."""
EVENING = 60
"""Kills before all games are played to their ends, and others come."""
AT_ONCE = {0: 1, 3: 4}
"""Kills from one audit to the next, by the number of workers; 0: one process does everything."""


async def soak(run: Run) -> None:
    kills: Counter[str] = Counter()
    evenings = 0
    while kills.total() < ENOUGH and run.goes_on:
        workers = (0, 3)[evenings % 2]
        most = min(EVENING, ENOUGH - kills.total())
        async with nursery() as home, cuts(home, f"{run.seed} {evenings}", workers=workers) as it:
            sessions = await it.run(lambda: it.made >= most or not run.goes_on, AT_ONCE[workers])  # noqa: B023
        evenings += 1
        kills += it.kills
        run.says(f"{kills.total()} kills; {workers or 'no'} workers, {len(sessions)} games, {it.audits} audits")
    run.says(", ".join(f"{what} {n}" for what, n in kills.most_common()))
