"""Chance is the same for ever: these values may never change, or stored games would go on differently."""

from collections import Counter
from itertools import permutations

from games.cards import below, draw, shuffle


def test_the_bits_are_those_of_splitmix64() -> None:
    """The generator's well-known first outputs for the seeds 0 and 1234567."""
    first, chance = draw(0)
    second, _ = draw(chance)
    assert (first, second) == (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4)
    assert draw(1234567)[0] == 6457827717110365317


def test_a_shuffle_is_the_same_for_ever() -> None:
    assert shuffle(range(12), 42) == GOLDEN_SHUFFLE


def test_numbers_below_are_the_same_for_ever() -> None:
    numbers, chance = [], 42
    for _ in range(8):
        number, chance = below(100, chance)
        numbers.append(number)
    assert numbers == GOLDEN_NUMBERS


def test_a_shuffle_keeps_all_items_and_changes_nothing_given() -> None:
    given = list("abcabc")
    mixed, _ = shuffle(given, 7)
    assert Counter(mixed) == Counter(given)
    assert given == list("abcabc")


def test_shuffles_of_nothing_and_of_one_use_no_chance() -> None:
    assert shuffle((), 5) == ((), 5)
    assert shuffle("a", 5) == (("a",), 5)


def test_every_order_is_equally_likely() -> None:
    chance, seen = 1, Counter[tuple[int, ...]]()
    for _ in range(12_000):
        order, chance = shuffle(range(4), chance)
        seen[order] += 1
    assert set(seen) == set(permutations(range(4)))
    assert all(400 < times < 600 for times in seen.values())


def test_in_a_long_shuffle_every_item_comes_everywhere() -> None:
    chance, places = 1, Counter[int]()
    for _ in range(2_000):
        order, chance = shuffle(range(106), chance)
        places[order.index(17)] += 1
    assert len(places) == 106
    assert max(places.values()) < 45


def test_numbers_below_cover_the_range_evenly() -> None:
    chance, seen = 9, Counter[int]()
    for _ in range(6_000):
        number, chance = below(6, chance)
        seen[number] += 1
    assert set(seen) == set(range(6))
    assert all(850 < times < 1150 for times in seen.values())


def test_any_int_is_a_seed() -> None:
    assert draw(-1) == draw(2**64 - 1)
    assert draw(2**80 + 5) == draw(5)


GOLDEN_SHUFFLE: tuple[tuple[int, ...], int] = ((4, 2, 0, 6, 3, 5, 10, 1, 7, 11, 9, 8), 15755400384260043881)
GOLDEN_NUMBERS: list[int] = [74, 15, 27, 34, 3, 86, 21, 80]
