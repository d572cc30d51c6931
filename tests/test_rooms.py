"""The layout of the code: what import-linter can't say of it."""

from __future__ import annotations

from functools import cache

import grimp
import pytest

LONGEST = 10
"""Modules in a row, each of which imports the next: who reads the first has to know of that many, at most."""
OF_THEIR_OWN = ("bot.sandbox", "bot.screens", "bot.pictures")
"""Rooms that are programs of their own, with a way of their own to be read; the rest of bot/ reads as one."""


@cache
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("bot", "storage", "games", include_external_packages=False)


def modules(*rooms: str, besides: tuple[str, ...] = ()) -> frozenset[str]:
    """All modules in these rooms."""
    return frozenset(name for name in graph().modules if within(name, *rooms) and not within(name, *besides))


def within(name: str, *rooms: str) -> bool:
    return any(name == room or name.startswith(f"{room}.") for room in rooms)


def imported(names: frozenset[str]) -> dict[str, frozenset[str]]:
    """By module: those of these modules that it imports."""
    return {name: names & graph().find_modules_directly_imported_by(name) - {name} for name in names}


def longest_chain(imports: dict[str, frozenset[str]]) -> tuple[str, ...]:
    """The longest row of modules, each of which imports the next. Raises ValueError for a circle."""

    def visit(name: str, above: tuple[str, ...]) -> tuple[str, ...]:
        if name in above:
            raise ValueError(f"a circle: {' -> '.join((*above[above.index(name) :], name))}")
        if name not in known:
            below = (visit(other, (*above, name)) for other in sorted(imports[name]))
            known[name] = (name, *max(below, key=len, default=()))
        return known[name]

    known: dict[str, tuple[str, ...]] = {}
    return max((visit(name, ()) for name in sorted(imports)), key=len)


def test_no_module_imports_itself_in_a_circle() -> None:
    longest_chain(imported(modules("bot", "storage", "games")))


def test_a_chain_of_imports_is_short() -> None:
    chain = longest_chain(imported(modules("bot", besides=OF_THEIR_OWN)))
    assert len(chain) <= LONGEST, " -> ".join(chain)


def test_a_circle_and_a_long_chain_are_seen() -> None:
    row = {"a": frozenset("b"), "b": frozenset("c"), "c": frozenset[str]()}
    assert longest_chain(row) == ("a", "b", "c")
    with pytest.raises(ValueError, match="a -> b -> c -> a"):
        longest_chain(row | {"c": frozenset("a")})
