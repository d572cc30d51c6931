"""What a table of Raiders makes of its pictures, scene by scene."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.pictures.drawing import Player
from bot.pictures.raiders.scenes import (
    RaidersBoard,
    RaidersCapture,
    RaidersEnd,
    RaidersHand,
    RaidersOptions,
    RaidersTricks,
)
from bot.pictures.raiders.values import Card, Free, Icon, Kin, Laid, Place, Standing
from bot.screens import games
from bot.screens.raiders.drawn import line
from bot.screens.screen import Scene
from games.game import Seat
from games.raiders.piles import Played
from games.sessions.session import Session
from tests.bot.screens.stage import plain, renamed, scene
from tests.bot.screens.test_raiders import HANDS, STREET, cards, lot, played, raid, table
from tests.games.sessions.tables import NOON

SCREENS = games.of("raiders")
A, B, V, G = map(Seat, range(4))
RUSH, CUFFS, EXCUSE = played(A, "6c", "jc"), played(B, "ts", "jc"), played(V, "8d", "ts")


def drawn(session: Session, seat: Seat | None = None, language: str = "ru", **more: Any) -> Scene:
    return scene(session, language, seat=seat, pictured=True, **more)


def board(session: Session) -> RaidersBoard:
    drawing = SCREENS.board(drawn(session)).drawing
    assert isinstance(drawing, RaidersBoard)
    return drawing


def capture(session: Session) -> RaidersCapture:
    drawing = SCREENS.board(drawn(session)).drawing
    assert isinstance(drawing, RaidersCapture)
    return drawing


def tricks(session: Session) -> RaidersTricks:
    drawing = SCREENS.board(drawn(session)).drawing
    assert isinstance(drawing, RaidersTricks)
    return drawing


def hand(session: Session, seat: Seat, menu: str = "") -> RaidersHand:
    drawing = SCREENS.hand(drawn(session, seat), menu, "").drawing
    assert isinstance(drawing, RaidersHand)
    return drawing


def options(session: Session, seat: Seat, menu: str) -> RaidersOptions:
    drawing = SCREENS.hand(drawn(session, seat), menu, "").drawing
    assert isinstance(drawing, RaidersOptions)
    return drawing


def by_name(drawing: RaidersHand) -> Mapping[str, Card]:
    return {card.name: card for card in drawing.cards}


def test_the_board_has_streets_with_like_property_joined_and_what_is_nobodys() -> None:
    shown = board(table())
    assert shown.free == (Free("kiosk", "Ларёк", 5, 3, 1),)
    clubs, market = shown.streets[A].owned
    assert (clubs.kind, clubs.cash, len(clubs.guards)) == ("club", 6, 2)
    assert isinstance(market, Kin)
    assert [street.cash for street in shown.streets] == [12, 8, 0, 0]
    assert [street.hand for street in shown.streets] == [6, 5, 3, 2]
    assert (shown.turn, shown.head.trump, shown.head.goal, shown.fighters, shown.estates) == (0, "spades", 36, 3, 1)
    assert shown.streets[B].owned[0].guards[0] is not None
    assert shown.streets[B].owned[0].guards[0].trump


def test_several_of_nobodys_are_told_by_kind_and_so_is_that_there_are_none() -> None:
    free = board(table(lots=(*STREET, lot("kiosk2"), lot("plant1")))).free
    assert [(one.name, one.n, one.cash) for one in free] == [("Ларёк", 2, 3), ("Завод", 1, 7)]
    assert board(table(lots=STREET[1:])).free == ()


def test_after_the_end_nobody_is_on_turn() -> None:
    assert board(replace(table(phase="over", winner=A), status="finished")).turn is None


def test_nothing_of_a_board_but_its_caption_knows_the_time_or_who_is_away() -> None:
    session = table()
    away = replace(session, chairs=tuple(replace(chair, stand_in=True, since=NOON + 5) for chair in session.chairs))
    one, other = (SCREENS.board(drawn(each, now=now)) for each, now in ((session, NOON), (away, NOON + 9999)))
    assert one.text != other.text
    assert one.drawing == other.drawing


@pytest.mark.parametrize("session", [raid(RUSH), table(phase="window", pile=(played(V, "as", "9s"),), clock="none")])
def test_a_window_looks_alike_whoever_has_answered(session: Session) -> None:
    shown = {
        SCREENS.board(drawn(replace(session, state=session.state._replace(asked=asked)))).drawing
        for asked in (0b1111, 0b0101, 0b1000)
    }
    assert len(shown) == 1


def test_a_capture_has_both_fighters_and_its_pile_under_them() -> None:
    shown = capture(raid(RUSH, CUFFS, EXCUSE, played(B, "4s", "9s")))
    assert shown.attacker is not None
    assert shown.guard is not None
    assert (shown.attacker.name, shown.attacker.might, shown.raider) == ("Кабан", 6, 0)
    assert (shown.guard.name, shown.guard.might, shown.owner, shown.kind) == ("Сыщик", 5, 1, "bank")
    assert shown.left.rows == (
        Laid(1, 0, "Наезд", "+3"),
        Laid(2, 1, "Наручники", "−5", dead=True),
        Laid(3, 2, "Отмазка", icon="cross", cancels=2),
    )
    assert shown.right.rows == (Laid(4, 1, "Подмога", "+2"),)
    assert (shown.verdict.attack, shown.verdict.defence, shown.verdict.sort) == (9, 7, "taken")


def test_what_makes_a_card_void_lies_right_below_it() -> None:
    shown = capture(raid(CUFFS, RUSH, EXCUSE))
    assert [row.n for row in shown.left.rows] == [1, 3, 2]


def test_of_a_long_pile_the_older_cards_are_summed_up() -> None:
    twice = played(A, "6s", "jc")
    shown = capture(raid(RUSH, CUFFS, twice, played(V, "3s", "jc"), played(G, "4c", "jc")))
    assert shown.left.earlier == "ещё 2: −2"
    assert [row.n for row in shown.left.rows] == [3, 4, 5]


@pytest.mark.parametrize(
    ("pile", "sort", "words", "score"),
    [
        ((), "dies", "гибнут оба", (6, 5)),
        ((RUSH,), "taken", "захват удаётся", (9, 5)),
        ((CUFFS,), "dies", "гибнет Кабан", (1, 5)),
        ((played(V, "as", "9s"),), "dies", "гибнет Кабан", (6, None)),
        ((played(V, "as", "jc"),), "off", "захвата нет", (None, None)),
        ((played(A, "7d", "jc"),), "off", "захвата нет", (None, None)),
    ],
)
def test_every_end_of_a_capture_has_a_score_words_and_a_sign(
    pile: tuple[Played, ...], sort: str, words: str, score: tuple[int | None, int | None]
) -> None:
    how = capture(raid(*pile)).verdict
    assert (how.sort, how.words, (how.attack, how.defence)) == (sort, words, score)


def test_against_a_guard_it_is_told_what_the_property_takes() -> None:
    assert capture(raid(RUSH)).verdict.when == ("если все спасуют", " · вещь ", Icon("might"), " 8")
    assert capture(raid(CUFFS)).verdict.when == ("если все спасуют",)


def test_who_would_be_gone_before_the_fight_has_a_seal() -> None:
    killed, back = capture(raid(played(V, "as", "9s"))), capture(raid(played(A, "7d", "jc")))
    assert killed.guard is not None
    assert back.attacker is not None
    assert (killed.guard.leaves, back.attacker.leaves) == ("skull", "hand")


def test_of_nobodys_property_there_is_no_guard_and_no_owner() -> None:
    shown = capture(raid(estate="kiosk1"))
    assert (shown.owner, shown.guard, shown.kind, shown.verdict.defence, shown.verdict.might) == (
        None,
        None,
        "kiosk",
        None,
        5,
    )


def test_everybody_has_a_bar_and_a_pair_one_together() -> None:
    assert capture(raid()).standings == tuple(Standing((seat,), cash) for seat, cash in enumerate((12, 8, 0, 0)))
    assert capture(raid(pairs=True)).standings == (Standing((0, 2), 12), Standing((1, 3), 8))


def test_tricks_alone_show_the_first_large_and_whom_it_is_aimed_at() -> None:
    shown = tricks(table(phase="window", pile=(played(V, "as", "9s"),), asked=0b1111, clock="none"))
    assert (shown.seat, shown.trick.name, shown.trick.icon) == (2, "Замочить", "skull")
    assert shown.aim is not None
    assert shown.aim.fighter is not None
    assert (shown.aim.fighter.name, shown.aim.kind, shown.aim.seat) == ("Сыщик", "bank", 1)
    assert shown.comes == ("гибнет Сыщик", Icon("spades"))


def test_of_a_searched_hand_the_group_sees_how_large_it_is() -> None:
    shown = tricks(table(phase="search", pile=(played(A, "9c", B),), step=1))
    assert shown.aim is not None
    assert (shown.aim.seat, shown.aim.hand) == (1, 5)
    assert [part.name for part in shown.when if isinstance(part, Player)] == ["Аня", "Боря"]


def test_a_window_on_a_hand_tells_what_each_card_would_make_of_it() -> None:
    shown = hand(raid(RUSH), B)
    assert shown.heading == (Player("Аня", "Игрок 1"), " хочет твой Банк")
    assert shown.score == ("9 : 5",)
    sheriff, squirrel = by_name(shown)["Шериф"], by_name(shown)["Хомяк"]
    assert sheriff.tab == ("4 : 5, отбито",)
    assert (squirrel.tab, squirrel.playable) == ((), False)
    playable = [card.playable for card in shown.cards]
    assert playable == sorted(playable, reverse=True)


def test_a_capture_that_needs_one_tap_stands_on_a_tab() -> None:
    shown = hand(table(), A)
    tabs = {card.name: card.tab for card in shown.cards if card.tab}
    assert tabs
    assert all(tab[0] == Icon("flag") for tab in tabs.values())


def test_a_hand_that_waits_shows_what_is_its_owners_and_nothing_else() -> None:
    shown = hand(table(), B)
    assert all(card.playable and not card.tab for card in shown.cards)
    assert shown == hand(table(turn=G, lots=STREET[:2]), B)


def test_twins_are_one_card() -> None:
    (card,) = hand(table(hands=(cards("jc jc2"), (), (), ())), A).cards
    assert (card.rank, card.n) == ("J", 2)


def test_who_searches_sees_the_cards_and_which_may_go() -> None:
    shown = hand(table(phase="search", pile=(played(A, "9c", B),), step=1), A)
    assert [card.name for card in shown.cards if card.playable] == ["Хомяк", "Лиса"]
    assert len(shown.cards) == 5


def test_a_card_has_a_line_for_each_capture_and_target() -> None:
    raids = options(table(), A, "jc").options
    assert {option.kind for option in raids} == {"kiosk", "bank"}
    assert [option.fails for option in raids] == [False, True]
    excuse = options(raid(RUSH, played(V, "3s", "9s")), B, "8h")
    assert [(option.n, option.at, option.tab) for option in excuse.options] == [
        (1, ("Наезд +3",), ("оба гибнут",)),
        (2, ("Подножка −3",), ("9 : 5",)),
    ]


def test_what_an_effect_costs_is_chosen_from_cards_with_what_they_make() -> None:
    shown = hand(raid(fighter="jc"), A, "+jc")
    assert all(card.tab == ("8 : 5, взято",) for card in shown.cards if card.playable)


def finished(**changes: Any) -> Session:
    """A game that has just ended."""
    return replace(table(phase="over", **changes), status="finished", ended=NOON + 60)


def ended(session: Session, played: tuple[Any, ...] = ()) -> RaidersEnd:
    views = tuple(session.rule_book.view(state, None) for state in played)
    drawing = SCREENS.ended(drawn(session, played=views)).drawing
    assert isinstance(drawing, RaidersEnd)
    return drawing


def test_the_end_has_the_street_that_has_won_and_everybodys_place() -> None:
    shown = ended(finished(winner=A, goal=12, turns=15))
    assert (shown.word, shown.winners, shown.cash, shown.facts) == ("Победа", ((0,),), 12, "4 круга")
    assert [[kin.kind for kin in street] for street in shown.streets] == [["club", "market"]]
    assert shown.places == (Place(2, (1,), 8), Place(3, (2,), 0), Place(3, (3,), 0))
    assert shown.series == ()


def test_a_pair_wins_together_with_both_streets() -> None:
    shown = ended(finished(winner=A, goal=12, pairs=True))
    assert (shown.winners, len(shown.streets), shown.places) == (((0, 2),), 2, (Place(2, (1, 3), 8),))


def test_without_anybody_at_the_goal_it_is_said_who_has_most_and_a_draw_is_one() -> None:
    assert ended(finished(turns=48)).word == "Больше всех, но не до цели"
    level = ended(finished(turns=48, lots=(lot("bank1", A, "kh"), lot("bank2", B, "9s"))))
    assert (level.word, level.winners) == ("Ничья", ((0,), (1,)))


def test_the_chart_has_what_everybody_had_at_the_end_of_each_circle() -> None:
    session = finished(winner=A, goal=12, turns=9)
    course = [session.state._replace(turns=turn, lots=STREET[: 1 + turn // 4 * 2]) for turn in range(10)]
    assert ended(session, tuple(course)).series == ((0, 6, 12, 12), (0, 0, 8, 8), (0, 0, 0, 0), (0, 0, 0, 0))


def test_in_private_the_end_is_the_picture_of_the_group() -> None:
    session = finished(winner=A, goal=12)
    assert SCREENS.hand(drawn(session, B), "", "").drawing == ended(session)


def test_below_a_picture_the_caption_leaves_out_what_it_shows() -> None:
    text = plain(SCREENS.board(drawn(table())).text)
    assert "Карт на руках" not in text
    assert "Клуб" not in text
    assert "Ходит" in text
    assert "Сыщик" in plain(SCREENS.board(drawn(raid())).text)
    assert "Хомяк" not in plain(SCREENS.hand(drawn(raid(RUSH), B), "", "").text)


def test_without_pictures_there_is_no_drawing() -> None:
    session = table()
    assert SCREENS.board(scene(session)).drawing is None
    assert SCREENS.hand(scene(session, seat=A), "", "").drawing is None


def test_two_of_one_name_are_told_apart() -> None:
    shown = board(renamed(table(), ("Саша", "Саша", "Вика", "Гена")))
    assert len({player.name for player in shown.players}) == 4


def test_signs_among_words_become_icons_and_names_stand_by_themselves() -> None:
    anya = Player("Аня {s} ♥️", "Игрок 1")
    assert line("9:💪8", (anya,)) == ("9:", Icon("might"), "8")
    assert line("\ue000 → ♥️", (anya,)) == (anya, " ", Icon("right"), " ", Icon("hearts"))


def test_of_twins_the_second_may_be_given_up_after_the_first() -> None:
    """One stands for both until it is given."""
    session = raid(hands=(cards("6c 6c2 7d"), *HANDS[1:]))
    before, after = (hand(session, A, menu) for menu in ("+jc", "+jc+6c"))
    assert {(card.rank, card.n) for card in before.cards} == {("6", 2), ("7", 1)}
    assert {(card.rank, card.n) for card in after.cards} == {("6", 1), ("7", 1)}
