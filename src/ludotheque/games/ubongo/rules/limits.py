"""What programs need to know beforehand: how far a match can go, and how much a view holds."""

from __future__ import annotations

from typing import Final

from ludotheque.core.limits import Limits
from ludotheque.core.planes import LEFT_OUT, Counts, Grid, Many, OneOf, Sizes, UpTo
from ludotheque.games.ubongo.model import (
    BAG,
    GEMS,
    MOST_SEATS,
    ROUNDS,
    WORTH,
    Lay,
    OpenBoard,
    Options,
    Shown,
    Task,
    View,
    Win,
)
from ludotheque.games.ubongo.pieces import SYMBOLS
from ludotheque.games.ubongo.rules import boards
from ludotheque.games.ubongo.rules.boards import book_of
from ludotheque.games.ubongo.rules.covering import GRID
from ludotheque.games.ubongo.rules.races import LONGEST, MINUTE

SECOND: Final = 1_000
ROUND: Final = 500
"""Inputs and waits of a seat in a round: more than the sand, twice two minutes, and the review at one a second."""
MISSIONS: Final = 100
"""Missions of a race that a vector can tell apart."""
SET: Final = 4
"""The pieces of the largest set."""

people_only: tuple[type, ...] = ()

_SEAT = OneOf(tuple(range(MOST_SEATS)))
_SEATS = Counts(tuple(range(MOST_SEATS)))
_SHAPE = Grid(GRID, GRID)
_PIECES = Counts(boards.NAMES)
planes: Sizes = {
    View: {
        "viewer": _SEAT,
        "pieces": Many(MOST_SEATS, Many(SET)),
        "players": _SEATS,
        "mini_winner": _SEAT,
        "runs": LEFT_OUT,
    },
    Shown: {
        "own": Many(MOST_SEATS),
        "book": LEFT_OUT,
        "stock": LEFT_OUT,
        "chapter": LEFT_OUT,
        "round": OneOf(tuple(range(1, ROUNDS + 2))),
        "roller": _SEAT,
        "tasks": Many(MOST_SEATS),
        "boards": Many(MOST_SEATS),
        "until": LEFT_OUT,
        "turned": LEFT_OUT,
        "done": Many(MOST_SEATS, _SEAT),
        "gave_up": _SEATS,
        "tied": _SEATS,
        "ready": _SEATS,
        "gems": Many(MOST_SEATS, Counts(GEMS, 2 * ROUNDS)),
        "bag": Many(len(GEMS), UpTo(2 * BAG)),
        "wins": Many(MOST_SEATS),
        "course": LEFT_OUT,
        "taken": LEFT_OUT,
        "solved": Many(MOST_SEATS, UpTo(MISSIONS)),
        "aside": Many(MOST_SEATS, UpTo(MISSIONS)),
        "times": LEFT_OUT,
        "last": LEFT_OUT,
    },
    Options: {"book": LEFT_OUT},
    Task: {"board": LEFT_OUT, "shape": _SHAPE, "pieces": _PIECES, "difficulty": OneOf((1, 2, 3, 4, 5))},
    OpenBoard: {"board": LEFT_OUT, "shape": _SHAPE, "sets": Many(len(SYMBOLS), _PIECES)},
    Win: {"seat": _SEAT, "rank": OneOf(tuple(range(1, MOST_SEATS + 1)))},
    Lay: {},
}


def limits(options: Options, seats: int) -> Limits:
    """Alone one plays for missions or for time; a round is worth two gems at most."""
    race = boards.races(options)
    length = MINUTE * options.length if options.mode == "time" else LONGEST
    steps = 4 * seats * length // SECOND if race else (ROUNDS + 2) * seats * ROUND
    score = (0, 2 * max(WORTH.values()) * options.rounds)
    if race:
        score = (0, length // SECOND) if options.mode == "time" else (0, LONGEST)
    return Limits(
        stakes="rivals" if seats > 1 else "score",
        odds=max(len(book_of(options)), len(SYMBOLS), MOST_SEATS),
        steps=steps,
        score=score,
    )
