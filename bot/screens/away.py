"""Time off, in private: until when, and the buttons."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from bot.callback_data import Press, Verb
from bot.screens.screen import Button, Screen
from bot.text import moments
from bot.text.words import Words

TODAY, THREE_DAYS, WEEK, BACK = "today", "3", "7", "back"


def away(words: Words, until: float | None, now: float, zone: ZoneInfo, games: int) -> Screen:
    """`until`: when their time off ends; None: they are here. `games`: in how many games they sit."""
    lasting = (
        _button(words.text("button-away-today"), TODAY),
        _button(words.text("button-away-three"), THREE_DAYS),
        _button(words.text("button-away-week"), WEEK),
    )
    if until is None:
        return Screen(words.html("away-here", games=games), (lasting,))
    text = words.html("away-since", games=games, until=moments.until(until, now, zone, words))
    return Screen(text, (lasting, (_button(words.text("button-away-back"), BACK),)))


def _button(label: str, choice: str) -> Button:
    return Button(label, Press(Verb.AWAY, choice=choice).data())
