"""A screen has no way to what its reader mustn't see: neither as its types are written nor through any object."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Set
from dataclasses import replace
from pathlib import Path
from types import FunctionType, MethodType, ModuleType
from typing import Any

import pytest
from mypy import api

from bot.screens import games
from bot.screens.screen import Scene
from games import catalogue
from games.game import Seat
from games.sessions import disclosure
from games.sessions.pending import Takeback
from games.sessions.quiet_hours import Quiet
from games.sessions.reminders import with_chair
from games.sessions.seat import Chair, Gain
from games.sessions.session import Session
from games.sessions.undo import Undo
from tests.bot.screens.courses import COURSES, FOUR, Course, drawn, on_courses
from tests.bot.screens.guards import redealt
from tests.bot.screens.stage import scene
from tests.games.sessions.tables import NOON, A, B, V
from tests.games.sessions.windowed import GUARDS, attacked

ROOT = Path(__file__).parents[3]
SECRETS = (
    *("scene.session", "scene.state", "scene.rule_book", "scene.table.state", "scene.table.chairs", "scene.table.undo"),
    *("scene.table.seats[0].passes", "scene.table.seats[0].order", "scene.table.seats[0].epoch"),
    *("scene.table.past", "scene.table.seats[0].gained", "scene.table.seats[0].news", "scene.table.seats[0].silenced"),
    *("scene.seated.state", "scene.seated.holds", "scene.view.state", "scene.view.chance"),
)
OPEN = ("scene.table.recent", "scene.table.seats[0].person", "scene.seated.order", "scene.view.mine", "scene.moves")
SNIPPET = """
from bot.screens.screen import Scene

def peeks(scene: Scene) -> object:
    assert scene.view is not None
    return {}
"""


@pytest.mark.slow
def test_it_does_not_type_check_to_reach_a_secret_from_a_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    wrong = checked(SECRETS, tmp_path / "wrong.py")
    assert checked(OPEN, tmp_path / "right.py") == {}
    assert set(wrong) == set(SECRETS)
    assert all("has no attribute" in error for error in wrong.values())


def checked(expressions: tuple[str, ...], path: Path) -> dict[str, str]:
    """What mypy says of each, if anything."""
    code = SNIPPET.format("(\n" + ",\n".join(expressions) + ",\n)")
    begins = code.split("\n").index(expressions[0] + ",") + 1
    path.write_text(code)
    out, errors, _ = api.run([str(path)])
    assert not errors
    found = re.findall(rf"^\S*{path.name}:(\d+): error: (.*)$", out, re.MULTILINE)
    return {expressions[int(line) - begins]: error for line, error in found}


def reached(root: object) -> Iterator[object]:
    """Every object that can be come to from one, itself included: through fields, items, closures, caches."""
    seen: dict[int, object] = {}
    ways = [root]
    while ways:
        value = ways.pop()
        if id(value) not in seen and not isinstance(value, type | ModuleType):
            seen[id(value)] = value
            yield value
            ways.extend(_within(value))


def _within(value: Any) -> Iterator[object]:
    if isinstance(value, Mapping):
        yield from (*value.keys(), *value.values())
    elif isinstance(value, tuple | list | Set):
        yield from value
    elif isinstance(value, MethodType):
        yield from (value.__self__, value.__func__)
    elif isinstance(value, FunctionType):
        yield from (cell.cell_contents for cell in value.__closure__ or ())
    slots = (name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ()))
    yield from (getattr(value, name) for name in slots if hasattr(value, name))
    yield from getattr(value, "__dict__", {}).values()


def readers(session: Session) -> Iterator[Seat | None]:
    """The group, and everybody at the table."""
    yield None
    yield from (seat for seat, _ in session.seats())


def used(session: Session, seat: Seat | None) -> Scene:
    """The scene after everything was drawn from it, with what it has cached."""
    made, screens = scene(session, seat=seat), games.of(session.game)
    screens.board(made)
    if seat is not None:
        screens.hand(made, "", "")
        screens.table_alert(made)
        screens.hand_alert(made)
    return made


def test_every_game_is_among_those_that_are_played_here() -> None:
    assert {course.game for course in COURSES} == {game.id for game in catalogue.newest()}


@on_courses()
def test_from_no_scene_there_is_a_way_to_a_state_a_seed_or_another_hand(course: Course) -> None:
    for number, session in enumerate(drawn(course, about=WALKED)):
        hidden = (Session, Chair, Undo, Takeback, session.rule_book.state, type(session.rule_book))
        for reader in readers(session):
            found = list(reached(used(session, reader)))
            assert not [value for value in found if isinstance(value, hidden)]
            assert seed(session) not in [value for value in found if type(value) is int]
            unknown = {*hands(session)} - {*hands(redealt(session, reader, number))}
            assert not unknown.intersection(value for value in found if type(value) is tuple and len(value) >= MANY)


WALKED = 6
"""States of each course."""
MANY = 3
"""Fewer cards or tiles may lie together elsewhere by chance."""
MANY_NUMBERS = 10_000


def seed(session: Session) -> int | None:
    """What all chance to come follows from; a game in which nothing is dealt after its beginning keeps none."""
    found: int | None = getattr(session.state, "chance", None)
    return found


def hands(session: Session) -> Iterator[tuple[object, ...]]:
    """What everybody holds."""
    for seat, _ in session.seats():
        yield tuple(games.of(session.game).held(session.rule_book.view(session.state, seat).mine))


@on_courses()
def test_the_walk_would_find_them(course: Course) -> None:
    """The test above can fail."""
    session = next(drawn(course))
    found = list(reached([lambda: session]))
    assert session in found
    assert session.state in found
    assert seed(session) is None or seed(session) in found
    assert (seed(session) or MANY_NUMBERS) >= MANY_NUMBERS, "too small a number may stand anywhere by chance"
    assert all(len(hand) >= MANY and hand in found for hand in hands(session))


@on_courses()
def test_a_scene_is_the_same_whatever_its_reader_cannot_know(course: Course) -> None:
    for number, session in enumerate(drawn(course)):
        for reader in readers(session):
            assert scene(redealt(session, reader, number), seat=reader) == scene(session, seat=reader)


@on_courses()
def test_a_redeal_would_show_in_the_scene_of_another(course: Course) -> None:
    session = next(drawn(course))
    assert scene(redealt(session, Seat(0), 99), seat=Seat(1)) != scene(session, seat=Seat(1))


@pytest.mark.parametrize(
    "secret",
    [
        *({"epoch": 99}, {"call": 99}, {"recalled": True}, {"acted": NOON + 9}, {"saved": 77.0}, {"lent": 77.0}),
        *({"muted": True}, {"rang": NOON + 9}, {"rings": 2}, {"head": "morning"}, {"missed": 1}, {"reminded": 7}),
        *({"order": "mine"}, {"order": "always"}, {"resting": True}, {"holds": NOON + 3}, {"passes": NOON + 3}),
        *({"hours": Quiet("Asia/Tokyo", 60, 120)}, {"nudged": 7}, {"nudger": B}, {"since": None}, {"answers": False}),
        *({"known": 99}, {"answered": 99}, {"gained": (Gain(0, ("3d",)),)}),
    ],
    ids=str,
)
def test_what_is_vikas_own_in_a_window_is_in_no_other_scene(secret: dict[str, object]) -> None:
    session = attacked(GUARDS)
    other = replace(session, chairs=with_chair(session, V, replace(session.chairs[V], **secret)))  # type: ignore[arg-type]
    assert other != session
    for reader in (None, A, B):
        assert scene(other, seat=reader, now=NOON + 1) == scene(session, seat=reader, now=NOON + 1)


@on_courses()
def test_what_came_into_a_hand_is_in_its_owners_scene_alone(course: Course) -> None:
    for session in drawn(course):
        for owner, chair in session.seats():
            other = replace(chair, gained=(Gain(session.events - 1, ("another",)),), answered=chair.answered + 1)
            changed = replace(session, chairs=with_chair(session, owner, other))
            for reader in readers(session):
                assert (scene(changed, seat=reader) == scene(session, seat=reader)) == (reader != owner)


def test_who_still_thinks_in_a_window_is_in_no_public_seat() -> None:
    session = attacked(GUARDS)
    shown = disclosure.table(session, NOON + 1)
    assert session.awaited
    assert shown.windowed
    assert not shown.awaited
    assert {seat.deadline for seat in shown.seats} == {None}
    assert shown.closes is not None


def test_the_way_back_from_a_move_is_in_nobodys_scene_but_its_makers() -> None:
    session = next(session for session in drawn(FOUR) if session.undo)
    assert session.undo is not None
    bare = replace(session, undo=None)
    for reader in readers(session):
        same = scene(bare, seat=reader) == scene(session, seat=reader)
        assert same == (reader != session.undo.seat)
