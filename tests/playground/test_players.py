"""The scripted players: what they tap on screens of UpTurn in any language, and that they get on."""

import asyncio
from random import Random

import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup

from bot.playground.players import Player, play_out
from bot.playground.policies.upturn import at_random, sensible
from bot.playground.view import View
from bot.sandbox.happenings import HANG_SECONDS
from bot.sandbox.sandbox import Sandbox

TURN = "АП ТЕРН · Дачники\n👉 Твой ход · до завтра 10:00\n"


def view(text: str, *rows: str, tried: str = "") -> View:
    """A row a string, its labels apart by `|`."""
    return View(text, tuple(tuple(row.split("|")) for row in rows), frozenset(filter(None, tried.split("|"))))


@pytest.mark.parametrize(
    ("screen", "choice"),
    [
        (view(TURN + "Нужно больше 32 (⬆️)", "37✋|41✋|44👯|60|↕️", "· 12|· 30", "Взять фишку"), "37✋"),
        (view(TURN + "Нужно меньше 32 (⬇️)", "9|12|30|↕️", "· 41", "Взять фишку"), "30"),
        (view(TURN + "Above 98 fits (⬆️)", "↕️|🚫1", "· 12|· 30", "Draw a tile"), "↕️"),
        (view(TURN + "Above 98 fits (⬆️)", "· 12|· 30", "Draw a tile"), "Draw a tile"),
        (view(TURN + "Осталось две", "60 молча|60 📢|↕️", "Взять фишку"), "60 📢"),
        (view("↕️ Куда и кому?", "⬆️ Боря →|⬆️ ← Гена", "⬇️ Боря →", "‹ Назад"), "⬆️ Боря →"),
        (view("🎁 Подарков 5", "Боря 6|Вика 8", "Хватит дарить"), "Боря 6"),
        (view("Осталась одна. Скажи!", "📢 Последняя!"), "📢 Последняя!"),
        (view("Сыграно: 60. Позову.", "↩️ Вернуть|Что на столе?"), None),
        (view(TURN + "Нужно больше 32 (⬆️)", "37✋|41✋", tried="37✋"), "41✋"),
    ],
)
def test_a_sensible_player(screen: View, choice: str | None) -> None:
    assert sensible(screen) == choice


def test_a_random_player_taps_only_when_asked() -> None:
    policy = at_random(Random(1))
    assert policy(view("Сыграно: 60.", "↩️ Вернуть")) is None
    assert policy(view(TURN, "· 12")) == "· 12"


async def test_nobody_waits_for_ever_where_nothing_can_be_tapped(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.playground.players.HANG_SECONDS", -1.0)
    with pytest.raises(ExceptionGroup) as stuck:
        await play_out(sandbox, [sandbox.person("Аня")], lambda: False)
    assert stuck.group_contains(TimeoutError, match="nobody taps anything")


async def test_a_player_taps_on_until_it_is_over(bot: Bot, sandbox: Sandbox) -> None:
    anna = sandbox.person("Аня")
    await anna.start()
    left = [5, 7, 9]

    def keyboard() -> InlineKeyboardMarkup:
        return InlineKeyboardMarkup([[InlineKeyboardButton(str(n), callback_data=str(n)) for n in left]])

    async def serve() -> None:
        offset = 0
        await bot.send_message(anna.id, TURN, reply_markup=keyboard())
        while left:
            for update in await bot.get_updates(offset=offset, timeout=20):
                offset = update.update_id + 1
                if query := update.callback_query:
                    left.remove(int(query.data or ""))
                    await query.answer()
                    await query.edit_message_text(TURN + str(left), reply_markup=keyboard() if left else None)

    player = Player(sandbox, anna)
    async with asyncio.timeout(HANG_SECONDS):
        await asyncio.gather(serve(), player.play(lambda: not left))
    assert player.taps == 3
