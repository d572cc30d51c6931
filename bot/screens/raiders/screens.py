"""The screens of Raiders in one record, as the list of games has them."""

from __future__ import annotations

from bot.screens.game import GameScreens
from bot.screens.raiders import alerts, board, cards, ended, hand, refusals, rules, story
from bot.screens.raiders.pieces import gained, holding

RAIDERS = GameScreens(
    board=board.board,
    hand=hand.hand,
    last_move=hand.last_move,
    table_alert=alerts.table,
    hand_alert=alerts.hand,
    ended=ended.ended,
    beats=story.beats,
    told=story.told,
    holding=lambda mine: holding(mine.hand),
    gained=lambda before, after: gained(before.hand, after.hand),
    rules=rules.pages,
    explained=cards.explained,
    spelled=refusals.spelled,
)
