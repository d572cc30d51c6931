"""Somebody who watches a sandbox from the beginning: all that was shown anywhere, and how every tap was answered."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from bot.callback_data import BadData, Press, Verb, parse
from bot.sandbox.happenings import Answered, Call, Edited, Happening, Sent, Tapped
from bot.sandbox.model import Button, Message, Query
from bot.sandbox.sandbox import Sandbox
from bot.screens.pending import SURE
from bot.text.words import LANGUAGES, speak

TROPHY, TURN = "🏆", "👉"
AGAIN = ("⏳", "🔔", "⏸")
"""How a message begins that rings beside a call: a reminder, a nudge, the question of a pause."""
SENDING = (
    "sendMessage", "editMessageText", "editMessageReplyMarkup",
    "sendPhoto", "editMessageMedia", "editMessageCaption",
)  # fmt: skip
"""Calls that cost Telegram's budget."""
ALREADY = frozenset(speak(language).text(key) for language in LANGUAGES for key in ("toast-already", "toast-away-over"))
"""What people are told of a move that counts."""
TROUBLE = frozenset(speak(language).text("toast-trouble") for language in LANGUAGES)

Verdict = Literal["done", "refused", "unclear"]


@dataclass(slots=True)
class Tap:
    """A tap on a button of the bot's."""

    query: Query
    press: Press
    answered: bool = False

    @property
    def person(self) -> int:
        return self.query.user.id

    @property
    def verdict(self) -> Verdict:
        """What the person was told of their move."""
        if not self.answered or self.query.text in TROUBLE:
            return "unclear"
        if self.query.text in ALREADY:
            return "done"
        if self.query.text or self.query.url:
            return "refused"
        return "done"


class Witness:
    """Remembers; draws no conclusions."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.lines: defaultdict[int, set[str]] = defaultdict(set)
        """Every line that the bot has ever shown, by chat."""
        self.messages: list[Message] = []
        """All that the bot has sent, deleted ones too."""
        self.trophies: list[Message] = []
        """Messages with the sign of the end, wherever and whenever it was shown."""
        self.reminders: Counter[int] = Counter()
        """How often somebody was rung beside their calls, by their id."""
        self.silenced: Counter[int] = Counter()
        """How often somebody was called without a sound, or had their hand sent anew."""
        self.practised: set[int] = set()
        """Private chats in which somebody has at least been asked what to practise: there stands what else is a
        group's.
        """
        self.group_data: set[str] = set()
        """callback_data that stood in groups."""
        self.taps: list[Tap] = []
        self.calls: list[Call] = []
        self._waiting: dict[str, Tap] = {}
        sandbox.world.listen(self._hear)

    def failures(self) -> Iterator[str]:
        """Calls that Telegram refused."""
        return (f"{call.method}: {call.description}" for call in self.calls if not call.ok)

    def cost(self, since: int = 0) -> int:
        """Sends and edits, from the call of that number on."""
        return sum(call.method in SENDING for call in self.calls[since:])

    def _hear(self, happening: Happening) -> None:
        match happening:
            case Sent(message) if message.sender is self.sandbox.world.bot and not message.service:
                self.messages.append(message)
                self.reminders[message.chat.id] += message.text.startswith(AGAIN)
                self.silenced[message.chat.id] += message.silent and TURN in message.text
                self._see(message)
            case Edited(message) if message.sender is self.sandbox.world.bot:
                self._see(message)
            case Tapped(query):
                self._tapped(query)
            case Answered(query) if query.id in self._waiting:
                self._waiting.pop(query.id).answered = True
            case Call():
                self.calls.append(happening)
            case _:
                pass

    def _see(self, message: Message) -> None:
        if TROPHY in message.text and message not in self.trophies:
            self.trophies.append(message)
        self.lines[message.chat.id].update(filter(None, map(str.strip, message.text.splitlines())))
        if any(map(_practises, message.flat)):
            self.practised.add(message.chat.id)
        if not message.chat.private:
            self.group_data.update(button.data for button in message.flat if button.data)

    def _tapped(self, query: Query) -> None:
        try:
            press = parse(query.data)
        except BadData:
            return
        tap = Tap(query, press)
        self.taps.append(tap)
        self._waiting[query.id] = tap


def _practises(button: Button) -> bool:
    """Whether it belongs to a table of practice, or leads to one."""
    try:
        press = parse(button.data)
    except BadData:
        return False
    chooses = press.verb is Verb.PRACTICE and press.choice != ""
    return chooses or (press.verb is Verb.STOP and press.choice == SURE)
