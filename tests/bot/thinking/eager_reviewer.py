"""A process that looks back upon games before all else: `python -m tests.bot.thinking.eager_reviewer`. The bot's own
one comes last, and a machine that has other things to do may let it wait for minutes.
"""

from __future__ import annotations

from bot.runtime import child
from bot.thinking import reviewer

if __name__ == "__main__":
    child.serve(reviewer.answer, nice=0)
