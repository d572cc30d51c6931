"""Small tables for the tests of sessions: Anya, Borya, Vika and Gena sit clockwise."""

from games import catalogue
from games.game import Seat
from games.sessions import lobby, play
from games.sessions.session import Person, Session, Step, TurnClock

NAMES = ("Аня", "Боря", "Вика", "Гена", "Даша", "Егор")
ANYA, BORYA, VIKA, GENA, DASHA, YEGOR = (Person(number, name) for number, name in enumerate(NAMES, 1))
EVERYBODY = (ANYA, BORYA, VIKA, GENA)
SIX = (*EVERYBODY, DASHA, YEGOR)
NOON = 1_800_000_000.0
"""11:00 in Moscow."""
A, B, V, G = Seat(0), Seat(1), Seat(2), Seat(3)
"""Where they sit."""


def gathering(*people: Person, clock: TurnClock = "day", game: str = "upturn", **options: object) -> Session:
    """A lobby in which these people sit, the first of them as its host."""
    host, *others = people or (ANYA, BORYA)
    session = lobby.gather("5e55104", game, -100, host, NOON, clock=clock)
    for person in others:
        session = lobby.join(session, person, NOON).session
    for field, value in options.items():
        session = lobby.choose(session, host, field, value, NOON).session
    return session


def playing(
    *people: Person, clock: TurnClock = "day", chance: int = 1, game: str = "upturn", **options: object
) -> Session:
    """A game that has just begun at noon; the host is on turn, where the game lets one choose that."""
    starts = {"starts": "host"} if "starts" in catalogue.game(game).options.model_fields else {}
    session = gathering(*people, clock=clock, game=game, **{**starts, **options})
    assert session.host is not None
    return lobby.start(session, session.host, NOON, chance=chance).session


def number(table: Session, seat: Seat) -> str:
    """A plain number that the seat may lay."""
    codes: list[str] = [move.code for move in table.rule_book.moves(table.state, seat)]
    return next(code for code in codes if code.isdigit() and code[-1] not in "17" and len(set(code)) == len(code))


def laid(table: Session, seat: Seat, now: float) -> Session:
    """The table after a plain number, by which nothing is revealed."""
    return play.play(table, table.chairs[seat].person, number(table, seat), now).session


def goes(step: object) -> Session:
    """What a step makes of a session."""
    assert isinstance(step, Step)
    return step.session
