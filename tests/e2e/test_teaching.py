"""What a game teaches those who have never heard of it, and where people are led who say something else."""

from bot.sandbox.driver import Person
from tests.e2e.house import House
from tests.e2e.scene import Table, begun, board, hand_of, settled, taps

FIRST_STEPS, MINUTE = "Первые шаги", "Правила за минуту"
SENTENCE = "Кто первым сбросит все фишки, тот победил."


async def test_the_first_game_is_taught_until_the_first_move_and_the_next_is_not(here: House) -> None:
    table = await begun(here)
    mover, other = await table.mover(), await table.waiting()
    assert all(SENTENCE in person.last.text for person in (mover, other))
    assert FIRST_STEPS in mover.last.text
    assert FIRST_STEPS not in other.last.text, "they have nothing to do yet"
    await table.moves()
    assert SENTENCE not in mover.last.text
    assert (await here.store.people.one(mover.id)).learned == ("upturn",)
    await again(table)
    assert MINUTE not in hand_of(mover).text
    assert FIRST_STEPS not in hand_of(mover).text
    assert SENTENCE in hand_of(other).text, "they haven't moved yet"


async def again(table: Table) -> None:
    """The table is stopped, and the same people begin anew."""
    host = table.people[0]
    await host.says("/stop", table.group)
    await taps(table.here, host, "Прервать игру", table.group)
    await settled(table.here)
    await table.here.game(table.group, *table.people)
    await settled(table.here)


async def test_the_rules_in_a_minute_come_in_private_from_a_lobby(here: House) -> None:
    (anya,) = await here.friends("Аня")
    (vika,) = await here.friends("Вика", started=False)
    group = here.group(anya, vika)
    await here.lobby(group, anya)
    said = len(group.said)
    assert (await anya.taps(MINUTE, group)).text == "Рассказываю у тебя в личке"
    led = await vika.taps(MINUTE, group)
    await vika.follows(led.url)
    await settled(here)
    for person in (anya, vika):
        assert SENTENCE in person.last.text
        await person.taps("Подробнее", person.last)
        await settled(here)
        assert "Самое первое задаёт направление" in person.last.text
    assert len(group.said) == said, "the group hears nothing of it"


async def test_whoever_waits_in_private_can_read_the_rules_meanwhile(here: House) -> None:
    anya, borya = await here.friends("Аня", "Боря", started=False)
    group = here.group(anya, borya)
    await here.lobby(group, anya)
    await anya.follows((await anya.taps("Открыть личку", group)).url)
    await settled(here)
    assert (await anya.taps(MINUTE, anya.last)).text == ""
    await settled(here)
    assert SENTENCE in anya.last.text


async def test_rules_at_a_table_are_those_of_its_game(here: House) -> None:
    table = await begun(here)
    anya = table.people[0]
    await anya.says("/rules", table.group)
    await settled(here)
    assert "Самое первое задаёт направление" in table.group.last.text
    await anya.says("/rules")
    await settled(here)
    assert "Самое первое задаёт направление" in anya.last.text
    await here.lobby(table.group, anya, game="raiders")
    await anya.says("/rules", table.group)
    await settled(here)
    assert table.group.last.text == "Чьи правила?"


async def test_what_the_signs_of_a_board_and_a_hand_mean_is_a_tap_away(here: House) -> None:
    table = await begun(here)
    mover = await table.mover()
    answer = await mover.taps("Знаки", board(table.group))
    assert answer.alert
    assert "👉 — чей ход" in answer.text
    hand = mover.last
    await mover.taps("Знаки", hand)
    await settled(here)
    assert "👯 — близнец" in hand.text
    await mover.taps("‹ Назад", hand)
    await settled(here)
    assert "Твой ход" in hand.text


async def test_whoever_says_anything_else_in_private_is_shown_the_way(here: House) -> None:
    table = await begun(here)
    anya = table.people[0]
    for said in ("а как играть?", "/play"):
        assert await answered(here, anya, said) == "Болтовня мне пока не даётся, зато столы держу крепко. Что открыть?"
        assert [button.text for button in anya.last.flat] == ["Мои игры", "Правила"]
    await anya.shows_a_picture()
    await settled(here)
    assert anya.last.text.startswith("Болтовня мне пока не даётся")
    await anya.taps("Правила", anya.last)
    await settled(here)
    assert "Самое первое задаёт направление" in anya.last.text, "of the one game that they play"
    said = len(table.group.said)
    await anya.says("а как играть?", table.group)
    await anya.shows_a_picture(table.group)
    await settled(here)
    assert len(table.group.said) == said + 2


async def answered(here: House, person: Person, said: str) -> str:
    await person.says(said)
    await settled(here)
    return person.last.text
