"""Taking a move back once it is too late for that in silence: the others are asked. Button: TAKEBACK.

How long a mis-tap is taken back without asking: `games.sessions.undo`.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.callback_data import Verb
from bot.handlers.context import Context
from bot.screens.pending import TAKEBACK
from bot.telegram.act import Act, Reply
from games.sessions import takeback
from games.sessions.session import Session, Stale, Step, seated
from games.sessions.slots import private_slot

ASKING_SECONDS = 60.0
"""How long the question stands where the hand is: it may be its owner's turn meanwhile."""


class Takebacks:
    """Handles the question and its answers."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.verbs = {Verb.TAKEBACK: self.tap}

    async def tap(self, act: Act) -> Reply:
        choice = act.pressed.choice
        if choice in ("ask", "drop"):
            await self._close(act)
            if choice == "ask":
                await self._change(act, lambda session: takeback.ask(session, act.person, act.now))
            return Reply()
        if choice not in ("yes", "no"):
            raise Stale
        await self._change(act, lambda session: takeback.answer(session, act.person, choice == "yes", act.now))
        return Reply((await self._context.words(act)).text("toast-answered"))

    async def _change(self, act: Act, change: Callable[[Session], Step]) -> None:
        await self._context.change(act, act.pressed.session, change)

    async def propose(self, act: Act, session: Session) -> Reply:
        """In the hand of whoever comes too late for an undo: whether to ask the table."""
        await self._wish(act, session, TAKEBACK, until=act.now + ASKING_SECONDS)
        return Reply((await self._context.words(act)).text("toast-takeback-late"))

    async def _close(self, act: Act) -> None:
        await self._wish(act, await self._context.session(act), "")

    async def _wish(self, act: Act, session: Session, menu: str, until: float | None = None) -> None:
        slot, epoch = private_slot(act.person.id), session.chairs[seated(session, act.person.id)].epoch
        await self._context.wish(session.id, slot, act.now, menu=menu, epoch=epoch, until=until)
