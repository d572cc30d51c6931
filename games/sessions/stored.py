"""Sessions as documents in storage."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from games import catalogue
from games.document import Document, Memory
from games.game import Options
from games.sessions.packing import packed, unpacked
from games.sessions.session import Session


def write(session: Session) -> str:
    """The session as a stored document, packed: most of its letters are names of fields."""
    book = session.rule_book
    state = None if session.state is None else catalogue.dump_state(book, session.state)
    undo = session.undo and replace(session.undo, state=catalogue.dump_state(book, session.undo.state))
    text = packed(DOCUMENT.write(replace(session, options=session.options.model_dump(), state=state, undo=undo)))
    _MEMORY.keep(text, session)  # whoever has changed it shows it next
    return text


def read(text: str | bytes) -> Session:
    """The session of a stored document; older schemas are migrated."""
    return _MEMORY.of(text, _parsed)


def _parsed(text: str | bytes) -> Session:
    raw = DOCUMENT.parse(unpacked(text))
    book = raw.rule_book
    options: Options = book.options.model_validate(raw.options)
    state = None if raw.state is None else catalogue.load_state(book, raw.state)
    undo = raw.undo and replace(raw.undo, state=catalogue.load_state(book, raw.undo.state))
    return replace(raw, options=options, state=state, undo=undo)


def _with_rivals(given: dict[str, Any]) -> dict[str, Any]:
    """Schema 2: on a chair sits a person or a rival."""
    for chair in given["chairs"]:
        chair["who"] = chair.pop("person")
    return given


DOCUMENT = Document(Session, schema=2, migrations={1: _with_rivals})
_MEMORY = Memory[Session](256)
"""A few megabytes."""
