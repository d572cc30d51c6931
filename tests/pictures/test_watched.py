"""What is asserted of pictures can fail: words that are faint, stand over one another, or are cut."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from bot.pictures.drawing import Drawing, Player
from bot.pictures.kit.canvas import Canvas, Sprite
from bot.pictures.kit.palette import CREAM, HONEY, INK, INK2, SEA, mix
from bot.pictures.painters import PAINTERS, Painter
from bot.pictures.parts.cloth import cloth
from tests.pictures.watched import check


@dataclass(frozen=True)
class Plain(Drawing):
    scene: str = "plain"
    player: Player = Player("Гость 79991234567", "Игрок 1")


Drawn = Callable[[Callable[[Canvas], object]], None]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Checks a picture on which this was done."""

    def checked(draw: Callable[[Canvas], object]) -> None:
        def paint(_: Plain) -> Canvas:
            canvas = cloth(SEA, 600)
            draw(canvas)
            return canvas

        monkeypatch.setitem(PAINTERS, "plain", Painter(Plain, paint, "upturn"))
        check(Plain())

    return checked


def test_words_that_can_be_read_are_well(drawn: Drawn) -> None:
    drawn(lambda canvas: canvas.text(640, 300, "72", 90, CREAM, "bold", "middle"))


@pytest.mark.parametrize(
    "draw",
    [
        pytest.param(lambda canvas: canvas.text(300, 300, "бледно", 50, mix(CREAM, SEA.ring, 0.6)), id="faint"),
        pytest.param(lambda canvas: canvas.text(-10, 300, "с краю", 50, CREAM), id="edge"),
        pytest.param(lambda canvas: canvas.text(300, 300, "мелко", 24, CREAM), id="small"),
        pytest.param(lambda canvas: canvas.text(300, 300, "43 круга", 50, CREAM, room=120), id="cut"),
        pytest.param(lambda canvas: [canvas.text(x, 300, "72", 90, CREAM) for x in (300, 330)], id="over"),
        pytest.param(lambda canvas: canvas.sprite(faint(), 300, 300), id="sprite"),
        pytest.param(lambda canvas: half_on_honey(canvas), id="half"),
        pytest.param(lambda canvas: half_covered(canvas), id="covered"),
    ],
)
def test_words_that_cannot_are_found(drawn: Drawn, draw: Callable[[Canvas], object]) -> None:
    with pytest.raises(AssertionError):
        drawn(draw)


def test_a_name_may_be_cut_with_its_figures(drawn: Drawn) -> None:
    drawn(lambda canvas: canvas.text(300, 300, "Гость 79991234567", 50, CREAM, "bold", room=240))


def faint() -> Sprite:
    sprite = Sprite(132, 184, 20)
    sprite.box(0, 0, 132, 184, 22, HONEY)
    sprite.text(66, 110, "72", 80, INK2, "bold", "middle")
    sprite.text(66, 170, "72", 40, CREAM, "bold", "middle")
    return sprite


def half_on_honey(canvas: Canvas) -> None:
    canvas.box(300, 240, 110, 100, 20, HONEY)
    canvas.text(310, 300, "половина", 50, INK)


def half_covered(canvas: Canvas) -> None:
    canvas.text(310, 300, "половина", 50, CREAM)
    canvas.box(300, 240, 110, 100, 20, HONEY)
