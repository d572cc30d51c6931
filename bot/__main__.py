"""`python -m bot`: see `bot.command_line`."""

import sys

from bot.runtime.leaving import leave_on_signals

if __name__ == "__main__":
    leave_on_signals()  # before all that has to be imported, which takes a while
    from bot.command_line import main

    sys.exit(main(sys.argv[1:]))
