"""Uploaded pictures: their size, and whether Telegram would take them."""

from __future__ import annotations

from bot.sandbox.errors import bad

MAX_BYTES, MAX_SIDES, MAX_RATIO = 10 * 1024 * 1024, 10_000, 20
_FRAMES = frozenset({*range(0xC0, 0xC4), *range(0xC5, 0xC8), *range(0xC9, 0xCC), *range(0xCD, 0xD0)})


def measure(content: bytes) -> tuple[int, int]:
    """Width and height of a PNG or JPEG. Raises Refusal for what Telegram would not take as a photo."""
    if not content:
        raise bad("file must be non-empty")
    if len(content) > MAX_BYTES:
        raise bad("file is too big")
    size = _png(content) or _jpeg(content)
    if size is None or not all(size):
        raise bad("IMAGE_PROCESS_FAILED")
    if sum(size) > MAX_SIDES or max(size) > MAX_RATIO * min(size):
        raise bad("PHOTO_INVALID_DIMENSIONS")
    return size


def _png(content: bytes) -> tuple[int, int] | None:
    if not content.startswith(b"\x89PNG\r\n\x1a\n") or content[12:16] != b"IHDR":
        return None
    return int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")


def _jpeg(content: bytes) -> tuple[int, int] | None:
    """The size stands in the first frame header; everything before it is skipped segment by segment."""
    if not content.startswith(b"\xff\xd8"):
        return None
    at = 2
    while at + 9 < len(content) and content[at] == 0xFF:
        if content[at + 1] in _FRAMES:
            return int.from_bytes(content[at + 7 : at + 9], "big"), int.from_bytes(content[at + 5 : at + 7], "big")
        at += 2 + int.from_bytes(content[at + 2 : at + 4], "big")
    return None
