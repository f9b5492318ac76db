"""What programs need to know beforehand: how far a match can go, and how much a view holds."""

from __future__ import annotations

from typing import Final

from ludotheque.core.limits import Limits
from ludotheque.core.planes import LEFT_OUT, Counts, Many, OneOf, Sizes, UpTo
from ludotheque.games.dwarfcity.model import MOST, Build, Options, State, TakeBack, Tower, View
from ludotheque.games.dwarfcity.pieces import BLOCKS, BLUE, CARD_SETS, CARDS, COLOURED, DICE, FACES, SHAPES, SIGNS, TALL

LONGEST: Final = 5_000
"""Steps that a match needs only if the dice show hardly any blue, or nobody builds."""

people_only: tuple[type, ...] = (TakeBack,)

_SEAT = OneOf(tuple(range(MOST)))
_BLUE = max(BLUE.values())
_DICE = Counts(FACES, DICE)
planes: Sizes = {
    View: {"viewer": _SEAT, "needed": UpTo(_BLUE), "next": _SEAT, "city": UpTo(COLOURED)},
    State: {
        "roles": Many(MOST, OneOf(("any", "dwarf", "kobold"))),
        "kobold": _SEAT,
        "turn": _SEAT,
        "dwarf": _SEAT,
        "starter": _SEAT,
        "turns": LEFT_OUT,
        "towers": Many(CARDS),
        "stock": Many(max(map(len, CARD_SETS.values())), UpTo(CARDS)),
        "rolled": _DICE,
        "dice": _DICE,
        "blue": UpTo(DICE),
        "pile": UpTo(_BLUE),
        "signs": UpTo(SIGNS),
        "steps": LEFT_OUT,
    },
    Tower: {"of": _SEAT, "card": Many(TALL, OneOf(SHAPES)), "blocks": Many(TALL, OneOf(BLOCKS))},
    Build: {"block": OneOf(BLOCKS)},
}


def limits(options: Options, _seats: int) -> Limits:
    """The kobold leads by what the city lacks, the dwarfs by what its tower lacks."""
    city = max(sum(len(card) * count for card, count in kinds.items()) for kinds in CARD_SETS.values())
    return Limits(
        stakes="sides" if options.mode == "kobold" else "together",
        odds=max(*map(len, CARD_SETS.values()), len(FACES), MOST),
        steps=LONGEST,
        score=(0, max(city, COLOURED, _BLUE)),
    )
