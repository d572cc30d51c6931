"""An export as text: a header, a line of JSON for each key, and an end with their number and a checksum of it all."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from storage import keys
from storage.everything import OURS
from storage.kinds import KINDS, NoValue

KIND, VERSION = "kon export", 1
PASSING = frozenset({keys.INBOX_WORKERS, keys.INBOX_OWNERS, keys.INBOX_LEASES, keys.TENANT, keys.BUDGET_OF_ALL})
"""What belongs to processes that run, or to this very store, and is no use elsewhere; budgets of chats neither, nor
what Telegram calls the pictures of one bot, which costs an upload to learn anew.
"""


class Unreadable(Exception):
    """What is no export, or not a whole one; its text says why."""


@dataclass(frozen=True, slots=True)
class Record:
    """One key: what kind it is of, its value as JSON has it, and the moment (ms since 1970) when it is to go."""

    key: str
    kind: str
    value: Any
    expires: int | None = None


def stays(key: str) -> bool:
    """Whether a key is worth more than the processes that run and the store that it is in."""
    passing = key in PASSING or key.endswith(":budget") or key.startswith(keys.PICTURES)
    return not passing and key != keys.IMPORTING


def written(records: list[Record], now: float) -> Iterator[str]:
    """The lines."""
    digest = sha256()
    for content in (
        {"kind": KIND, "version": VERSION, "at": now},
        *({"key": r.key, "is": r.kind, "value": r.value, "expires": r.expires} for r in records),
    ):
        line = json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"
        digest.update(line.encode("utf-8", "surrogatepass"))
        yield line
    yield json.dumps({"end": len(records), "sha256": digest.hexdigest()}) + "\n"


def _check_header(content: Any) -> None:
    if not isinstance(content, dict) or content.get("kind") != KIND:
        raise ValueError("it is no export of Kon")
    if content["version"] != VERSION:
        raise ValueError(f"it is an export of version {content['version']}, this Kon knows {VERSION}")


def _check_end(content: Any, number: int, checksum: str) -> None:
    if content["end"] != number:
        raise ValueError(f"it ends after {content['end']} keys, but has {number}")
    if content["sha256"] != checksum:
        raise ValueError("its checksum is wrong: it has been changed")


def _record(content: Any) -> Record:
    key, kind, expires = content["key"], content["is"], content["expires"]
    if not isinstance(key, str) or not OURS.fullmatch(key) or not stays(key):
        raise ValueError(f"{key} is no key of Kon")
    if expires is not None and not isinstance(expires, int):
        raise ValueError(f"{key} ends at no time")
    KINDS[kind].check(content["value"])
    return Record(key, kind, content["value"], expires)


def read(lines: Iterable[str]) -> list[Record]:
    """The records of an export. Raises Unreadable for anything that `export` hasn't written, whole."""
    digest, records, ended = sha256(), dict[str, Record](), False
    for number, line in enumerate(lines, 1):
        try:
            if ended:
                raise ValueError("something comes after its end")
            content = json.loads(line)
            if number == 1:
                _check_header(content)
            elif "end" in content:
                _check_end(content, len(records), digest.hexdigest())
                ended = True
            elif (record := _record(content)).key in records:
                raise ValueError(f"{record.key} comes twice")
            else:
                records[record.key] = record
        except (ValueError, KeyError, TypeError, NoValue) as error:
            raise Unreadable(f"line {number}: {error}") from None
        digest.update(line.encode("utf-8", "surrogatepass"))
    if not ended:
        raise Unreadable("its end is missing")
    return list(records.values())
