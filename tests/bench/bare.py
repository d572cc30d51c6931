"""The floor: python-telegram-bot as its guide has it, answering each tap and editing the one message.

`python -m tests.bench.bare <address> <token> [httpx | ours]`: its default request, or ours. The message is about as
long as a hand, and has as many buttons, so that both bots move the same bytes.
"""

from __future__ import annotations

import sys
from itertools import count
from typing import Any

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Update
from telegram.constants import ParseMode
from telegram.ext import Application, CallbackQueryHandler, CommandHandler

from bot.telegram.client import Request

ROWS, ABREAST = 3, 4
LABEL = "Дальше"
TURNS = count(1)


def main(address: str, token: str, request: str) -> None:
    builder = Application.builder().token(token).base_url(f"{address}/bot")
    if request == "ours":
        builder = builder.request(Request()).get_updates_request(Request())
    application = builder.build()
    application.add_handler(CommandHandler("start", start))
    application.add_handler(CallbackQueryHandler(tap))
    application.run_polling(allowed_updates=[Update.MESSAGE, Update.CALLBACK_QUERY])


async def start(update: Update, context: Any) -> None:
    assert update.message
    await update.message.reply_text(text(), ParseMode.HTML, reply_markup=keyboard())


async def tap(update: Update, context: Any) -> None:
    query = update.callback_query
    assert query
    await query.answer()
    await query.edit_message_text(text(), ParseMode.HTML, reply_markup=keyboard())


def text() -> str:
    return f"<b>Ход {next(TURNS)}</b> · до завтра 10:00\nНужно больше 32 (⬆️) · у тебя 7 фишек\n<i>Ходи!</i>"


def keyboard() -> InlineKeyboardMarkup:
    rows = [[f"{LABEL} {row}.{column}" for column in range(ABREAST)] for row in range(ROWS)]
    return InlineKeyboardMarkup(
        [[InlineKeyboardButton(label, callback_data=f"m:{label}") for label in r] for r in rows]
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
