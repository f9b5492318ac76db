"""How far a match can go, and what it is worth in the end: for programs that need to know beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from ludotheque.core.game import Outcome

Stakes: TypeAlias = Literal["rivals", "together", "sides", "score"]
"""Rivals: each against all. Together: all win or lose. Sides: some do. Score: one plays alone for the best result."""


class Limits(Struct, frozen=True):
    """What every match with certain options and seats stays within."""

    stakes: Stakes
    odds: int
    """The most odds that a draw has."""
    steps: int
    """A match that has not ended after so many inputs and waits goes nowhere: programs call it off."""
    score: tuple[int, int]
    """The least and the most that a seat can score."""


def returns(outcome: Outcome, limits: Limits) -> tuple[float, ...]:
    """What a match was worth to each seat, from -1 to 1; rivals get zero in all, whatever the ties."""
    match limits.stakes:
        case "rivals":
            places = outcome.places
            beaten = [sum((other > mine) - (other < mine) for other in places) for mine in places]
            return tuple(one / max(1, len(places) - 1) for one in beaten)
        case "score":
            return tuple(_worth(score, limits.score, more=bool(outcome.more_is_better)) for score in outcome.score)
        case _:
            return tuple(0.0 if outcome.drawn else 1.0 if place == 1 else -1.0 for place in outcome.places)


def _worth(score: int, bounds: tuple[int, int], *, more: bool) -> float:
    least, most = bounds
    part = min(1.0, max(0.0, (score - least) / (most - least)))
    return 2 * part - 1 if more else 1 - 2 * part
