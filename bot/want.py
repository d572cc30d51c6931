"""What each place should show of a session now. Pure: no sending, no storing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot import when
from bot.cast import Cast, board_of
from bot.screens import games as game_screens
from bot.screens import lobby, notices, pending
from bot.screens.frame import board_goes_stale, goes_stale
from bot.screens.pending import GET_UP, KICK
from bot.screens.screen import Scene, Screen
from games import absence, bells
from games.game import Seat
from games.places import ASK, BOARD, CALL, END, VOTE, person_of, reader
from games.session import Chair, Session
from storage.shown import Shown, Wish

NOTHING = Wish()
ONCE = ("reminder", "nudge")


@dataclass(frozen=True)
class Want:
    """The content of one place. Without a screen nothing should stand there."""

    chat: int
    thread: int | None = None
    screen: Screen | None = None
    ring: int = 0
    """A number that grows with every bell: a message sent for a smaller one is replaced by a new one that rings."""
    aloud: bool = True
    """Whether the bell can be heard: not at night."""
    silent: bool = True
    """Whether a new message without a bell comes silently."""
    optional: bool = False
    """A reminder: rather missed than sent twice."""
    keeps: bool = False
    """Whether the message of before stays when a new one comes."""
    again: float | None = None
    """When this place has to be looked at again by itself."""


def want(session: Session, place: str, cast: Cast, shown: Mapping[str, Shown], wish: Wish | None, now: float) -> Want:
    """What `place` should show."""
    wish, have = wish or NOTHING, shown.get(place)
    if session.ended is not None and _was_sent(session, place, have):
        return Want(session.chat, session.thread)  # what is over is not sent anew
    if place in IN_GROUP:
        return IN_GROUP[place](session, cast, wish, now)
    seat, person = reader(place), person_of(place)
    if person is None:
        assert seat is not None
        return _reading(session, seat, cast, now)
    if place.startswith("q"):
        return _question(session, person, cast, wish, now)
    return _private(session, person, cast, shown, wish, now)


def _was_sent(session: Session, place: str, have: Shown | None) -> bool:
    """Whether a place of an ended table has had its message, and has it no more.

    A board that was too old to say that its table is closed is replaced once more.
    """
    if have and (have.message or (place == BOARD and session.status == "closed" and session.started is not None)):
        return False
    return place == BOARD or (place == END and have is not None and have.call > 0)


def _board(session: Session, cast: Cast, wish: Wish, now: float) -> Want:
    scene = cast.scene(session, now)
    if session.status == "gathering":
        menu = open_menu(wish, 0, now)
        return Want(session.chat, session.thread, lobby.gathering(scene, menu), silent=False)
    if session.status == "closed":
        return Want(session.chat, session.thread, lobby.closed(scene))
    board, stale = game_screens.of(session.game).board(scene), board_goes_stale(scene)
    if session.status == "playing":
        board = pending.on_board(scene, board)
    return Want(session.chat, session.thread, board, again=stale)


def _end(session: Session, cast: Cast, wish: Wish, now: float) -> Want:
    if session.status != "finished":
        return Want(session.chat, session.thread)
    ended = game_screens.of(session.game).ended(cast.scene(session, now))
    return Want(session.chat, session.thread, ended, ring=1)


def _call(session: Session, cast: Cast, wish: Wish, now: float) -> Want:
    """The mention of whoever is on turn and can't be reached in private; nobody's in a window, where it would tell."""
    left = absence.asked(session, now)
    if left is not None and session.chairs[left].person.id in cast.unreached:
        asking = pending.pause_in_group(cast.scene(session, now), left, open_menu(wish, 0, now))
        return Want(session.chat, session.thread, asking, ring=_calls(session) + 1, aloud=not _night(session, now))
    seats = [seat for seat in sorted(session.awaited) if _unreached(session.chairs[seat], cast)]
    if not seats or session.paused is not None or session.question is not None:
        return Want(session.chat, session.thread)
    scene = cast.scene(session, now)
    mention, again = notices.unreached(scene, seats), goes_stale(scene, seats)
    return Want(session.chat, session.thread, mention, ring=_calls(session), again=again)


def _calls(session: Session) -> int:
    return sum(chair.call for chair in session.chairs)


def _night(session: Session, now: float) -> bool:
    """Whether the group sleeps."""
    return session.slow and session.quiet is not None and session.quiet.covers(now)


def _unreached(chair: Chair, cast: Cast) -> bool:
    """Whether somebody who is on turn can only be called in the group."""
    return chair.person.id in cast.unreached and not (chair.stand_in or chair.muted)


def _ask(session: Session, cast: Cast, wish: Wish, now: float) -> Want:
    """The question of a command, for a while: of /stop, of /kick, or of /leave for who can't be asked in private."""
    menu, scene = open_menu(wish, 0, now), cast.scene(session, now)
    asked = None
    if session.ended is not None:
        return Want(session.chat, session.thread)
    if menu == "stop":
        asked = notices.stop_question(scene)
    elif menu == KICK and pending.silent_seats(scene):
        asked = pending.whom_to_kick(scene)
    elif menu.startswith(GET_UP) and not session.chairs[seat := Seat(int(menu.removeprefix(GET_UP)))].left:
        asked = pending.get_up_in_group(scene, seat)
    return Want(session.chat, session.thread, asked, again=wish.until if asked else None)


def _table(session: Session, cast: Cast, wish: Wish, now: float) -> Want:
    """What the whole table is asked. A vote and a warning ring, but not at night; a free seat doesn't."""
    if session.status != "playing":
        return Want(session.chat, session.thread)
    scene = cast.scene(session, now)
    since = session.warned if session.warned is not None else session.vote.until if session.vote else 0.0
    again = when.changes(session.vote.until, now, scene.zone) if session.vote else None
    return Want(
        session.chat,
        session.thread,
        pending.of_table(scene),
        ring=int(since),
        aloud=not _night(session, now),
        again=again,
    )


def _reading(session: Session, seat: Seat, cast: Cast, now: float) -> Want:
    """What a seat has read aloud last: a message for each, without a sound."""
    if session.state is None or not (read := game_screens.of(session.game).aloud(cast.scene(session, now), seat)):
        return Want(session.chat, session.thread, keeps=True)
    times, screen = read
    return Want(session.chat, session.thread, screen, ring=times, aloud=False, keeps=True)


IN_GROUP = {BOARD: _board, END: _end, CALL: _call, ASK: _ask, VOTE: _table}


def _question(session: Session, person: int, cast: Cast, wish: Wish, now: float) -> Want:
    """What only one person is asked, in private: how a paused table is to go on, or whether they really leave."""
    seat = session.seat_of(person)
    if session.status != "playing" or seat is None or person in cast.unreached:
        return Want(person)
    menu = open_menu(wish, 0, now)
    if menu == GET_UP:
        return Want(person, screen=pending.get_up(_scene(session, person, cast, now), seat), again=wish.until)
    if session.paused is None or absence.asked(session, now) != seat:
        return Want(person)
    asked = pending.pause(_scene(session, person, cast, now), menu)
    return Want(person, screen=asked, ring=int(session.paused), aloud=not bells.sleeps(session, seat, now))


def _scene(session: Session, person: int, cast: Cast, now: float) -> Scene:
    return cast.scene(session, now, reader=person)


def _private(session: Session, person: int, cast: Cast, shown: Mapping[str, Shown], wish: Wish, now: float) -> Want:
    if person in cast.unreached:
        return Want(person)
    scene = cast.scene(session, now, reader=person, board=board_of(shown))
    seat = session.seat_of(person)
    have = shown.get(f"p{person}")
    if session.status in ("gathering", "closed") or seat is None:
        stands = have is not None and have.message is not None
        asked = seat is not None and session.ended is None and wish.repost > (have.reposted if have else 0)
        return Want(person, screen=lobby.waiting_room(scene, person) if stands or asked else None)
    chair, asked = session.chairs[seat], session.asked(seat)
    menu = open_menu(wish, chair.epoch, now)
    head = "stand-in" if chair.stand_in else chair.head if asked and not menu else ""
    screen = game_screens.of(session.game).hand(scene, seat, menu, head)
    if session.status == "playing":
        screen = pending.in_hand(scene, seat, screen, menu)
    turns = [goes_stale(scene, (seat,)) if asked else None, wish.until if menu else None]
    return Want(
        person, screen=screen, ring=bells.bell(session, seat), aloud=bells.aloud(session, seat),
        optional=chair.head in ONCE, again=min((at for at in turns if at is not None), default=None),
    )  # fmt: skip


def open_menu(wish: Wish, epoch: int, now: float) -> str:
    """The menu that is open in a place, unless what it was opened for has passed."""
    return wish.menu if wish.epoch == epoch and (wish.until is None or wish.until > now) else ""
