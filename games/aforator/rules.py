"""Aforator (Афоратор), 2-6 players: the printed rules as a game.

What the print leaves open is settled as at a table, by what surprises least; beyond the rulings that players read:

- Whose card lies first on the Kon has opened it, whoever opened the round.
- Кофе with one card left in the deck draws one and puts one under it.
- Who uses Лень goes behind all who still move, also behind one who has done so before.
- The deck may be empty for a while: what goes under it before the round ends is drawn first, and the game goes on.
- Reading aloud waits for nobody's turn, and can't be taken back.

The rulings' table was a start. Changed for the sake of balance, as simulated with two sensible players:

- Похвала on the Table gives the deck's top card with tricks above zero, not with each: with each, whoever alone has one
  there wins 90 % of games instead of 66 %.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Any

from games.aforator import legal
from games.aforator.deck import DECK, NAMES, WORTH
from games.aforator.draft import HAND
from games.aforator.imagined import imagined
from games.aforator.memory import remembered
from games.aforator.moves import AforatorMove, Bury, Keep, Place, Play, ReadAloud, Use
from games.aforator.options import AforatorOptions
from games.aforator.repertoire import BURIALS, KEEP, PLAYS, SEATS
from games.aforator.rounds import clockwise
from games.aforator.scoring import finals, places
from games.aforator.state import Piles, State
from games.aforator.table import Table
from games.aforator.tally import tally
from games.aforator.view import AforatorView, Hand, TableCard
from games.cards import below, shuffle
from games.game import Event, Options, Outcome, Seat, sole
from games.windows import Windows

_AWAITED = tuple(frozenset({Seat(seat)}) for seat in range(SEATS[-1]))
_NOBODY: frozenset[Seat] = frozenset()
_CARRY_OUT: dict[type[AforatorMove], Callable[[Table, Seat, Any], None]] = {
    Play: Table.play,
    Place: Table.place,
    Use: Table.use,
    Keep: Table.keep,
    Bury: Table.put_under,
    ReadAloud: Table.read,
}


class Aforator:
    id = "aforator"
    rules = 2
    seats = SEATS
    bound = 1000
    untold = frozenset({"drew", "buried"})
    windows: Windows | None = None
    state = State
    options: type[Options] = AforatorOptions
    moves = staticmethod(legal.moves)
    plannable = staticmethod(legal.plannable)
    explain = staticmethod(legal.explain)
    imagined = staticmethod(imagined)

    def setup(self, seats: int, options: AforatorOptions, chance: int) -> State:
        """Deals 3 cards each."""
        deck, chance = shuffle(DECK, chance)
        hands = tuple(deck[seat * HAND : (seat + 1) * HAND] for seat in range(seats))
        lot, chance = below(seats, chance)
        named = min(options.named, seats - 1)
        first = Seat({"chance": lot, "host": 0, "highest": _highest(hands), "named": named}[options.starts])
        nothing: Piles = ((),) * seats
        rest = deck[seats * HAND :]
        return State(
            hands, rest, nothing, nothing, (0,) * seats, chance, first, clockwise(first, seats),
            lowest=len(rest), scoring=options.scoring, rules=self.rules, loose=(),
        )  # fmt: skip

    def tempo(self, seats: int, options: AforatorOptions) -> str:
        """Nothing of it: the deck decides."""
        return ""

    def awaited(self, state: State) -> frozenset[Seat]:
        return _AWAITED[state.order[0]] if state.order else _NOBODY

    def play(self, state: State, seat: Seat, move: AforatorMove) -> tuple[State, Sequence[Event]]:
        refused = legal.refusal(state, seat, move)
        if refused:
            raise refused
        table = Table(state)
        _CARRY_OUT[type(move)](table, seat, move)
        return table.finished(), table.events

    def view(self, state: State, seat: Seat | None) -> AforatorView:
        memory = remembered(state, seat)
        return AforatorView(
            seat=seat,
            mine=None if seat is None else Hand(state.hands[seat]),
            round=state.round,
            deck=len(state.deck),
            lowest=state.lowest,
            still=state.still,
            opener=state.opener,
            turn=state.order[0] if state.order else None,
            order=state.order,
            phase=state.phase,
            fresh=state.fresh,
            owed=state.owed,
            kon=tally(state.kon, state.tables),
            laid=state.kon,
            tables=tuple(tuple(TableCard(card, card in state.turned) for card in table) for table in state.tables),
            hands=tuple(map(len, state.hands)),
            discards=tuple(map(len, state.discards)),
            tricks=state.tricks,
            deck_wins=state.deck_wins,
            scoring=state.scoring,
            readers=frozenset(state.readers),
            readings=state.readings,
            finals=finals(state) if state.phase == "over" else (),
            ending=state.ending,
            rules=state.rules,
            traced=memory.traced,
            under=memory.under,
            won=memory.won,
            loose=memory.loose,
        )

    def idle_move(self, state: State, seat: Seat) -> AforatorMove:
        """Silence lays the card of least absolute worth on the Kon, the one held longest first; it uses nothing, and
        puts what it drew last under the deck.
        """
        hand = state.hands[seat]
        if state.phase == "use":
            return KEEP
        if state.phase == "bury":
            return BURIALS[hand[-1]]
        if not hand:
            return next(move for move in legal.moves(state, seat) if not move.passive)
        return PLAYS[min(hand, key=lambda card: abs(WORTH[card]))]

    def forced(self, state: State, seat: Seat) -> AforatorMove | None:
        """The last card that can be laid in but one way, or put under the deck."""
        return sole(self.moves(state, seat))

    def winding_down(self, state: State, seat: Seat) -> bool:
        """A turn is one move; what it draws is to be put under the deck in any case."""
        return False

    def outcome(self, state: State) -> Outcome | None:
        """By the scoring that the table has chosen; equal seats share a place."""
        if state.phase != "over":
            return None
        return Outcome(places(finals(state), state.scoring))

    def pieces(self, state: State) -> Iterable[str]:
        laid = (card for _, card in state.kon)
        piles = chain(state.hands, state.tables, state.discards)
        return map(NAMES.__getitem__, chain(state.deck, laid, *piles))

    def held(self, state: State, seat: Seat) -> Sequence[str]:
        return [NAMES[card] for card in state.hands[seat]]


class FirstAforator(Aforator):
    """As it was played at first: who drew the deck's last card made that round the last, whatever went under it."""

    rules = 1


def _highest(hands: Piles) -> int:
    """The seat with the card of the greatest worth, of equal ones the first."""
    return max(range(len(hands)), key=lambda seat: max(WORTH[card] for card in hands[seat]))
