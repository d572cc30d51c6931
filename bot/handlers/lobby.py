"""Around the play: people join a lobby and leave it; it starts, is stopped, and begins again. It opens in `opening`.

Buttons: JOIN LEAVE RIVAL START START_ANYWAY REMATCH STOP GO_ON; /join and /stop come by `table_commands`. How long a
lobby waits: `games.sessions.lobby`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.callback_data import Verb
from bot.delivery import person_tables
from bot.handlers import people, quiet_hours, tables
from bot.handlers.context import Context
from bot.handlers.lobby_menu import open_menu
from bot.screens.pending import SURE
from bot.telegram.act import Act, Reply
from bot.text.zones import quiet_of
from games.game import Refused
from games.levels import LEVELS, Level
from games.sessions import lobby
from games.sessions.session import Session, Stale, Step
from games.sessions.slots import ASK, BOARD, question_slot

QUESTION_SECONDS = 60.0
"""How long the question of /stop stands."""


class Known(NamedTuple):
    """What matters of people when a game begins."""

    unreached: frozenset[int]
    """Whom the bot can't write to."""
    adepts: frozenset[int]
    """Who has played such a game before."""
    namesakes: frozenset[int]
    """Who plays such a game in another chat of that name."""


class Lobby:
    """Handles everything around the play itself."""

    def __init__(
        self,
        context: Context,
        open_lobby: Callable[[Act, Session], Awaitable[Session]],
        practise: Callable[[Act, Session], Awaitable[None]],
    ) -> None:
        """`open_lobby`: that of a rematch, unless one stands here already; `practise`: once more, in private."""
        self._context, self._open, self._practise = context, open_lobby, practise
        self.verbs = {
            Verb.JOIN: self.join,
            Verb.LEAVE: self.leave,
            Verb.RIVAL: self.rival,
            Verb.START: self.start,
            Verb.START_ANYWAY: self.start,
            Verb.REMATCH: self.rematch,
            Verb.STOP: self.stop,
            Verb.GO_ON: self.go_on,
        }

    async def join(self, act: Act) -> Reply:
        """Seats the tapper at once; the same tap leads who hasn't started the bot into private."""
        sid = act.pressed.session
        await self.seat(act, sid)
        return await people.welcomed(self._context, act, sid)

    async def seat(self, act: Act, sid: str) -> None:
        """Seats whoever acts. A rematch begins by it, once all are there."""
        await people.meet(self._context, act)
        await self._context.store.people.add_game(act.person.id, sid, now=act.now)
        table = await self._context.store.sessions.load(sid)
        _, ways = await quiet_hours.ways(self._context, act, table.chat if table else act.chat)
        await self._gathered(act, sid, lambda session: lobby.join(session, act.person, act.now, **ways))
        await person_tables.back(self._context.store, self._context.show, act.person, act.now)

    async def leave(self, act: Act) -> Reply:
        await self.free(act, act.pressed.session)
        return Reply((await self._context.words(act)).text("toast-left"))

    async def free(self, act: Act, sid: str) -> None:
        """Frees the chair of whoever acts, or declines for them. A rematch may begin by it: all others are there."""
        await self._gathered(act, sid, lambda session: lobby.leave(session, act.person, act.now))
        await self._context.store.people.drop_game(act.person.id, sid)

    async def rival(self, act: Act) -> Reply:
        """Seats a computer player, or sends one away."""
        choice, sid = act.pressed.choice, act.pressed.session
        if choice.startswith("-"):
            change = partial(lobby.unseat_rival, person=act.person, name=choice[1:], now=act.now)
        else:
            change = partial(lobby.seat_rival, person=act.person, level=_level(choice), now=act.now)
        await self._context.change(act, sid, change)
        return Reply()

    async def reached(self, act: Act) -> None:
        """Whoever acts has pressed Start: a rematch that waited for it begins."""
        for sid in await self._context.store.people.games(act.person.id):
            session = await self._context.store.sessions.load(sid)
            if session and lobby.complete(session):
                await self._gathered(act, sid, Step)

    async def start(self, act: Act) -> Reply:
        """Begins the game. Who can't be reached in private keeps it waiting, unless the host says otherwise; if that is
        whoever taps, they are led there.
        """
        sid, seed = act.pressed.session, self._context.seed()
        known = await self._people(act, await self._context.session(act))
        unreached = frozenset[int]() if act.pressed.verb is Verb.START_ANYWAY else known.unreached

        def begin(session: Session) -> Step:
            return lobby.start(
                session, act.person, act.now,
                chance=seed, unreached=unreached, adepts=known.adepts, namesakes=known.namesakes,
            )  # fmt: skip

        try:
            change = await self._context.change(act, sid, begin)
        except Refused as refused:
            if refused.reason != "unreached":
                raise
            if act.person.id in unreached:
                return await people.welcomed(self._context, act, sid)
            return await self._ask_host(act)
        await self._begun(change.after)
        return Reply()

    async def rematch(self, act: Act) -> Reply:
        """«Ещё раз»: a lobby with whoever asks; everybody after that joins it."""
        old = await self._context.session(act)
        if old.private:
            await self._practise(act, old)
            return Reply()
        anew = lobby.rematch(old, act.person, tables.new_id(self._context, act), act.now)
        chat, ways = await quiet_hours.ways(self._context, act, old.chat)
        anew = lobby.set_quiet(anew, quiet_of(chat, self._context.settings), act.now).session
        anew = lobby.set_hours(anew, act.person.id, ways["hours"]).session
        anew = lobby.set_auto(anew, act.person.id, ways["auto"], act.now).session
        session = await self._open(act, anew)
        self._context.show.refresh_soon(session.id, (BOARD,))
        if session.id == anew.id:
            return await people.welcomed(self._context, act, session.id)
        # The tapped message belongs to the old table: the new one, who doesn't know it, must not sweep it away.
        return await self.join(replace(act, message=None, press=replace(act.pressed, session=session.id)))

    async def ask_stop(self, act: Act, session: Session) -> None:
        """The question before a table is stopped. Raises Refused for those who may not."""
        if session.status == "playing":
            until = act.now + QUESTION_SECONDS
            await self._context.wish(session.id, ASK, act.now, menu="stop", until=until, repost=True)
        else:
            await self._stop(replace(act, message=None), session.id)

    async def stop(self, act: Act) -> Reply:
        """Ends the table; in private, where the group can't be asked, it asks back first."""
        if act.private and act.pressed.choice == SURE:
            session = await self._context.session(act)
            until = act.now + QUESTION_SECONDS
            await self._context.wish(session.id, question_slot(act.person.id), act.now, menu=SURE, until=until)
        else:
            await self._stop(act, act.pressed.session)
        return Reply()

    async def _stop(self, act: Act, sid: str) -> None:
        await self._context.change(act, sid, lambda session: lobby.stop(session, act.person, act.now, admin=act.admin))

    async def go_on(self, act: Act) -> Reply:
        """Takes the question of /stop away: for those who play, or may stop."""
        session = await self._context.session(act)
        await self._context.wish(session.id, question_slot(act.person.id) if act.private else ASK, act.now, menu="")
        return Reply()

    async def _gathered(self, act: Act, sid: str, change: Callable[[Session], Step]) -> None:
        """Changes a lobby. A rematch in which all are there, and can be reached, begins in the same step."""
        seed, there = self._context.seed(), await self._context.store.sessions.load(sid)
        known = await self._people(act, there) if there else None

        def changed(session: Session) -> Step:
            step = change(session)
            return begun_if_complete(step, act.now, seed, known) if known else step

        made = await self._context.change(act, sid, changed)
        if made.after.status == "playing":
            await self._begun(made.after)

    async def _people(self, act: Act, session: Session) -> Known:
        """Those at the table, whoever is called there, and whoever acts."""
        audience = await self._context.audiences.of(session, (act.person.id,))
        adepts = (id for id, who in audience.people.items() if session.game in who.learned)
        namesakes = await person_tables.namesakes(self._context.store, session, audience.chat.title)
        return Known(audience.unreached, frozenset(adepts), namesakes)

    async def _ask_host(self, act: Act) -> Reply:
        """Whether to begin without those who can't be reached: the host decides."""
        lobby.hosted(await self._context.session(act), act.person.id)
        await open_menu(self._context, act, "override")
        return Reply()

    async def _begun(self, session: Session) -> None:
        """The next game here need not explain itself."""
        await self._context.store.chats.note(session.chat, games_begun=1)


def begun_if_complete(step: Step, now: float, seed: int, known: Known) -> Step:
    """A change of a lobby, by which a rematch begins if all are there and can be reached."""
    session = step.session
    late = known.unreached.intersection(person.id for person in session.people)
    if late or not session.host or not lobby.complete(session):
        return step
    return lobby.start(session, session.host, now, chance=seed, adepts=known.adepts, namesakes=known.namesakes)


def _level(choice: str) -> Level:
    """Raises Stale for what names none."""
    if choice not in LEVELS:
        raise Stale
    return choice
