"""What people are taught at the table, and that no game forgets any of it."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
import regex

from bot.callback_data import Press, Verb, parse
from bot.screens import games, teaching
from bot.screens.lesson import SIGNS
from bot.screens.screen import Scene, Screen
from bot.text.names import units
from bot.text.words import LANGUAGES, speak
from games import catalogue
from games.game import Seat
from games.sessions import lobby, play
from games.sessions.session import Session
from tests.bot.screens.courses import Course, on_courses, screens
from tests.bot.screens.stage import buttons, mocked, plain, scene
from tests.games.sessions.tables import ANYA, BORYA, NOON, VIKA, gathering

EMOJI = regex.compile(r"[\p{Extended_Pictographic}●✓✖][\uFE0F\u20E3]?")
SPOKEN = regex.compile(r"^[^\p{L}]*\p{L}")
"""A label that says in words what its sign means."""
every_game = pytest.mark.parametrize("game", [game.id for game in catalogue.newest()])
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def begun(game: str, *adepts: int) -> Session:
    """A game that has just begun between Аня, Боря and Вика; all but some play it for the first time."""
    return lobby.start(gathering(ANYA, BORYA, VIKA, game=game), ANYA, NOON, chance=3, adepts=frozenset(adepts)).session


def on(session: Session) -> Seat:
    return min(session.awaited)


def hand(session: Session, seat: Seat, menu: str = "") -> str:
    return mocked(teaching.hand(scene(session, seat=seat), menu, ""))


def words_of(game: str, key: str) -> str:
    return plain(speak("ru").html(f"{game}-{key}"))


def steps(session: Session, seat: Seat, menu: str = "") -> list[str]:
    """The first steps that are left to do."""
    shown, lesson = hand(session, seat, menu), games.of(session.game).lesson
    return [step.key for step in lesson.steps if words_of(session.game, f"step-{step.key}") in shown]


@every_game
@in_every_language
def test_a_minute_is_five_sentences_and_the_signs(game: str, language: str) -> None:
    text = plain(teaching.minute(speak(language), game).text)
    title, rules, signs = text.split("\n\n")
    assert speak(language).text(f"game-{game}") in title
    assert len(rules.split("\n")) == 5
    assert all(line.endswith(".") for line in rules.split("\n"))
    assert len(signs.split("\n")) == len(games.of(game).lesson.signs)
    assert units(text) <= 1500


@every_game
def test_from_a_minute_one_comes_to_all_the_rules(game: str) -> None:
    (way,) = buttons(teaching.minute(speak("ru"), game))
    assert parse(way.data) == Press(Verb.RULES, choice=game)


@every_game
def test_the_first_hand_of_a_novice_tells_the_rules_until_the_first_move(game: str) -> None:
    session, rules = begun(game), words_of(game, "minute")
    moved = tuple(replace(chair, seen=True) for chair in session.chairs)
    for seat, _ in session.seats():
        assert rules.split("\n")[0] in hand(session, seat)
        assert "Правила за минуту" not in hand(replace(session, chairs=moved), seat)
        assert "Правила за минуту" not in hand(begun(game, *(c.person.id for c in session.chairs)), seat)


@every_game
def test_the_first_steps_are_three_and_for_whoever_is_on_turn_for_the_first_time(game: str) -> None:
    session = begun(game)
    for seat, chair in session.seats():
        assert len(steps(session, seat)) == (3 if session.asked(seat) else 0)
        assert steps(begun(game, chair.person.id), seat) == []


def made(session: Session, *, passive: bool = False) -> Session:
    """The session after the first move of that sort of whoever is on."""
    seat, book = on(session), session.rule_book
    move = next(move for move in book.moves(session.state, seat) if move.passive == passive and not move.aside)
    return play.play(session, session.chairs[seat].person, move.code, session.acted + 5).session


def test_steps_of_upturn_go_as_they_are_done() -> None:
    session = begun("upturn")
    seat = on(session)
    tile = next(parse(b.data).choice for b in buttons(drawn(session, seat)) if parse(b.data).verb is Verb.WHY)
    assert steps(session, seat, tile) == ["undo"], "whoever has opened a menu knows how to move"
    assert steps(made(session, passive=True), seat) == ["lay", "undo"], "what is drawn may be laid"
    assert steps(made(session), seat) == []


def test_what_somebody_draws_in_a_later_turn_teaches_them_nothing_again() -> None:
    session = begun("upturn")
    seat = on(session)
    while on(session := made(session)) != seat:
        pass
    later = made(session, passive=True)
    assert later.asked(seat)
    assert steps(session, seat) == steps(later, seat) == []


def test_steps_of_aforator_go_as_they_are_done() -> None:
    session = begun("aforator")
    seat = on(session)
    card = next(parse(b.data).choice for b in buttons(drawn(session, seat)) if parse(b.data).verb is Verb.OPEN)
    assert steps(session, seat, card) == ["lead", "table"]
    assert steps(made(session), seat) == []


def test_steps_of_raiders_go_as_they_are_done() -> None:
    session = begun("raiders")
    seat = on(session)
    card = next(parse(b.data).choice for b in buttons(drawn(session, seat)) if parse(b.data).verb is Verb.OPEN)
    assert steps(session, seat, card) == ["raid", "end"]
    spent = replace(session, state=session.state._replace(spent=True))
    assert steps(spent, seat) == ["end"]
    assert steps(made(session), seat) == [], "others are to answer"


def test_steps_of_raiders_are_of_the_first_round() -> None:
    session = begun("raiders")
    seat = on(session)
    known = replace(session, chairs=tuple(replace(chair, seen=True) for chair in session.chairs))
    assert steps(known, seat) == ["raid", "end"]
    assert steps(turns(known, len(session.chairs)), seat) == []
    assert "raid" in steps(turns(session, len(session.chairs)), seat), "who has slept until now is still new"


def test_windows_of_raiders_explain_what_a_pass_is() -> None:
    session = begun("raiders")
    state = session.state._replace(phase="window", fighter=0, prize=session.state.lots[0].estate, asked=0b111)
    chairs = tuple(replace(chair, since=NOON, answers=True, order="always") for chair in session.chairs)
    window, asked = replace(session, state=state, chairs=chairs), Seat((on(session) + 1) % 3)
    assert steps(window, asked) == ["answer"]
    assert steps(turns(window, 3 * len(session.chairs)), asked) == []


def turns(session: Session, n: int) -> Session:
    """So many turns of Raiders later."""
    return replace(session, state=session.state._replace(turns=n))


@pytest.mark.parametrize(("chosen", "idle"), [({}, "🤝🤫🚨"), ({"disputes": "burn"}, "🤝"), ({"pairs": True}, "🤫🚨")])
def test_signs_that_a_table_of_raiders_never_shows_are_not_taught_there(chosen: dict[str, object], idle: str) -> None:
    session = begun("raiders")
    session = replace(session, state=session.state._replace(**chosen))
    taught = {sign for signs, _ in teaching.at_table(scene(session, seat=Seat(0))) for sign in signs}
    every = {sign for signs, _ in teaching.legend(speak("ru"), "raiders") for sign in signs}
    assert every - taught == {*idle}


def drawn(session: Session, seat: Seat) -> Screen:
    return teaching.hand(scene(session, seat=seat), "", "")


@every_game
def test_a_board_and_a_hand_lead_to_what_their_signs_mean(game: str) -> None:
    session = begun(game)
    board = games.of(game).board(scene(session))
    assert (Verb.EXPLAIN, SIGNS) in presses(board)
    for seat, _ in session.seats():
        assert (Verb.LOOK, SIGNS) in presses(drawn(session, seat))
    page = teaching.hand(scene(session, seat=on(session)), SIGNS, "")
    assert presses(page) == [(Verb.LOOK, "")]
    assert all(plain(line) in plain(page.text) for _, line in teaching.at_table(scene(session)))


def presses(screen: Screen) -> list[tuple[Verb, str]]:
    read = (parse(button.data) for button in buttons(screen) if button.data)
    return [(press.verb, press.choice) for press in read]


def test_a_board_that_plays_no_more_explains_nothing() -> None:
    over = replace(begun("upturn"), status="closed", ended=NOON)
    assert teaching.explained(scene(over), SIGNS) == speak("ru").text("toast-over")


def test_the_alert_is_of_the_signs_that_are_there() -> None:
    alert = teaching.explained(scene(begun("upturn")), SIGNS)
    assert "👉 — чей ход" in alert
    assert "👯" not in alert


@on_courses()
def test_every_sign_of_a_board_or_a_hand_is_explained(course: Course) -> None:
    for shown in screens(course, "ru"):
        known = {sign for signs, _ in teaching.legend(speak("ru"), course.game) for sign in signs}
        known |= {sign for signs in teaching.COMMON.values() for sign in signs}
        game = scene(shown.session)
        for screen in (shown.board, *shown.private):
            assert {*signs_of(screen, game)} <= known


@on_courses()
@in_every_language
def test_the_alert_has_room_for_every_sign_of_a_board(course: Course, language: str) -> None:
    for shown in screens(course, language):
        if shown.session.status == "playing":
            alert = teaching.explained(scene(shown.session, language), SIGNS)
            there = {*EMOJI.findall(plain(shown.board.text))} - {scene(shown.session).sign}
            known = {sign for signs, _ in teaching.legend(speak(language), course.game) for sign in signs}
            assert {sign for sign in there & known if sign not in alert} == set()


def signs_of(screen: Screen, game: Scene) -> Iterator[str]:
    """The signs that stand on a screen, but for that of the game itself, and where words say the same."""
    labels = " ".join(button.label for button in buttons(screen) if not SPOKEN.match(button.label))
    yield from (sign for sign in EMOJI.findall(plain(screen.text) + labels) if sign not in game.sign)
