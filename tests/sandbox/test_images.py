"""What Telegram takes for a photo: its size, its shape, and that all of it is there."""

from __future__ import annotations

import zlib

import pytest

from bot.sandbox.errors import Refusal
from bot.sandbox.pictures import MAX_BYTES, measure
from tests.sandbox.images import SIGNATURE, chunk, head, jpeg, png

ROWS = zlib.compress((b"\0" + b"\0" * 4) * 3)
IDAT, IEND = chunk(b"IDAT", ROWS), chunk(b"IEND", b"")
PALETTE = chunk(b"PLTE", b"\x1f\x4f\x4c")
BROKEN = {
    "no image": b"GIF89a",
    "a signature alone": SIGNATURE,
    "cut in its pixels": png()[:-20],
    "without its end": png()[: -len(IEND)],
    "without pixels": SIGNATURE + head(4, 3) + IEND,
    "too few pixels": SIGNATURE + head(4, 4) + IDAT + IEND,
    "too many pixels": SIGNATURE + head(4, 2) + IDAT + IEND,
    "pixels that end too soon": SIGNATURE + head(4, 3) + chunk(b"IDAT", ROWS[:-6]) + IEND,
    "pixels that are none": SIGNATURE + head(4, 3) + chunk(b"IDAT", b"abc") + IEND,
    "a wrong checksum": png().replace(IDAT[-4:], b"abcd"),
    "a palette that is missing": SIGNATURE + head(4, 3, colour=3) + IDAT + IEND,
    "colours of no kind": SIGNATURE + head(4, 3, colour=5) + IDAT + IEND,
    "pixels in two places": SIGNATURE + head(4, 3) + IDAT + chunk(b"tEXt", b"a\0b") + IDAT + IEND,
    "nothing wide": SIGNATURE + head(0, 3) + IDAT + IEND,
    "a cut JPEG": jpeg()[:-2],
    "a JPEG that ends before its scan": jpeg()[: jpeg().index(b"\xff\xda")] + b"\xff\xd9",
}
INTERLACED = SIGNATURE + head(4, 3, interlaced=1) + chunk(b"IDAT", zlib.compress(b"\0" * 18)) + IEND
"""Passes 1, 4, 5, 6 and 7 have pixels: 1×1, 1×1, 2×1, 2×2 and 4×1; each row begins with its filter."""


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_what_is_not_whole_is_no_photo(content: bytes) -> None:
    with pytest.raises(Refusal, match="Bad Request: IMAGE_PROCESS_FAILED"):
        measure(content)


@pytest.mark.parametrize("size", [(5001, 5000), (21, 1), (1, 21)])
def test_a_photo_is_neither_large_nor_long(size: tuple[int, int]) -> None:
    with pytest.raises(Refusal, match="Bad Request: PHOTO_INVALID_DIMENSIONS"):
        measure(SIGNATURE + head(*size))


def test_a_photo_has_ten_megabytes_and_something_in_it() -> None:
    size = f"file of size {MAX_BYTES + 1} bytes is too big for a photo; the maximum size is {MAX_BYTES} bytes"
    with pytest.raises(Refusal, match=f"Bad Request: {size}"):
        measure(b"x" * (MAX_BYTES + 1))
    with pytest.raises(Refusal, match="Bad Request: file must be non-empty"):
        measure(b"")


def test_a_small_file_that_promises_more_than_it_may_hold_is_read_no_further() -> None:
    many = SIGNATURE + head(10, 10) + chunk(b"IDAT", zlib.compress(b"\0" * 50_000_000)) + IEND
    assert len(many) < 100_000
    with pytest.raises(Refusal, match="IMAGE_PROCESS_FAILED"):
        measure(many)


def test_pixels_may_lie_in_several_chunks_and_a_palette_before_them() -> None:
    apart = chunk(b"IDAT", ROWS[:5]) + chunk(b"IDAT", ROWS[5:])
    assert measure(SIGNATURE + head(4, 3, colour=3) + PALETTE + apart + IEND) == (4, 3)
    assert measure(INTERLACED) == (4, 3)


def test_sides_of_ten_thousand_and_twenty_times_as_wide_as_high_are_still_one() -> None:
    assert measure(png(9_500, 500)) == (9_500, 500)
    assert measure(png(20, 1)) == (20, 1)


def test_a_jpeg_is_one_too() -> None:
    assert measure(jpeg(7, 5)) == (7, 5)
