"""What programs need to know beforehand: how far a match can go, and how much a view holds."""

from __future__ import annotations

from typing import Final

from ludotheque.core.limits import Limits
from ludotheque.core.planes import LEFT_OUT, Counts, Many, OneOf, Sizes, UpTo
from ludotheque.games.ostriches.model import SEATS, Accept, Decline, Offer, Options, Resign, Seen, Table, View
from ludotheque.games.ostriches.pieces import BUSHES, CALM, POWERS, SQUARES, TO_WIN, TRIBE

LONGEST: Final = 3_000
"""Steps after which a match in which a draw must be agreed goes nowhere."""
ALL: Final = SEATS * len(TRIBE)

people_only: tuple[type, ...] = (Offer, Accept, Decline, Resign)

_SEAT = OneOf(tuple(range(SEATS)))
_SQUARE = OneOf(tuple(SQUARES))
planes: Sizes = {
    View: {
        "viewer": _SEAT,
        "ostriches": Many(ALL),
        "left": Many(SEATS, UpTo(len(TRIBE))),
        "hand": Counts(POWERS, max(map(TRIBE.count, TRIBE))),
        "past": LEFT_OUT,
        "turns": LEFT_OUT,
    },
    Table: {
        "starter": _SEAT,
        "turn": _SEAT,
        "bushes": Many(len(BUSHES), _SQUARE),
        "moved": _SQUARE,
        "turns": UpTo(TO_WIN * CALM),
        "calm": UpTo(CALM),
        "steps": LEFT_OUT,
        "offer": _SEAT,
        "peek": LEFT_OUT,
        "winner": _SEAT,
    },
    Seen: {"at": _SQUARE, "of": _SEAT, "known": Counts(tuple(range(SEATS)))},
}


def limits(options: Options, _seats: int) -> Limits:
    """Eight ostriches may turn up, each after many calm turns, with a power, a rotation and the tick of an eye."""
    up, each = SEATS * TO_WIN, 4
    longest = LONGEST if options.draw_after is None else 1 + ALL + up * (options.draw_after + each)
    return Limits(stakes="rivals", odds=SEATS, steps=longest, score=(0, TO_WIN))
