"""Who sits at the table, with how many tiles, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.kit.canvas import MARGIN, WIDTH, Canvas
from bot.pictures.kit.names import drawable
from bot.pictures.kit.palette import CREAM, EDGE, HONEY, INK, RED, SEA, Colour, mix
from bot.pictures.kit.type import width
from bot.pictures.parts.seats import chevron, panel, status_tab, turn_tab
from bot.pictures.upturn.scenes import Mark, Seat

HEIGHT, GAP, WIDE_GAP = 252, 44, 60
"""Of a panel; between two of them; the same at a table of two."""
TILE, STEP, PAD = (24, 40), 29, 24
SHELF, SHELF_ON = "#C08A54", "#8E5A2A"
"""The wood of a rack, and that on honey."""
PILL = 66
FACES: dict[str, tuple[str, Colour, Colour]] = {
    "gifts": ("gift", INK, CREAM),
    "said": ("said", CREAM, INK),
    "owes": ("alarm", RED, CREAM),
}
"""What is to be known of a seat: icon, ground and ink."""


def seats(canvas: Canvas, y: float, every: Sequence[Seat], sense: int) -> None:
    """The panels, with the sense of play between them."""
    gap = GAP if len(every) > 2 else WIDE_GAP
    w = round((WIDTH - 2 * MARGIN - (len(every) - 1) * gap) / len(every))
    for at, seat in enumerate(every):
        x = MARGIN + at * (w + gap)
        if seat.out:
            _gone(canvas, x, y, w, seat)
        else:
            _panel(canvas, x, y, w, seat)
        if sense and at:
            chevron(canvas, x - gap / 2, y + HEIGHT / 2, sense)


def _panel(canvas: Canvas, x: float, y: float, w: int, seat: Seat) -> None:
    on = bool(seat.turn)
    ink, word = (INK, mix(INK, HONEY, 0.06)) if on else (CREAM, mix(CREAM, SEA.panel, 0.06))
    if seat.mark and not on:
        icon, face, colour = FACES[seat.mark.kind]
        status_tab(canvas, x, y, w, icon, seat.mark.words, face, colour)
    panel(canvas, SEA, x, y, w, HEIGHT, on=on)
    if on:
        turn_tab(canvas, x, y, w, seat.turn)
    room = w - 2 * PAD
    canvas.text(x + PAD, y + 62, drawable(seat.player), 50, ink, "bold", room=room, least=42)
    _rack(canvas, x + PAD, y + 92, room, seat)
    base = y + HEIGHT - PAD
    taken = PAD + canvas.text(x + PAD, base, seat.tiles, 88, ink, "bold")
    if seat.came:
        taken += _pill(canvas, x + taken + 16, base - 64, f"+{seat.came}", RED, CREAM) + 16
    if seat.mark and on:
        taken += _mark(canvas, x + taken + 16, base - 64, seat.mark) + 16
    canvas.text(x + taken + 14, base - 2, seat.counted, 44, word, room=w - taken - 32, drop=True)


def _rack(canvas: Canvas, x: float, y: float, room: int, seat: Seat) -> None:
    """So many tiles, seen from behind; red ones have come since the seat's last turn."""
    (w, h), on = TILE, bool(seat.turn)
    step = min(STEP, (room - w) / max(1, seat.tiles - 1))
    for at in range(seat.tiles):
        left = x + at * step
        if step < w + 2:
            canvas.box(left - 2, y, w, h, 6, HONEY if on else SEA.panel)
        canvas.box(left, y + 4, w, h, 6, EDGE)
        canvas.box(left, y, w, h, 6, CREAM)
        if at >= seat.tiles - seat.came:
            canvas.box(left, y, w, h + 4, 6, RED)
            canvas.box(left + 4, y + 4, w - 8, h - 4, 4, CREAM)
    canvas.box(x - 8, y + h + 4, room + 16, 12, 6, SHELF_ON if on else SHELF)


def _pill(canvas: Canvas, x: float, y: float, words: str, face: Colour, ink: Colour) -> float:
    """Returns its width."""
    long = max(118, round(width(words, 52, "bold") + 56))
    canvas.box(x, y, long, PILL, PILL // 2, face)
    canvas.text(x + long / 2, y + 50, words, 52, ink, "bold", "middle")
    return long


def _mark(canvas: Canvas, x: float, y: float, mark: Mark) -> float:
    """What is to be known of who is on turn; returns its width."""
    icon, face, ink = FACES[mark.kind]
    count = mark.words if mark.kind == "gifts" else ""
    long = 92 + (round(width(count, 48, "bold")) + 14 if count else 0)
    canvas.box(x, y, long, PILL, PILL // 2, face)
    canvas.icon(icon, x + 22, y + 9, 48, ink)
    canvas.text(x + 80, y + 50, count, 48, ink, "bold")
    return long


def _gone(canvas: Canvas, x: float, y: float, w: int, seat: Seat) -> None:
    """Who has no tiles any more, while others play on: an empty place in the cloth."""
    ground, faint = mix(SEA.ring, SEA.shade, 0.5), mix(CREAM, SEA.panel, 0.3)
    canvas.box(x, y, w, HEIGHT, 28, ground)
    canvas.ring(x, y, w, HEIGHT, 28, mix(CREAM, SEA.ring, 0.62), 4)
    room = w - 2 * PAD
    canvas.text(x + PAD, y + 62, drawable(seat.player), 50, faint, "bold", room=room, least=42)
    canvas.icon("check", x + PAD, y + 92, 68, faint)
    canvas.text(x + PAD, y + HEIGHT - PAD - 2, seat.counted, 44, faint, room=room, least=32)
