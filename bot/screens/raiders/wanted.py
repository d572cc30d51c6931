"""What somebody would most likely want to play: cheap guesses, from what lies open, for the order of buttons."""

from __future__ import annotations

from bot.screens.raiders.labels import is_partner
from bot.screens.raiders.pieces import alike_in
from bot.screens.raiders.reader import Reader
from games.raiders import rival
from games.raiders.clash import Fate
from games.raiders.fighters import Card
from games.raiders.forecast import forecast
from games.raiders.moves import Capture, Play
from games.raiders.piles import find


def of_card(reader: Reader, card: Card) -> int:
    """On one's own turn: first what captures something, then what can be played at all; less is better."""
    captures = reader.captures(card)
    if any(_taken(forecast(reader.view, move)) for move in captures):
        return 0
    return 1 if captures or reader.plays(card) else 2


def ordered(reader: Reader) -> list[Card]:
    """The cards of a hand, twins once, as the keyboard has them: what can be played before what can't."""
    hand, view = alike_in(reader.mine.hand), reader.view
    if view.phase == "turn" and reader.decides and not view.spent:
        return sorted(hand, key=lambda card: of_card(reader, card))
    playable = [card for card in hand if reader.plays(card)]
    if view.phase != "turn" or not reader.decides:
        playable.sort(key=lambda card: of_answer(reader, card))
    return [*playable, *(card for card in hand if card not in playable)]


def captures(reader: Reader, most: int) -> list[Capture]:
    """So many captures that succeed as things stand, as a sensible player would have them: of different property, each
    by the fighter who is the best for it.
    """
    best = dict[object, Capture]()
    for move, fate in rival.captures(reader.view, reader.mine.moves):
        lot = find(reader.view.lots, move.estate)
        if fate.verdict == "taken" and lot and not is_partner(reader.view, lot.owner):
            best.setdefault(reader.like(move.estate), move)
    return [*best.values()][:most]


def of_answer(reader: Reader, card: Card) -> tuple[bool, int, int]:
    """In a window: first what turns its end the reader's way, last what turns it against them, or is cheating."""
    return min((of_play(reader, move) for move in reader.plays(card)), default=(True, 1, 0))


def of_play(reader: Reader, move: Play) -> tuple[bool, int, int]:
    """Likewise of one use of a card; what turns nothing, by how far it moves the score their way."""
    foul, stake = move.code in reader.mine.fouls, _stake(reader)
    now, fate = reader.view.fate, forecast(reader.view, move)
    turns = 0 if now is None else stake * ((now.verdict == "taken") - _taken(fate))
    if fate is None or fate.attack is None:
        return foul, turns, 0
    return foul, turns, -stake * (fate.attack - (fate.might if fate.defence is None else fate.defence))


def _stake(reader: Reader) -> int:
    """1: the capture is the reader's, -1: what is raided is theirs, 0: neither."""
    view, lot = reader.view, find(reader.view.lots, reader.view.raid.estate)
    if lot is None:
        return 0
    return 1 if view.raid.seat == reader.seat else -1 if lot.owner == reader.seat else 0


def _taken(fate: Fate | None) -> bool:
    """Whether the property that is raided would be taken."""
    return fate is not None and fate.verdict == "taken"
