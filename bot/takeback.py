"""Taking a move back once it is too late for that in silence: the others are asked."""

from __future__ import annotations

from collections.abc import Callable

from bot.buttons import Verb
from bot.desk import Desk
from bot.screens.pending import TAKEBACK
from bot.tap import Act, Reply
from games import takeback
from games.places import private_place
from games.session import Session, Stale, Step, seated

ASKING_SECONDS = 60.0
"""How long the question stands where the hand is: it may be its owner's turn meanwhile."""


class Takebacks:
    """Handles the question and its answers."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.verbs = {Verb.TAKEBACK: self.tap}

    async def tap(self, act: Act) -> Reply:
        choice = act.pressed.choice
        if choice in ("ask", "drop"):
            await close(self._desk, act)
            if choice == "ask":
                await self._change(act, lambda session: takeback.ask(session, act.person, act.now))
            return Reply()
        if choice not in ("yes", "no"):
            raise Stale
        await self._change(act, lambda session: takeback.answer(session, act.person, choice == "yes", act.now))
        return Reply((await self._desk.words(act)).text("toast-answered"))

    async def _change(self, act: Act, change: Callable[[Session], Step]) -> None:
        await self._desk.change(act, act.pressed.session, change)


async def propose(desk: Desk, act: Act, session: Session) -> Reply:
    """In the hand of whoever comes too late for an undo: whether to ask the table."""
    await _wish(desk, act, session, TAKEBACK, until=act.now + ASKING_SECONDS)
    return Reply((await desk.words(act)).text("toast-takeback-late"))


async def close(desk: Desk, act: Act) -> None:
    await _wish(desk, act, await desk.session(act), "")


async def _wish(desk: Desk, act: Act, session: Session, menu: str, until: float | None = None) -> None:
    place, epoch = private_place(act.person.id), session.chairs[seated(session, act.person.id)].epoch
    await desk.wish(session.id, place, act.now, menu=menu, epoch=epoch, until=until)
