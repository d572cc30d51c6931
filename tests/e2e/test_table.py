"""A table from /new to the first moves, as its people see it."""

from bot.sandbox.driver import Group, Person
from tests.e2e.house import House
from tests.e2e.settled import settled


async def begun(here: House, *names: str) -> tuple[Group, list[Person]]:
    """A game that these people have just begun."""
    people = await here.friends(*(names or ("Аня", "Боря")))
    group = here.group(*people)
    await here.game(group, *people)
    return group, people


async def on_turn(here: House, group: Group, people: list[Person]) -> tuple[Person, Person]:
    """Who is on turn, and somebody who isn't."""
    session = await here.session(group)
    mover = session.chairs[min(session.awaited)].person.id
    waiting = next(person for person in people if person.id != mover)
    return next(person for person in people if person.id == mover), waiting


async def test_a_bot_that_comes_into_a_group_introduces_itself(here: House) -> None:
    (anya,) = await here.friends("Аня")
    group = here.group(anya)
    await here.sandbox.until(lambda: anya.sees("Сыграть", group))
    await anya.taps("Сыграть", group)
    await here.sandbox.until(lambda: anya.sees("🔺 АП ТЕРН", group))
    await anya.taps("🔺 АП ТЕРН", group)
    await here.sandbox.until(lambda: anya.sees("Играю!", group))
    assert len(group.said) == 1, "the introduction has become the lobby"


async def test_what_games_there_are_is_an_alert(here: House) -> None:
    (anya,) = await here.friends("Аня")
    group = here.group(anya)
    await here.sandbox.until(lambda: anya.sees("Что за игры?", group))
    answer = await anya.taps("Что за игры?", group)
    assert answer.alert
    assert "АП ТЕРН" in answer.text


async def test_a_lobby_rings_and_the_second_new_moves_it_down(here: House) -> None:
    people = await here.friends("Аня", "Боря")
    group = here.group(*people)
    await here.lobby(group, *people)
    assert people[1].bells[-1].message.chat is group.chat
    lobby = group.last
    await people[1].says("Пойдём купаться?", group)
    await people[1].says("/new@KonSandboxBot апт", group)
    await here.sandbox.until(lambda: group.last.number > lobby.number + 1 and people[0].sees("Играю!", group.last))
    await here.sandbox.until(lambda: lobby.id not in group.chat.messages)
    assert len(await here.store.tables.of(group.id)) == 1
    assert "здесь уже собираемся" in group.said[-2].text


async def test_who_opens_a_table_is_led_to_start_by_the_same_tap(here: House) -> None:
    anya, borya = await here.friends("Аня", "Боря", started=False)
    group = here.group(anya, borya)
    await here.sandbox.until(lambda: anya.sees("Сыграть", group))
    await anya.taps("Сыграть", group)
    await here.sandbox.until(lambda: anya.sees("🔺 АП ТЕРН", group))
    answer = await anya.taps("🔺 АП ТЕРН", group)
    await anya.follows(answer.url)
    await settled(here)
    assert "Ты за столом" in anya.last.text
    assert "⏳" not in group.last.text


async def test_who_starts_a_game_before_pressing_start_is_led_there_instead_of_being_told_off(here: House) -> None:
    (anya,) = await here.friends("Аня", started=False)
    (borya,) = await here.friends("Боря")
    group = here.group(anya, borya)
    await here.lobby(group, anya, borya)
    answer = await anya.taps("Поехали!", group)
    await settled(here)
    assert "Начать так" not in [button.text for button in group.last.flat], "that is for those who wait for others"
    await anya.follows(answer.url)
    await settled(here)
    await anya.taps("Поехали!", group)
    await settled(here)
    assert (await here.session(group)).status == "playing"


async def test_who_has_not_pressed_start_is_seated_and_led_there_by_one_tap(here: House) -> None:
    (anya,) = await here.friends("Аня")
    (vika,) = await here.friends("Вика", started=False)
    group = here.group(anya, vika)
    await here.lobby(group, anya)
    answer = await vika.taps("Играю!", group)
    await here.sandbox.until(lambda: "⏳" in group.last.text)
    await vika.follows(answer.url)
    await here.sandbox.until(lambda: "⏳" not in group.last.text)
    assert "Ты за столом" in vika.last.text


async def test_a_game_waits_for_start_unless_the_host_says_otherwise(here: House) -> None:
    anya, borya = await here.friends("Аня", "Боря")
    (vika,) = await here.friends("Вика", started=False)
    group = here.group(anya, borya, vika)
    await here.lobby(group, anya, borya, vika)
    assert (await borya.taps("Поехали!", group)).text != ""
    await anya.taps("Поехали!", group)
    await here.sandbox.until(lambda: anya.sees("Начать так", group))
    assert (await borya.taps("Начать так", group)).text != ""
    await anya.taps("Подождём", group)
    await here.sandbox.until(lambda: anya.sees("Поехали!", group))
    await anya.taps("Поехали!", group)
    await here.sandbox.until(lambda: anya.sees("Начать так", group))
    await anya.taps("Начать так", group)
    await here.sandbox.until(lambda: anya.sees("Моя рука", group))
    assert (await vika.taps("Моя рука", group.said[-1] if vika.sees("Моя рука", group.last) else group)).alert


async def test_options_are_the_hosts_and_stay_in_the_lobby_message(here: House) -> None:
    anya, borya = await here.friends("Аня", "Боря")
    group = here.group(anya, borya)
    await here.lobby(group, anya, borya)
    for verb in ("b", "c"):
        forged = f"{verb}:{(await here.session(group)).id}:0:{'options' if verb == 'b' else 'clock=none'}"
        assert "Аня" in (await borya.presses(group.last, forged)).text
    await settled(here)
    assert borya.sees("Играю!", group.last)
    await anya.taps("Условия", group)
    await here.sandbox.until(lambda: anya.sees("Часы: сутки", group))
    await anya.taps("Часы: сутки", group)
    await here.sandbox.until(lambda: anya.sees("Трое суток", group))
    assert anya.sees("Сутки ✓", group)
    await anya.taps("Час", group)
    await here.sandbox.until(lambda: anya.sees("Часы: час", group))
    assert (await here.session(group)).clock == "hour"


async def test_the_board_stands_in_the_group_and_the_hand_only_in_private(here: House) -> None:
    group, people = await begun(here, "Аня", "Боря", "Вика")
    session = await here.session(group)
    assert "ряд 1" in group.last.text
    mover, _ = await on_turn(here, group, people)
    assert "Твой ход" in mover.last.text
    for person in people:
        rack = session.state.racks[session.seat_of(person.id)]
        assert all(str(tile) in person.last.text + str(person.last.buttons) for tile in rack if tile < 100)
    assert mover.bells[-1].message.chat.peer is mover.user


async def test_a_move_changes_the_board_and_rings_the_next_one(here: House) -> None:
    group, people = await begun(here)
    mover, other = await on_turn(here, group, people)
    rung = len(other.bells)
    number = next(button.text for button in mover.last.flat if button.text.isdigit())
    await mover.taps(number)
    await here.sandbox.until(lambda: "Твой ход" in other.last.text and number in group.last.text)
    assert len(other.bells) == rung + 1
    await here.sandbox.until(lambda: f"Сыграно: {number}" in mover.last.text)
    assert sum("Твой ход" in message.text for message in mover.received + other.received) == 1


async def test_a_mis_tap_is_taken_back_and_rings_again_with_the_new_move(here: House) -> None:
    group, people = await begun(here)
    mover, other = await on_turn(here, group, people)
    number = next(button.text for button in mover.last.flat if button.text.isdigit())
    await mover.taps(number)
    await here.sandbox.until(lambda: mover.sees("↩️", mover.last) and "Твой ход" in other.last.text)
    rung = len(other.bells)
    await mover.taps("↩️")
    await here.sandbox.until(lambda: mover.sees(number, mover.last) and "возвращает" in other.last.text)
    assert len(other.bells) == rung
    await mover.taps(number)
    await here.sandbox.until(lambda: "Твой ход" in other.last.text)
    assert len(other.bells) == rung + 1


async def test_after_ten_seconds_a_move_stays(here: House) -> None:
    group, people = await begun(here)
    mover, _ = await on_turn(here, group, people)
    await mover.taps(next(button.text for button in mover.last.flat if button.text.isdigit()))
    await here.sandbox.until(lambda: mover.sees("↩️", mover.last))
    here.sandbox.jump(11)
    await settled(here)
    assert "Поздно" in (await mover.taps("↩️")).text


async def test_a_tile_that_does_not_fit_says_why(here: House) -> None:
    group, people = await begun(here)
    mover, _ = await on_turn(here, group, people)
    unfit = next(button for button in mover.last.flat if button.text.startswith("·"))
    assert (await mover.presses(mover.last, unfit.data)).text == "Сначала число"


async def test_everybody_sees_the_table_and_their_hand_as_alerts(here: House) -> None:
    group, people = await begun(here)
    _, other = await on_turn(here, group, people)
    assert (await other.taps("Что на столе?")).alert
    hands = [(await person.taps("Моя рука", group)).text for person in people]
    assert hands[0] != hands[1]
    assert all("7" in hand for hand in hands)


async def test_strangers_and_forgers_change_nothing(here: House) -> None:
    group, people = await begun(here)
    mover, other = await on_turn(here, group, people)
    (gena,) = await here.friends("Гена")
    await gena.joins(group)
    before = await here.session(group)
    move = next(button.data for button in mover.last.flat if button.text.isdigit())
    board = next(message for message in group.said if message.buttons)
    assert (await gena.taps("Моя рука", group)).text == "Ты не за этим столом. Новый: /new"
    for data in (
        move,
        "m:::",
        "x",
        "",
        "🃏" * 3,
        f"m:{before.id}:999999999:draw",
        "m:nope:1:draw",
        f"S:{before.id}:0:",
        f"c:{before.id}:0:clock=none",
        f"X:{before.id}:0:",
        f"j:{before.id}:0:",
        f"a:{before.id}:0:c0",
    ):
        await gena.presses(board, data or "?")
    assert (await other.presses(board, move)).text == "Этот ход уже в прошлом. Свежее ниже 👇"
    assert await here.session(group) == before


async def test_a_double_tap_plays_once(here: House) -> None:
    group, people = await begun(here)
    mover, _ = await on_turn(here, group, people)
    hand, draw = mover.finds("Взять фишку")
    size = (await here.session(group)).version
    first = await mover.presses(hand, draw.data, wait=False)
    second = await mover.presses(hand, draw.data)
    assert first.text == ""
    assert second.text == "Этот ход уже в прошлом. Свежее ниже 👇"
    assert (await here.session(group)).version == size + 1


async def test_buttons_of_an_old_message_lead_to_the_present_one(here: House) -> None:
    group, people = await begun(here)
    mover, _ = await on_turn(here, group, people)
    hand, draw = mover.finds("Взять фишку")
    await mover.says("/games")
    await here.sandbox.until(lambda: mover.sees("🔺", mover.last))
    await mover.taps("🔺", mover.last)
    await here.sandbox.until(lambda: hand.id not in {message.id for message in mover.private})
    assert mover.sees("Взять фишку", mover.last)
    assert draw.data == mover.finds("Взять фишку")[1].data


async def test_commands_to_other_bots_edited_ones_and_chatter_are_left_alone(here: House) -> None:
    (anya,) = await here.friends("Аня")
    group = here.group(anya)
    await settled(here)
    said = len(group.said)
    await anya.says("/new@SomeOtherBot upturn", group)
    message = await anya.says("new upturn", group)
    await anya.rewrites(message, "/new upturn")
    await settled(here)
    assert len(group.said) == said + 2


async def test_a_command_that_cannot_be_done_is_a_shrug_and_a_word_in_private(here: House) -> None:
    (anya,) = await here.friends("Аня")
    group = here.group(anya)
    await settled(here)
    said = len(group.said)
    message = await anya.says("/table", group)
    await here.sandbox.until(lambda: bool(message.reactions))
    assert set(message.reactions.values()) == {"🤷"}
    await here.sandbox.until(lambda: anya.last.text != "")
    assert len(group.said) == said + 1


async def test_what_is_meant_for_another_bot_gets_no_shrug_where_no_table_stands(here: House) -> None:
    (anya,) = await here.friends("Аня")
    group = here.group(anya)
    theirs = [await anya.says(said, group) for said in ("/stop@other_bot", "/kick", "/stop", "/join", "/leave")]
    ours = await anya.says(f"/stop@{here.sandbox.world.bot.username}", group)
    await here.sandbox.until(lambda: bool(ours.reactions))
    await settled(here)
    assert [message.reactions for message in theirs] == [{}] * 5
    assert len(anya.received) == 2, "the greeting, and a word about ours"


async def test_the_board_comes_to_the_bottom_on_table(here: House) -> None:
    group, people = await begun(here)
    board = next(message for message in group.said if "ряд 1" in message.text)
    await people[0].says("/table", group)
    await here.sandbox.until(lambda: "ряд 1" in group.last.text)
    await here.sandbox.until(lambda: board.id not in group.chat.messages)


async def test_stop_asks_back_and_only_those_who_may_stop(here: House) -> None:
    group, people = await begun(here, "Аня", "Боря", "Вика")
    message = await people[1].says("/stop", group)
    await here.sandbox.until(lambda: bool(message.reactions))
    await people[0].says("/stop", group)
    await here.sandbox.until(lambda: people[0].sees("Прервать игру", group))
    assert "Аня" in (await people[2].taps("Прервать игру", group)).text
    await people[0].taps("Играем дальше", group)
    await here.sandbox.until(lambda: not people[0].sees("Прервать игру", group))
    await people[0].says("/stop", group)
    await here.sandbox.until(lambda: people[0].sees("Прервать игру", group))
    await people[0].taps("Прервать игру", group)
    await here.sandbox.until(lambda: any("без счёта" in message.text for message in group.said))
    await settled(here)
    assert (await here.session(group)).status == "closed"
    assert not any(message.buttons for message in group.said if message.text and "без счёта" in message.text)


async def test_the_question_of_stop_goes_by_itself_after_a_minute(here: House) -> None:
    group, people = await begun(here)
    await people[0].says("/stop", group)
    await here.sandbox.until(lambda: people[0].sees("Прервать игру", group))
    here.sandbox.jump(61)
    await here.sandbox.until(lambda: not people[0].sees("Прервать игру", group))
    assert (await here.session(group)).status == "playing"
