"""The rules once more, as dull as can be: dictionaries and loops, nothing shared with `rules`.

It reads and writes positions by itself, reckons leaps and turning tiles square by square, and lists every whole turn
(move, power or none, rotation). Slow, but there is little in it that could be wrong in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, TypeAlias

LETTERS = "abcdef"
TILES = {"sw": (0, 0), "se": (3, 0), "nw": (0, 3), "ne": (3, 3)}
"""The lower left square of each tile."""
Square: TypeAlias = tuple[int, int]
Position: TypeAlias = dict[str, Any]
"""`things`: what stands on each square; `turn`, `moved`, `calm`; `won` or `drawn` when it is over."""


def read(text: str) -> Position:
    board, turn, moved, calm = text.split(" ")
    things: dict[Square, dict[str, Any]] = {}
    for down, row in enumerate(board.split("/")):
        column = 0
        for sign in row:
            if sign.isdigit():
                column += int(sign)
            elif sign == "'":
                things[column - 1, 5 - down]["seen"] = True
            elif sign == "+":
                things[column - 1, 5 - down]["up"] = True
            else:
                things[column, 5 - down] = {"sign": sign, "up": False, "seen": False}
                column += 1
    at = None if moved == "-" else (LETTERS.index(moved[0]), int(moved[1]) - 1)
    return {"things": things, "turn": turn, "moved": at, "calm": int(calm)}


def write(position: Position) -> str:
    if "won" in position:
        return f"won by {position['won']}"
    if "drawn" in position:
        return "drawn"
    rows = []
    for row in (5, 4, 3, 2, 1, 0):
        line, gap = "", 0
        for column in range(6):
            thing = position["things"].get((column, row))
            if thing is None:
                gap += 1
                continue
            line += str(gap) if gap else ""
            line += thing["sign"] + ("'" if thing["seen"] else "") + ("+" if thing["up"] else "")
            gap = 0
        rows.append(line + (str(gap) if gap else ""))
    at = position["moved"]
    moved = "-" if at is None else f"{LETTERS[at[0]]}{at[1] + 1}"
    return f"{'/'.join(rows)} {position['turn']} {moved} {position['calm']}"


def copy(position: Position) -> Position:
    return {**position, "things": {at: dict(thing) for at, thing in position["things"].items()}}


def all_squares() -> list[Square]:
    return [(column, row) for row in range(6) for column in range(6)]


def leaps(position: Position) -> Iterator[tuple[Square, Square]]:
    """Two one way and one the other, to a square where nothing stands; not the ostrich that was moved last."""
    for start, thing in position["things"].items():
        if thing["sign"] == "*" or start == position["moved"]:
            continue
        for to in all_squares():
            far = sorted((abs(to[0] - start[0]), abs(to[1] - start[1])))
            if far == [1, 2] and to not in position["things"]:
                yield start, to


def turns(position: Position) -> list[Position]:
    """The position after every whole turn; none when the match is over."""
    if "won" in position or "drawn" in position:
        return []
    found = []
    moved = False
    for start, to in leaps(position):
        moved = True
        after = copy(position)
        thing = after["things"].pop(start)
        after["things"][to] = thing
        after["moved"] = to
        far_row = 5 if position["turn"] == "s" else 0
        if thing["up"] or to[1] != far_row:
            found += rotations(after, position["calm"] + 1)
            continue
        thing["up"] = True
        if is_won(after, thing["sign"].isupper()):
            found.append({**after, "won": "s" if thing["sign"].isupper() else "n"})
            continue
        for used in powers(after, thing["sign"].lower()):
            found += rotations(used, 0)
    if not moved:
        found += rotations({**copy(position), "moved": None}, position["calm"] + 1)
    return found


def is_won(position: Position, capital: bool) -> bool:
    ups = [thing for thing in position["things"].values() if thing["up"] and thing["sign"].isupper() == capital]
    return len(ups) == 4


def powers(position: Position, power: str) -> Iterator[Position]:
    """The power left unused, and every use of it."""
    yield position
    if power == "b":
        yield from bushes(position)
    if power == "s":
        yield from swaps(position)
    if power == "e":
        yield from looks(position)
    if power == "t":
        for one, other in combinations(TILES.values(), 2):
            yield exchanged(position, one, other)


def bushes(position: Position) -> Iterator[Position]:
    for bush, thing in position["things"].items():
        if thing["sign"] == "*":
            for to in all_squares():
                if to not in position["things"]:
                    after = copy(position)
                    after["things"][to] = after["things"].pop(bush)
                    yield after


def heads_in_the_sand(position: Position) -> list[Square]:
    return [at for at, thing in position["things"].items() if thing["sign"] != "*" and not thing["up"]]


def swaps(position: Position) -> Iterator[Position]:
    for one, other in combinations(heads_in_the_sand(position), 2):
        after = copy(position)
        after["things"][one], after["things"][other] = after["things"][other], after["things"][one]
        yield after


def looks(position: Position) -> Iterator[Position]:
    for pair in combinations(heads_in_the_sand(position), 2):
        after = copy(position)
        for at in pair:
            whose = "s" if after["things"][at]["sign"].isupper() else "n"
            after["things"][at]["seen"] |= whose != position["turn"]
        yield after


def on_tile(at: Square, corner: Square) -> bool:
    return at[0] - corner[0] in (0, 1, 2) and at[1] - corner[1] in (0, 1, 2)


def exchanged(position: Position, one: Square, other: Square) -> Position:
    def goes(at: Square) -> Square:
        for here, there in ((one, other), (other, one)):
            if on_tile(at, here):
                return at[0] - here[0] + there[0], at[1] - here[1] + there[1]
        return at

    return all_go(position, goes)


def all_go(position: Position, goes: Any) -> Position:
    after = copy(position)
    after["things"] = {goes(at): thing for at, thing in after["things"].items()}
    after["moved"] = goes(after["moved"]) if after["moved"] else None
    return after


CORNERS = {(0, 0): (0, 2), (0, 2): (2, 2), (2, 2): (2, 0), (2, 0): (0, 0)}
SIDES = {(0, 1): (1, 2), (1, 2): (2, 1), (2, 1): (1, 0), (1, 0): (0, 1)}
CLOCKWISE = {**CORNERS, **SIDES, (1, 1): (1, 1)}
"""Corners of a tile go to corners, sides to sides, and its middle stays."""


def rotations(position: Position, calm: int) -> list[Position]:
    """Every tile but that of the moved one, both ways; against the clock is three times with it."""
    found = []
    for corner in TILES.values():
        if position["moved"] and on_tile(position["moved"], corner):
            continue
        for quarters in (1, 3):
            after = position
            for _ in range(quarters):
                after = all_go(after, lambda at, corner=corner: turned(at, corner))
            after = {**after, "turn": "n" if position["turn"] == "s" else "s", "calm": calm}
            found.append({**after, "drawn": True} if calm == 100 else after)
    return found


def turned(at: Square, corner: Square) -> Square:
    if not on_tile(at, corner):
        return at
    across, up = CLOCKWISE[at[0] - corner[0], at[1] - corner[1]]
    return corner[0] + across, corner[1] + up


def count(position: Position, depth: int) -> int:
    """How many ways there are to play so many whole turns."""
    after = turns(position)
    return len(after) if depth == 1 else sum(count(one, depth - 1) for one in after)
