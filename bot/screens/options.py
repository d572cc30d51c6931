"""The lobby's options: one row for each, which opens a question with its answers, and what each of them means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from bot.callback_data import Verb
from bot.screens import lasting, settings
from bot.screens.keyboard import ROOM, abreast, width
from bot.screens.markup import lines
from bot.screens.screen import Button, Row, Scene, Screen
from bot.text import moments
from bot.text.words import Html
from bot.text.zones import NEVER
from games.game import NAMED
from games.sessions.clocks import HOUR, MINUTE, AnswerTime
from games.sessions.expected import Span
from games.sessions.seat import Person
from games.sessions.table import MARK, Value

TICK = " ✓"
MANY = 4
OVERVIEW, QUIET, ZONE = "options", "quiet", "zone"
"""The menu of all options; those that are the chat's, and menus too."""


def overview(scene: Scene) -> Screen:
    """All options with their values."""
    back = scene.button(scene.words.text("button-back-to-lobby"), Verb.LOBBY)
    clock, *others = (_row(scene, field) for field in scene.table.choices)
    return Screen(_head(scene), ((*clock, _quiet(scene)), *others, (back,)))


def values(scene: Scene, field: str) -> Screen:
    """The question that one option asks, what each answer means, and the answers, the present one ticked."""
    words, answers = scene.words, scene.table.choices[field].values
    back = scene.button(words.text("button-back"), Verb.LOBBY, OVERVIEW)
    question = words.html("options-asks", question=words.text(_key(scene, "asks", field)))
    buttons = [_value_button(scene, field, value) for value in answers]
    rows = abreast(buttons, 2 if len(buttons) > MANY else 1)
    both = zip(answers, scene.table.choices[field].lasts, strict=True)
    return Screen(
        lines(question, *(_consequence(scene, field, value, lasts) for value, lasts in both)), (*rows, (back,))
    )


def shorter(scene: Scene) -> tuple[Row, ...]:
    """A way to a shorter game, where this one takes too long."""
    words, other = scene.words, scene.table.shorter
    if other is None:
        return ()
    field, value = other
    said = _in_words(scene, field, value)
    choices = words.text(_key(scene, "option", field), value=said), said
    labels = [words.text("button-shorter", choice=choice) for choice in choices]
    label = next((label for label in labels if width(label) <= ROOM[1]), labels[-1])
    return ((scene.button(label, Verb.CHOOSE, f"{field}={value}"),),)


def _consequence(scene: Scene, field: str, value: Value, span: Span | None) -> Html:
    """What an answer means for the play; with how long such a game takes, where it depends on it."""
    named = _person(value)
    key = f"{_key(scene, 'means', field)}-{str(value).lower() if named is None else NAMED}"
    means = scene.words.html(key) if named is None else scene.words.html(key, name=_name(scene, named))
    lasts = lasting.in_words(scene.words, span) if span else ""
    told = scene.words.html("options-lasts", means=means, lasts=lasts) if span else means
    return scene.words.html("options-means", value=_in_words(scene, field, value, listed=True), means=told)


def nights(scene: Scene) -> Screen:
    """The quiet hours of the group, the present ones ticked."""
    words, back = scene.words, scene.button(scene.words.text("button-back"), Verb.LOBBY, OVERVIEW)
    buttons = (
        scene.button(label, Verb.CHOOSE, f"{QUIET}={value}") for label, value in settings.nights(words, span(scene))
    )
    return Screen(words.html("settings-quiet-chat"), (*abreast(buttons, 3), (back,)))


def zones(scene: Scene) -> Screen:
    """Cities with the hour that it is there: what time is it here?"""
    words, back = scene.words, scene.button(scene.words.text("button-back-to-lobby"), Verb.LOBBY)
    listed = settings.zones(words, scene.zone.key, scene.now)
    buttons = (scene.button(label, Verb.CHOOSE, f"{ZONE}={value}") for label, value in listed)
    return Screen(words.html("settings-zone-chat"), (*abreast(buttons, 2), (settings.other_city(words), back)))


def clock_here(scene: Scene) -> Row:
    """«Тут 14:05, верно?», beside the hour that the messenger shows; gone when somebody has said so."""
    shown = moments.clock(scene.table.opened, scene.zone)
    return (scene.button(scene.words.text("button-clock-here", time=shown), Verb.LOBBY, ZONE),)


def span(scene: Scene) -> settings.Span:
    """The quiet hours of the table."""
    quiet = scene.table.quiet
    return (quiet.start, quiet.end) if quiet else NEVER


def unusual(scene: Scene) -> Iterator[str]:
    """What the host has chosen otherwise than it usually is, but for the clock: who joins should know."""
    return (_label(scene, field) for field, choice in scene.table.choices.items() if choice.unusual)


def _head(scene: Scene) -> str:
    return scene.words.html("options", game=scene.game, name=scene.names[0])


def _quiet(scene: Scene) -> Button:
    label = scene.words.text("setting-quiet", value=settings.night(scene.words, span(scene)))
    return scene.button(label, Verb.LOBBY, QUIET)


def _label(scene: Scene, field: str) -> str:
    """An option with its value."""
    value = _in_words(scene, field, scene.table.choices[field].settled)
    return scene.words.text(_key(scene, "option", field), value=value)


def _row(scene: Scene, field: str) -> Row:
    return (scene.button(_label(scene, field), Verb.LOBBY, field),)


def _value_button(scene: Scene, field: str, value: Value) -> Button:
    tick = TICK if value == scene.table.choices[field].chosen else ""
    return scene.button(_in_words(scene, field, value, listed=True) + tick, Verb.CHOOSE, f"{field}={value}")


def _in_words(scene: Scene, field: str, value: Value, *, listed: bool = False) -> str:
    """A value behind its option's name, or by itself in a list."""
    if field == "answer":
        return _answering(scene, cast(AnswerTime, value))
    if (named := _person(value)) is not None:
        return _name(scene, named)
    word = scene.words.text(f"{_key(scene, 'value', field)}-{str(value).lower()}")
    return word[:1].upper() + word[1:] if listed else word


def _person(value: Value) -> int | None:
    """The id of whoever a value names."""
    return int(value.removeprefix(MARK)) if isinstance(value, str) and value.startswith(MARK) else None


def _name(scene: Scene, person: int) -> str:
    """Of somebody whom the host names; they may still be invited only."""
    both = zip(scene.shorts, scene.people, strict=False)
    return next(name for name, who in both if isinstance(who, Person) and who.id == person)


def _key(scene: Scene, kind: str, field: str) -> str:
    """What every table has is called the same everywhere; a game's own options have keys of its own."""
    return f"{kind}-{field}" if scene.table.choices[field].common else f"{scene.table.game}-{kind}-{field}"


def _answering(scene: Scene, value: AnswerTime) -> str:
    """How long an answer may take, with the clock as it is."""
    bank = scene.table.bank
    assert bank is not None
    seconds = bank.answers(value)
    unit, of_it = ("hours", HOUR) if seconds >= HOUR else ("minutes", MINUTE) if seconds >= MINUTE else ("seconds", 1.0)
    return scene.words.text(f"answer-{unit}", n=round(seconds / of_it))
