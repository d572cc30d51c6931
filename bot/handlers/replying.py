"""Answers that belong to no table: where something was asked, in private, as a reaction, or in the tapped message."""

from __future__ import annotations

from bot.handlers.context import Context
from bot.screens.screen import Screen
from bot.screens.toasts import toast
from bot.telegram.act import Act
from bot.telegram.calls import CallResult, Verdict
from bot.text.names import display
from games.game import Refused


async def say(context: Context, act: Act, screen: Screen) -> None:
    """Answers a command with a message of its own, where it was given; a bit later if it can't be at once."""

    async def said() -> CallResult:
        answer = await context.paid_calls.send(act.chat, act.thread, screen)
        if answer.message and not act.private:
            await context.store.chats.saw(act.chat, answer.message)
        return answer

    await context.replies.give(act.chat, said)


async def tell(context: Context, person: int, screen: Screen) -> None:
    """Answers somebody in private, whatever place they asked in; a bit later if it can't be at once."""
    await context.replies.give(person, lambda: context.paid_calls.send(person, None, screen))


async def react(context: Context, act: Act, emoji: str) -> None:
    if act.message is not None:
        await context.calls.react(act.chat, act.message, emoji)


async def refuse(context: Context, act: Act, error: Refused) -> None:
    """A command that can't be done: a reaction in the group, the reason in private if we may write there."""
    words = await context.words(act)
    if not act.private:
        await react(context, act, "🤷")
    if act.private or await context.reached(act.person.id):
        await tell(context, act.person.id, Screen(toast(words, error, display([], words))))


async def turn_into(context: Context, act: Act, screen: Screen) -> None:
    """The tapped message, if it has that button, shows something else. Raises Refused while too much is said."""
    if act.offered and act.message is not None:
        answer = await context.paid_calls.edit(act.chat, act.message, screen)
        if answer.verdict is Verdict.LATER:
            raise Refused("too-fast")
