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
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.world import World

PROP = "scene:"
"""What the data of buttons begins with that answer by themselves."""
ANSWERS: dict[str, tuple[str, bool]] = {
    "quiet": ("", False),
    "toast": ("Записано: 37 ✋", False),
    "alert": (
        "7 · 12 · 23 · 37 · 41 · 60 · ↕️\nНужно больше 32. Эту подсказку видишь только ты; она бывает длиной "
        "в двести знаков, и в ней бывает несколько строк, как рука игрока.",
        True,
    ),
}
TEXTS = """<b>Жирный</b>, <i>курсив</i>, <u>подчёркнутый</u>, <s>зачёркнутый</s>, <b><i>то и другое</i></b>,
<tg-spoiler>спойлер 🤫</tg-spoiler>, <code>код</code>, <a href="https://example.org/">ссылка</a>, https://example.org/путь,
@KonSandboxBot, /help, #дача, <a href="tg://user?id={user}">Аня</a> 👨‍👩‍👧‍👦
<pre><code class="language-python">for tile in hand:
    print(tile)</code></pre>
<blockquote>Цитата: в мешке 76</blockquote>"""
LONG_QUOTE = "Правила\n<blockquote expandable>{}</blockquote>\nКонец правил".format(
    "\n".join(f"{n}. В свой ход положи фишку больше последней, если едем вверх." for n in range(1, 13))
)


async def buttons(sandbox: Sandbox) -> None:
    """Everything that a bot can show."""
    anna, borya = sandbox.person("Аня"), sandbox.person("Боря")
    group = sandbox.group("Дачники", anna, borya)
    sandbox.world.updates.drop()
    chat, link = group.chat, f"https://t.me/{sandbox.world.bot.username}?start=x"
    anna.user.started = True
    _says(sandbox, chat, TEXTS.format(user=anna.id))
    _says(sandbox, chat, LONG_QUOTE)
    asked = acts.say(sandbox.world, borya.user, chat, "Кто играет? 🎲")
    board = _says(sandbox, chat, "<b>🔺 АП ТЕРН</b> · ряд 2\n9 · 23 · <b>32</b>", _kinds(link), reply_to=asked)
    sandbox.world.edit(board, board.content, board.keyboard)
    asked.reactions[sandbox.world.bot.id] = "👌"
    sandbox.world.tell(Reacted(asked, sandbox.world.bot))
    _pictured(sandbox, chat, "Картинка с <i>подписью</i>")
    private = sandbox.world.private(anna.user)
    _says(sandbox, private, "👉 Твой ход · нужно больше 32", _hand())
    _says(sandbox, private, "Это пришло тихо", silent=True)
    _pictured(sandbox, private, "")


def tapped(world: World, user: User, message: Message, data: str) -> Query:
    """A tap on such a button; the bot hears nothing of it."""
    query = Query(str(world.counters.take("query")), user, message, data, world.clock.now())
    world.queries[query.id] = query
    world.tell(Tapped(query))
    return query


def answer(world: World, query: Query) -> None:
    """What the button says to that."""
    text, alert = ANSWERS.get(query.data.removeprefix(PROP), ("", False))
    url = f"https://t.me/{world.bot.username}?start=x" if query.data == f"{PROP}start" else ""
    world.answer(query, text, alert=alert, url=url)


def _kinds(link: str) -> Keyboard:
    return (
        (
            _button("Тост", "toast"),
            _button("Окно", "alert"),
            _button("Тишина", "quiet"),
            _button("Откроет Start", "start"),
        ),
        (
            _button("Синяя", "toast", "primary"),
            _button("Зелёная", "toast", "success"),
            _button("Красная", "alert", "danger"),
        ),
        (Button("Ссылка ↗", url="https://example.org/"), Button("В личку ↗", url=link)),
        (_button("Очень длинная надпись, которой не хватит места ни на какой кнопке ни на каком телефоне", "alert"),),
        tuple(_button(str(n), "toast") for n in range(1, 9)),
    )


def _hand() -> Keyboard:
    return (
        (*(_button(label, "toast", "primary") for label in ("37✋", "41✋", "44👯", "60")), _button("↕️", "alert")),
        (_button("· 12", "quiet"), _button("· 30", "quiet")),
        (_button("Взять фишку", "toast", "success"), Button("К столу ↗", url="https://t.me/c/2200000001/1")),
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


def _pictured(sandbox: Sandbox, chat: Chat, html: str) -> None:
    width, height = 480, 320
    photo = sandbox.api.keep(stripes(width, height), width, height)
    content = replace(Content(finish(parse(html))), photo=photo)
    sandbox.world.post(chat, sandbox.world.bot, content, keyboard=((_button("Тост", "toast"),),))


def stripes(width: int, height: int) -> bytes:
    """A picture as PNG: stripes of green and sand."""
    colours = (b"\x3c\x8d\x5a", b"\xe8\xd9\xa8")
    rows = b"".join(b"\x00" + colours[y // 40 % 2] * width for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
