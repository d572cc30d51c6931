"""An edition of the pictures: another one with whatever may change how they look."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.pictures import edition as editions
from bot.pictures.edition import edition


@pytest.fixture
def room(tmp_path: Path) -> Path:
    for name in ("board.py", "fonts/Rubik.ttf", "kit/__pycache__/board.pyc"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"first")
    return tmp_path


def test_it_is_the_same_for_the_same_files_wherever_they_are(
    room: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    elsewhere = room.rename(tmp_path_factory.mktemp("elsewhere") / "room")
    before = edition(elsewhere)
    assert edition(elsewhere.rename(room)) == before


@pytest.mark.parametrize("name", ["board.py", "fonts/Rubik.ttf", "palettes/new.bin"])
def test_it_is_another_one_with_a_new_look(room: Path, name: str) -> None:
    before = edition(room)
    (room / name).parent.mkdir(exist_ok=True)
    (room / name).write_bytes(b"second")
    assert edition(room) != before


def test_it_is_the_same_once_the_program_was_compiled(room: Path) -> None:
    before = edition(room)
    (room / "kit/__pycache__/board.pyc").write_bytes(b"second")
    assert edition(room) == before


def test_it_is_another_one_with_another_library_that_draws(room: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = edition(room)
    monkeypatch.setattr(editions, "version", lambda name: "99.0")
    assert edition(room) != before
