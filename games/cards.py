"""Chance of our own: the same on every machine and in every year, which Python's `random` doesn't promise.

A chance is a plain int of 64 bits, kept in a game's state; whoever uses it gets the next one back. The generator is
splitmix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014).
"""

from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_CUTS = 4
"""Choices that a shuffle takes from 64 bits: of up to 256 places each, uneven by less than 2**-32."""


def shuffle(items: Iterable[T], chance: int) -> tuple[tuple[T, ...], int]:
    """The items in a new order, every order equally likely, and the next chance."""
    mixed = list(items)
    for top in range(len(mixed), 1, -_CUTS):
        bits, chance = draw(chance)
        for places in range(top, max(top - _CUTS, 1), -1):
            # bits / 2**64 * places: its whole part is the choice, what is left of it serves for the next one.
            bits *= places
            other = bits >> 64
            bits &= _MASK
            mixed[places - 1], mixed[other] = mixed[other], mixed[places - 1]
    return tuple(mixed), chance


def dealt(
    hidden: Iterable[T], sizes: Sequence[int], chance: int, held: Sequence[T] = ()
) -> tuple[list[list[T]], tuple[T, ...], int]:
    """Hands of these sizes out of what is hidden, what is left, and the next chance. `held`: what else is hidden, but
    known to lie in one of the hands.
    """
    hands: list[list[T]] = [[] for _ in sizes]
    if held:
        places, chance = shuffle((at for at, size in enumerate(sizes) for _ in range(size)), chance)
        for at, item in zip(places, held, strict=False):
            hands[at].append(item)
    mixed, chance = shuffle(hidden, chance)
    for hand, size in zip(hands, sizes, strict=True):
        missing = size - len(hand)
        hand += mixed[:missing]
        mixed = mixed[missing:]
    return hands, mixed, chance


def below(n: int, chance: int) -> tuple[int, int]:
    """A number from 0 to n - 1 and the next chance. Uneven by less than n / 2**64."""
    bits, chance = draw(chance)
    return bits * n >> 64, chance


def draw(chance: int) -> tuple[int, int]:
    """64 fresh bits, fit to be the seed of something else, and the next chance."""
    chance = chance + _STEP & _MASK
    bits = (chance ^ chance >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB & _MASK
    return bits ^ bits >> 31, chance
