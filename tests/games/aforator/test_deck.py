"""The 73 cards as the rulings list them."""

import pytest

from games.aforator.deck import CARDS, DECK, KIND, KIND_OF, KINDS, NAMES, UNDOES, WORTH

TABLE = """
coffee   ☕ 6 4 3 2 1 1     aforator monday sloth
aforator 🎭 0               carrot boredom burnout
carrot   🥕 6 4 3 2 1 -2    monday critic whip
monday   📅 -6 -5 -4 -3 -2 3 boredom praise thrill
boredom  🥱 -5 -4 -3 -2 -1 2 critic delay coffee
critic   🧊 -5 -4 -3 -1 0 2 praise deadline aforator
praise   👏 6 4 3 2 0 -1    delay sloth carrot
delay    🐌 -5 -4 -3 -2 1 4 deadline burnout monday
deadline ⏰ 4 3 2 1 -1 -2   sloth whip boredom
sloth    🛋 -5 -4 -3 -2 1 3 burnout thrill critic
burnout  🕳 -6 -5 -3 -2 0 3 whip coffee praise
whip     🥁 6 5 3 1 0 -2    thrill aforator delay
thrill   🔥 6 5 4 1 -3 -5   coffee carrot deadline
"""
ROWS = [line.split() for line in TABLE.strip().splitlines()]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_kind_has_its_sign_its_worths_and_the_three_that_it_neutralises(row: list[str]) -> None:
    kind = KINDS.index(row[0])
    own = [card for card in DECK if KIND_OF[card] == kind]
    assert (KIND[kind].id, KIND[kind].emoji) == (row[0], row[1])
    assert [WORTH[card] for card in own] == list(map(int, row[2:-3]))
    assert [KINDS[other] for other in KIND[kind].neutralises] == row[-3:]


def test_cards_are_called_by_their_kind_and_their_place_among_its_worths() -> None:
    assert [NAMES[card] for card in DECK if KINDS[KIND_OF[card]] == "coffee"] == [f"coffee{n}" for n in range(1, 7)]
    assert (WORTH[CARDS["coffee1"]], WORTH[CARDS["coffee6"]], WORTH[CARDS["aforator"]]) == (6, 1, 0)
    assert list(NAMES) == sorted(NAMES)


def test_73_cards_are_12_kinds_of_6_and_the_single_aforator() -> None:
    assert len(DECK) == 73
    assert sorted(KIND_OF.count(kind) for kind in range(13)) == [1] + [6] * 12
    assert KIND_OF.count(KINDS.index("aforator")) == 1


def test_six_kinds_motivate_and_six_demotivate() -> None:
    moods = [kind.mood for kind in KIND]
    assert (moods.count("motivates"), moods.count("demotivates"), moods.count("neither")) == (6, 6, 1)
    assert KIND[KINDS.index("aforator")].mood == "neither"


def test_three_undo_a_kind_in_turn_and_never_two_each_other() -> None:
    for kind, undone in enumerate(UNDOES):
        assert len(undone) == 3
        assert sum(kind in others for others in UNDOES) == 3
        assert not any(kind in UNDOES[other] for other in undone)


def test_the_circle_is_one_three_and_nine_places_on() -> None:
    for kind, undone in enumerate(UNDOES):
        assert undone == {(kind + 1) % 13, (kind + 3) % 13, (kind + 9) % 13}


def test_the_worths_of_the_whole_deck_add_up_to_zero() -> None:
    assert sum(WORTH) == 0
    assert (min(WORTH), max(WORTH)) == (-6, 6)
