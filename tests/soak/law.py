"""What one update may change of a session, said apart from the bot: who did it, and what the rules allow them now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, cast, get_args

from bot.callback_data import BadData, Press, Verb, parse
from bot.sandbox.model import Json
from games.game import Refused, Seat
from games.levels import LEVELS
from games.sessions import (
    absence,
    ahead,
    lessons,
    lobby,
    pause,
    play,
    reminders,
    rivals,
    takeback,
    votes,
    window_orders,
)  # fmt: skip
from games.sessions.seat import Occupant
from games.sessions.session import Person, Session, Stale, Step

HOSTS = frozenset({Verb.START_ANYWAY, Verb.CHOOSE})


@dataclass(frozen=True)
class Deed:
    """What an update says: who did what, where."""

    person: int = 0
    chat: int = 0
    press: Press | None = None
    command: str = ""
    gone: int = 0
    """Who left the chat."""
    faceless: bool = False
    admin: bool = False

    @property
    def what(self) -> str:
        return self.press.verb if self.press else self.command


def deed_of(update: Json, admins: frozenset[tuple[int, int]]) -> Deed:
    """The deed behind an update that may be broken; `admins`: (chat, person) of all of them."""
    query, message = _dict(update.get("callback_query")), _dict(update.get("message"))
    change = _dict(update.get("my_chat_member"))
    about = _dict(query.get("message")) if query else message or change
    sender = _dict((query or message or change).get("from"))
    person, chat = _int(sender.get("id")), _int(_dict(about.get("chat")).get("id"))
    alias = _dict(message.get("sender_chat"))
    gone = _int(_dict(message.get("left_chat_member")).get("id"))
    faceless = bool(sender.get("is_bot")) or bool(alias)
    admin = (chat, person) in admins or (bool(alias) and alias.get("id") == chat)
    try:
        press = parse(query["data"]) if isinstance(query.get("data"), str) else None
    except BadData:
        press = None
    words = str(message.get("text") or "").split()
    return Deed(
        person, chat or person, press, words[0].partition("@")[0].lower() if words else "", gone, faceless, admin
    )


def lawful(deed: Deed, before: Session | None, after: Session) -> bool:
    """Whether the deed may have made this of a session (None: nothing was there)."""
    if before is None:
        return _opened(deed, after)
    if deed.press and deed.press.verb is Verb.MEANT and deed.press.session == before.id:
        deed = replace(deed, press=None, command=deed.press.choice)
    if deed.press and deed.press.session != before.id and deed.what != Verb.REMATCH:
        return False
    if _same(_renamed(before, after, deed.person), after):
        return True
    if deed.gone and before.status == "gathering":
        return deed.chat == before.chat and _left(before, after, deed.gone)
    if deed.gone:
        gone = _person(before, deed.gone)
        return deed.chat == before.chat and _comes_to(lambda: absence.leave(before, gone, after.acted), after)
    if deed.what in BESIDE:
        return _comes_to(lambda: BESIDE[deed.what](before, deed, after), after)
    match deed.what:
        case Verb.MOVE | Verb.ACT | Verb.UNDO:
            return _played(deed, before, after)
        case Verb.ORDER:
            return any(_comes_to(partial(_ordered, before, deed, after, at), after) for at in _moments(before, after))
        case "/join" if before.status == "playing":
            return _comes_to(lambda: _in_a_rivals_place(before, deed, after), after)
        case Verb.JOIN | Verb.REMATCH | "/join":
            return _joined(deed, before, after)
        case Verb.LEAVE | "/leave":
            return before.status == "gathering" and _left(before, after, deed.person)
        case "/start":
            return deed.chat == deed.person and lobby.complete(before) and _begun(deed, before, after)
        case Verb.START | Verb.START_ANYWAY:
            return _begun(deed, before, after)
        case Verb.CHOOSE:
            return _hosts(deed, before) and _same(
                replace(before, clock=after.clock, answer=after.answer, options=after.options, chatter=after.chatter),
                after,
            )
        case Verb.STOP | "/stop":
            stopped = replace(before, status="closed", closed="stopped", undo=None, vote=None)
            return (_hosts(deed, before) or (deed.admin and deed.chat == before.chat)) and _same(stopped, after)
        case _:
            return False


def _comes_to(step: Callable[[], Step], after: Session) -> bool:
    """Whether the rules of the table make just this of it."""
    try:
        return _same(step().session, after)
    except Refused:
        return False


def _choice(deed: Deed) -> str:
    return deed.press.choice if deed.press else ""


def _seat(deed: Deed) -> Seat:
    if not _choice(deed).isdigit():
        raise Refused("stale")
    return Seat(int(_choice(deed)))


def _admin(before: Session, deed: Deed) -> bool:
    return deed.admin and deed.chat == before.chat


def _paused(before: Session, deed: Deed, after: Session) -> Step:
    choice = _choice(deed)
    if choice not in ("wait", "end", "finish"):
        raise Refused("stale")
    return pause.answer_pause(before, _person(after, deed.person), cast(Any, choice), after.acted)


def _offered(before: Session, deed: Deed, after: Session) -> Step:
    seats = [seat for seat, chair in before.seats() if chair.left] if deed.command else [_seat(deed)]
    for seat in seats:
        who = _person(after, deed.person)
        before = absence.offer(before, who, seat, after.acted, admin=_admin(before, deed)).session
    return Step(before)


def _sat(before: Session, deed: Deed, after: Session) -> Step:
    seat = _seat(deed)
    if deed.chat != before.chat or deed.faceless or seat >= len(after.chairs):
        raise Refused("not-at-table")
    return absence.take(before, _person(after, deed.person), seat, after.acted, hours=after.chairs[seat].hours)


def _in_a_rivals_place(before: Session, deed: Deed, after: Session) -> Step:
    seat = rivals.first_seat(before)
    if seat is None or deed.chat != before.chat or deed.faceless:
        raise Refused("begun")
    return absence.take(before, _person(after, deed.person), seat, after.acted, hours=after.chairs[seat].hours)


def _with_a_rival(before: Session, deed: Deed, after: Session) -> Step:
    who, choice = _person(after, deed.person), _choice(deed)
    if choice.startswith("-"):
        return lobby.unseat_rival(before, who, choice[1:], after.acted)
    level = next((level for level in LEVELS if level == choice), None)
    if level is None:
        raise Stale
    return lobby.seat_rival(before, who, level, after.acted)


def _given(before: Session, deed: Deed, after: Session) -> Step:
    who, admin = _person(after, deed.person), _admin(before, deed)
    return absence.give(before, who, _seat(deed), "sensible", after.acted, admin=admin)


def _takes_back(before: Session, deed: Deed, after: Session) -> Step:
    who, choice = _person(after, deed.person), _choice(deed)
    if choice in ("yes", "no"):
        return takeback.answer(before, who, choice == "yes", after.acted)
    if choice != "ask":
        raise Refused("stale")
    return takeback.ask(before, who, after.acted)


def _kicked(before: Session, deed: Deed, after: Session) -> Step:
    who, admin = _person(after, deed.person), _admin(before, deed)
    return absence.kick(before, who, _seat(deed), after.acted, admin=admin)


def _ordered(before: Session, deed: Deed, after: Session, at: float) -> Step:
    wish = next((wish for wish in get_args(window_orders.WindowWish) if wish == _choice(deed)), None)
    if wish is None:
        raise Refused("stale")
    return window_orders.order(
        before, _person(after, deed.person), wish, at, window=deed.press.epoch if deed.press else None
    )


def _planned(before: Session, deed: Deed, after: Session) -> Step:
    """Orders are given in private."""
    if deed.chat != deed.person:
        raise Stale
    person, code = _person(before, deed.person), _choice(deed)
    return ahead.order(before, person, code, after.acted) if code else ahead.drop(before, person, after.acted)


def _left_to_the_bot(before: Session, deed: Deed, after: Session) -> Step:
    if _choice(deed) not in ("on", "off") or not _sits(before, deed.person):
        raise Stale
    return lobby.set_auto(before, deed.person, _choice(deed) == "on", after.acted)


def _moments(before: Session, after: Session) -> tuple[float, float]:
    """When a pass or an order may have been, which leaves no mark: in the least time of a window, or after it."""
    begun = (chair.since or 0.0 for chair in after.chairs)
    return after.acted, max(after.acted, *begun, *(chair.holds or 0.0 for chair in before.chairs))


BESIDE: Mapping[str, Callable[[Session, Deed, Session], Step]] = {
    Verb.GET_UP: lambda before, deed, after: absence.leave(before, _person(after, deed.person), after.acted),
    Verb.BACK: lambda before, deed, after: absence.returns(before, _person(after, deed.person), after.acted),
    Verb.HERE: lambda before, deed, after: absence.here(before, _person(after, deed.person), after.acted),
    Verb.NUDGE: lambda before, deed, after: reminders.nudge(before, _person(after, deed.person), after.acted),
    "/nudge": lambda before, deed, after: reminders.nudge(before, _person(after, deed.person), after.acted),
    Verb.VOTE: lambda before, deed, after: votes.vote(
        before, _person(after, deed.person), _choice(deed) == "end", after.acted
    ),
    Verb.PAUSE: _paused,
    Verb.KICK: _kicked,
    Verb.OFFER: _offered,
    "/offer": _offered,
    Verb.SIT: _sat,
    Verb.RIVAL: _with_a_rival,
    Verb.GIVE: _given,
    Verb.TAKEBACK: _takes_back,
    Verb.AHEAD: _planned,
    Verb.AUTO: _left_to_the_bot,
}
"""What is done at a table beside its game."""


def _opened(deed: Deed, after: Session) -> bool:
    chair, *others = after.chairs
    if not all(other.rival for other in others) or chair.person is None:
        return False
    if after.private:
        may = deed.what in (Verb.PRACTICE, Verb.REMATCH) and not deed.faceless
        return may and after.chat == chair.person.id == deed.person and after.status == "playing"
    here = deed.chat == after.chat or (deed.what == Verb.REMATCH and deed.person in {p.id for p in after.invited})
    may = deed.what in (Verb.NEW, Verb.REMATCH, "/new") and here and not deed.faceless
    return may and (chair.person.id, after.status) == (deed.person, "gathering")


def _played(deed: Deed, before: Session, after: Session) -> bool:
    assert deed.press
    person, epoch = _person(after, deed.person), deed.press.epoch if deed.what == Verb.MOVE else None
    choice = deed.press.choice
    if deed.what == Verb.UNDO:
        return _comes_to(lambda: play.undo(before, person, after.acted), after)
    return any(
        _comes_to(partial(lessons.play_in, before, person, choice, at, epoch=epoch), after)
        for at in _moments(before, after)
    )


def _joined(deed: Deed, before: Session, after: Session) -> bool:
    """A member of the table's chat sits down; the last of a rematch begins it."""
    if before.status != "gathering" or deed.faceless or deed.chat != before.chat or _sits(before, deed.person):
        return False
    if not after.chairs[-1].seats(deed.person):
        return False
    try:
        room = rivals.made_room(before) if len(before.chairs) >= before.rule_book.seats[-1] else before
    except Refused:
        return False
    together = replace(room, chairs=(*room.chairs, after.chairs[-1]))
    return _same(together, after) or (lobby.complete(together) and _dealt(together, after))


def _left(before: Session, after: Session, person: int) -> bool:
    """Somebody gets up, or declines a rematch, which may begin by it: one alone is nobody whom it waits for."""
    chairs = rivals.host_first(tuple(chair for chair in before.chairs if not chair.seats(person)))
    called = tuple(each for each in before.invited if each.id != person)
    if (chairs, called) == (before.chairs, before.invited):
        return False
    alone = not any(chair.person for chair in chairs)
    left = replace(before, chairs=before.chairs if alone else chairs, invited=called if len(called) > 1 else ())
    if alone:
        return _same(replace(left, status="closed", closed="empty"), after)
    return _same(left, after) or (lobby.complete(left) and _dealt(left, after))


def _begun(deed: Deed, before: Session, after: Session) -> bool:
    may = _hosts(deed, before) if deed.what in HOSTS else _sits(before, deed.person)
    return may and before.status == "gathering" and _dealt(before, after)


def _dealt(before: Session, after: Session) -> bool:
    return after.status == "playing" and _people(before) == _people(after) and before.chat == after.chat


def _same(expected: Session, after: Session) -> bool:
    """Whether two sessions are alike, but for the times of what has happened and what follows from the rest."""
    return _shape(expected) == _shape(after)


def _shape(session: Session) -> tuple[Any, ...]:
    return (
        session.status, session.closed, session.chat, session.thread, session.clock, session.answer, session.options,
        session.state, _people(session), session.invited, session.undo is None, session.gone, session.hosting,
        session.vote,
        [(c.epoch, c.call, c.stand_in, c.left, c.offered, c.order, c.resting, c.ahead, c.auto) for c in session.chairs],
    )  # fmt: skip


def _people(session: Session) -> list[Occupant]:
    return [chair.who for chair in session.chairs]


def _renamed(before: Session, after: Session, person: int) -> Session:
    """Whoever acts may have got another name."""
    if not _sits(before, person) or not _sits(after, person):
        return before
    now = _person(after, person)
    chairs = (replace(c, who=now) if c.seats(person) else c for c in before.chairs)
    return replace(before, chairs=tuple(chairs))


def _hosts(deed: Deed, session: Session) -> bool:
    return session.host is not None and session.host.id == deed.person


def _sits(session: Session, person: int) -> bool:
    return session.seat_of(person) is not None


def _person(session: Session, id: int) -> Person:
    return next((person for person in session.people if person.id == id), Person(id, ""))


def _dict(value: Any) -> Json:
    return value if isinstance(value, dict) else {}


def _int(value: Any) -> int:
    return value if isinstance(value, int) else 0
