"""Blocks, signs and the kobold in millimetres, for the sheets to print."""

from __future__ import annotations

from typing import Final

from ludotheque.games.dwarfcity.picture import BLUE, COLOURS, SIZES, WINDOWS
from ludotheque.games.dwarfcity.pieces import Face as Colour
from ludotheque.paper.sheets import use

SCALE: Final = 0.52
"""Millimetres for each unit of the drawings: blocks are as large as their places on the cards."""
BLUE_SIZE: Final = (round(BLUE[0] * SCALE, 2), round(BLUE[1] * SCALE, 2))
INK: Final = "#2a1d3d"
BONE: Final = "#fbf3e2"
ICE: Final = "#dcecfb"


def sized(shape: str) -> tuple[float, float]:
    """Width and height of a block."""
    wide, high = SIZES[shape]
    return round(wide * SCALE, 2), round(high * SCALE, 2)


def coloured(name: str, x: float, y: float) -> str:
    """A block with the sign of its colour as a window."""
    (wide, high), colour = sized(name[1]), name[0]
    sign = min(9.4, high - 4.2)
    lower = sign / 8 if name[1] == "r" else 0
    at = (x + (wide - sign) / 2 - sign / 10, y + (high - sign) / 2 + lower)
    return use(f"block-{name[1]}", x, y, wide, high, COLOURS[colour]) + use(
        f"sign-{colour}", *at, sign, colour=WINDOWS[colour]
    )


def wanted(shape: str, x: float, y: float) -> str:
    """The place of a block that is still to come."""
    wide, high = sized(shape)
    return f'<g class="place-{shape}" opacity=".75">{use(f"block-{shape}", x, y, wide, high, "#efe6d6")}</g>'


def kobold(x: float, y: float, high: float) -> str:
    """The kobold peeks."""
    wide = high * 64 / 70
    return use("kobold", x, y, wide, high) + use("peeks", x, y, wide, high)


def side_of(face: Colour) -> str:
    """A face of a colour die: a colour with its sign, all of them for white, and the kobold for blue."""
    if face == "b":
        return plate("#3a86d4") + kobold(4.2, 3.4, 12.7)
    if face == "w":
        small = "".join(
            plate(tone, 3 + 7.2 * (number % 2), 3 + 7.2 * (number // 2), 6.8)
            + use(f"sign-{colour}", 4.2 + 7.2 * (number % 2), 4.2 + 7.2 * (number // 2), 4.4, colour=WINDOWS[colour])
            for number, (colour, tone) in enumerate(COLOURS.items())
        )
        return plate("#ffffff") + small
    return plate(COLOURS[face]) + use(f"sign-{face}", 4.5, 4.5, 11, colour=WINDOWS[face])


def plate(tone: str, x: float = 1.2, y: float = 1.2, size: float = 17.6) -> str:
    """A square of a colour."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" rx="{size / 6:.2f}" fill="{tone}" '
        f'stroke="{INK}" stroke-width=".4"/>'
    )


def kobold_side(face: str) -> str:
    """A face of the kobold's die: blue blocks, nothing, or the kobold."""
    if face == "k":
        return kobold(3.4, 2.6, 14.4)
    if face == "0":
        return f'<path d="M6 10h8" stroke="{INK}" stroke-width="1.6" stroke-linecap="round" opacity=".5"/>'
    spots = {"1": ((10, 10),), "2": ((10, 6.2), (10, 13.8)), "3": ((10, 5.6), (5.6, 13.6), (14.4, 13.6))}[face]
    return "".join(use("block-k", x - 4, y - 2.4, 8, 4.8) for x, y in spots)
