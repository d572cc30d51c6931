"""A pile worked out by the game comes to the same as by a second implementation, whatever lies in it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from games.game import Seat
from games.raiders.clash import project
from games.raiders.fighters import CARDS, EFFECTS, FACES, FIGHTS, NO_CARD, TRICKS
from games.raiders.piles import NO_RAID, NOBODY, Lot, Lots, Pile, Played, Raid
from tests.games.raiders.plain import Card, Property, close

SEATS = st.integers(0, 3).map(Seat)
Window = tuple[Lots, Raid, Pile]


@st.composite
def windows(draw: DrawFn) -> Window:
    """Any table and any pile, whether or not it could come about: targets may be gone, or never have been there."""
    two_sets = draw(st.booleans())
    cards = draw(st.permutations(range(52)))
    if two_sets:  # equal cards side by side: both on guard, or both in the pile
        cards = [card for face in cards[:26] for card in (face, face + 52)]
    fighters = [card for card in cards if FIGHTS[card]][:6]
    rest = [card for card in cards if card not in fighters]
    lots = tuple(
        Lot(estate, draw(SEATS), guard) if draw(st.booleans()) else Lot(estate)
        for estate, guard in zip(draw(st.permutations(range(60 if two_sets else 30)))[:5], fighters[:5], strict=True)
    )
    raid = NO_RAID
    if draw(st.booleans()):
        raid = Raid(draw(SEATS), fighters[5], draw(st.sampled_from(lots)).estate)
    there = [lot.guard for lot in lots if lot.owner != NOBODY] + [raid.fighter] * (raid != NO_RAID)
    pile: list[Played] = []
    for card in rest[: draw(st.integers(0, 9))]:
        pile.append(draw(_played(card, there, pile, rest)))
    return lots, raid, tuple(pile)


@st.composite
def _played(draw: DrawFn, card: int, there: list[int], pile: list[Played], rest: list[int]) -> Played:
    seat, targets = draw(SEATS), [*there, rest[-2]]
    effects = [fighter for fighter in there if EFFECTS[fighter]]
    if effects and draw(st.integers(0, 3)) == 0:
        fighter = draw(st.sampled_from(effects))
        return Played(seat, fighter, draw(st.sampled_from(targets)), (card,) if FIGHTS[card] else (rest[-1],))
    trick = TRICKS[card]
    if trick is not None and trick.aims == "pile" and pile:
        tricks = [played.card for played in pile if not played.costs]
        return Played(seat, card, draw(st.sampled_from(tricks or [NO_CARD])))
    if trick is None:
        return Played(seat, next(c for c in range(52) if FACES[c] == "2s"), NO_CARD)
    return Played(seat, card, draw(st.sampled_from(targets)) if trick.aims != "seat" else 0)


@given(windows())
def test_a_window_comes_to_the_same_worked_out_twice(window: Window) -> None:
    lots, raid, pile = window
    fate = project(lots, raid, pile)
    streets = {lot.estate: Property(lot.owner, lot.guard) if lot.owner != NOBODY else Property() for lot in lots}
    plainly: list[Card] = [(each.seat, each.card, each.target, each.costs) for each in pile]
    attack = None if raid == NO_RAID else (raid.seat, raid.fighter, raid.estate)
    closed = close(streets, attack, plainly)
    assert {lot.estate: _held(lot) for lot in fate.lots} == {
        estate: (each.owner, each.guard) for estate, each in closed.streets.items()
    }
    assert dict(fate.back) == closed.back
    assert ({*fate.doomed}, {*fate.fallen}) == (closed.doomed, closed.fallen)
    assert (None if fate.attack is None else (fate.attack, fate.defence)) == closed.mights


def test_an_equal_card_of_the_other_set_is_told_apart_in_a_pile() -> None:
    """Else the two reckonings above might be wrong together."""
    lots = (Lot(0, Seat(1), CARDS["kh"]), Lot(1, Seat(1), CARDS["kh2"]))
    kill = Played(Seat(0), CARDS["as"], CARDS["kh2"])
    assert project(lots, NO_RAID, (kill,)).doomed == (CARDS["kh2"],)
    other = Played(Seat(0), CARDS["as2"], CARDS["kh"])
    excuse = Played(Seat(1), CARDS["8d"], CARDS["as"])
    assert project(lots, NO_RAID, (kill, other, excuse)).live == (False, True, True)
    assert project(lots, NO_RAID, (kill, other, excuse)).doomed == (CARDS["kh"],)


def _held(lot: Lot) -> tuple[int | None, int | None]:
    return (lot.owner, lot.guard) if lot.owner != NOBODY else (None, None)
