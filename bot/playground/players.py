"""Scripted players: they see only what their private chat shows, and tap what their policy wants."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from itertools import cycle

from bot.playground.policies.upturn import sensible
from bot.playground.view import Policy, View
from bot.sandbox.driver import Answer, NoButton, Person, Unanswered
from bot.sandbox.happenings import HANG_SECONDS
from bot.sandbox.model import Button, Keyboard, Message
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.transcript import picture

_PATIENCE = 5.0
"""Seconds to wait for an answer to a tap or for the screen to change, before looking again."""
_LONGEST = 60.0
_AS_SLOW = 5
"""How many times as long as its answer takes it may take a tap to change the screen."""


class Player:
    """Plays for a person until told to stop, or until `over` says that it is over."""

    def __init__(self, sandbox: Sandbox, person: Person, policy: Policy = sensible, *, thinks: float = 0.0) -> None:
        """`policy`: UpTurn's, unless told otherwise; `thinks`: seconds before each tap."""
        self._sandbox, self._person, self._policy, self._thinks = sandbox, person, policy, thinks
        self._screen: tuple[int, str, Keyboard] | None = None
        self._tried: set[str] = set()
        self._patience = _PATIENCE
        self.taps = 0
        self.answers: list[Answer] = []
        """What the bot said to the taps."""

    async def play(self, over: Callable[[], bool]) -> None:
        while not over():
            choice = self._choice()
            if choice is None:
                await self._sandbox.world.pulse.wait(_PATIENCE)
                continue
            await asyncio.sleep(self._thinks)
            if not choice[0].deleted:
                await self._tap(*choice)

    def _choice(self) -> tuple[Message, Button] | None:
        """The first tap that the policy wants on the newest messages."""
        for message in reversed(self._person.received):
            rows = tuple(tuple(b.text for b in row if b.data) for row in message.keyboard)
            if not any(rows):
                continue
            self._remember(message)
            label = self._policy(View(message.text, tuple(filter(None, rows)), frozenset(self._tried)))
            if label is not None:
                return message, next(button for button in message.flat if button.text == label and button.data)
        return None

    def _remember(self, message: Message) -> None:
        screen = message.id, message.text, message.keyboard
        if screen != self._screen:
            self._screen = screen
            self._tried.clear()

    async def _tap(self, message: Message, button: Button) -> None:
        before = _look(message)
        self.taps += 1
        began = time.monotonic()
        try:
            answer = await self._person.presses(message, button.data, within=self._patience)
        except Unanswered:
            self._patience = min(2 * self._patience, _LONGEST)  # whoever taps on makes a busy machine busier
            return
        except NoButton:
            return
        self._patience = _PATIENCE
        self.answers.append(answer)
        slow = _AS_SLOW * (time.monotonic() - began)
        # Where there are sending limits, the screen may follow late: a player who thinks isn't one to tap on meanwhile.
        patient = self._thinks > 0 and not answer.text
        try:
            within = max(slow, _PATIENCE * (1.0 if patient else 0.1))
            await self._sandbox.until(lambda: _look(message) != before, within)
        except TimeoutError:
            self._tried.add(button.text)


async def play_out(sandbox: Sandbox, people: list[Person], over: Callable[[], bool], *policies: Policy) -> None:
    """All of them play until it is over. Raises what goes wrong with any of them, TimeoutError if nobody goes on.

    `policies`: one for all, or one for each.
    """
    players = [
        Player(sandbox, person, policy) for person, policy in zip(people, cycle(policies or (sensible,)), strict=False)
    ]
    tapped, since = 0, time.monotonic()

    def over_or_stuck() -> bool:
        nonlocal tapped, since
        if (taps := sum(player.taps for player in players)) != tapped:
            tapped, since = taps, time.monotonic()
        if time.monotonic() > since + HANG_SECONDS:
            raise TimeoutError(f"nobody taps anything; now there is:\n{picture(sandbox.world)}")
        return over()

    async with asyncio.TaskGroup() as together:
        for player in players:
            together.create_task(player.play(over_or_stuck))


def _look(message: Message) -> tuple[bool, str, Keyboard]:
    return message.deleted, message.text, message.keyboard
