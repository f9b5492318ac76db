"""Sheets to print, as SVG in millimetres: boards, pieces to cut out, a die to fold, gems and their track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.games.ubongo.book import Book, Page
from ludotheque.games.ubongo.book.drawing import FIELD, border, enamel, gem, mixed, piece, placed, symbol
from ludotheque.games.ubongo.model import ROUNDS
from ludotheque.games.ubongo.pieces import SIDES, SYMBOLS, Cells, Side, drawn, orientations
from ludotheque.paper.die import FACE, net
from ludotheque.paper.sheets import CUT, THIN, Label, Paper, Sheet, svg

CELL: Final = 13.2
CARD: Final = (93.0, 127.0)
ACROSS: Final = 2
ON_A_SHEET: Final = 4
BONE: Final = "#fbf3e2"
INK: Final = "#4a2c1c"
TINT: Final = {"A": "#8fb04e", "B": "#c8553d"}
SMALL: Final = 2.0
"""Size of a cell of the small pieces beside a symbol."""


def board_sheets(book: Book, paper: Paper) -> list[Sheet]:
    """Four boards per sheet, side A on the front, side B on the back."""
    sheets = []
    for start in range(0, len(book), ON_A_SHEET):
        numbers = range(start, min(start + ON_A_SHEET, len(book)))
        sheets += [boards(book, numbers, side, paper) for side in SIDES]
    return sheets


def boards(book: Book, numbers: Sequence[int], side: Side, paper: Paper) -> Sheet:
    """One side of some boards; on the back left and right are swapped."""
    parts, labels = [], []
    for place, number in enumerate(numbers):
        down, across = divmod(place, ACROSS)
        across = across if side == "A" else ACROSS - 1 - across
        x = (paper.width - ACROSS * CARD[0]) / 2 + across * CARD[0]
        y = (paper.height - 2 * CARD[1]) / 2 + down * CARD[1]
        page = book.boards[number][SIDES.index(side)]
        parts.append(f'<g transform="translate({x:.2f} {y:.2f})">{card(page, side)}</g>')
        labels += [Label(x + 8, y + 7, 13, str(number + 1), INK), Label(x + CARD[0] - 8, y + 7, 13, side, "#ffffff")]
    return Sheet(svg(paper, parts), tuple(labels))


def card(page: Page, side: Side) -> str:
    """A board: its shape, and below it the set of each symbol."""
    wide, high = CARD
    cells = tuple(drawn(page.shape))
    left = (wide - CELL * len(page.shape[0])) / 2
    top = 49.5 - CELL * len(page.shape) / 2
    grid = "".join(
        f'<rect x="{col + 0.05}" y="{row + 0.05}" width="0.9" height="0.9" rx="0.08"/>' for row, col in cells
    )
    shape = (
        f'<path d="{border(cells, -0.08, 0.16)}" fill="{mixed(TINT[side], INK, 0.45)}"/><g fill="#fffdf6">{grid}</g>'
    )
    sets = "".join(
        named(symbol_name, mission.pieces, 3.6 + 28.7 * (number % 3), 91.2 + 16.1 * (number // 3), TINT[side])
        for number, (symbol_name, mission) in enumerate(zip(SYMBOLS, page.missions, strict=True))
    )
    return (
        f'<rect width="{wide}" height="{high}" fill="{BONE}"/>'
        f'<rect x="2" y="2" width="{wide - 4}" height="{high - 4}" rx="3" fill="none" '
        f'stroke="{TINT[side]}" stroke-width="0.8"/>'
        f'<circle cx="{wide - 8}" cy="7" r="4.2" fill="{mixed(TINT[side], INK, 0.35)}"/>'
        f'{placed([shape], left, top, CELL)}{sets}<rect width="{wide}" height="{high}" {CUT}/>'
    )


def named(symbol_name: str, names: Sequence[str], x: float, y: float, tint: str) -> str:
    """A symbol, with its pieces in two rows beside it."""
    little = []
    for number, name in enumerate(names):
        cells = flattest(name)
        high = SMALL * (1 + max(row for row, _ in cells))
        down = y + 0.4 + 7.3 * (number // 2) + (7.3 - high) / 2
        little.append(placed([piece(name, cells)], x + 9.2 + 9.3 * (number % 2), down, SMALL))
    ground = f'<rect x="{x:.2f}" y="{y:.2f}" width="27.9" height="15.3" rx="1.6" fill="{mixed(tint, BONE, 0.82)}"/>'
    return ground + placed([symbol(symbol_name, INK)], x + 0.8, y + 4, 7.4 / FIELD) + "".join(little)


def flattest(name: str) -> Cells:
    """The flattest orientation of a piece."""
    return min(orientations(name), key=lambda cells: max(row for row, _ in cells))


# Pieces

LYING: Final = (
    ("Z5", 0, 0.0, 0.0),
    ("P5", 1, 3.5, 0.0),
    ("V3", 0, 7.0, 0.0),
    ("O4", 0, 9.5, 0.0),
    ("Y5", 0, 0.0, 3.5),
    ("L5", 0, 4.5, 3.5),
    ("L4", 1, 9.0, 3.5),
    ("T4", 0, 0.0, 6.0),
    ("S4", 0, 3.5, 6.0),
    ("I4", 0, 7.0, 6.0),
    ("I3", 0, 7.0, 7.5),
    ("I2", 0, 11.5, 6.0),
)
"""The layout of a player's pieces on paper: name, orientation, and corner in cells across and down."""
SET: Final = (13.5, 8.5)
SETS: Final = 2
"""Players per sheet."""


def piece_sheets(players: int, paper: Paper) -> list[Sheet]:
    """The pieces of two players per sheet; mirrored on the back, so that both faces are coloured."""
    sheets = []
    for start in range(0, players, SETS):
        sets = min(SETS, players - start)
        mirror = f'<g transform="translate({paper.width} 0) scale(-1 1)">'
        sheets += [Sheet(svg(paper, piece_sets(sets, paper, back=False)))]
        sheets += [Sheet(svg(paper, [mirror, *piece_sets(sets, paper, back=True), "</g>"]))]
    return sheets


def piece_sets(sets: int, paper: Paper, *, back: bool) -> list[str]:
    left = (paper.width - CELL * SET[0]) / 2
    gap = (paper.height - SETS * CELL * SET[1]) / 3
    return [
        placed(
            [face(name, orientation, back=back)], left + CELL * x, gap + number * (gap + CELL * SET[1]) + CELL * y, CELL
        )
        for number in range(sets)
        for name, orientation, x, y in LYING
    ]


def face(name: str, orientation: int, *, back: bool) -> str:
    """A piece to cut out; on the back the colour bleeds over the line, since paper never aligns exactly."""
    cells, colour = orientations(name)[orientation], enamel(name)
    line = border(cells, -0.05 if back else 0.0, 0.05)
    rim = mixed(colour, "#ffffff", 0.5)
    inner = f'<path d="{border(cells, 0.12, 0.12)}" fill="none" stroke="{rim}" stroke-width="0.05"/>'
    edge = "" if back else f' stroke="{mixed(colour, "#000000", 0.5)}" stroke-width="0.02"'
    return f'<path d="{line}" fill="{colour}"{edge}/>{inner}'


# Die, gems and track

ON_THE_DIE: Final = ("hand", "snake", "shield", "elephant", "mask", "antelope")
TOKEN: Final = 15.2
IN_A_ROW: Final = 12
GEMS: Final = (("ruby", 10), ("sapphire", 19), ("emerald", 10), ("amber", 19))


def table_sheet(paper: Paper) -> Sheet:
    """The die, the gems and the track of rounds."""
    middle = paper.width / 2
    top = (paper.height - 3 * FACE - 43 - 12 * 2 - 5 * TOKEN) / 2
    track, labels = track_at(middle - 81, top + 3 * FACE + 12)
    parts = [die_net(middle - 2 * FACE, top), track, tokens(middle - TOKEN * 6, top + 3 * FACE + 43 + 24)]
    return Sheet(svg(paper, parts), tuple(labels))


def die_net(x: float, y: float) -> str:
    """The die with its six symbols."""
    faces = [placed([symbol(name, INK)], 3.5, 3.5, 13 / FIELD) for name in ON_THE_DIE]
    return f'<g transform="translate({x:.2f} {y:.2f})">{net(faces, BONE)}</g>'


def track_at(x: float, y: float) -> tuple[str, list[Label]]:
    """The track: a sapphire and an amber for each round."""
    parts = [f'<rect x="{x}" y="{y}" width="162" height="43" rx="3" fill="{TINT["A"]}" fill-opacity="0.35"/>']
    labels = []
    for number in range(ROUNDS):
        left = x + 18 * number
        labels.append(Label(left + 9, y + 4.5, 11, str(number + 1), INK))
        for row, name in enumerate(("sapphire", "amber")):
            parts.append(f'<circle cx="{left + 9}" cy="{y + 16 + 17 * row}" r="7.6" fill="{BONE}" {THIN}/>')
            parts.append(f'<g opacity="0.3">{placed([gem(name)], left + 4, y + 11 + 17 * row, 10 / FIELD)}</g>')
    return "".join(parts), labels


def tokens(x: float, y: float) -> str:
    """Gems to cut out."""
    parts = []
    for place, name in enumerate(name for name, count in GEMS for _ in range(count)):
        down, across = divmod(place, IN_A_ROW)
        left, top = x + TOKEN * across, y + TOKEN * down
        parts.append(f'<rect x="{left:.2f}" y="{top:.2f}" width="{TOKEN}" height="{TOKEN}" {CUT}/>')
        parts.append(placed([gem(name)], left + 1.6, top + 1.6, 12 / FIELD))
    return "".join(parts)
