"""What is learned by self-play: the same from the same seed, and something that is so."""

import json
from pathlib import Path
from typing import Any

import pytest

from games import catalogue
from games.__main__ import main
from games.catalogue import newest
from games.game import AnyGame
from games.search.judge import read
from games.search.learning import Sample, fitted, surprise

of_every_game = pytest.mark.parametrize("game", newest(), ids=lambda game: game.id)


def samples(*won: float) -> list[Sample]:
    """Two sides, whose first feature foretells who wins; the second one is alike."""
    return [Sample(((value, 1.0), (-value, 1.0)), (1.0, 0.0) if value > 0 else (0.0, 1.0)) for value in won]


def test_what_foretells_the_winner_weighs_and_what_is_alike_does_not() -> None:
    first, second = fitted(samples(1.0, -2.0, 3.0, -1.0) * 50, seed=1)
    assert first > 0.5
    assert second == 0


def test_what_was_learned_surprises_less_than_nothing_learned() -> None:
    some = samples(1.0, -2.0, 3.0, -1.0, 0.5) * 20
    assert surprise(some, [0.0, 0.0]) == pytest.approx(0.5)
    assert surprise(some, fitted(some, seed=1)) < 0.2


@of_every_game
def test_the_command_writes_what_a_search_reads_the_same_for_the_same_seed(
    game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    guide: Any = catalogue.guide_of(game)
    one = guide.tables()[:1]
    monkeypatch.setattr(guide, "tables", lambda: one)
    written = []
    for name in ("first.json", "second.json"):
        monkeypatch.setattr(catalogue, "weights_of", lambda _, name=name: tmp_path / name)
        main(["learn", game.id, "--games", "1", "--seed", "9"])
        written.append((tmp_path / name).read_text(encoding="utf-8"))
    assert written[0] == written[1]
    (weights,) = read(tmp_path / "first.json").values()
    assert len(weights) == len(guide.FEATURES)
    assert any(weights)
    assert (json.loads(written[0])["games"], json.loads(written[0])["seed"]) == (1, 9)
    assert "samples" in capsys.readouterr().out


def test_another_game_than_there_is_can_not_learn(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["learn", "chess"])
    assert "no game 'chess'" in capsys.readouterr().err
