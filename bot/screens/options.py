"""The lobby's options: one row for each, two values toggle, more open a list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.buttons import Verb
from bot.screens.screen import Button, Row, Scene, Screen
from games import lobby
from games.session import Session

TICK = " ✓"


def overview(scene: Scene) -> Screen:
    """All options with their values."""
    back = scene.button(scene.words.text("button-back-to-lobby"), Verb.LOBBY)
    return Screen(_head(scene), (*(_row(scene, field) for field in fields(scene.session)), (back,)))


def values(scene: Scene, field: str) -> Screen:
    """The values of one option, the present one ticked."""
    back = scene.button(scene.words.text("button-back"), Verb.LOBBY, "options")
    listed = ((_value_button(scene, field, value),) for value in fields(scene.session)[field])
    return Screen(_head(scene), (*listed, (back,)))


def fields(session: Session) -> Mapping[str, tuple[Any, ...]]:
    """The options that may be chosen, and their values."""
    return lobby.choices(session) if session.status == "gathering" else {}


def _head(scene: Scene) -> str:
    return scene.words.html("options", game=scene.game, name=scene.names[0])


def _row(scene: Scene, field: str) -> Row:
    label = scene.words.text(_key(scene, "option", field), value=_in_words(scene, field, _effective(scene, field)))
    known = fields(scene.session)[field]
    if len(known) > 2:
        return (scene.button(label, Verb.LOBBY, field),)
    other = known[1 - known.index(_chosen(scene, field))]
    return (scene.button(label, Verb.CHOOSE, f"{field}={other}"),)


def _value_button(scene: Scene, field: str, value: Any) -> Button:
    tick = TICK if value == _chosen(scene, field) else ""
    return scene.button(_in_words(scene, field, value, listed=True) + tick, Verb.CHOOSE, f"{field}={value}")


def _chosen(scene: Scene, field: str) -> Any:
    return scene.session.clock if field == "clock" else getattr(scene.session.options, field)


def _effective(scene: Scene, field: str) -> Any:
    """What the game would begin with, were it now: the clock may settle some options."""
    session = scene.session
    return session.clock if field == "clock" else getattr(session.options.settled(slow=session.slow), field)


def _in_words(scene: Scene, field: str, value: Any, *, listed: bool = False) -> str:
    """A value behind its option's name, or by itself in a list."""
    word = scene.words.text(f"{_key(scene, 'value', field)}-{str(value).lower()}")
    return word[:1].upper() + word[1:] if listed else word


def _key(scene: Scene, kind: str, field: str) -> str:
    """Every game has a clock; its own options have keys of its own."""
    return f"{kind}-{field}" if field == "clock" else f"{scene.session.game}-{kind}-{field}"
