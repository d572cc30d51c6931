"""Whether a JPEG is whole: its segments, and scans up to the end of the image."""

from __future__ import annotations

import re

START = b"\xff\xd8"
FRAMES = frozenset({*range(0xC0, 0xC4), *range(0xC5, 0xC8), *range(0xC9, 0xCC), *range(0xCD, 0xD0)})
SCAN, END = 0xDA, 0xD9
NEXT = re.compile(rb"\xff[^\x00\xd0-\xd7\xff]", re.DOTALL)
"""What ends a scan: any marker but those that may stand inside of one."""


def size(content: bytes) -> tuple[int, int] | None:
    """Width and height from the first frame header; None for anything but a JPEG."""
    for marker, at in _segments(content):
        if marker in FRAMES and at + 9 <= len(content):
            return int.from_bytes(content[at + 7 : at + 9], "big"), int.from_bytes(content[at + 5 : at + 7], "big")
    return None


def whole(content: bytes) -> bool:
    """Whether there are a frame, a scan and the end."""
    markers = [marker for marker, _ in _segments(content)]
    return markers[-1:] == [END] and SCAN in markers and not FRAMES.isdisjoint(markers)


def _segments(content: bytes) -> list[tuple[int, int]]:
    """Each marker and where it stands, as far as they follow one another."""
    found: list[tuple[int, int]] = []
    at = len(START) if content.startswith(START) else len(content)
    while at + 1 < len(content) and content[at] == 0xFF:
        marker = content[at + 1]
        found.append((marker, at))
        if marker == END:
            break
        at += 2 + int.from_bytes(content[at + 2 : at + 4], "big")
        if marker == SCAN:
            after = NEXT.search(content, at)
            at = after.start() if after else len(content)
    return found
