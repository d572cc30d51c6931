"""Pictures for tests, made by hand."""

from __future__ import annotations

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def head(width: int, height: int, *, colour: int = 0, interlaced: int = 0) -> bytes:
    return chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, colour, 0, 0, interlaced))


def png(width: int = 4, height: int = 3, grey: int = 0) -> bytes:
    """A picture in one shade."""
    rows = b"".join(b"\0" + bytes((grey,)) * width for _ in range(height))
    return SIGNATURE + head(width, height) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def jpeg(width: int = 7, height: int = 5) -> bytes:
    """As much of one as tells its size, a scan of nothing, and the end."""
    frame = b"\xff\xc0\x00\x0b\x08" + struct.pack(">HH", height, width) + b"\x01\x01\x11\x00"
    scan = b"\xff\xda\x00\x08\x01\x01\x00\x00\x3f\x00" + b"\x12\xff\x00\x34\xff\xd0\x56"
    return b"\xff\xd8\xff\xe0\x00\x04ab" + frame + scan + b"\xff\xd9"
