"""Taps of the play itself: moves, menus of the hand, undo, and the alerts that show hand and table.

Buttons: MOVE ACT OPEN LOOK ORDER AHEAD AUTO WHY EXPLAIN UNDO TABLE HAND TO_HAND. How long a mis-tap may be undone:
`games.sessions.undo`; what is asked after that: `takeback`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import get_args

from bot.callback_data import Verb
from bot.delivery.person_tables import ended_by
from bot.handlers import quiet_hours
from bot.handlers.context import Context, tapped
from bot.screens import games as screens
from bot.screens import teaching
from bot.screens.ahead import OFF, ON
from bot.screens.screen import Scene
from bot.screens.toasts import toast
from bot.telegram.act import Act, Reply
from bot.text.names import display
from games.game import Refused
from games.sessions import ahead, lessons, play, window_orders
from games.sessions.session import Session, Stale, seated
from games.sessions.slots import BOARD, private_slot
from games.sessions.takeback import may_ask
from games.sessions.window_orders import WindowWish

LOOK_SECONDS = 600.0
"""A menu of a waiting hand closes by itself after so long."""


class Play:
    """Handles what players do on their turn, and what they look at meanwhile."""

    def __init__(self, context: Context, propose: Callable[[Act, Session], Awaitable[Reply]]) -> None:
        """`propose`: offers whoever comes too late for an undo to ask the table."""
        self._context, self._propose = context, propose
        self.verbs = {
            Verb.MOVE: self.move,
            Verb.ACT: self.act,
            Verb.OPEN: self.open,
            Verb.LOOK: self.look,
            Verb.ORDER: self.order,
            Verb.AHEAD: self.ahead,
            Verb.AUTO: self.auto,
            Verb.WHY: self.why,
            Verb.EXPLAIN: self.explain,
            Verb.UNDO: self.undo,
            Verb.TABLE: self.table,
            Verb.HAND: self.hand,
            Verb.TO_HAND: self.to_hand,
        }

    async def move(self, act: Act) -> Reply:
        press = act.pressed
        return await self._play(act, press.epoch)

    async def act(self, act: Act) -> Reply:
        """A move that is a race: whoever taps first, whatever the epoch."""
        return await self._play(act, None)

    async def open(self, act: Act) -> Reply:
        """Opens a menu of the hand: no committed move, only another keyboard."""
        session = await self._session(act)
        seat = seated(session, act.person.id)
        if session.status != "playing" or session.chairs[seat].epoch != act.pressed.epoch:
            self._mend(act, session)
            raise Stale
        slot, press = private_slot(act.person.id), act.pressed
        await self._context.wish(session.id, slot, act.now, menu=press.choice, epoch=press.epoch)
        return Reply()

    async def look(self, act: Act) -> Reply:
        """Opens a menu of a hand that is never stale, for a while: it is drawn from what is there now."""
        session = await self._session(act)
        seat, slot = seated(session, act.person.id), private_slot(act.person.id)
        if session.status != "playing" or not act.private:
            self._mend(act, session)
            raise Stale
        epoch, until = session.chairs[seat].epoch, act.now + LOOK_SECONDS
        await self._context.wish(session.id, slot, act.now, menu=act.pressed.choice, epoch=epoch, until=until)
        return Reply()

    async def order(self, act: Act) -> Reply:
        """How the tapper wants to be asked in windows."""
        wish = next((wish for wish in get_args(WindowWish) if wish == act.pressed.choice), None)
        if wish is None:
            raise Stale
        session = await self._session(act)
        await self._context.wish(session.id, private_slot(act.person.id), act.now, menu="")
        change = await self._context.change(
            act,
            session.id,
            lambda session: window_orders.order(session, act.person, wish, act.now, window=act.pressed.epoch),
        )
        words = await self._context.words(act)
        return Reply(words.text("toast-already" if change.already else f"toast-order-{wish}"))

    async def ahead(self, act: Act) -> Reply:
        """What the tapper orders ahead of their turn; in private only: nobody else is to see it."""
        session, code = await self._session(act), act.pressed.choice
        if not act.private:
            raise Stale
        change = ahead.order if code else lambda session, person, _, now: ahead.drop(session, person, now)
        await self._context.change(act, session.id, lambda session: change(session, act.person, code, act.now))
        return Reply()

    async def auto(self, act: Act) -> Reply:
        """Whether the bot moves for the tapper where there is nothing to decide: at all their tables."""
        session, choice = await self._session(act), act.pressed.choice
        seated(session, act.person.id)
        if choice not in (ON, OFF):
            raise Stale
        await quiet_hours.tell_person(self._context, act.person.id, act.now, auto=choice == ON)
        return Reply((await self._context.words(act)).text(f"toast-auto-{choice}"))

    async def why(self, act: Act) -> Reply:
        """Why a piece can't be played now."""
        session = await self._session(act)
        seat = seated(session, act.person.id)
        if session.status != "playing":
            self._mend(act, session)
            raise Stale
        raise session.rule_book.explain(session.state, seat, act.pressed.choice)

    async def explain(self, act: Act) -> Reply:
        """What a piece is, or what signs mean, for whoever may see the table."""
        session = await self._session(act)
        text = teaching.explained(await self._scene(session, act), act.pressed.choice)
        if not text:
            raise Stale
        return Reply(text, alert=True)

    async def undo(self, act: Act) -> Reply:
        """Takes a mis-tap back; too late for that, the table may be asked."""
        try:
            await self._context.change(
                act, act.pressed.session, lambda session: play.undo(session, act.person, act.now)
            )
        except Refused as refused:
            session = await self._session(act)
            if refused.reason != "undo-too-late" or not may_ask(session, seated(session, act.person.id)):
                raise
            return await self._propose(act, session)
        return Reply()

    async def table(self, act: Act) -> Reply:
        session = await self._session(act)
        seated(session, act.person.id)
        scene = await self._scene(session, act)
        return Reply(screens.of(session.game).table_alert(scene), alert=True)

    async def hand(self, act: Act) -> Reply:
        """The tapper's hand as an alert, wherever they tap: it works without Start."""
        session = await self._session(act)
        seated(session, act.person.id)
        scene = await self._scene(session, act)
        return Reply(screens.of(session.game).hand_alert(scene), alert=True)

    async def to_hand(self, act: Act) -> Reply:
        session = await self._session(act)
        seated(session, act.person.id)
        await self._context.repost(session, private_slot(act.person.id), act.now)
        return Reply()

    async def explained(self, act: Act, refused: Refused) -> str:
        """The toast for what could not be done."""
        words = await self._context.words(act)
        session = act.press and await self._context.store.sessions.load(act.press.session)
        people = [chair.who for chair in session.chairs] if session else []
        if session and isinstance(refused, Stale):
            self._mend(act, session)
        shown = screens.of(session.game).spelled(words, refused) if session else refused
        return toast(words, shown, display(people, words))

    async def _play(self, act: Act, epoch: int | None) -> Reply:
        press = act.pressed
        change = await self._context.change(
            act,
            press.session,
            lambda session: lessons.play_in(session, act.person, press.choice, act.now, epoch=epoch),
        )
        if change.already:
            return Reply((await self._context.words(act)).text("toast-already"))
        if ended_by(change, act.person.id):
            return Reply((await self._context.words(act)).text("toast-away-over"))
        return Reply()

    async def _session(self, act: Act) -> Session:
        session = await self._context.session(act)
        if session.state is None:
            raise Stale
        return session

    async def _scene(self, session: Session, act: Act) -> Scene:
        """The scene of an alert: in the tapper's own language."""
        audience = await self._context.audiences.of(session, (act.person.id,))
        return audience.scene(session, act.now, reader=act.person.id, spoken=act.language)

    def _mend(self, act: Act, session: Session) -> None:
        """A stale tap also mends what it was made on: the old message goes, the present one is there again."""
        slot = private_slot(act.person.id) if act.private else BOARD
        tap = act.chat, act.message or act.faded or 0
        self._context.show.mend(
            session.id, slot, act.now, seen=tap, faded=act.faded is not None, orphan=tapped(act)
        )  # fmt: skip
