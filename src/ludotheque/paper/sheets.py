"""Sheets of paper: what is drawn on them, in millimetres, and the words on top.

A sheet is one side. Fronts and backs take turns, and lie on each other when the paper is flipped along its long edge.
Words and numbers are no part of a drawing: they are labels, which the template shrinks and wraps until they fit.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

MARGIN: Final = 5.0
"""What printers may leave white on every side."""
THIN: Final = 'stroke="#9a8a74" stroke-width="0.2"'
CUT: Final = f'fill="none" {THIN}'
"""A line to cut along."""
FOLD: Final = f'{CUT} stroke-dasharray="1.6 1.2"'
"""A line to fold along."""


class Paper(Struct, frozen=True):
    """The size of a sheet."""

    width: float
    height: float


PAPERS: Final = {"a4": Paper(210.0, 297.0), "letter": Paper(215.9, 279.4)}


class Label(Struct, frozen=True):
    """Centred words: the middle and the size of their box, and the size of the letters where there is room."""

    x: float
    y: float
    size: float
    words: str
    colour: str
    width: float = 20.0
    height: float = 10.0


class Sheet(Struct, frozen=True):
    """One side of a sheet of paper."""

    drawing: str
    labels: tuple[Label, ...] = ()


def svg(paper: Paper, parts: Iterable[str], symbols: str = "") -> str:
    """A drawing as large as the paper, with the symbols that its parts use."""
    size = f'width="{paper.width}mm" height="{paper.height}mm" viewBox="0 0 {paper.width} {paper.height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{symbols}{"".join(parts)}</svg>'


def use(name: str, x: float, y: float, width: float, height: float | None = None, colour: str = "") -> str:
    """A symbol with this corner and size; square unless a height is given."""
    tinted = f' color="{colour}"' if colour else ""
    size = f'width="{width:g}" height="{width if height is None else height:g}"'
    return f'<use href="#{name}" x="{round(x, 2):g}" y="{round(y, 2):g}" {size}{tinted}/>'


def symbols_of(*drawings: str) -> str:
    """Everything that drawings define in `<defs>`, for other drawings to use."""
    return "".join(f"<defs>{one.partition('<defs>')[2].partition('</defs>')[0]}</defs>" for one in drawings)
