"""How scripted people play: any game by what is offered, a known one in its own way; and each has a scene."""

from random import Random

import pytest

from bot.playground import policies
from bot.playground.policies import anything, raiders, upturn
from bot.playground.scenes import SCENES
from games import catalogue
from tests.playground.test_players import TURN, view

HEADER = "Дуэль · Дачники\n"


@pytest.mark.parametrize(
    ("screen", "choice"),
    [
        (view(TURN, "· 12", "37"), "37"),
        (view("⏳ Дуэль · Дачники\nОсталось 5 минут", "37", "Что на столе?"), "37"),
        (view(HEADER + "🎁 Кому?", "Боря"), "Боря"),
        (view(HEADER + "Пока ходят другие.", "Что на столе?"), None),
        (view(HEADER + "Сыграно: 37", "↩️ Вернуть"), None),
        (view(HEADER + "Кому?", "Боря", "‹ Назад"), "Боря"),
        (view(HEADER + "Кому?", "Боря", "‹ Назад", tried="Боря"), "‹ Назад"),
        (view(TURN, "37", tried="37"), None),
        (view("Привет! Я Кон.", "Мои игры"), None),
        (view("Боря молчит. Не ждать?", "Пусть играет 🤖|Не надо"), "Не надо"),
    ],
)
def test_who_does_not_know_a_game_tries_what_is_offered(screen: object, choice: str | None) -> None:
    assert policies.policy("a game of tomorrow", Random(1), 2)(screen) == choice  # type: ignore[arg-type]  # a View


def test_a_game_of_which_nobody_has_written_how_to_play_it_is_in_its_middle_after_some_taps() -> None:
    assert not policies.enough("a game of tomorrow", None, anything.MIDDLE - 1)  # type: ignore[arg-type]  # no group
    assert policies.enough("a game of tomorrow", None, anything.MIDDLE)  # type: ignore[arg-type]  # likewise


def test_a_game_is_played_in_its_own_way_by_its_name() -> None:
    assert policies.policy("upturn", Random(1), 4) is upturn.sensible
    assert policies.policy("raiders", Random(1), 4)(view(TURN, "♤ 6|Что на столе?")) == "♤ 6"
    assert raiders.enough.__module__ != anything.enough.__module__


def test_every_game_has_a_scene() -> None:
    assert {game.id for game in catalogue.newest()} < SCENES.keys()
