"""What the moves of Aforator do to a table, and what they tell.

Events, all of them public; cards in `pieces` are named by their ids ("coffee1"):

| kind | seat | target | pieces | n |
|---|---|---|---|---|
| laid | who | | the card on the Kon; the one that it neutralises, if any | |
| placed | who | | the card on the Table | |
| used | who | Афоратор: whose discard; Критика: whose place | the Table card, and as below | as below |
| last | who moves after all others | | the Лень | |
| buried | who puts a card under the deck | | | 1 |
| aloud | who reads | | the card | the round; reveals: what was said can't be taken back |
| passed-over | who has no move | | | |
| drew | who | | | cards; reveals |
| deck-empty | | | | a move in the midst of a round has left nothing in the deck |
| last-round | | | | under the first rules: the last card of the deck was drawn |
| trick | who takes it | | the Kon's cards in the order laid | the sum, with its sign |
| praised | who takes the deck's top card, unseen | | | 1 |
| deck-won | | | the Kon's cards that go under the deck, in that order | |
| saved | whose Выгорание takes a card of the Kon | | the card | |
| no-trick | | | nobody has laid a card | |
| round | who opens it | | | its number |
| over, stalled | | | | |

`used` besides: Кофе n = cards drawn, reveals; Афоратор n = 1; Критика pieces = the card laid, the card taken, what is
neutralised now, if anything, n = the place from 1; Кнут pieces = the card laid, what it neutralises, reveals.
"""

from __future__ import annotations

from collections.abc import Callable

from games.aforator import rounds
from games.aforator.deck import AFORATOR, COFFEE, CRITIC, KIND_OF, NAMES, SLOTH, WHIP
from games.aforator.draft import Draft, replaced
from games.aforator.legal import AT_ONCE, can_move, can_use
from games.aforator.moves import Bury, Keep, Place, Play, ReadAloud, Use
from games.aforator.state import EVERYBODY, unturned
from games.aforator.tally import neutralises
from games.cards import below
from games.game import Seat

LOOK = 2
"""Cards that Кофе draws and puts under the deck."""


class Table(Draft):
    """What a move does."""

    __slots__ = ()

    def play(self, seat: Seat, move: Play) -> None:
        self.drop(seat, move.card)
        self.kon += ((seat, move.card),)
        self.tell("laid", seat, pieces=(NAMES[move.card], *self.neutralised(len(self.kon) - 1)))
        self.end_move(seat)

    def place(self, seat: Seat, move: Place) -> None:
        """The card may be used at once if it can do something."""
        self.drop(seat, move.card)
        self.tables = replaced(self.tables, seat, (*self.tables[seat], move.card))
        self.tell("placed", seat, pieces=_ALONE[move.card])
        kind = KIND_OF[move.card]
        if kind in AT_ONCE and can_use(self, seat, kind):
            self.phase, self.fresh = "use", move.card
        else:
            self.end_move(seat)

    def use(self, seat: Seat, move: Use) -> None:
        fresh = self.fresh
        card = unturned(self.tables[seat], self.turned, move.kind) if fresh is None else fresh
        assert card is not None, "the move is legal"
        self.phase, self.fresh = "move", None
        _USES[move.kind](self, seat, move, card)

    def keep(self, seat: Seat, _: Keep) -> None:
        self.end_move(seat)

    def put_under(self, seat: Seat, move: Bury) -> None:
        self.drop(seat, move.card)
        self.forget(self.hands[seat])  # which card of the hand it was only its owner knows
        self.bury((move.card,), 1 << seat)
        self.owed -= 1
        self.tell("buried", seat, n=1)
        if not self.owed:
            self.end_move(seat)

    def read(self, seat: Seat, move: ReadAloud) -> None:
        times = dict(self.readings)
        times[move.card] = times.get(move.card, 0) + 1
        self.readers += (seat,)
        self.readings = tuple(sorted(times.items()))
        self.tell("aloud", seat, pieces=_ALONE[move.card], n=self.round, reveals=True)

    def end_move(self, seat: Seat) -> None:
        """Draws up; then the next one in the round who has a move, or the end of the round."""
        self.draw_up(seat)
        self.phase, self.fresh = "move", None
        self.order = self.order[1:]
        while self.order and not can_move(self, self.order[0]):
            self.tell("passed-over", self.order[0])
            self.order = self.order[1:]
        if not self.order:
            rounds.close(self)
        else:
            self.look_at_deck()

    def neutralised(self, place: int) -> tuple[str, ...]:
        """The card before that place, if the one there takes its ability."""
        return _ALONE[self.kon[place - 1][1]] if neutralises(self.kon, self.tables, place) else ()


def _coffee(table: Table, seat: Seat, _: Use, card: int) -> None:
    """Draw 2, then put 2 under the deck; fewer if it has fewer."""
    taken = table.take(LOOK)
    table.hold(seat, taken)
    table.phase, table.owed = "bury", len(taken)
    table.tell("used", seat, pieces=_ALONE[card], n=len(taken), reveals=True)


def _aforator(table: Table, seat: Seat, move: Use, card: int) -> None:
    """Once a game: a random card from another's discard."""
    assert move.target is not None
    pile = table.discards[move.target]
    table.blur(pile)
    at, table.chance = below(len(pile), table.chance)
    table.discards = replaced(table.discards, move.target, pile[:at] + pile[at + 1 :])
    table.discard(seat, (pile[at],))
    table.turned += (card,)
    table.tell("used", seat, move.target, _ALONE[card], n=1)
    table.end_move(seat)


def _critic(table: Table, seat: Seat, move: Use, card: int) -> None:
    """Once a game: one's own card in place of another's on the Kon, which comes into the hand."""
    assert move.card is not None
    assert move.place is not None
    place = move.place
    other, taken = table.kon[place]
    table.drop(seat, move.card)
    table.kon = (*table.kon[:place], (seat, move.card), *table.kon[place + 1 :])
    table.hold(seat, (taken,))
    table.trace((taken,), EVERYBODY)
    table.turned += (card,)
    pieces = (NAMES[card], NAMES[move.card], NAMES[taken], *table.neutralised(place))
    table.tell("used", seat, other, pieces, n=place + 1)
    table.end_move(seat)


def _sloth(table: Table, seat: Seat, _: Use, card: int) -> None:
    """Once a game: the move comes after all others'."""
    table.order = (*table.order[1:], seat)
    table.turned += (card,)
    table.tell("last", seat, pieces=_ALONE[card])


def _whip(table: Table, seat: Seat, _: Use, card: int) -> None:
    """The deck's top card goes on the Kon as one's own."""
    (top,) = table.take(1)
    table.forget((top,))
    table.kon += ((seat, top),)
    pieces = (NAMES[card], NAMES[top], *table.neutralised(len(table.kon) - 1))
    table.tell("used", seat, pieces=pieces, reveals=True)
    table.end_move(seat)


_USES: dict[int, Callable[[Table, Seat, Use, int], None]] = {
    COFFEE: _coffee,
    AFORATOR: _aforator,
    CRITIC: _critic,
    SLOTH: _sloth,
    WHIP: _whip,
}
"""By kind: what a Table card does when it is used; the last argument is that card."""
_ALONE = tuple((name,) for name in NAMES)
