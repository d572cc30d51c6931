"""The working copy of each game's state: found by itself for a new game."""

from typing import Any, get_args, get_type_hints

import pytest

from games import catalogue
from games.working_copy import WorkingCopy

DRAFTS = WorkingCopy.__subclasses__()
on_every_draft = pytest.mark.parametrize("draft", DRAFTS, ids=lambda draft: draft.__module__)


def state_of(draft: type[WorkingCopy[Any]]) -> Any:
    return get_args(draft.__orig_bases__[0])[0]  # type: ignore[attr-defined]


def test_each_is_of_a_game() -> None:
    """A small game needs none."""
    games = {type(game).__module__.rpartition(".")[0] for game in catalogue.GAMES}
    assert {draft.__module__.rpartition(".")[0] for draft in DRAFTS} <= games
    assert DRAFTS


@on_every_draft
def test_it_takes_over_every_field_and_gives_it_back_at_its_place(draft: type[WorkingCopy[Any]]) -> None:
    kind = state_of(draft)
    state = kind(*range(len(kind._fields)))  # any values do: it is their order that counts
    copy = draft(state)
    assert [getattr(copy, name) for name in kind._fields] == list(state)
    assert copy.finished() == state
    assert type(copy.finished()) is kind


@on_every_draft
def test_what_is_assigned_is_in_the_finished_state_alone(draft: type[WorkingCopy[Any]]) -> None:
    kind = state_of(draft)
    state = kind(*range(len(kind._fields)))
    for name in kind._fields:
        copy = draft(state)
        setattr(copy, name, "new")
        assert copy.finished() == state._replace(**{name: "new"})


@on_every_draft
def test_its_fields_have_the_types_that_they_have_in_the_state(draft: type[WorkingCopy[Any]]) -> None:
    hints = get_type_hints(draft)
    del hints["events"]
    assert hints == get_type_hints(state_of(draft))


@on_every_draft
def test_it_has_no_room_for_what_the_state_has_not(draft: type[WorkingCopy[Any]]) -> None:
    kind = state_of(draft)
    with pytest.raises(AttributeError):
        draft(kind(*range(len(kind._fields)))).another = 1  # type: ignore[attr-defined]


@on_every_draft
def test_each_tells_its_own_events(draft: type[WorkingCopy[Any]]) -> None:
    kind = state_of(draft)
    state = kind(*range(len(kind._fields)))
    one, other = draft(state), draft(state)
    one.tell("drew", n=2)
    assert ([event.n for event in one.events], other.events) == ([2], [])
