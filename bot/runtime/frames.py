"""How something is asked of another process, and what it answers: lengths before bytes."""

from __future__ import annotations

from struct import Struct

REQUEST = Struct(">I")
"""Before what is asked: its length."""
ANSWER = Struct(">I?")
"""Before the answer, or the reason why there is none: its length, and whether it is one."""
