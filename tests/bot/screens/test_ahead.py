"""What somebody orders ahead, drawn: every order is a tap or two away, fits, and says what it is."""

from collections.abc import Iterator
from dataclasses import replace

from bot.callback_data import Press, Verb, parse
from bot.screens import ahead
from bot.screens.ahead import AHEAD, OWN
from bot.screens.screen import Screen
from bot.text.words import escaped
from games.game import Seat
from games.sessions.ahead import MOST, order
from games.sessions.session import Session
from tests.bot.screens.courses import Course, drawn, on_courses
from tests.bot.screens.guards import TEXT_UNITS, fits, of, redealt
from tests.bot.screens.labels import LONG, labels, too_wide
from tests.bot.screens.stage import bare, buttons, mocked, plain, renamed, scene
from tests.games.raiders.builders import table as raiders
from tests.games.sessions import windowed
from tests.games.sessions.stuck import STUCK, at
from tests.games.sessions.tables import BORYA, NOON, A, B, V
from tests.games.upturn.builders import table

HAND = Screen(escaped("Рука"))
LANGUAGES = ("ru", "en")
WAITING = at(table("30 31 40", "41 44 up updown", last=20, up=True))


def hand(session: Session, menu: str = "", seat: Seat = B, language: str = "ru") -> Screen:
    return ahead.in_hand(scene(session, language, seat=seat), HAND, menu)


def menus(session: Session, seat: Seat, language: str) -> Iterator[Screen]:
    """The hand and all that opens from it."""
    first = hand(session, "", seat, language)
    yield from (first, hand(session, OWN, seat, language), top := hand(session, AHEAD, seat, language))
    for press in presses(top):
        if press.verb is Verb.LOOK and press.choice.startswith(f"{AHEAD}."):
            yield hand(session, press.choice, seat, language)


def presses(screen: Screen) -> list[Press]:
    return [parse(button.data) for button in buttons(screen) if button.data]


def test_a_waiting_hand_leads_to_what_can_be_ordered_and_one_on_turn_does_not() -> None:
    assert mocked(hand(WAITING)) == "Рука\n[⏩ Заранее] [⚙️ Само]"
    assert hand(WAITING, seat=A) == HAND


def test_orders_stand_in_their_order_wherever_they_are_told() -> None:
    session = order(order(WAITING, BORYA, "41", NOON).session, BORYA, "updownu", NOON).session
    assert "⏩ Сыграю сам: 41✋, иначе ↕️⬆️" in mocked(hand(session))
    menu = bare(mocked(hand(session, AHEAD)))
    assert "1. 41✋\n2. ↕️⬆️" in menu
    assert "[1✓ 41✋]" in menu
    assert "[2✓ ↕️]" in menu
    assert "[Забыть всё] [‹ Назад]" in menu


def test_a_tile_with_variants_asks_which_and_leads_back() -> None:
    menu = bare(mocked(hand(WAITING, f"{AHEAD}.44"))).split("\n")
    assert {*menu[-3:-1]} == {"[44👯 одна]", "[44👯 и числа до него]"}
    assert menu[-1] == "[‹ Назад]"


def test_a_hand_whose_move_is_about_to_be_made_says_so() -> None:
    stuck = at(STUCK)
    assert "выбирать не из чего" in hand(stuck, seat=A).text
    assert "выбирать не из чего" not in hand(replace(stuck, chairs=tuple(
        replace(chair, plays=None) for chair in stuck.chairs)), seat=A).text  # fmt: skip


def test_whoever_wants_to_do_everything_themselves_says_so_behind_the_gear() -> None:
    off = replace(WAITING, chairs=tuple(replace(chair, auto=False) for chair in WAITING.chairs))
    assert [[p.verb, p.choice] for p in presses(hand(WAITING, OWN))] == [[Verb.AUTO, "off"], [Verb.LOOK, ""]]
    assert [[p.verb, p.choice] for p in presses(hand(off, OWN))] == [[Verb.AUTO, "on"], [Verb.LOOK, ""]]


def test_an_answer_for_ones_property_is_said_in_words() -> None:
    session = windowed.at(raiders("kd 6d", "5h 3d", "3c th", lots="club1:1:3h market1", trump="c"))
    labels = [bare(button.label) for button in buttons(hand(session, f"{AHEAD}.5h"))]
    assert any("если идут: Клуб" in label for label in labels)


def test_of_twins_from_two_sets_one_can_be_ordered() -> None:
    twins = windowed.at(raiders("kd 6d", "5h 5h2 3d", "3c th", lots="club1:1:3h market1", trump="c"))
    once = windowed.at(raiders("kd 6d", "5h 3d", "3c th", lots="club1:1:3h market1", trump="c"))
    assert presses(hand(twins, AHEAD)) == presses(hand(once, AHEAD))


def test_a_capture_of_the_longest_name_fits_behind_its_number() -> None:
    twins = windowed.at(raiders("kd 3d", "tc th", "td 6d", lots="diner1:0:7h diner2:1:7h2", trump="c"))
    long = renamed(twins, LONG["en"])
    labels = [bare(button.label) for button in buttons(hand(long, f"{AHEAD}.td", V, "en"))]
    assert "10♦️ → Restaurant 🛡7♥️ Christop…" in labels


@on_courses()
def test_everything_that_can_be_ordered_is_a_tap_or_two_away_and_fits(course: Course) -> None:
    for number, before in enumerate(drawn(course)):
        language = LANGUAGES[number % 2]
        session = renamed(before, LONG[language])
        for seat, chair in session.seats():
            plans = scene(session, seat=seat).seated.plans
            assert bool(plans) is (session.status == "playing" and not session.asked(seat) and bool(plans))
            if not plans:
                continue
            some = plans[:: max(len(plans) // MOST, 1)][:MOST]
            codes = [move.code for move in some]
            asked = replace(session, chairs=tuple(
                replace(each, ahead=tuple(codes)) if each is chair else each for each in session.chairs))  # fmt: skip
            shown = [*menus(asked, seat, language)]
            offered = {press.choice for screen in shown for press in presses(screen) if press.verb is Verb.AHEAD}
            assert offered >= {move.code for move in plans}
            for screen in shown:
                fits(screen, TEXT_UNITS)
                named = [bare(button.label) for button in buttons(screen)]
                assert len(named) == len({*named}), named
            assert too_wide(labels(shown, private=True)) == []
            assert all(order_in_words(asked, seat, code, language) in plain(shown[0].text) for code in codes)


def order_in_words(session: Session, seat: Seat, code: str, language: str) -> str:
    view = scene(session, language, seat=seat)
    return plain(of(session).planned(view, next(move for move in view.seated.plans if move.code == code)))


@on_courses()
def test_what_can_be_ordered_depends_on_nothing_hidden(course: Course) -> None:
    for chance, session in enumerate(drawn(course)):
        for seat, _ in session.seats():
            other = redealt(session, seat, chance)
            if not session.asked(seat) and not other.asked(seat):
                assert [*menus(other, seat, "ru")] == [*menus(session, seat, "ru")]
