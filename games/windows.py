"""What a session needs to know of a game in which everybody may answer at once: when it asks, and who could answer."""

from __future__ import annotations

from typing import Any, Protocol


class Windows(Protocol):
    """Of one game; see `Game.windows`. Pure functions of its state."""

    def question(self, state: Any, /) -> int | None:
        """The number of the question that everybody is asked, another for each; None while nothing is asked."""
        ...

    def concerned(self, state: Any, seat: Any, /) -> bool:
        """Whether the seat could answer it in a way that changes how the thing stands against it, or for it."""
        ...

    def falls_short(self, state: Any, seat: Any, /) -> bool:
        """Whether it would end against the seat, were nothing answered, as everybody can see."""
        ...

    def ordered(self, state: Any, seat: Any, code: str, /) -> Any:
        """The move that an order of that code means as an answer now; None if it means none."""
        ...

    def stands(self, code: str, /) -> bool:
        """Whether an order of that code waits for a window, not for a turn."""
        ...

    def attacked(self, state: Any, seat: Any, /) -> bool:
        """Whether it is about what is the seat's own."""
        ...

    def passing(self, state: Any, /) -> str:
        """The code of the move that is a pass: an answer of which nobody hears."""
        ...

    def ends(self, kind: str, /) -> bool:
        """Whether an event of that kind tells how it has ended what all could answer: each hand tells the last one."""
        ...

    def secret(self, state: Any, /) -> int:
        """A number that nobody knows, and that no View depends on."""
        ...


def is_pass(windows: Windows | None, state: Any, code: str) -> bool:
    """Whether a move of that code answers a window by a pass: nobody hears whose it was, nor (but for the last) that it
    was. `windows`: of the game; None if it has none.
    """
    if windows is None or windows.question(state) is None:
        return False
    return code == windows.passing(state)
