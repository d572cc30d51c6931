"""The screens of UpTurn in one object, as the list of games has them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.screen import Scene, Screen
from bot.screens.upturn import alerts, board, ended, hand, story
from bot.screens.upturn.pieces import gained, holding
from bot.words import Html, Words
from games.game import Event, Seat
from games.upturn.view import Rack


class UpTurnScreens:
    """The screens of UpTurn; see GameScreens."""

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
        return ""

    def aloud(self, scene: Scene, seat: Seat) -> None:
        return None

    def ended(self, scene: Scene) -> Screen:
        return ended.ended(scene)

    def beats(self, events: Sequence[Event]) -> list[tuple[int, ...]]:
        return story.beats(events)

    def told(self, scene: Scene, beat: Sequence[Event]) -> Html:
        return story.told(scene, tuple(beat))

    def holding(self, mine: Rack) -> str:
        return holding(mine.tiles)

    def gained(self, before: Rack, after: Rack) -> str:
        return gained(before.tiles, after.tiles)

    def rules(self, words: Words) -> Sequence[Html]:
        return (words.html("upturn-rules"),)
