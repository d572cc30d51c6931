"""The property on the table, a line for each owner: like stands with like, and the more there is, the less is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.screens.frame import marked
from bot.screens.markup import joined
from bot.screens.raiders.pieces import GUARDED, MIGHTY, MONEY, alike, cash_of, guard_sign, mighty, worth
from bot.screens.screen import Scene
from bot.text.words import Html
from games.game import Seat
from games.raiders.estates import KIND
from games.raiders.piles import NOBODY, Lot
from games.raiders.view import RaidersView

NAMED, SIGNED, BRIEF, TOTALS = range(4)
"""How much is told: guards by name, by their corners, without figures of the property, or nothing but totals."""
SIDES = ((Seat(0), Seat(2)), (Seat(1), Seat(3)))
"""Who plays together in pairs."""


def street(scene: Scene, view: RaidersView, detail: int) -> Iterator[Html]:
    """The property in the centre, then each owner's with what they have; those who own nothing share a line."""
    yield from centre(scene, view, detail)
    if view.pairs:
        for side in SIDES:
            yield _pair(scene, view, side)
            yield from owned(scene, view, detail, side)
        return
    poor = []
    for seat in _seats(view):
        if detail < TOTALS and _lots(view, seat):
            yield scene.words.html(
                "raiders-owner", **_stand(scene, view, seat), estates=_estates(scene, view, seat, detail)
            )
        else:
            poor.append(scene.words.html("raiders-stands", **_stand(scene, view, seat)))
    if poor:
        yield joined(" · ", poor)


def shrunk(scene: Scene, view: RaidersView, detail: int) -> Iterator[Html]:
    """The same where a fight needs the room: totals in a line, the rest behind it."""
    if view.pairs:
        yield joined(" · ", (_pair(scene, view, side) for side in SIDES))
    else:
        yield joined(" · ", (scene.words.html("raiders-stands", **_stand(scene, view, seat)) for seat in _seats(view)))
    if detail < TOTALS:
        yield from centre(scene, view, detail)
        yield from owned(scene, view, detail, _seats(view))


def owned(scene: Scene, view: RaidersView, detail: int, seats: Sequence[Seat]) -> Iterator[Html]:
    """What each of these owns, as far as that is told at all."""
    for seat in seats:
        if detail < TOTALS and _lots(view, seat):
            yield scene.words.html(
                "raiders-owned", name=_name(scene, seat), estates=_estates(scene, view, seat, detail)
            )


def centre(scene: Scene, view: RaidersView, detail: int) -> Iterator[Html]:
    if _lots(view, NOBODY):
        yield scene.words.html("raiders-centre", estates=_estates(scene, view, NOBODY, min(detail, SIGNED)))


def _pair(scene: Scene, view: RaidersView, side: tuple[Seat, Seat]) -> Html:
    one, other = side
    first, second = view.cash[one], view.cash[other]
    return scene.words.html(
        "raiders-pair",
        one=_name(scene, one), other=_name(scene, other), goal=view.goal,
        cash=first + second, first=first, second=second,
    )  # fmt: skip


def _stand(scene: Scene, view: RaidersView, seat: Seat) -> dict[str, str | int]:
    return {"name": _name(scene, seat), "cash": view.cash[seat], "goal": view.goal}


def _name(scene: Scene, seat: Seat) -> str:
    return marked(scene, seat) if scene.table.status == "playing" else scene.names[seat]


def _seats(view: RaidersView) -> Sequence[Seat]:
    return [Seat(seat) for seat in range(len(view.sizes))]


def _lots(view: RaidersView, owner: Seat) -> list[Lot]:
    return [lot for lot in view.lots if lot.owner == owner]


def _estates(scene: Scene, view: RaidersView, owner: Seat, detail: int) -> str:
    """What one owner, or nobody, has, by kind."""
    kinds: dict[int, list[Lot]] = {}
    for lot in _lots(view, owner):
        kinds.setdefault(KIND[lot.estate], []).append(lot)
    return " · ".join(_kind(scene, kinds[kind], detail) for kind in sorted(kinds))


def _kind(scene: Scene, lots: Sequence[Lot], detail: int) -> str:
    """«Клуб×2 💪5 💰6 🛡Зубр♧ 7, Пират♤ 5»: бабки with bonuses; in the centre those of one."""
    first = lots[0]
    parts = [alike(scene.words, [lot.estate for lot in lots])]
    if detail < BRIEF:
        n = 1 if first.owner == NOBODY else len(lots)
        parts += [f"{MIGHTY}{worth(first.estate)}", f"{MONEY}{cash_of(first.estate, n)}"]
    guards = [lot.guard for lot in lots if lot.guard >= 0]
    if guards and detail == NAMED:
        parts.append(GUARDED + ", ".join(mighty(scene.words, guard) for guard in guards))
    elif guards:
        parts.append(GUARDED + ", ".join(map(guard_sign, guards)))
    return " ".join(parts)
