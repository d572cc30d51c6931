"""How a measurement is printed: the median, the span, and whether a target was met. Nothing fails by it."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median


def head(text: str) -> None:
    print(f"\n{text}", flush=True)


def line(what: str, values: Sequence[float], unit: str = "", *, most: float = 0.0, least: float = 0.0) -> None:
    """`most` or `least`: the target for the median."""
    middle = median(values)
    span = f"{shown(min(values))} to {shown(max(values))}" if len(values) > 1 else ""
    print(f"  {what:<46} {shown(middle):>8} {unit:<4} {span:<18} {verdict(middle, most, least)}".rstrip(), flush=True)


def verdict(value: float, most: float = 0.0, least: float = 0.0) -> str:
    if most:
        return f"target <= {shown(most)}: {'met' if value <= most else 'MISSED'}"
    if least:
        return f"target > {shown(least)}: {'met' if value > least else 'MISSED'}"
    return ""


def shown(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of them doesn't exceed."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))]
