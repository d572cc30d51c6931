"""A game as a file: it plays again to the same end, or says in one line why it doesn't."""

import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from games import record
from games.__main__ import main
from games.replay import Unplayable
from tests.games.playout import Course, courses, on_courses
from tests.games.test_replay import written

COURSE = courses()[0]
WORDS = "АП ТЕРН · Дачники\n\nАня кладёт 32\n"
ROOT = Path(__file__).parents[2]


@cache
def whole() -> str:
    """A file of a whole game."""
    return record.write(WORDS, written(COURSE))


def sealed(text: str) -> str:
    """A forged file with a seal that fits."""
    return f"{text}{record._seal(text)}\n"


def unsealed(text: str) -> str:
    return text[: text.rindex(record.SEAL)]


@on_courses(usual=True)
def test_every_game_that_was_written_is_read_and_ends_alike(course: Course) -> None:
    game = record.read(record.write(WORDS, written(course)))
    assert (game.book, game.seats, game.options) == (course.game, course.seats, course.options)
    assert course.game.outcome(game.last) is not None


def test_a_file_begins_with_words_and_holds_deck_seed_rules_options_moves_and_the_end() -> None:
    text = whole()
    words, _, machine = text.partition(f"{record.MARK}\n")
    assert words == WORDS + "\n"
    header, *moves, deck, end, seal, nothing = machine.split("\n")
    assert [header, *moves] == written(COURSE)
    assert all(name in header for name in ('"rules":2', '"chance":5', '"options":{', '"seats":2'))
    assert len(deck.split()) == 1 + 106
    assert '"places":[[' in end
    assert seal.startswith(record.SEAL)
    assert nothing == ""


def test_a_game_that_goes_on_has_no_file() -> None:
    with pytest.raises(Unplayable, match="it isn't over"):
        record.write(WORDS, written(COURSE)[:9])


def test_any_changed_byte_is_noticed() -> None:
    content = whole().encode()
    for at in (*range(0, len(content), 97), len(content) - 1):
        changed = content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :]
        with pytest.raises((Unplayable, UnicodeDecodeError)):
            record.read(changed.decode())


@pytest.mark.parametrize("part", [0.0, 0.01, 0.3, 0.9, 0.999])
def test_a_cut_file_is_noticed(part: float) -> None:
    text = whole()
    with pytest.raises(Unplayable):
        record.read(text[: int(len(text) * part)])


def dropped(text: str) -> str:
    head, _, tail = text.partition('"moves":')
    return head[: head.rindex("\ndeck ")].rsplit("\n", 1)[0] + head[head.rindex("\ndeck ") :] + '"moves":' + tail


@pytest.mark.parametrize(
    ("forge", "reason"),
    [
        (lambda text: text.replace('"won":true', '"won":false'), "it doesn't end as it says"),
        (lambda text: re.sub(r"\[\[(\d)\],\[(\d)\]\]", r"[[\2],[\1]]", text), "it doesn't end as it says"),
        (lambda text: text.replace("deck 1 ", "deck 2 "), "it was played with another deck"),
        (lambda text: text.replace('"chance":5', '"chance":6'), "line [0-9]+: .*|it doesn't end as it says"),
        (lambda text: text.replace("=== kon 1 ===", "=== kon 9 ==="), "there is no game in it"),
        (dropped, "it isn't over|it doesn't end as it says"),
        (lambda text: text[: text.index(record.MARK)] + record.MARK + "\n", "the first line .*"),
    ],
)
def test_a_forgery_with_a_seal_that_fits_is_played_and_refused(forge: Callable[[str], str], reason: str) -> None:
    text = whole()
    forged = forge(unsealed(text))
    assert forged != unsealed(text)
    with pytest.raises(Unplayable, match=f"^({reason})$"):
        record.read(sealed(forged))


def test_words_cannot_begin_the_machine_s_part() -> None:
    assert record.read(record.write(f"{WORDS}{record.MARK}\nforged\n", written(COURSE))).seats == 2


def test_replay_prints_the_game_and_that_it_ended_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(saved(tmp_path))])
    first, *moves, last = capsys.readouterr().out.strip().split("\n")
    assert first.startswith("upturn, rules 2, 2 players, 1970-01-01 00:16 UTC, ")
    assert len(moves) == len(written(COURSE)) - 1
    assert "laid" in moves[0] or "drew" in moves[0]
    assert last.endswith("; as the file says")


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda content: content[:-2] + b"?\n", "it was changed or cut: the seal doesn't fit"),
        (lambda content: content[:500], "there is no game in it|it was changed or cut: the seal doesn't fit"),
        (lambda content: b"\xff" + content, "it is no text in UTF-8"),
        (lambda content: b"", "there is no game in it"),
    ],
)
def test_replay_refuses_in_one_line(
    spoil: Callable[[bytes], bytes], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = saved(tmp_path)
    file.write_bytes(spoil(file.read_bytes()))
    with pytest.raises(SystemExit, match=f": ({reason})$"):
        main(["replay", str(file)])
    assert capsys.readouterr().out == ""


def test_replay_without_a_file_says_so(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"No such file or directory$"):
        main(["replay", str(tmp_path / "none")])


@pytest.mark.slow
def test_the_command_ends_with_0_for_a_true_game_and_with_1_for_another(tmp_path: Path) -> None:
    file = saved(tmp_path)
    assert replayed(file).returncode == 0
    file.write_bytes(file.read_bytes().replace(b'"chance":5', b'"chance":6'))
    refused = replayed(file)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr == f"{file}: it was changed or cut: the seal doesn't fit\n"


def saved(folder: Path) -> Path:
    file = folder / "game.txt"
    file.write_text(whole(), "utf-8")
    return file


def replayed(file: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "games", "replay", str(file)], cwd=ROOT, capture_output=True, text=True, check=False
    )
