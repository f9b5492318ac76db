"""Sheets to print: the city, building cards, blocks, dwarfs and the kobold to stand up, and dice to fold."""

from __future__ import annotations

from typing import Final

from ludotheque.core.localization import Texts
from ludotheque.games.dwarfcity.commands.cards import card_rows
from ludotheque.games.dwarfcity.commands.city import city
from ludotheque.games.dwarfcity.commands.drawing import (
    BLUE_SIZE,
    BONE,
    ICE,
    INK,
    coloured,
    kobold,
    kobold_side,
    side_of,
    sized,
)
from ludotheque.games.dwarfcity.model import Options
from ludotheque.games.dwarfcity.picture import scene
from ludotheque.games.dwarfcity.pieces import BLUE, COLOURS, DICE, FACES, KOBOLD_SIDES, LAID_OUT, SHAPES, SIGNS, Shape
from ludotheque.games.dwarfcity.rules import seats
from ludotheque.paper.die import HIGH, WIDE, net
from ludotheque.paper.pieces import Face, Piece, Rows, full_sheets, two_sides
from ludotheque.paper.sheets import FOLD, Label, Paper, Sheet, symbols_of, use

APART: Final = 2.0
IN_A_ROW: Final[dict[Shape, int]] = {"c": 6, "b": 4, "p": 8, "r": 6}
FIGURE: Final = (26.0, 30.0, 8.0)
"""A figure that stands: its width and height, and its foot."""


def sheets_of(texts: Texts, paper: Paper) -> list[Sheet]:
    """Everything in the box: fronts and backs in turn."""
    symbols = symbols_of(scene())
    blocks = [*(block_rows(shape) for shape in SHAPES), blue_rows(), figures()]
    return [
        *two_sides([city(texts)], paper, symbols),
        *full_sheets(card_rows(), 3, paper, symbols),
        *two_sides(blocks, paper, symbols),
        *two_sides([dice(texts)], paper, symbols),
    ]


def block_rows(shape: Shape) -> Rows:
    """All blocks of a shape, coloured on both sides."""
    names = [colour + shape for colour in COLOURS for _ in range(LAID_OUT[colour + shape])]
    faces = {name: Face(coloured(name, 0, 0)) for name in names}
    pieces = tuple(Piece(f"block-{name}", faces[name], faces[name]) for name in names)
    return Rows(pieces, *sized(shape), IN_A_ROW[shape], APART, outlined=False)


def blue_rows() -> Rows:
    """The blue blocks: all alike in front, some with the kobold's sign behind."""
    wide, high = BLUE_SIZE
    block = use("block-k", 0, 0, wide, high)
    plain, sign = Face(block), Face(block + kobold(wide / 2 - 5, 0.9, 10.6))
    pieces = [Piece("blue-sign", plain, sign)] * SIGNS + [Piece("blue", plain, plain)] * (max(BLUE.values()) - SIGNS)
    return Rows(tuple(pieces), wide, high, 7, APART, outlined=False)


def figures() -> Rows:
    """A dwarf for each player, and the kobold: folded in the middle, on feet that are bent outwards."""
    wide, high, foot = FIGURE
    people = {f"dwarf-{seat}": dwarf(seat) for seat in range(seats(Options())[-1])}
    people["kobold"] = kobold(wide / 2 - 12.3, 2.5, 27)
    pieces = tuple(Piece(f"figure-{name}", Face(standing(drawing))) for name, drawing in people.items())
    return Rows(pieces, wide, 2 * (high + foot), len(pieces))


def dwarf(seat: int) -> str:
    """A dwarf as large as its figure."""
    wide, high, _ = FIGURE
    across, down = (high - 1) * 64 / 78, high - 1
    left = (wide - across) / 2
    return use(f"dwarf-{seat}", left, 1, across, down) + use("plain", left, 1, across, down)


def standing(drawing: str) -> str:
    """The figure in front, and upside down beyond the fold."""
    wide, high, foot = FIGURE
    fold = high + foot
    feet = "".join(f'<rect y="{y:g}" width="{wide:g}" height="{foot:g}" fill="#d9e5c3"/>' for y in (0, 2 * fold - foot))
    folds = "".join(f'<path d="M0 {y:g}h{wide:g}" {FOLD}/>' for y in (foot, fold, fold + high))
    return (
        f'<rect width="{wide:g}" height="{2 * fold:g}" fill="{BONE}"/>{feet}'
        f'<g transform="translate(0 {fold:g})">{drawing}</g>'
        f'<g transform="rotate(180 {wide / 2:g} {fold / 2:g})">{drawing}</g>{folds}'
    )


def dice(texts: Texts) -> Rows:
    """The colour dice, and a die of the kobold for each of its strengths."""
    colours = Face(net([side_of(face) for face in FACES], BONE))
    pieces = [Piece("die", colours)] * DICE
    for strength, sides in KOBOLD_SIDES.items():
        label = Label(62.5, 7, 12, texts("print-die", strength=strength), INK, 42, 12)
        pieces.append(Piece(f"die-{strength}", Face(net([kobold_side(face) for face in sides], ICE), (label,))))
    return Rows(tuple(pieces), WIDE, HIGH, 2, 8, outlined=False)
