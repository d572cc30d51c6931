import time

import pytest

from storage.clock import Clock


def test_the_clock_follows_its_offset() -> None:
    clock = Clock()
    assert clock.now() == pytest.approx(time.time(), abs=5)
    clock.follow(86400)
    assert clock.now() == pytest.approx(time.time() + 86400, abs=5)
    clock.follow(0)
    assert clock.now() == pytest.approx(time.time(), abs=5)
