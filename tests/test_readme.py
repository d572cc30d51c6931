"""The figures that README tells are those of the code."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.env import written
from bot.runtime.health import PATIENCE
from bot.settings import Settings
from bot.telegram.hook import LOOK_SECONDS
from bot.telegram.unhooking import ABANDONED_SECONDS
from games import catalogue
from games.sessions.clocks import CLOCKS, HOUR, MINUTE
from games.sessions.window_timing import LEAST_SECONDS
from storage.heard import OUTAGE_SECONDS

ROOT = Path(__file__).parents[1]
README = " ".join((ROOT / "README.md").read_text("utf-8").split())
WORDS = {"a": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "ten": 10, "a hundred": 100}
UNITS = {"min": MINUTE, "h": HOUR}
CALLED = {
    "10 minutes": "ten",
    "an hour": "hour",
    "8 hours": "eight-hours",
    "a day (default)": "day",
    "three days": "three-days",
}
"""Clocks by what README calls them, if otherwise than the code."""
BY_SYSTEM = {"REDIS_URL", "WEBHOOK_URL", "WEBHOOK_SECRET", "LOG_FORMAT", "DEAL_SEED", "BOT_TOKEN"}
"""Variables whose default is told in words, or that have none."""


@cache
def table(first: str) -> list[list[str]]:
    """The rows of the table whose first column is headed so."""
    _, _, rest = (ROOT / "README.md").read_text("utf-8").partition(f"| {first} |")
    lines = rest.split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def told(sentence: str) -> tuple[str, ...]:
    """What stands in the gaps of a sentence of README."""
    found = re.search(sentence, README)
    assert found, f"README doesn't say any more: {sentence}"
    return found.groups()


def seconds(cell: str) -> float:
    n, unit = cell.split()
    return float(n) * UNITS[unit]


def test_clocks() -> None:
    rows = {CALLED.get(name, name): cells for name, *cells in table("clock")}
    assert rows.keys() == CLOCKS.keys()
    for name, bank in CLOCKS.items():
        if bank is None:
            assert {*rows[name]} == {"–"}
        else:
            assert [*map(seconds, rows[name])] == [bank.credit, bank.cap, bank.answer], name


def test_the_least_time_of_a_window() -> None:
    (least,) = told(r"at a random moment of the first (\d+) seconds")
    assert float(least) == LEAST_SECONDS


def test_outages_and_patience() -> None:
    (outage,) = told(r"An outage of more than (\w+) minutes stops all clocks")
    away, silent = told(r"at which nobody answers for (\w+) minutes\. .* for (\w+) minutes in the case of polls")
    assert [WORDS[n] * MINUTE for n in (outage, away, silent)] == [
        OUTAGE_SECONDS,
        ABANDONED_SECONDS,
        PATIENCE["polling"],
    ]
    (back,) = told(r"is taken back within (\w+) minute")
    assert WORDS[back] * MINUTE >= LOOK_SECONDS


def test_how_many_may_play() -> None:
    least, most, *others = told(r"\(АП ТЕРН\), for (\w+) to (\w+), .* and .* \(Рейдеры\), for (\w+) to (\w+)\.")
    seats = {game.id: (game.seats[0], game.seats[-1]) for game in catalogue.newest()}
    assert seats["upturn"] == (WORDS[least], WORDS[most])
    assert seats["aforator"] == seats["raiders"] == tuple(WORDS[n] for n in others)


def test_versions_of_python() -> None:
    oldest, newest = told(r"Python 3\.(\d+) to 3\.(\d+) and `make`")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["requires-python"] == f">=3.{oldest},<3.{int(newest) + 1}"


@pytest.mark.parametrize("row", table("variable"), ids=lambda row: row[0])
def test_defaults_of_variables(row: list[str]) -> None:
    names, default = re.findall("`(.*?)`", row[0]), row[1]
    fields = {name.upper(): field.default for name, field in Settings.model_fields.items()}
    assert {*names} <= fields.keys()
    if {*names} & BY_SYSTEM or default == "–":
        return
    expected = [shown for name in names if (shown := as_told(name, fields[name]))]
    assert re.findall(r"[^\s,`]+", default) == expected


def as_told(name: str, default: Any) -> str:
    """A default as README has it; the host's is the one of a bot that is not open to all."""
    if name == "HOST":
        return "127.0.0.1"
    if isinstance(default, bool):
        return "yes" if default else "no"
    return (
        written(default)
        if isinstance(default, tuple)
        else f"{default:g}"
        if isinstance(default, float)
        else str(default)
    )


def test_every_variable_is_told() -> None:
    told_ones = {name for row in table("variable") for name in re.findall("`([A-Z_]+)`", row[0])}
    assert told_ones == {name.upper() for name in Settings.model_fields}
