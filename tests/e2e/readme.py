"""What README tells operators to write, as they would copy it."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def block(kind: str, holds: str) -> str:
    """The one block of this kind that holds these words."""
    blocks = re.findall(rf"^```{kind}\n(.*?)^```$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    (found,) = (text for text in blocks if holds in text)
    return str(found)
