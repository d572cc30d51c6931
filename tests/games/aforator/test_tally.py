"""The tally against a second one, written from the words of the rulings, and what holds for every Kon."""

from collections.abc import Sequence, Set

from hypothesis import given
from hypothesis import strategies as st

from games.aforator.deck import BOREDOM, CARDS, DECK, KIND, KIND_OF, KINDS, NAMES, UNDOES, WORTH, Cards
from games.aforator.tally import Placed, neutralises, tally
from games.game import Seat

Table = tuple[tuple[Placed, ...], tuple[Cards, ...]]


@st.composite
def laid(draw: st.DrawFn) -> Table:
    """A Kon of up to six cards, with up to three on the Table of each of six seats."""
    drawn = draw(st.lists(st.sampled_from(DECK), unique=True, max_size=14))
    seats = draw(st.lists(st.integers(0, 5), min_size=len(drawn), max_size=len(drawn)))
    size = min(draw(st.integers(0, 6)), len(drawn))
    kon = tuple((Seat(seat), card) for seat, card in zip(seats[:size], drawn[:size], strict=True))
    tables: list[Cards] = [()] * 6
    for seat, card in zip(seats[size:], drawn[size:], strict=True):
        tables[seat] = (*tables[seat], card)[:3]
    return kon, tuple(tables)


@given(laid())
def test_it_agrees_with_the_words_of_the_rulings(table: Table) -> None:
    kon, tables = table
    result = tally(kon, tables)
    steps = [(step.place, step.reached, step.sum, step.late, step.cancelled) for step in result.steps]
    expected, leader = as_the_rulings_say(kon, tables)
    assert steps == expected
    assert (result.leader, result.sum) == (leader, expected[-1][2] if expected else 0)


@given(laid())
def test_a_neutralised_card_tallies_as_one_without_ability(table: Table) -> None:
    """Nothing changes with another neutralised card of the same worth, if it takes nothing else from its neighbour."""
    kon, tables = table
    result = tally(kon, tables)
    for step in result.steps:
        for card in _stand_ins(kon, tables, step.place) if step.cancelled else ():
            other = tally(_with(kon, step.place, card), tables)
            assert (other.sum, other.leader) == (result.sum, result.leader)
            assert [them.value for them in other.steps] == [mine.value for mine in result.steps]


def test_there_are_neutralised_cards_to_try_that_with() -> None:
    """A boredom undoes coffee, critic and delay alike."""
    kon = ((Seat(0), CARDS["carrot1"]), (Seat(1), CARDS["coffee5"]), (Seat(2), CARDS["boredom1"]))
    assert [NAMES[card] for card in _stand_ins(kon, ((),) * 3, 1)] == ["coffee6", "delay5"]


@given(laid())
def test_every_card_is_added_once_and_sums_stay_in_bounds(table: Table) -> None:
    kon, tables = table
    result = tally(kon, tables)
    assert sorted(step.place for step in result.steps) == list(range(len(kon)))
    assert all((step.seat, step.card) == kon[step.place] for step in result.steps)
    assert all(abs(step.value) <= 13 and abs(step.sum) <= abs(step.reached) for step in result.steps)
    assert result.distance == max((abs(step.reached) for step in result.steps), default=0)
    assert result.distance <= 13 * 2 ** len(kon)
    assert result.leader is None or any(step.seat == result.leader for step in result.steps)


@given(laid())
def test_late_steps_come_last_and_each_part_keeps_its_order(table: Table) -> None:
    order = [(step.late, step.place) for step in tally(*table).steps]
    assert order == sorted(order)


@given(laid())
def test_neutralising_looks_at_two_neighbours_and_the_shield_of_the_first(table: Table) -> None:
    kon, tables = table
    for place in range(1, len(kon)):
        (owner, before), (_, card) = kon[place - 1 : place + 1]
        shielded = any(KIND_OF[own] == BOREDOM for own in tables[owner])
        assert neutralises(kon, tables, place) == (KIND_OF[before] in UNDOES[KIND_OF[card]] and not shielded)


def test_nothing_comes_before_the_first_card() -> None:
    assert not neutralises(((Seat(0), DECK[0]),), ((),), 0)


def as_the_rulings_say(
    kon: Sequence[Placed], tables: Sequence[Cards]
) -> tuple[list[tuple[int, int, int, bool, bool]], Seat | None]:
    """Place, sum that counts for its player, sum after, late, neutralised: step by step. And who has the greatest."""
    worths = [WORTH[card] for _, card in kon]
    kinds = [KINDS[KIND_OF[card]] for _, card in kon]
    on_table = [{KINDS[KIND_OF[card]] for card in tables[seat]} for seat, _ in kon]
    n = range(len(kon))
    dead = [
        place + 1 < len(kon)
        and kinds[place] in {KINDS[other] for other in KIND[KINDS.index(kinds[place + 1])].neutralises}
        and "boredom" not in on_table[place]
        for place in n
    ]
    alive = [None if dead[place] else kinds[place] for place in n]
    counted = [_counts(place, kon, worths, alive, on_table) for place in n]
    late = [
        alive[place] == "delay"
        or ("delay" in on_table[place] and -3 <= worths[place] <= 3)
        or ("monday" in on_table[place] and place == 0)
        for place in n
    ]
    total, best, leader, steps = 0, -1, None, []
    for place in [place for place in n if not late[place]] + [place for place in n if late[place]]:
        if alive[place] == "monday":
            total = worths[place]
        elif alive[place] == "aforator":
            total = total + total + counted[place]
        else:
            total = total + counted[place]
        noted = total
        if alive[place] == "critic":
            total = 0 if -4 <= total <= 4 else total - 4 if total > 0 else total + 4
        if alive[place] == "burnout":
            total = int(total / 2)
        if alive[place] == "thrill":
            total = 0 - total
        if abs(noted) > best:
            best, leader = abs(noted), kon[place][0]
        steps.append((place, noted, total, late[place], dead[place]))
    return steps, leader


def _counts(
    place: int,
    kon: Sequence[Placed],
    worths: Sequence[int],
    alive: Sequence[str | None],
    on_table: Sequence[Set[str]],
) -> int:
    """The value of a card, in the order of the rulings."""
    value = worths[place]
    sign = (value > 0) - (value < 0)
    before = worths[place - 1] if place else 0
    if (alive[place] == "carrot" and before * value > 0) or (alive[place] == "coffee" and place == 0):
        value *= 2
    if alive[place] == "praise":
        value += 2 * sign
    if "thrill" in on_table[place]:
        value += sign
    if place > 0 and "deadline" in on_table[place - 1] and kon[place - 1][0] != kon[place][0]:
        value = sign * max(abs(value) - 2, 0)
    for earlier in range(place):
        if alive[earlier] == "deadline" or (alive[earlier] == "boredom" and worths[earlier] * worths[place] > 0):
            value = 0
    if place + 1 < len(kon) and alive[place + 1] == "whip":
        value = -value
    return 0 if place > 0 and alive[place - 1] == "sloth" else value


def _stand_ins(kon: tuple[Placed, ...], tables: Sequence[Cards], place: int) -> list[int]:
    """Cards of the same worth that would be neutralised there as well, and do as much to the card before."""
    _, card = kon[place]
    undoes = neutralises(kon, tables, place)
    return [
        other
        for other in DECK
        if other != card
        and WORTH[other] == WORTH[card]
        and neutralises(_with(kon, place, other), tables, place + 1)
        and neutralises(_with(kon, place, other), tables, place) == undoes
    ]


def _with(kon: tuple[Placed, ...], place: int, card: int) -> tuple[Placed, ...]:
    return (*kon[:place], (kon[place][0], card), *kon[place + 1 :])
