"""A die to fold: six faces in a cross, with flaps to glue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.paper.sheets import THIN

FACE: Final = 20.0
"""The side of a die."""
NET: Final = ((1, 0), (0, 1), (1, 1), (2, 1), (3, 1), (1, 2))
"""The faces across and down."""
FLAPS: Final = (
    (0, 1, "up"),
    (2, 1, "up"),
    (3, 1, "up"),
    (0, 1, "down"),
    (2, 1, "down"),
    (3, 1, "down"),
    (3, 1, "right"),
)
FLAP: Final = {
    "up": "M0 0l3-5h14l3 5z",
    "down": "M0 20l3 5h14l3-5z",
    "right": "M20 0l5 3v14l-5 3z",
}
WIDE: Final = 4 * FACE + 5
HIGH: Final = 3 * FACE
"""The room that a die takes on paper, with its flaps."""


def net(faces: Sequence[str], ground: str) -> str:
    """Six drawings on faces of this colour, each from the corner of its face."""
    flaps = "".join(
        f'<path transform="translate({FACE * across} {FACE * down})" d="{FLAP[side]}" fill="#efe6d2" {THIN}/>'
        for across, down, side in FLAPS
    )
    sides = "".join(
        f'<rect x="{FACE * across}" y="{FACE * down}" width="{FACE}" height="{FACE}" fill="{ground}" {THIN}/>'
        f'<g transform="translate({FACE * across:.2f} {FACE * down:.2f})">{face}</g>'
        for (across, down), face in zip(NET, faces, strict=True)
    )
    return flaps + sides
