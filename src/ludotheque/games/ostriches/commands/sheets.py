"""Sheets to print: tiles, a crib of the powers, and ostriches that lie on their faces."""

from __future__ import annotations

from typing import Final

from ludotheque.core.localization import Texts
from ludotheque.games.ostriches.picture import scene
from ludotheque.games.ostriches.pieces import BUSHES, HOME, ON_TILE, POWERS, TILE_SIDE, TILES, TRIBE, Power, place
from ludotheque.paper.pieces import Face, Piece, Rows, two_sides
from ludotheque.paper.sheets import Label, Paper, Sheet, symbols_of, use

SQUARE: Final = 30.0
TOKEN: Final = 28.0
CRIB: Final = (98.0, 80.0)
SAND: Final = "#ecd29b"
PALE: Final = "#fbf1d8"
INK: Final = "#2b1f0c"
TINTS: Final = ("#c23b22", "#27508f")
"""The colour of each tribe, beside its sign on the blanket."""
TURNS: Final = (-90, 180, 0, 90)
"""How the ground of each tile is turned, so that no two look the same."""
BADGE: Final = 10.0
TOES: Final = "M14 23v-9M14 15l-5-6M14 15V6.5M14 15l5-6"


def sheets_of(rules: Texts, paper: Paper) -> list[Sheet]:
    """Everything in the box: fronts and backs in turn."""
    symbols = symbols_of(scene(), bare())
    tokens = [
        caption(rules("rules-option-notes")),
        *(ostriches(seat, secret=False) for seat in range(len(HOME))),
        caption(rules("rules-option-memory")),
        *(ostriches(seat, secret=True) for seat in range(len(HOME))),
        beside(),
    ]
    return [*two_sides([tiles(), cribs(rules)], paper, symbols), *two_sides(tokens, paper, symbols)]


# The desert


def tiles() -> Rows:
    """The four tiles, to be laid as a square and turned."""
    side = SQUARE * TILE_SIDE
    return Rows(tuple(Piece(f"tile-{tile}", tile_face(number)) for number, tile in enumerate(TILES)), side, side, 2, 2)


def tile_face(number: int) -> Face:
    """Sand with its nine squares."""
    side, half = SQUARE * TILE_SIDE, SQUARE * TILE_SIDE / 2
    squares = ON_TILE[TILES[number]]
    left, low = place(squares[0])
    fields = "".join(
        f'<rect class="square" x="{SQUARE * (column - left) + 1.5:g}" y="{SQUARE * (row - low) + 1.5:g}" '
        f'width="{SQUARE - 3:g}" height="{SQUARE - 3:g}" rx="3" '
        f'fill="#fff6d8" fill-opacity=".35" stroke="#a97b3c" stroke-width=".5"/>'
        for column, row in map(place, squares)
    )
    turned = f'<g transform="rotate({TURNS[number]} {half:g} {half:g})">{use("ground", 0, 0, side)}</g>'
    edge = f'<rect x="1" y="1" width="{side - 2:g}" height="{side - 2:g}" rx="4" fill="none" stroke="#8a5a24"/>'
    return Face(f'<rect width="{side:g}" height="{side:g}" fill="{SAND}"/>{turned}{fields}{edge}')


def cribs(rules: Texts) -> Rows:
    """What each power does, for both players."""
    wide, high = CRIB
    frame = (
        f'<rect width="{wide:g}" height="{high:g}" fill="{PALE}"/><rect x="2" y="2" width="{wide - 4:g}" '
        f'height="{high - 4:g}" rx="4" fill="none" stroke="#a97b3c" stroke-width=".6"/>'
    )
    drawing, labels = [frame], [Label(wide / 2, 9.5, 15, rules("rules-gifts"), TINTS[0], 84, 9)]
    for number, power in enumerate(power for power in POWERS if power != "plain"):
        top = 15 + 16 * number
        drawing.append(use(power, 6, top + 1, 13))
        labels.append(Label(57, top + 3, 11, power_name(power, rules), INK, 72, 6))
        labels.append(Label(57, top + 10, 9.5, rules(f"rules-gift-{power}"), "#5b4019", 72, 9))
    crib = Piece("crib", Face("".join(drawing), tuple(labels)))
    return Rows((crib,) * len(HOME), wide, high, len(HOME))


def power_name(power: Power, texts: Texts) -> str:
    """What an ostrich with this power is called, with a capital."""
    name = texts("power", power=power)
    return name[0].upper() + name[1:]


# Ostriches


def bare() -> str:
    """A rump without a blanket: as every ostrich looks to those who must remember."""
    rump = scene().partition('<symbol id="down-0"')[2].partition("</symbol>")[0]
    return f'<defs><symbol id="down"{rump.partition("<g>")[0]}</symbol></defs>'


def caption(words: str) -> Rows:
    """A line of words above rows, no piece."""
    return Rows((Piece("caption", Face("", (Label(84, 3, 12, words, INK, 168, 6),))),), 168, 6, 1, outlined=False)


def ostriches(seat: int, *, secret: bool) -> Rows:
    """The six of a player: the face shows what it can do; on the back, as all six are, its tribe or nothing."""
    kind = "secret" if secret else "open"
    back = Face(ground(SAND) + use("down", 1, 1, 26)) if secret else Face(banner(seat) + use(f"down-{seat}", 1, 1, 26))
    return Rows(
        tuple(Piece(f"{kind}-{seat}-{power}", face(seat, power), back) for power in TRIBE), TOKEN, TOKEN, len(TRIBE)
    )


def ground(colour: str) -> str:
    return f'<rect width="{TOKEN:g}" height="{TOKEN:g}" fill="{colour}"/>'


def banner(seat: int) -> str:
    """A ground in the colour of a tribe."""
    return (
        ground(PALE) + f'<rect x="1.2" y="1.2" width="{TOKEN - 2.4:g}" height="{TOKEN - 2.4:g}" rx="4" '
        f'fill="{TINTS[seat]}" fill-opacity=".22" stroke="{TINTS[seat]}" stroke-width=".8"/>'
    )


def face(seat: int, power: Power) -> Face:
    """An ostrich that looks at you, with the badge of its power."""
    badge = "" if power == "plain" else use(power, TOKEN - BADGE - 1.8, TOKEN - BADGE - 1.8, BADGE)
    return Face(banner(seat) + use(f"up-{seat}", 0.5, 1, 25) + badge)


def beside() -> Rows:
    """The bushes, and a footprint for the ostrich that has just moved."""
    bush = Face(ground("#e3ecc9") + use("bushes", 1, 1, 26))
    toes = f'<path d="{TOES}" fill="none" stroke="{INK}" stroke-width="2.4" stroke-linecap="round"/>'
    mark = Face(ground("#f2dc95") + toes)
    return Rows((*(Piece("bush", bush, bush) for _ in BUSHES), Piece("footprint", mark, mark)), TOKEN, TOKEN, 3)
