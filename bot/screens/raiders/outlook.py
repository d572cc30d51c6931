"""What a window would come to if everybody passed: a score for buttons, a sentence for the table."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.raiders.pieces import fighter, number, property_name
from bot.screens.screen import Scene
from bot.words import Words
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


def score(words: Words, fate: Fate) -> str:
    """The attacker's might against what it meets; empty where no capture is tried."""
    if fate.verdict is None:
        return ""
    if fate.attack is None:
        return words.text("raiders-score-off")
    met = f"{number(fate.attack)}:{number(_met(fate))}"
    return words.text("raiders-score-short", score=met, might=fate.might) if _falls_short(fate) else met


def outcome(words: Words, fate: Fate) -> str:
    """What a capture would bring its attacker."""
    assert fate.verdict is not None
    return words.text("raiders-outcome-both" if _falls_short(fate) else OUTCOMES[fate.verdict])


def comes(scene: Scene, view: RaidersView, most: int = 9) -> str:
    """How the open window would end, the capture first, in so many parts at most; plain text. Empty for the rest of a
    search after which nothing is left to come.
    """
    parts = [*_verdict(scene, view), *_deeds(scene, view), *_changes(scene, view)]
    shown = parts[:most] + ["…"] * (len(parts) > most)
    return " · ".join(shown) or ("" if view.search else scene.words.text("raiders-comes-nothing"))


def _met(fate: Fate) -> int:
    return fate.might if fate.defence is None else fate.defence


def _falls_short(fate: Fate) -> bool:
    """Whether the attacker beats the guard, but not the property."""
    return fate.verdict == "too-weak" and fate.defence is not None


def _verdict(scene: Scene, view: RaidersView) -> Iterator[str]:
    fate, words = view.fate, scene.words
    if fate is None or fate.verdict is None:
        return
    if fate.attack is None:
        yield words.text(COMES[fate.verdict])
        return
    key = "raiders-comes-weak-both" if _falls_short(fate) else COMES[fate.verdict]
    yield words.text(
        key,
        attack=number(fate.attack), against=number(_met(fate)), might=fate.might, name=scene.names[view.raid.seat],
        fighter=fighter(words, view.raid.fighter), property=property_name(words, view.raid.estate),
    )  # fmt: skip


def _deeds(scene: Scene, view: RaidersView) -> Iterator[str]:
    """What live cards would do beside the fight: whatever isn't foretold card by card."""
    fate = view.fate
    for at, played in enumerate(view.pile):
        if fate and fate.live[at] and at >= view.step:
            yield from _deed(scene, played)


def _deed(scene: Scene, played: Played) -> Iterator[str]:
    words, name = scene.words, scene.names[played.seat]
    if played.deed == "draw":
        yield words.text("raiders-comes-draw", name=name, n=played.means.amount)
    elif played.deed == "search":
        yield words.text("raiders-comes-search", name=name, target=scene.names[played.target])
    elif played.deed == "turn-up":
        yield words.text("raiders-comes-turn-up")


def _changes(scene: Scene, view: RaidersView) -> Iterator[str]:
    """Who dies before the fight, who goes back to a hand, and whose guard becomes another's."""
    fate, words = view.fate, scene.words
    if fate is None:
        return
    for card in fate.doomed:
        yield words.text("raiders-comes-dies", fighter=fighter(words, card))
    for card, seat in fate.back:
        yield words.text("raiders-comes-back", fighter=fighter(words, card), name=scene.names[seat])
    for before in view.lots:
        after = find(fate.lots, before.estate)
        if after and _charmed(before, after):
            yield words.text(
                "raiders-comes-charmed",
                fighter=fighter(words, before.guard), name=scene.names[after.owner],
                property=property_name(words, before.estate),
            )  # fmt: skip


def _charmed(before: Lot, after: Lot) -> bool:
    return before.guard == after.guard != NO_CARD and NOBODY != before.owner != after.owner != NOBODY
