"""Telegram's HTML: what is understood, what is refused and in which words."""

import pytest

from bot.sandbox.errors import Refusal
from bot.sandbox.formatted import Entity, finish, utf16
from bot.sandbox.markup import parse
from bot.sandbox.render import render


@pytest.mark.parametrize(
    ("html", "kind"),
    [
        ("<b>x</b>", "bold"),
        ("<strong>x</strong>", "bold"),
        ("<i>x</i>", "italic"),
        ("<em>x</em>", "italic"),
        ("<u>x</u>", "underline"),
        ("<ins>x</ins>", "underline"),
        ("<s>x</s>", "strikethrough"),
        ("<strike>x</strike>", "strikethrough"),
        ("<DEL>x</del>", "strikethrough"),
        ("<tg-spoiler>x</tg-spoiler>", "spoiler"),
        ('<span class="tg-spoiler">x</span>', "spoiler"),
        ("<code>x</code>", "code"),
        ("<pre>x</pre>", "pre"),
        ("<blockquote>x</blockquote>", "blockquote"),
        ("<blockquote expandable>x</blockquote>", "expandable_blockquote"),
        ("<b>x</>", "bold"),
    ],
)
def test_every_tag_gives_its_entity(html: str, kind: str) -> None:
    assert parse(html).entities == (Entity(kind, 0, 1),)


def test_links_and_mentions_and_languages() -> None:
    assert parse('<a href="https://t.me/x?a=1&amp;b=2">x</a>').entities == (
        Entity("text_link", 0, 1, url="https://t.me/x?a=1&b=2"),
    )
    assert parse("<a href='tg://user?id=77'>x</a>").entities == (Entity("text_mention", 0, 1, user=77),)
    assert parse('<a href="nonsense">x</a>').entities == ()
    assert parse('<pre><code class="language-py">x</code></pre>').entities == (Entity("pre", 0, 1, language="py"),)


def test_offsets_count_utf16_units() -> None:
    formatted = parse("🏆 <b>Гена</b> 🎁<i>!</i>")
    assert [(e.type, e.offset, e.length) for e in formatted.entities] == [("bold", 3, 4), ("italic", 10, 1)]
    assert utf16("🏆я") == 3


def test_character_references() -> None:
    assert (
        parse("&lt;b&gt; &amp;&quot; &#1071;&#x1F3C6; &nbsp; &amp;lt; AT&T &lt").text
        == '<b> &" Я🏆 &nbsp; &lt; AT&T &lt'
    )


@pytest.mark.parametrize(
    ("html", "reason"),
    [
        ("<b>x", 'Can\'t find end tag corresponding to start tag "b"'),
        ("<b>x</i>", 'Unmatched end tag at byte offset 4, expected "</b>", found "</i>"'),
        ("я</b>", "Unexpected end tag at byte offset 2"),
        ("5 < 6 <p>", 'Unsupported start tag "" at byte offset 2'),
        ("<p>x</p>", 'Unsupported start tag "p" at byte offset 0'),
        ("<br/>", 'Unsupported start tag "br/" at byte offset 0'),
        ("<3", "Unclosed start tag at byte offset 0"),
        ("<b", "Unclosed start tag at byte offset 0"),
        ("<b>x</b", "Unclosed end tag at byte offset 4"),
        ("<span>x</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        ('<a href="x', "Unclosed start tag at byte offset 0"),
        ("<a href>x</a>", 'Expected equal sign in declaration of an attribute of the tag "a" at byte offset 0'),
        ('<a ="x">y</a>', 'Empty attribute name in the tag "a" at byte offset 0'),
        ("<a href=http://x.y>x</a>", "Unexpected end of name token at byte offset 8"),
    ],
)
def test_broken_html_is_refused_in_telegrams_words(html: str, reason: str) -> None:
    with pytest.raises(Refusal) as refusal:
        parse(html)
    assert refusal.value.description == f"Bad Request: can't parse entities: {reason}"


def test_nothing_stands_inside_code_and_no_quotation_in_another() -> None:
    assert [e.type for e in parse("<code>a <b>b</b></code>").entities] == ["code"]
    nested = parse("<blockquote>a <blockquote>b</blockquote></blockquote>")
    assert nested.entities == (Entity("blockquote", 0, 3),)


def test_blanks_are_trimmed_and_entities_moved_along() -> None:
    formatted = finish(parse("\n  x <b> y </b> \n"))
    assert formatted.text == "x  y"
    assert formatted.entities == (Entity("bold", 2, 2),)
    assert finish(parse("a\x01b\rc")).text == "a bc"


def test_commands_links_mentions_and_hashtags_are_found() -> None:
    found = finish(parse("/new@KonBot апт: https://x.ru/z, @anna_k #игра a@b 1/2 <code>/not</code> t.me/x"))
    assert [(e.type, e.offset) for e in found.entities] == [
        *(("bot_command", 0), ("url", 17), ("mention", 33), ("hashtag", 41), ("code", 55), ("url", 60)),
    ]


@pytest.mark.parametrize(
    "html",
    [
        "<b>a <i>b</i></b> &lt;c&gt; 🏆",
        "<b><i>a</i></b>",
        '<a href="https://x.y/?a=&quot;1&quot;&amp;b">x</a>',
        "<blockquote expandable>a\n<u>b</u></blockquote>",
        '<pre><code class="language-py">x</code></pre>',
    ],
)
def test_what_is_rendered_reads_back_the_same(html: str) -> None:
    assert parse(render(parse(html))) == parse(html)
    assert render(parse(html)) == html
