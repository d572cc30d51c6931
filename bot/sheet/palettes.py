"""The colours of each game's pictures, made anew out of its samples: `python -m bot pictures --palettes`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.pictures.kit.encode import PALETTES, RGB, chosen
from bot.pictures.painters import PAINTERS
from bot.sheet.samples import GAMES
from bot.text.words import LANGUAGES, speak

FLAT = 0.003
"""A colour that covers so much of a picture is an area, not an edge: it is kept exactly."""
MOST_FLATS = 120


def write(games: Sequence[str]) -> None:
    """Writes the palettes of these games. Raises OSError."""
    for game in games:
        colours = ("#{:02X}{:02X}{:02X}\n".format(*colour) for colour in _palette(game))
        (PALETTES / f"{game}.txt").write_text("".join(colours), "ascii")


def _palette(game: str) -> list[RGB]:
    counts: Counter[RGB] = Counter()
    flats: Counter[RGB] = Counter()
    for seen in _counted(game):
        counts.update(seen)
        area = sum(seen.values())
        flats.update(colour for colour, pixels in seen.items() if pixels > FLAT * area)
    return chosen(counts, [colour for colour, _ in flats.most_common(MOST_FLATS)])


def _counted(game: str) -> Iterator[Counter[RGB]]:
    """Of each sample in each language: how many pixels have which colour."""
    for language in LANGUAGES:
        for sample in GAMES[game](speak(language)):
            image = PAINTERS[sample.drawing.scene].paint(sample.drawing).image
            found = image.getcolors(image.width * image.height) or []
            yield Counter({(c[0], c[1], c[2]): n for n, c in found if isinstance(c, tuple)})
