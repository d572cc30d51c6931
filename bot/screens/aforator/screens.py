"""The screens of Aforator in one record, as the list of games has them."""

from __future__ import annotations

from bot.screens.aforator import alerts, board, cards, ended, hand, hint, keys, lesson, plans, rules, story, waiting
from bot.screens.aforator.pieces import holding
from bot.screens.game import GameScreens

AFORATOR = GameScreens(
    board=board.board,
    hand=hand.hand,
    last_move=waiting.last_move,
    table_alert=alerts.table,
    hand_alert=alerts.hand,
    ended=ended.ended,
    beats=story.beats,
    told=story.told,
    held=lambda mine: mine.cards,
    holding=holding,
    plan_of=plans.plan_of,
    planned_piece=plans.planned_piece,
    planned=plans.planned,
    hint=hint.hint,
    rules=rules.pages,
    explained=cards.explained,
    aloud=cards.read_aloud,
    lesson=lesson.LESSON,
    keys=keys.KEYS,
    untold=keys.UNTOLD,
)
