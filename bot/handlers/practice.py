"""Practice: somebody alone with rivals, in their private chat; and hints, also at a group's table of that kind.

Buttons: PRACTICE HINT; a rematch comes by `lobby`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.callback_data import Verb
from bot.delivery import person_tables
from bot.handlers import people, quiet_hours, replying, tables
from bot.handlers.context import Context
from bot.screens import hints
from bot.screens import practice as screens
from bot.telegram.act import Act, Reply
from bot.thinking import written
from games import catalogue
from games.game import Refused
from games.lesson import lesson_of
from games.sessions import lessons, lobby, rivals
from games.sessions.seat import Chair
from games.sessions.session import Session, Stale, Step, seated
from games.sessions.slots import private_slot
from storage.people import Who

MOST = 5
"""Tables at which one may practise at the same time."""


class Practice:
    """Opens tables at which nobody else sits: they begin at once."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.verbs = {Verb.PRACTICE: self.choose, Verb.HINT: self.hint}

    async def choose(self, act: Act) -> Reply:
        """What to practise, against whom, and off it goes: each answer is an edit of the question."""
        if not act.private:
            raise Refused("private-only")
        words, wish = await self._context.words(act), screens.wish_of(act.pressed.choice)
        if wish is None:
            await replying.tell(self._context, act.person.id, screens.which_game(words))
            return Reply()
        if wish.lesson:
            await self._teach(act, wish)
            screen = screens.begun(words, wish)
        elif wish.now:
            await self._begin(act, f"{act.message}", self._gathered(act, wish))
            screen = screens.begun(words, wish)
        elif wish.choice != act.pressed.choice and not await self._taught(act, wish.game):
            screen = screens.guided_first(words, wish)
        else:
            screen = screens.against(words, wish)
        await replying.turn_into(self._context, act, screen)
        return Reply()

    async def _taught(self, act: Act, game: str) -> bool:
        """Whether they need no lesson, or there is none."""
        who = await self._context.store.people.one(act.person.id)
        return game in who.taught or lesson_of(catalogue.game(game)) is None

    async def _teach(self, act: Act, wish: screens.Wish) -> None:
        """The guided first practice; whoever has begun it isn't offered it first any more."""
        await self._begin(
            act,
            f"{act.message} lesson",
            self._gathered(act, wish),
            lambda table: lessons.begin(table, act.person, act.now),
        )
        await self._context.store.people.change(act.person.id, lambda who: _taught(who, wish.game))

    async def hint(self, act: Act) -> Reply:
        """Shows in the tapper's hand what a strong rival would do in their place: where nobody minds but rivals."""
        session = await self._context.session(act)
        seat, words = seated(session, act.person.id), await self._context.words(act)
        epoch = session.chairs[seat].epoch
        if not rivals.are_all_but(session, seat):
            raise Refused("hint-people")
        if not session.asked(seat) or (session.lesson and session.lesson.guides):
            raise Refused("hint-wait")
        if act.pressed.epoch != epoch:
            raise Stale
        found = await self._context.thinker.hint(session, seat)
        if found is None:
            return Reply(words.text("toast-hint-none"))
        menu = f"{hints.MENU}{written.of_hint(found).decode()}"
        await self._context.wish(session.id, private_slot(act.person.id), act.now, menu=menu, epoch=epoch)
        return Reply()

    async def again(self, act: Act, old: Session) -> None:
        """The same once more, after the end."""
        chairs = (Chair(act.person), *(Chair(chair.rival) for chair in old.chairs if chair.rival))
        anew = lobby.gather("", old.game, old.chat, act.person, act.now, clock="none")
        await self._begin(act, old.id, replace(anew, chairs=chairs, chatter=old.chatter))

    def _gathered(self, act: Act, wish: screens.Wish) -> Session:
        table = lobby.gather("", wish.game, act.person.id, act.person, act.now, clock="none")
        for _ in range(wish.rivals):
            table = lobby.seat_rival(table, act.person, wish.level, act.now).session
        return table

    async def _begin(
        self, act: Act, cause: str, table: Session, start: Callable[[Session], Step] | None = None
    ) -> None:
        """Begins it, once for each cause: a double tap opens no second table; `start`: how, if not just so. Raises
        Refused.
        """
        context, store = self._context, self._context.store
        id = tables.id_of(context, f"practice:{act.person.id}:{cause}")
        if await store.sessions.load(id) is None:
            open_now = await person_tables.sessions(store, act.person.id)
            if sum(session.private for session in open_now) >= MOST:
                raise Refused("practice-full", n=MOST)
        await people.meet(context, act)
        _, ways = await quiet_hours.ways(context, act, act.chat)
        who = await store.people.one(act.person.id)
        adepts = frozenset({who.id}) if table.game in who.learned else frozenset[int]()
        first, *others = table.chairs
        table = replace(table, id=id, chairs=(replace(first, **ways), *others))
        if start is None:
            start = partial(lobby.start, person=act.person, now=act.now, chance=context.seed(), adepts=adepts)
        begun, log = start(table)
        await store.people.add_game(act.person.id, id, now=act.now)
        await store.sessions.create(begun, now=act.now, update=act.update, log=log)
        await person_tables.back(store, context.show, act.person, act.now)
        context.show.refresh_soon(id, (private_slot(act.person.id),))


def _taught(who: Who, game: str) -> Who:
    return who if game in who.taught else replace(who, taught=(*who.taught, game))
