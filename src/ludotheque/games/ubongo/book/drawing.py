"""Shapes, pieces, symbols and gems as SVG: for the picture of a result, and for boards on paper.

A cell is one wide. The client draws the same lines by itself and takes symbols and gems from the same file.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeAlias

from ludotheque.games.ubongo.pieces import Cell

Corner: TypeAlias = tuple[int, int]
"""Across and down."""
FIELD: Final = 24
"""Width and height of the field that symbols and gems are drawn on."""
LINE: Final = 3.1
DARK: Final = "#2a1208"


@cache
def signs() -> Any:
    """The drawings shared with the client: symbols, gems, and the colours of the pieces."""
    return json.loads(files("ludotheque.games.ubongo").joinpath("drawings", "signs.json").read_text("utf-8"))


def mixed(colour: str, other: str, part: float) -> str:
    """Two colours mixed; `part` is the share of the second."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(one * (1 - part) + two * part):02x}" for one, two in pairs)


def corners(cells: Collection[Cell]) -> list[Corner]:
    """The corners of connected cells, clockwise; holes are left out."""
    after: dict[Corner, Corner] = {}
    for row, col in sorted(cells):
        edges = (
            ((row - 1, col), (col, row), (col + 1, row)),
            ((row, col + 1), (col + 1, row), (col + 1, row + 1)),
            ((row + 1, col), (col + 1, row + 1), (col, row + 1)),
            ((row, col - 1), (col, row + 1), (col, row)),
        )
        after.update({start: end for beyond, start, end in edges if beyond not in cells})
    start = next(iter(after))
    walk, at = [start], after[start]
    while at != start:
        walk.append(at)
        at = after[at]
    ends = zip([walk[-1], *walk], walk, [*walk[1:], walk[0]], strict=False)
    return [here for before, here, beyond in ends if before[0] != beyond[0] and before[1] != beyond[1]]


def step(start: Corner, end: Corner) -> Corner:
    """The next corner along the outline."""
    across, down = end[0] - start[0], end[1] - start[1]
    return (across > 0) - (across < 0), (down > 0) - (down < 0)


def border(cells: Collection[Cell], inset: float = 0.0, curve: float = 0.16) -> str:
    """The outline of cells as an SVG path, with an inset and round corners."""
    found, parts = corners(frozenset(cells)), []
    for number, corner in enumerate(found):
        came, goes = step(found[number - 1], corner), step(corner, found[(number + 1) % len(found)])
        x = corner[0] - (came[1] + goes[1]) * inset
        y = corner[1] + (came[0] + goes[0]) * inset
        first = f"{x - came[0] * curve:.3f} {y - came[1] * curve:.3f}"
        parts.append(
            f"{'L' if number else 'M'}{first}Q{x:.3f} {y:.3f} {x + goes[0] * curve:.3f} {y + goes[1] * curve:.3f}"
        )
    return "".join(parts) + "Z"


def seams(cells: Collection[Cell], gap: float = 0.14) -> str:
    """The lines between the cells of a piece."""
    beside = [f"M{col + 1} {row + gap:.2f}v{1 - 2 * gap:.2f}" for row, col in cells if (row, col + 1) in cells]
    below = [f"M{col + gap:.2f} {row + 1}h{1 - 2 * gap:.2f}" for row, col in cells if (row + 1, col) in cells]
    return "".join(beside + below)


def enamel(name: str) -> str:
    """The colour of a piece."""
    return str(signs()["enamel"][name])


def piece(name: str, cells: Collection[Cell]) -> str:
    """An enamel piece: its edge, its face, and the light on it."""
    colour, (row, col) = enamel(name), min(cells)
    edge, rim, seam = mixed(colour, DARK, 0.48), mixed(colour, "#ffffff", 0.5), mixed(colour, DARK, 0.32)
    line = 'fill="none" stroke-linecap="round"'
    return (
        f'<path d="{border(cells, 0.02)}" fill="{edge}"/><g transform="translate(0 -0.035)">'
        f'<path d="{border(cells, 0.045)}" fill="{colour}"/>'
        f'<path d="{seams(cells)}" {line} stroke="{seam}" stroke-width="0.03"/>'
        f'<path d="{border(cells, 0.115, 0.12)}" fill="none" stroke="{rim}" stroke-width="0.04"/>'
        f'<path d="M{col + 0.24:.2f} {row + 0.42:.2f}q.02-.17.2-.18" {line} stroke="#fff" stroke-width="0.075"/></g>'
    )


def symbol(name: str, colour: str) -> str:
    """A symbol of the die on its field."""
    drawn = signs()["symbols"][name]
    line = drawn.get("line")
    more = (
        f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="{LINE}" stroke-linecap="round"/>' if line else ""
    )
    return f'<path d="{drawn["fill"]}" fill="{colour}" fill-rule="evenodd"/>{more}'


def gem(name: str) -> str:
    """A gem on its field, cut with as many tips as it is worth points."""
    cut = signs()["gems"][name]
    tones, outline = cut["tones"], cut["outline"]
    facets = [(outline, "plain"), *cut["facets"]]
    rim = f'<path d="{outline}" fill="none" stroke="{tones["dark"]}" stroke-width="0.9" stroke-linejoin="round"/>'
    return "".join(f'<path d="{path}" fill="{tones[tone]}"/>' for path, tone in facets) + rim


def placed(parts: Iterable[str], x: float, y: float, scale: float) -> str:
    """Parts moved and scaled."""
    return f'<g transform="translate({x:.2f} {y:.2f}) scale({scale:.4f})">{"".join(parts)}</g>'
