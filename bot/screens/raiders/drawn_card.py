"""A card in values: what is printed on it, what it would make of a capture, and all that it may be used for."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.pictures.raiders.scenes import RaidersOptions
from bot.pictures.raiders.values import Card as Drawn
from bot.pictures.raiders.values import Icon, Line, Option
from bot.screens.raiders import labels, menus
from bot.screens.raiders.drawn import SUITS, guard_of, kind_of, line, players
from bot.screens.raiders.laid import deed, place
from bot.screens.raiders.outlook import outcome
from bot.screens.raiders.pieces import (
    alike_in,
    fighter,
    guarded,
    name,
    property_name,
    rank,
    short,
    trick,
    worth,
)
from bot.screens.raiders.reader import Reader
from games.raiders.fighters import FIGHTS, MIGHT, SUIT, TRICKS, Card
from games.raiders.forecast import forecast
from games.raiders.moves import Capture, Play
from games.raiders.piles import NOBODY, find

BRIEF = 15
"""What a tab says at length has no more characters."""
SCORE = re.compile(r"(?<=\d):(?=[−\d💪])")


def card_of(reader: Reader, card: Card, n: int = 1, tab: Line = (), *, playable: bool = True) -> Drawn:
    """A card as it is printed."""
    words = reader.words
    return Drawn(
        rank=rank(card), suit=SUITS[SUIT[card]], n=n, name=name(words, card),
        might=MIGHT[card] if FIGHTS[card] else None, trick=trick(words, card),
        does=line(short(words, card, reader.view.trump)), tab=tab, playable=playable,
    )  # fmt: skip


def said(made: Sequence[str]) -> Line:
    """At length, or in short."""
    return spaced(next((each for each in made if len(each) <= BRIEF), made[-1])) if made else ()


def spaced(made: str) -> Line:
    """«9 : 14»: large figures stand apart."""
    return line(SCORE.sub(" : ", made))


def options(reader: Reader, card: Card, page: str) -> RaidersOptions | None:
    """A card and all that it may be used for, in the order of the menu."""
    moves = menus.uses(reader, card, page)
    if not moves:
        return None
    return RaidersOptions(
        heading=line(reader.words.text("raiders-drawn-uses")), trump=SUITS[reader.view.trump],
        card=card_of(reader, card, alike_in(reader.mine.hand).get(card, 1)), players=players(reader.scene),
        options=tuple(_raid(reader, move) if isinstance(move, Capture) else _aim(reader, move) for move in moves),
    )  # fmt: skip


def _raid(reader: Reader, move: Capture) -> Option:
    """Property, who has it, who guards it, how it would end."""
    lot, fate = find(reader.view.lots, move.estate), forecast(reader.view, move)
    assert lot is not None
    assert fate is not None
    might = () if lot.guard >= 0 else (" ", Icon("might"), f" {worth(move.estate)}")
    return Option(
        at=(property_name(reader.words, move.estate), *might), tab=line(outcome(reader.words, fate)),
        seat=None if lot.owner == NOBODY else int(lot.owner), kind=kind_of(move.estate),
        guard=guard_of(reader.view, lot.guard), fails=fate.verdict != "taken",
    )  # fmt: skip


def _aim(reader: Reader, move: Play) -> Option:
    """At whom a trick is aimed, and what it makes of a capture."""
    words, view, means = reader.words, reader.view, TRICKS[move.card]
    assert means is not None
    tab = said(labels.makes(reader.scene, view, move))
    if means.aims == "nothing":
        return Option(at=(trick(words, move.card),), tab=tab)
    if means.aims == "seat":
        at = (Icon("right"), " ", players(reader.scene)[move.target])
        return Option(at=at, tab=tab, seat=move.target)
    if means.aims == "pile":
        at_place = place(view, move.target)
        assert at_place is not None
        laid = view.pile[at_place]
        amount = f" {deed(words, laid)}" if laid.deed == "swing" else ""
        return Option(at=(f"{trick(words, laid.card)}{amount}",), tab=tab, n=at_place + 1)
    lot = guarded(view, move.card, move.target)
    whom = f"→ {fighter(words, move.target)}"
    who = line(whom if lot else f"{trick(words, move.card)} {whom}")
    if lot is None or lot.owner == NOBODY:
        return Option(at=who, tab=tab)
    return Option(at=who, tab=tab, seat=int(lot.owner), kind=kind_of(lot.estate), guard=guard_of(view, lot.guard))
