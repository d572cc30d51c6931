"""The settings of a chat or of a person: each row shows its value and opens a list, in the same message."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import get_args
from zoneinfo import ZoneInfo

from bot.callback_data import Press, Verb
from bot.env import written
from bot.screens.keyboard import abreast
from bot.screens.markup import lines, mention, quote
from bot.screens.screen import Button, Row, Screen
from bot.text import moments
from bot.text.cities import city, offered
from bot.text.words import LANGUAGES, Html, Words, speak
from bot.text.zones import CHOICES, NEVER
from games.sessions.clocks import TurnClock

TICK = " ✓"
AS_CHAT = "chat"
LANGUAGE, CLOCK, QUIET, ZONE, DIGEST, PICTURES = "language", "clock", "quiet", "zone", "digest", "pictures"
CITY, DONE = "city", "done"
"""Settings, which are menus too; the question for a city; the end."""
Span = tuple[int, int]
Choice = tuple[str, str]
"""A label, and the value as buttons carry it."""


@dataclass(frozen=True)
class Known:
    """All settings of a place as they are."""

    words: Words
    now: float
    zone: str
    quiet: Span | None
    """Quiet hours in minutes of the local day; None, of a person: as in each chat."""
    own: bool
    """A person's, in private; else a chat's."""
    clock: TurnClock = "day"
    digest: bool = False
    pictures: bool | None = None
    """None: there are none to be had."""


def overview(known: Known, changed: Html | None = None) -> Screen:
    """All settings; `changed` tells the chat who has just changed what."""
    words = known.words
    if known.own:
        first = (_row(known, LANGUAGE), _row(known, ZONE)), (_row(known, QUIET), _switch(known, DIGEST, known.digest))
        return Screen(words.html("settings-own"), (*first, *_pictures(known), (_to_games(words),)))
    first = (_row(known, LANGUAGE), _row(known, CLOCK)), (_row(known, QUIET), _row(known, ZONE))
    rows = (*first, *_pictures(known), (_done(words),))
    return Screen(lines(words.html("settings-chat"), *([quote([changed])] if changed else [])), rows)


def menu(known: Known, field: str) -> Screen:
    """The values of one setting, the present one ticked."""
    words, back = known.words, (Button(known.words.text("button-back"), Press(Verb.SETTINGS).data()),)
    if field == LANGUAGE:
        return Screen(words.html("language"), (*_listed(LANGUAGE, _languages(words), 2), back))
    if field == CLOCK:
        means = (_clock_means(words, clock) for clock in get_args(TurnClock))
        return Screen(lines(words.html("settings-clock"), *means), (*_listed(CLOCK, _clocks(known), 2), back))
    if field == QUIET:
        title = words.html("settings-quiet-own" if known.own else "settings-quiet-chat")
        return Screen(title, (*_listed(QUIET, nights(words, known.quiet, own=known.own), 3), back))
    title = words.html("settings-zone-own" if known.own else "settings-zone-chat")
    return Screen(title, (*_listed(ZONE, zones(words, known.zone, known.now), 2), (other_city(words), *back)))


def settled(known: Known) -> Screen:
    """What «Готово» leaves behind: the chat's settings in a line."""
    words = known.words
    clock, night = words.text(f"lobby-clock-{known.clock}"), night_in_words(words, known.quiet or NEVER)
    parts = (words.text("language-value"), clock, night, city(known.zone, words))
    return Screen(words.html("settings-done", settings=" · ".join(part for part in parts if part)))


def city_question(words: Words, person: int, name: str, *, own: bool) -> Screen:
    """Asks for a city. A reply to it is known by its last line."""
    question = city_asked(words)
    text = question if own else lines(mention(person, name), question)
    return Screen(text, asks=words.text("city-hint"))


def is_city_question(text: str) -> bool:
    """Whether a message of ours asks for a city."""
    return any(text.endswith(speak(language).text("settings-city")) for language in LANGUAGES)


def city_asked(words: Words) -> Html:
    return words.html("settings-city")


def changed(known: Known, name: str, field: str) -> Html:
    """Who has changed which setting to what."""
    return known.words.html(f"changed-{field}", name=name, value=_value(known, field))


def nights(words: Words, present: Span | None, *, own: bool = False) -> Sequence[Choice]:
    """Quiet hours to choose from."""
    more: list[Choice] = [(words.text("quiet-as-chat") + TICK * (present is None), AS_CHAT)] if own else []
    spans = list(CHOICES) if present in (*CHOICES, NEVER, None) else [*CHOICES, present or NEVER]
    listed = [(night(words, span) + TICK * (span == present), written(span)) for span in spans]
    never = present is not None and present[0] == present[1]
    return [*listed, *more, (words.text("quiet-never-listed") + TICK * never, written(NEVER))]


def zones(words: Words, present: str, now: float) -> Sequence[Choice]:
    """Cities with the hour that their clocks show, from west to east."""
    names = {*offered(words), present}
    ordered = sorted(names, key=lambda zone: (_ahead(zone, now), city(zone, words)))
    hour = {zone: moments.clock(now, ZoneInfo(zone)) for zone in ordered}
    return [(f"{city(zone, words)} {hour[zone]}{TICK * (zone == present)}", zone) for zone in ordered]


def other_city(words: Words) -> Button:
    return Button(words.text("button-other-city"), Press(Verb.SETTINGS, choice=CITY).data())


def night(words: Words, span: Span) -> str:
    """Quiet hours on a button: «23–9»."""
    return words.text("quiet-never") if span[0] == span[1] else written(span).replace("-", "–")


def night_in_words(words: Words, span: Span) -> str:
    """«тихо с 23:00 до 9:00»; empty without quiet hours."""
    if span[0] == span[1]:
        return ""
    start, end = (f"{at // 60}:{at % 60:02}" for at in span)
    return words.text("quiet-from-to", start=start, end=end)


def _listed(field: str, choices: Iterable[Choice], across: int) -> Iterator[Row]:
    return abreast((Button(label, _set(field, value)) for label, value in choices), across)


def _languages(words: Words) -> Iterator[Choice]:
    return ((speak(one).text("language-name") + TICK * (one == words.language), one) for one in LANGUAGES)


def _clocks(known: Known) -> Iterator[Choice]:
    for clock in get_args(TurnClock):
        yield _clock(known.words, clock) + TICK * (clock == known.clock), clock


def _clock(words: Words, clock: TurnClock) -> str:
    """A clock in a list."""
    label = words.text(f"value-clock-{clock}")
    return label[:1].upper() + label[1:]


def _clock_means(words: Words, clock: TurnClock) -> Html:
    """What it means for the play to choose that clock."""
    return words.html("options-means", value=_clock(words, clock), means=words.text(f"means-clock-{clock}"))


def _row(known: Known, field: str) -> Button:
    label = known.words.text(f"setting-{field}", value=_value(known, field))
    return Button(label, Press(Verb.SETTINGS, choice=field).data())


def _value(known: Known, field: str) -> str:
    words = known.words
    if field == LANGUAGE:
        return words.text("language-value")
    if field == CLOCK:
        return words.text(f"value-clock-{known.clock}")
    if field == ZONE:
        return city(known.zone, words)
    if field == PICTURES:
        return _on_or_off(words, known.pictures is True)
    return words.text("quiet-chat") if known.quiet is None else night(words, known.quiet)


def _pictures(known: Known) -> Iterator[Row]:
    if known.pictures is not None:
        yield (_switch(known, PICTURES, known.pictures),)


def _switch(known: Known, field: str, on: bool) -> Button:
    """A setting that a tap turns."""
    value = _on_or_off(known.words, on)
    return Button(known.words.text(f"setting-{field}", value=value), _set(field, "off" if on else "on"))


def _on_or_off(words: Words, on: bool) -> str:
    return words.text("value-on" if on else "value-off")


def _to_games(words: Words) -> Button:
    return Button(words.text("button-to-games"), Press(Verb.MINE).data())


def _done(words: Words) -> Button:
    return Button(words.text("button-done"), Press(Verb.SETTINGS, choice=DONE).data())


def _set(field: str, value: str) -> str:
    return Press(Verb.SET, choice=f"{field}={value}").data()


def _ahead(zone: str, now: float) -> float:
    """Seconds by which clocks there are ahead of UTC."""
    return moments.ahead(now, ZoneInfo(zone))
