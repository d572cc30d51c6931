"""The screens of UpTurn in one record, as the list of games has them."""

from __future__ import annotations

from bot.screens.game import GameScreens
from bot.screens.upturn import alerts, board, ended, hand, hint, keys, lesson, plans, story
from bot.screens.upturn.pieces import holding

UPTURN = GameScreens(
    board=board.board,
    hand=hand.hand,
    last_move=hand.last_move,
    table_alert=alerts.table,
    hand_alert=alerts.hand,
    ended=ended.ended,
    beats=story.beats,
    told=story.told,
    held=lambda mine: mine.tiles,
    holding=holding,
    plan_of=plans.plan_of,
    planned_piece=plans.planned_piece,
    planned=plans.planned,
    hint=hint.hint,
    rules=lambda words: (words.html("upturn-rules"),),
    lesson=lesson.LESSON,
    keys=keys.KEYS,
    untold=keys.UNTOLD,
)
