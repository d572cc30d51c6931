"""How long games take: the table is read, a shorter choice is found, and the command makes the table anew."""

import json

import pytest

from games import catalogue
from games.sessions import expected, expecting
from games.sessions.clocks import CLOCKS, DAY
from games.sessions.expected import LONG, Span
from games.upturn.options import UpTurnOptions

UPTURN, RAIDERS = catalogue.game("upturn"), catalogue.game("raiders")
TABLE = {
    "upturn": {
        "days": {"3 gifts": [10, 30], "3 bare": [6, 12], "3 gifts places": [20, 50], "3 bare places": [9, 20]},
        "clocks": {"day": 1.0, "live": 0.01},
    }
}


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expected, "_table", lambda: TABLE)


@pytest.mark.usefixtures("table")
def test_a_span_is_that_of_the_choices_times_what_the_clock_makes_of_it() -> None:
    usual = UpTurnOptions()
    assert expected.expected(UPTURN, 3, "day", usual) == Span(10 * DAY, 30 * DAY)
    assert expected.expected(UPTURN, 3, "live", UpTurnOptions(gifts=False)) == Span(0.06 * DAY, 0.12 * DAY)
    assert expected.expected(UPTURN, 4, "day", usual) is None
    assert expected.expected(UPTURN, 3, "none", usual) is None
    assert expected.expected(RAIDERS, 3, "day", RAIDERS.options()) is None


@pytest.mark.usefixtures("table")
def test_a_shorter_game_is_one_choice_away_if_there_is_need_of_it() -> None:
    assert expected.shorter(UPTURN, 3, "day", UpTurnOptions()) == ("gifts", False)
    assert expected.shorter(UPTURN, 3, "day", UpTurnOptions(goes_on=True)) == ("gifts", False)
    assert expected.shorter(UPTURN, 3, "day", UpTurnOptions(gifts=False)) is None
    assert expected.shorter(UPTURN, 3, "live", UpTurnOptions()) is None


@pytest.mark.parametrize("book", catalogue.newest(), ids=lambda book: book.id)
def test_whoever_takes_the_shorter_choice_is_offered_none_that_takes_them_back(book: object) -> None:
    game = next(each for each in catalogue.newest() if each is book)
    for people in game.seats:
        options = game.options()
        for _ in range(5):
            choice = expected.shorter(game, people, "day", options)
            if choice is None:
                break
            before = expected.expected(game, people, "day", options)
            options = options.model_copy(update={choice[0]: choice[1]})
            after = expected.expected(game, people, "day", options)
            assert before is not None
            assert after is not None
            assert after.most < before.most > LONG
        else:
            pytest.fail("offered for ever")


@pytest.mark.slow
def test_the_command_makes_a_table_that_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "newest", lambda: (UPTURN,))
    said: list[object] = []
    made = json.loads(expecting.made(2, 1, said.append))
    assert {*made["upturn"]["clocks"]} == {*CLOCKS}
    assert {"2 gifts", "2 bare", "4 gifts places", "4 bare places"} <= {*made["upturn"]["days"]}
    assert len(said) == len(made["upturn"]["clocks"]) + len(made["upturn"]["days"])
    monkeypatch.setattr(expected, "_table", lambda: made)
    assert expected.expected(UPTURN, 3, "three-days", UpTurnOptions()) is not None
