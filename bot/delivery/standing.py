"""What a slot shows after its message turned out to be something else than was written down."""

from __future__ import annotations

from dataclasses import replace

from bot.screens.screen import Screen
from storage.slots import UNSURE, Shown


def gone(shown: Shown) -> Shown:
    """The slot whose message is no more."""
    return replace(shown, message=None, picture="")


def otherwise(shown: Shown, screen: Screen) -> Shown:
    """The slot whose message stands, but as a text where we thought of a picture, or the other way round: it may become
    a picture in any case, but no text.
    """
    if screen.picture:
        return replace(shown, picture=UNSURE)
    return replace(gone(shown), litter=and_also(shown.litter, shown.message))


def unsure(shown: Shown) -> Shown:
    """The slot of which somebody may have shown something else, and not have written it down."""
    return replace(shown, digest="", picture=UNSURE if shown.picture else "")


def and_also(litter: tuple[int, ...], message: int | None) -> tuple[int, ...]:
    """Litter with one message more, if there is one."""
    return (*litter, message) if message else litter
