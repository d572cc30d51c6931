"""An open window in values: a capture with its pile, or tricks alone, and what would come of it."""

from __future__ import annotations

from dataclasses import replace

from bot.pictures.raiders.scenes import RaidersCapture
from bot.pictures.raiders.values import Column, Fighter, Laid, Line, Sort, Verdict
from bot.screens.raiders.drawn import SUITS, head, kind_of, line, players, seated, standings
from bot.screens.raiders.laid import place
from bot.screens.raiders.pieces import cash_of, fighter, name, property_name, rank, signed, trick, view_of, worth
from bot.screens.screen import Scene
from games.raiders.clash import Fate, swing
from games.raiders.fighters import FIGHTS, MIGHT, SUIT, TRICKS, Card, Deed
from games.raiders.piles import NOBODY, Played, find
from games.raiders.view import RaidersView

ROWS = 3
"""So many cards are shown on each side; older ones are summed up."""
ICONS: dict[Deed | None, str] = {
    "doom": "skull",
    "return": "hand",
    "charm": "charm",
    "draw": "cards",
    "search": "eye",
    "turn-up": "door",
    "cancel": "cross",
    "swing": "might",
}
"""What a card does, where no number tells it."""
SORTS: dict[str, Sort] = {"taken": "taken", "called-off": "off"}
"""How an end is for the attacker; all others are his death."""


def capture(scene: Scene) -> RaidersCapture:
    """Both fighters, the thing, the pile, how it would end."""
    words, view = scene.words, view_of(scene)
    lot = find(view.lots, view.raid.estate)
    assert lot is not None
    owned = lot.owner != NOBODY
    left, right = columns(scene, view)
    return RaidersCapture(
        head=head(scene), players=players(scene), raider=view.raid.seat,
        attacker=portrait(scene, view.raid.fighter, view.fate), owner=int(lot.owner) if owned else None,
        guard=portrait(scene, lot.guard, view.fate), kind=kind_of(lot.estate), name=property_name(words, lot.estate),
        might=worth(lot.estate), cash=cash_of(lot.estate),
        free_word=words.text("raiders-drawn-unguarded" if owned else "raiders-drawn-free"),
        left=left, right=right, verdict=_verdict(scene, view), standings=standings(view),
    )  # fmt: skip


def portrait(scene: Scene, card: Card, fate: Fate | None = None) -> Fighter | None:
    """A fighter by his card, and whether he would leave before the fight; None for nobody."""
    if card < 0:
        return None
    might = MIGHT[card] if FIGHTS[card] else None
    face = Fighter(rank(card), SUITS[SUIT[card]], name(scene.words, card), might)
    if fate and card in fate.doomed:
        return replace(face, leaves="skull")
    return replace(face, leaves="hand") if fate and card in (back for back, _ in fate.back) else face


def columns(scene: Scene, view: RaidersView) -> tuple[Column, Column]:
    """The pile under the fighters on whom its cards work; what makes a card void lies below that."""
    lot = find(view.lots, view.raid.estate)
    sides: list[int] = []
    for at, played in enumerate(view.pile):
        victim = _cancelled(view, played)
        if victim is not None:
            sides.append(sides[victim])
        elif played.target == view.raid.fighter or lot is None or played.target != lot.guard:
            other = played.target not in (view.raid.fighter, -1) and played.seat != view.raid.seat
            sides.append(int(other and not _gone(view, at)))
        else:
            sides.append(1)
    left, right = ([at for at, side in enumerate(sides) if side == one] for one in (0, 1))
    return column(scene, view, left), column(scene, view, right)


def _gone(view: RaidersView, at: int) -> bool:
    """Whether the card was aimed at the attacker, who has left since."""
    return view.raid.fighter < 0 and view.pile[at].deed == "swing"


def column(scene: Scene, view: RaidersView, numbers: list[int]) -> Column:
    """These cards of the pile, each followed by what makes it void; of many the last, and what the others come to."""
    ordered = _followed(view, numbers)
    rest, shown = ordered[: max(len(ordered) - ROWS, 0)], ordered[-ROWS:]
    return Column(_earlier(scene, view, rest), tuple(row(scene, view, at) for at in shown))


def _followed(view: RaidersView, numbers: list[int]) -> list[int]:
    ordered: list[int] = []
    for at in numbers:
        victim = _cancelled(view, view.pile[at])
        if victim in ordered:
            ordered.insert(ordered.index(victim) + 1, at)
        else:
            ordered.append(at)
    return ordered


def _cancelled(view: RaidersView, played: Played) -> int | None:
    """The place of the card that this one makes void."""
    return place(view, played.target) if played.deed == "cancel" and not played.costs else None


def _earlier(scene: Scene, view: RaidersView, rest: list[int]) -> str:
    """«ещё 2: +1»."""
    if not rest:
        return ""
    assert view.fate is not None
    swings = [swing(view.pile[at]) for at in rest if view.fate.live[at] and view.pile[at].deed == "swing"]
    if not swings:
        return scene.words.text("raiders-drawn-more", n=len(rest))
    return scene.words.text("raiders-drawn-earlier", n=len(rest), sum=signed(sum(swings)))


def row(scene: Scene, view: RaidersView, at: int) -> Laid:
    """A card of the pile."""
    assert view.fate is not None
    played, words = view.pile[at], scene.words
    victim = _cancelled(view, played)
    amount = signed(swing(played)) if played.deed == "swing" else ""
    what = name(words, played.card) if played.costs else trick(words, played.card)
    return Laid(
        n=at + 1, seat=played.seat, name=what, amount=amount, icon="" if amount else ICONS[played.deed],
        cancels=None if victim is None else victim + 1, at=_at(scene, view, played), dead=not view.fate.live[at],
    )  # fmt: skip


def _at(scene: Scene, view: RaidersView, played: Played) -> Line:
    """At whom it is aimed, where that isn't a fighter of the capture."""
    means = TRICKS[played.card]
    if played.costs or means is None or means.aims in ("nothing", "pile"):
        return ()
    if means.aims == "seat":
        return line(f"→ {seated(played.target)}", players(scene))
    if view.raid.estate >= 0 and _fights(view, played.target):
        return ()
    return line(f"→ {fighter(scene.words, played.target)}")


def _fights(view: RaidersView, card: int) -> bool:
    lot = find(view.lots, view.raid.estate)
    return card in (view.raid.fighter, lot.guard if lot else NOBODY)


def _verdict(scene: Scene, view: RaidersView) -> Verdict:
    fate, words = view.fate, scene.words
    assert fate is not None
    assert fate.verdict is not None
    when = searching(scene, view) or (words.text("raiders-drawn-if"),)
    if fate.defence is not None and (fate.attack or 0) > fate.defence:
        when = (*when, *line(words.text("raiders-drawn-needs", might=fate.might)))
    return Verdict(
        when=when, words=_ends(scene, view, fate), sort=SORTS.get(fate.verdict, "dies"),
        attack=fate.attack, defence=fate.defence, might=fate.might,
    )  # fmt: skip


def _ends(scene: Scene, view: RaidersView, fate: Fate) -> str:
    """The end in two or three words."""
    words = scene.words
    if fate.verdict == "taken":
        return words.text("raiders-drawn-taken")
    if fate.attack is None:
        return words.text("raiders-drawn-off")
    if len(fate.fallen) > 1:
        return words.text("raiders-drawn-both")
    return words.text("raiders-comes-dies", fighter=name(words, view.raid.fighter))


def searching(scene: Scene, view: RaidersView) -> Line:
    """Who looks through whose hand, while that is being decided."""
    if view.search is None:
        return ()
    by, whose = view.search
    return line(scene.words.text("raiders-drawn-search", name=seated(by), target=seated(whose)), players(scene))
