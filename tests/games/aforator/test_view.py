"""What a View of Aforator shows, and what it foretells of a move."""

from games.aforator.deck import CARDS, NAMES
from games.aforator.forecast import Forecast, forecast, forecast_swap, replaceable
from games.aforator.moves import Play, Use
from games.aforator.state import State
from games.aforator.tally import tally
from games.aforator.view import AforatorView, Final, Hand, TableCard
from games.game import Move, Seat
from tests.games.aforator.builders import GAME, cards, does, placed, table
from tests.games.playout import Course, on_courses, played, states

on_every_course = on_courses("aforator")


def seen(state: State, seat: int | None = None) -> AforatorView:
    return GAME.view(state, None if seat is None else Seat(seat))


def test_the_kon_is_shown_in_the_order_laid_and_as_it_is_added() -> None:
    view = seen(table("sloth1", "monday1", "whip1", kon="1:delay1 2:coffee6", opener=1))
    assert view.laid == placed("1:delay1 2:coffee6")
    assert [(step.place, step.seat, NAMES[step.card], step.sum, step.late) for step in view.kon.steps] == [
        (1, 2, "coffee6", 1, False),
        (0, 1, "delay1", -4, True),
    ]
    assert (view.kon.sum, view.kon.leader, view.kon.distance) == (-4, 1, 4)


def test_a_cancelled_card_is_marked() -> None:
    view = seen(table("sloth1", "monday1", "whip1", kon="1:coffee1 2:thrill1", opener=1))
    assert [step.cancelled for step in view.kon.steps] == [True, False]


def test_everybody_sees_tables_sizes_turns_and_who_closes() -> None:
    state = table(
        "sloth1 sloth2", "monday1", "", tables={1: "critic1 praise1"}, turned="critic1", discards={2: "whip1 whip2"},
        deck="thrill1 thrill2", opener=2, turn=0, tricks=(0, 0, 1), round=4, deck_wins=2,
    )  # fmt: skip
    view = seen(state)
    assert view.tables == (
        (),
        (TableCard(CARDS["critic1"], True), TableCard(CARDS["praise1"], False)),
        (),
    )
    assert (view.hands, view.discards, view.tricks, view.deck) == ((2, 1, 0), (0, 0, 2), (0, 0, 1), 2)
    assert (view.round, view.deck_wins, view.opener, view.turn, view.order, view.closes) == (4, 2, 2, 0, (0, 1), 1)
    assert (view.phase, view.fresh, view.owed, view.scoring) == ("move", None, 0, "simple")


def test_a_pending_choice_is_shown() -> None:
    asked = does(table("coffee1 sloth1", "monday1"), "tcoffee1")
    assert (seen(asked).phase, seen(asked).fresh) == ("use", CARDS["coffee1"])
    assert (seen(does(asked, "ucoffee")).phase, seen(does(asked, "ucoffee")).owed) == ("bury", 2)


def test_a_seat_sees_its_hand_the_newest_last_and_the_group_none() -> None:
    state = does(table("coffee1 sloth1", "monday1", deck="whip1 whip2 whip3"), "kcoffee1")
    assert seen(state, 0).mine == Hand(cards("sloth1 whip1 whip2"))
    assert seen(state).mine is None


def test_at_the_end_all_three_scorings_are_shown_and_nobody_is_on_turn() -> None:
    state = table("whip1", "thrill4 sloth1", deck="", ending=True, discards={1: "burnout1 critic1"}, tricks=(0, 1))
    assert seen(state).finals == ()
    view = seen(does(state, "kwhip1", "tthrill4"))
    assert view.finals == (Final(1, 6, 1), Final(4, 11, 1))
    assert (view.phase, view.turn, view.order, view.closes) == ("over", None, (), None)


# What would be


def test_the_forecast_is_the_sum_with_that_card_and_whether_it_leads() -> None:
    view = seen(table("whip4 carrot1 monday6", "sloth2", kon="1:coffee3", opener=1), 0)
    assert forecast(view, CARDS["carrot1"]) == Forecast(18, Seat(0), 18, 18, True)
    assert forecast(view, CARDS["whip4"]) == Forecast(-5, Seat(1), 6, -5, False)


def test_the_forecast_knows_how_far_its_own_step_reaches() -> None:
    """That counts, and not what Critique then leaves of it."""
    view = seen(table("critic1", "sloth2", kon="1:monday1", opener=1), 0)
    assert forecast(view, CARDS["critic1"]) == Forecast(-7, Seat(0), 11, -11, True)


def test_zero_leads_nowhere() -> None:
    view = seen(table("critic4", "sloth2", kon="1:carrot5", opener=1), 0)
    assert forecast(view, CARDS["critic4"]) == Forecast(0, Seat(1), 1, 0, False)


def test_the_forecast_knows_the_tables() -> None:
    view = seen(table("whip3", "sloth2", kon="1:carrot5", opener=1, tables={0: "thrill1", 1: "boredom1"}), 0)
    assert forecast(view, CARDS["whip3"]).sum == 3


def test_a_swap_is_foretold_for_each_place_of_another() -> None:
    view = seen(table("whip1", "sloth2", "sloth3", kon="1:coffee1 0:carrot5 2:praise4", tables={0: "critic1"}), 0)
    assert list(replaceable(view)) == [0, 2]
    assert forecast_swap(view, CARDS["whip1"], 0) == Forecast(11, Seat(2), 11, 6, False)
    assert forecast_swap(view, CARDS["whip1"], 2) == Forecast(16, Seat(0), 16, 16, True)


@on_every_course
def test_what_was_foretold_comes_true(course: Course) -> None:
    for before, seat, move, after, _ in played(course):
        view = GAME.view(before, seat)
        told = foretold(view, move)
        if told and after.kon:
            assert (told.sum, told.leader, told.distance) == tally(after.kon, after.tables)[1:]


@on_every_course
def test_the_view_s_kon_is_the_tally_of_the_state(course: Course) -> None:
    for state in states(course, 60):
        view = GAME.view(state, None)
        assert view.kon == tally(state.kon, state.tables)
        assert view.laid == state.kon


def foretold(view: AforatorView, move: Move) -> Forecast | None:
    if isinstance(move, Play):
        return forecast(view, move.card)
    if isinstance(move, Use) and move.card is not None and move.place is not None:
        return forecast_swap(view, move.card, move.place)
    return None
