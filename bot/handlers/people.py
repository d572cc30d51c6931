"""Meeting people: whom and which group the bot has seen, and what changes when it can write to somebody, or can't."""

from __future__ import annotations

from bot.handlers.context import Context
from bot.screens import start_links
from bot.telegram.act import Act, Reply
from bot.text.words import speak
from games.sessions.slots import BOARD, CALL, private_slot, question_slot


async def meet(context: Context, act: Act) -> None:
    """Notes the person who acts, and the group it happens in."""
    person, people = act.person, context.store.people
    language = (await people.one(person.id)).language or speak(act.language).language
    await people.note(person.id, name=person.name, surname=person.surname, language=language)
    if not act.private:
        await _meet_group(context, act)


async def _meet_group(context: Context, act: Act) -> None:
    """The group's language is that of whoever came first, until somebody sets it."""
    chats = context.store.chats
    chat = await chats.load(act.chat)
    language = chat.language or speak(act.language).language
    await chats.note(act.chat, title=act.title, kind=act.kind, username=act.username, language=language)
    if act.thread is not None and act.topic and not chat.topic(act.thread):
        thread = act.thread
        await chats.change(act.chat, lambda chat: chat.with_topic(thread, act.topic))


async def welcomed(context: Context, act: Act, sid: str) -> Reply:
    """The answer to who has just sat down: who hasn't started the bot is led into private by the same tap."""
    words = await context.words(act)
    if await context.reached(act.person.id):
        return Reply(words.text("toast-joined"))
    return Reply(words.text("toast-joined-unstarted"), url=start_links.to_table(context.bot.username, sid))


async def refresh(context: Context, person: int, now: float) -> None:
    """Shows all of a person's tables again, after they became reachable or not."""
    for sid in await context.store.people.games(person):
        await context.show.refresh(sid, (BOARD, CALL, private_slot(person), question_slot(person)), now)
