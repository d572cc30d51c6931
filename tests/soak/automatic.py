"""What moves without a tap promise, said apart from the session: once, in time, never where there is a choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.game import Seat
from games.log import AUTOMATIC
from games.sessions.session import Chair, Session

SLACK = 2.0
"""Seconds."""
BETWEEN = {"live": (2.0, 5.0)}
USUALLY = 10.0, 20.0
"""Seconds from when the seat is asked to when the bot moves."""
UNDONE = 10.0
"""Seconds for which one's own move before it may be taken back."""
LEFT_OVER = {"live": 30.0, "ten": 150.0, "hour": 900.0, "none": 1e12}
USUAL_REST = 3600.0
FOR_WINDOWS = "?"
"""In the code of an order that waits for a window, over turns."""


def courses(session: Session, seat: Seat) -> list[str]:
    """All that the seat may do to the game."""
    return [move.code for move in session.rule_book.moves(session.state, seat) if not move.aside]


def winds_down(session: Session, seat: Seat) -> bool:
    """Whether the seat has had the main thing of its turn, as everybody sees."""
    view = session.rule_book.view(session.state, None)
    if session.game == "upturn":
        return view.turn == seat and view.phase in ("extra", "gifts")
    return session.game == "raiders" and view.turn == seat and view.phase == "turn" and view.spent


def rest(session: Session) -> float:
    """Seconds for what is left of a turn after that."""
    return LEFT_OVER.get(session.clock, USUAL_REST)


def answer(session: Session, seat: Seat, ahead: Sequence[str]) -> str | None:
    """What the first of these orders that means an answer in a window means there."""
    windows = session.rule_book.windows
    assert windows
    found = (windows.ordered(session.state, seat, code) for code in ahead)
    return next((move.code for move in found if move is not None), None)


def is_left_to_the_bot(session: Session, seat: Seat, chair: Chair, ahead: Sequence[str]) -> bool:
    """Whether a chair that is asked something now needs no tap; `ahead`: what its owner had ordered."""
    if session.question is not None or chair.stand_in:
        return False
    legal = courses(session, seat)
    return any(code in legal for code in ahead) or (chair.auto and len(legal) == 1)


class AutomaticPromises:
    """Of one session. Raises AssertionError where one breaks."""

    def __init__(self, kept: Counter[str]) -> None:
        self.kept = kept

    def asked(self, after: Session, seat: Seat, ahead: Sequence[str], now: float, *, moved: bool = False) -> None:
        """Something is asked of the seat; `moved`: after a move of its own."""
        chair = after.chairs[seat]
        alone = is_left_to_the_bot(after, seat, chair, ahead)
        assert (chair.plays is not None) == alone, "the bot moves where there is a choice, or asks where there is none"
        assert alone or all(FOR_WINDOWS in code for code in chair.ahead), "orders that can't be followed are kept"
        if chair.plays is not None:
            least, most = BETWEEN.get(after.clock, USUALLY)
            assert now + least <= chair.plays <= now + most + UNDONE * moved, "too soon, or too late"
            assert not after.asked(seat), "asked, for whom the bot moves"

    def played(self, before: Session, after: Session, log: Sequence[str], now: float) -> Seat | None:
        """Time has moved: for which seat as if it were its owner, if for any."""
        lines = [line.split(" ") for line in log if line.endswith(AUTOMATIC)]
        assert len(lines) < 2, "more than one move at once"
        for number, code, _ in lines:
            seat = Seat(int(number))
            old, new = before.chairs[seat], after.chairs[seat]
            assert seat in before.awaited
            assert before.paused is None
            assert not old.stand_in
            assert (new.missed, after.acted, new.acted) == (old.missed, before.acted, old.acted), "taken for its owner"
            if before.question is not None:
                self._answered(before, seat, code, now)
                return None
            assert all(FOR_WINDOWS in order for order in new.ahead)
            self._due(before, seat, code, now)
            return seat
        return None

    def stands(self, session: Session, now: float) -> None:
        """Time has been given its due."""
        for seat in session.awaited if session.paused is None else ():
            chair = session.chairs[seat]
            assert chair.stand_in or chair.plays is None or chair.plays > now, "the bot hasn't moved"
        for seat, chair in session.seats():
            assert chair.plays is None or seat in session.awaited, "the bot is to move out of turn"

    def _answered(self, before: Session, seat: Seat, code: str, now: float) -> None:
        """In a window nothing is forced, but what was ordered for it is answered, when a pass would count."""
        chair = before.chairs[seat]
        assert chair.plays is not None
        assert chair.holds is not None
        assert chair.holds <= now, "an answer before the least time"
        assert code == answer(before, seat, chair.ahead), "not what was ordered for the window"
        self.kept["ordered answers"] += 1

    def _due(self, before: Session, seat: Seat, code: str, now: float) -> None:
        chair, legal = before.chairs[seat], courses(before, seat)
        if chair.plays is None:
            assert winds_down(before, seat), "silence moved as the bot does"
            assert code == before.rule_book.idle_move(before.state, seat).code
            assert now >= (chair.since or 0.0) + rest(before) - chair.spent - SLACK, "the rest of a turn ended too soon"
            self.kept["left over"] += 1
            return
        assert chair.plays <= now
        ordered = next((each for each in chair.ahead if each in legal), None)
        if ordered is not None:
            assert code == ordered, "not what was ordered"
            self.kept["ordered"] += 1
            return
        assert chair.auto
        assert legal == [code], "a forced move where there is a choice"
        self.kept["forced"] += 1
