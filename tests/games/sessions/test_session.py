"""Sessions as documents, and what a change touches."""

from dataclasses import replace
from random import Random

import pytest

from games import document
from games.replay import Unplayable, course
from games.sessions import lobby, play, session, stored
from games.sessions.session import Person, Session
from games.sessions.slots import ASK, BOARD, CALL, END, VOTE, touched
from tests.games.sessions.tables import ANYA, BORYA, EVERYBODY, NOON, VIKA, gathering, playing


def moved(table: Session, now: float, chance: Random) -> session.Step:
    """A random move of whoever is awaited, by a button of the present."""
    seat = min(table.awaited)
    moves = table.rule_book.moves(table.state, seat)
    code = chance.choice([move for move in moves if not move.passive] or list(moves)).code
    return play.play(table, table.chairs[seat].person, code, now, epoch=table.chairs[seat].epoch)


@pytest.mark.parametrize("seed", range(4))
def test_a_session_survives_being_written_at_any_moment_and_its_log_replays_to_it(seed: int) -> None:
    chance = Random(seed)
    begun = lobby.start(gathering(*EVERYBODY[: 2 + seed % 3], clock="hour"), ANYA, NOON, chance=seed)
    table, lines = begun.session, list(begun.log)
    for number in range(150):
        text = stored.write(table)
        assert stored.read(text) is table
        assert repr(stored.read(text.encode())) == repr(table), "read anew it is no different from what is remembered"
        if table.status != "playing":
            break
        step = moved(table, NOON + number, chance)
        lines += step.log
        table = step.session
        if table.undo and chance.random() < 0.3:
            back = play.undo(table, table.chairs[table.undo.seat].person, NOON + number)
            lines += back.log
            table = back.session
    assert course(lines).last == table.state


def test_a_session_document_is_small() -> None:
    table = playing(*EVERYBODY)
    for number in range(30):
        table = moved(table, NOON + number, Random(number)).session
    assert len(stored.write(table).encode()) < 2048


def test_a_log_line_is_short() -> None:
    table = playing(*EVERYBODY)
    lines: list[str] = []
    for number in range(60):
        step = moved(table, NOON + 3600 * number, Random(number))
        table = step.session
        lines += step.log
    assert max(len(line) for line in lines) <= 24


def test_a_log_that_does_not_fit_its_game_is_refused() -> None:
    header = lobby.start(gathering(), ANYA, NOON, chance=1).log[0]
    with pytest.raises(Unplayable, match="not-your-turn"):
        course([header, "0 up 3"])


def test_an_older_document_is_migrated_step_by_step_as_it_is_read() -> None:
    present = document.Document(
        Person,
        schema=3,
        migrations={
            1: lambda fields: {**fields, "name": fields.pop("title")},
            2: lambda fields: {**fields, "surname": fields["name"][::-1]},
        },
    )
    assert present.read('{"schema":1,"id":5,"title":"Ann"}') == Person(5, "Ann", "nnA")
    assert present.read('{"schema":2,"id":5,"name":"Bo"}') == Person(5, "Bo", "oB")
    assert present.read(present.write(Person(5, "Cy", "D"))) == Person(5, "Cy", "D")


def test_a_document_of_a_newer_program_is_not_guessed_at() -> None:
    with pytest.raises(document.FromTheFuture):
        document.Document(Person).read('{"schema":2,"id":5,"name":"Ann"}')


def test_a_move_touches_the_board_and_only_the_hands_that_differ() -> None:
    table = playing(ANYA, BORYA, VIKA)
    after = play.play(table, ANYA, "draw", NOON).session
    assert touched(table, after) == {BOARD, CALL, "p1"}


def test_another_name_touches_every_hand_for_hands_name_people() -> None:
    table = playing(ANYA, BORYA, VIKA)
    after = play.play(table, Person(ANYA.id, "Анна"), "draw", NOON).session
    assert touched(table, after) == {BOARD, CALL, "p1", "p2", "p3"}


def test_the_end_and_the_beginning_touch_every_slot() -> None:
    table = gathering(ANYA, BORYA)
    everywhere = {BOARD, END, CALL, ASK, VOTE, "p1", "p2"}
    assert touched(None, table) == everywhere
    assert touched(table, lobby.leave(table, BORYA, NOON).session) == everywhere
    assert touched(playing(), lobby.stop(playing(), ANYA, NOON).session) == everywhere | {"q1", "q2"}


def test_a_person_who_was_renamed_is_called_by_the_new_name() -> None:
    renamed = replace(ANYA, name="Анна")
    after = play.play(playing(), renamed, "draw", NOON).session
    assert after.chairs[0].person == renamed
