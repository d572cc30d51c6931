"""What the moves of Raiders do to a table, and what they tell.

Events, all of them public; fighters and property in `pieces` are named as in move codes ("7c", "club3"), a score is
"6:9" (the attacker's might first):

| kind | seat | target | pieces | n |
|---|---|---|---|---|
| drew | who | | | fighters drawn; reveals |
| reshuffled | | | | fighters in the deck now |
| turned-up | | | the property; reveals | |
| raided | who tries a capture | who owns it, if anybody | fighter, property | |
| played | who | whose fighter, card or hand it is aimed at | the card, and the fighter or card aimed at | |
| used | whose fighter | | the fighter, what was discarded for his effect | |
| caught | who called cheating | who cheated | the card | cards rolled back, 0: burnt |
| false-alarm | who called | whose card it was | the card | |
| cancelled | | | cards that «Отмазка» made void | |
| charmed | who | whose it was | the guard, his property | |
| searched | who | whose hand | | cards in it; reveals |
| discarded | who searched | whose card it was | the card; reveals | |
| spared | who searched | whose hand | | |
| came-back | to whose hand | | the fighter | |
| killed | | | who died before the fight | |
| taken | the attacker | who owned it, if anybody | fighter, property, guard if he fought, score | |
| beaten, both-fell, too-weak | likewise | | | |
| called-off | likewise | | the property, after the fighter if he was killed | |
| freed | | who owned it | the property that goes to the centre | |
| rested | who ended a turn without trying a capture | | | |
| won | who | | | бабки, of the pair in pairs |
| stalled | | | | |

A pass is no event: nobody is told who has answered.
"""

from __future__ import annotations

from games.game import Seat
from games.raiders import estates, fighters
from games.raiders.aims import is_foul
from games.raiders.closing import Closing
from games.raiders.draft import named
from games.raiders.fighters import TRICKS
from games.raiders.moves import Call, Capture, Discard, End, Pass, Play, Spare, Use
from games.raiders.piles import NOBODY, Pile, Played, find
from games.raiders.scene import Scene

STALL_CIRCLES = 3
STALL_TURNS = 12
LONGEST = 240
LONGEST_CIRCLES = 100
"""After so many turns, and full circles, a game counts as stalled whatever happens in it."""


class Table(Closing):
    """What a move does."""

    __slots__ = ()

    def capture(self, seat: Seat, move: Capture) -> None:
        self.drop(seat, (move.fighter,))
        self.fighter, self.prize, self.spent = move.fighter, move.estate, True
        lot = find(self.lots, move.estate)
        owner = lot.owner if lot and lot.owner != NOBODY else None
        self.tell("raided", seat, owner, (*named(move.fighter), estates.NAMES[move.estate]))
        self._ask()

    def play(self, seat: Seat, move: Play) -> None:
        self.drop(seat, (move.card,))
        trick = TRICKS[move.card]
        assert trick is not None
        target = self._belongs_to(move.target, trick.aims)
        shown = (move.card,) if trick.aims in ("nothing", "seat") else (move.card, move.target)
        self.tell("played", seat, target, named(*shown))
        self.pile += (Played(seat, move.card, move.target),)
        self._ask()

    def use(self, seat: Seat, move: Use) -> None:
        self.drop(seat, move.costs)
        effect = fighters.EFFECTS[move.fighter]
        assert effect is not None
        target = move.fighter if effect.on == "self" else self._enemy(move.fighter)
        self.tell("used", seat, pieces=named(move.fighter, *move.costs))
        self.pile += (Played(seat, move.fighter, target, move.costs),)
        self._ask()

    def accept(self, seat: Seat, _: Pass) -> None:
        """Nothing to answer. The last one to say so closes the window."""
        self.asked &= ~(1 << seat)
        if not self.asked:
            self.close()

    def end(self, seat: Seat, _: End) -> None:
        if not self.spent:
            self.tell("rested", seat)
        self.turns += 1
        self.still += 1
        self.caught, self.spent = 0, False
        if stalls(self.still, self.turns, len(self.hands)):
            self.phase = "over"
            self.tell("stalled")
            return
        self.turn = Seat((seat + 1) % len(self.hands))
        self.draw_up(self.turn)
        self.turn_up_if_needed()

    def decide(self, seat: Seat, move: Discard) -> None:
        """The search ends with a card of the searched hand in the discard."""
        victim = Seat(self.pile[self.step - 1].target)
        self.drop(victim, (move.card,))
        self.discard += (move.card,)
        self.tell("discarded", seat, victim, named(move.card), reveals=True)
        self._go_on()

    def spare(self, seat: Seat, _: Spare) -> None:
        self.tell("spared", seat, Seat(self.pile[self.step - 1].target))
        self._go_on()

    def call(self, seat: Seat, move: Call) -> None:
        at = next(at for at, played in enumerate(self.pile) if played.card == move.card and not played.costs)
        played = self.pile[at]
        if not is_foul(Scene(self.finished()), played):
            self.barred |= 1 << seat
            self.tell("false-alarm", seat, played.seat, named(move.card))
            return
        self.caught |= 1 << played.seat
        if self.disputes == "burn":
            self.tell("caught", seat, played.seat, named(move.card))
            self.discard += (played.card,)
            self.pile = self.pile[:at] + self.pile[at + 1 :]
        else:
            self.tell("caught", seat, played.seat, named(move.card), n=len(self.pile) - at)
            self._roll_back(self.pile[at:])
            self.pile = self.pile[:at]
        self._ask_again()

    def _roll_back(self, back: Pile) -> None:
        for played in back:
            self.give_back(played.seat, played.costs or (played.card,))

    def _ask_again(self) -> None:
        """After a card was taken away; with nothing left to answer the window is no more."""
        if self.pile or self.prize >= 0:
            self._ask()
        else:
            self.phase, self.asked, self.barred = "turn", 0, 0

    def _ask(self) -> None:
        """Everybody is asked (anew), who has just played too."""
        self.phase = "window"
        self.asked = (1 << len(self.hands)) - 1
        self.question += 1

    def _go_on(self) -> None:
        self.phase = "window"
        self.close()

    def _belongs_to(self, target: int, aims: fighters.Aim) -> Seat | None:
        """Whose fighter, card or hand a trick is aimed at."""
        if aims == "nothing":
            return None
        if aims == "seat":
            return Seat(target)
        if aims == "pile":
            return next(played.seat for played in self.pile if played.card == target and not played.costs)
        if target == self.fighter:
            return self.turn
        return next(lot.owner for lot in self.lots if lot.guard == target)

    def _enemy(self, fighter: int) -> int:
        if fighter != self.fighter:
            return self.fighter
        lot = find(self.lots, self.prize)
        return lot.guard if lot else fighters.NO_CARD


def stalls(still: int, turns: int, seats: int) -> bool:
    """Whether the game ends for want of a winner, after so many turns, and so many in which nothing moved."""
    return min(turns_left(still, turns, seats)) <= 0


def turns_left(still: int, turns: int, seats: int) -> tuple[int, int]:
    """After how many more turns it would: if nothing moves in them, and whatever happens."""
    return max(STALL_CIRCLES * seats, STALL_TURNS) - still, max(LONGEST_CIRCLES * seats, LONGEST) - turns
