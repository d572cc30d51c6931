"""Uploaded pictures: whether Telegram would take them, and what it makes of their size."""

from __future__ import annotations

from bot.sandbox import jpeg, png
from bot.sandbox.errors import bad

MAX_BYTES, MAX_SIDES, MAX_RATIO = 10 * 1024 * 1024, 10_000, 20
STEPS = {"s": 90, "m": 320, "x": 800, "y": 1280}
"""The sizes in which Telegram keeps a photo: by letter its longer side at most, in pixels."""
LARGEST = max(STEPS.values())


def measure(content: bytes) -> tuple[int, int]:
    """Width and height of a PNG or JPEG. Raises Refusal for what Telegram would not take as a photo."""
    if not content:
        raise bad("file must be non-empty")
    if len(content) > MAX_BYTES:
        raise bad(f"file of size {len(content)} bytes is too big for a photo; the maximum size is {MAX_BYTES} bytes")
    size = png.size(content) or jpeg.size(content)
    if size is None or not all(size):
        raise bad("IMAGE_PROCESS_FAILED")
    if sum(size) > MAX_SIDES or max(size) > MAX_RATIO * min(size):
        raise bad("PHOTO_INVALID_DIMENSIONS")
    if not (png.whole(content) or jpeg.whole(content)):
        raise bad("IMAGE_PROCESS_FAILED")
    return size


def letter(width: int, height: int) -> str:
    """Of the smallest step that holds the picture as it is; of the largest one if none does."""
    return next((letter for letter, side in STEPS.items() if max(width, height) <= side), list(STEPS)[-1])


def within(width: int, height: int, side: int) -> tuple[int, int]:
    """The picture's size once neither side is longer than that."""
    longer = max(width, height)
    if longer <= side:
        return width, height
    return max(1, round(width * side / longer)), max(1, round(height * side / longer))
