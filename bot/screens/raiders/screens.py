"""The screens of Raiders in one record, as the list of games has them."""

from __future__ import annotations

from bot.screens.game import GameScreens
from bot.screens.raiders import alerts, board, cards, ended, hand, hint, keys, lesson, plans, refusals, rules, story
from bot.screens.raiders.pieces import holding

RAIDERS = GameScreens(
    board=board.board,
    hand=hand.hand,
    last_move=hand.last_move,
    table_alert=alerts.table,
    hand_alert=alerts.hand,
    ended=ended.ended,
    beats=story.beats,
    told=story.told,
    held=lambda mine: mine.hand,
    holding=holding,
    plan_of=plans.plan_of,
    planned_piece=plans.planned_piece,
    planned=plans.planned,
    hint=hint.hint,
    rules=rules.pages,
    explained=cards.explained,
    spelled=refusals.spelled,
    lesson=lesson.LESSON,
    keys=keys.KEYS,
    untold=keys.UNTOLD,
)
