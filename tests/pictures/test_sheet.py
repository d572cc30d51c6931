"""The contact sheet and the palettes, by their command."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.pictures.kit.encode import PALETTES, chosen
from bot.pictures.kit.palette import CREAM, rgb
from bot.sheet import palettes
from bot.sheet.bubble import IN_GROUP, IN_PRIVATE, THEMES, bubble
from bot.sheet.eyes import seen_by
from bot.sheet.samples import GAMES
from bot.text.words import speak
from games import catalogue


def test_every_game_of_the_catalogue_has_samples() -> None:
    assert set(GAMES) == {game.id for game in catalogue.newest()}


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_command_draws_a_sheet(tmp_path: Path, theme: str) -> None:
    out = tmp_path / "sheet.png"
    assert main(["pictures", "--sheet", str(out), "--game", "upturn", "--lang", "en", "--theme", theme]) == 0
    sheet = Image.open(out).convert("RGB")
    assert sheet.width >= 2 * IN_PRIVATE
    assert sheet.getpixel((0, 0)) == rgb(THEMES[theme].chat)  # type: ignore[index]


def test_what_the_command_cannot_do_it_says_by_its_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["pictures", "--sheet", str(tmp_path / "nowhere" / "sheet.png"), "--game", "chess"]) == 2
    assert "upturn, aforator, raiders" in capsys.readouterr().err
    for wrong in (["pictures"], ["run", "--sheet", "x.png"], ["doctor", "--palettes"]):
        with pytest.raises(SystemExit, match="2"):
            main(wrong)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_palette_that_is_committed_is_that_of_the_samples(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But for what another build of the fonts' library may round otherwise at the edges of letters."""
    monkeypatch.setattr(palettes, "PALETTES", tmp_path)
    palettes.write([game])
    made, kept = ((folder / f"{game}.txt").read_text("ascii").split() for folder in (tmp_path, PALETTES))
    assert len(set(made) & set(kept)) >= 0.9 * len(kept)


def test_a_palette_has_flat_colours_exactly_and_no_two_that_are_taken_for_one_another() -> None:
    flats = [(10, 20, 30), (12, 20, 30)]
    counts = {(r, r, r): 1000 - r for r in range(256)}
    found = chosen(counts, flats)
    assert found[:2] == flats
    others = found[2:]
    assert 20 < len(others) <= 254
    assert all(abs(a[0] - b[0]) > 6 for a in others for b in others if a != b)


@pytest.mark.parametrize("game", GAMES)
def test_a_palette_has_at_most_256_colours_with_cream_among_them(game: str) -> None:
    colours = (PALETTES / f"{game}.txt").read_text("ascii").split()
    assert len(colours) == len(set(colours)) <= 256
    assert CREAM in colours


def test_a_bubble_is_as_wide_as_in_telegram() -> None:
    picture = Image.new("RGB", (1280, 960), CREAM)
    samples = {sample.group: sample for sample in GAMES["upturn"](speak("ru"))}
    assert bubble(samples[True], picture, THEMES["light"]).width == IN_GROUP
    assert bubble(samples[False], picture, THEMES["dark"]).width == IN_PRIVATE


def test_other_eyes_tell_blue_from_yellow_but_hardly_red_from_green() -> None:
    def apart(one: str, other: str) -> int:
        image = Image.new("RGB", (2, 1), one)
        image.putpixel((1, 0), rgb(other))
        left, right = (seen_by(image, "deuteranope").getpixel((x, 0)) for x in (0, 1))
        return sum(abs(a - b) for a, b in zip(left, right, strict=True))  # type: ignore[arg-type]

    assert apart("#0000FF", "#FFFF00") > 400
    assert apart("#C04030", "#6A7A10") < 120
    assert seen_by(Image.new("RGB", (1, 1), "#808080"), "protanope").getpixel((0, 0)) == (128, 128, 128)
