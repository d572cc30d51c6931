"""The keys of Aforator's words that are put together, and the events that have none."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import get_args

from bot.screens.aforator.drawn_end import PARTS
from games.aforator.deck import CARDS, KIND
from games.aforator.hint import KINDS as HINTS
from games.aforator.options import Scoring
from games.aforator.view import Phase

USED = ("coffee", "aforator", "critic", "whip")
"""Kinds of cards whose use has a line of its own."""
UNTOLD = ("over", "stalled", "laid", "used", "round", "praised", "saved", "drew", "buried")
KEYS: Mapping[str, Collection[str]] = {
    "aforator-event-": (
        *(f"{by}-{how}" for by in ("laid", "silent") for how in ("card", "undoes")),
        *("trick-praised", "deck-won-saved"),
    ),
    "aforator-event-used-": USED,
    "aforator-kind-": [kind.id + part for kind in KIND for part in ("", "-kon", "-table", "-why")],
    "aforator-card-": ("line", *(name + part for name in CARDS for part in ("-name", "-says"))),
    "aforator-played-": ("laid", "placed", "used", "used-whip", "last"),
    "aforator-task-": ("play", "play-place", "play-use", "play-place-use", "use", "use-now", "bury-now"),
    "aforator-then-": {*get_args(Phase)} - {"over"},
    "aforator-plan-": ("kon", "table"),
    "aforator-count-": get_args(Scoring),
    "aforator-counts-": get_args(Scoring),
    "aforator-ended-": (*get_args(Scoring), "level", "draw", "facts", "stalled"),
    "aforator-drawn-won-": (*get_args(Scoring), "level", "draw"),
    "aforator-drawn-part-": PARTS,
    "aforator-drawn-count-": get_args(Scoring),
    "aforator-hint-": HINTS,
}
