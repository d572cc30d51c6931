"""Which edition of the pictures this program draws: what an older one has drawn must not be shown for them."""

from __future__ import annotations

from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

HERE = Path(__file__).parent
COMPILED = "__pycache__"
LIBRARY = "pillow"
"""What draws."""


def edition(room: Path = HERE) -> str:
    """A hash of all that decides how pictures look: what draws them, fonts, palettes."""
    files = (file for file in sorted(room.rglob("*")) if file.is_file() and COMPILED not in file.parts)
    digest = blake2b(_library().encode(), digest_size=6)
    for file in files:
        content = file.read_bytes()
        digest.update(f"\n{file.relative_to(room).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def _library() -> str:
    try:
        return version(LIBRARY)
    except PackageNotFoundError:
        return ""
