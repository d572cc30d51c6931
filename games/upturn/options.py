"""What a table of UpTurn may choose."""

from typing import Literal, Self

from games.game import Options


class UpTurnOptions(Options):
    starts: Literal["chance", "host", "highest"] = "chance"
    """Who begins; highest: who holds the highest number (only the seat is shown)."""
    calls: Literal["clock", "bot", "self"] = "clock"
    """Who says «Последняя!»: the bot for everybody, each for themselves, or as the clock suggests."""
    gifts: bool = True
    """Penalty tiles and twins bring gifts, as printed. Without them nobody's rack grows: a game takes half as long."""
    goes_on: bool = False
    """Play on for the other places."""

    def settled(self, *, slow: bool) -> Self:
        """With a slow clock the bot calls (our one departure from print: sleepers would always pay)."""
        return self.model_copy(update={"calls": "bot" if slow else "self"}) if self.calls == "clock" else self
