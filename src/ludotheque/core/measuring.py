"""What can be measured of a game: a measure turns a setting and a seed into rows, and nothing else decides them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, Final, TypeAlias

from msgspec import Struct

from ludotheque.core.box import Bot
from ludotheque.core.chance import Seed
from ludotheque.core.coding import encode
from ludotheque.core.game import Event, Game, Outcome
from ludotheque.core.match import Moment
from ludotheque.core.playing import play
from ludotheque.core.record import Record
from ludotheque.core.refusal import Refused

LINES: Final = "@"
"""Between a level and its iterations: `master@300` thinks by at most so many."""
SHORT: Final = 12
"""Hexadecimal digits of a hash that tells matches apart."""


class Setting(Struct, frozen=True):
    """What is agreed on before a seed decides the rest."""

    game: Game[Any, Any, Any, Any, Any]
    options: Any
    own: tuple[Any, ...]
    """The settings of each seat."""
    bots: tuple[tuple[str, Bot[Any, Any]], ...] = ()
    """Who sits at each seat, by name; none of them thinks by the clock. Empty where nobody plays."""


Measure: TypeAlias = Callable[[Setting, Seed], Struct | Sequence[Struct]]
"""A row, or several, of plain values; a tuple or mapping in a row stands for numbered or named columns.

Its docstring says what is measured, and its return type which columns there are.
"""


def played(setting: Setting, seed: Seed) -> tuple[Record, Any]:
    """The record of a match of the setting's bots, and its last state."""
    if not setting.bots:
        raise Refused("measure-needs-bots")
    last: list[Any] = []

    def keep(moment: Moment[Any], _: tuple[Event, ...]) -> None:
        last[:] = [moment.state]

    seated = [(name.partition(LINES)[0], bot) for name, bot in setting.bots]
    return play(setting.game, setting.options, setting.own, seated, seed, keep), last[0]


class Match(Struct, frozen=True, kw_only=True):
    """How a match of bots ended."""

    reason: str
    """Why it ended, as a text key of the game."""
    drawn: bool
    inputs: int
    """Actions, draws and ticks."""
    seconds: float
    """Match time."""
    course: str
    """A short hash of all inputs: equal where two matches went the same way."""
    place: tuple[int, ...]
    """Per seat; 1 is the winner's."""
    score: tuple[int, ...]
    points: tuple[float, ...]
    """One for a win, half for a draw; rivals who share a victory share the point."""


def match(setting: Setting, seed: Seed) -> Match:
    """A match of bots: how it ended, how long it was, and the places and scores of all seats."""
    record, _ = played(setting, seed)
    return Match(**ended(setting, record))


def ended(setting: Setting, record: Record) -> dict[str, Any]:
    """The columns of `Match`, for the measures of games that add their own."""
    outcome = record.end.outcome
    return {
        "reason": outcome.reason,
        "drawn": outcome.drawn,
        "inputs": len(record.rows),
        "seconds": record.rows[-1].at / 1000 if record.rows else 0.0,
        "course": sha256(encode(record.rows)).hexdigest()[:SHORT],
        "place": outcome.places,
        "score": outcome.score,
        "points": points(setting, outcome),
    }


def points(setting: Setting, outcome: Outcome) -> tuple[float, ...]:
    """What each seat gets: a win is worth one, shared among rivals who share it; a draw half of one, or its share."""
    seats = len(outcome.places)
    rivals = setting.game.limits(setting.options, seats).stakes == "rivals"
    if outcome.drawn:
        return (1 / seats if rivals else 0.5,) * seats
    worth = 1 / len(outcome.winners) if rivals and outcome.winners else 1.0
    return tuple(worth if seat in outcome.winners else 0.0 for seat in range(seats))


class AtSeat(Struct, frozen=True, kw_only=True):
    """How a match of bots ended for one seat."""

    seat: int
    """From 1."""
    level: str
    place: int
    score: int
    points: float
    """One for a win, half for a draw; rivals who share a victory share the point."""


def seats(setting: Setting, seed: Seed) -> tuple[AtSeat, ...]:
    """A match of bots, seat by seat: who sat there, its place, score and points."""
    return seats_of(setting, played(setting, seed)[0])


def seats_of(setting: Setting, record: Record) -> tuple[AtSeat, ...]:
    """How a match ended, seat by seat, for the measures of games that add their own columns."""
    outcome = record.end.outcome
    each = zip(setting.bots, outcome.places, outcome.score, points(setting, outcome), strict=True)
    return tuple(
        AtSeat(seat=seat, level=name, place=place, score=score, points=worth)
        for seat, ((name, _), place, score, worth) in enumerate(each, 1)
    )


ANY_GAME: Final[dict[str, Measure]] = {"match": match, "seats": seats}
"""What can be measured of every game."""
