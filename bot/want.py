"""What each place should show of a session now. Pure: no sending, no storing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.cast import Cast, board_of
from bot.screens import games as game_screens
from bot.screens import lobby, notices
from bot.screens.frame import goes_stale
from bot.screens.screen import Screen
from games import bells
from games.session import ASK, BOARD, CALL, END, Chair, Session
from storage.shown import Shown, Wish

NOTHING = Wish()


@dataclass(frozen=True)
class Want:
    """The content of one place. Without a screen nothing should stand there."""

    chat: int
    thread: int | None = None
    screen: Screen | None = None
    ring: int = 0
    """A number that grows with every bell: a message sent for a smaller one is replaced by a new one that rings."""
    silent: bool = True
    """Whether a new message without a bell comes silently."""
    optional: bool = False
    """A reminder: rather missed than sent twice."""
    again: float | None = None
    """When this place has to be looked at again by itself."""


def want(session: Session, place: str, cast: Cast, shown: Mapping[str, Shown], wish: Wish | None, now: float) -> Want:
    """What `place` should show."""
    wish, have = wish or NOTHING, shown.get(place)
    if session.ended is not None and _was_sent(place, have):
        return Want(session.chat, session.thread)  # what is over is not sent anew
    if place in IN_GROUP:
        return IN_GROUP[place](session, cast, wish, now)
    return _private(session, int(place[1:]), cast, shown, wish, now)


def _was_sent(place: str, have: Shown | None) -> bool:
    """Whether a place of an ended table has had its message, and has it no more."""
    if have and have.message:
        return False
    return place == BOARD or (place == END and have is not None and have.call > 0)


def _board(session: Session, cast: Cast, wish: Wish, now: float) -> Want:
    scene = cast.scene(session, now)
    if session.status == "gathering":
        menu = open_menu(wish, 0, now)
        return Want(session.chat, session.thread, lobby.gathering(scene, menu), silent=False)
    if session.status == "closed":
        return Want(session.chat, session.thread, lobby.closed(scene))
    board, stale = game_screens.of(session.game).board(scene), goes_stale(scene, session.awaited)
    return Want(session.chat, session.thread, board, again=stale)


def _end(session: Session, cast: Cast, wish: Wish, now: float) -> Want:
    if session.status != "finished":
        return Want(session.chat, session.thread)
    ended = game_screens.of(session.game).ended(cast.scene(session, now))
    return Want(session.chat, session.thread, ended, ring=1)


def _call(session: Session, cast: Cast, wish: Wish, now: float) -> Want:
    """The mention of whoever is on turn and can't be reached in private."""
    seats = [seat for seat in sorted(session.awaited) if _unreached(session.chairs[seat], cast)]
    if not seats:
        return Want(session.chat, session.thread)
    calls = sum(chair.call for chair in session.chairs)
    scene = cast.scene(session, now)
    return Want(
        session.chat, session.thread, notices.unreached(scene, seats), ring=calls, again=goes_stale(scene, seats)
    )


def _unreached(chair: Chair, cast: Cast) -> bool:
    """Whether somebody who is on turn can only be called in the group."""
    return chair.person.id in cast.unreached and not (chair.stand_in or chair.muted)


def _ask(session: Session, cast: Cast, wish: Wish, now: float) -> Want:
    """The question of /stop, for a minute."""
    if session.ended is not None or open_menu(wish, 0, now) != "stop":
        return Want(session.chat, session.thread)
    return Want(session.chat, session.thread, notices.stop_question(cast.scene(session, now)), again=wish.until)


IN_GROUP = {BOARD: _board, END: _end, CALL: _call, ASK: _ask}


def _private(session: Session, person: int, cast: Cast, shown: Mapping[str, Shown], wish: Wish, now: float) -> Want:
    if person in cast.unreached:
        return Want(person)
    scene = cast.scene(session, now, reader=person, board=board_of(shown))
    seat = session.seat_of(person)
    have = shown.get(f"p{person}")
    if session.status in ("gathering", "closed") or seat is None:
        asked = wish.repost > (have.reposted if have else 0) or (have and have.message)
        return Want(person, screen=lobby.waiting_room(scene, person) if asked else None)
    chair, awaited = session.chairs[seat], seat in session.awaited
    reminded = awaited and chair.head == "reminder"
    menu = open_menu(wish, chair.epoch, now) if awaited else ""
    head = "reminder" if reminded and not menu else ""
    screen = game_screens.of(session.game).hand(scene, seat, menu, head)
    stale = goes_stale(scene, (seat,)) if awaited else None
    return Want(person, screen=screen, ring=bells.bell(session, seat), optional=reminded, again=stale)


def open_menu(wish: Wish, epoch: int, now: float) -> str:
    """The menu that is open in a place, unless what it was opened for has passed."""
    return wish.menu if wish.epoch == epoch and (wish.until is None or wish.until > now) else ""
