"""A private store that is killed again while it starts again."""

from unittest.mock import Mock

import pytest

from bot.process import REVIVALS, _revive
from storage.errors import Unavailable


def test_a_store_that_is_killed_while_it_starts_is_started_once_more() -> None:
    server = Mock()
    server.revive.side_effect = [*[Unavailable("killed")] * (REVIVALS - 1), None]
    _revive(server)
    assert server.revive.call_count == REVIVALS


def test_a_store_that_never_starts_is_given_up() -> None:
    server = Mock()
    server.revive.side_effect = Unavailable("no room on the disk")
    with pytest.raises(Unavailable, match="no room"):
        _revive(server)
    assert server.revive.call_count == REVIVALS
