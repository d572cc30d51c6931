"""How a drawing goes to the process that draws, and what comes back: lengths before bytes."""

from __future__ import annotations

from struct import Struct

REQUEST = Struct(">I")
"""Before a drawing's JSON: its length."""
ANSWER = Struct(">I?")
"""Before a PNG, or the reason why there is none: its length, and whether it could be drawn."""
