"""Raiders (Рейдеры), 2-6 players: the printed rules as a game.

What the print leaves open is settled as at a table, by what surprises least; beyond the rulings that players read:

- While a search is being decided nobody plays a card: the pile is being carried out.
- "Does something now" is judged by the pile as it stands: nothing can be done to a fighter who is on his way back to a
  hand; a might changes nothing for one who won't fight; a doomed one can't be doomed again, nor be charmed but by who
  attacks him; what does nothing needs no excuse; what the pile draws or turns up isn't there for another card.
- What is dumping is judged by what lies open, alike for everybody: not by what anybody holds (see `decided`).
- A kill may hit one's own fighter, a trip or handcuffs too.
- A burnt card asks everybody again like one that was rolled back.
- Who was caught cheating plays fair until the turn ends: else a card could be rolled back for ever.
- A see-saw without end is a stall too, after 240 turns and 100 circles: random players could go on for ever.
- In pairs the short goal stays 36: there are two sides. 24 is 24.

The rulings' tables were a start. Changed for the sake of balance, as simulated with two sensible players:

- «Охмурить» works on guards no stronger than the queen, whose might is 5 5 6 5 instead of 4 3 5 4. Without that limit
  queens decide: property changes hands 30 times a game instead of 17, one game in ten lasts 60 turns each, not 45.
- Property brings more, above all the cheap kinds. With the tables' own numbers (and no limit) a game takes 33 turns
  each instead of 22, and in 47 % of games the winner has most from «Нефтебаза» alone, instead of 17 %.
- ♦J has 5 instead of 4: «Вышибала» came into play in 57 % of games only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain, groupby
from typing import Any

from games.cards import below, shuffle
from games.game import Event, Options, Outcome, Seat, sole
from games.raiders import aims, estates, fighters, legal, orders, plans, refusals
from games.raiders.aims import is_foul
from games.raiders.clash import NEWEST, project
from games.raiders.draft import HAND
from games.raiders.fighters import SUIT
from games.raiders.imagined import imagined
from games.raiders.moves import Call, Capture, Discard, End, Pass, Play, RaidersMove, Spare, Use
from games.raiders.options import RaidersOptions
from games.raiders.piles import Played, cash
from games.raiders.repertoire import END, PASS, SEATS, SPARE
from games.raiders.scene import Scene
from games.raiders.state import EVERYBODY, Cards, State, by_side, raid
from games.raiders.table import Table
from games.raiders.view import Own, RaidersView
from games.windows import Windows

GOAL = 36
SHORTER = 6
"""Бабки less for each side beyond two."""
LOW = 24
"""The least that is worth a game for any number."""
PAIRED = 4
"""Players who may play in pairs."""
TWO_SETS = range(5, 7)
"""Players for whom two sets are mixed, unless the table wants one."""
_SEATS_OF = tuple(frozenset(Seat(seat) for seat in range(SEATS[-1]) if bits >> seat & 1) for bits in range(64))
"""By bits."""
_SILENT: dict[str, RaidersMove] = {"turn": END, "window": PASS, "search": SPARE}
_CARRY_OUT: dict[type[RaidersMove], Callable[[Table, Seat, Any], None]] = {
    Capture: Table.capture,
    Play: Table.play,
    Use: Table.use,
    Pass: Table.accept,
    End: Table.end,
    Discard: Table.decide,
    Spare: Table.spare,
    Call: Table.call,
}


class Raiders:
    id = "raiders"
    rules = NEWEST
    seats = SEATS
    bound = 4000
    untold = frozenset({"drew", "reshuffled"})
    windows: Windows | None = orders
    state = State
    options: type[Options] = RaidersOptions
    moves = staticmethod(legal.moves)
    plannable = staticmethod(plans.plannable)
    explain = staticmethod(refusals.explain)
    imagined = staticmethod(imagined)

    def setup(self, seats: int, options: RaidersOptions, chance: int) -> State:
        """Deals 6 fighters each, puts the trump under the deck, and begins the first turn."""
        sets = 2 if seats in TWO_SETS and not options.one_set else 1
        deck, chance = shuffle(fighters.deck(sets), chance)
        property_deck, chance = shuffle(estates.deck(sets), chance)
        first, chance = below(seats, chance)
        hands = tuple(tuple(sorted(deck[seat * HAND : (seat + 1) * HAND])) for seat in range(seats))
        trump, *rest = deck[seats * HAND :]
        pairs = options.pairs and seats == PAIRED
        state = State(
            hands, (trump, *rest), (), (), property_deck, SUIT[trump], trump, chance, Seat(first),
            goal=_goal(options, seats, pairs), pairs=pairs, disputes=options.disputes, rules=self.rules,
        )  # fmt: skip
        table = Table(state)
        table.turn_up_if_needed()
        return table.finished()

    def tempo(self, seats: int, options: RaidersOptions) -> str:
        pairs = options.pairs and seats == PAIRED
        more = ("pairs",) * pairs + ("one set",) * (options.one_set and seats in TWO_SETS)
        return " ".join((f"to {_goal(options, seats, pairs)}", *more))

    def awaited(self, state: State) -> frozenset[Seat]:
        if state.phase == "over":
            return _SEATS_OF[0]
        return _SEATS_OF[state.asked if state.phase == "window" else 1 << state.turn]

    def play(self, state: State, seat: Seat, move: RaidersMove) -> tuple[State, Sequence[Event]]:
        refused = refusals.refusal(state, seat, move)
        if refused:
            raise refused
        table = Table(state)
        _CARRY_OUT[type(move)](table, seat, move)
        return table.finished(), table.events

    def view(self, state: State, seat: Seat | None) -> RaidersView:
        windowed = state.phase in ("window", "search")
        own = state.asked & 1 << seat if seat is not None else 0
        return RaidersView(
            seat=seat,
            mine=None if seat is None else _own(state, seat),
            trump=state.trump,
            bottom=state.bottom,
            deck=len(state.deck),
            discard=state.discard,
            estates=len(state.estates),
            lots=state.lots,
            sizes=tuple(map(len, state.hands)),
            cash=cash(state.lots, len(state.hands)),
            goal=state.goal,
            pairs=state.pairs,
            disputes=state.disputes,
            turn=state.turn,
            phase=state.phase,
            spent=state.spent,
            raid=raid(state),
            pile=state.pile,
            step=state.step,
            fate=project(state.lots, raid(state), state.pile, state.step, state.rules) if windowed else None,
            search=_search(state),
            turns=state.turns,
            rules=state.rules,
            still=max(state.still, 0),
            moved=state.still < 0,
            question=state.question,
            asked=bool(own),
            alone=bool(own) and state.asked == own,
            barred=state.barred,
            caught=state.caught,
            seen=_seen(state, seat),
            kept=state.kept,
        )

    def idle_move(self, state: State, seat: Seat) -> RaidersMove:
        """Silence passes, ends the turn without a capture, and lets a searched player keep everything."""
        return _SILENT[state.phase]

    def forced(self, state: State, seat: Seat) -> RaidersMove | None:
        """To end a turn, or a search, in which nothing else is possible. A window's answers have times of their own."""
        return None if state.phase == "window" else sole(self.moves(state, seat))

    def winding_down(self, state: State, seat: Seat) -> bool:
        """The attempt is spent: tricks may follow."""
        return seat == state.turn and state.phase == "turn" and state.spent

    def outcome(self, state: State) -> Outcome | None:
        """The winner (in pairs: both), then by бабки. Stalled: the most wins, equal is a draw."""
        if state.phase != "over":
            return None
        seats = len(state.hands)
        counts = by_side(cash(state.lots, seats), state.pairs)
        sides: list[tuple[int, ...]] = [(0, 2), (1, 3)] if state.pairs else [(seat,) for seat in range(seats)]

        def rank(side: tuple[int, ...]) -> tuple[bool, int]:
            return state.winner not in side, -counts[side[0]]

        groups = groupby(sorted(sides, key=rank), key=rank)
        places = tuple(tuple(sorted(map(Seat, chain(*group)))) for _, group in groups)
        return Outcome(places, won=len(places[0]) == len(sides[0]))

    def pieces(self, state: State) -> Iterable[str]:
        cards = chain(
            state.deck, state.discard, *state.hands, *(played.costs or (played.card,) for played in state.pile),
            (lot.guard for lot in state.lots), (state.fighter,),
        )  # fmt: skip
        property_cards = chain(state.estates, (lot.estate for lot in state.lots))
        yield from (fighters.NAMES[card] for card in cards if card >= 0)
        yield from (estates.NAMES[estate] for estate in property_cards)

    def held(self, state: State, seat: Seat) -> Sequence[str]:
        return [fighters.NAMES[card] for card in state.hands[seat]]


class FirstRaiders(Raiders):
    """As it was played at first: «Откатиться» gave a charmed fighter to his new owner, and any card that changed a
    might could be laid on a capture that was decided.
    """

    rules = 1


def _goal(options: RaidersOptions, seats: int, pairs: bool) -> int:
    sides = 2 if pairs else seats
    short = GOAL - SHORTER * (sides - 2)
    return {"fit": max(short, LOW), "36": GOAL, "short": short, "24": LOW}[options.goal]


def _own(state: State, seat: Seat) -> Own:
    moves = tuple(move for move in legal.moves(state, seat) if not isinstance(move, Pass | End | Spare))
    scene = Scene(state)
    fouls = (
        frozenset(
            move.code
            for move in moves
            if isinstance(move, Play) and is_foul(scene, Played(seat, move.card, move.target))
        )
        if aims.may_cheat(state, seat)
        else frozenset()
    )
    search = _search(state)
    searched = state.hands[search[1]] if search and search[0] == seat else ()
    return Own(state.hands[seat], moves, fouls, searched)


def _search(state: State) -> tuple[Seat, Seat] | None:
    return (state.turn, Seat(state.pile[state.step - 1].target)) if state.phase == "search" else None


def _seen(state: State, seat: Seat | None) -> tuple[Cards, ...]:
    """By seat what that seat has seen of the hand; None: what everybody has."""
    bit = 0 if seat is None else 1 << seat
    known = {card for card, knows in state.seen if knows == EVERYBODY or knows & bit} if state.seen else ()
    return tuple(
        tuple(card for card in hand if card in known) if known and holder != seat else ()
        for holder, hand in enumerate(state.hands)
    )
