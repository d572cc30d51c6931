"""Who may do what: one table for every button and command, and one check."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum, auto

from bot.callback_data import Verb
from bot.handlers.admins import Admins, Unseen
from bot.telegram.act import Act
from games.game import Refused
from games.sessions.lobby import called_again, stands_still
from games.sessions.session import Session


class Role(Enum):
    """What somebody is to a table and its chat; a person has all that apply."""

    MOVER = auto()
    """A player whom the game waits for."""
    PLAYER = auto()
    HOST = auto()
    STUCK = auto()
    """A player of a game in which nobody has moved for a day."""
    INVITED = auto()
    """Somebody whom a rematch calls."""
    MEMBER = auto()
    """Somebody with a face in the table's chat."""
    ADMIN = auto()
    """An admin of the table's chat, under their own name."""
    NAMELESS = auto()
    """An anonymous admin of the table's chat."""
    CHANNEL = auto()
    """A channel or another bot that speaks in the chat."""
    STRANGER = auto()
    """Somebody with a face elsewhere: another group, or a private chat."""


EVERYBODY = frozenset(Role)
FACES = EVERYBODY - {Role.NAMELESS, Role.CHANNEL}
HERE = FACES - {Role.STRANGER, Role.INVITED}
PLAYERS = frozenset({Role.MOVER, Role.PLAYER, Role.HOST, Role.STUCK})
HOSTS = frozenset({Role.HOST})
ADMINS = frozenset({Role.ADMIN, Role.NAMELESS})
READERS = PLAYERS | {Role.MEMBER}

MAY: Mapping[Verb | str, frozenset[Role]] = {
    Verb.MOVE: PLAYERS,
    Verb.ACT: PLAYERS,
    Verb.OPEN: PLAYERS,
    Verb.LOOK: PLAYERS,
    Verb.ORDER: PLAYERS,
    Verb.AHEAD: PLAYERS,
    Verb.AUTO: PLAYERS,
    Verb.WHY: PLAYERS,
    Verb.EXPLAIN: READERS,
    Verb.UNDO: PLAYERS,
    Verb.TABLE: PLAYERS,
    Verb.HAND: PLAYERS,
    Verb.TO_HAND: PLAYERS,
    Verb.JOIN: HERE,
    Verb.LEAVE: PLAYERS | {Role.INVITED},
    Verb.START: PLAYERS,
    Verb.START_ANYWAY: HOSTS,
    Verb.LOBBY: HOSTS,
    Verb.CHOOSE: HOSTS,
    Verb.REMATCH: HERE,
    Verb.STOP: HOSTS | ADMINS | {Role.STUCK},
    Verb.GO_ON: PLAYERS | ADMINS,
    Verb.MEANT: EVERYBODY,
    Verb.LOG: READERS,
    Verb.RECORD: READERS,
    Verb.NEW: FACES,
    Verb.GAMES: EVERYBODY,
    Verb.MINE: FACES,
    Verb.RULES: EVERYBODY,
    Verb.MINUTE: FACES,
    Verb.LANGUAGE: HOSTS | ADMINS,
    Verb.SETTINGS: HOSTS | ADMINS,
    Verb.SET: HOSTS | ADMINS,
    Verb.AWAY: FACES,
    Verb.NUDGE: PLAYERS,
    Verb.BACK: PLAYERS,
    Verb.HERE: PLAYERS,
    Verb.PAUSE: PLAYERS,
    Verb.GET_UP: PLAYERS,
    Verb.VOTE: PLAYERS,
    Verb.KICK: HOSTS | ADMINS,
    Verb.OFFER: HOSTS | ADMINS,
    Verb.SIT: HERE,
    Verb.RIVAL: HOSTS,
    Verb.HINT: PLAYERS,
    Verb.PRACTICE: FACES,
    Verb.GIVE: HOSTS | ADMINS,
    Verb.TAKEBACK: PLAYERS,
    Verb.COME: PLAYERS | {Role.ADMIN},
    "/new": FACES,
    "/join": HERE,
    "/leave": PLAYERS | {Role.INVITED},
    "/table": EVERYBODY,
    "/hand": PLAYERS,
    "/rules": EVERYBODY,
    "/log": EVERYBODY,
    "/stop": HOSTS | ADMINS | {Role.STUCK},
    "/help": EVERYBODY,
    "/lang": HOSTS | ADMINS,
    "/start": EVERYBODY,
    "/games": FACES,
    "/settings": HOSTS | ADMINS,
    "/away": FACES,
    "/nudge": PLAYERS,
    "/kick": HOSTS | ADMINS,
    "/offer": HOSTS | ADMINS,
}
"""In a private chat with the bot everybody is their own admin."""

OF_A_TABLE = frozenset({"/join", "/leave", "/table", "/hand", "/stop", "/log", "/nudge", "/kick", "/offer"})
"""Commands that are checked once it is known which table they mean."""

OF_A_CHAT = frozenset({Verb.LANGUAGE, Verb.SETTINGS, Verb.SET, "/lang", "/settings"})
"""What the host of any table in a chat may do there: checked once it is known which tables those are."""


def roles(act: Act, session: Session | None) -> frozenset[Role]:
    """What whoever acts is to the session and its chat; without a session, to the chat of the act."""
    here = session is None or act.chat == session.chat
    if act.faceless:
        return frozenset({Role.NAMELESS if act.admin and here else Role.CHANNEL})
    own = {Role.MEMBER if here else Role.STRANGER}
    if here and (act.admin or act.private):
        own.add(Role.ADMIN)
    seat = session.seat_of(act.person.id) if session else None
    if session is not None and called_again(session, act.person.id):
        own.add(Role.INVITED)
    if session is not None and seat is not None:
        own |= {Role.PLAYER, Role.MEMBER}
        own |= {Role.MOVER} if seat in session.awaited else set()
        own |= {Role.HOST} if session.host and session.host.id == act.person.id else set()
        own |= {Role.STUCK} if stands_still(session, act.now) else set()
    return frozenset(own)


def check(act: Act, session: Session | None = None) -> None:
    """Raises Refused, with what the person hears, unless they may do what they do."""
    may = MAY[act.deed]
    if not may & roles(act, session):
        raise _refusal(act, may, session)


async def ranked(admins: Admins, act: Act) -> Act:
    """The act, with what Telegram says of whoever acts where it matters whether they are an admin."""
    if act.admin or act.faceless or not _asks_for_admins(act):
        return act
    try:
        return replace(act, admin=await admins.include(act.chat, act.person.id))
    except Unseen:
        return replace(act, unranked=True)


def _asks_for_admins(act: Act) -> bool:
    """Whether it matters for this deed that somebody is an admin, which only Telegram can tell: not if members may."""
    may = MAY[act.deed]
    return Role.ADMIN in may and Role.MEMBER not in may and not act.private


def _refusal(act: Act, may: frozenset[Role], session: Session | None) -> Refused:
    if act.faceless and may & {Role.MEMBER, Role.PLAYER}:
        return Refused("faceless")
    if act.unranked:
        return Refused("admins-unseen")
    if act.deed in OF_A_CHAT:
        return Refused("settings-only")
    if Role.HOST in may and Role.PLAYER not in may and session and session.host:
        return Refused("host-only", name=session.host.name, person=session.host.id)
    return Refused("not-at-table")
