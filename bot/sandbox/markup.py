"""Telegram's HTML, read as strictly as Telegram does."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.sandbox.errors import Refusal, bad
from bot.sandbox.formatted import Entity, Formatted, order, utf16

TAGS = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
    "code": "code",
    "pre": "pre",
    "a": "text_link",
    "blockquote": "blockquote",
}
_NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}
_REFERENCE = re.compile(r"&(?:#(?:[xX]([0-9a-fA-F]+)|([0-9]+))|([A-Za-z]+));?")
_NAME = re.compile(r"[^\s>]*")
_ATTRIBUTE = re.compile(r"[^\s=>]*")
_TOKEN = re.compile(r"[A-Za-z0-9.-]*")
_BLANK = re.compile(r"\s*")
_LINK = re.compile(r"(?:(?:https?|tg|ton)://\S+|[\w-]+(?:\.[\w-]+)*\.[a-zA-Z]{2,}(?:[/?#]\S*)?)$")
_USER = re.compile(r"tg://user\?id=(\d+)$")


@dataclass(slots=True)
class _Open:
    """A tag that has not been closed yet."""

    tag: str
    argument: str
    offset: int
    length: int
    """Of the text before it, in characters."""


def parse(source: str) -> Formatted:
    """The text and the entities of an HTML message. Raises Refusal with Telegram's words for what is broken."""
    return _Reader(source).read()


class _Reader:
    def __init__(self, source: str) -> None:
        self.source, self.at = source, 0
        self.text, self.offset = "", 0
        self.open: list[_Open] = []
        self.entities: list[Entity] = []

    def read(self) -> Formatted:
        for match in re.finditer(r"[<&]", self.source):
            if match.start() < self.at:
                continue
            self._take(self.source[self.at : match.start()])
            self.at = match.start()
            if match.group() == "&":
                self._take(self._reference())
            elif self.source.startswith("</", self.at):
                self._close()
            else:
                self._begin()
        self._take(self.source[self.at :])
        if self.open:
            raise _broken(f'Can\'t find end tag corresponding to start tag "{self.open[-1].tag}"')
        entities = sorted(self.entities, key=order)
        return Formatted(self.text, tuple(_allowed(entities)))

    def _take(self, text: str) -> None:
        self.text += text
        self.offset += utf16(text)

    def _reference(self) -> str:
        """A character reference, or a plain `&` where there is none that Telegram knows."""
        match = _REFERENCE.match(self.source, self.at)
        letter = _referred(match) if match else ""
        self.at = match.end() if match and letter else self.at + 1
        return letter or "&"

    def _begin(self) -> None:
        start = self.at
        tag = self._word(_NAME, start + 1).lower()
        if self.at >= len(self.source):
            raise self._broken("Unclosed start tag", start)
        if tag not in TAGS:
            raise self._broken(f'Unsupported start tag "{tag}"', start)
        argument = ""
        while not self._ends():
            name, value = self._attribute(tag, start)
            argument = _argument(tag, name, value) or argument
        self.at += 1
        if tag == "span" and argument != "spoiler":
            raise self._broken('Tag "span" must have class "tg-spoiler"', start)
        self.open.append(_Open(tag, argument, self.offset, len(self.text)))

    def _ends(self) -> bool:
        self._word(_BLANK, self.at)
        return self.source.startswith(">", self.at)

    def _attribute(self, tag: str, start: int) -> tuple[str, str | None]:
        """A name and its value, or None for a name alone."""
        name = self._word(_ATTRIBUTE, self.at)
        if self.at >= len(self.source):
            raise self._broken("Unclosed start tag", start)
        if not name:
            raise self._broken(f'Empty attribute name in the tag "{tag}"', start)
        self._word(_BLANK, self.at)
        if not self.source.startswith("=", self.at):
            if tag == "blockquote" and name == "expandable":
                return name, None
            raise self._broken(f'Expected equal sign in declaration of an attribute of the tag "{tag}"', start)
        self._word(_BLANK, self.at + 1)
        if self.at >= len(self.source):
            raise self._broken(f'Unclosed start tag "{tag}"', start)
        return name, self._quoted(start) if self.source[self.at] in "'\"" else self._token()

    def _quoted(self, start: int) -> str:
        quote, self.at = self.source[self.at], self.at + 1
        value = ""
        while self.at < len(self.source) and self.source[self.at] != quote:
            if self.source[self.at] == "&":
                value += self._reference()
            else:
                value, self.at = value + self.source[self.at], self.at + 1
        self.at += 1
        if self.at >= len(self.source):
            raise self._broken("Unclosed start tag", start)
        return value

    def _token(self) -> str:
        start = self.at
        token = self._word(_TOKEN, start)
        if self.at < len(self.source) and not self.source[self.at].isspace() and self.source[self.at] != ">":
            raise self._broken("Unexpected end of name token", start)
        return token.lower()

    def _close(self) -> None:
        start = self.at
        if not self.open:
            raise self._broken("Unexpected end tag", start)
        tag = self._word(_NAME, start + 2).lower()
        if not self._ends():
            raise self._broken("Unclosed end tag", start)
        self.at += 1
        opened = self.open.pop()
        if tag and tag != opened.tag:
            raise self._broken("Unmatched end tag", start, f', expected "</{opened.tag}>", found "</{tag}>"')
        if self.offset > opened.offset:
            self._add(opened)

    def _add(self, opened: _Open) -> None:
        kind, length = TAGS[opened.tag], self.offset - opened.offset
        if kind == "text_link":
            url = opened.argument or self.text[opened.length :]
            if user := _USER.match(url):
                self.entities.append(Entity("text_mention", opened.offset, length, user=int(user[1])))
            elif link := checked(url):
                self.entities.append(Entity(kind, opened.offset, length, url=link))
            return
        if kind == "blockquote" and opened.argument:
            kind = "expandable_blockquote"
        language = opened.argument if kind in ("code", "pre") else None
        if kind in ("code", "pre") and self.entities:
            last = self.entities[-1]
            if {last.type, kind} == {"code", "pre"} and (last.offset, last.length) == (opened.offset, length):
                self.entities.pop()
                kind, language = "pre", last.language or language
        self.entities.append(Entity(kind, opened.offset, length, language=language or None))

    def _word(self, pattern: re.Pattern[str], start: int) -> str:
        match = pattern.match(self.source, start)
        assert match is not None  # every pattern here matches the empty string too
        self.at = match.end()
        return match.group()

    def _broken(self, what: str, position: int, more: str = "") -> Refusal:
        return _broken(f"{what} at byte offset {len(self.source[:position].encode())}{more}")


def checked(url: str) -> str:
    """The link as Telegram keeps it, or an empty string if it takes it for none."""
    if not _LINK.match(url):
        return ""
    if "://" not in url:
        return f"http://{url}"
    host = url.split("://", 1)[1]
    return url if url.startswith(("tg:", "ton:")) or re.match(r"[\w-]+(\.[\w-]+)+", host) else ""


def _referred(match: re.Match[str]) -> str:
    hexadecimal, decimal, name = match.groups()
    if name:
        return _NAMED.get(name, "") if match.group().endswith(";") else ""
    code = int(hexadecimal, 16) if hexadecimal else int(decimal)
    return chr(code) if 0 < code <= 0x10FFFF and not 0xD800 <= code <= 0xDFFF else ""


def _argument(tag: str, name: str, value: str | None) -> str:
    if value is None:
        return name
    if (tag, name) == ("a", "href"):
        return value
    if (tag, name) == ("code", "class") and value.startswith("language-"):
        return value.removeprefix("language-")
    if (tag, name) == ("span", "class") and value.startswith("tg-"):
        return value.removeprefix("tg-")
    return name if (tag, name) == ("blockquote", "expandable") else ""


def _allowed(entities: list[Entity]) -> list[Entity]:
    """Nothing stands inside code, no quotation inside another; a `language` of mere code is forgotten."""
    kept: list[Entity] = []
    for entity in entities:
        walls = [e for e in kept if e.offset <= entity.offset and entity.end <= e.end]
        if any(e.type in ("code", "pre") for e in walls):
            continue
        if "blockquote" in entity.type and any("blockquote" in e.type for e in walls):
            continue
        kept.append(Entity("code", entity.offset, entity.length) if entity.type == "code" else entity)
    return kept


def _broken(what: str) -> Refusal:
    return bad(f"can't parse entities: {what}")
