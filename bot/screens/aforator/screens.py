"""The screens of Aforator in one object, as the list of games has them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.aforator import alerts, board, cards, ended, hand, rules, story
from bot.screens.aforator.pieces import gained, holding
from bot.screens.screen import Scene, Screen
from bot.words import Html, Words
from games.aforator.view import Hand
from games.game import Event, Seat


class AforatorScreens:
    """The screens of Aforator; see GameScreens."""

    def board(self, scene: Scene) -> Screen:
        return board.board(scene)

    def hand(self, scene: Scene, seat: Seat, menu: str, head: str) -> Screen:
        return hand.hand(scene, seat, menu, head)

    def last_move(self, scene: Scene, seat: Seat) -> str:
        return hand.last_move(scene, seat)

    def table_alert(self, scene: Scene, seat: Seat) -> str:
        return alerts.table(scene, seat)

    def hand_alert(self, scene: Scene, seat: Seat) -> str:
        return alerts.hand(scene, seat)

    def explained(self, scene: Scene, piece: str) -> str:
        return cards.explained(scene, piece)

    def aloud(self, scene: Scene, seat: Seat) -> tuple[int, Screen] | None:
        return cards.read_aloud(scene, seat)

    def ended(self, scene: Scene) -> Screen:
        return ended.ended(scene)

    def beats(self, events: Sequence[Event]) -> list[tuple[int, ...]]:
        return story.beats(events)

    def told(self, scene: Scene, beat: Sequence[Event]) -> Html:
        return story.told(scene, tuple(beat))

    def holding(self, mine: Hand) -> str:
        return holding(mine.cards)

    def gained(self, before: Hand, after: Hand) -> str:
        return gained(before.cards, after.cards)

    def rules(self, words: Words) -> Sequence[Html]:
        return rules.pages(words)
