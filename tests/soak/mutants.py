"""Updates and callback data that are almost real: made from what was seen, with seeded chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from bot.callback_data import LIMIT, Verb
from bot.sandbox.model import Json

LETTERS = ":=-+!*u1d0rgc \u0000\u200b\u202e🃏жЖ٣ſ\ufeff"
EPOCHS = ("", "0", "1", "-1", "00", "999999999", "1e9", "٣", "²", "0x1", " 1", "1 ")
CHOICES = (
    "",
    "draw",
    "pass",
    "say",
    "undo",
    "stop",
    "options",
    "override",
    "clock=none",
    "clock=",
    "=",
    "upturn",
    "en",
    "zone",
    "zone=Asia/Tokyo",
    "zone=../etc/passwd",
    "quiet=never",
    "quiet=22-8",
    "quiet=chat",
    "digest=on",
    "city",
    "today",
    "14",
    "back",
)
NEWEST = 30
"""Buttons that may still do something."""
HUGE = "я" * 100_000

Path = tuple[str | int, ...]
_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def junk(of: int, count: int) -> list[Any]:
    """JSON values such as hypothesis thinks of, the same for the same seed; and some that are known to hurt."""
    found: list[Any] = [None, True, "", HUGE, 0, -1, 2**31, 2**63, -(2**70), 1.5, [], {}, [[]], {"id": None}]

    @seed(of)
    @settings(
        max_examples=count,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(_VALUES)
    def collect(value: Any) -> None:
        found.append(value)

    collect()
    return found


class Forger:
    """Makes callback data out of what others carry."""

    def __init__(self, chance: Random, seen: Sequence[str]) -> None:
        self._chance, self._seen = chance, seen
        parts = [data.split(":", 3) for data in seen]
        self._pools = [
            [*Verb],
            ["", "0", "nobody", *sorted({sid for _, sid, _, _ in parts})],
            [*EPOCHS, *sorted({epoch for _, _, epoch, _ in parts})],
            [*CHOICES, *(f"{kind}{seat}" for kind in "cg" for seat in range(5)), *sorted({p[3] for p in parts})],
        ]

    def data(self) -> str:
        """At most 64 bytes, as in Telegram."""
        chance = self._chance
        data = chance.choice(self._seen[-NEWEST:] if chance.random() < 0.5 else self._seen)
        if chance.random() < 0.3:
            return data
        parts = data.split(":", 3)
        for at in chance.sample(range(4), chance.choice((1, 1, 2, 3))):
            pool = self._pools[at]
            parts[at] = chance.choice(pool)
        data = ":".join(parts)
        if chance.random() < 0.15:
            data = self._spoiled(data)
        return data.encode()[:LIMIT].decode(errors="ignore") or "?"

    def _spoiled(self, data: str) -> str:
        chance = self._chance
        at = chance.randrange(len(data) + 1)
        match chance.randrange(4):
            case 0:
                return data[:at]
            case 1:
                return data[:at] + chance.choice(LETTERS) + data[at:]
            case 2:
                return data[:at] + chance.choice(LETTERS) + data[at + 1 :]
            case _:
                return data[at:] + data[:at]


class Breaker:
    """Makes updates that are no longer what Telegram would send."""

    def __init__(self, chance: Random, seen: Sequence[Json], values: Sequence[Any]) -> None:
        self._chance, self._seen, self._values = chance, seen, values

    def update(self) -> Json:
        """Fields of an update: a real one with one to three wounds."""
        update = deepcopy(self._chance.choice(self._seen))
        for _ in range(self._chance.choice((1, 1, 1, 2, 3))):
            if update:
                self._wound(update)
        return update

    def _wound(self, update: Json) -> None:
        chance = self._chance
        *way, last = chance.choice(list(paths(update)))
        there: Any = update
        for step in way:
            there = there[step]
        match chance.randrange(6):
            case 0 | 1:
                there[last] = self._other(there, last)
            case 2:
                del there[last]
            case 3:
                there[last] = self._grafted(last)
            case 4 if isinstance(there, dict):
                there[
                    str(chance.choice(("id", "date", "type", "text", "chat", "from", "message", "edited_message")))
                ] = there.pop(last)
            case _:
                there[last] = [there[last]] if chance.random() < 0.5 else {str(last): there[last]}

    def _other(self, there: Any, last: Any) -> Any:
        """A junk value, or one of the same kind and yet another."""
        old = there[last]
        if isinstance(old, int) and self._chance.random() < 0.5:
            return self._chance.choice((0, -old, old + 1, old * 10**6, str(old), float(old)))
        if isinstance(old, str) and self._chance.random() < 0.5:
            return self._chance.choice(
                (old.upper(), old[::-1], old * 40, "", f"/{old}", HUGE[: self._chance.randrange(5000)])
            )
        return deepcopy(self._chance.choice(self._values))

    def _grafted(self, name: str | int) -> Any:
        """What another real update has under this name, or anywhere."""
        donor = self._chance.choice(self._seen)
        found = [way for way in paths(donor) if way[-1] == name] or list(paths(donor))
        value: Any = donor
        for step in self._chance.choice(found):
            value = value[step]
        return deepcopy(value)


def paths(value: Any, way: Path = ()) -> Iterator[Path]:
    """The way to everything within a JSON value."""
    inner: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, content in inner:
        yield (*way, step)
        yield from paths(content, (*way, step))
