"""What a message shows, compared with the screen that it should show."""

from __future__ import annotations

from bot.callback_data import Verb
from bot.sandbox.formatted import Formatted, finish
from bot.sandbox.markup import parse
from bot.sandbox.model import Message
from bot.screens.screen import Screen
from games.sessions.session import Session
from games.sessions.slots import person_of

READS = "🗣"
Keyboard = tuple[tuple[tuple[str, str, str], ...], ...]


def alike(session: Session, slot: str, message: Message, screen: Screen) -> bool:
    """Whether a slot's message shows a screen: a text, or a photo with a caption, as it should be.

    A hand goes on offering to take a move back, or to read a card aloud, until its next edit, and a waiting one tells
    of its owner's last move, and how a fight has ended, longer than the table remembers it.
    """
    text, keys = face(screen)
    shown, pressed = message.content.formatted, keys_of(message)
    if (message.content.photo is None) != (screen.drawing is None):
        return False
    if person_of(slot) is None:
        return (shown, pressed) == (text, keys)
    if _waits(session, slot):
        return _but_the_past(shown.text, text.text) and _but_undo(pressed) == _but_undo(keys)
    return shown == text and _but_undo(pressed) == _but_undo(keys)


def _waits(session: Session, slot: str) -> bool:
    person = person_of(slot)
    if person is None or session.status != "playing":
        return False
    seat = session.seat_of(person)
    return seat is not None and (seat not in session.awaited or session.chairs[seat].passes is not None)


def _but_the_past(shown: str, text: str) -> bool:
    """Whether they say the same but for the line of the last move, and that of a fight before it, which may be gone."""
    old, new = shown.splitlines(), text.splitlines()
    same_fight = old[1:2] == new[1:2] and old[3:] == new[3:]
    return old[:1] == new[:1] and (old[2:] == new[2:] or same_fight or old[3:] == new[2:])


def _but_undo(keys: Keyboard) -> list[tuple[str, str, str]]:
    """Without what goes by: a mis-tap to be taken back, a card to be read aloud."""
    passing = (Verb.UNDO, READS)
    return [(label, data, url) for row in keys for label, data, url in row if not {data[:1], label[:1]} & {*passing}]


def face(screen: Screen) -> tuple[Formatted, Keyboard]:
    keys = tuple(tuple((b.label, b.data, b.url) for b in row) for row in screen.rows if row)
    return finish(parse(screen.text)), keys


def keys_of(message: Message) -> Keyboard:
    return tuple(tuple((b.text, b.data, b.url) for b in row) for row in message.keyboard)
