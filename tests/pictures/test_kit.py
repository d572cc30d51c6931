"""The kit: fonts have every letter that is let through, icons are read, shapes are themselves, colours mix."""

from __future__ import annotations

import struct

import pytest
from PIL import Image, ImageChops

from bot.pictures.drawing import Player
from bot.pictures.kit import icons, names
from bot.pictures.kit.canvas import Canvas, Sprite
from bot.pictures.kit.names import COVERED, drawable, letters
from bot.pictures.kit.palette import CLOTHS, CREAM, INK, Cloth, contrast, mix, rgb
from bot.pictures.kit.shapes import flattened
from bot.pictures.kit.type import ELLIPSIS, FILES, FONTS, Weight, cut, width, wrapped
from bot.pictures.parts import cloth
from bot.pictures.parts.cloth import kept


def canvas(w: int = 400, h: int = 300) -> Canvas:
    return Canvas(Image.new("RGB", (w, h), rgb(INK)))


@pytest.mark.parametrize("weight", ["medium", "bold"])
def test_rubik_has_a_glyph_for_every_character_that_is_let_through_and_for_no_other(weight: Weight) -> None:
    assert _glyphs(weight) == {code for first, last in COVERED for code in range(first, last + 1)}


def test_literata_has_what_aphorisms_need() -> None:
    letters = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ" + "".join(map(chr, range(0x21, 0x7F)))
    needed = {ord(char) for char in letters + letters.lower() + "«»„“”’…—–"}
    assert needed - _glyphs("italic") == set()


def _glyphs(weight: Weight) -> set[int]:
    """The characters for which a font has glyphs, out of its table of Unicode's first plane."""
    font = (FONTS / FILES[weight]).read_bytes()
    tables = [struct.unpack(">4sIII", font[at : at + 16]) for at in range(12, 12 + 16 * font[5], 16)]
    cmap = next(start for tag, _, start, _ in tables if tag == b"cmap")
    found: set[int] = set()
    for at in range(cmap + 4, cmap + 4 + 8 * font[cmap + 3], 8):
        start = cmap + struct.unpack(">I", font[at + 4 : at + 8])[0]
        kind, *_, twice = struct.unpack(">4H", font[start : start + 8])
        if kind == 4:
            codes = struct.unpack(f">{twice + 1}H", font[start + 14 : start + 16 + 2 * twice])
            ends, starts = codes[: twice // 2], codes[twice // 2 + 1 :]
            found |= {code for first, last in zip(starts, ends, strict=True) for code in range(first, last + 1)}
    return found - {0xFFFF}


def test_of_a_name_what_the_fonts_have_is_drawn() -> None:
    assert drawable(Player("🔥Катя🔥", "Игрок 2")) == "Катя"
    assert drawable(Player("李小龍", "Игрок 4")) == "Игрок 4"
    assert drawable(Player("  Анна  \u200b Мария ", "Игрок 1")) == "Анна Мария"


def test_names_from_right_to_left_are_drawn_only_where_they_can_be_shaped(monkeypatch: pytest.MonkeyPatch) -> None:
    drawable.cache_clear()
    monkeypatch.setattr(names, "shapes_both_ways", lambda: False)
    assert drawable(Player("דוד", "Игрок 4")) == "Игрок 4"
    drawable.cache_clear()
    monkeypatch.setattr(names, "shapes_both_ways", lambda: True)
    assert drawable(Player("דוד", "Игрок 4")) == "דוד"
    drawable.cache_clear()


def test_two_of_one_letter_have_numbers_and_so_has_who_has_no_name() -> None:
    told = [Player(name, f"Игрок {seat + 1}") for seat, name in enumerate(("Аня", "алёна", "Боря", "龍"))]
    assert letters(told) == ("1", "2", "Б", "4")


def test_a_name_is_cut_between_graphemes() -> None:
    cut_name = cut("Йо\u0301сиф Иосифович", 50, "bold", 150)
    assert cut_name.endswith(ELLIPSIS)
    assert width(cut_name, 50, "bold") <= 150
    assert not cut_name.startswith("\u0301")


def test_words_are_wrapped_into_lines_that_have_room() -> None:
    lines = wrapped("раз два три четыре пять шесть", 44, "medium", 220)
    assert " ".join(lines) == "раз два три четыре пять шесть"
    assert all(width(line, 44) <= 220 for line in lines)


def test_every_icon_is_drawn_and_no_two_are_alike() -> None:
    drawn = {name: icons.mask(name, 60).tobytes() for name in icons.icons() if name not in icons.ALIASES}
    assert all(any(mask) for mask in drawn.values())
    assert len(set(drawn.values())) == len(drawn)


def test_an_icon_keeps_inside_of_its_box() -> None:
    for name in icons.icons():
        assert sum(icons.mask(name, 64).tobytes()) > 64 * 255, name


def test_a_path_is_made_of_points() -> None:
    assert flattened("M1 2 L3 4 H9 V8 Z") == [[(1, 2), (3, 4), (9, 4), (9, 8), (1, 2)]]
    (curve,) = flattened("M0 0 C0 10 10 10 10 0")
    assert curve[0] == (0, 0)
    assert curve[-1] == (10, 0)
    assert curve[8] == pytest.approx((5, 7.5))


def test_a_large_box_of_nine_slices_is_that_of_one_mask() -> None:
    """But for the last levels of grey in its corners."""
    one, other = canvas(), canvas()
    one.box(10, 12, 300, 200, 30, CREAM, (True, False, True, False))
    super(Canvas, other).box(10, 12, 300, 200, 30, CREAM, (True, False, True, False))
    differences = ImageChops.difference(one.image, other.image).convert("L").tobytes()
    assert max(differences) < 60
    assert sum(value > 8 for value in differences) < 80


def test_a_sprite_covers_what_lies_under_it_only_where_it_is() -> None:
    sprite, under = Sprite(40, 40, 10), canvas()
    sprite.box(0, 0, 40, 40, 20, CREAM)
    under.sprite(sprite, 100, 100)
    assert under.image.getpixel((120, 120)) == rgb(CREAM)
    assert under.image.getpixel((101, 101)) == rgb(INK)


def test_words_without_room_shrink_then_are_cut_or_dropped() -> None:
    under = canvas()
    assert under.text(10, 100, "Константин", 50, CREAM, "bold", room=200, least=42) <= 200
    assert under.text(10, 200, "фишек", 44, CREAM, room=20, drop=True) == 0


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"


@pytest.mark.parametrize("kind", CLOTHS.values(), ids=CLOTHS)
def test_a_cloth_that_is_kept_has_lost_no_colour(kind: Cloth, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Image.Image] = []

    def keeping(image: Image.Image) -> Image.Image:
        drawn.append(image.copy())
        return kept(image)

    monkeypatch.setattr(cloth, "kept", keeping)
    for laid in (cloth._laid.__wrapped__(kind, 800, 150), cloth._rayed.__wrapped__(kind, 640)):
        assert laid.mode == "P"
        assert ImageChops.difference(laid.convert("RGB"), drawn.pop(0)).getbbox() is None


def test_a_sprite_of_few_colours_is_packed_and_one_of_many_stays_as_it_is() -> None:
    plain, colourful = Sprite(40, 40, 4), Sprite(40, 40, 4)
    plain.box(0, 0, 40, 40, 12, CREAM)
    assert plain.parts[0].mode == "P"
    for x in range(40):
        for y in range(40):
            colourful.image.putpixel((x + 4, y + 4), (x * 6, y * 6, (x + y) * 3, 255))
    before = colourful.image.convert("RGB")
    assert colourful.parts[0].mode == "RGB"
    assert colourful.parts[0].tobytes() == before.tobytes()
