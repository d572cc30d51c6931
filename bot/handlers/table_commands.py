"""/join /leave /table /hand /nudge /kick /offer /stop in groups: which of the tables they mean, and what they do.

Button: MEANT, the answer to the question which one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from bot.callback_data import Verb
from bot.handlers import permissions, replying, tables
from bot.handlers.context import Context
from bot.screens import lobby as screens
from bot.telegram.act import Act, Reply
from games.game import Refused, Seat
from games.sessions import rivals
from games.sessions.session import Session, Stale, Status
from games.sessions.slots import BOARD, private_slot


@dataclass(frozen=True)
class Deed:
    """What a command does to a table of that status (None: whatever it is), or to another that it fits."""

    do: Callable[[Act, Session], Awaitable[object]]
    status: Status | None = None
    fits: Callable[[Session], bool] = lambda session: False
    nods: bool = True
    """Whether 👌 is all that the group sees of it at once."""


class Lobby(Protocol):
    """What they need of `bot.handlers.lobby`."""

    async def seat(self, act: Act, sid: str, /) -> None: ...
    async def free(self, act: Act, sid: str, /) -> None: ...
    async def ask_stop(self, act: Act, session: Session, /) -> None: ...


class Seats(Protocol):
    """What they need of `bot.handlers.seats`."""

    async def ring(self, act: Act, sid: str, /) -> None: ...
    async def offer_all(self, act: Act, sid: str, /) -> None: ...
    async def take(self, act: Act, session: Session, seat: Seat, /) -> None: ...
    async def ask_to_get_up(self, act: Act, session: Session, /) -> None: ...
    async def ask_whom_to_kick(self, act: Act, session: Session, /) -> None: ...


class Places(Protocol):
    """What they need of `bot.handlers.places`."""

    async def offer(self, act: Act, /, *, all_here: bool) -> bool: ...


class TableCommands:
    """Finds the table, and lets the lobby or the seats do the rest."""

    def __init__(self, context: Context, lobby: Lobby, seats: Seats, places: Places) -> None:
        self._context, self._lobby, self._seats, self._places = context, lobby, seats, places
        self._deeds = {
            "/join": Deed(self._join, "gathering", fits=_has_rivals),
            "/leave": Deed(self._leave),
            "/table": Deed(self._table, nods=False),
            "/hand": Deed(self._hand),
            "/nudge": Deed(self._nudge, "playing"),
            "/kick": Deed(self._seats.ask_whom_to_kick, "playing", nods=False),
            "/offer": Deed(self._offer, "playing"),
            "/stop": Deed(self._lobby.ask_stop, nods=False),
        }
        self.verbs = {Verb.MEANT: self.meant}
        self.commands = {name.removeprefix("/"): self._command(name) for name in self._deeds} | {"table": self.table}

    def _command(self, name: str) -> Callable[[Act, str], Coroutine[Any, Any, None]]:
        """The handler of a command, with its slash."""
        deed = self._deeds[name]

        async def handle(act: Act, argument: str) -> None:
            found = await self._found(act, deed)
            if len(found) > 1:
                words = await self._context.words_here(act)
                meant = [(session.id, session.game, session.host) for session in found]
                await replying.say(self._context, act, screens.which_table(words, meant, name))
                return
            await self._done(act, deed, found[0])

        return handle

    async def table(self, act: Act, argument: str) -> None:
        """/table: the board comes down; or tables come here whose people have no place for them, or are elsewhere."""
        here = await tables.active(self._context, act)
        if await self._places.offer(act, all_here=not here) and not here:
            return
        await self._command("/table")(act, argument)

    async def meant(self, act: Act) -> Reply:
        """The answer to the question which table a command means: as if it had been given to that one."""
        name = act.pressed.choice
        session = await self._context.session(act)
        if name not in self._deeds or session.ended is not None:
            raise Stale
        command = replace(act, press=None, command=name, message=None)
        await self._done(await permissions.ranked(self._context.admins, command), self._deeds[name], session)
        if act.offered and act.message:
            await self._context.calls.delete(act.chat, act.message)
        return Reply()

    async def _found(self, act: Act, deed: Deed) -> Sequence[Session]:
        """The tables that the command may mean; one where that is clear: by a reply, or since only one fits.

        Raises Refused if there is none.
        """
        active = await tables.active(self._context, act)
        fitting = [session for session in active if deed.status in (None, session.status) or deed.fits(session)]
        if not fitting:
            raise _missing(deed) if active else Refused("no-table")
        if replied := await tables.replied_to(self._context, act, fitting):
            return [replied]
        return [session for session in fitting if session.seat_of(act.person.id) is not None] or fitting

    async def _done(self, act: Act, deed: Deed, session: Session) -> None:
        permissions.check(act, session)
        await deed.do(act, session)
        if deed.nods:
            await replying.react(self._context, act, "👌")

    async def _join(self, act: Act, session: Session) -> None:
        """A seat of a table that gathers; of one that plays, that of a rival."""
        seat = rivals.first_seat(session) if session.status == "playing" else None
        if seat is None or session.seat_of(act.person.id) is not None:
            await self._lobby.seat(act, session.id)
        else:
            await self._seats.take(act, session, seat)

    async def _leave(self, act: Act, session: Session) -> None:
        """Frees a chair; in play it asks first."""
        if session.status == "playing":
            await self._seats.ask_to_get_up(act, session)
        else:
            await self._lobby.free(act, session.id)

    async def _table(self, act: Act, session: Session) -> None:
        await self._context.repost(session, BOARD, act.now)

    async def _hand(self, act: Act, session: Session) -> None:
        await self._context.repost(session, private_slot(act.person.id), act.now)

    async def _nudge(self, act: Act, session: Session) -> None:
        await self._seats.ring(act, session.id)

    async def _offer(self, act: Act, session: Session) -> None:
        await self._seats.offer_all(act, session.id)


def _has_rivals(session: Session) -> bool:
    return session.status == "playing" and rivals.first_seat(session) is not None


def _missing(deed: Deed) -> Refused:
    """Why there is no table that fits, though there are others."""
    return Refused("begun") if deed.status == "gathering" else Refused("not-begun")
