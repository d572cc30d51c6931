import asyncio
from dataclasses import replace

import pytest

from storage import people
from storage.connect import Store
from storage.people import Who

NOON = 1_800_000_000.0


async def test_strangers_are_blank(store: Store) -> None:
    await store.people.note(1, name="Аня", started=True)
    assert await store.people.load([1, 2]) == {1: Who(1, "Аня", started=True), 2: Who(2)}
    assert await store.people.load([]) == {}


async def test_a_note_changes_only_its_fields(store: Store) -> None:
    await store.people.note(1, name="Аня", surname="К", language="ru")
    assert await store.people.note(1, started=True) == Who(1, "Аня", "К", "ru", started=True)
    with pytest.raises(TypeError):
        await store.people.note(1, nickname="A")


async def test_notes_taken_at_once_are_all_kept(store: Store) -> None:
    await asyncio.gather(
        store.people.note(1, name="Аня"), store.people.note(1, started=True), store.people.note(1, language="en")
    )
    assert await store.people.load([1]) == {1: Who(1, "Аня", language="en", started=True)}


async def test_a_persons_games_oldest_first(store: Store) -> None:
    await store.people.add_game(1, "b", now=NOON)
    await store.people.add_game(1, "a", now=NOON + 1)
    await store.people.add_game(1, "b", now=NOON + 2)
    assert await store.people.games(1) == ["b", "a"]
    await store.people.drop_game(1, "b")
    await store.people.drop_game(1, "never there")
    assert await store.people.games(1) == ["a"]
    assert await store.people.games(2) == []


async def test_only_the_newest_games_are_remembered(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "MANY", 3)
    for number in range(5):
        await store.people.add_game(1, f"g{number}", now=NOON + number)
    assert await store.people.games(1) == ["g2", "g3", "g4"]


async def test_who_is_away_is_so_until_it_ends(store: Store) -> None:
    await store.people.note(1, vacation=((NOON - 10, NOON - 5), (NOON, NOON + 60)))
    who = (await store.people.load([1]))[1]
    assert who.away(NOON + 59) == NOON + 60
    assert who.away(NOON + 60) is None
    assert Who(2).away(NOON) is None


async def test_a_person_is_changed_by_what_they_were(store: Store) -> None:
    await asyncio.gather(*(store.people.change(1, _one_more) for _ in range(5)))
    assert (await store.people.load([1]))[1].name == "xxxxx"


def _one_more(who: Who) -> Who:
    return replace(who, name=who.name + "x")
