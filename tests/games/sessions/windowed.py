"""Tables of Raiders in the middle of an attack, for tests of windows: Anya goes for Borya's club, Vika looks on."""

from dataclasses import replace
from typing import Any

from games.raiders.state import State
from games.sessions import play, timers
from games.sessions.clocks import TurnClock
from games.sessions.session import Person, Session
from games.sessions.turns import awaken
from games.sessions.window_orders import WindowWish, order
from tests.games.raiders.builders import table
from tests.games.sessions.tables import ANYA, BORYA, NOON, VIKA, gathering, goes

THREE = ANYA, BORYA, VIKA
DEFENDED = table("kd 6d", "5h 2s", "4c jh", lots="club1:1:3h market1", trump="c")
"""Anya may attack Borya's club; he has a 5 for his guard, Vika holds nothing that she could play."""
STAYS = table("kd 2h", "5h 2s", "4c jh", lots="club1:1:3h market1", trump="c")
"""The same, but Anya has a trick left afterwards, so that her turn goes on."""
GUARDS = table("kd 6d", "5h 3d", "3c th", lots="club1:1:3h market1", trump="c")
"""Vika could trip up anybody, too."""
UNARMED = table("kd jd", "jh 2s", "4c js", lots="club1:1:3h market1", trump="c")
"""Nobody can play anything against an attack."""
REARMED = table("kd 7h", "5h 2s", "4c jh", lots="club1:1:3h market1", trump="c")
"""His 5 would save the club, and her 7 bring her king home from it."""
BUSY = table("ah kd 2h", "jh 2s", "4c js", lots="club1:1:3h market1", trump="c")
"""Anya has tricks for a turn, before an attack and after it."""
STAKED = table("kd 6d", "5h 3d", "3c th", lots="club1:1:3h market1:0:9c", trump="c", goal=7)
"""With Borya's club Anya would win: that concerns Vika, too."""
SHORT = table("4d 6s", "5h 3d", "3c th", lots="club1:1:3h market1", trump="c")
"""With her 6 alone Anya gets nothing, as everybody can see; with her 4 beside it she takes it."""


def at(state: State, *people: Person, clock: TurnClock = "day", **fields: Any) -> Session:
    """A table in that state at noon, Anya's turn."""
    gathers = gathering(*(people or THREE), clock=clock, game="raiders")
    begun = replace(gathers, status="playing", state=state, started=NOON, **fields)
    return awaken(gathers, begun, NOON)


def attacked(state: State = DEFENDED, *, now: float = NOON, clock: TurnClock = "day", **fields: Any) -> Session:
    """Anya goes for Borya's club."""
    return does(at(state, clock=clock, **fields), ANYA, "kd>club1", now)


def watched(
    state: State = GUARDS, code: str = "kd>club1", *, now: float = NOON, clock: TurnClock = "day", **fields: Any
) -> Session:
    """The same, and all three are asked, whatever they hold: they have ordered it so."""
    session = at(state, clock=clock, **fields)
    for person in THREE:
        session = wishes(session, person, "always")
    return does(session, ANYA, code, now)


def does(session: Session, person: Person, code: str, now: float) -> Session:
    return play.play(session, person, code, now).session


def wishes(session: Session, person: Person, wish: WindowWish, now: float = NOON) -> Session:
    return order(session, person, wish, now).session


def until(session: Session, moment: float) -> Session:
    """The table at a moment, as time alone makes it."""
    while (due := timers.wake(session, NOON)) is not None and due <= moment:
        session = goes(timers.tick(session, due))
    return session
