"""What draws one kind of drawing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.pictures.drawing import Drawing
from bot.pictures.kit.canvas import Canvas

Paint = Callable[[Any], Canvas]
Painters = Mapping[str, tuple[type[Drawing], Paint]]
"""By the name of a scene: what is drawn there, and what draws it."""
