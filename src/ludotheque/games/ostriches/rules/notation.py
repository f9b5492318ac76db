"""The notation of the game, and every action there can be.

`eye@b2` places the eye on b2, `b1c3/ne+` moves and turns the north-east tile with the clock. `c4d6!` moves and turns an
ostrich up; then comes its power, `bush:e2d4`, `swap:a1f6`, `eye:a1f6`, `tiles:swne` or `pass`, and the rotation `/nw-`.
`draw?` offers a draw, `draw!` agrees to one, `draw-` declines it, `#` resigns.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.refusal import Refused
from ludotheque.games.ostriches.model import (
    Accept,
    Action,
    Decline,
    Exchange,
    Go,
    Land,
    Look,
    MoveBush,
    Offer,
    Pass,
    Place,
    Resign,
    Rotate,
    Swap,
)
from ludotheque.games.ostriches.pieces import EXCHANGED, KNIGHT, NAMES, POWERS, SQUARES, TILE_AT, TURNED, Square

MOVES: Final = {NAMES[start] + NAMES[to]: (start, to) for start in SQUARES for to in KNIGHT[start]}
"""Every knight's move by its notation."""
WAYS_THERE: Final = {NAMES[start] + NAMES[to]: (start, to) for start in SQUARES for to in SQUARES if start != to}
"""Every move of a bush by its notation."""
PAIRS: Final = {NAMES[one] + NAMES[other]: (one, other) for one in SQUARES for other in range(one + 1, len(SQUARES))}
"""Every two squares, the lower number first."""

PLACES: Final = {(power, at): Place(power, NAMES[at]) for power in POWERS for at in SQUARES}
GOES: Final = {
    (start, to): tuple(Go(move, turn) for turn in TURNED if not turn.startswith(TILE_AT[to]))
    for move, (start, to) in MOVES.items()
}
"""By knight's move: the whole turns that begin with it; the tile where it ends does not turn."""
LANDS: Final = {(start, to): Land(move) for move, (start, to) in MOVES.items()}
BUSH_MOVES: Final = {way: MoveBush(name) for name, way in WAYS_THERE.items()}
SWAPS: Final = {pair: Swap(name) for name, pair in PAIRS.items()}
LOOKS: Final = {pair: Look(name) for name, pair in PAIRS.items()}
EXCHANGES: Final = tuple(map(Exchange, EXCHANGED))
ROTATIONS: Final = tuple(map(Rotate, TURNED))
PASS, OFFER, ACCEPT, RESIGN, DECLINE = Pass(), Offer(), Accept(), Resign(), Decline()

CATALOGUE: Final[tuple[Action, ...]] = (
    *PLACES.values(),
    *(go for goes in GOES.values() for go in goes),
    *LANDS.values(),
    *BUSH_MOVES.values(),
    *SWAPS.values(),
    *LOOKS.values(),
    *EXCHANGES,
    PASS,
    *ROTATIONS,
    OFFER,
    ACCEPT,
    RESIGN,
    DECLINE,
)


FORMS: Final[dict[type[Action], str]] = {
    Place: "{0.power}@{0.at}",
    Go: "{0.move}/{0.turn}",
    Land: "{0.move}!",
    MoveBush: "bush:{0.move}",
    Swap: "swap:{0.pair}",
    Look: "eye:{0.pair}",
    Exchange: "tiles:{0.pair}",
    Pass: "pass",
    Rotate: "/{0.turn}",
    Offer: "draw?",
    Accept: "draw!",
    Resign: "#",
    Decline: "draw-",
}


def written(action: Action) -> str:
    """An action in the notation of the game."""
    return FORMS[type(action)].format(action)


SAYINGS: Final = {written(action): action for action in CATALOGUE}


def read(text: str) -> Action:
    """The action that a notation means."""
    try:
        return SAYINGS[text]
    except KeyError:
        raise Refused("no-such-turn", text=text) from None


def move_of(move: str) -> tuple[Square, Square]:
    """Start and target of a knight's move; refuses any other move."""
    try:
        return MOVES[move]
    except KeyError:
        raise Refused("not-a-leap") from None
