"""Words for the scene with every kind of message, in each language that the page speaks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Samples:
    texts: str
    """HTML with all kinds of entities; {user} and {name} are somebody's."""
    rules: tuple[str, str, str]
    """What stands before a long quote, the line that it repeats, and what stands after it."""
    question: str
    board: str
    caption: str
    turn: str
    silent: str
    toast: str
    alert: str
    answers: tuple[str, str, str, str]
    """Labels of buttons: a toast, an alert, nothing, a link."""
    colours: tuple[str, str, str]
    """Blue, green and red."""
    links: tuple[str, str]
    """To elsewhere, and to the private chat."""
    long: str
    below: tuple[str, str]
    """What stands under a hand: drawing, and the link to the table."""


_RUSSIAN = Samples(
    texts="""<b>Жирный</b>, <i>курсив</i>, <u>подчёркнутый</u>, <s>зачёркнутый</s>, <b><i>то и другое</i></b>,
<tg-spoiler>спойлер 🤫</tg-spoiler>, <code>код</code>, <a href="https://example.org/">ссылка</a>, https://example.org/путь,
@KonSandboxBot, /help, #дача, <a href="tg://user?id={user}">{name}</a> 👨‍👩‍👧‍👦
<pre><code class="language-python">for tile in hand:
    print(tile)</code></pre>
<blockquote>Цитата: в мешке 76</blockquote>""",
    rules=("Правила", "В свой ход положи фишку больше последней, если едем вверх.", "Конец правил"),
    question="Кто играет? 🎲",
    board="<b>🔺 АП ТЕРН</b> · ряд 2\n9 · 23 · <b>32</b>",
    caption="Картинка с <i>подписью</i>",
    turn="👉 Твой ход · нужно больше 32",
    silent="Это пришло тихо",
    toast="Записано: 37 ✋",
    alert="7 · 12 · 23 · 37 · 41 · 60 · ↕️\nНужно больше 32. Эту подсказку видишь только ты; она бывает длиной "
    "в двести знаков, и в ней бывает несколько строк, как рука игрока.",
    answers=("Тост", "Окно", "Тишина", "Откроет Start"),
    colours=("Синяя", "Зелёная", "Красная"),
    links=("Ссылка ↗", "В личку ↗"),
    long="Очень длинная надпись, которой не хватит места ни на какой кнопке ни на каком телефоне",
    below=("Взять фишку", "К столу ↗"),
)
_ENGLISH = Samples(
    texts="""<b>Bold</b>, <i>italic</i>, <u>underlined</u>, <s>struck out</s>, <b><i>the one and the other</i></b>,
<tg-spoiler>a spoiler 🤫</tg-spoiler>, <code>code</code>, <a href="https://example.org/">a link</a>, https://example.org/path,
@KonSandboxBot, /help, #summer, <a href="tg://user?id={user}">{name}</a> 👨‍👩‍👧‍👦
<pre><code class="language-python">for tile in hand:
    print(tile)</code></pre>
<blockquote>A quote: 76 in the bag</blockquote>""",
    rules=("Rules", "On your turn put down a tile above the last one, if the row goes up.", "End of the rules"),
    question="Who's playing? 🎲",
    board="<b>🔺 UpTurn</b> · row 2\n9 · 23 · <b>32</b>",
    caption="A picture with a <i>caption</i>",
    turn="👉 Your turn · above 32 fits",
    silent="This came silently",
    toast="Noted: 37 ✋",
    alert="7 · 12 · 23 · 37 · 41 · 60 · ↕️\nAbove 32 fits. Only you see this hint; such a one may be two hundred "
    "characters long, and have several lines, as a player's hand does.",
    answers=("Toast", "Alert", "Silence", "Opens Start"),
    colours=("Blue", "Green", "Red"),
    links=("Link ↗", "To private ↗"),
    long="A very long label for which there is no room on any button of any telephone whatsoever",
    below=("Draw a tile", "To the table ↗"),
)


def samples(language: str) -> Samples:
    """In a language, or else in Russian."""
    return _ENGLISH if language == "en" else _RUSSIAN
