"""Scripted players of UpTurn: they see only what their private chat shows, and tap what a sensible person would."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from bot.sandbox.driver import Answer, NoButton, Person, Unanswered
from bot.sandbox.model import Button, Keyboard, Message
from bot.sandbox.sandbox import Sandbox

BACK, WONT_FIT, UNDO, SAYS = "‹", "·", "↩️", "📢"
MY_TURN, REMINDED = "👉", "⏳"
DECLINES = ("Не надо", "Never mind")
"""The answer to a question that stands where the hand should be."""
_NUMBER = re.compile(r"\d+")
_ACTIONS = ("⬆️", "⬇️", "↕️", "🚫", "🃏")
_PATIENCE = 5.0
"""Seconds to wait for an answer to a tap or for the screen to change, before looking again."""


@dataclass(frozen=True, slots=True)
class View:
    """What a player has before them: a message with its buttons, links left out."""

    text: str
    rows: tuple[tuple[str, ...], ...]
    tried: frozenset[str]
    """Labels that were tapped on just this screen and changed nothing."""

    @property
    def labels(self) -> list[str]:
        """Labels that may be worth a tap, in reading order."""
        flat = (label for row in self.rows for label in row)
        return [label for label in flat if label not in self.tried and not label.startswith((BACK, WONT_FIT, UNDO))]


Policy = Callable[[View], str | None]
"""Which label to tap; None to wait."""


def sensible(view: View) -> str | None:
    """Nearest number first, then action tiles, then the words below them; of variants and gifts the first."""
    labels = view.labels
    if declined := next((label for label in labels if label in DECLINES), None):
        return declined
    if not _asks(view) or not labels:
        return None
    if any(label.startswith(BACK) for row in view.rows for label in row):
        return labels[0]
    numbers = [label for label in labels if _NUMBER.match(label)]
    if numbers:
        best = min(map(_value, numbers)) if _upward(view.text) else max(map(_value, numbers))
        nearest = [label for label in numbers if _value(label) == best]
        return next((label for label in nearest if SAYS in label), nearest[0])
    tiles = [label for label in labels if label.startswith(_ACTIONS)]
    return (tiles or labels)[0]


def at_random(chance: Random) -> Policy:
    """Taps anything that can be seen, ways back and unfit tiles too, as long as something is asked."""

    def policy(view: View) -> str | None:
        labels = [label for row in view.rows for label in row]
        return chance.choice(labels) if labels and _asks(view) else None

    return policy


class Player:
    """Plays for a person until told to stop, or until `over` says that it is over."""

    def __init__(self, sandbox: Sandbox, person: Person, policy: Policy = sensible, *, thinks: float = 0.0) -> None:
        """`thinks`: seconds before each tap."""
        self._sandbox, self._person, self._policy, self._thinks = sandbox, person, policy, thinks
        self._screen: tuple[int, str, Keyboard] | None = None
        self._tried: set[str] = set()
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
        try:
            answer = await self._person.presses(message, button.data, within=_PATIENCE)
        except (Unanswered, NoButton):
            return
        self.answers.append(answer)
        # Where there are sending limits, the screen may follow late: a player who thinks isn't one to tap on meanwhile.
        patient = self._thinks > 0 and not answer.text
        try:
            await self._sandbox.until(lambda: _look(message) != before, within=_PATIENCE * (1.0 if patient else 0.1))
        except TimeoutError:
            self._tried.add(button.text)


async def play_out(sandbox: Sandbox, people: list[Person], over: Callable[[], bool], policy: Policy = sensible) -> None:
    """All of them play until it is over. Raises what goes wrong with any of them."""
    players = [Player(sandbox, person, policy) for person in people]
    async with asyncio.TaskGroup() as together:
        for player in players:
            together.create_task(player.play(over))


def _look(message: Message) -> tuple[bool, str, Keyboard]:
    return message.deleted, message.text, message.keyboard


def _asks(view: View) -> bool:
    """Whether a screen wants something of its reader: a turn, a menu, gifts, a word to say."""
    return (
        MY_TURN in view.text
        or view.text.startswith(REMINDED)
        or any(line.startswith(("🎁", "🃏", SAYS)) for line in view.text.splitlines())
        or any(label.startswith((BACK, SAYS)) for row in view.rows for label in row)
    )


def _value(label: str) -> int:
    match = _NUMBER.match(label)
    return int(match.group()) if match else -1


def _upward(text: str) -> bool:
    """Which way the row goes, by the last plain arrow in the text; up where it names none."""
    return text.rfind("⬇️") <= text.rfind("⬆️")
