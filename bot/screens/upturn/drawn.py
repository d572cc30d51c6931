"""What pictures of UpTurn show: the table as the group knows it, and one's own tiles."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.drawing import Player
from bot.pictures.upturn.scenes import Header, Held, Kind, Mark, Need, Seat, Tile, UpTurnBoard, UpTurnHand, Way
from bot.screens.screen import Scene
from bot.screens.upturn.need import Need as Needed
from bot.screens.upturn.need import need
from bot.screens.upturn.pieces import counted, view_of
from bot.screens.upturn.rack import ABREAST, Place, Shelf
from games.game import Seat as Number
from games.upturn.tiles import DOWN, JOKER, PENALTIES, SKIP1, SKIP2, TWINS, UP, UPDOWN, is_number
from games.upturn.view import UpTurnView

KINDS: dict[int, Kind] = {UP: "up", DOWN: "down", UPDOWN: "updown", SKIP1: "skip1", SKIP2: "skip2", JOKER: "joker"}
WAYS: dict[Needed, Way] = {"any": "any", "above": "up", "below": "down", "top": "stuck", "bottom": "stuck"}
ROOM, EARLIER = 7, 9
"""Tiles of the present row that have room, a pile of others among them, and of the one before."""
MOST = 8
"""Shelves; where there would be more, two rows of buttons share one."""
ACTS = ("laid", "passed")
COMES = ("gave", "caught", "forgot")


def tile(number: int) -> Tile:
    """A tile by its number, or the number of its kind of action."""
    if not is_number(number):
        return Tile(KINDS[number])
    return Tile("twin" if number in TWINS else "penalty" if number in PENALTIES else "plain", number)


def players(scene: Scene) -> tuple[Player, ...]:
    """Everybody at the table, as they are told apart."""
    words = scene.words
    return tuple(Player(scene.names[seat], words.text("player", n=seat + 1)) for seat, _ in scene.table.numbered())


def board(scene: Scene) -> UpTurnBoard:
    """The table."""
    view, words, playing = view_of(scene), scene.words, scene.table.status == "playing"
    *older, present = view.rows
    hidden = len(present.tiles) - ROOM + 1 if len(present.tiles) > ROOM else 0
    shown = present.tiles[hidden:]
    last = max((at for at, number in enumerate(shown) if number == view.last), default=None)
    return UpTurnBoard(
        title=scene.game,
        row=words.text("upturn-drawn-row", row=view.row),
        bag=view.bag,
        earlier=tuple(tile(n) for row in older if any(map(is_number, row.tiles)) for n in row.tiles[-EARLIER:]),
        hidden=hidden,
        more=words.text("upturn-drawn-more") if hidden else "",
        tiles=tuple(map(tile, shown)),
        last=last,
        need=_need(scene, view) if playing else Need("over", words.text("upturn-drawn-over")),
        seats=tuple(_seat(scene, view, seat, player) for seat, player in enumerate(players(scene))),
        sense=view.sense if playing and len(view.playing) > 2 else 0,
    )


def hand(scene: Scene, shelves: Sequence[Shelf]) -> UpTurnHand:
    """The tiles of who is on turn, as their buttons stand."""
    held = [tuple(_held(scene, place) for place in shelf) for shelf in shelves]
    return UpTurnHand(header=header(scene, _need(scene, view_of(scene))), shelves=_paired(held))


def waiting(scene: Scene) -> UpTurnHand:
    """The tiles of somebody else: the same whatever happens at the table, as long as they have them."""
    words, mine = scene.words, view_of(scene).mine
    assert mine is not None
    every = [Held(tile(number), n) for number, n in counted(mine.tiles).items()]
    rows = [tuple(every[at : at + ABREAST]) for at in range(0, len(every), ABREAST)]
    title = Header(words.text("upturn-drawn-yours"), str(len(mine.tiles)))
    return UpTurnHand(header=title, shelves=_paired(rows), none="" if rows else words.text("upturn-drawn-none"))


def header(scene: Scene, asked: Need | str) -> Header:
    """What is asked, beside the last number, and how many tiles the reader has."""
    view, mine = view_of(scene), view_of(scene).mine
    assert mine is not None
    held = scene.words.text("upturn-drawn-held", n=len(mine.tiles))
    if isinstance(asked, Need):
        return Header(asked.words, held, tile(view.last), asked.way)
    return Header(asked, held, tile(view.last))


def _need(scene: Scene, view: UpTurnView) -> Need:
    needed = need(view)
    return Need(WAYS[needed], scene.words.text(f"upturn-drawn-{needed}", last=view.last))


def _seat(scene: Scene, view: UpTurnView, seat: int, player: Player) -> Seat:
    words, tiles, playing = scene.words, view.sizes[seat], scene.table.status == "playing"
    if not tiles:
        return Seat(player, 0, words.text("upturn-drawn-out"), out=True)
    word = words.text("upturn-drawn-tiles", n=tiles)
    if not playing:
        return Seat(player, tiles, word)
    turn = words.text("upturn-drawn-gives" if view.phase == "gifts" else "upturn-drawn-turn")
    came = min(_came(scene, seat), tiles)
    return Seat(player, tiles, word, turn if seat == view.turn else "", came, _mark(scene, view, Number(seat)))


def _mark(scene: Scene, view: UpTurnView, seat: Number) -> Mark | None:
    if seat == view.turn and view.phase == "gifts":
        return Mark("gifts", str(view.gifts))
    if seat in view.owing:
        return Mark("owes", scene.words.text("upturn-drawn-owes"))
    return Mark("said", scene.words.text("upturn-drawn-said")) if seat in view.said else None


def _came(scene: Scene, seat: int) -> int:
    """How many tiles others have brought upon the seat since its last turn; 0 where the table has forgotten that."""
    came, events = 0, scene.table.recent
    for event in reversed(events):
        if event.seat == seat and event.kind in ACTS:
            return came
        if event.kind in COMES and seat == (event.seat if event.kind == "forgot" else event.target):
            came += event.n
    return came if events and events[0].kind == "begun" else 0


def _held(scene: Scene, place: Place) -> Held:
    keys = ("upturn-drawn-silently", "upturn-drawn-aloud") if place.said_apart else ()
    ways = tuple(map(scene.words.text, keys))
    return Held(tile(place.tile), place.n, bool(place.variants), place.drawn, ways)


def _paired(rows: Sequence[tuple[Held, ...]]) -> tuple[tuple[Held, ...], ...]:
    """So many shelves that all of them can be seen."""
    while len(rows) > MOST:
        rows = [(*rows[at], *(rows[at + 1] if at + 1 < len(rows) else ())) for at in range(0, len(rows), 2)]
    return tuple(rows)
