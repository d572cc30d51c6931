"""A window closes: everybody has passed, the pile and the capture are worked out (order: see `clash`)."""

from __future__ import annotations

from collections.abc import Callable

from games.game import Seat
from games.raiders import estates
from games.raiders.clash import Clash, Fate
from games.raiders.draft import Draft, named
from games.raiders.estates import NO_ESTATE
from games.raiders.fighters import NO_CARD
from games.raiders.piles import NO_RAID, NOBODY, Lots, Played, Raid, cash, find, live
from games.raiders.state import by_side, first_to_reach


class Closing(Draft):
    __slots__ = ()

    def close(self) -> None:
        """Carries out what is left of the pile; stops halfway where a search has to be decided first."""
        alive = live(self.pile)
        if not self.step:
            self._tell_cancelled(alive)
        raid = Raid(self.turn, self.fighter, self.prize) if self.prize >= 0 else NO_RAID
        clash = Clash(self.lots, raid, self.rules)
        while self.step < len(self.pile):
            played = self.pile[self.step]
            self.step += 1
            if alive[self.step - 1]:
                self._carry_out(clash, played)
                if self.phase == "search":
                    return
        self._settle(clash.settle(self.pile, alive))

    def _carry_out(self, clash: Clash, played: Played) -> None:
        if own := _DEEDS.get(played.deed):
            own(self, played)
            clash.lots = [*self.lots]
            return
        before, known = tuple(clash.lots), len(clash.back)
        clash.carry_out(played)
        self.lots, self.fighter = tuple(clash.lots), clash.raid.fighter
        if played.deed == "charm":
            self._tell_charmed(before, played)
        for fighter, seat in clash.back[known:]:
            self.give_back(seat, (fighter,))
            self.tell("came-back", seat, pieces=named(fighter))

    def _settle(self, fate: Fate) -> None:
        before, after = self.lots, fate.lots
        if fate.doomed:
            self.tell("killed", pieces=named(*fate.doomed))
        if fate.verdict == "taken":
            after = tuple(lot._replace(since=self.turns) if lot.estate == self.prize else lot for lot in after)
        self.lots = after
        self._tell_verdict(before, fate)
        self._tell_freed(before)
        self._sweep(fate)
        if any(old.owner != new.owner for old, new in zip(before, after, strict=True)):
            self.still = -1
        self._judge()

    def _sweep(self, fate: Fate) -> None:
        """What was played and who died go to the discard; the window is no more."""
        spent = [card for played in self.pile for card in (played.costs or (played.card,))]
        self.discard += (*spent, *fate.doomed, *fate.fallen)
        self.pile, self.step, self.barred = (), 0, 0
        self.fighter, self.prize = NO_CARD, NO_ESTATE
        self.phase = "turn"

    def _judge(self) -> None:
        """Whether somebody has won."""
        counts = by_side(cash(self.lots, len(self.hands)), self.pairs)
        winner = first_to_reach(self.goal, counts, self.turn)
        if winner is not None:
            self.winner, self.phase = winner, "over"
            self.tell("won", winner, n=counts[winner])

    def _draw(self, played: Played) -> None:
        self.draw(played.seat, played.means.amount)

    def _turn_up(self, _: Played) -> None:
        self.turn_up()

    def _search(self, played: Played) -> None:
        victim = Seat(played.target)
        if self.hands[victim]:
            self.phase = "search"
            self.show(self.hands[victim], 1 << played.seat)
            self.tell("searched", played.seat, victim, n=len(self.hands[victim]), reveals=True)

    def _tell_cancelled(self, alive: tuple[bool, ...]) -> None:
        dead = [played.card for played, works in zip(self.pile, alive, strict=True) if not works]
        if dead:
            self.tell("cancelled", pieces=named(*dead))

    def _tell_charmed(self, before: Lots, played: Played) -> None:
        old = next((lot for lot in before if lot.guard == played.target), None)
        if old is not None:
            self.still = -1
            pieces = (*named(played.target), estates.NAMES[old.estate])
            self.tell("charmed", played.seat, old.owner, pieces)

    def _tell_verdict(self, before: Lots, fate: Fate) -> None:
        if fate.verdict is None:
            return
        lot = find(before, self.prize)
        assert lot is not None
        pieces: tuple[str, ...] = (*named(self.fighter), estates.NAMES[self.prize]) if self.fighter >= 0 else ()
        if fate.defence is not None:
            pieces += named(lot.guard)
        if fate.attack is not None:
            against = fate.defence if fate.verdict in ("beaten", "both-fell") else fate.might
            pieces += (f"{fate.attack}:{against}",)
        self.tell(fate.verdict, self.turn, _or_none(lot.owner), pieces or (estates.NAMES[self.prize],))

    def _tell_freed(self, before: Lots) -> None:
        for old, new in zip(before, self.lots, strict=True):
            if old.owner != NOBODY and new.owner == NOBODY:
                self.tell("freed", target=old.owner, pieces=(estates.NAMES[new.estate],))


def _or_none(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


_DEEDS: dict[str | None, Callable[[Closing, Played], None]] = {
    "draw": Closing._draw,
    "search": Closing._search,
    "turn-up": Closing._turn_up,
}
"""What concerns more than all can see."""
