"""The building cards on paper: the stone face in front, the beach behind."""

from __future__ import annotations

from typing import Final

from ludotheque.games.dwarfcity.commands.drawing import BONE, INK, SCALE, sized, wanted
from ludotheque.games.dwarfcity.picture import GROUND
from ludotheque.games.dwarfcity.pieces import CARD_SETS, TALL, CardSet
from ludotheque.paper.pieces import Face, Piece, Rows
from ludotheque.paper.sheets import Label, use

CARD: Final = (49.0, 88.0)
FOOT: Final = 80.0
"""How far down the ground of a tower lies."""
EVENING: Final = (
    '<path d="M2.2 66q12-9 24-4t20.600-5v26q0 3-3 3H5.200q-3 0-3-3z" fill="#b9cfa4"/>'
    '<path d="M42.500 6.500a4.200 4.200 0 1 0 2.600 6 3.600 3.600 0 0 1-2.600-6z" fill="#e0a13b"/>'
    '<path d="M12 20l.5-1.500.5 1.500 1.500.5-1.500.5-.5 1.500-.5-1.500-1.500-.5z" fill="#e0a13b"/>'
    '<path d="M36 24l.5-1.500.5 1.500 1.500.5-1.500.5-.5 1.500-.5-1.500-1.500-.5z" fill="#e0a13b"/>'
)
"""The hill, the moon and two stars behind a tower."""
SHELL: Final = "M8 70a4 4 0 0 1 8 0q-4 2.4-8 0zM12 70.6v-4.4M9.6 70.4l1.2-3.6M14.4 70.4l-1.2-3.6"
LEAF: Final = "M0 0C0-4 3-6.400 7-6.400 7-2.400 4.400 0 0 0zM0 0Q2.400-3 4.600-4.400"


def card_rows() -> Rows:
    """Every card of both sets; those of the easy one carry a leaf."""
    pieces = [
        Piece(f"{name}-{shapes}", stone(name, shapes), beach(name))
        for name, cards in CARD_SETS.items()
        for shapes, many in cards.items()
        for _ in range(many)
    ]
    return Rows(tuple(pieces), *CARD, 4)


def mark(name: CardSet) -> str:
    """A leaf for easy cards."""
    if name != "easy":
        return ""
    return f'<path d="{LEAF}" transform="translate(5 11)" fill="#6a994e" stroke="#39562a" stroke-width=".4"/>'


def frame(ground: str, edge: str) -> str:
    wide, high = CARD
    return (
        f'<rect width="{wide:g}" height="{high:g}" fill="{BONE}"/><rect x="1.8" y="1.8" width="{wide - 3.6:g}" '
        f'height="{high - 3.6:g}" rx="3" fill="{ground}" stroke="{edge}" stroke-width=".7"/>'
    )


def foot(name: str) -> str:
    """What a tower stands on."""
    wide, high = GROUND[0] * SCALE, GROUND[1] * SCALE
    return use(f"ground-{name}", (CARD[0] - wide) / 2, FOOT, wide, high)


def stone(name: CardSet, shapes: str) -> Face:
    """The shapes of a building from the ground up, as large as their blocks."""
    places, top = [], FOOT
    for shape in shapes:
        wide, high = sized(shape)
        top -= high
        places.append(wanted(shape, (CARD[0] - wide) / 2, top))
    return Face(frame("#e4daf0", "#6d4f7d") + EVENING + foot("stone") + "".join(places) + mark(name))


def beach(name: CardSet) -> Face:
    """Sand, sea, and the number of blocks that a tower has here."""
    sea = (
        '<path d="M2.200 34q6-3 11 0t11 0 11 0 11.600 0v26H2.200z" fill="#8ecae6"/>'
        '<path d="M2.200 54q12-5 23-1t21.600-2v32q0 3-3 3H5.200q-3 0-3-3z" fill="#ecd29b"/>'
        '<circle cx="38" cy="13" r="5.500" fill="#ffdf9e"/>'
        '<path d="M7 41q3-2 6 0M20 39q3-2 6 0M33 43q3-2 6 0" fill="none" stroke="#fff" stroke-width=".8"/>'
        f'<path d="{SHELL}" fill="#f6cdb2" stroke="#8a5a44" stroke-width=".4"/>'
    )
    wide = CARD[0]
    return Face(
        frame("#d3ecf3", "#a07c3c") + sea + foot("beach") + mark(name),
        (Label(wide / 2, 24, 34, str(TALL), INK, 30, 16),),
    )
