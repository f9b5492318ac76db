"""Pieces to cut out, laid in rows on both sides of a sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.paper.sheets import CUT, Label, Paper, Sheet, svg

GAP: Final = 5.0
"""Between rows of different pieces."""


class Face(Struct, frozen=True):
    """One side of a piece; its corner is at 0, 0."""

    drawing: str = ""
    labels: tuple[Label, ...] = ()


class Piece(Struct, frozen=True):
    """Something to cut out. The name tells which it is: the drawing carries it as its class."""

    name: str
    front: Face
    back: Face = Face()


class Rows(Struct, frozen=True):
    """Pieces of one size, so many in a row. Without an outline they show by themselves where to cut."""

    pieces: tuple[Piece, ...]
    width: float
    height: float
    across: int
    apart: float = 0.0
    outlined: bool = True

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of all rows together."""
        down = -(-len(self.pieces) // self.across)
        across = min(self.across, len(self.pieces))
        return across * (self.width + self.apart) - self.apart, down * (self.height + self.apart) - self.apart

    def corners(self) -> Iterator[tuple[float, float]]:
        """Where each piece lies."""
        for place in range(len(self.pieces)):
            down, across = divmod(place, self.across)
            yield across * (self.width + self.apart), down * (self.height + self.apart)


def full_sheets(rows: Rows, down: int, paper: Paper, symbols: str = "") -> list[Sheet]:
    """As many sheets as it takes for so many rows on each, front and back in turn."""
    many = rows.across * down
    parts = [rows.pieces[start : start + many] for start in range(0, len(rows.pieces), many)]
    return [side for part in parts for side in two_sides([replace(rows, pieces=part)], paper, symbols)]


def two_sides(blocks: Sequence[Rows], paper: Paper, symbols: str = "") -> tuple[Sheet, Sheet]:
    """Blocks of rows below each other in the middle of a sheet: its front, and its back with left and right swapped."""
    top = (paper.height - sum(rows.size[1] for rows in blocks) - GAP * (len(blocks) - 1)) / 2
    parts: tuple[list[str], list[str]] = ([], [])
    labels: tuple[list[Label], list[Label]] = ([], [])
    for rows in blocks:
        left = (paper.width - rows.size[0]) / 2
        for piece, (x, y) in zip(rows.pieces, rows.corners(), strict=True):
            mirrored = paper.width - left - x - rows.width
            for side, face, across in ((0, piece.front, left + x), (1, piece.back, mirrored)):
                parts[side].append(laid(piece.name, face.drawing, across, top + y, rows))
                labels[side].extend(moved(label, across, top + y) for label in face.labels)
            if rows.outlined:
                size = f'width="{rows.width:g}" height="{rows.height:g}"'
                parts[0].append(f'<rect x="{left + x:.2f}" y="{top + y:.2f}" {size} {CUT}/>')
        top += rows.size[1] + GAP
    front, back = (Sheet(svg(paper, parts[side], symbols), tuple(labels[side])) for side in (0, 1))
    return front, back


def laid(name: str, drawing: str, x: float, y: float, rows: Rows) -> str:
    """A drawing moved to its place, with its name as its class, and its size."""
    size = f'data-size="{rows.width:g} {rows.height:g}"'
    return f'<g class="{name}" {size} transform="translate({x:.2f} {y:.2f})">{drawing}</g>'


def moved(label: Label, x: float, y: float) -> Label:
    """A label moved with its piece."""
    return replace(label, x=label.x + x, y=label.y + y)
