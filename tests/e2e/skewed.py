"""The bot on a machine whose clock is wrong: `python -m tests.e2e.skewed <seconds> [run | intake | worker]`."""

import sys
import time
from unittest.mock import patch

from bot.__main__ import main

if __name__ == "__main__":
    seconds, machine = float(sys.argv[1]), time.time
    with patch("storage.clock.Clock.machine", lambda self: machine() + seconds):
        sys.exit(main(sys.argv[2:]))
