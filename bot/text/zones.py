"""Whose night it is: the time zones and quiet hours of chats and people, as told or by default."""

from __future__ import annotations

from typing import Protocol

from games.sessions.clocks import CLOCKS, TurnClock
from games.sessions.quiet_hours import Quiet
from storage.chats import Chat
from storage.people import Who

HOUR = 60
NEVER = (0, 0)
CHOICES = ((23 * HOUR, 9 * HOUR), (22 * HOUR, 8 * HOUR), (0, 10 * HOUR))
"""What buttons offer, in minutes of the local day."""


class Defaults(Protocol):
    """What the operator has set for those who haven't chosen."""

    @property
    def default_language(self) -> str: ...
    @property
    def default_zone(self) -> str: ...
    @property
    def default_quiet(self) -> tuple[int, int]: ...
    @property
    def pictures(self) -> bool: ...


def zone_of(who: Who | None, chat: Chat | None, defaults: Defaults) -> str:
    """The zone in which somebody reads times: their own, else the chat's, else the operator's."""
    return (who and who.zone) or (chat and chat.zone) or defaults.default_zone


def quiet_of(chat: Chat, defaults: Defaults) -> Quiet:
    """The quiet hours of a chat."""
    return Quiet(zone_of(None, chat, defaults), *(defaults.default_quiet if chat.quiet is None else chat.quiet))


def hours_of(who: Who, chat: Chat, defaults: Defaults) -> Quiet | None:
    """Somebody's own quiet hours at a chat's tables; None: as in the chat."""
    return None if who.sleep is None else Quiet(zone_of(who, chat, defaults), *who.sleep)


def clock_of(chat: Chat) -> TurnClock:
    """The clock of a chat's new tables."""
    known: dict[str, TurnClock] = {clock: clock for clock in CLOCKS}
    return known.get(chat.clock or "", "day")
