"""«Хозяин называет»: an option whose value is one of the people, whatever happens to their seats until the start."""

from dataclasses import replace

import pytest

from games.game import Refused
from games.replay import course
from games.sessions import disclosure, lobby
from games.sessions.session import Person, Session
from games.sessions.stored import read, write
from tests.games.sessions.tables import ANYA, BORYA, GENA, NOON, VIKA, gathering

FOUR = (ANYA, BORYA, VIKA, GENA)


def named(person: Person, *people: Person) -> Session:
    """A lobby whose host has named somebody to begin."""
    table = gathering(*(people or FOUR), game="aforator")
    return lobby.choose(table, ANYA, "starts", f"@{person.id}", NOON).session


def opener(session: Session, *, chance: int = 5) -> Person:
    begun = lobby.start(session, session.chairs[0].person, NOON, chance=chance).session
    return begun.chairs[begun.state.opener].person


def test_the_host_is_offered_everybody_else_by_name() -> None:
    offered = lobby.choices(gathering(*FOUR, game="aforator"))
    assert offered["starts"] == ("highest", "chance", "host", f"@{BORYA.id}", f"@{VIKA.id}", f"@{GENA.id}")
    assert "named" not in offered


def test_who_is_named_begins_whatever_the_cards() -> None:
    assert {opener(named(VIKA), chance=chance).id for chance in range(9)} == {VIKA.id}


def test_who_isn_t_here_can_t_be_named_nor_anybody_by_another() -> None:
    table = gathering(ANYA, BORYA, game="aforator")
    for person, value in ((ANYA, f"@{VIKA.id}"), (ANYA, "@"), (ANYA, "named"), (BORYA, f"@{BORYA.id}")):
        with pytest.raises(Refused):
            lobby.choose(table, person, "starts", value, NOON)
    with pytest.raises(Refused):
        lobby.choose(table, ANYA, "named", 1, NOON)


def test_the_person_is_named_and_not_the_seat() -> None:
    table = lobby.leave(named(GENA), BORYA, NOON).session
    assert opener(table) == GENA
    assert opener(lobby.leave(table, ANYA, NOON).session) == GENA


def test_who_is_named_and_leaves_is_named_no_more() -> None:
    table = lobby.leave(named(VIKA), VIKA, NOON).session
    assert (table.options.starts, table.named) == ("highest", None)
    assert lobby.join(table, VIKA, NOON).session.named is None


def test_who_is_named_may_become_the_host_and_stays_named() -> None:
    table = lobby.leave(named(BORYA), ANYA, NOON).session
    shown = disclosure.table(table, NOON).choices["starts"]
    assert shown.chosen in shown.values
    assert opener(table) == BORYA
    left = lobby.leave(table, BORYA, NOON).session
    assert left.options.starts == "highest"


def test_another_choice_forgets_the_name() -> None:
    table = lobby.choose(named(VIKA), ANYA, "starts", "chance", NOON).session
    assert (table.options.starts, table.named) == ("chance", None)
    kept = lobby.choose(named(VIKA), ANYA, "scoring", "pro", NOON).session
    assert (kept.options.starts, kept.named) == ("named", VIKA.id)


def test_the_table_shows_who_is_named_and_that_it_isn_t_usual() -> None:
    shown = disclosure.table(named(VIKA), NOON).choices["starts"]
    assert (shown.chosen, shown.settled, shown.unusual) == (f"@{VIKA.id}", f"@{VIKA.id}", True)


def test_a_lobby_with_a_name_is_stored_and_read() -> None:
    assert read(write(named(VIKA))) == named(VIKA)


def test_the_log_knows_the_seat() -> None:
    step = lobby.start(named(VIKA), ANYA, NOON, chance=5)
    assert course(step.log).first == step.session.state


def test_in_a_rematch_the_name_stays_with_the_person_if_they_are_invited() -> None:
    over = replace(lobby.start(named(VIKA), ANYA, NOON, chance=5).session, status="finished", ended=NOON)
    anew = lobby.rematch(over, GENA, "2", NOON)
    assert opener(lobby.join(lobby.join(anew, VIKA, NOON).session, BORYA, NOON).session) == VIKA
    without = lobby.join(anew, BORYA, NOON).session
    begun = lobby.start(without, GENA, NOON, chance=5).session
    usual = lobby.start(replace(without, named=None, options=type(anew.options)()), GENA, NOON, chance=5).session
    assert begun.state == usual.state
    gone = replace(over, chairs=tuple(replace(chair, left=chair.person == VIKA) for chair in over.chairs))
    assert lobby.rematch(gone, GENA, "2", NOON).named is None
