"""What a session discloses: to its whole table, and to the owner of one seat. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from games.game import Move, Seat, View
from games.sessions import (
    absence,
    automatic,
    expected,
    lessons,
    lobby,
    naming,
    news,
    play,
    reminders,
    rivals,
    takeback,
    votes,
)
from games.sessions.clocks import USUAL, TurnClock
from games.sessions.expected import Span
from games.sessions.lobby import OF_TABLES
from games.sessions.session import Session, ids, playing
from games.sessions.table import Ballot, Choice, Guide, PrivateSeat, PublicSeat, Table, Value


def table(session: Session, now: float) -> Table:
    """What everybody at the table may know."""
    book, windowed = session.rule_book, session.question is not None
    return Table(
        id=session.id, game=session.game, status=session.status, clock=session.clock, opened=session.opened,
        seats=tuple(_seats(session, now, windowed=windowed)), least=book.seats[0], most=book.seats[-1],
        invited=session.invited, gone=session.gone, first=session.first, quiet=session.quiet,
        choices=_choices(session) if session.status == "gathering" else {},
        lasts=_lasts(session), shorter=_shorter(session),
        started=session.started, ended=session.ended, closed=session.closed, outcome=play.outcome(session),
        recent=session.recent, awaited=frozenset() if windowed else session.awaited,
        windowed=windowed, window=session.window, closes=session.closes if windowed else None,
        paused=session.paused is not None, warned=session.warned is not None, vote=_ballot(session),
        takeback=session.takeback.seat if session.takeback else None,
        silent=absence.silent(session, now) if session.status == "playing" else (),
        replaceable=rivals.first_seat(session) if session.status == "playing" else None,
        private=session.private,
        nudgeable=reminders.nudgeable(session) is not None, turning=session.turning,
    )  # fmt: skip


def private(session: Session, seat: Seat, now: float) -> PrivateSeat:
    """What the owner of the seat may know beside that."""
    chair, book, awaited = session.chairs[seat], session.rule_book, seat in session.awaited
    return PrivateSeat(
        seat=seat, epoch=chair.epoch, awaited=awaited, asked=awaited and session.asked(seat), since=chair.since,
        deadline=session.call(seat).deadline, answers=chair.answers, recalled=chair.recalled, nudger=chair.nudger,
        alone=session.alone == seat and session.asked(seat), adds=chair.adds, auto=chair.auto,
        ahead=automatic.orders(session, seat) if session.status == "playing" else (), plans=_plans(session, seat),
        order=chair.order, resting=chair.resting, may_undo=play.may_undo(session, seat, now),
        consents=seat in takeback.lacking(session), novice=chair.novice, namesake=chair.namesake,
        moves=book.moves(session.state, seat) if session.status == "playing" else (),
        idle=book.idle_move(session.state, seat) if awaited else None,
        news=news.of(session, seat), silenced=chair.missed > 0,
        hints=_hints(session, seat), guide=_guide(session),
    )  # fmt: skip


def _hints(session: Session, seat: Seat) -> bool:
    guided = session.lesson is not None and session.lesson.guides
    return not guided and session.asked(seat) and rivals.are_all_but(session, seat)


def _guide(session: Session) -> Guide | None:
    """What a lesson says to its learner."""
    guided, step = session.lesson, lessons.step_of(session)
    if guided is None or guided.answers:
        return None
    if step is None:
        return Guide(guided.of, guided.of, "done", (), tried=False, consequence=())
    consequence = tuple(lessons.consequence(session))
    return Guide(guided.step + 1, guided.of, step.key, step.tries, bool(guided.tried), consequence)


def _plans(session: Session, seat: Seat) -> Sequence[Move]:
    """What they may order ahead; nothing for who is asked, or doesn't play themselves."""
    if session.status != "playing" or session.chairs[seat].stand_in or session.asked(seat):
        return ()
    return session.rule_book.plannable(session.state, seat)


def view(session: Session, seat: Seat | None) -> View | None:
    """What the seat, or the group, may know of the game; None before it begins."""
    return None if session.state is None else session.rule_book.view(session.state, seat)


def _seats(session: Session, now: float, *, windowed: bool) -> Iterator[PublicSeat]:
    for seat, chair in session.seats():
        deadline = None if windowed or chair.since is None else session.call(seat).deadline
        away = reminders.is_away(chair, now)
        yield PublicSeat(chair.who, chair.stand_in, chair.left, chair.offered, away, chair.seen, deadline)


def _choices(session: Session) -> Mapping[str, Choice]:
    begins = session.options.settled(slow=session.slow)
    usual = {"clock": session.clock, "answer": USUAL, "chatter": True, **session.rule_book.options().model_dump()}
    found = {}
    for field, values in lobby.choices(session).items():
        common = field in OF_TABLES
        chosen = getattr(session, field) if common else naming.chosen(session, field)
        settled = getattr(begins, field) if not common and chosen == getattr(session.options, field) else chosen
        lasts = tuple(_lasts(session, field, value) for value in values)
        lasts = lasts if len(set(lasts)) > 1 else (None,) * len(values)
        found[field] = Choice(values, chosen, settled, unusual=chosen != usual[field], common=common, lasts=lasts)
    return found


def _lasts(session: Session, field: str = "", value: Value = "") -> Span | None:
    """How long a game of those who are there would take, were that chosen."""
    if session.status != "gathering":
        return None
    clock = cast(TurnClock, value) if field == "clock" else session.clock
    options = session.options
    if field in type(options).model_fields:
        options = options.model_copy(update={field: value})
    return expected.expected(session.rule_book, _people(session), clock, options)


def _shorter(session: Session) -> tuple[str, Value] | None:
    if session.status != "gathering":
        return None
    return expected.shorter(session.rule_book, _people(session), session.clock, session.options)


def _people(session: Session) -> int:
    """Those who are there, and at least as many as the game needs."""
    return max(len(session.chairs), session.rule_book.seats[0])


def _ballot(session: Session) -> Ballot | None:
    vote = session.vote
    if vote is None:
        return None
    people = ids(session, playing(session))
    return Ballot(vote.until, vote.about, len(people.intersection(vote.ends)), votes.needed(session))
