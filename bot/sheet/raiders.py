"""Raiders on the contact sheet: the reference scenes with their figures, all others, and what is as full as can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.screens.raiders import board, ended, hand
from bot.screens.screen import Scene, Screen
from bot.sheet.sample import Sample
from bot.sheet.staged import STRANGERS, sample, scene, session
from bot.text.words import Words
from games import catalogue
from games.game import Event, Seat, View
from games.raiders.estates import ESTATES
from games.raiders.fighters import CARDS
from games.raiders.piles import NOBODY, Lot, Played
from games.raiders.state import Cards, State
from games.turning import Turning

A, B, V, G = map(Seat, range(4))
RAIDERS = catalogue.game("raiders")


def samples(words: Words) -> Iterator[Sample]:
    """All of them, in the words' language."""
    yield from _boards(words)
    yield from _captures(words)
    yield from _tricks(words)
    yield from _hands(words)
    yield from _menus(words)
    yield from _ends(words)


def cards(named: str) -> Cards:
    return tuple(sorted(CARDS[name] for name in named.split()))


def lot(estate: str, owner: Seat = NOBODY, guard: str = "", since: int = 0) -> Lot:
    return Lot(ESTATES[estate], owner, CARDS[guard] if guard else -1, since)


def played(seat: Seat, card: str, target: str | int = -1, *costs: str) -> Played:
    return Played(seat, CARDS[card], CARDS[target] if isinstance(target, str) else target, cards(" ".join(costs)))


STREETS = (
    lot("club1", A, "7c"), lot("club2", A, "5d"), lot("market1", A, "7h"), lot("bank1", B, "kh"),
    lot("wash1", V, "3s"), lot("hotel1", V, "qc"), lot("diner1"),
)  # fmt: skip
HANDS = (cards("6c 8d 2h 2d as 9d"), cards("ts 5h 8h 2c qd kd"), cards("2s 7s 3d 9c 4d"), cards("9h 4c 6s 3h td 8s"))


@dataclass(frozen=True)
class Stage:
    """A table of Raiders that is drawn for somebody."""

    words: Words
    names: tuple[str, ...]
    state: State
    turning: Turning | None = None

    def group(self, name: str, *, extreme: bool = False) -> Sample:
        return self._sample(name, board.board(self._scene()), group=True, extreme=extreme)

    def private(self, name: str, seat: Seat, menu: str = "", *, extreme: bool = False) -> Sample:
        return self._sample(name, hand.hand(self._scene(seat), menu, ""), group=False, extreme=extreme)

    def end(self, name: str, played: Sequence[State] = (), *, extreme: bool = False) -> Sample:
        views = tuple(RAIDERS.view(state, None) for state in played)
        return self._sample(name, ended.ended(self._scene(played=views)), group=True, extreme=extreme)

    def _scene(self, seat: Seat | None = None, played: tuple[View, ...] = ()) -> Scene:
        seats, over = len(self.state.hands), self.state.phase == "over"
        table = session(self.words, "raiders", self.state, seats, names=self.names, over=over)
        return scene(self.words, replace(table, turning=self.turning), seat, played)

    def _sample(self, name: str, screen: Screen, *, group: bool, extreme: bool) -> Sample:
        return sample(f"raiders-{name}", screen, group=group, extreme=extreme)


def _stage(words: Words, seats: int = 4, *, names: tuple[str, ...] = (), **changes: Any) -> Stage:
    """Friends; Borya is on turn, spades are trump."""
    hands = (*HANDS, cards("3c 5s 7d qs 2h2"), cards("6d 9s tc"))[:seats]
    given = {"hands": hands, "lots": STREETS, "turn": B, "goal": 24, **changes}
    state = State(deck=(0,) * 22, discard=(), estates=(0,) * 21, trump=0, bottom=-1, chance=1, rules=2, **given)
    return Stage(words, names, state)


def _boards(words: Words) -> Iterator[Sample]:
    yield _stage(words).group("board")
    yield _stage(words, 2, lots=(*STREETS[:4], lot("plant1"), lot("kiosk1")), goal=36).group("board-two")
    yield _stage(words, 3, lots=STREETS[:6], turn=V, goal=30).group("board-none-free")
    yield _stage(words, pairs=True, goal=36).group("board-pairs")
    yield _stage(words, 6, turn=Seat(4)).group("board-six")
    free = (lot("plant1"), lot("kiosk1"), lot("kiosk2"), lot("depot1"))
    yield _stage(words, lots=(*STREETS, *free[:1], *free[3:])).group("board-three-free")
    over = _stage(words, phase="over", winner=A)
    yield over.group("board-over")
    yield _stage(words, 6, names=STRANGERS, turn=A, lots=FULL).group("board-extreme", extreme=True)
    yield _stage(words, 6, turn=V, lots=(*FULL, *free, lot("bank3"))).group("board-many-free", extreme=True)
    yield _stage(words, names=STRANGERS, turn=A, lots=CROWDED, goal=36).group("board-nine", extreme=True)
    yield _stage(words, names=STRANGERS, pairs=True, turn=V, lots=CROWDED, goal=36).group(
        "board-pairs-extreme", extreme=True
    )


FULL = (
    lot("club1", A, "7c"), lot("club2", A, "5d"), lot("club3", A, "kh"), lot("market1", A, "qs"),
    lot("kiosk3", A, "3s"), lot("wash3", A, "ks"), lot("bank1", B, "kd"), lot("wash1", V, "8s"), lot("hotel1", V, "7s"),
    lot("bank2", Seat(4), "9d"), lot("hotel2", Seat(4), "9h"), lot("depot1", Seat(5), "9c"), lot("plant2"),
)  # fmt: skip
CROWDED = (
    *FULL[:6], lot("diner1", A, "9c"), lot("hotel1", A, "4d"), lot("plant1", A, "ks2"), lot("bank1", B, "kd"),
    lot("market2"), lot("market3"),
)  # fmt: skip


def _raid(
    words: Words, *pile: Played, seats: int = 4, fighter: str = "jc", estate: str = "bank1", **more: Any
) -> Stage:
    """Anya goes for Borya's bank, or for something else."""
    hands = (*HANDS, cards("3c 5s 7d qs 2h2"), cards("6d 9s tc"))[:seats]
    laid = {CARDS[fighter], *(each.card for each in pile if not each.costs)}
    left = tuple(tuple(card for card in held if card not in laid) for held in hands)
    given = {"hands": left, "fighter": CARDS[fighter], "prize": ESTATES[estate], "spent": True, "turn": A, **more}
    return _stage(words, seats, phase="window", pile=pile, asked=(1 << seats) - 1, **given)


RUSH, CUFFS, EXCUSE = played(A, "6c", "jc"), played(B, "ts", "jc"), played(A, "8d", "ts")
DEFENCE = played(B, "5h", "kh")


def _captures(words: Words) -> Iterator[Sample]:
    pile = (RUSH, CUFFS, EXCUSE, DEFENCE)
    yield _raid(words, *pile).group("capture")
    yield _raid(words, RUSH).group("capture-begun")
    yield _raid(words, estate="diner1").group("capture-free")
    yield _raid(words, played(A, "6c", "ks"), fighter="ks", estate="wash1").group("capture-taken")
    yield _raid(words, played(A, "7d", "jc"), RUSH).group("capture-off")
    yield _raid(words, RUSH, CUFFS, pairs=True, goal=36).group("capture-pairs")
    yield _raid(words, *pile, seats=6).group("capture-six")
    long = (
        *pile, played(V, "3s", "jc"), played(A, "jc", "jc", "2h"), played(G, "8s", "6c"), played(A, "jc", "jc", "2d"),
        played(V, "4h", "kh"), played(B, "4d", "kh"), played(G, "as", "kh"),
    )  # fmt: skip
    yield _raid(words, *long, seats=6, names=STRANGERS).group("capture-extreme", extreme=True)


def _tricks(words: Words) -> Iterator[Sample]:
    window: dict[str, Any] = {"phase": "window", "asked": 0b1111, "turn": A}
    yield _stage(words, pile=(played(V, "as", "kh"), played(B, "8h", "as")), **window).group("trick-kill")
    yield _stage(words, pile=(played(B, "qd", "5d"),), **{**window, "turn": B}).group("trick-charm")
    yield _stage(words, pile=(played(A, "2d"),), **window).group("trick-draw")
    yield _stage(words, pile=(played(A, "kd"),), **window).group("trick-tip")
    yield _stage(words, pile=(played(A, "9d", B), played(B, "8h", "9d")), **window).group("trick-search")
    yield _stage(words, pile=(played(A, "9d", B),), phase="search", step=1, turn=A).group("search")
    many = (
        played(A, "9d", G),
        played(G, "8s", "9d"),
        played(A, "8d", "8s"),
        played(V, "ah", "kh"),
        played(B, "7h", "kh"),
    )
    yield _stage(words, names=STRANGERS, pile=many, **window).group("trick-extreme", extreme=True)


def _hands(words: Words) -> Iterator[Sample]:
    raid = _raid(words, RUSH, fighter="jc")
    yield raid.private("hand", B)
    yield _stage(words).private("hand-turn", B)
    yield _stage(words).private("hand-waiting", A)
    yield _stage(words, spent=True).private("hand-spent", B)
    searching = _stage(words, pile=(played(A, "9d", B),), phase="search", step=1, turn=A)
    yield searching.private("hand-search", A)
    for n in (0, 1, 3, 4, 5, 8, 11, 15, 24, 34, 60, 90):
        held = (HANDS[0], tuple(range(0, 104, 104 // n))[:n] if n else (), *HANDS[2:])
        lots = (lot("bank1", A, "kh2"), lot("diner1"))
        yield _stage(words, hands=held, lots=lots).private(f"hand-{n}", B, extreme=n > 5)


def _menus(words: Words) -> Iterator[Sample]:
    yield _stage(words, lots=(*STREETS, lot("plant1"))).private("menu-captures", B, "ts")
    yield _stage(words).private("menu-charm", B, "qd")
    yield _stage(words, turn=A).private("menu-search", A, "9d")
    yield _raid(words, RUSH, fighter="jc").private("menu-price", A, "+jc")
    yield _raid(words, RUSH, CUFFS, played(V, "3s", "jc"), fighter="jc").private("menu-excuse", A, "8d")
    for n, seats in ((14, 4), (28, 6)):
        guards = (card for card in range(52, 104) if card // 4 % 13 not in (9, 12))
        estates = [estate for estate in ESTATES if estate[-1] in "12345678"]
        many = tuple(Lot(ESTATES[estates[at]], (A, V, G)[at % 3], next(guards)) for at in range(n))
        yield _stage(words, seats, names=STRANGERS, lots=many).private(f"menu-{n}", B, "ts", extreme=True)


def _ends(words: Words) -> Iterator[Sample]:
    won = (
        lot("club1", A, "7c", 4), lot("club2", A, "5d", 20), lot("market1", A, "7h", 28), lot("plant1", A, "ks", 40),
        lot("hotel1", A, "qc", 60), lot("bank1", B, "kh", 24), lot("diner1", B, "3s", 30), lot("depot1", V, "9c", 44),
    )  # fmt: skip
    over = _stage(words, lots=won, phase="over", winner=A, turn=A, turns=60)
    turning = Turning(41, A, A, 35, 72, (Event("raided", A, B, ("ks", "plant1")),))
    yield replace(over, turning=turning).end("end", _course(over.state))
    yield over.end("end-unseen")
    two = _stage(words, 2, lots=won[:7], phase="over", winner=A, turn=A, turns=30, goal=24)
    yield two.end("end-two", _course(two.state))
    pairs = _stage(words, lots=won, phase="over", winner=A, turn=A, turns=60, pairs=True, goal=30)
    yield replace(pairs, turning=Turning(20, B, V, 61, 40)).end("end-pairs", _course(pairs.state))
    level = (*won[5:6], lot("bank2", A, "9d"), lot("kiosk1", V, "3h"))
    drawn = _stage(words, lots=level, phase="over", turns=48)
    yield drawn.end("end-draw", _course(drawn.state))
    stalled = _stage(words, lots=won[:3], phase="over", turns=48)
    yield stalled.end("end-stalled", _course(stalled.state))
    six = _stage(words, 6, names=STRANGERS, lots=(*CROWDED, *FULL[7:]), phase="over", winner=A, turn=A, turns=90)
    yield replace(six, turning=Turning(70, B, V, 100, 12)).end("end-extreme", _course(six.state), extreme=True)
    shared = _stage(words, 6, names=STRANGERS, lots=(), phase="over", turns=90)
    yield shared.end("end-all-level", _course(shared.state), extreme=True)


def _course(last: State) -> Sequence[State]:
    """How a game may have come to this: property was taken one after the other, and some of it twice."""
    seats, owned, found = len(last.hands), [lot for lot in last.lots if lot.owner >= 0], []
    for turn in range(last.turns + 1):
        n = round(len(owned) * turn / max(1, last.turns))
        lots = tuple(
            each._replace(owner=Seat((each.owner + 1) % seats)) if at == n - 1 and turn % 3 == 0 else each
            for at, each in enumerate(owned[:n])
        )
        found.append(last._replace(lots=lots, turns=turn, phase="turn"))
    return found
