"""«Нельзя применять шняги … исключительно для сброса карт»: each does something as the pile stands, reckoned twice.

Draws, searches and what is turned up are no part of that reckoning, so they are counted here.
"""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from games.game import Seat
from games.raiders.fighters import FACES, FIGHTS, TRICKS, Card
from games.raiders.moves import Pass, Play
from games.raiders.piles import NOBODY, Lot
from games.raiders.repertoire import play
from games.raiders.state import State
from tests.games.raiders import plain
from tests.games.raiders.builders import GAME, codes, table, why
from tests.games.raiders.plain import Property

SEATS = 3
CUNNING = [card for card in range(52) if FACES[card][0] in "2789qka"]
"""Cards that may be idle."""


@given(st.data())
def test_a_trick_is_legal_if_and_only_if_it_does_something_as_the_pile_stands(data: DataObject) -> None:
    state = data.draw(tables())
    for _ in range(data.draw(st.integers(1, 9))):
        moves = [
            (seat, move)
            for seat in map(Seat, range(SEATS))
            for move in GAME.moves(state, seat)
            if move.code != "end" and not isinstance(move, Pass)
        ]
        if not moves:
            break
        for seat, move in moves:
            if isinstance(move, Play):
                assert changes(state, seat, move.card, move.target), move.code
        for seat in map(Seat, range(SEATS)):
            for card, target in aimed(state, seat):
                code = play(card, target).code
                if code not in codes(state, seat) and why(state, code, seat) in IDLE:
                    assert not changes(state, seat, card, target), code
        state, _ = GAME.play(state, *data.draw(st.sampled_from(moves)))


IDLE = "no-effect", "no-target", "no-property-left", "nothing-to-draw"


@st.composite
def tables(draw: st.DrawFn) -> State:
    """Seat 0 is on turn; three have a guard each, and there is little to draw or to turn up."""
    cunning = draw(st.permutations(CUNNING))
    others = draw(st.permutations([card for card in range(52) if card not in CUNNING and FIGHTS[card]]))
    hands = [tuple(sorted((*cunning[at : at + 5], *others[at : at + 1]))) for at in (0, 5, 10)]
    lots = tuple(Lot(estate, Seat(estate % SEATS), others[3 + estate]) for estate in range(4))
    begun = table("", "", "", trump=draw(st.sampled_from("shdc")), disputes=draw(st.sampled_from(["fair", "burn"])))
    drawn, turned = draw(st.integers(0, 5)), draw(st.integers(0, 2))
    return begun._replace(
        hands=tuple(hands), lots=(*lots, Lot(4)), deck=tuple(others[7 : 7 + drawn]), estates=(5, 6)[:turned]
    )


def aimed(state: State, seat: Seat) -> list[tuple[Card, int]]:
    """Every trick of the hand that could forestall or be forestalled, with all that it may be aimed at by its text."""
    guards = [lot.guard for lot in state.lots if lot.guard >= 0]
    there = {
        "fighter": [*guards, *([state.fighter] if state.fighter >= 0 else [])],
        "guard": [lot.guard for lot in state.lots if lot.owner not in (seat, NOBODY)],
        "pile": [played.card for played in state.pile if played.seat != seat and not played.costs],
        "nothing": [-1],
    }
    tricks = ((card, TRICKS[card]) for card in state.hands[seat])
    return [(card, target) for card, trick in tricks if trick for target in there.get(trick.aims, [])]


def changes(state: State, seat: Seat, card: Card, target: int) -> bool:
    """Whether the window would come to something else with that trick in it."""
    pile = [(each.seat, each.card, each.target, each.costs) for each in state.pile]
    return comes_to(state, pile) != comes_to(state, [*pile, (seat, card, target, ())])


def comes_to(state: State, pile: list[plain.Card]) -> tuple[object, ...]:
    streets = {lot.estate: Property(lot.owner, lot.guard) if lot.owner >= 0 else Property() for lot in state.lots}
    attack = (state.turn, state.fighter, state.prize) if state.prize >= 0 else None
    closed = plain.close(streets, attack, pile)
    works = [played for played in pile if not plain.is_cancelled(played, pile) and not played[3]]
    ranks = [FACES[card][0] for _, card, _, _ in works]
    searched = [
        target for _, card, target, _ in works
        if FACES[card][0] == "9" and (state.hands[target] or target in closed.back.values())
    ]  # fmt: skip
    drawn = min(2 * ranks.count("2"), len(state.deck) + len(state.discard))
    return closed, searched, drawn, min(ranks.count("k"), len(state.estates))
