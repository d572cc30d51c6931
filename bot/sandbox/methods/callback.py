"""answerCallbackQuery, setMessageReaction."""

from __future__ import annotations

from bot.sandbox.documented import REACTIONS
from bot.sandbox.errors import bad
from bot.sandbox.formatted import utf16
from bot.sandbox.happenings import Reacted
from bot.sandbox.links import start_payload
from bot.sandbox.methods.access import chat_of, message_of
from bot.sandbox.methods.handler import Handler
from bot.sandbox.params import Params
from bot.sandbox.state import BotApi

MAX_ANSWER = 200


def answer_callback_query(api: BotApi, params: Params) -> bool:
    """Once, in time; a link may only lead to the bot itself."""
    world = api.world
    query = world.queries.get(params.text("callback_query_id"))
    if query is None or world.clock.now() - query.at > world.rules.answer_within:
        raise bad("query is too old and response timeout expired or query ID is invalid")
    text, url = params.text("text"), params.text("url")
    if utf16(text) > MAX_ANSWER:
        raise bad("MESSAGE_TOO_LONG")
    if url and start_payload(url, world.bot.username) is None:
        raise bad("URL_INVALID")
    world.answer(query, text, alert=params.flag("show_alert"), url=url)
    return True


def set_message_reaction(api: BotApi, params: Params) -> bool:
    """Bots have one reaction a message, from Telegram's list; none takes it back."""
    reactions = params.array("reaction") or []
    if len(reactions) > 1:
        raise bad("REACTIONS_TOO_MANY")
    emoji = ""
    if reactions:
        emoji = str(reactions[0].get("emoji", "") if isinstance(reactions[0], dict) else "").replace("\ufe0f", "")
        if emoji not in REACTIONS:
            raise bad("REACTION_INVALID")
    message = message_of(api, params, chat_of(api, params, "edit"), "react")
    if emoji:
        message.reactions[api.world.bot.id] = emoji
    else:
        message.reactions.pop(api.world.bot.id, None)
    api.world.tell(Reacted(message, api.world.bot))
    return True


HANDLERS: dict[str, Handler] = {
    "answerCallbackQuery": answer_callback_query,
    "setMessageReaction": set_message_reaction,
}
