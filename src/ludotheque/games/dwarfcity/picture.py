"""How a match ended, as a picture: the city at dusk, the kobold's tower beside it, and the dwarfs before them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from ludotheque.core.game import Outcome
from ludotheque.games.dwarfcity.model import State, Tower, View
from ludotheque.games.dwarfcity.rules.towers import finished

HERE: Final = "ludotheque.games.dwarfcity"
MARK: Final = "<!-- city -->"
COLOURS: Final = {"r": "#cf3b35", "o": "#f0892a", "y": "#f4c83a", "v": "#8455b8"}
WINDOWS: Final = {"r": "#fff0dc", "o": "#4a2300", "y": "#553a00", "v": "#f6ebff"}
LIT: Final = "#fff0b0"
SIZES: Final = {"c": (36, 34), "b": (52, 23), "p": (25, 42), "r": (58, 32)}
"""Width and height of each shape; a tower stands on ground that is 72 wide."""
GROUND: Final = (72, 12)
ROOM: Final = (604, 1004)
"""The city lies between these edges."""
ROWS: Final = {1: ((578, 470, 2.0),), 2: ((356, 250, 1.5), (594, 210, 1.5))}
"""Where rows stand: their ground, the room above it, and the largest scale; the back row first."""
IN_A_ROW: Final = 6
FLAG: Final = (20, 24)
KOBOLD_TOWER: Final = (1044, 600, 92)
"""The kobold's tower: its left edge, its ground, and how wide its blocks are."""
KOBOLD_ROOM: Final = 470
BLUE: Final = (40, 24)
DWARFS: Final = (64, 498, 78, 95)
"""Where the dwarfs stand: from the left, at which height, how wide and how high each is."""


@cache
def scene() -> str:
    """The hill at dusk, and how everything on it looks."""
    return files(HERE).joinpath("drawings", "scene.svg").read_text("utf-8")


def picture(view: View, outcome: Outcome) -> str:
    """The winners are glad; the kobold is a guest at the feast, or yawns on its finished tower."""
    return scene().replace(MARK, everything(view.table, set(outcome.winners)))


def everything(table: State, glad: set[int]) -> str:
    """All that stands on the hill."""
    return "".join((*kobold_tower(table), *city(table), *dwarfs(table, glad)))


def use(name: str, x: float, y: float, size: tuple[float, float], colour: str = "") -> str:
    tinted = f' color="{colour}"' if colour else ""
    return f'<use href="#{name}" x="{x:.1f}" y="{y:.1f}" width="{size[0]:.1f}" height="{size[1]:.1f}"{tinted}/>'


def city(table: State) -> Iterator[str]:
    """All towers in one row or two, as large as they can be."""
    towers = list(table.towers)
    rows = 1 if len(towers) <= IN_A_ROW else 2
    tallest = max((tall(tower) for tower in towers), default=1) + FLAG[1]
    for number, (ground, room, largest) in enumerate(ROWS[rows]):
        row = towers[number * len(towers) // rows : (number + 1) * len(towers) // rows]
        step = (ROOM[1] - ROOM[0]) / max(3, len(row))
        scale = min(largest, step / (GROUND[0] + 2), room / tallest)
        for place, tower in enumerate(row):
            middle = (ROOM[0] + ROOM[1]) / 2 + step * (place - (len(row) - 1) / 2)
            yield from drawn(tower, (middle, ground), scale, lit=table.winner == "dwarfs" or finished(tower))


def shapes(tower: Tower) -> str:
    """All its shapes from the ground up, also those that are still to come."""
    return "".join(block[1] for block in tower.blocks) + tower.card[len(tower.blocks) :]


def tall(tower: Tower) -> int:
    return sum(SIZES[shape][1] for shape in shapes(tower))


def drawn(tower: Tower, foot: tuple[float, float], scale: float, *, lit: bool) -> Iterator[str]:
    """A tower on its ground; on a finished one flies a flag. When the city stands there is light in all of them."""
    middle, ground = foot
    wide, high = GROUND[0] * scale, GROUND[1] * scale
    yield use("ground-stone" if tower.card else "ground-beach", middle - wide / 2, ground, (wide, high))
    top = ground
    for place, shape in enumerate(shapes(tower)):
        size = (SIZES[shape][0] * scale, SIZES[shape][1] * scale)
        top -= size[1]
        if place < len(tower.blocks):
            yield from block(tower.blocks[place], middle - size[0] / 2, top, size, lit=lit)
        else:
            yield use(f"place-{shape}", middle - size[0] / 2, top, size)
    if finished(tower):
        flag = (FLAG[0] * scale, FLAG[1] * scale)
        yield use("flag", middle - flag[0] / 5, top - flag[1] * 0.94, flag)


def block(name: str, x: float, y: float, size: tuple[float, float], *, lit: bool) -> Iterator[str]:
    """A block with the sign of its colour as a window."""
    colour, shape = name[0], name[1]
    yield use(f"block-{shape}", x, y, size, COLOURS[colour])
    sign = min(18, SIZES[shape][1] - 8) * size[0] / SIZES[shape][0]
    left, down = x + (size[0] - sign) / 2 - sign / 10, y + (size[1] - sign) / 2 + (sign / 8 if shape == "r" else 0)
    yield use(f"sign-{colour}", left, down, (sign, sign), LIT if lit else WINDOWS[colour])


def kobold_tower(table: State) -> Iterator[str]:
    """The kobold peeks round the top of its tower; the missing blocks are outlined above."""
    left, ground, wide = KOBOLD_TOWER
    high = min(wide * BLUE[1] / BLUE[0], KOBOLD_ROOM / table.needed)
    size = (high * BLUE[0] / BLUE[1], high)
    top = ground - high * table.pile
    figure = (118.0, 129.0)
    mood = {"dwarfs": "cheers", "kobold": "yawns"}.get(table.winner or "", "peeks")
    at = (left - figure[0] * 0.62, min(top - figure[1] * 0.3, ground - figure[1]))
    yield use("kobold", *at, figure)
    yield use(mood, *at, figure)
    for place in range(table.needed):
        lean = ((place * 5) % 3 - 1) * 2
        name = "block-k" if place < table.pile else "place-k"
        yield use(name, left + lean, ground - high * (place + 1), size)


def dwarfs(table: State, glad: set[int]) -> Iterator[str]:
    """All dwarfs side by side, arms up if the city stands."""
    left, top, wide, high = DWARFS
    for place, seat in enumerate(table.dwarfs):
        at, size = (left + place * wide, top + (place % 2) * 12), (wide, high)
        if seat in glad:
            yield use(f"arms-{seat}", *at, size)
        yield use(f"dwarf-{seat}", *at, size)
        yield use("glad" if seat in glad else "plain", *at, size)
