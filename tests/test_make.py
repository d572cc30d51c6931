"""What `make` tells somebody who has just cloned this, and nobody afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PYTHON = """#!/bin/sh
case "$*" in
    *venv*) mkdir -p .venv/bin && cp "$0" .venv/bin/python ;;
    *"bot play"*) echo playing ;;
esac
"""
"""Does at once, and alone, what takes a Python minutes and the net."""


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    """A clone on a machine on which nothing is installed yet, as far as `make play` looks at it."""
    for name in ("Makefile", "requirements.txt", "storage/requirements.txt", ".ci/requirements.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "python").write_text(PYTHON, "utf-8")
    (tmp_path / "python").chmod(0o755)
    return tmp_path


def make(home: Path, target: str) -> list[str]:
    """The lines that somebody sees."""
    command = ("make", "--no-print-directory", target, "PYTHON=./python")
    told = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))} | {
        "LC_ALL": "C"
    }
    made = subprocess.run(command, cwd=home, env=told, capture_output=True, text=True, check=True)
    return (made.stdout + made.stderr).splitlines()


def test_a_fresh_machine_tells_each_step_in_a_line(fresh: Path) -> None:
    venv, store, bot, *rest = make(fresh, "play")
    assert venv.startswith("Making .venv")
    assert store.startswith("Installing the private store")
    assert bot.startswith("Installing what the bot needs")
    assert rest == ["playing"]


def test_what_is_installed_is_not_told_of_again(fresh: Path) -> None:
    make(fresh, "play")
    assert make(fresh, "play") == ["playing"]
    (tests,) = make(fresh, ".venv/test")
    assert tests.startswith("Installing what the bot and its tests need")
    assert make(fresh, ".venv/test") == ["make: '.venv/test' is up to date."]
