"""What draws, as the process has it: processes of its own that end with it, or nothing where nobody wants pictures."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.delivery.gallery import NoStudio
from bot.pictures.drawing import Drawing, NoPicture
from bot.pictures.pool import Pool
from bot.process import drawing
from bot.settings import Settings


@dataclass(frozen=True)
class Unknown(Drawing):
    """That no painter knows."""


def operated(*, pictures: bool) -> Settings:
    return Settings.read(None, bot_token="1:x", telegram_api_url="http://127.0.0.1:1", pictures=pictures)


async def test_processes_that_draw_are_gone_afterwards() -> None:
    async with drawing(operated(pictures=True)) as studio:
        assert isinstance(studio, Pool)
        assert not studio.pids, "they start when there is something to draw"
        with pytest.raises(NoPicture):
            await studio.draw(Unknown("nobody knows it"))
        started = studio.pids
    assert started
    assert not any(map(lives, started))


def lives(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


async def test_where_the_operator_wants_texts_nothing_draws() -> None:
    async with drawing(operated(pictures=False)) as studio:
        assert isinstance(studio, NoStudio)
