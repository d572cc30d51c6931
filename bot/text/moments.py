"""Moments and spans in words. People read a moment ("until tomorrow 10:00"), for a countdown goes stale."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from math import ceil
from zoneinfo import ZoneInfo

from bot.text.words import Words

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
WEEK_DAYS = 7


def until(moment: float | None, now: float, zone: ZoneInfo, words: Words) -> str:
    """A deadline in seconds since 1970, as somebody in the zone says it; None: there is no clock."""
    if moment is None:
        return words.text("until-never")
    then, today = datetime.fromtimestamp(moment, zone), datetime.fromtimestamp(now, zone)
    shown = clock(moment, zone)
    match (then.date() - today.date()).days:
        case 0:
            return words.text("until-time", time=shown)
        case 1:
            return words.text("until-tomorrow", time=shown)
        case days if 1 < days < WEEK_DAYS:
            return words.text("until-weekday", weekday=then.weekday(), time=shown)
        case _:
            return words.text("until-date", day=then.day, month=then.month)


def clock(moment: float, zone: ZoneInfo) -> str:
    """What a wall clock there shows."""
    shown = datetime.fromtimestamp(moment, zone)
    return f"{shown.hour}:{shown.minute:02}"


def ahead(moment: float, zone: ZoneInfo) -> float:
    """Seconds by which a wall clock there is ahead of UTC."""
    offset = zone.utcoffset(datetime.fromtimestamp(moment, zone))
    return offset.total_seconds() if offset else 0.0


def changes(moment: float | None, now: float, zone: ZoneInfo) -> float | None:
    """The midnight at which `until` will say the same moment otherwise: «завтра» becomes today. None: never again."""
    if moment is None:
        return None
    then, today = datetime.fromtimestamp(moment, zone).date(), datetime.fromtimestamp(now, zone).date()
    days = (then - today).days
    ahead = next((at for at in (WEEK_DAYS - 1, 1, 0) if at < days), None)
    return None if ahead is None else midnight(then - timedelta(days=ahead), zone)


def midnight(day: date, zone: ZoneInfo) -> float:
    """When a local day begins."""
    return datetime.combine(day, time(), zone).timestamp()


def left(moment: float, now: float, words: Words) -> str:
    """What remains, to the nearest unit: only for messages that are new, and alerts."""
    seconds = max(moment - now, 0.0)
    if seconds < 59.5 * MINUTE:
        return words.text("left-minutes", n=max(round(seconds / MINUTE), 1))
    if seconds < 2 * DAY:
        return words.text("left-hours", n=round(seconds / HOUR))
    return words.text("left-days", n=round(seconds / DAY))


def span(seconds: float, words: Words) -> str:
    """How long something took; a unit that has begun counts."""
    if seconds <= HOUR:
        return words.text("span-minutes", n=max(ceil(seconds / MINUTE), 1))
    if seconds <= DAY:
        return words.text("span-hours", n=ceil(seconds / HOUR))
    return words.text("span-days", n=ceil(seconds / DAY))


def roughly(seconds: float, words: Words) -> str:
    """The same, to the nearest day, hour, or ten minutes."""
    unit = DAY if seconds > DAY else HOUR if seconds > 55 * MINUTE else 10 * MINUTE
    return span(max(round(seconds / unit), 1) * unit, words)
