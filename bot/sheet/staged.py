"""Tables to be drawn for the contact sheet: a session at some state of its game becomes scenes, and their screens
samples.
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from bot.screens.markup import plain
from bot.screens.screen import Scene, Screen
from bot.sheet.sample import Sample
from bot.text.words import Words
from games.game import Event, Seat, View
from games.sessions import disclosure, lobby
from games.sessions.session import Person, Session

TEN = 1_796_540_400.0
"""On a Monday morning in Moscow."""
ZONE = ZoneInfo("Europe/Moscow")
PEOPLE = tomllib.loads(Path(__file__).with_name("people.toml").read_text("utf-8"))
STRANGERS: tuple[str, ...] = tuple(PEOPLE["any"]["strangers"])
"""Names that are hard to set."""


def session(
    words: Words, game: str, state: Any, seats: int, *events: Event, names: tuple[str, ...] = (), over: bool = False
) -> Session:
    """A table of friends, or of people with these names, at a state of its game; `events`: the newest last."""
    people = (names or PEOPLE[words.language]["friends"])[:seats]
    host, *others = (Person(number, name) for number, name in enumerate(people, 1))
    table = lobby.gather("5e55104", game, -100, host, TEN, clock="day")
    for person in others:
        table = lobby.join(table, person, TEN).session
    table = lobby.start(table, host, TEN, chance=1).session
    table = replace(table, state=state, recent=events, past=(), events=len(events), acted=TEN)
    called = (replace(chair, since=TEN if seat in table.awaited else None) for seat, chair in table.seats())
    table = replace(table, chairs=tuple(replace(chair, known=len(events), novice=False) for chair in called))
    return replace(table, status="finished", ended=TEN + 5 * 86_400) if over else table


def scene(words: Words, table: Session, seat: int | None = None, played: tuple[View, ...] = ()) -> Scene:
    """What the group may see of it, or who sits there."""
    own = None if seat is None else Seat(seat)
    return Scene(
        table=disclosure.table(table, TEN),
        view=disclosure.view(table, own),
        own=None if own is None else disclosure.private(table, own, TEN),
        words=words,
        now=table.ended or TEN,
        zone=ZONE,
        title=PEOPLE[words.language]["group"],
        bot="kon_bot",
        board="" if own is None else "https://t.me/c/100/42",
        pictured=True,
        played=played,
    )


def sample(name: str, screen: Screen, *, group: bool, extreme: bool = False) -> Sample:
    """A screen with its picture."""
    assert screen.drawing is not None
    rows = tuple(tuple(button.label for button in row) for row in screen.rows)
    return Sample(name, screen.drawing, plain(screen.text), rows, group, extreme)
