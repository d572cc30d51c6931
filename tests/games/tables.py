"""Small tables for the tests of sessions: Anya, Borya, Vika and Gena sit clockwise."""

from games import lobby
from games.session import Clock, Person, Session

ANYA, BORYA, VIKA, GENA = (Person(number, name) for number, name in enumerate(("Аня", "Боря", "Вика", "Гена"), 1))
EVERYBODY = (ANYA, BORYA, VIKA, GENA)
NOON = 1_800_000_000.0


def gathering(*people: Person, clock: Clock = "day", **options: object) -> Session:
    """A lobby in which these people sit, the first of them as its host."""
    host, *others = people or (ANYA, BORYA)
    session = lobby.gather("5e55104", "upturn", -100, host, NOON, clock=clock)
    for person in others:
        session = lobby.join(session, person, NOON).session
    for field, value in options.items():
        session = lobby.choose(session, host, field, value, NOON).session
    return session


def playing(*people: Person, clock: Clock = "day", chance: int = 1, **options: object) -> Session:
    """A game that has just begun at noon; the host is on turn."""
    session = gathering(*people, clock=clock, **{"starts": "host", **options})
    assert session.host is not None
    return lobby.start(session, session.host, NOON, chance=chance).session
