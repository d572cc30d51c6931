"""What a reader sees as one letter each: a word is cut nowhere else."""

from __future__ import annotations

import regex


def graphemes(words: str) -> list[str]:
    return [str(part) for part in regex.findall(r"\X", words)]
