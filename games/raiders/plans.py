"""What can be ordered ahead in Raiders: a turn's captures and tricks, answers for when one's own is attacked, and that
nothing comes after a capture that others may still answer.
"""

from __future__ import annotations

from functools import cache

from games.game import Move, Seat
from games.raiders import stakes
from games.raiders.estates import ESTATES, KIND, NO_ESTATE, Estate
from games.raiders.estates import NAMES as ESTATE_NAMES
from games.raiders.fighters import FACES, NAMES, NO_CARD, TRICKS, Card
from games.raiders.legal import active
from games.raiders.moves import Capture, Guarded, Play
from games.raiders.piles import NO_RAID
from games.raiders.repertoire import END
from games.raiders.state import State

MARK = "?"


def plannable(state: State, seat: Seat) -> list[Move]:
    """What the seat could do were it its turn now, and each trick that could help one of its guards: of twins from two
    sets one will do. In its own turn, while others are asked, also to end it then.
    """
    if state.phase == "over":
        return []
    hand = tuple({FACES[card]: card for card in reversed(state.hands[seat])}.values())[::-1]
    turn = state._replace(
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]), turn=seat, phase="turn", spent=False,
        fighter=NO_RAID.fighter, prize=NO_RAID.estate, pile=(), step=0, caught=0,
    )  # fmt: skip
    own = [lot.estate for lot in state.lots if lot.owner == seat]
    answers = [guarded(estate, card) for card in hand if _answers(card) for estate in own]
    alike = _with_likes(state)
    ends = [END] if seat == state.turn and state.spent else []
    return [*(move for move in (*active(turn, seat), *answers) if _about(state, move) not in alike), *ends]


def ordered(state: State, seat: Seat, code: str) -> Play | None:
    """The trick that such an order means in the window that is open: the first that helps the seat."""
    named, _, card = code.partition(MARK)
    estate, looks = ESTATES.get(named, NO_ESTATE), _looks(state)
    if state.phase != "window" or not card or state.prize < 0 or estate not in looks:
        return None
    if looks[estate] != looks[state.prize]:
        return None
    found = (move for move in active(state, seat) if isinstance(move, Play) and NAMES[move.card] == card)
    return next((move for move in found if stakes.helps(state, seat, move)), None)


def stands(code: str) -> bool:
    """Whether an order of that code waits for a window, not for a turn."""
    return MARK in code


@cache
def guarded(estate: Estate, card: Card) -> Guarded:
    return Guarded(f"{ESTATE_NAMES[estate]}{MARK}{NAMES[card]}", estate=estate, card=card)


def _with_likes(state: State) -> frozenset[Estate]:
    """Property of which there is the like before it, guarded alike by the same: that will do."""
    looks = _looks(state)
    first = {look: estate for estate, look in reversed(looks.items())}
    return frozenset(estate for estate, look in looks.items() if first[look] != estate)


def _about(state: State, move: Move) -> Estate:
    """The property that a move is about; -1 if none."""
    if isinstance(move, Capture | Guarded):
        return move.estate
    target = move.target if isinstance(move, Play) else NO_CARD
    return next((lot.estate for lot in state.lots if lot.guard == target >= 0), NO_ESTATE)


def _looks(state: State) -> dict[Estate, tuple[int, Seat, str]]:
    """Each property on the table as people tell it from others: its kind, whose it is, and by whom it is guarded."""
    return {lot.estate: (KIND[lot.estate], lot.owner, FACES[lot.guard] if lot.guard >= 0 else "") for lot in state.lots}


def _answers(card: Card) -> bool:
    """Whether the card has a trick that may be played in another's turn."""
    trick = TRICKS[card]
    return trick is not None and not trick.own_turn
