"""The whole game: the pages of /log in the group, after the end a file in private. Buttons: LOG RECORD."""

from __future__ import annotations

import structlog

from bot.callback_data import Verb, whole
from bot.handlers import replying
from bot.handlers.context import Context
from bot.screens import chronicle as screens
from bot.screens import start_links
from bot.screens.frame import POST
from bot.screens.screen import Screen
from bot.telegram.act import Act, Reply
from bot.telegram.calls import Verdict
from games import record
from games.game import Refused
from games.replay import Course, Unplayable, course
from games.sessions.session import Session

log = structlog.get_logger()

AGAIN_SECONDS = 10.0
"""Who taps again so soon means the file that has come."""
POSTED_SECONDS = 60.0
"""For so long the moves that were posted from a board are near enough."""
REMEMBERED = 1_000
"""Files; of whoever is forgotten a hasty second tap brings a second file."""


class GameLog:
    """Handles /log, its pages, and «the whole game»."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._brought: dict[tuple[int, str], float] = {}
        """When somebody got a game's file. Only a courtesy, so it lives in this process."""
        self._posted: dict[str, float] = {}
        """When the moves of a table were posted last, likewise."""
        self.verbs = {Verb.LOG: self.turn, Verb.RECORD: self.record}

    async def post(self, act: Act, session: Session) -> None:
        """The newest page, as an answer to a command."""
        await replying.say(self._context, act, await self._page(act, session, None))

    async def turn(self, act: Act) -> Reply:
        """Another page, in the message that was tapped; from a board a message of its own, now and then."""
        session = await self._context.session(act)
        if act.pressed.choice == POST:
            return await self._from_board(act, session)
        await replying.turn_into(self._context, act, await self._page(act, session, _number(act.pressed.choice)))
        return Reply()

    async def record(self, act: Act) -> Reply:
        """The file, in private to whoever taps; who hasn't started the bot is led there first."""
        session = await self._context.session(act)
        if session.status != "finished":
            raise Refused("record-later")
        words, person = await self._context.words(act), act.person.id
        if not await self._context.reached(person):
            return Reply(words.text("toast-record-start"), url=start_links.to_record(self._context.bot.username))
        brought = self._brought.get((person, session.id))
        if brought is None or not 0 <= act.now - brought < AGAIN_SECONDS:
            await self._bring(act, session)
        return Reply(words.text("toast-record-sent"))

    async def _from_board(self, act: Act, session: Session) -> Reply:
        if not act.offered:
            return Reply()
        if 0 <= act.now - self._posted.get(session.id, -POSTED_SECONDS) < POSTED_SECONDS:
            raise Refused("log-posted")
        if len(self._posted) >= REMEMBERED:
            self._posted.clear()
        self._posted[session.id] = act.now
        await self.post(act, session)
        return Reply()

    async def _bring(self, act: Act, session: Session) -> None:
        """Sends the file. Raises Refused."""
        answer = await self._sent(act, session)
        if answer is not Verdict.DONE:
            raise Refused("too-fast" if answer is Verdict.LATER else "trouble")
        if len(self._brought) >= REMEMBERED:
            self._brought.clear()
        self._brought[act.person.id, session.id] = act.now

    async def _sent(self, act: Act, session: Session) -> Verdict:
        audience = await self._context.audiences.of(session, (act.person.id,))
        scene = audience.scene(session, act.now, reader=act.person.id, spoken=act.language)
        entries = await self._context.store.sessions.log(session.id)
        played = _course(session, entries)
        text = record.write(screens.manuscript(scene, tuple(played.told()), played.hands()), entries)
        name = f"kon-{session.game}-{session.id}.txt"
        answer = await self._context.paid_calls.send_file(act.person.id, name, text.encode(), screens.caption(scene))
        return answer.verdict

    async def _page(self, act: Act, session: Session, number: int | None) -> Screen:
        entries = await self._context.store.sessions.log(session.id)
        audience = await self._context.audiences.of(session)
        told = tuple(_course(session, entries).told())
        return screens.page(audience.scene(session, act.now), told, number)


def _number(choice: str) -> int | None:
    """The page that a button names; none: the newest. Raises Refused."""
    if not choice:
        return None
    number = whole(choice, digits=5)
    if number is None:
        raise Refused("no-page")
    return number


def _course(session: Session, entries: list[str]) -> Course:
    """The game played again. Raises Refused: it may not have begun, or have had another deck."""
    if not entries or session.state is None:
        raise Refused("no-log")
    try:
        return course(entries)
    except Unplayable as error:
        log.warning("a game can't be played again", session=session.id, error=str(error))
        raise Refused("no-log") from None
