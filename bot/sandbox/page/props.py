"""The scene with every kind of text, button and picture; no bot has sent it, and its buttons answer by themselves."""

from __future__ import annotations

import struct
import zlib
from dataclasses import replace

from bot.sandbox import acts
from bot.sandbox.formatted import finish
from bot.sandbox.happenings import Reacted, Tapped
from bot.sandbox.markup import parse
from bot.sandbox.model import Button, Chat, Content, Keyboard, Message, Query, User
from bot.sandbox.page.casts import DEFAULT, cast
from bot.sandbox.page.samples import Samples, samples
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.world import World

PROP = "scene:"
"""What the data of buttons begins with that answer by themselves."""


async def buttons(sandbox: Sandbox, language: str = DEFAULT) -> None:
    """Everything that a bot can show, to two people who speak a language."""
    who, words = cast(language), samples(language)
    anna, borya = who.people(sandbox, 2)
    group = sandbox.group(who.friends, anna, borya)
    sandbox.world.updates.drop()
    chat, link = group.chat, f"https://t.me/{sandbox.world.bot.username}?start=x"
    anna.user.started = True
    _says(sandbox, chat, words.texts.format(user=anna.id, name=anna.name))
    _says(sandbox, chat, _long_quote(*words.rules))
    asked = acts.say(sandbox.world, borya.user, chat, words.question)
    board = _says(sandbox, chat, words.board, _kinds(words, link), reply_to=asked)
    sandbox.world.edit(board, board.content, board.keyboard)
    asked.reactions[sandbox.world.bot.id] = "👌"
    sandbox.world.tell(Reacted(asked, sandbox.world.bot))
    _pictured(sandbox, chat, words.caption, words)
    private = sandbox.world.private(anna.user)
    _says(sandbox, private, words.turn, _hand(words))
    _says(sandbox, private, words.silent, silent=True)
    _pictured(sandbox, private, "", words)


def tapped(world: World, user: User, message: Message, data: str) -> Query:
    """A tap on such a button; the bot hears nothing of it."""
    query = Query(str(world.counters.take("query")), user, message, data, world.clock.now())
    world.queries[query.id] = query
    world.tell(Tapped(query))
    return query


def answer(world: World, query: Query) -> None:
    """What the button says to that, in the language of who tapped."""
    words, asked = samples(query.user.language), query.data.removeprefix(PROP)
    text = {"toast": words.toast, "alert": words.alert}.get(asked, "")
    url = f"https://t.me/{world.bot.username}?start=x" if asked == "start" else ""
    world.answer(query, text, alert=asked == "alert", url=url)


def _long_quote(before: str, line: str, after: str) -> str:
    lines = "\n".join(f"{n}. {line}" for n in range(1, 13))
    return f"{before}\n<blockquote expandable>{lines}</blockquote>\n{after}"


def _kinds(words: Samples, link: str) -> Keyboard:
    answers = zip(words.answers, ("toast", "alert", "quiet", "start"), strict=True)
    colours = zip(words.colours, ("toast", "toast", "alert"), ("primary", "success", "danger"), strict=True)
    elsewhere, private = words.links
    return (
        tuple(_button(label, does) for label, does in answers),
        tuple(_button(label, does, style) for label, does, style in colours),
        (Button(elsewhere, url="https://example.org/"), Button(private, url=link)),
        (_button(words.long, "alert"),),
        tuple(_button(str(n), "toast") for n in range(1, 9)),
    )


def _hand(words: Samples) -> Keyboard:
    draw, table = words.below
    return (
        (*(_button(label, "toast", "primary") for label in ("37✋", "41✋", "44👯", "60")), _button("↕️", "alert")),
        (_button("· 12", "quiet"), _button("· 30", "quiet")),
        (_button(draw, "toast", "success"), Button(table, url="https://t.me/c/2200000001/1")),
    )


def _button(text: str, answer: str, style: str = "") -> Button:
    return Button(text, f"{PROP}{answer}", style=style)


def _says(
    sandbox: Sandbox,
    chat: Chat,
    html: str,
    keyboard: Keyboard = (),
    *,
    reply_to: Message | None = None,
    silent: bool = False,
) -> Message:
    content, world = Content(finish(parse(html))), sandbox.world
    return world.post(chat, world.bot, content, keyboard=keyboard, reply_to=reply_to, silent=silent)


def _pictured(sandbox: Sandbox, chat: Chat, html: str, words: Samples) -> None:
    photo = sandbox.api.uploads.keep_photo(stripes(480, 320))
    content = replace(Content(finish(parse(html))), photo=photo)
    sandbox.world.post(chat, sandbox.world.bot, content, keyboard=((_button(words.answers[0], "toast"),),))


def stripes(width: int, height: int) -> bytes:
    """A picture as PNG: stripes of green and sand."""
    colours = (b"\x3c\x8d\x5a", b"\xe8\xd9\xa8")
    rows = b"".join(b"\x00" + colours[y // 40 % 2] * width for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
