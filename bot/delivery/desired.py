"""What each slot should show of a session now. Pure: no sending, no storing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from bot.delivery.audience import Audience, board_of
from bot.delivery.drawn import drawn
from bot.delivery.job import Desired
from bot.delivery.plain import plain_until
from bot.screens import composed, hints, lobby, notices, pending
from bot.screens import games as game_screens
from bot.screens.frame import board_goes_stale, goes_stale
from bot.screens.pending import GET_UP, KICK, SURE
from bot.screens.screen import Scene
from bot.text import moments
from bot.thinking import written
from games.game import Seat
from games.sessions import pause, reminders
from games.sessions.session import Chair, Session, ids
from games.sessions.slots import ASK, BOARD, CALL, END, GROUP_SLOTS, VOTE, person_of, reader
from storage.slots import Shown, Wish

NOTHING = Wish()
ONCE = ("reminder", "nudge")


def desired(
    session: Session, slot: str, audience: Audience, shown: Mapping[str, Shown], wish: Wish | None, now: float
) -> Desired:
    """What `slot` should show."""
    wish, have = wish or NOTHING, shown.get(slot)
    if session.ended is not None and _was_sent(session, slot, have):
        elsewhere = have is not None and have.chat != session.chat
        return Desired(session.chat, session.thread, keeps=elsewhere)  # what is over is not sent anew
    if slot in IN_GROUP:
        return IN_GROUP[slot](session, audience, wish, now)
    seat, person = reader(slot), person_of(slot)
    if seat is not None:
        return _reading(session, seat, audience, now)
    if person is not None and slot.startswith("q"):
        return _question(session, person, audience, shown, wish, now)
    pictured = audience.pictured(person)
    plain = plain_until(have, wish.check, now) if pictured else None
    given = session, audience, wish, now, pictured and plain is None
    wanted = DRAWN[slot](*given) if person is None else _private(*given, person, shown)
    return wanted if session.ended is not None else replace(wanted, again=_earliest(wanted.again, plain))


def _was_sent(session: Session, slot: str, have: Shown | None) -> bool:
    """Whether a slot of an ended table has had its message, and has it no more.

    A board that was too old to say that its table is closed is replaced once more; what stands in the group that became
    this one, stays there.
    """
    if have and have.chat != session.chat and slot in GROUP_SLOTS:
        return True
    if have and (have.message or (slot == BOARD and session.status == "closed" and session.started is not None)):
        return False
    return slot == BOARD or (slot == END and have is not None and have.call > 0)


def _board(session: Session, audience: Audience, wish: Wish, now: float, pictured: bool) -> Desired:
    scene = audience.scene(session, now, pictured=pictured)
    if session.status == "gathering":
        menu = open_menu(wish, 0, now)
        return Desired(session.chat, session.thread, lobby.gathering(scene, menu), silent=False)
    if session.status == "closed":
        return Desired(session.chat, session.thread, lobby.closed(scene))

    screen, spare = drawn(composed.board, scene)
    return Desired(session.chat, session.thread, screen, again=board_goes_stale(scene), spare=spare)


def _end(session: Session, audience: Audience, wish: Wish, now: float, pictured: bool) -> Desired:
    if session.status != "finished":
        return Desired(session.chat, session.thread)
    scene = audience.scene(session, now, pictured=pictured)
    screen, spare = drawn(game_screens.of(session.game).ended, scene)
    return Desired(session.chat, session.thread, screen, ring=1, spare=spare)


def _call(session: Session, audience: Audience, wish: Wish, now: float) -> Desired:
    """The mention of whoever is on turn and can't be reached in private; nobody's in a window, where it would tell."""
    left = pause.asked(session, now)
    if left is not None and ids(session, (left,)) & audience.unreached:
        asking = pending.pause_in_group(audience.scene(session, now), left, open_menu(wish, 0, now))
        return Desired(session.chat, session.thread, asking, ring=_calls(session) + 1, aloud=not _night(session, now))
    seats = [seat for seat in sorted(session.awaited) if _unreached(session.chairs[seat], audience)]
    if not seats or session.paused is not None or session.question is not None:
        return Desired(session.chat, session.thread)
    scene = audience.scene(session, now)
    mention, again = notices.unreached(scene, seats), goes_stale(scene, seats)
    return Desired(session.chat, session.thread, mention, ring=_calls(session), again=again)


def _calls(session: Session) -> int:
    return sum(chair.call for chair in session.chairs)


def _night(session: Session, now: float) -> bool:
    """Whether the group sleeps."""
    return session.slow and session.quiet is not None and session.quiet.covers(now)


def _unreached(chair: Chair, audience: Audience) -> bool:
    """Whether somebody who is on turn can only be called in the group."""
    person = chair.person
    return person is not None and person.id in audience.unreached and not (chair.stand_in or chair.muted)


def _ask(session: Session, audience: Audience, wish: Wish, now: float) -> Desired:
    """The question of a command, for a while: of /stop, of /kick, or of /leave for who can't be asked in private."""
    menu, scene = open_menu(wish, 0, now), audience.scene(session, now)
    asked = None
    if session.ended is not None:
        return Desired(session.chat, session.thread)
    if menu == "stop":
        asked = notices.stop_question(scene)
    elif menu == KICK and scene.table.silent:
        asked = pending.whom_to_kick(scene)
    elif menu.startswith(GET_UP) and not session.chairs[seat := Seat(int(menu.removeprefix(GET_UP)))].left:
        asked = pending.get_up_in_group(scene, seat)
    return Desired(session.chat, session.thread, asked, again=wish.until if asked else None)


def _table(session: Session, audience: Audience, wish: Wish, now: float) -> Desired:
    """What the whole table is asked. A vote and a warning ring, but not at night; a free seat doesn't."""
    if session.status != "playing":
        return Desired(session.chat, session.thread)
    scene = audience.scene(session, now)
    since = session.warned if session.warned is not None else session.vote.until if session.vote else 0.0
    again = moments.changes(session.vote.until, now, scene.zone) if session.vote else None
    return Desired(
        session.chat,
        session.thread,
        pending.of_table(scene),
        ring=int(since),
        aloud=not _night(session, now),
        again=again,
    )


def _reading(session: Session, seat: Seat, audience: Audience, now: float) -> Desired:
    """What a seat has read aloud last: a message for each, without a sound."""
    if session.state is None or not (read := game_screens.of(session.game).aloud(audience.scene(session, now), seat)):
        return Desired(session.chat, session.thread, keeps=True)
    times, screen = read
    return Desired(session.chat, session.thread, screen, ring=times, aloud=False, keeps=True)


DRAWN = {BOARD: _board, END: _end}
"""What may be a picture; and so may hands."""
IN_GROUP = {CALL: _call, ASK: _ask, VOTE: _table}


def _question(
    session: Session, person: int, audience: Audience, shown: Mapping[str, Shown], wish: Wish, now: float
) -> Desired:
    """What only one person is asked, in private: how a paused table is to go on, whether they really leave, or where
    their table is to stand.
    """
    seat = session.seat_of(person)
    if person in audience.unreached:
        return Desired(person, keeps=True)
    if session.ended is not None or seat is None:
        return Desired(person)
    menu = open_menu(wish, 0, now)
    if session.private and menu == SURE:
        return Desired(person, screen=notices.stop_question(_scene(session, person, audience, now)), again=wish.until)
    if menu == GET_UP:
        return Desired(person, screen=pending.get_up(_scene(session, person, audience, now)), again=wish.until)
    if session.paused is not None and pause.asked(session, now) == seat:
        asked = pending.pause(_scene(session, person, audience, now), menu)
        return Desired(
            person, screen=asked, ring=int(session.paused), aloud=not reminders.sleeps(session, seat, now)
        )  # fmt: skip
    board = board_of(shown)
    if board and board.shut:
        return Desired(person, screen=pending.homeless(_scene(session, person, audience, now), menu), again=wish.until)
    return Desired(person)


def _scene(session: Session, person: int, audience: Audience, now: float) -> Scene:
    return audience.scene(session, now, reader=person)


def _private(
    session: Session,
    audience: Audience,
    wish: Wish,
    now: float,
    pictured: bool,
    person: int,
    shown: Mapping[str, Shown],
) -> Desired:
    if person in audience.unreached:
        return Desired(person, keeps=True)  # nothing there can be changed: what stands is found again afterwards
    scene = audience.scene(session, now, reader=person, board=board_of(shown), pictured=pictured)
    seat = session.seat_of(person)
    if session.private and person == session.chat:
        return _practice(session, scene, wish, seat, now)
    have = shown.get(f"p{person}")
    if session.status in ("gathering", "closed") or seat is None:
        stands = have is not None and have.message is not None
        asked = seat is not None and session.ended is None and wish.repost > (have.reposted if have else 0)
        return Desired(person, screen=lobby.waiting_room(scene, person) if stands or asked else None)
    chair, asked = session.chairs[seat], session.asked(seat)
    scene, menu = _hinted(scene, open_menu(wish, chair.epoch, now))
    head = "stand-in" if chair.stand_in else chair.head if asked and not menu else ""

    turns = goes_stale(scene, (seat,)) if asked else None, wish.until if menu else None
    screen, spare = drawn(partial(composed.hand, menu=menu, head=head), scene)
    return Desired(
        person, screen=screen, spare=spare, ring=reminders.bell(session, seat), aloud=reminders.aloud(session, seat),
        optional=chair.head in ONCE, again=_earliest(*turns),
    )  # fmt: skip


def _practice(session: Session, scene: Scene, wish: Wish, seat: Seat | None, now: float) -> Desired:
    """Where one practises nobody is rung for a move: the next is one's own soon enough."""
    if session.status == "closed" or seat is None:
        return Desired(session.chat, screen=lobby.closed(scene))
    scene, menu = _hinted(scene, open_menu(wish, session.chairs[seat].epoch, now))
    head = "stand-in" if session.chairs[seat].stand_in else ""
    screen, spare = drawn(partial(composed.practice, menu=menu, head=head), scene)
    return Desired(session.chat, screen=screen, spare=spare, again=wish.until if menu else None)


def _hinted(scene: Scene, menu: str) -> tuple[Scene, str]:
    """The scene with the hint that was asked for, which is no menu; without it, if another version of this program has
    found it, or if its move can't be made any more.
    """
    if not menu.startswith(hints.MENU):
        return scene, menu
    try:
        found = written.hint(menu.removeprefix(hints.MENU))
    except ValueError:
        return scene, ""
    return (replace(scene, hint=found) if any(move.code == found.code for move in scene.moves) else scene), ""


def _earliest(*moments: float | None) -> float | None:
    """The first of those that will come."""
    return min((moment for moment in moments if moment is not None), default=None)


def open_menu(wish: Wish, epoch: int, now: float) -> str:
    """The menu that is open in a slot, unless what it was opened for has passed."""
    return wish.menu if wish.epoch == epoch and (wish.until is None or wish.until > now) else ""
