"""Lets strong rivals think in a process of their own, so that nobody waits for it but their table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import structlog

from bot.runtime.children import Children, NoAnswer
from bot.thinking import written
from bot.thinking.looking_back import Played, turning
from bot.thinking.position import Position
from games.game import Seat
from games.hint import Hint
from games.sessions import rivalry
from games.sessions.review import Review
from games.sessions.session import Session

log = structlog.get_logger()

WORKER, REVIEWER = ("bot.thinking.worker",), ("bot.thinking.reviewer",)
PROCESSES = 1
"""One core: the rest is for people."""
SECONDS, REVIEW_SECONDS = 10.0, 300.0
"""The longest that a table waits for a thought, the rivals of other tables that are before it counted in; and that a
game waits to be looked back upon, which comes after everything else.
"""


class Thinker:
    """What all strong rivals think with."""

    def __init__(self, seconds: float = SECONDS, *, reviews: bool = True) -> None:
        """`seconds`: after which a rival stops thinking; `reviews`: whether games are looked back upon."""
        self._reviews = reviews
        self.children = Children(*WORKER, seconds=seconds, processes=PROCESSES)
        self.reviewers = Children(*REVIEWER, seconds=REVIEW_SECONDS, processes=PROCESSES)

    async def choice(self, session: Session, seat: Seat) -> str | None:
        """The code of the rival's move; where nothing comes of thinking, what a sensible one would do. None: we are
        stopping, and it is to be asked again.
        """
        try:
            return (await self.children.ask(Position.of(session, seat).write())).decode()
        except NoAnswer as why:
            if self.children.stopped:
                return None
            log.warning("a strong rival moves without thinking", game=session.game, why=str(why))
            return rivalry.choice(session, seat, "sensible").code

    async def hint(self, session: Session, seat: Seat) -> Hint | None:
        """What a strong rival would do in somebody's place; None: nothing comes of thinking now."""
        try:
            return written.hint(await self.children.ask(Position.of(session, seat, "hint").write()))
        except NoAnswer as why:
            log.warning("a hint can't be had", game=session.game, why=str(why))
            return None

    async def review(self, lines: Sequence[str]) -> Review | None:
        """Where a game turned that is over, by its log; None: we are stopping, and it is to be asked again."""
        if not self._reviews:
            return Review(None)
        try:
            return Review(turning(await self.reviewers.ask(Played(tuple(lines)).write())))
        except NoAnswer as why:
            if self.reviewers.stopped:
                return None
            log.warning("nobody can tell where a game turned", why=str(why))
            return Review(None)

    async def stop(self) -> None:
        """Ends the processes."""
        await asyncio.gather(self.children.stop(), self.reviewers.stop())
