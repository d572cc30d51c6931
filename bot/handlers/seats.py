"""Who leaves, is sent away, sits down in somebody's place, comes back, or decides how a table goes on without them.

Buttons: NUDGE BACK HERE PAUSE GET_UP VOTE KICK OFFER GIVE SIT; /leave, /nudge, /kick and /offer come by
`table_commands`. How long a vote is open: `games.sessions.votes`; when a stand-in takes a seat:
`games.sessions.absence`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from bot.callback_data import Verb, whole
from bot.delivery import person_tables
from bot.handlers import people, quiet_hours
from bot.handlers.context import Context
from bot.screens.pending import GET_UP, KICK, SURE
from bot.telegram.act import Act, Reply
from games.game import Refused, Seat
from games.levels import Level
from games.sessions import absence, pause, reminders, votes
from games.sessions.session import Session, Stale, Step, seated
from games.sessions.slots import ASK, CALL, question_slot

ASKING_SECONDS = 300.0
"""How long somebody may think about leaving."""
PICKING_SECONDS = 60.0
GIVEN: Level = "sensible"
"""How well a rival plays who gets a seat in the middle of a game: as the stand-in before it."""


class Seats:
    """Handles what people do about seats: their own and others'."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.verbs = {
            Verb.NUDGE: self.nudge,
            Verb.BACK: self.back,
            Verb.HERE: self.here,
            Verb.PAUSE: self.pause,
            Verb.GET_UP: self.get_up,
            Verb.VOTE: self.vote,
            Verb.KICK: self.kick,
            Verb.OFFER: self.offer,
            Verb.GIVE: self.give,
            Verb.SIT: self.sit,
        }

    async def nudge(self, act: Act) -> Reply:
        await self.ring(act, act.pressed.session)
        return await self._said(act, "toast-nudged")

    async def ring(self, act: Act, sid: str) -> None:
        """Rings whoever is on turn. Raises Refused."""
        await self._context.change(act, sid, lambda session: reminders.nudge(session, act.person, act.now))

    async def back(self, act: Act) -> Reply:
        """Takes the tapper's seat back from the stand-in."""
        await self._change(act, lambda session: absence.returns(session, act.person, act.now))
        return await self._said(act, "toast-returned")

    async def here(self, act: Act) -> Reply:
        await self._change(act, lambda session: absence.here(session, act.person, act.now))
        return await self._said(act, "toast-here")

    async def pause(self, act: Act) -> Reply:
        """The answer of the one who is left at a paused table; ending it asks back."""
        choice = act.pressed.choice
        if choice not in ("wait", "finish", "end"):
            await self._ask_back(act, SURE if choice == SURE else "")
            return Reply()
        chosen = cast(pause.PauseChoice, choice)
        await self._change(act, lambda session: pause.answer_pause(session, act.person, chosen, act.now))
        return Reply()

    async def ask_to_get_up(self, act: Act, session: Session) -> None:
        """The question before somebody leaves in play: in private, or in the group if they can't be reached there."""
        seat, until = seated(session, act.person.id), act.now + ASKING_SECONDS
        reached = await self._context.reached(act.person.id)
        slot = question_slot(act.person.id) if reached else ASK
        menu = GET_UP if reached else f"{GET_UP}{seat}"
        await self._context.wish(session.id, slot, act.now, menu=menu, until=until, repost=True)

    async def get_up(self, act: Act) -> Reply:
        """Leaves in play, if it is the tapper who was asked; or thinks better of it."""
        session = await self._context.session(act)
        seat, choice = seated(session, act.person.id), act.pressed.choice
        if choice not in (str(seat), "stay"):
            raise Refused("not-you")
        if choice != "stay":
            await self._change(act, lambda now: absence.leave(now, act.person, act.now))
            await self._context.store.people.drop_game(act.person.id, session.id)
        slot = question_slot(act.person.id) if act.private else ASK
        await self._context.wish(session.id, slot, act.now, menu="")
        return Reply() if choice == "stay" else await self._said(act, "toast-got-up")

    async def vote(self, act: Act) -> Reply:
        ends = act.pressed.choice == "end"
        await self._change(act, lambda session: votes.vote(session, act.person, ends, act.now))
        return await self._said(act, "toast-voted")

    async def ask_whom_to_kick(self, act: Act, session: Session) -> None:
        """Which of the silent is sent away, if there is one. Raises Refused."""
        if not absence.silent(session, act.now):
            raise Refused("nobody-silent")
        until = act.now + PICKING_SECONDS
        await self._context.wish(session.id, ASK, act.now, menu=KICK, until=until, repost=True)

    async def kick(self, act: Act) -> Reply:
        seat = seat_in(act)
        await self._change(act, lambda session: absence.kick(session, act.person, seat, act.now, admin=act.admin))
        await self._context.wish(act.pressed.session, ASK, act.now, menu="")
        return Reply()

    async def offer(self, act: Act) -> Reply:
        seat = seat_in(act)
        await self._change(act, lambda session: absence.offer(session, act.person, seat, act.now, admin=act.admin))
        return Reply()

    async def give(self, act: Act) -> Reply:
        """Lets a rival play on a free seat."""
        seat = seat_in(act)
        await self._change(
            act, lambda session: absence.give(session, act.person, seat, GIVEN, act.now, admin=act.admin)
        )
        return Reply()

    async def offer_all(self, act: Act, sid: str) -> None:
        """Offers every free seat. Raises Refused if there is none."""

        def offered(session: Session) -> Step:
            free = [seat for seat, chair in session.seats() if chair.left and not chair.offered]
            if not free:
                raise Refused("nothing-free")
            for seat in free:
                session = absence.offer(session, act.person, seat, act.now, admin=act.admin).session
            return Step(session)

        await self._context.change(act, sid, offered)

    async def sit(self, act: Act) -> Reply:
        """Takes an offered seat, or a rival's, with the hand that lies there; the same tap leads into private."""
        session = await self._context.session(act)
        await self.take(act, session, seat_in(act))
        return await people.welcomed(self._context, act, session.id)

    async def take(self, act: Act, session: Session, seat: Seat) -> None:
        """Seats whoever acts there. Raises Refused."""
        context, sid = self._context, session.id
        await people.meet(context, act)
        _, ways = await quiet_hours.ways(context, act, session.chat)
        adept = session.game in (await context.store.people.one(act.person.id)).learned
        await context.change(
            act, sid, lambda session: absence.take(session, act.person, seat, act.now, adept=adept, **ways)
        )
        await context.store.people.add_game(act.person.id, sid, now=act.now)
        await person_tables.back(context.store, context.show, act.person, act.now)

    async def _ask_back(self, act: Act, menu: str) -> None:
        """Opens a menu of the pause where it was tapped."""
        session = await self._context.session(act)
        if pause.asked(session, act.now) != seated(session, act.person.id):
            raise Refused("not-asked")
        slot = question_slot(act.person.id) if act.private else CALL
        await self._context.wish(session.id, slot, act.now, menu=menu)

    async def _change(self, act: Act, change: Callable[[Session], Step]) -> None:
        await self._context.change(act, act.pressed.session, change)

    async def _said(self, act: Act, key: str) -> Reply:
        return Reply((await self._context.words(act)).text(key))


def seat_in(act: Act) -> Seat:
    """The seat that a button names. Raises Stale for what names none."""
    number = whole(act.pressed.choice, digits=2)
    if number is None:
        raise Stale
    return Seat(number)
