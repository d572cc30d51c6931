"""The keys of Raiders' words that are put together, and the events that have none."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import get_args

from bot.screens.raiders.refusals import RENAMED
from games.raiders.clash import Verdict
from games.raiders.estates import KINDS
from games.raiders.fighters import EFFECTS, FACES, RANKS, SUITS
from games.raiders.hint import KINDS as HINTS

UNTOLD = ("drew", "reshuffled", "won", "used", "caught")
KEYS: Mapping[str, Collection[str]] = {
    "raiders-event-": (
        *get_args(Verdict),
        *("taken-guarded", "too-weak-guarded", "silent-rested", "silent-spared", "raided-owned", "played-whose"),
        *("caught-rolled", "caught-burnt", "searched-discarded", "searched-spared", "came-back-to"),
    ),
    "raiders-event-used-": {effect.id for effect in EFFECTS if effect},
    "raiders-fighter-": FACES,
    "raiders-trick-": [rank + part for rank in RANKS if rank != "j" for part in ("", "-does", "-short")],
    "raiders-effect-": [FACES[at] + part for at, one in enumerate(EFFECTS) if one for part in ("-does", "-short")],
    "raiders-crowd-": [suit + part for suit in SUITS for part in ("", "-motto")],
    "raiders-property-": [kind + part for kind in KINDS for part in ("", "-says", "-yours", "-stands")],
    "toast-": RENAMED.values(),
    "raiders-hint-": HINTS,
}
