"""A player's private message in Raiders: the cards, and whatever the table asks of their owner."""

from __future__ import annotations

from dataclasses import replace

from bot.callback_data import Verb
from bot.screens import frame, keyboard
from bot.screens.markup import lines, plain
from bot.screens.raiders import asked, drawn_end, drawn_hand, menus
from bot.screens.raiders.board import LIMIT
from bot.screens.raiders.ended import in_hand as after_end
from bot.screens.raiders.news import ACTS, NEWS
from bot.screens.raiders.pieces import cards, fighter, property_name, sign
from bot.screens.raiders.reader import Reader
from bot.screens.raiders.settled import PILED as ON_TABLE
from bot.screens.raiders.settled import earlier
from bot.screens.raiders.story import trick_played
from bot.screens.screen import Scene, Screen
from bot.text.names import units
from bot.text.words import Html
from games.game import Seat
from games.raiders.estates import ESTATES
from games.raiders.fighters import CARDS

PILED = (99, 6, 2, 0)
"""So many cards of a pile a caption may tell, from the most to the least."""


def hand(scene: Scene, menu: str, head: str) -> Screen:
    """The hand as it is now. `menu`: see `menus`."""
    if not scene.captioned:
        return _hand(Reader(scene), menu, head)
    if scene.table.status != "playing":
        return replace(after_end(scene), drawing=drawn_end.end(scene) if scene.pictured else None)
    screens = (_hand(Reader(scene, most), menu, head) for most in PILED)
    screen = next((screen for screen in screens if units(plain(screen.text)) <= LIMIT), None)
    screen = screen or _hand(Reader(scene, PILED[-1]), menu, head)
    return replace(screen, drawing=drawn_hand.hand(Reader(scene), menu) if scene.pictured else None)


def _hand(reader: Reader, menu: str, head: str) -> Screen:
    scene = reader.scene
    if page := NEWS.page(scene, menu):
        return page
    if scene.table.status != "playing":
        return after_end(scene)
    if menu and (chosen := asked.rest(reader) if menu == keyboard.MORE else menus.opened(reader, menu)):
        text, rows = chosen
        return Screen(lines(frame.header(scene), *text), frame.filled(*rows))
    if not reader.decides:
        return _waiting(reader, head)
    text, rows = asked.asked(reader, head)
    top = frame.head(scene, head, asked.silence(reader)) if head else frame.header(scene)
    return Screen(
        lines(top, *NEWS.lines(scene), *text, *reader.partner()), frame.filled(*rows[:-1], *NEWS.rows(scene), rows[-1])
    )


def _waiting(reader: Reader, head: str) -> Screen:
    """Only what is the reader's own, so that nothing in it goes stale while others play; and how a capture that they
    could have answered has just ended.
    """
    scene, words, seat = reader.scene, reader.words, reader.seat
    if scene.seated.recalled:
        top = lines(frame.header(scene), words.html("raiders-recalled"))
    elif head == "stand-in":
        top = frame.head(scene, head, "")
    else:
        top = lines(frame.header(scene), *earlier(scene), _played(scene, seat))
    orders = scene.button(words.text("raiders-button-orders"), Verb.LOOK, menus.ORDERS)
    tricks = scene.button(words.text("raiders-button-tricks"), Verb.LOOK, menus.TRICKS)
    table = scene.button(words.text("button-what-lies"), Verb.TABLE)
    rows = frame.filled((tricks, orders), *frame.undo_row(scene), (table, *frame.to_table(scene)))
    return Screen(lines(top, *reader.lines(reader.mine.hand), *reader.partner()), rows)


def _passed(scene: Scene, seat: Seat) -> bool:
    """Whether the last that the seat did was to leave a card of somebody else's unanswered: it isn't news to them."""
    news, recent = scene.seated.news, scene.table.recent
    known = recent[: max(len(recent) - len(news.events) - news.forgotten, 0)]
    played = next((event for event in reversed(known) if event.kind in (*ACTS, *ON_TABLE)), None)
    return played is not None and played.seat != seat and played.kind in ON_TABLE


def last_move(scene: Scene, seat: Seat) -> str:
    """The seat's last move in a word or two."""
    event = frame.did(scene, seat, ACTS)
    if event is None:
        return ""
    words = scene.words
    if event.kind == "raided":
        attacker, what = event.pieces
        return f"{fighter(words, CARDS[attacker])} → {property_name(words, ESTATES[what])}"
    if event.kind == "played":
        return trick_played(scene, event)
    if event.kind == "used":
        who, *costs = cards(event.pieces)
        return words.text("raiders-deed-paid", fighter=fighter(words, who), cards=" ".join(map(sign, costs)))
    return words.text(DEEDS[event.kind])


DEEDS = {
    "rested": "raiders-deed-rested",
    "discarded": "raiders-deed-searched",
    "spared": "raiders-deed-searched",
}
"""Moves that show no card of one's own, in a word."""


def _played(scene: Scene, seat: Seat) -> Html:
    """What the seat did last, as long as the table remembers, and that it will be called."""
    words, event = scene.words, frame.did(scene, seat, ACTS)
    if done := NEWS.done(scene):
        return words.html("raiders-done", done=done)
    if _passed(scene, seat):
        return words.html("raiders-played-passed")
    if event is None:
        return words.html("raiders-calm")
    if event.kind == "rested":
        return words.html("raiders-played-rested")
    return words.html("raiders-played", move=last_move(scene, seat))
