"""The screens of UpTurn in one object, as the list of games has them."""

from __future__ import annotations

from bot.screens.screen import Scene, Screen
from bot.screens.upturn import alerts, board, ended, hand
from bot.words import Words
from games.game import Seat


class UpTurnScreens:
    """The screens of UpTurn; see GameScreens."""

    def board(self, scene: Scene) -> Screen:
        return board.board(scene)

    def hand(self, scene: Scene, seat: Seat, menu: str, head: str) -> Screen:
        return hand.hand(scene, seat, menu, head)

    def table_alert(self, scene: Scene, seat: Seat) -> str:
        return alerts.table(scene, seat)

    def hand_alert(self, scene: Scene, seat: Seat) -> str:
        return alerts.hand(scene, seat)

    def ended(self, scene: Scene) -> Screen:
        return ended.ended(scene)

    def rules(self, words: Words) -> str:
        return words.html("upturn-rules")
