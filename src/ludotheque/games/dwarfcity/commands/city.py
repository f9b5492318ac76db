"""The city on paper: room for the blocks on the table, for the stock of cards, and for the kobold's tower."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludotheque.core.localization import Texts
from ludotheque.games.dwarfcity.commands.cards import CARD
from ludotheque.games.dwarfcity.commands.drawing import BLUE_SIZE, INK, coloured, kobold, sized
from ludotheque.games.dwarfcity.pieces import BLUE, COLOURS, LAID_OUT, NEEDED, SHAPES
from ludotheque.paper.pieces import Face, Piece, Rows
from ludotheque.paper.sheets import Label, use

CITY: Final = (196.0, 264.0)
TOWER: Final = (164.0, 250.0)
"""Where the kobold's tower stands: its left edge, and its ground."""
YARD: Final = (12.0, 150.0, 27.0)
"""Where the blocks lie: left, top, and the height of a row."""
ACROSS: Final = (0.0, 27.0, 62.0, 83.0)
"""Where the shapes stand in a row."""
STOCK: Final = (16.0, 32.0)


def city(texts: Texts) -> Rows:
    """The whole board as one piece."""
    title = Label(CITY[0] / 2, 16, 40, texts("game-name"), "#fff3c9", 160, 18)
    drawing = "".join((dusk(), stock(), *yard(), *tower(), guests()))
    return Rows((Piece("city", Face(drawing, (title, *counts(), *marks()))),), *CITY, 1)


def dusk() -> str:
    """The hill in the evening."""
    stars = "".join(
        f'<circle cx="{number * 83 % 189 + 4}" cy="{number * number * 37 % 71 + 5}" r="{0.5 + number % 3 * 0.2:.1f}"/>'
        for number in range(28)
    )
    wide, high = CITY
    return (
        f'<rect width="{wide:g}" height="{high:g}" fill="#7b6bb0"/>'
        '<path d="M0 66q50-12 100-2t96-4v90H0z" fill="#a37fae"/><path d="M0 96q60-12 110-2t86-8v60H0z" fill="#d3a0a6"/>'
        f'<g fill="#fff3c9">{stars}</g><circle cx="140" cy="42" r="9" fill="#ffe9b8"/>'
        '<path d="M0 118q40-30 90-16t106-26v188H0z" fill="#6d8763"/>'
        '<path d="M0 140q60-18 110-6t86-14v144H0z" fill="#86b067"/>'
        '<path d="M0 246q70-10 120-2t76-6v26H0z" fill="#6a994e"/>'
    )


def stock() -> str:
    """The place of the cards that nobody has yet."""
    x, y = STOCK
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{CARD[0]:g}" height="{CARD[1]:g}" rx="3" fill="#fff3c9" fill-opacity=".14" '
        'stroke="#fff3c9" stroke-width=".6" stroke-dasharray="3 2"/>'
    )


def yard() -> Iterator[str]:
    """A place for each kind of block, faintly drawn."""
    left, top, step = YARD
    yield f'<rect x="{left - 4:g}" y="{top - 3:g}" width="126" height="{4 * step:g}" rx="5" fill="#f3ead6"/>'
    for row, colour in enumerate(COLOURS):
        for across, shape in zip(ACROSS, SHAPES, strict=True):
            low = top + step * (row + 1) - 5 - sized(shape)[1]
            yield f'<g class="yard" opacity=".55">{coloured(colour + shape, left + across, low)}</g>'


def counts() -> Iterator[Label]:
    """How many of each kind of block there are."""
    left, top, step = YARD
    for row, colour in enumerate(COLOURS):
        for across, shape in zip(ACROSS, SHAPES, strict=True):
            x = left + across + sized(shape)[0] + 3.6
            yield Label(x, top + step * (row + 1) - 7, 12, f"×{LAID_OUT[colour + shape]}", INK, 8, 6)  # noqa: RUF001


def tower() -> Iterator[str]:
    """The places of the blue blocks, and the kobold beside them."""
    left, ground = TOWER
    wide, high = BLUE_SIZE
    for place in range(max(BLUE.values())):
        top = ground - high * (place + 1)
        yield (
            f'<rect class="blue-place" x="{left:g}" y="{top:.2f}" width="{wide:g}" height="{high:g}" fill="#9ccbf5" '
            'fill-opacity=".25" stroke="#16213a" stroke-width=".4" stroke-dasharray="2 1.4"/>'
        )
    for needed in sorted(set(NEEDED.values())):
        top = ground - high * needed
        yield f'<path d="M{left - 13:g} {top:.2f}h11" stroke="#ffd166" stroke-width=".9"/>'
    yield kobold(left - 21, ground - 30, 26)


def marks() -> Iterator[Label]:
    """Where the kobold's tower is finished, by how strong it is."""
    left, ground = TOWER
    for needed in sorted(set(NEEDED.values())):
        yield Label(left - 7.5, ground - BLUE_SIZE[1] * needed + 4, 13, str(needed), "#fff3c9", 11, 7)


def guests() -> str:
    """Two dwarfs on the hill."""
    return "".join(
        use(f"dwarf-{seat}", 78 + 24 * seat, 104, 22, 26.8) + use("glad", 78 + 24 * seat, 104, 22, 26.8)
        for seat in (0, 1)
    )
