"""What a game looks like: functions of what a reader may know, one record of them for each game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.screens.lesson import Lesson
from bot.screens.screen import Scene, Screen
from bot.text.words import Html, Words
from games.game import Event, Move, Refused, Seat
from games.hint import Hint


def nothing_to_explain(scene: Scene, piece: str) -> str:
    """Of a game whose pieces say what they are."""
    return ""


def nothing_aloud(scene: Scene, seat: Seat) -> None:
    """Of a game in which nothing is read."""


def as_it_is(words: Words, refused: Refused) -> Refused:
    """Of a game whose refusals name no pieces."""
    return refused


@dataclass(frozen=True)
class GameScreens:
    """The screens of one game, each a pure function."""

    board: Callable[[Scene], Screen]
    """The table in the group, while it is played and after the end."""
    hand: Callable[[Scene, str, str], Screen]
    """The reader's private message: scene, the menu that is open in it, the head of a bell or `stand-in`."""
    last_move: Callable[[Scene, Seat], str]
    """What the seat played last, in a word or two; empty if the table has forgotten it."""
    table_alert: Callable[[Scene], str]
    """What lies on the table, in at most 200 characters."""
    hand_alert: Callable[[Scene], str]
    """The reader's own hand, in at most 200 characters."""
    ended: Callable[[Scene], Screen]
    """The result: one message of its own, and the only one with the sign of the end."""
    beats: Callable[[Sequence[Event]], list[tuple[int, ...]]]
    """The numbers of the events that are told in one line each, in their order; some may not be told at all."""
    told: Callable[[Scene, tuple[Event, ...]], Html]
    """The line of events that are told together."""
    held: Callable[[Any], Iterable[Any]]
    """The tiles or cards that a seat holds, in order, as its View has it (`mine`)."""
    holding: Callable[[Iterable[Any]], str]
    """Such tiles or cards in plain text, empty for none."""
    rules: Callable[[Words], Sequence[Html]]
    """The rules on one page, and what else there is to read up on; each in HTML of at most 900 characters."""
    lesson: Lesson
    """What whoever plays it for the first time is taught at the table."""
    plan_of: Callable[[Move], str]
    """The tile or card that an order begins with, as buttons name it."""
    planned_piece: Callable[[Scene, str], str]
    """Such a tile or card on its button, where it can be ordered in several ways."""
    planned: Callable[[Scene, Move], str]
    """An order, in a few words."""
    hint: Callable[[Scene, Hint], tuple[str, Html]]
    """A hint for the reader: the move as players see it, in plain text, and why, in one line of at most 110 characters.
    Raises LookupError if the reader can't make it any more.
    """
    explained: Callable[[Scene, str], str] = nothing_to_explain
    """What a piece is and does, in at most 200 characters; empty for what needs no words, or isn't there."""
    aloud: Callable[[Scene, Seat], tuple[int, Screen] | None] = nothing_aloud
    """What the seat has read aloud last, and a number that grows with each reading; None if nobody remembers."""
    spelled: Callable[[Words, Refused], Refused] = as_it_is
    """A refusal with the pieces in its details as players see them, and the reason as this game says it."""
    keys: Mapping[str, Collection[str]] = field(default_factory=dict)
    """The keys of its words that code puts together: by what they begin with, how they may end. For the tests, which
    name what a language lacks.
    """
    untold: Collection[str] = ()
    """Kinds of its events that have no line of their own: nobody misses words for them."""
