"""Small boxes, and the best chance of dwarfs by the rules alone: every state, every choice, every draw."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.game import Act, Draw
from ludotheque.games.dwarfcity import model, rules
from ludotheque.games.dwarfcity.model import Options, Own, State, Tower
from ludotheque.games.dwarfcity.pieces import BLOCKS, FACES
from ludotheque.games.dwarfcity.rules import kobold, towers
from ludotheque.games.dwarfcity.solver.perfect import Kobold

EXACT = 1e-12


def small_box(patch: pytest.MonkeyPatch, each: int, tall: int, against: Kobold) -> State:
    """A match of one dwarf on the beach with `each` cubes of every colour and towers of `tall` blocks."""
    patch.setattr(towers, "LAID_OUT", {block: each * (block[1] == "c") for block in BLOCKS})
    patch.setattr(towers, "COLOURED", 4 * each)
    patch.setattr(towers, "TALL", tall)
    patch.setattr(kobold, "SIGNS", against.signs)
    patch.setattr(model, "NEEDED", {"fair": against.needed})
    patch.setattr(model, "BLUE", {"fair": against.blues})
    return rules.start(Options(face="beach"), (Own(),))


def plain(state: State) -> State:
    """The state without what makes no difference: its length, the order of dice, and on the beach that of towers."""
    state = replace(state, turns=0, steps=0, rolled=tuple(sorted(state.rolled, key=FACES.index)))
    if state.built is not None:
        return state
    standing = sorted(tuple(sorted(tower.blocks)) for tower in state.towers)
    return replace(state, towers=tuple(Tower(0, "", blocks) for blocks in standing))


def nexts(state: State) -> Iterator[tuple[float, State]]:
    """The next states with their probabilities; 0 where the dwarf chooses."""
    odds = rules.due(state).odds
    if odds:
        for pick, weight in enumerate(odds):
            if weight:
                yield weight / sum(odds), plain(rules.step(state, Draw(0, pick))[0])
    else:
        for action in rules.legal(state, 0):
            yield 0.0, plain(rules.step(state, Act(0, 0, action))[0])


def best_chance(start: State) -> float:
    """The chance to win with the best choices: from below, until nothing changes any more."""
    numbers: dict[State, int] = {plain(start): 0}
    states, ways = [plain(start)], []
    for state in states:
        row = []
        for weight, after in nexts(state):
            if after not in numbers:
                numbers[after] = len(states)
                states.append(after)
            row.append((weight, numbers[after]))
        ways.append(row)
    chances = [float(state.winner == "dwarfs") for state in states]
    return settled(chances, ways)[0]


def settled(chances: list[float], ways: list[Any]) -> list[float]:
    change = 1.0
    while change > EXACT:
        change = 0.0
        for number in reversed(range(len(ways))):
            row = ways[number]
            if not row:
                continue
            drawn = row[0][0] > 0
            new = sum(w * chances[to] for w, to in row) if drawn else max(chances[to] for _, to in row)
            change = max(change, new - chances[number])
            chances[number] = new
    return chances
