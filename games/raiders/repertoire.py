"""Every move that Raiders has, each made when it is first needed and then always the same."""

from __future__ import annotations

from functools import cache
from typing import cast

from games.raiders import estates, fighters
from games.raiders.estates import ESTATES, Estate
from games.raiders.fighters import CARDS, EFFECTS, TRICKS, Card, Trick
from games.raiders.moves import Call, Capture, Discard, End, Pass, Play, RaidersMove, Spare, Use

SEATS = range(2, 7)
PASS = Pass("pass")
"""Not passive: it is an answer like any other, and it is what the game goes on by."""
END = End("end", passive=True)
SPARE = Spare("none", passive=True)
_PLAIN: dict[str, RaidersMove] = {move.code: move for move in (PASS, END, SPARE)}


@cache
def captures(fighter: Card) -> tuple[Capture, ...]:
    """By property."""
    return tuple(capture(fighter, estate) for estate in estates.ALL)


@cache
def capture(fighter: Card, estate: Estate) -> Capture:
    return Capture(f"{fighters.NAMES[fighter]}>{estates.NAMES[estate]}", fighter=fighter, estate=estate)


@cache
def play(card: Card, target: int) -> Play:
    """The card must have a trick."""
    aims = cast(Trick, TRICKS[card]).aims
    mark = "!" if aims == "nothing" else f"@{target}" if aims == "seat" else f"@{fighters.NAMES[target]}"
    return Play(fighters.NAMES[card] + mark, card=card, target=target)


@cache
def use(fighter: Card, costs: tuple[Card, ...]) -> Use:
    return Use("+".join(fighters.NAMES[card] for card in (fighter, *costs)), fighter=fighter, costs=costs)


@cache
def discard(card: Card) -> Discard:
    return Discard("x" + fighters.NAMES[card], card=card)


@cache
def call(card: Card) -> Call:
    return Call("call@" + fighters.NAMES[card], card=card)


def by_code(code: str) -> RaidersMove | None:
    """The move of that code, whether or not anybody could ever make it; None if there is none."""
    try:
        found = _PLAIN.get(code) or _parsed(code)
    except (KeyError, ValueError):
        return None
    return found if found and found.code == code else None


def _parsed(code: str) -> RaidersMove | None:
    if code.startswith("call@"):
        return call(CARDS[code[5:]])
    if code.startswith("x"):
        return discard(CARDS[code[1:]])
    if ">" in code:
        fighter, estate = code.split(">")
        return capture(CARDS[fighter], ESTATES[estate])
    if "+" in code:
        fighter, *costs = code.split("+")
        return use(CARDS[fighter], tuple(map(CARDS.__getitem__, costs))) if EFFECTS[CARDS[fighter]] else None
    return _parsed_play(code)


def _parsed_play(code: str) -> Play | None:
    name, _, target = code.removesuffix("!").partition("@")
    card = CARDS[name]
    trick = TRICKS[card]
    if trick is None:
        return None
    if trick.aims == "nothing":
        return play(card, -1)
    if trick.aims == "seat":
        return play(card, int(target)) if int(target) in range(SEATS[-1]) else None
    return play(card, CARDS[target])
