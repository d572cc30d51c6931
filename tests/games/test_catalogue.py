"""The list of games, and states as documents."""

import json
import re
import subprocess
import sys

import pytest

from games.catalogue import GAMES, dump_state, game, load_state, newest
from games.document import Unreadable
from games.game import AnyGame


def test_a_game_is_found_by_id_and_by_the_version_of_its_rules() -> None:
    assert game("upturn").id == "upturn"
    assert game("upturn", 1).rules == 1


def test_an_unknown_game_or_version_is_a_lookup_error() -> None:
    with pytest.raises(LookupError, match="no game 'chess'"):
        game("chess")
    with pytest.raises(LookupError, match="no game 'upturn' with rules 99"):
        game("upturn", 99)


def test_ids_with_versions_are_unique_and_the_newest_come_first() -> None:
    known = [(one.id, one.rules) for one in GAMES]
    assert len(set(known)) == len(known)
    assert all(one.rules == max(rules for id, rules in known if id == one.id) for one in newest())


def test_who_only_plays_loads_no_lab() -> None:
    labs = "{name for name in sys.modules if name.endswith('.lab')} - {'games.lab'}"
    program = f"import sys, games.catalogue; sys.exit(bool({labs}))"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_a_dumped_state_is_json_and_comes_back_equal() -> None:
    upturn = game("upturn")
    state = upturn.setup(4, upturn.options(), 2**63 + 5)
    assert load_state(upturn, json.loads(json.dumps(dump_state(upturn, state)))) == state


def test_what_is_no_state_is_refused() -> None:
    with pytest.raises(Unreadable, match=r"^0: Input should be"):
        load_state(game("upturn"), [1, 2, 3])


def test_the_refusal_says_where_it_is_wrong_and_not_what_stands_there() -> None:
    with pytest.raises(Unreadable) as refused:
        load_state(game("upturn"), [[[11, 44, 90, "97 and 98"]]])
    assert "0.0.3" in str(refused.value)
    assert not re.search("44|97", str(refused.value))
    assert refused.value.__context__ is None


@pytest.mark.parametrize("book", [one for one in GAMES if one not in newest()], ids=lambda one: f"{one.id}-{one.rules}")
def test_a_state_that_was_stored_before_versions_were_told_apart_is_of_the_first_rules(book: AnyGame) -> None:
    state = book.setup(2, book.options(), 5)
    at = [*book.state._fields].index("rules")
    stored = json.loads(json.dumps(dump_state(book, state)))
    assert stored[at] == state.rules == 1
    later = {name: book.state._field_defaults[name] for name in book.state._fields[at:]}
    assert load_state(book, stored[:at]) == state._replace(**later)


def test_every_game_that_began_under_older_rules_can_be_played_on() -> None:
    assert {(one.id, one.rules) for one in GAMES} >= {
        (one.id, rules) for one in newest() for rules in range(1, one.rules)
    }
