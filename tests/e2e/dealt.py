"""The bot as a process whose games are all dealt alike: `python -m tests.e2e.dealt <seed> [run | intake | worker]`."""

import sys
from unittest.mock import patch

from bot.__main__ import main

if __name__ == "__main__":
    seed = int(sys.argv[1])
    with patch("bot.handlers.context.chance", lambda: seed):
        sys.exit(main(sys.argv[2:]))
