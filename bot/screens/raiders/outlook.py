"""What a window would come to if everybody passed: a score for buttons, a sentence for the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.screens.raiders.pieces import MIGHTY, fighter, number, property_name
from bot.screens.screen import Scene
from bot.text.words import Words
from games.raiders.clash import Fate
from games.raiders.fighters import NO_CARD
from games.raiders.piles import NOBODY, Lot, Played, find
from games.raiders.view import RaidersView

COMES = {
    "taken": "raiders-comes-taken",
    "beaten": "raiders-comes-beaten",
    "both-fell": "raiders-comes-both",
    "too-weak": "raiders-comes-weak",
    "called-off": "raiders-comes-off",
}
"""A capture's end in words, by its verdict."""
OUTCOMES = {
    "taken": "raiders-outcome-taken",
    "beaten": "raiders-outcome-dies",
    "both-fell": "raiders-outcome-both",
    "too-weak": "raiders-outcome-dies",
    "called-off": "raiders-score-off",
}
"""The same in a word or two, for whoever would try it."""
ENDS = {
    "taken": "raiders-ends-taken",
    "beaten": "raiders-ends-held",
    "both-fell": "raiders-outcome-both",
    "too-weak": "raiders-ends-weak",
    "called-off": "raiders-score-off",
}
"""And for everybody at the table."""


def score(words: Words, fate: Fate) -> str:
    """The attacker's might against the guard's, or the property's; empty where no capture is tried."""
    if fate.verdict is None:
        return ""
    if fate.attack is None:
        return words.text("raiders-score-off")
    met = f"{MIGHTY}{fate.might}" if fate.defence is None else number(fate.defence)
    made = f"{number(fate.attack)}:{met}"
    return words.text("raiders-score-short", score=made, might=fate.might) if _falls_short(fate) else made


def turned(words: Words, fate: Fate, now: Fate | None) -> tuple[str, ...]:
    """What a card makes of the capture, at length and in short: the score, and its end where that is another; nothing
    if all stays as it is.
    """
    made, ends = score(words, fate), _ends(words, fate)
    if now is None or (ends != _ends(words, now) and fate.attack is not None):
        return tuple(filter(None, (f"{made}, {ends}" if made else "", ends)))
    return () if made == score(words, now) else (made,)


def _ends(words: Words, fate: Fate) -> str:
    """How a capture ends, for whoever looks on."""
    if fate.verdict is None:
        return ""
    return words.text("raiders-outcome-both" if _falls_short(fate) else ENDS[fate.verdict])


def outcome(words: Words, fate: Fate) -> str:
    """What a capture would bring its attacker."""
    assert fate.verdict is not None
    return words.text("raiders-outcome-both" if _falls_short(fate) else OUTCOMES[fate.verdict])


def comes(scene: Scene, view: RaidersView, most: int = 9, called: Sequence[str] | None = None) -> str:
    """How the open window would end, the capture first, in so many parts at most; plain text. Empty for the rest of a
    search after which nothing is left to come. `called`: everybody's names, if they aren't those of running text.
    """
    names = scene.names if called is None else called
    parts = [*verdict(scene, view), *_deeds(scene, view, names), *_changes(scene, view, names)]
    shown = parts[:most] + ["…"] * (len(parts) > most)
    return " · ".join(shown) or ("" if view.search else scene.words.text("raiders-comes-nothing"))


def _falls_short(fate: Fate) -> bool:
    """Whether the attacker beats the guard, but not the property."""
    return fate.verdict == "too-weak" and fate.defence is not None


def verdict(scene: Scene, view: RaidersView) -> Iterator[str]:
    """How the capture would end; nothing, if none is tried."""
    fate, words = view.fate, scene.words
    if fate is None or fate.verdict is None:
        return
    if fate.attack is None:
        yield words.text(COMES[fate.verdict])
        return
    yield words.text(
        _how(fate), attack=number(fate.attack), against=number(fate.defence or 0), might=fate.might,
        fighter=fighter(words, view.raid.fighter),
    )  # fmt: skip


def _how(fate: Fate) -> str:
    assert fate.verdict is not None
    if _falls_short(fate):
        return "raiders-comes-weak-both"
    beats_guard = fate.verdict == "taken" and fate.defence is not None
    return "raiders-comes-taken-guarded" if beats_guard else COMES[fate.verdict]


def _deeds(scene: Scene, view: RaidersView, names: Sequence[str]) -> Iterator[str]:
    """What live cards would do beside the fight: whatever isn't foretold card by card."""
    fate = view.fate
    for at, played in enumerate(view.pile):
        if fate and fate.live[at] and at >= view.step:
            yield from _deed(scene, played, names)


def _deed(scene: Scene, played: Played, names: Sequence[str]) -> Iterator[str]:
    words, name = scene.words, names[played.seat]
    if played.deed == "draw":
        yield words.text("raiders-comes-draw", name=name, n=played.means.amount)
    elif played.deed == "search":
        yield words.text("raiders-comes-search", name=name, target=names[played.target])
    elif played.deed == "turn-up":
        yield words.text("raiders-comes-turn-up")


def _changes(scene: Scene, view: RaidersView, names: Sequence[str]) -> Iterator[str]:
    """Who dies before the fight, who goes back to a hand, and whose guard becomes another's."""
    fate, words = view.fate, scene.words
    if fate is None:
        return
    for card in fate.doomed:
        yield words.text("raiders-comes-dies", fighter=fighter(words, card))
    for card, seat in fate.back:
        yield words.text("raiders-comes-back", fighter=fighter(words, card), name=names[seat])
    for before in view.lots:
        after = find(fate.lots, before.estate)
        if after and _charmed(before, after):
            yield words.text(
                "raiders-comes-charmed",
                fighter=fighter(words, before.guard), name=names[after.owner],
                property=property_name(words, before.estate),
            )  # fmt: skip


def _charmed(before: Lot, after: Lot) -> bool:
    return before.guard == after.guard != NO_CARD and NOBODY != before.owner != after.owner != NOBODY
