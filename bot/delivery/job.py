"""One claimed slot of a session: what it should show, as those who decide it tell those who send it; what it shows; and
what has come of showing it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Literal, NamedTuple

from bot.screens.screen import Screen
from bot.text.words import Words
from games.sessions.session import Session
from games.sessions.slots import BOARD
from storage.budget import Priority
from storage.chats import Chat
from storage.due import Claim
from storage.slots import Shown

REFUSED_SECONDS = 3600.0
"""After which a send that was refused is tried again, though something stands that can be edited."""


@dataclass(frozen=True)
class Desired:
    """The content of one slot. Without a screen nothing should stand there."""

    chat: int
    thread: int | None = None
    screen: Screen | None = None
    ring: int = 0
    """A number that grows with every bell: a message sent for a smaller one is replaced by a new one that rings."""
    aloud: bool = True
    """Whether the bell can be heard: not at night."""
    silent: bool = True
    """Whether a new message that rings for nobody comes without a sound."""
    optional: bool = False
    """A reminder: better never sent than sent twice."""
    keeps: bool = False
    """Whether a new message leaves the one before it in the chat, and an empty screen leaves what stands there."""
    again: float | None = None
    """When the content changes just by the passing of time, so that the slot has to be looked at again."""
    spare: Callable[[], Screen] | None = field(default=None, compare=False)
    """Of a screen with a picture: the text in its place, where the picture can't be had."""

    @property
    def plain(self) -> Desired:
        """The same without its picture."""
        assert self.spare is not None
        return replace(self, screen=self.spare(), spare=None)


@dataclass(frozen=True)
class Job:
    """One claimed slot: what should stand there, and what does."""

    claim: Claim
    slot: str
    session: Session
    chat: Chat
    """Where the table stands, as far as it is known."""
    words: Words
    """Of whoever reads the slot."""
    unreached: bool
    """Whether it is shown to somebody whose private chat is closed to the bot."""
    desired: Desired
    have: Shown | None
    reposts: int
    """How often, in all, somebody asked to have it sent anew."""
    checks: int = 0
    """How often, in all, somebody gave reason to doubt that the message we know of is still there."""

    @property
    def old(self) -> Shown:
        """What the slot shows, be it nothing."""
        return self.have or Shown(self.desired.chat)

    @property
    def digest(self) -> str:
        """Of what the slot should show."""
        return self.desired.screen.digest if self.desired.screen else ""

    @property
    def rings(self) -> bool:
        """Whether there is a bell that hasn't rung here yet."""
        return self.desired.ring > self.old.call

    @property
    def unpictured(self) -> bool:
        """Whether a picture stands, or may, where a text should: none ever becomes a text by an edit."""
        return bool(self.old.picture and self.desired.screen and not self.desired.screen.picture)

    @property
    def doubtful(self) -> bool:
        """Whether what is written down of the message may be wrong."""
        return self.checks > self.old.checked or self.claim.inherited

    @property
    def elsewhere(self) -> bool:
        """Whether what stands was sent to another topic than that in which it should."""
        return self.old.thread != self.desired.thread

    def wanted(self, now: float) -> str:
        """What a message sent now would be for, as long as it is remembered that such a one was refused."""
        return f"{self.purpose}.{self.checks}.{int(now // REFUSED_SECONDS)}"

    @property
    def purpose(self) -> str:
        """What a message sent now would be for: tries at it are counted together."""
        return f"{self.desired.ring}.{self.reposts}"

    @property
    def priority(self) -> Priority:
        if self.rings or (self.desired.ring and self.slot != BOARD):
            return Priority.BELL  # somebody waits for an answer to their tap
        return Priority.BOARD if self.slot == BOARD else Priority.HAND


class Ending(Enum):
    """There is nothing more to do for a slot at present; what has become of the claim on it."""

    CLAIM_HELD = auto()
    """It is still held: whoever claimed the slot ends it."""
    CLAIM_ENDED = auto()
    """It ended in the same step in which it was written down what the slot shows."""


Progress = Ending | float
"""Nothing more to do, or the earliest moment to try what is left (in seconds since 1970)."""


class Left(NamedTuple):
    """What couldn't be removed this time."""

    messages: tuple[int, ...]
    again: Literal["soon", "late", ""]
    """When it is tried again by itself: late where Telegram refuses in unknown words, never where we are shut out."""
