"""Words: complete, used, equal in both languages, and never a reason to crash."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from structlog.testing import capture_logs

from bot.screens.commands import COMMANDS
from bot.screens.games import of
from bot.screens.lasting import UNITS
from bot.screens.lobby import BY_NIGHT
from bot.screens.raiders.pieces import SUIT_SIGNS
from bot.screens.teaching import COMMON
from bot.text import words as words_module
from bot.text.words import LANGUAGES, LOCALES, Html, Words, compiled, sources, speak
from games import catalogue
from games.game import NAMED
from games.lesson import lesson_of
from games.levels import LEVELS
from games.sessions.lobby import OF_TABLES
from games.sessions.rivals import CHARACTERS, LINES
from games.sessions.session import AnswerTime, TurnClock
from games.sessions.table import TABLE_EVENTS
from games.sessions.window_orders import WindowWish

ROOT = LOCALES.parent
CODE = [path for floor in ("bot", "games", "storage") for path in (ROOT / floor).rglob("*.py")]
SPOKEN = [path for path in CODE if not {"sandbox", "playground"} & {*path.relative_to(ROOT).parts}]
SESSION_EVENTS = {"begun", "silent"}
SUITS = re.compile("[♠-♧]")
SET_APART = re.compile(r"(\(|: ){ \$game }|{ \$game }(</b>|:| ·)")


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """The messages of a language, by key."""
    found: dict[str, ftl.Message] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), (path, entry.content)
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


@cache
def source(path: Path) -> str:
    return path.read_text("utf-8")


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(source(path))


@cache
def leaves(path: Path) -> dict[type[ast.AST], list[ast.AST]]:
    """All nodes of a file, by their kind."""
    found = defaultdict[type[ast.AST], list[ast.AST]](list)
    for node in ast.walk(tree(path)):
        found[type(node)].append(node)
    return found


def nodes(kind: type[ast.AST], paths: list[Path]) -> Iterator[ast.AST]:
    return (node for path in paths for node in leaves(path).get(kind, ()))


def first_arguments(*called: str, paths: list[Path] = SPOKEN) -> Iterator[ast.expr]:
    """The first arguments of all calls to functions or methods of these names."""
    for call in nodes(ast.Call, [path for path in paths if any(f"{name}(" in source(path) for name in called)]):
        assert isinstance(call, ast.Call)
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name in called and call.args:
            yield call.args[0]


def strings(node: ast.AST) -> set[str]:
    """All string constants within an expression."""
    return {leaf.value for leaf in ast.walk(node) if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)}


@cache
def reasons() -> frozenset[str]:
    """Every reason with which something is refused."""
    given = [
        argument for argument in first_arguments("Refused", "IllegalMove") if not isinstance(argument, ast.JoinedStr)
    ]
    return frozenset({"stale"}).union(*map(outcomes, given))


def outcomes(node: ast.AST) -> set[str]:
    """The strings that an expression may give: of a choice both, of a function of ours all that it returns."""
    if isinstance(node, ast.IfExp):
        return outcomes(node.body) | outcomes(node.orelse)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        returned = [found for made in functions(node.func.id) for found in ast.walk(made)]
        return {text for one in returned if isinstance(one, ast.Return) and one.value for text in outcomes(one.value)}
    return strings(node)


@cache
def functions(name: str) -> list[ast.AST]:
    """Functions of this name."""
    return [made for made in nodes(ast.FunctionDef, SPOKEN) if getattr(made, "name", "") == name]


def event_kinds(game: str) -> set[str]:
    """What a game's rules tell."""
    rules = [path for path in CODE if path.parent == ROOT / "games" / game]
    told = first_arguments("Event", "tell", "_tell", "_end", "end", paths=rules)
    return {text for argument in told for text in strings(argument)}


def option_keys() -> Iterator[str]:
    for game in catalogue.newest():
        for field, kind in game.options.model_fields.items():
            values = (False, True) if kind.annotation is bool else get_args(kind.annotation)
            if field == NAMED:
                continue
            yield from (f"{game.id}-{kind}-{field}" for kind in ("option", "asks"))
            yield from (f"{game.id}-value-{field}-{str(value).lower()}" for value in values if value != NAMED)
            yield from (f"{game.id}-means-{field}-{str(value).lower()}" for value in values)


def families() -> dict[str, set[str]]:
    """Keys that code puts together, by what their f-string begins with."""
    games = {game.id for game in catalogue.newest()}
    clocks = set(get_args(TurnClock))
    by_prefix = {
        "game-": games,
        "sign-": games,
        "held-": games,
        "about-": games,
        "lobby-clock-": clocks,
        "value-clock-": clocks,
        "means-clock-": clocks,
        "means-answer-": set(get_args(AnswerTime)),
        "means-chatter-": {"true", "false"},
        "value-chatter-": {"true", "false"},
        "signs-": set(COMMON),
        "closed-": {"abandoned", "empty", "stopped", "game", "still", "voted", "deserted"},
        "link-": {"full", "begun", "foreign", "over"},
        "first-clock-": {"none", "some"},
        "command-": {f"{scope}-{name}" for scope, names in COMMANDS.items() for name in names},
        "toast-": reasons(),
        "toast-order-": set(get_args(WindowWish)),
        "toast-auto-": {"on", "off"},
        "lobby-night-": {*BY_NIGHT},
        "lasts-": {unit for unit, *_ in UNITS},
        "lasts-about-": {unit for unit, *_ in UNITS},
        "answer-": {"seconds", "minutes", "hours"},
        "setting-": {"language", "clock", "quiet", "zone", "digest", "pictures"},
        "changed-": {"language", "clock", "quiet", "zone", "pictures"},
        "away-says-": {"day", "week", "today", "back"},
        "event-": set(TABLE_EVENTS),
        "rival-level-": {*LEVELS},
        "rival-": {*CHARACTERS, *(f"{name}-about" for name in CHARACTERS)}
        | {f"{name}-says-{line}" for name in CHARACTERS for line in range(1, LINES + 1)},
        "rivals-means-": {*LEVELS},
        "button-rival-": {*LEVELS},
    }
    for game in games:
        for prefix, ends in (*_of_every_game(game), *of(game).keys.items()):
            by_prefix[prefix] = by_prefix.get(prefix, set()) | {*ends}
    return {prefix: {prefix + end for end in ends} for prefix, ends in by_prefix.items()}


def _of_every_game(game: str) -> Iterator[tuple[str, set[str]]]:
    """Its events, what is taught of it, and the way to the pages of its rules."""
    yield f"{game}-event-", (event_kinds(game) - {*of(game).untold}) | SESSION_EVENTS
    yield f"{game}-sign-", {*of(game).lesson.signs}
    yield f"{game}-step-", {step.key for step in of(game).lesson.steps}
    yield f"{game}-", {"minute"}
    if lesson := lesson_of(catalogue.game(game)):
        keys = {step.key for step in lesson.steps}
        yield f"{game}-lesson-", {*keys, *(f"{key}-else" for key in keys), "done"}
    if len(of(game).rules(speak("en"))) > 1:
        yield f"{game}-button-", {"pages"}


def missing(keys: Iterable[str]) -> str:
    """What each language lacks of these, a line each."""
    return "\n".join(
        f"missing in {language}: {key}" for language in LANGUAGES for key in sorted({*keys} - messages(language).keys())
    )


def built() -> set[str]:
    fixed = {f"{kind}-{field}" for kind in ("option", "asks") for field in OF_TABLES}
    return set(option_keys()) | fixed | {key for keys in families().values() for key in keys}


def literal_keys() -> set[str]:
    """Every string in the code that could be a key."""
    return {text for path in SPOKEN for text in strings(tree(path)) if re.fullmatch(r"[a-z]+(-[a-z]+)*", text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_in_its_file(language: str) -> None:
    assert sources(language).keys() == messages(language).keys()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_compiles_by_itself(language: str) -> None:
    wrong = {key: errors for key in sources(language) if (errors := compiled(language, key).check_messages())}
    assert not wrong
    assert all(compiled(language, key).has_message(key) for key in sources(language))


def test_what_is_said_compiles_no_other_words() -> None:
    compiled.cache_clear()
    words_module._said.cache_clear()
    speak("ru").text("toast-done")
    assert compiled.cache_info().currsize == 1


def test_both_languages_have_the_same_keys() -> None:
    lacking = missing({*messages("ru"), *messages("en")})
    assert not lacking, lacking


def test_both_languages_use_the_same_variables() -> None:
    differing = {
        key: (variables(messages("ru")[key]), variables(messages("en")[key]))
        for key in messages("ru").keys() & messages("en").keys()
        if variables(messages("ru")[key]) != variables(messages("en")[key])
    }
    assert not differing


def test_nothing_that_the_code_says_is_missing() -> None:
    said = {
        text
        for argument in first_arguments("text", "html")
        if isinstance(argument, ast.Constant)
        for text in strings(argument)
    }
    lacking = missing(said | built())
    assert not lacking, lacking


def test_what_is_missing_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(messages("ru"), "upturn-then-move")
    assert missing(built()) == "missing in ru: upturn-then-move"


def test_no_event_of_a_game_is_called_like_one_of_all_tables() -> None:
    """They stand side by side, and an undo takes only the game's own away."""
    assert not set(TABLE_EVENTS) & {kind for game in catalogue.newest() for kind in event_kinds(game.id)}


def test_no_message_is_unused() -> None:
    referred = {node.id.name for message in messages("ru").values() for node in _references(message)}
    unused = messages("ru").keys() - literal_keys() - built() - referred
    assert not unused, f"unused: {', '.join(sorted(unused))}"


def test_keys_that_are_put_together_belong_to_a_known_family() -> None:
    """A new f-string among the keys needs a line in `families`, lest a part of it be missing."""
    begun = {
        node.values[0].value
        for argument in first_arguments("text", "html")
        for node in ast.walk(argument)
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)
    }
    assert begun <= families().keys()


def test_markup_is_never_said_where_it_would_be_shown_as_it_is() -> None:
    plain = {text for argument in first_arguments("text") for text in strings(argument)} | families()["toast-"]
    marked = {
        key
        for key in plain & messages("ru").keys() & messages("en").keys()
        if "<" in str(_source("ru", key) + _source("en", key))
    }
    assert not marked


def test_no_sentence_for_players_lives_in_code() -> None:
    """Russian letters stand in docstrings, where they quote the printed rules, and nowhere else."""
    docstrings = {id(node.value) for node in nodes(ast.Expr, SPOKEN) if isinstance(node, ast.Expr)}
    spoken = [
        node.value
        for node in nodes(ast.Constant, SPOKEN)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in docstrings
        and re.search("[а-яё]", node.value, re.IGNORECASE)
    ]
    assert not spoken


def test_one_place_decides_how_a_suit_is_written() -> None:
    """And none of a card's black suits is an emoji there, which would be black on a dark bubble, too."""
    docstrings = {id(node.value) for node in nodes(ast.Expr, SPOKEN) if isinstance(node, ast.Expr)}
    in_code = {
        node.value for node in nodes(ast.Constant, SPOKEN)
        if isinstance(node, ast.Constant) and id(node) not in docstrings and SUITS.search(str(node.value))
    }  # fmt: skip
    in_words = [key for language in LANGUAGES for key in messages(language) if SUITS.search(_source(language, key))]
    assert in_code == {*SUIT_SIGNS}
    assert in_words == []
    assert not {"♠", "♣", "\ufe0f"} & {*SUIT_SIGNS[0], *SUIT_SIGNS[3]}


def test_russian_declines_no_name_of_a_game() -> None:
    """«Рейдеры закрыт», «ход в Рейдеры»: a game's name stands by itself, with a sign before or behind it."""
    lines = [line for path in sorted((LOCALES / "ru").glob("*.ftl")) for line in path.read_text("utf-8").splitlines()]
    named = [line for line in lines if "{ $game }" in line]
    assert named
    assert [line for line in named if not SET_APART.search(line)] == []


@pytest.mark.parametrize(
    ("n", "tiles"),
    [
        (1, "1 фишка"),
        (2, "2 фишки"),
        (5, "5 фишек"),
        (11, "11 фишек"),
        (21, "21 фишка"),
        (22, "22 фишки"),
        (112, "112 фишек"),
    ],
)
def test_russian_counts_as_russians_do(n: int, tiles: str) -> None:
    assert speak("ru").text("tiles", n=n) == tiles


@pytest.mark.parametrize(
    ("code", "language"),
    [
        ("ru", "ru"),
        ("uk", "ru"),
        ("be-BY", "ru"),
        ("KK", "ru"),
        ("en-gb", "en"),
        ("pt-br", "en"),
        (None, "ru"),
        ("", "en"),
    ],
)
def test_people_are_spoken_to_in_the_nearer_language(code: str | None, language: str) -> None:
    assert speak(code).language == language


def test_whatever_comes_from_outside_is_escaped_once() -> None:
    said = speak("ru").html("turn", name='<b>&"', until=Html("<i>до 5</i>"))
    assert said == '👉 Ходит <b>&lt;b&gt;&amp;"</b> · <i>до 5</i>'
    assert speak("ru").html("upturn-event-laid", name=said, tiles="1").count("&lt;") == 1


def test_plain_text_stays_plain() -> None:
    assert speak("en").text("toast-not-your-turn", name="<b>") == "It's <b>'s turn. I'll call you"


def test_a_missing_message_falls_back_to_the_other_language_then_to_its_key(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for language, text in {"ru": "here = тут\nbroken = { $absent }", "en": "there = there\nbroken = whole"}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(words_module, "LOCALES", tmp_path)
    monkeypatch.setattr(words_module, "sources", sources.__wrapped__)
    monkeypatch.setattr(words_module, "compiled", compiled.__wrapped__)
    words = Words("ru")
    with capture_logs() as told:
        said = [words.text(key) for key in ("here", "there", "broken", "nowhere")]
    assert said == ["тут", "there", "whole", "nowhere"]
    lines = [line["event"] for line in told]
    assert [*lines[:1], *lines[2:]] == ["missing in ru: there", "missing in ru: nowhere", "missing in en: nowhere"]
    assert lines[1].startswith("wrong in ru: broken: ")


def _references(message: ftl.Message) -> list[ftl.MessageReference]:
    found: list[ftl.MessageReference] = []

    class References(Visitor):
        def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
            found.append(node)

    References().visit(message)
    return found


def _source(language: str, key: str) -> str:
    """The literal text of a message."""
    found: list[str] = []

    class Literals(Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
            found.append(node.value)

    Literals().visit(messages(language)[key])
    return "".join(found)
