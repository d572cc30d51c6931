"""An option whose value may be a person («хозяин называет»: who begins). While people gather, the table remembers whom
the host has named; the game's options have the seat, once it begins. A person as a value is `@` and their id: whoever
taps on an old list of names never names another.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

from games.game import NAMED, Options, Seat
from games.sessions.session import Session
from games.sessions.table import MARK


def field_of(options: Options) -> str | None:
    """The option that may be a person; None: this game has none."""
    fields = type(options).model_fields.items()
    return next((name for name, field in fields if NAMED in get_args(field.annotation)), None)


def people(session: Session) -> tuple[str, ...]:
    """Those who may be named, but for the host, who is an option by themselves; and whoever is named already."""
    ids = [chair.person.id for seat, chair in session.seats() if chair.person and seat != session.hosting]
    if session.named is not None and session.named not in ids:
        ids.append(session.named)
    return tuple(f"{MARK}{id}" for id in ids)


def chosen(session: Session, field: str) -> Any:
    """The value of an option, the person if it is one."""
    value = getattr(session.options, field)
    return f"{MARK}{session.named}" if value == NAMED else value


def choose(session: Session, field: str, value: Any) -> Session:
    """The session with that value, one of those that may be chosen."""
    if isinstance(value, str) and value.startswith(MARK):
        return _with(session, field, NAMED, int(value.removeprefix(MARK)))
    return _with(session, field, value, None if field == field_of(session.options) else session.named)


def without(session: Session, person: int | None) -> Session:
    """The session once that person is gone: if they were named, it is as usual again."""
    field = field_of(session.options)
    if field is None or session.named is None or session.named != person:
        return session
    return _with(session, field, None, None)


def settled(session: Session) -> Options:
    """The options as the game begins: with the seat of whoever is named; as usual, if they don't sit here."""
    seat = None if session.named is None else session.seat_of(session.named)
    field = field_of(session.options)
    if field is not None and getattr(session.options, field) == NAMED and seat is None:
        session = _with(session, field, None, None)
    options: Options = session.options.settled(slow=session.slow)
    return options if seat is None else options.model_copy(update={NAMED: Seat(seat)})


def _with(session: Session, field: str, value: Any, person: int | None) -> Session:
    """`value`: None for what is usual."""
    usual = type(session.options).model_fields[field].default
    options = session.options.model_copy(update={field: usual if value is None else value})
    return replace(session, options=options, named=person)
