"""Who reads a hand of Raiders: what they may do, and the buttons with which they do it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.callback_data import Verb
from bot.screens.raiders.labels import CHEATING
from bot.screens.raiders.pieces import alike_in, by_might, guarded, short, signs, view_of
from bot.screens.screen import Button, Row, Scene
from bot.text.words import Html, Words
from games.game import Move, Seat
from games.raiders.estates import KIND, Estate
from games.raiders.fighters import FACES, NO_CARD, Card
from games.raiders.moves import Call, Capture, Play, RaidersMove, Use
from games.raiders.piles import Lot, find
from games.raiders.view import Own, RaidersView

MOST = 40
"""More cards aren't told at length."""


@dataclass(frozen=True)
class Reader:
    scene: Scene
    piled: int = 99
    """So many cards of the pile are told at most, the newest."""

    @property
    def seat(self) -> Seat:
        return self.scene.seated.seat

    @cached_property
    def view(self) -> RaidersView:
        return view_of(self.scene)

    @cached_property
    def mine(self) -> Own:
        assert self.view.mine is not None
        return self.view.mine

    @property
    def words(self) -> Words:
        return self.scene.words

    @property
    def epoch(self) -> int:
        return self.scene.seated.epoch

    @property
    def decides(self) -> bool:
        """Whether the table waits for this seat. A stand-in plays a turn, and its owner may; answers it gives alone."""
        own = self.scene.seated
        return own.asked or own.adds or (own.awaited and not self.scene.table.windowed)

    def captures(self, card: Card) -> list[Capture]:
        """Of like things, those that nobody owns or that twins of two sets guard, one will do."""
        found = (move for move in self.mine.moves if isinstance(move, Capture) and move.fighter == card)
        return list({self.like(move.estate): move for move in found}.values())

    def like(self, estate: Estate) -> object:
        """Equal for property between which there is nothing to choose."""
        return self._like(find(self.view.lots, estate))

    def plays(self, card: Card) -> list[Play]:
        """At fighters of the capture first; at those who guard like things once."""
        aimed = (move for move in self.mine.moves if isinstance(move, Play) and move.card == card)
        found = {self._like(guarded(self.view, card, move.target)) or move.target: move for move in aimed}.values()
        lot = find(self.view.lots, self.view.raid.estate)
        fighting = (self.view.raid.fighter, lot.guard if lot else NO_CARD)
        return sorted(found, key=lambda move: move.target not in fighting)

    def _like(self, lot: Lot | None) -> tuple[object, ...] | None:
        if lot is None:
            return None
        return KIND[lot.estate], lot.owner, lot.guard >= 0 and FACES[lot.guard], lot.estate == self.view.raid.estate

    def uses(self, card: Card) -> list[Use]:
        """Ways to pay for the effect of a fighter in the capture."""
        return [move for move in self.mine.moves if isinstance(move, Use) and move.fighter == card]

    def effects(self) -> list[Card]:
        """The own fighters whose effects can be used now."""
        return list(dict.fromkeys(move.fighter for move in self.mine.moves if isinstance(move, Use)))

    def calls(self) -> list[Call]:
        """Of cheating, as the cards lie."""
        pile = [played.card for played in self.view.pile if not played.costs]
        calls = (move for move in self.mine.moves if isinstance(move, Call))
        return sorted(calls, key=lambda move: pile.index(move.card))

    def lines(self, cards: Sequence[Card]) -> Iterator[Html]:
        """A line for each card: the fighter that it is, and what it does instead; nothing, where that is drawn."""
        if self.scene.pictured:
            return
        for card, n in [*alike_in(cards).items()][:MOST]:
            does = short(self.words, card, self.view.trump)
            yield self.words.html("raiders-line", sign=signs(card, n), name=by_might(self.words, card), does=does)

    def partner(self) -> Iterator[Html]:
        """In pairs, whose бабки count for the reader, too."""
        if self.view.pairs:
            yield self.words.html("raiders-partner-is", name=self.scene.names[(self.seat + 2) % 4])

    def does(self, label: str, move: RaidersMove) -> Button:
        """Makes a move; cheating is marked as such."""
        said = f"{CHEATING} {label}" if move.code in self.mine.fouls else label
        return self.chooses(said, move)

    def chooses(self, label: str, move: Move) -> Button:
        return self.scene.button(label, Verb.MOVE, move.code, epoch=self.epoch)

    def opens(self, label: str, menu: str) -> Button:
        """Opens a menu. Who isn't asked just looks: that is never stale, and closes by itself."""
        if self.decides:
            return self.scene.button(label, Verb.OPEN, menu, epoch=self.epoch)
        return self.scene.button(label, Verb.LOOK, menu)

    def back(self, menu: str = "") -> Row:
        return (self.opens(self.words.text("button-back"), menu),)
