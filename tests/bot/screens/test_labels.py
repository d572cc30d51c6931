"""Labels have room on a phone, and rows are as long as their labels let them be."""

from collections import Counter

import pytest

from bot.screens.keyboard import ROOM, abreast, width
from bot.screens.raiders.labels import CHEATING, _briefly
from bot.screens.raiders.outlook import ENDS
from bot.screens.raiders.pieces import name, sign, suit
from bot.screens.screen import Button
from bot.screens.upturn.rack import ABREAST, Place, rows
from bot.text.names import isolated
from bot.text.words import speak
from games.raiders.fighters import FACES, FIGHTS, TRICKS
from games.raiders.moves import Play
from games.upturn.tiles import DECK
from tests.bot.screens.labels import ROOM as PHONE
from tests.bot.screens.labels import Label, outside_of_games, too_wide
from tests.bot.screens.stage import scene
from tests.games.sessions.tables import ANYA, BORYA, A, playing


@pytest.mark.parametrize("language", ["ru", "en"])
def test_no_label_of_lobbies_questions_and_settings_is_too_long_for_its_row(language: str) -> None:
    found = outside_of_games(language)
    assert too_wide(found) == []
    assert {label.private for label in found} == {True, False}
    assert {1, 2, 3} <= {label.abreast for label in found}


def test_what_is_too_long_is_found() -> None:
    """The test above can fail."""
    assert [label.text for label in too_wide([Label(False, 2, "Ж" * n) for n in (18, 19)])] == ["Ж" * 19]


def test_a_long_label_takes_as_much_of_a_row_as_it_needs() -> None:
    buttons = [Button("Ж" * n, "x") for n in (3, 9, 9, 3, 10, 16, 3, 17, 3, 3)]
    assert [[len(button.label) for button in row] for row in abreast(buttons, 3)] == [
        [3, 9, 9],
        [3, 10],
        [16, 3],
        [17],
        [3, 3],
    ]
    assert list(abreast([], 3)) == []


def test_what_code_lets_stand_side_by_side_has_room_everywhere() -> None:
    assert all(ROOM[across] <= PHONE[across] for across in ROOM)
    assert width(isolated("Аня")) == 3


def test_tiles_that_were_drawn_and_do_not_fit_have_room_among_five() -> None:
    view = scene(playing(ANYA, BORYA), seat=A)
    for tile, most in Counter(DECK).items():
        for n in {1, min(2, most), most}:
            (row,) = rows(view, [(Place(tile, n, True, ()),) * ABREAST], 0)
            for button in row:
                assert width(button.label) <= PHONE[ABREAST], button.label
                assert button.label.startswith("·")
                assert button.label.endswith("●")


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_trick_at_a_fighter_has_room_for_how_the_capture_ends(language: str) -> None:
    words = speak(language)
    ends = [words.text(key) for key in ENDS.values()]
    for target in (card for card in range(len(FACES)) if FIGHTS[card]):
        for trick in (card for card in range(len(FACES)) if TRICKS[card]):
            shortest = f"{CHEATING} {sign(trick)} → {name(words, target)}{suit(target)}"
            for end in ends:
                assert width(words.text("raiders-button-outcome", what=shortest, outcome=end)) <= PHONE[1]


def test_a_trick_at_somebody_never_names_a_card_instead() -> None:
    """However little room there is: a seat's number is a card's as well."""
    search = next(card for card in range(len(FACES)) if (means := TRICKS[card]) and means.aims == "seat")
    assert _briefly(Play(f"{search}", card=search, target=1), "Максимили…") == "Максимили…"
    pile = next(card for card in range(len(FACES)) if (means := TRICKS[card]) and means.aims == "pile")
    assert _briefly(Play(f"{pile}", card=pile, target=2), "№3 Замочить") == "№3"
