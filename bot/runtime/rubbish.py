"""When the collector of cyclic rubbish looks through everything: seldom, for there is next to none."""

from __future__ import annotations

import gc

SELDOM = 50_000, 20, 20
"""An update makes hundreds of objects and next to no cycles; nor does an import, of which a tenth would go there."""


def look_seldom() -> None:
    gc.set_threshold(*SELDOM)
