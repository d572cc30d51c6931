"""The table of Aforator in the group."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.aforator import verdict as verdicts
from bot.pictures.aforator.cards import HIGH, kon_card, signed
from bot.pictures.aforator.gauge import Gauge
from bot.pictures.aforator.places import awaited, later
from bot.pictures.aforator.scenes import AforatorBoard, Laid
from bot.pictures.aforator.seats import seats
from bot.pictures.kit.canvas import GAP, MARGIN, WIDTH, Canvas, Part, Sign, Word, flow_width
from bot.pictures.kit.names import letters
from bot.pictures.kit.palette import CREAM, HONEY, INK, PLUM, RED, mix
from bot.pictures.parts.badge import badge
from bot.pictures.parts.cloth import cloth, header

FEW = 4
"""Up to so many players stand in one row."""
TALL, LOW = 1230, 1010
KON, SUMS, GAUGE = 144, 468, 604
"""The heights of the cards, the baseline of their sums, the gauge."""
FEW_AT, MANY_AT = 800, 848
"""Where the panels begin."""
TILTS = (-1.6, 1.2, -0.8, 1.8, -1.2, 0.9)
WIDEST = 190
"""Of a card."""
SUM, LEAST = 54, 40
FAINT = mix(CREAM, PLUM.ring, 0.3)


def board(drawing: AforatorBoard) -> Canvas:
    """The board at its size for so many players."""
    few = len(drawing.seats) <= FEW
    canvas = cloth(PLUM, LOW if few else TALL)
    header(canvas, PLUM, drawing.title, [("", drawing.round), ("deck", str(drawing.deck))])
    marks = letters([seat.player for seat in drawing.seats])
    _kon(canvas, drawing, marks)
    if drawing.verdict:
        wide = WIDTH - 2 * MARGIN
        if drawing.turn is not None:  # the first card of the next round comes beside it
            wide -= WIDEST + GAP
            x = MARGIN + wide + GAP
            awaited(canvas, x, verdicts.TOP, WIDEST, verdicts.HIGH + 5, drawing.turn, marks, drawing.turn_word)
        verdicts.verdict(canvas, drawing, drawing.verdict, marks, wide)
    else:
        gauge = Gauge(canvas, GAUGE, drawing.laid, drawing.sum, drawing.distance)
        gauge.bar()
        gauge.badges(drawing.laid, drawing.leader, marks)
        if drawing.laid:
            gauge.balloon(drawing.sum)
    seats(canvas, drawing, marks, FEW_AT if few else MANY_AT, len(drawing.seats) if few else 3)
    return canvas


def _kon(canvas: Canvas, drawing: AforatorBoard, marks: Sequence[str]) -> None:
    """The cards from the left, and dashed places for those to come."""
    laid = drawing.laid
    places = max(len(drawing.seats), len(laid) + drawing.coming)
    gap = 16 if places > FEW else 30
    wide = min(WIDEST, round((WIDTH - 2 * MARGIN - (places - 1) * gap) / places))
    left = (WIDTH - places * wide - (places - 1) * gap) / 2
    xs = [left + place * (wide + gap) for place in range(places)]
    for place, (x, card) in enumerate(zip(xs, laid, strict=False)):
        canvas.sprite(kon_card(card.card, wide, TILTS[place % len(TILTS)], cancelled=card.cancelled), x, KON)
        _below(canvas, x + wide / 2, wide + gap - 12, card, leads=card.seat is not None and card.seat == drawing.leader)
    for x, card in zip(xs, laid, strict=False):
        if card.cancelled:
            _seal(canvas, x + wide + gap / 2, KON + HIGH - 92)
        if card.seat is not None:
            rim = HONEY if card.seat == drawing.leader else PLUM.ring
            badge(canvas, round(x + 14), KON + HIGH - 8, 32, card.seat, marks[card.seat], rim)
        if card.saved is not None:
            _saved(canvas, round(x + wide - 14), KON + HIGH - 8, card.saved, marks)
    for place in range(len(laid), len(laid) + drawing.coming):
        if place == len(laid) and drawing.turn is not None:
            awaited(canvas, xs[place], KON, wide, HIGH, drawing.turn, marks, drawing.turn_word)
        else:
            later(canvas, xs[place], KON, wide, HIGH)


def _seal(canvas: Canvas, x: float, y: float) -> None:
    """On the seam to the card that has cancelled."""
    canvas.disc(x, y, 36, CREAM)
    canvas.disc(x, y, 31, RED)
    canvas.icon("cross", x - 21, y - 21, 42, CREAM)


def _saved(canvas: Canvas, x: int, y: int, seat: int, marks: Sequence[str]) -> None:
    """Whose discard the card goes into, although the deck takes the others."""
    badge(canvas, x, y, 32, seat, marks[seat], HONEY)
    canvas.disc(x, y - 62, 28, HONEY)
    canvas.icon("tray", x - 17, y - 80, 34, INK)


def _below(canvas: Canvas, x: float, room: float, card: Laid, *, leads: bool) -> None:
    """The sum that a card has reached, and what it then became; of a late one with the sign of that."""
    if card.reached is None:
        return
    late: list[Part] = [Sign("delay", FAINT, 0.8), 6] if card.late else []
    after = Word(signed(card.sum))
    if card.reached == card.sum:
        parts: list[Part] = [*late, Word(after.text, HONEY if leads else CREAM)]
    else:
        reached = Word(signed(card.reached), HONEY if leads else FAINT, "bold" if leads else "medium")
        parts = [*late, reached, 6, Sign("right", FAINT, 0.5), 6, after]
    size = SUM
    while size > LEAST and flow_width(parts, size) > room:
        size -= 2
    canvas.flow(x, SUMS, parts, size, "middle")
