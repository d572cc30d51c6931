"""Where a game was decided: looking back on its whole course, with all hands open.

A move is weighed by each side's chance to win before and after it, had sensible players gone on from there and had what
nobody held been mixed anew. To a move in a window belong the passes behind it: its outcome is owed to whoever opened
the window, or played the card that turned it. What is forced turns nothing, be it lucky.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from games import catalogue
from games.game import AnyGame
from games.replay import Course, Played
from games.search.judge import Shares
from games.search.retrospect import Retrospect
from games.turning import Turning
from games.windows import is_pass

LEAST = 15
"""By so many per cent a turning point changes a chance to win."""
NEAR = 5
"""By so many more must another's chance change to be told instead of the mover's."""


@dataclass(frozen=True, slots=True)
class Thoroughness:
    """Counted in play-outs, never in seconds: the same everywhere, and again."""

    judged: int = 1
    """Play-outs from each position of the course, each only as far as a table that can be judged."""
    many: int = 64
    """Moves that promise most by that."""
    rough: int = 4
    """Play-outs on either side of each of them."""
    few: int = 14
    """Moves that promise most by these."""
    fine: int = 32
    """Play-outs on either side of each of those: they alone tell what has changed."""

    def most(self, positions: int) -> int:
        """Play-outs that a course of so many positions takes at the most."""
        return self.judged * positions + 2 * self.rough * self.many + 2 * self.fine * self.few


USUAL = Thoroughness()
"""A few seconds of one core; of the longest games less than 20."""


class Span(NamedTuple):
    """A move that decides something, and what goes along with it."""

    move: int
    end: int
    """The number of the position behind it all."""


def turning_point(course: Course, chance: int, thoroughness: Thoroughness = USUAL) -> Turning | None:
    """The move by which somebody's chance to win changed most; None if it never did by LEAST, or if nobody has won.
    The same course and chance find the same.
    """
    book, outcome = course.book, course.book.outcome(course.last)
    if outcome is None or not outcome.won:
        return None
    states = (course.first, *(move.after for move in course.played))
    retrospect = Retrospect(catalogue.mind_of(book), catalogue.entry(book).stirred, states, outcome, chance)
    how, spans = thoroughness, [*_spans(book, course.played)]
    spans = _widest(spans, lambda position: retrospect.judged(position, how.judged), how.many)
    spans = _widest(spans, lambda position: retrospect.played(position, how.rough), how.few)
    found = [_turning(course, retrospect, span, how.fine) for span in spans]
    largest = max(found, key=_swing, default=None)
    return largest if largest and _swing(largest) >= LEAST else None


def _spans(book: AnyGame, played: Sequence[Played]) -> Iterator[Span]:
    """Of all moves that were somebody's decision."""
    free = [number for number, move in enumerate(played) if not _follows(book, move)]
    for number, end in pairwise((*free, len(played))):
        move = played[number]
        if move.seat not in book.awaited(move.before) or book.forced(move.before, move.seat) is None:
            yield Span(number, end)


def _follows(book: AnyGame, move: Played) -> bool:
    """Whether it only goes along with the move before: a pass in a window, or what leaves the play as it is."""
    if is_pass(book.windows, move.before, move.code):
        return True
    aside: bool = next(known.aside for known in book.moves(move.before, move.seat) if known.code == move.code)
    return aside


def _widest(spans: Sequence[Span], look: Callable[[int], Shares], most: int) -> list[Span]:
    """So many that seem to have changed most, in order of play; `look`: at a position."""
    shares = {position: look(position) for position in sorted({position for span in spans for position in span})}
    ranked = sorted(spans, key=lambda span: -max(_changes(shares[span.move], shares[span.end])))
    return sorted(ranked[:most])


def _turning(course: Course, retrospect: Retrospect, span: Span, playouts: int) -> Turning:
    """The move with what it has changed."""
    before, after = (_percents(retrospect.played(position, playouts)) for position in span)
    changes, move = _changes(before, after), course.played[span.move]
    own, most = retrospect.side(move.seat), max(range(len(changes)), key=lambda side: changes[side])
    side = most if changes[most] > changes[own] + NEAR else own
    seat = move.seat if side == own else retrospect.sides[side][0]
    return Turning(span.move, move.seat, seat, round(before[side]), round(after[side]), move.events)


def _changes(before: Shares, after: Shares) -> list[float]:
    return [abs(now - then) for then, now in zip(before, after, strict=True)]


def _percents(shares: Shares) -> list[float]:
    return [100 * share for share in shares]


def _swing(turning: Turning) -> int:
    return abs(turning.after - turning.before)
