"""What a table and its people are asked beside the game itself: votes, free seats, a pause, taking a move back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.callback_data import Verb
from bot.screens import games as game_screens
from bot.screens import notices, titles
from bot.screens.frame import filled, header, title_of, to_table
from bot.screens.markup import joined, lines, mention_of
from bot.screens.screen import Button, Row, Scene, Screen
from bot.text import moments
from bot.text.words import Html, Words, escaped
from games.game import Seat

GET_UP, KICK, TAKEBACK, SURE = "get-up", "kick", "takeback", "sure"
"""The last: the menu that asks back before a game is ended in private."""


def on_board(scene: Scene, board: Screen) -> Screen:
    """The board of a table that plays, with what everybody at it may do beside moving."""
    text, rows = escaped(board.text), board.rows
    if scene.table.takeback is not None:
        text = lines(text, scene.words.html("takeback-board", **_taken(scene)))
        rows = (_consent(scene), *rows)
    return replace(board, text=text, rows=rows)


def in_hand(scene: Scene, hand: Screen, menu: str) -> Screen:
    """A hand of a table that plays, with what its owner is asked, and the way back to a seat that is kept for them."""
    words, own, asks = scene.words, scene.seated, scene.table.takeback
    if menu == TAKEBACK and asks is None:  # though the next move may have made it too late for that, too
        row = (
            scene.button(words.text("button-ask-table"), Verb.TAKEBACK, "ask"),
            scene.button(words.text("button-ask-not"), Verb.TAKEBACK, "drop"),
        )
        return replace(hand, text=lines(header(scene), words.html("takeback-late")), rows=(row,))
    text, rows = escaped(hand.text), hand.rows
    if asks == own.seat:
        text = lines(text, words.html("takeback-asked"))
    elif own.consents:
        text, rows = lines(text, words.html("takeback-hand", **_taken(scene))), (_consent(scene), *rows)
    if scene.table.seats[own.seat].stand_in:
        rows = ((scene.button(words.text("button-return"), Verb.BACK, style="success"),), *rows)
    return replace(hand, text=text, rows=rows)


def of_table(scene: Scene) -> Screen | None:
    """The message in the group that asks the whole table something; None if there is nothing to ask."""
    words, table = scene.words, scene.table
    if table.warned:
        here = scene.button(words.text("button-here"), Verb.HERE)
        return Screen(words.html("warning", game=scene.game), ((here,),))
    if table.vote:
        return Screen(lines(*_vote_lines(scene)), (_vote_row(scene), *_seats(scene)))
    offered = [scene.names[seat] for seat, shown in table.numbered() if shown.left and shown.offered]
    if offered:
        return Screen(words.html("seat-free", names=joined(", ", offered), n=len(offered)), tuple(_seats(scene)))
    return None


def pause(scene: Scene, menu: str) -> Screen:
    """How a paused table is to go on: asked of the one who is left, in private."""
    words, question = scene.words, "pause-sure" if menu == SURE else "pause"
    text = words.html(question, game=scene.game, title=title_of(scene))
    return Screen(text, tuple(_pause_rows(scene, menu)))


def pause_in_group(scene: Scene, seat: Seat, menu: str) -> Screen:
    """The same, asked in the group of somebody whose private chat is closed to the bot."""
    name = mention_of(scene.table.seats[seat].person, scene.names[seat])
    key = "pause-group-sure" if menu == SURE else "pause-group"
    return Screen(scene.words.html(key, name=name, game=scene.game), tuple(_pause_rows(scene, menu)))


def homeless(scene: Scene, menu: str) -> Screen:
    """In private: their group takes nothing from the bot; how the table can go elsewhere, or end."""
    words, table = scene.words, scene.table
    if menu == SURE:
        return notices.stop_question(scene)
    text = lines(header(scene), words.html("homeless" if table.status == "playing" else "homeless-lobby"))
    return Screen(text, ((scene.button(words.text("button-stop"), Verb.STOP, SURE),),))


def here_or_not(words: Words, tables: Sequence[Scene]) -> Screen:
    """In a group or topic: which of somebody's tables that stand elsewhere is to come here."""
    come, several = words.text("button-come-here"), len(tables) > 1
    called = zip(tables, titles.on_buttons(tables), strict=True)
    labels = (f"{scene.sign} {title}" if several else come for scene, title in called)
    rows = tuple((scene.button(label, Verb.COME),) for scene, label in zip(tables, labels, strict=True))
    called = zip(tables, titles.in_text(tables), strict=True)
    named = joined(", ", (f"{scene.sign} {scene.game} · {title}" for scene, title in called))
    return Screen(words.html("tables-elsewhere", tables=named, n=len(tables)), rows)


def get_up(scene: Scene) -> Screen:
    """In private: whether somebody really leaves a table in play."""
    text = lines(header(scene), scene.words.html("get-up"))
    return Screen(text, filled(_get_up_row(scene, scene.seated.seat), to_table(scene)))


def get_up_in_group(scene: Scene, seat: Seat) -> Screen:
    """The same in the group, for who can't be asked in private."""
    name = mention_of(scene.table.seats[seat].person, scene.names[seat])
    return Screen(scene.words.html("get-up-group", name=name, game=scene.game), (_get_up_row(scene, seat),))


def whom_to_kick(scene: Scene) -> Screen:
    """In the group, for its host: which of the silent is sent away. The safe answer stands last."""
    words = scene.words
    rows = [(scene.button(scene.shorts[seat], Verb.KICK, str(seat), style="danger"),) for seat in scene.table.silent]
    return Screen(words.html("kick-whom"), (*rows, (scene.button(words.text("button-nobody"), Verb.GO_ON),)))


def _taken(scene: Scene) -> dict[str, Html | str]:
    seat = scene.table.takeback
    assert seat is not None
    return {"name": scene.names[seat], "move": game_screens.of(scene.table.game).last_move(scene, seat)}


def _consent(scene: Scene) -> Row:
    words = scene.words
    return (
        scene.button(words.text("button-let-them"), Verb.TAKEBACK, "yes"),
        scene.button(words.text("button-no"), Verb.TAKEBACK, "no"),
    )


def _vote_lines(scene: Scene) -> Iterator[Html]:
    words, vote = scene.words, scene.table.vote
    assert vote
    if vote.about is not None and scene.table.seats[vote.about].left:
        yield words.html("vote-about", name=scene.names[vote.about])
    until = moments.until(vote.until, scene.now, scene.zone, words)
    yield words.html("vote", game=scene.game, n=vote.voices, needed=vote.needed, until=until)


def _vote_row(scene: Scene) -> Row:
    words = scene.words
    return (
        scene.button(words.text("button-vote-end"), Verb.VOTE, "end", style="danger"),
        scene.button(words.text("button-go-on"), Verb.VOTE, "play"),
    )


def _seats(scene: Scene) -> Iterator[Row]:
    """Seats to take; those that aren't offered yet wait for the host, or an admin."""
    words = scene.words
    for seat, shown in scene.table.numbered():
        if shown.left:
            verb, key = (Verb.SIT, "button-sit") if shown.offered else (Verb.OFFER, "button-offer")
            yield (scene.button(words.text(key, name=scene.shorts[seat]), verb, str(seat)),)
            yield (scene.button(words.text("button-give", name=scene.shorts[seat]), Verb.GIVE, str(seat)),)


def _pause_rows(scene: Scene, menu: str) -> Iterator[Row]:
    words = scene.words

    def button(key: str, choice: str, style: str = "") -> Button:
        return scene.button(words.text(key), Verb.PAUSE, choice, style=style)

    if menu == SURE:
        yield (button("button-close", "end", "danger"), button("button-back", ""))
        return
    yield (button("button-finish", "finish"), button("button-wait", "wait"))
    yield (button("button-close", SURE),)


def _get_up_row(scene: Scene, seat: Seat) -> Row:
    words = scene.words
    return (
        scene.button(words.text("button-get-up"), Verb.GET_UP, str(seat), style="danger"),
        scene.button(words.text("button-stay"), Verb.GET_UP, "stay"),
    )
