"""Messages that have had their day are removed, or say in a line that they have."""

from __future__ import annotations

from bot.delivery.job import Left
from bot.screens import notices
from bot.telegram.calls import Calls, Verdict
from bot.text.words import Words
from storage.crash import reach
from storage.slots import Shown


class Litter:
    """Removes what a slot has left behind."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    async def remove(self, chat: int, message: int, words: Words) -> Verdict:
        """Deletes a message; one that Telegram deletes no more becomes a line without a keyboard, or gets it below its
        picture.

        One of MAY_STAND: it may still be there.
        """
        result = await self._calls.delete(chat, message)
        reach("after-delete")
        if result.verdict is Verdict.GONE:
            line = notices.moved(words) if chat < 0 else notices.passed(words)
            result = await self._calls.edit(chat, message, line)
            if result.other_kind:
                result = await self._calls.caption(chat, message, line)
        return result.verdict

    async def left(self, shown: Shown, words: Words) -> Left:
        """What is left of a slot's litter after removing what can be removed."""
        came = {message: await self.remove(shown.chat, message, words) for message in shown.litter}
        there = {message: verdict for message, verdict in came.items() if verdict in MAY_STAND}
        verdicts = set(there.values()) - {Verdict.CLOSED}
        return Left(tuple(there), "soon" if verdicts - {Verdict.REFUSED} else "late" if verdicts else "")


MAY_STAND = (Verdict.LATER, Verdict.FAILED, Verdict.UNKNOWN, Verdict.REFUSED, Verdict.CLOSED)
