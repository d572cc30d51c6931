"""Text with entities, measured as Telegram measures it: in UTF-16 units."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from bot.sandbox.found import found

_UNSEEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\u2028\u2029]")
_SPACE = " \n\t\u200b\u2060\ufeff\xa0"
_RANK = {
    **{"blockquote": 0, "expandable_blockquote": 0, "pre": 10, "code": 20, "text_link": 49, "text_mention": 49},
    **{"bold": 90, "italic": 91, "underline": 92, "strikethrough": 93, "spoiler": 94},
}


@dataclass(frozen=True, slots=True)
class Entity:
    """A stretch of text; `offset` and `length` in UTF-16 units."""

    type: str
    offset: int
    length: int
    url: str | None = None
    user: int | None = None
    language: str | None = None

    @property
    def end(self) -> int:
        return self.offset + self.length


@dataclass(frozen=True, slots=True)
class Formatted:
    text: str = ""
    entities: tuple[Entity, ...] = ()


def utf16(text: str) -> int:
    """Length in UTF-16 units."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def cut(text: str, start: int, end: int) -> str:
    """The part of the text between two offsets in UTF-16 units."""
    return text.encode("utf-16-le")[2 * start : 2 * end].decode("utf-16-le", "replace")


def order(entity: Entity) -> tuple[int, int, int]:
    """Telegram's: by place, the longer first, then by type; so that it doesn't matter which tag was the outer one."""
    return entity.offset, -entity.length, _RANK.get(entity.type, 50)


def finish(formatted: Formatted) -> Formatted:
    """What Telegram makes of a text that was sent: control characters gone, blanks trimmed, links found."""
    text = _UNSEEN.sub(" ", formatted.text.replace("\r", ""))
    text, entities = _trim(text, formatted.entities)
    return Formatted(text, tuple(sorted((*entities, *_found(text, entities)), key=order)))


def _trim(text: str, entities: tuple[Entity, ...]) -> tuple[str, tuple[Entity, ...]]:
    """Blanks go at the end, and at the beginning up to the first entity."""
    whole, text = text, text.rstrip(_SPACE)
    if text == whole and text[:1] not in _SPACE:
        return text, entities
    stripped = len(text) - len(text.lstrip(_SPACE))
    skip = min([stripped, *(entity.offset for entity in entities)])
    text, size = text[skip:], utf16(text) - skip
    moved = (replace(entity, offset=entity.offset - skip) for entity in entities)
    clipped = (replace(entity, length=min(entity.end, size) - entity.offset) for entity in moved)
    return text, tuple(entity for entity in clipped if entity.length > 0)


def _found(text: str, entities: tuple[Entity, ...]) -> list[Entity]:
    """What Telegram finds by itself, outside what is code or a link already."""
    taken = [e for e in entities if e.type in ("code", "pre", "text_link", "text_mention")]
    finds = [Entity(kind, utf16(text[:start]), utf16(text[start:end])) for kind, start, end in found(text)]
    return [one for one in finds if not any(one.offset < other.end and other.offset < one.end for other in taken)]
