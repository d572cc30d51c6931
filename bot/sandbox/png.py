"""Whether a PNG is whole: its chunks with their checksums, and as many pixels as its header promises."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from itertools import groupby

SIGNATURE = b"\x89PNG\r\n\x1a\n"
DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
"""Bits a channel may have, by colour type."""
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
INDEXED = 3
"""The colour type whose colours stand in a palette."""
PASSES = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))
"""Of an interlaced picture: first column and row, steps between columns and rows."""
SLICE = 1 << 18
"""Bytes of pixels that are looked at together: a small file may promise very many."""


class _Broken(ValueError):
    pass


def size(content: bytes) -> tuple[int, int] | None:
    """Width and height, by the header alone; None for anything but a PNG."""
    if not content.startswith(SIGNATURE) or content[12:16] != b"IHDR" or len(content) < 24:
        return None
    return int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")


def whole(content: bytes) -> bool:
    """Whether all of it is there, and in order."""
    try:
        chunks = list(_chunks(content))
    except _Broken:
        return False
    order = [kind for kind, _ in groupby(kind for kind, _ in chunks)]
    if order[:1] != [b"IHDR"] or order[-1:] != [b"IEND"] or order.count(b"IDAT") != 1:
        return False
    head = chunks[0][1]
    if not _sound(head) or (head[9] == INDEXED and b"PLTE" not in order[: order.index(b"IDAT")]):
        return False
    return _inflates(b"".join(data for kind, data in chunks if kind == b"IDAT"), _pixels(head))


def _chunks(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(content):
        end = at + 8 + int.from_bytes(content[at : at + 4], "big")
        checksum = content[end : end + 4]
        if len(checksum) < 4 or zlib.crc32(content[at + 4 : end]) != int.from_bytes(checksum, "big"):
            raise _Broken
        yield content[at + 4 : at + 8], content[at + 8 : end]
        at = end + 4


def _sound(head: bytes) -> bool:
    """Whether there are pictures with such a header."""
    return len(head) == 13 and head[8] in DEPTHS.get(head[9], ()) and head[10:12] == b"\0\0" and head[12] in (0, 1)


def _pixels(head: bytes) -> int:
    """Bytes of all rows, each with the byte that names its filter."""
    width, height = int.from_bytes(head[:4], "big"), int.from_bytes(head[4:8], "big")
    bits = head[8] * CHANNELS[head[9]]
    passes = PASSES if head[12] else ((0, 0, 1, 1),)
    sizes = ((-(-(width - x) // right), -(-(height - y) // down)) for x, y, right, down in passes)
    return sum(rows * (1 + -(-columns * bits // 8)) for columns, rows in sizes if columns > 0 and rows > 0)


def _inflates(data: bytes, expected: int) -> bool:
    """Whether these are so many bytes, compressed."""
    stream, seen = zlib.decompressobj(), 0
    try:
        while not stream.eof and seen <= expected:
            part = stream.decompress(data, SLICE)
            if not part and not stream.eof:
                return False
            seen, data = seen + len(part), stream.unconsumed_tail
    except zlib.error:
        return False
    return stream.eof and seen == expected
