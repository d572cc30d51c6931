"""Hands of whole games of Raiders as pictures: what is drawn and what can be tapped have the same rows and order."""

from __future__ import annotations

import re

from bot.callback_data import Verb, parse
from bot.pictures.raiders.scenes import RaidersHand, RaidersOptions
from bot.pictures.raiders.values import Card
from bot.screens import games
from bot.screens.raiders.pieces import RANK_SIGNS
from bot.screens.screen import Button, Screen
from games.game import Seat
from games.raiders.estates import ESTATES, KIND, KINDS
from games.raiders.fighters import FACES, NAMES
from games.sessions.session import Session
from tests.bot.screens.courses import DRAWN, Course, drawn, on_some_courses
from tests.bot.screens.stage import buttons
from tests.pictures.states import hands_of, in_private

SCREENS = games.of("raiders")
RANKS = {sign: letter for letter, sign in RANK_SIGNS.items()}


def hand(session: Session, seat: Seat) -> Screen:
    return SCREENS.hand(in_private(session, seat), "", "")


@on_some_courses("raiders")
def test_a_hand_has_the_order_of_its_keyboard(course: Course) -> None:
    looked = 0
    for session in drawn(course, about=DRAWN // 4):
        for seat, _ in session.seats():
            screen = hand(session, seat)
            if session.status == "playing" and isinstance(screen.drawing, RaidersHand):
                cards = [_card(card) for card in screen.drawing.cards]
                named = [face for face in dict.fromkeys(map(_face, buttons(screen))) if face in cards]
                assert [face for face in cards if face in named] == named
                looked += len(named)
    assert looked


@on_some_courses("raiders")
def test_on_ones_turn_a_hand_has_the_rows_of_its_keyboard(course: Course) -> None:
    looked = 0
    for session in drawn(course, about=2 * DRAWN):
        seat = session.state.turn
        if session.status != "playing" or session.state.phase != "turn" or session.state.spent:
            continue
        screen = hand(session, seat)
        assert isinstance(screen.drawing, RaidersHand)
        cards, across = [_card(card) for card in screen.drawing.cards], screen.drawing.across
        rows = [faces for row in screen.rows if all(faces := [_face(button) for button in row])]
        assert rows == [cards[at : at + across] for at in range(0, len(cards), across)][: len(rows)]
        looked += len(rows)
    assert looked


@on_some_courses("raiders")
def test_a_menu_has_a_line_for_each_row_of_its_keyboard(course: Course) -> None:
    for session in drawn(course, about=DRAWN // 4):
        for seat, _ in session.seats():
            for screen in hands_of(in_private(session, seat)):
                if not isinstance(screen.drawing, RaidersOptions):
                    continue
                codes = [parse(button.data).choice for button in buttons(screen) if _verb(button) is Verb.MOVE]
                options = screen.drawing.options
                if codes:
                    assert len(codes) == len(options), codes
                for code, option in zip(codes, options, strict=False):
                    _, captures, estate = code.partition(">")
                    assert not captures or option.kind == KINDS[KIND[ESTATES[estate]]]


def _verb(button: Button) -> Verb | None:
    return parse(button.data).verb if button.data else None


def _face(button: Button) -> str:
    """The card that a button is about; empty for all others, and for a capture that needs no more taps."""
    if _verb(button) not in (Verb.MOVE, Verb.OPEN, Verb.WHY):
        return ""
    name = re.split("[@!]", parse(button.data).choice.removeprefix("x"))[0]
    return FACES[NAMES.index(name)] if name in NAMES else ""


def _card(card: Card) -> str:
    return RANKS.get(card.rank, card.rank) + card.suit[0]
