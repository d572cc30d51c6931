"""Play-outs of Raiders as pictures: every state has one for the group and for every hand with its menus; none tells
what is hidden, and each agrees with its keyboard.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.callback_data import Verb, parse
from bot.pictures import painters
from bot.pictures.raiders.scenes import RaidersHand, RaidersOptions
from bot.pictures.raiders.values import Card
from bot.screens import games
from bot.screens.raiders.pieces import RANK_SIGNS
from bot.screens.screen import Button, Scene, Screen
from bot.text.names import units
from bot.text.words import LANGUAGES
from games.game import Seat
from games.raiders.estates import ESTATES, KIND, KINDS
from games.raiders.fighters import FACES, NAMES
from games.sessions.session import Session
from tests.bot.screens.courses import DRAWN, HOSTILE, TITLES, Course, drawn, on_some_courses
from tests.bot.screens.guards import redealt
from tests.bot.screens.stage import MOST_TAPS, buttons, opened, plain, scene
from tests.pictures.watched import check

SCREENS = games.of("raiders")
CAPTION = 1024
PAINTED = 29
"""One of so many pictures is looked at in full."""
RANKS = {sign: letter for letter, sign in RANK_SIGNS.items()}


def pictured(session: Session, language: str = "ru", seat: Seat | None = None, title: str = "Дачники") -> Scene:
    return scene(session, language, seat=seat, title=title, pictured=True)


def hands(drawn: Scene, menu: str = "", taps: int = 1) -> Iterator[tuple[str, Screen]]:
    """A hand and every menu that can be opened from it."""
    screen = SCREENS.hand(drawn, menu, "")
    yield menu, screen
    if taps < MOST_TAPS:
        for choice in opened(screen):
            yield from hands(drawn, choice, taps + 1)


def shown(session: Session, language: str, title: str = "Дачники") -> Iterator[Screen]:
    """All that anybody is shown of a state."""
    group = pictured(session, language, title=title)
    yield SCREENS.board(group)
    if session.status == "finished":
        yield SCREENS.ended(group)
    for seat, _ in session.seats():
        view = pictured(session, language, seat, title)
        yield from (screen for _, screen in hands(view))
        yield from (SCREENS.hand(view, "", head) for head in ("reminder", "stand-in"))


@on_some_courses("raiders")
def test_every_state_is_drawn_with_a_caption_that_fits(course: Course) -> None:
    number = 0
    for language in LANGUAGES:
        for session in drawn(course, HOSTILE, about=DRAWN // 4):
            for screen in shown(session, language, TITLES[HOSTILE]):
                drawing = screen.drawing
                assert drawing is not None, screen.text
                assert 0 < units(plain(screen.text)) <= CAPTION, screen.text
                assert painters.read(drawing.scene, drawing.written) == drawing
                number += 1
                if number % PAINTED == 0:
                    check(drawing)


@on_some_courses("raiders")
def test_a_picture_for_the_group_tells_nothing_hidden(course: Course) -> None:
    for number, session in enumerate(drawn(course)):
        other = pictured(redealt(session, None, number))
        assert SCREENS.board(other).drawing == SCREENS.board(pictured(session)).drawing


@on_some_courses("raiders")
def test_a_hand_tells_nothing_hidden_from_its_owner(course: Course) -> None:
    for number, session in enumerate(drawn(course, about=DRAWN // 4)):
        for seat, _ in session.seats():
            mine = pictured(session, seat=seat)
            other = pictured(redealt(session, seat, number), seat=seat)
            for (menu, one), (_, another) in zip(hands(mine), hands(other), strict=True):
                assert one.drawing == another.drawing, menu


@on_some_courses("raiders")
def test_a_hand_has_the_order_of_its_keyboard(course: Course) -> None:
    looked = 0
    for session in drawn(course):
        for seat, _ in session.seats():
            screen = SCREENS.hand(pictured(session, seat=seat), "", "")
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
        screen = SCREENS.hand(pictured(session, seat=seat), "", "")
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
            for menu, screen in hands(pictured(session, seat=seat)):
                if not isinstance(screen.drawing, RaidersOptions):
                    continue
                codes = [parse(button.data).choice for button in buttons(screen) if _verb(button) is Verb.MOVE]
                options = screen.drawing.options
                if codes:
                    assert len(codes) == len(options), menu
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
