"""A formatted text written as Telegram's HTML."""

from __future__ import annotations

from html import escape

from bot.sandbox.formatted import Entity, Formatted, cut, utf16

TAGS = {
    "bold": "b",
    "italic": "i",
    "underline": "u",
    "strikethrough": "s",
    "spoiler": "tg-spoiler",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
}


def render(formatted: Formatted) -> str:
    """The message as HTML, tags in one canonical form; entities that Telegram finds by itself get no tag."""
    marks: list[tuple[int, int, int, int, str]] = []
    for number, entity in enumerate(formatted.entities):
        if tags := _tags(entity):
            marks.append((entity.offset, 1, -entity.length, number, tags[0]))
            marks.append((entity.end, 0, -entity.offset, -number, tags[1]))
    html, last = "", 0
    for offset, _, _, _, tag in sorted(marks):
        html += escape(cut(formatted.text, last, offset), quote=False) + tag
        last = offset
    return html + escape(cut(formatted.text, last, utf16(formatted.text)), quote=False)


def _tags(entity: Entity) -> tuple[str, str] | None:
    if entity.type == "text_link":
        return f'<a href="{escape(entity.url or "")}">', "</a>"
    if entity.type == "text_mention":
        return f'<a href="tg://user?id={entity.user}">', "</a>"
    if entity.type == "expandable_blockquote":
        return "<blockquote expandable>", "</blockquote>"
    if entity.type == "pre" and entity.language:
        return f'<pre><code class="language-{escape(entity.language)}">', "</code></pre>"
    tag = TAGS.get(entity.type)
    return (f"<{tag}>", f"</{tag}>") if tag else None
