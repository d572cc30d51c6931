"""What a seat may know of a table, and what it can read off it: the projection, forecasts, standing orders."""

from dataclasses import replace

import pytest

from games.game import Seat
from games.raiders.fighters import CARDS
from games.raiders.forecast import forecast
from games.raiders.orders import attacked, question
from games.raiders.state import State
from games.raiders.view import Own, RaidersView
from tests.games.raiders.builders import GAME, cards, codes, does, table


def view(state: State, seat: int = 0) -> RaidersView:
    return GAME.view(state, Seat(seat))


def mine(state: State, seat: int = 0) -> Own:
    own = view(state, seat).mine
    assert own is not None
    return own


def foretold(state: State, code: str, seat: int = 0) -> tuple[object, ...]:
    move = next(move for move in GAME.moves(state, Seat(seat)) if move.code == code)
    fate = forecast(view(state, seat), move)
    return (fate.verdict, fate.attack, fate.defence, fate.might) if fate else ()


# The view


def test_everybody_sees_the_table_and_only_its_owner_the_hand() -> None:
    state = table("kd as", "2c", lots="club1 bank1:1:kh", discard=cards("3c"))
    group = GAME.view(state, None)
    assert group.mine is None
    assert (group.sizes, group.cash, group.goal, group.estates) == ((2, 1), (0, 7 + 1), 36, len(state.estates))
    assert (group.lots, group.discard, group.deck) == (state.lots, cards("3c"), len(state.deck))
    assert mine(state).hand == cards("kd as")
    assert [move.code for move in mine(state).moves] == [code for code in codes(state) if code != "end"]
    assert mine(state, 1).hand == cards("2c")


def test_a_view_doesnt_change_by_who_else_has_passed() -> None:
    asked = does(table("kh", "4d", "", lots="club1:1:9d"), "kh>club1")
    passed = does(asked, "2:pass")
    assert GAME.view(asked, None) == GAME.view(passed, None)
    assert view(asked, 0) == view(passed, 0)
    assert view(asked, 1) == view(passed, 1)
    assert view(asked, 2) == replace(view(passed, 2), asked=True)


def test_who_is_the_last_one_asked_is_told_so() -> None:
    asked = does(table("kh", "4d", "", lots="club1:1:9d"), "kh>club1", "2:pass")
    assert not view(asked, 0).alone
    assert view(does(asked, "1:pass"), 0).alone
    assert not GAME.view(does(asked, "1:pass"), None).alone


def test_outside_a_window_there_is_no_fate_and_no_raid() -> None:
    group = GAME.view(table("kh", "", lots="club1"), None)
    assert (group.fate, group.raid.estate, group.pile) == (None, -1, ())


def test_the_pile_shows_who_played_what_at_whom_and_what_is_dead() -> None:
    state = does(table("kh 8s", "as", lots="club1"), "kh>club1", "1:as@kh", "8s@as")
    group = GAME.view(state, None)
    assert [(played.seat, played.card, played.target) for played in group.pile] == [
        (1, CARDS["as"], CARDS["kh"]),
        (0, CARDS["8s"], CARDS["as"]),
    ]
    assert group.fate is not None
    assert group.fate.live == (False, True)
    assert group.fate.verdict == "taken"


# Forecasts


def test_a_capture_is_foretold_from_the_view() -> None:
    state = table("kh 2c", "", lots="club1:1:9d bank1")
    assert foretold(state, "kh>club1") == ("taken", 8, 6, 5)
    assert foretold(state, "2c>club1") == ("beaten", 3, 6, 5)
    assert foretold(state, "kh>bank1") == ("taken", 8, None, 8)
    assert foretold(state, "2c>bank1") == ("too-weak", 3, None, 8)


def test_what_a_card_would_make_of_a_window_is_foretold() -> None:
    state = does(table("kh", "as 4d jc", lots="club1:1:9d"), "kh>club1")
    assert foretold(state, "4d@9d", 1) == ("both-fell", 8, 8, 5)
    assert foretold(state, "as@kh", 1) == ("called-off", None, None, 5)
    assert foretold(state, "pass", 1) == ()


def test_an_effect_is_foretold_for_attacker_and_guard() -> None:
    state = does(table("jc 2d", "2s 3s", lots="club1:1:jd"), "jc>club1")
    assert foretold(state, "jc+2d") == ("taken", 6 + 2, 5, 5)
    code = next(code for code in codes(state, 1) if "+" in code)
    assert foretold(state, code, 1) == ("called-off", None, None, 5)


@pytest.mark.parametrize("steps", [["kh>club1", "1:4d@9d", "6c@kh"], ["kh>club1", "1:7s@9d", "6c@kh"], ["as@9d"]])
def test_what_is_foretold_is_what_comes_if_everybody_passes_then(steps: list[str]) -> None:
    state = table("kh 6c as", "4d 7s", lots="club1:1:9d")
    for step in steps:
        seat, _, code = step.rpartition(":")
        mover = Seat(int(seat or 0))
        move = next(move for move in GAME.moves(state, mover) if move.code == code)
        fate = forecast(view(state, mover), move)
        state = does(state, step)
        assert fate is not None
        assert [each[:3] for each in fate.lots] == [each[:3] for each in does(state, "*").lots]


# Standing orders


def test_a_window_has_a_number_that_changes_with_each_new_question() -> None:
    begun = table("kh 6c", "4d", lots="club1:1:9d")
    assert question(begun) is None
    asked = does(begun, "kh>club1")
    answered = does(asked, "1:4d@9d")
    assert question(asked) == question(does(asked, "1:pass"))
    assert question(answered) not in (None, question(asked))
    assert question(does(answered, "*")) is None
    later = does(answered, "*", "end", "1:end")
    assert question(does(later, next(code for code in codes(later) if ">" in code))) not in (1, 2, None)


def test_attacked_is_also_whose_fighter_an_effect_hits() -> None:
    sniped = does(table("kh", "2d 2h", "", lots="club1:1:js"), "kh>club1", "1:js+2d")
    assert [attacked(sniped, Seat(seat)) for seat in range(3)] == [True, True, False]
    bounced = does(table("kh", "2d 3d", lots="club1:1:jd"), "kh>club1", "1:jd+2d+3d")
    assert attacked(bounced, Seat(0))
    helped = does(table("kh", "2d", lots="club1:1:jc"), "kh>club1", "1:jc+2d")
    assert not attacked(helped, Seat(0))


def test_attacked_is_whose_property_or_fighter_or_hand_or_card_it_is_about() -> None:
    begun = table("kh 9c", "4d", "th 8s", "as", lots="club1:1:9d bank1:3:2s", turn=Seat(0))
    assert not any(attacked(begun, Seat(seat)) for seat in range(4))
    state = does(begun, "kh>club1")
    assert [attacked(state, Seat(seat)) for seat in range(4)] == [False, True, False, False]
    assert attacked(does(state, "2:th@kh"), Seat(0))
    assert attacked(does(state, "1:4d@9d", "2:8s@4d"), Seat(1))
    assert attacked(does(begun, "9c@3"), Seat(3))
    assert attacked(does(begun, "3:as@9d"), Seat(1))
    assert not attacked(does(begun, "3:as@9d"), Seat(3))
    assert not attacked(does(state, "1:4d@9d"), Seat(0))
