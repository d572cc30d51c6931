"""Why something can't be done at a table of Aforator: the reasons for toasts, with what fills them in."""

import pytest

from games.aforator.moves import Play, Use
from games.game import IllegalMove, Seat
from tests.games.aforator.builders import GAME, codes, does, table, why

STATE = table("sloth1 sloth2", "monday1", kon="1:whip1", opener=1)


def details(code: str, seat: int = 0) -> dict[str, str | int]:
    return GAME.explain(STATE, Seat(seat), code).details


def test_codes_come_sorted_with_all_that_can_be_done() -> None:
    state = table(
        "whip2 sloth2",
        "monday1",
        kon="1:whip1",
        opener=1,
        turn=0,
        tables={0: "critic1 aforator"},
        discards={1: "praise1"},
    )
    found = [move.code for move in GAME.moves(state, Seat(0))]
    assert found == [
        "aaforator", "acritic1", "awhip1", "csloth2@1", "cwhip2@1", "ksloth2", "kwhip2", "s1", "tsloth2", "twhip2",
    ]  # fmt: skip
    assert found == sorted(found)


def test_whose_turn_it_is() -> None:
    assert why(STATE, "kmonday1", 1) == why(STATE, "monday1", 1) == why(STATE, "uwhip", 1) == "not-your-turn"
    assert details("monday1", 1) == {"seat": 0}


def test_a_card_of_somebody_else_or_nobody() -> None:
    assert why(STATE, "monday1") == why(STATE, "kpraise1") == "not-your-card"
    assert details("praise1") == {"card": "praise1"}


def test_a_move_that_is_none() -> None:
    assert why(STATE, "conquer") == why(STATE, "") == why(STATE, "kjoker1") == "not-now"
    assert why(STATE, "pass") == "nothing-to-keep"
    assert why(STATE, "bsloth1") == "nothing-to-bury"


def test_a_card_that_may_be_played_is_no_move_of_itself() -> None:
    assert why(STATE, "sloth1") == "not-now"


def test_after_the_end() -> None:
    over = does(table("whip1 coffee2", "thrill4", deck="", ending=True), "kwhip1", "tthrill4")
    assert why(over._replace(), "kcoffee2", 0) == why(over, "athrill4", 0) == why(over, "coffee2", 1) == "over"
    assert codes(over, 0) == codes(over, 0, aloud=True) == []


def test_a_table_that_is_full() -> None:
    full = table("sloth1", "monday1", tables={0: "carrot1 carrot2 carrot3"})
    assert why(full, "tsloth1") == "table-full"


def test_first_things_first() -> None:
    asked = does(table("coffee1 sloth1", "monday1", deck="praise1 praise2 praise3"), "tcoffee1")
    assert why(asked, "ksloth1") == why(asked, "sloth1") == why(asked, "uwhip") == "use-or-keep"
    assert GAME.explain(asked, Seat(0), "ksloth1").details == {"card": "coffee1"}
    looking = does(asked, "ucoffee")
    assert why(looking, "ksloth1") == why(looking, "ucoffee") == why(looking, "tpraise1") == "bury-first"
    assert GAME.explain(looking, Seat(0), "ksloth1").details == {"n": 2}
    assert why(looking, "coffee1") == "not-your-card"
    assert why(looking, "pass") == "nothing-to-keep"


@pytest.mark.parametrize("move", [Play("kwhip3", card=1), Use("uwhip", kind=2)])
def test_a_move_that_this_game_has_not_made_is_refused(move: Play | Use) -> None:
    with pytest.raises(IllegalMove, match=r"^not-now$"):
        GAME.play(STATE, Seat(0), move)
