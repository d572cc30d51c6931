"""What each slot should show of a session now. Pure: no sending, no storing."""

from __future__ import annotations

from collections.abc import Mapping

from bot.delivery.audience import Audience, board_of
from bot.delivery.job import Desired
from bot.screens import ahead, lobby, notices, pending, teaching
from bot.screens import games as game_screens
from bot.screens.frame import board_goes_stale, goes_stale
from bot.screens.pending import GET_UP, KICK
from bot.screens.screen import Scene
from bot.text import moments
from games.game import Seat
from games.sessions import pause, reminders
from games.sessions.session import Chair, Session
from games.sessions.slots import ASK, BOARD, CALL, END, VOTE, person_of, reader
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
    if person is None:
        assert seat is not None
        return _reading(session, seat, audience, now)
    if slot.startswith("q"):
        return _question(session, person, audience, shown, wish, now)
    return _private(session, person, audience, shown, wish, now)


def _was_sent(session: Session, slot: str, have: Shown | None) -> bool:
    """Whether a slot of an ended table has had its message, and has it no more.

    A board that was too old to say that its table is closed is replaced once more; what stands in the group that became
    this one, stays there.
    """
    if have and have.chat != session.chat and slot in IN_GROUP:
        return True
    if have and (have.message or (slot == BOARD and session.status == "closed" and session.started is not None)):
        return False
    return slot == BOARD or (slot == END and have is not None and have.call > 0)


def _board(session: Session, audience: Audience, wish: Wish, now: float) -> Desired:
    scene = audience.scene(session, now)
    if session.status == "gathering":
        menu = open_menu(wish, 0, now)
        return Desired(session.chat, session.thread, lobby.gathering(scene, menu), silent=False)
    if session.status == "closed":
        return Desired(session.chat, session.thread, lobby.closed(scene))
    board, stale = game_screens.of(session.game).board(scene), board_goes_stale(scene)
    if session.status == "playing":
        board = pending.on_board(scene, board)
    return Desired(session.chat, session.thread, board, again=stale)


def _end(session: Session, audience: Audience, wish: Wish, now: float) -> Desired:
    if session.status != "finished":
        return Desired(session.chat, session.thread)
    ended = game_screens.of(session.game).ended(audience.scene(session, now))
    return Desired(session.chat, session.thread, ended, ring=1)


def _call(session: Session, audience: Audience, wish: Wish, now: float) -> Desired:
    """The mention of whoever is on turn and can't be reached in private; nobody's in a window, where it would tell."""
    left = pause.asked(session, now)
    if left is not None and session.chairs[left].person.id in audience.unreached:
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
    return chair.person.id in audience.unreached and not (chair.stand_in or chair.muted)


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


IN_GROUP = {BOARD: _board, END: _end, CALL: _call, ASK: _ask, VOTE: _table}


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
    session: Session, person: int, audience: Audience, shown: Mapping[str, Shown], wish: Wish, now: float
) -> Desired:
    if person in audience.unreached:
        return Desired(person, keeps=True)  # nothing there can be changed: what stands is found again afterwards
    scene = audience.scene(session, now, reader=person, board=board_of(shown))
    seat = session.seat_of(person)
    have = shown.get(f"p{person}")
    if session.status in ("gathering", "closed") or seat is None:
        stands = have is not None and have.message is not None
        asked = seat is not None and session.ended is None and wish.repost > (have.reposted if have else 0)
        return Desired(person, screen=lobby.waiting_room(scene, person) if stands or asked else None)
    chair, asked = session.chairs[seat], session.asked(seat)
    menu = open_menu(wish, chair.epoch, now)
    head = "stand-in" if chair.stand_in else chair.head if asked and not menu else ""
    screen = teaching.hand(scene, menu, head)
    if session.status == "playing":
        screen = pending.in_hand(scene, ahead.in_hand(scene, screen, menu), menu)
    turns = [goes_stale(scene, (seat,)) if asked else None, wish.until if menu else None]
    return Desired(
        person, screen=screen, ring=reminders.bell(session, seat), aloud=reminders.aloud(session, seat),
        optional=chair.head in ONCE, again=min((at for at in turns if at is not None), default=None),
    )  # fmt: skip


def open_menu(wish: Wish, epoch: int, now: float) -> str:
    """The menu that is open in a slot, unless what it was opened for has passed."""
    return wish.menu if wish.epoch == epoch and (wish.until is None or wish.until > now) else ""
