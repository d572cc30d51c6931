"""Who may do what, as a matrix: every button and command for everybody who may turn up."""

from dataclasses import replace
from typing import cast

import pytest

from bot.callback_data import Press, Verb
from bot.handlers.admins import Admins, Unseen
from bot.handlers.permissions import MAY, OF_A_CHAT, OF_A_TABLE, check, ranked
from bot.screens.commands import COMMANDS
from bot.telegram.act import Act
from games.game import Refused
from games.sessions.lobby import STILL, rematch
from games.sessions.session import Person
from tests.games.sessions.tables import ANYA, BORYA, GENA, NOON, VIKA, playing

TABLE = playing(ANYA, BORYA, VIKA, chance=1)
"""Anya hosts and is on turn."""
ELSEWHERE = -200

MATRIX = """
              host  player  stuck  member  admin  nameless  channel  stranger  outside
MOVE          x     x       x      .       .      .         .        .         .
ACT           x     x       x      .       .      .         .        .         .
OPEN          x     x       x      .       .      .         .        .         .
LOOK          x     x       x      .       .      .         .        .         .
ORDER         x     x       x      .       .      .         .        .         .
AHEAD         x     x       x      .       .      .         .        .         .
AUTO          x     x       x      .       .      .         .        .         .
WHY           x     x       x      .       .      .         .        .         .
UNDO          x     x       x      .       .      .         .        .         .
TABLE         x     x       x      .       .      .         .        .         .
HAND          x     x       x      .       .      .         .        .         .
TO_HAND       x     x       x      .       .      .         .        .         .
JOIN          x     x       x      x       x      .         .        .         .
LEAVE         x     x       x      .       .      .         .        .         .
START         x     x       x      .       .      .         .        .         .
START_ANYWAY  x     .       .      .       .      .         .        .         .
LOBBY         x     .       .      .       .      .         .        .         .
CHOOSE        x     .       .      .       .      .         .        .         .
REMATCH       x     x       x      x       x      .         .        .         .
STOP          x     .       x      .       x      x         .        .         .
GO_ON         x     x       x      .       x      x         .        .         .
LOG           x     x       x      x       x      .         .        .         .
MEANT         x     x       x      x       x      x         x        x         x
EXPLAIN       x     x       x      x       x      .         .        .         .
RECORD        x     x       x      x       x      .         .        .         .
NEW           x     x       x      x       x      .         .        x         x
GAMES         x     x       x      x       x      x         x        x         x
MINE          x     x       x      x       x      .         .        x         x
RULES         x     x       x      x       x      x         x        x         x
MINUTE        x     x       x      x       x      .         .        x         x
LANGUAGE      x     .       .      .       x      x         .        .         .
SETTINGS      x     .       .      .       x      x         .        .         .
SET           x     .       .      .       x      x         .        .         .
AWAY          x     x       x      x       x      .         .        x         x
NUDGE         x     x       x      .       .      .         .        .         .
BACK          x     x       x      .       .      .         .        .         .
HERE          x     x       x      .       .      .         .        .         .
PAUSE         x     x       x      .       .      .         .        .         .
GET_UP        x     x       x      .       .      .         .        .         .
VOTE          x     x       x      .       .      .         .        .         .
KICK          x     .       .      .       x      x         .        .         .
OFFER         x     .       .      .       x      x         .        .         .
RIVAL         x     .       .      .       .      .         .        .         .
PRACTICE      x     x       x      x       x      .         .        x         x
HINT          x     x       x      .       .      .         .        .         .
GIVE          x     .       .      .       x      x         .        .         .
SIT           x     x       x      x       x      .         .        .         .
TAKEBACK      x     x       x      .       .      .         .        .         .
COME          x     x       x      .       x      .         .        .         .
/new          x     x       x      x       x      .         .        x         x
/join         x     x       x      x       x      .         .        .         .
/leave        x     x       x      .       .      .         .        .         .
/table        x     x       x      x       x      x         x        x         x
/hand         x     x       x      .       .      .         .        .         .
/rules        x     x       x      x       x      x         x        x         x
/log          x     x       x      x       x      x         x        x         x
/stop         x     .       x      .       x      x         .        .         .
/help         x     x       x      x       x      x         x        x         x
/lang         x     .       .      .       x      x         .        .         .
/start        x     x       x      x       x      x         x        x         x
/games        x     x       x      x       x      .         .        x         x
/settings     x     .       .      .       x      x         .        .         .
/away         x     x       x      x       x      .         .        x         x
/nudge        x     x       x      .       .      .         .        .         .
/kick         x     .       .      .       x      x         .        .         .
/offer        x     .       .      .       x      x         .        .         .
"""
"""Stranger: in a private chat; outside: an admin of another group, who knows this table's buttons."""

HEADER, *ROWS = [line.split() for line in MATRIX.strip().splitlines()]


def somebody(kind: str) -> Act:
    plain = Act(1, NOON, GENA, "ru", TABLE.chat, "supergroup")
    return {
        "host": replace(plain, person=ANYA),
        "player": replace(plain, person=BORYA),
        "stuck": replace(plain, person=BORYA, now=NOON + STILL),
        "member": plain,
        "admin": replace(plain, admin=True),
        "nameless": replace(plain, person=Person(1087968824, "Group"), faceless=True, admin=True),
        "channel": replace(plain, person=Person(136817688, "Channel"), faceless=True),
        "stranger": replace(plain, chat=GENA.id, kind="private"),
        "outside": replace(plain, chat=ELSEWHERE, admin=True),
    }[kind]


def doing(act: Act, deed: str) -> Act:
    return replace(act, command=deed) if deed[0] == "/" else replace(act, press=Press(Verb[deed], TABLE.id))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_who_may(row: list[str]) -> None:
    deed, *marks = row
    for kind, mark in zip(HEADER, marks, strict=True):
        act = doing(somebody(kind), deed)
        if mark == "x":
            check(act, TABLE)
        else:
            with pytest.raises(Refused):
                check(act, TABLE)


def test_every_button_and_every_command_is_in_the_table() -> None:
    commands = {f"/{name}" for names in COMMANDS.values() for name in names} | {"/start"}
    assert set(MAY) == {*Verb, *commands}
    assert {row[0] for row in ROWS} == {*(verb.name for verb in Verb), *commands}
    assert set(MAY) >= OF_A_TABLE | OF_A_CHAT


def test_whoever_a_rematch_calls_may_decline_before_they_sit() -> None:
    called = rematch(replace(TABLE, status="finished"), ANYA, "2", NOON)
    declines = doing(somebody("player"), "LEAVE")
    check(declines, called)
    with pytest.raises(Refused, match="not-at-table"):
        check(declines, replace(called, invited=()))


@pytest.mark.parametrize("deed", ["JOIN", "/join", "SIT", "REMATCH"])
def test_whoever_a_rematch_calls_sits_down_in_its_chat_only(deed: str) -> None:
    called = rematch(replace(TABLE, status="finished"), ANYA, "2", NOON)
    joins = doing(somebody("player"), deed)
    check(joins, called)
    with pytest.raises(Refused, match="not-at-table"):
        check(replace(joins, chat=ELSEWHERE), called)


@pytest.mark.parametrize(
    ("kind", "deed", "reason"),
    [
        ("member", "MOVE", "not-at-table"),
        ("player", "CHOOSE", "host-only"),
        ("player", "STOP", "host-only"),
        ("member", "LANGUAGE", "settings-only"),
        ("member", "SET", "settings-only"),
        ("nameless", "JOIN", "faceless"),
        ("channel", "/new", "faceless"),
        ("outside", "STOP", "host-only"),
    ],
)
def test_the_refused_hear_why(kind: str, deed: str, reason: str) -> None:
    with pytest.raises(Refused, match=f"^{reason}$"):
        check(doing(somebody(kind), deed), TABLE)


def test_who_sits_at_the_table_plays_from_any_chat() -> None:
    check(doing(replace(somebody("player"), chat=BORYA.id, kind="private"), "MOVE"), TABLE)


def test_where_nobody_hosts_the_settings_are_for_admins() -> None:
    with pytest.raises(Refused, match=r"^settings-only$"):
        check(doing(somebody("member"), "/settings"))
    check(doing(somebody("admin"), "/settings"))


def test_in_private_everybody_settles_their_own_things() -> None:
    check(doing(somebody("stranger"), "/settings"))


def test_in_private_everybody_decides_their_own_language() -> None:
    check(doing(somebody("stranger"), "/lang"))
    check(replace(somebody("stranger"), press=Press(Verb.LANGUAGE, choice="en")))


def test_a_host_may_be_renamed() -> None:
    check(doing(replace(somebody("host"), person=replace(ANYA, name="Анна")), "CHOOSE"), TABLE)


class Asked:
    """Knows everybody for an admin, or nobody for anything, and remembers whom it was asked about."""

    def __init__(self, *, blind: bool = False) -> None:
        self.about: list[int] = []
        self._blind = blind

    async def include(self, chat: int, person: int) -> bool:
        self.about.append(person)
        if self._blind:
            raise Unseen
        return True


async def test_telegram_is_asked_for_admins_only_where_others_may_not() -> None:
    member = somebody("member")
    for row in ROWS:
        bot, act = Asked(), doing(member, row[0])
        ranked_act = await ranked(cast(Admins, bot), act)
        allowed = dict(zip(HEADER, row[1:], strict=True))
        decides = allowed["member"] != allowed["admin"]
        assert (bool(bot.about), ranked_act.admin) == (decides, decides), row[0]


@pytest.mark.parametrize("kind", ["nameless", "channel", "stranger", "admin"])
async def test_telegram_is_not_asked_about_those_who_are_known(kind: str) -> None:
    bot = Asked()
    await ranked(cast(Admins, bot), doing(somebody(kind), "/stop"))
    assert bot.about == []


async def test_that_telegram_does_not_tell_is_no_no() -> None:
    """Who may do it as somebody else still may; who could only do it as an admin is told to try again."""
    seen = {kind: await ranked(cast(Admins, Asked(blind=True)), doing(somebody(kind), "/stop")) for kind in HEADER}
    for kind in ("host", "stuck", "admin", "nameless"):
        check(seen[kind], TABLE)
    for kind in ("player", "member"):
        with pytest.raises(Refused, match=r"^admins-unseen$"):
            check(seen[kind], TABLE)
    with pytest.raises(Refused, match=r"^admins-unseen$"):
        check(await ranked(cast(Admins, Asked(blind=True)), doing(somebody("member"), "/settings")))
