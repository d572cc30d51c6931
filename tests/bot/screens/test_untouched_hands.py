"""A hand that a change doesn't touch, so that it isn't shown again, has nothing new to say: over lives of sessions."""

from __future__ import annotations

from random import Random

import pytest

from bot.callback_data import Verb
from bot.screens import composed
from bot.screens.screen import Screen
from games.game import Seat
from games.sessions.session import Session, Step
from games.sessions.slots import private_slot, touched
from tests.bot.screens.stage import buttons, plain, scene
from tests.soak.month import Life

LIVES = 5
LAST_MOVE = "Позову, когда"
"""In the line that tells what a waiting person did last, for as long as the table remembers it."""
PASSING = (str(Verb.UNDO), "🗣")
"""How buttons begin that go by, their data or their words: a mis-tap to be taken back, a card to be read aloud."""


class Shown(Life):
    """Sees to it that nothing new stands in a hand that is left as it is."""

    compared = 0

    def commit(self, step: Step, *, actor: Seat | None = None, undone: bool = False) -> None:
        before, after = self.session, step.session
        if before.status == after.status == "playing":
            for seat in untouched(before, after):
                self.compared += 1
                old, new = hand(before, seat, self.now), hand(after, seat, self.now)
                assert news(old, new) == [], (step.log, before.recent, after.recent)
        super().commit(step, actor=actor, undone=undone)


def untouched(before: Session, after: Session) -> list[Seat]:
    slots = touched(before, after)
    return [
        seat
        for (seat, chair), (_, old) in zip(after.seats(), before.seats(), strict=True)
        if not (chair.left or old.left or private_slot(chair.person.id) in slots)
    ]


def hand(session: Session, seat: Seat, now: float) -> Screen:
    """As it is desired when no menu is open."""
    drawn, chair = scene(session, seat=seat, now=now), session.chairs[seat]
    head = "stand-in" if chair.stand_in else chair.head if session.asked(seat) else ""
    return composed.hand(drawn, "", head)


def news(old: Screen, new: Screen) -> list[str]:
    """What only the new one says or offers."""
    lines = {line for line in plain(new.text).splitlines() if LAST_MOVE not in line} - {*plain(old.text).splitlines()}
    offered = {button.data for button in buttons(old)}
    more = (button for button in buttons(new) if button.data not in offered)
    return [*lines, *(b.label for b in more if not (b.data.startswith(PASSING) or b.label.startswith(PASSING)))]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["upturn", "aforator", "raiders"])
def test_a_hand_that_is_not_shown_again_has_nothing_new_to_say(game: str) -> None:
    compared = 0
    for number in range(LIVES):
        life = Shown(Random(f"untouched {number}"), game)
        life.run()
        compared += life.compared
    assert compared > 100
