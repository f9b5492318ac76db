"""Towers and blocks: what stands, what lies on the table, and who may build where."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ludotheque.core.game import Seat
from ludotheque.games.dwarfcity.model import Build, State, Tower
from ludotheque.games.dwarfcity.pieces import COLOURED, COLOURS, LAID_OUT, SHAPES, TALL


def height(tower: Tower) -> int:
    """The number of blocks that finish a tower."""
    return len(tower.card) or TALL


def finished(tower: Tower) -> bool:
    return len(tower.blocks) >= height(tower)


def begun(tower: Tower) -> bool:
    """Whether a tower is started and not finished, so that it can be torn down."""
    return bool(tower.blocks) and not finished(tower)


def loose(state: State) -> dict[str, int]:
    """How many of each kind of block lie on the table."""
    left = dict(LAID_OUT)
    for tower in state.towers:
        for block in tower.blocks:
            left[block] -= 1
    return left


def shape_of(block: str) -> str:
    return block[1]


def stands(state: State) -> bool:
    """Whether the city is finished: all twelve buildings, or on the beach all coloured blocks."""
    if state.options.face == "beach":
        return sum(len(tower.blocks) for tower in state.towers) == COLOURED
    return not any(state.stock) and all(map(finished, state.towers))


def own_open(state: State, seat: Seat) -> list[int]:
    """The towers of a seat that are not finished."""
    return [number for number, tower in enumerate(state.towers) if tower.of == seat and not finished(tower)]


def sites(state: State, seat: Seat) -> list[int]:
    """Where a roller may build: on their own towers; with none left, and no card to take, on everybody's."""
    own = own_open(state, seat)
    if own or any(state.stock):
        return own
    return [number for number, tower in enumerate(state.towers) if not finished(tower)]


def wanted(tower: Tower) -> str:
    """The shapes that a tower can take next."""
    if finished(tower):
        return ""
    return tower.card[len(tower.blocks)] if tower.card else "".join(SHAPES)


def builds(state: State) -> Iterator[Build]:
    """Everything that the dice of this roll can build."""
    return (Build(die, block, number) for die, block, number in blocks_that_fit(state))  # type: ignore[arg-type]


def blocks_that_fit(state: State) -> Iterator[tuple[str, str, int]]:
    """The same as dice, blocks and towers."""
    left = loose(state)
    dice = sorted(set(state.dice), key=state.dice.index)
    for number in sites(state, state.turn):
        shapes = wanted(state.towers[number])
        for die in dice:
            for colour in COLOURS if die == "w" else die:
                yield from ((die, colour + shape, number) for shape in shapes if left[colour + shape])


def with_blocks(state: State, number: int, blocks: tuple[str, ...]) -> State:
    """The state with these blocks in one of the towers."""
    tower = replace(state.towers[number], blocks=blocks)
    return replace(state, towers=(*state.towers[:number], tower, *state.towers[number + 1 :]))
