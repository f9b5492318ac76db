"""What programs need to know beforehand: how far a match can go, and how much a view holds."""

from __future__ import annotations

from typing import Final

from ludotheque.core.limits import Limits
from ludotheque.core.planes import LEFT_OUT, Counts, Many, OneOf, Sizes, UpTo
from ludotheque.games.uluru.model import MOST_SEATS, Options, Shown, Unlock, View
from ludotheque.games.uluru.pieces import BIRDS, COPIES, PLACES, WISHES
from ludotheque.games.uluru.rules.dealing import ROUNDS, full_deck, rounds

DOUBLE: Final = 2
"""Rows of cards, at most."""
TURN: Final = 500
"""Inputs and waits of a seat in a round, review and all: more than two minutes of sand at one a second."""

people_only: tuple[type, ...] = (Unlock,)

_SEAT = OneOf(tuple(range(MOST_SEATS)))
_SEATS = Counts(tuple(range(MOST_SEATS)))
_BOARD = Many(len(BIRDS), OneOf(tuple(PLACES)))
_CARDS = DOUBLE * len(BIRDS)
planes: Sizes = {
    View: {
        "viewer": _SEAT,
        "board": _BOARD,
        "rounds": UpTo(max(ROUNDS.values())),
        "follows": Counts(tuple(range(DOUBLE))),
        "glass": LEFT_OUT,
    },
    Shown: {
        "own": Many(MOST_SEATS),
        "stock": Counts(tuple(range(len(WISHES))), max(COPIES.values())),
        "round": OneOf(tuple(range(1, max(ROUNDS.values()) + 1))),
        "starter": _SEAT,
        "rows": Many(DOUBLE, Many(len(BIRDS))),
        "doubled": Counts(BIRDS),
        "until": LEFT_OUT,
        "glasses": LEFT_OUT,
        "locked": _SEATS,
        "closed": _SEATS,
        "ready": _SEATS,
        "stones": Many(max(ROUNDS.values()), Many(MOST_SEATS, UpTo(_CARDS))),
        "last": LEFT_OUT,
        "turn": _SEAT,
    },
}


def limits(options: Options, seats: int) -> Limits:
    """Alone one plays for few stones; every card can cost one."""
    played = rounds(options)
    cards = _CARDS if options.mode == "experts" else len(BIRDS)
    draws = 2 * _CARDS
    return Limits(
        stakes="rivals" if seats > 1 else "score",
        odds=max(len(full_deck(options)), MOST_SEATS),
        steps=1 + played * (draws + seats * TURN),
        score=(0, played * cards),
    )
