"""The kernel equals the rules, decision by decision."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from ludotheque.core.compiling import FAST, int_array
from ludotheque.core.game import Act, Draw
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.model import (
    Action,
    BlueBlocks,
    Build,
    Cadence,
    Done,
    Options,
    Own,
    Spare,
    State,
    TakeBack,
    Tower,
)
from ludotheque.games.dwarfcity.pieces import CARDS, HAND, LAID_OUT, TALL, CardSet, Strength
from ludotheque.games.dwarfcity.solver import LEVELS, kernel, simulate
from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.policies import actions, odds, picked
from ludotheque.games.dwarfcity.solver.tables import NUMBERS, encode

MODES: tuple[Any, ...] = ("together", "kobold")
SIDES: tuple[Any, ...] = ("stone", "beach")
AGREED = [
    Options(mode=mode, face=face, cards=cards, blue_blocks=blue, strength=strength, cadence=cadence)
    for mode, face, cards, blue, strength, cadence in product(
        MODES, SIDES, get_args(CardSet), get_args(BlueBlocks), get_args(Strength), get_args(Cadence)
    )
]
EVERY_FIFTH = range(0, len(AGREED), 5)
THE_OTHERS = [pytest.param(n, marks=pytest.mark.slow) for n in range(len(AGREED)) if n not in EVERY_FIFTH]


def some(legal: list[Action], rng: Random) -> Action:
    """A random action, but often one that goes on: taking back for ever never ends."""
    forward = [action for action in legal if not isinstance(action, TakeBack | Done)]
    return rng.choice(forward if forward and rng.random() < 0.8 else legal)


def same(state: State, row: Any) -> None:
    assert list(row) == list(encode(state))


def walk(state: State, rng: Random, helped: list[Build] | None = None) -> State:
    """A whole match by both, with the same choices and the same draws."""
    row, found = encode(state), int_array([0] * t.MOST)
    while not (due := rules.due(state)).over:
        if due.odds:
            assert tuple(found[: odds(row, found)]) == due.odds
            pick = rng.choices(range(len(due.odds)), due.odds)[0]
            state, _ = rules.step(state, Draw(0, pick))
            kernel.draw(row, pick)
        else:
            legal = list(rules.legal(state, state.turn))
            assert sorted(found[: actions(row, found)]) == sorted(NUMBERS[action] for action in legal)
            action = some(legal, rng)
            if helped is not None and isinstance(action, Build) and state.towers[action.tower].of != state.turn:
                helped.append(action)
            state, _ = rules.step(state, Act(0, state.turn, action))
            kernel.act(row, NUMBERS[action])
        same(state, row)
    assert actions(row, found) == odds(row, found) == 0
    return state


@pytest.mark.parametrize("number", [*EVERY_FIFTH, *(THE_OTHERS if FAST else [])])
def test_random_matches_go_the_same_way(number: int) -> None:
    """Every choice of options, in turn with every number of players: the same is open and the same comes of it."""
    options, rng = AGREED[number], Random(number)
    every = rules.seats(options)
    for seats in every if FAST else every[number % len(every) :][:1]:
        roles = tuple(Own(role=rng.choice(("any", "dwarf", "kobold"))) for _ in range(seats))
        assert walk(rules.start(options, roles), rng).winner is not None


@pytest.mark.parametrize(("mode", "number"), list(product(MODES, range(8 if FAST else 1))))
def test_helping_on_the_beach_goes_the_same_way(mode: Any, number: int) -> None:
    """Few random matches get that far: all cards are taken, and the player on turn has finished their towers."""
    rng = Random(number)
    options, own = Options(mode=mode, face="beach"), (Own(), Own(), Own(role="kobold"))
    blocks = [block for block, count in LAID_OUT.items() for _ in range(count)]
    rng.shuffle(blocks)
    state = rules.start(options, own)
    state, _ = rules.step(state, Draw(0, 0))
    heights, towers = (TALL, TALL, TALL - 1, TALL - 1, rng.randrange(TALL)), []
    for at, high in enumerate(heights + (0,) * (CARDS - len(heights))):
        towers.append(Tower(0 if at < HAND else 1, "", tuple(blocks.pop() for _ in range(high))))
    helped: list[Build] = []
    walk(replace(state, towers=tuple(towers), stock=(0,)), rng, helped)
    assert helped


def random_end(state: State, rng: Random) -> str | None:
    """The winner by the rules if everybody builds and tears down at random."""
    while not (due := rules.due(state)).over:
        if due.odds:
            state, _ = rules.step(state, Draw(0, rng.choices(range(len(due.odds)), due.odds)[0]))
        else:
            legal = list(rules.legal(state, state.turn))
            forward = [action for action in legal if not isinstance(action, TakeBack | Done | Spare)]
            state, _ = rules.step(state, Act(0, state.turn, rng.choice(forward or [Done()])))
    return state.winner


@pytest.mark.slow
@pytest.mark.skipif(not FAST, reason="the same games by the rules, and many more")
@pytest.mark.parametrize(("mode", "face"), list(product(MODES, SIDES)))
def test_the_dwarfs_win_as_often(mode: Any, face: Any) -> None:
    """Random play by both: shares that differ by no more than chance explains."""
    options, rng, games, times = Options(mode=mode, face=face), Random(11), 250, 20_000
    start = rules.start(options, (Own(),) * 4)
    by_rules = sum(random_end(start, rng) == "dwarfs" for _ in range(games)) / games
    by_kernel = simulate(options, 4, LEVELS[0], LEVELS[0], times, rng).won / times
    assert abs(by_rules - by_kernel) < 4 * (0.25 / games + 0.25 / times) ** 0.5


def test_chance_answers_by_the_odds() -> None:
    """Every draw of the kernel as often as the odds say: a goodness of fit that a wrong draw would fail by far."""
    rng, luck, found = Random(3), int_array([12345]), int_array([0] * t.MOST)
    seen = set()
    for options in (Options(cards="easy"), Options(mode="kobold", strength="cheeky"), Options(mode="kobold")):
        state = rules.start(options, (Own(role="dwarf"),) * 3)
        while not (due := rules.due(state)).over:
            if due.odds and state.phase not in seen:
                seen.add(state.phase)
                fits(encode(state), due.odds, luck, found)
            if due.odds:
                state, _ = rules.step(state, Draw(0, rng.choices(range(len(due.odds)), due.odds)[0]))
            else:
                state, _ = rules.step(state, Act(0, state.turn, some(list(rules.legal(state, state.turn)), rng)))
    assert seen == {"role", "starter", "deal", "dice", "card", "blue", "die"}


def fits(row: Any, weights: tuple[int, ...], luck: Any, found: Any) -> None:
    times = 3_000
    picks = Counter(int(picked(row, luck)) for _ in range(times))
    assert odds(row, found) == len(weights)
    for pick, weight in enumerate(weights):
        mean = times * weight / sum(weights)
        assert abs(picks[pick] - mean) <= 5 * mean**0.5


WITHOUT = """
import sys
sys.modules["numba"] = None
import pytest
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", "-k", "not without_numba", *sys.argv[1:]]))
"""


@pytest.mark.slow(traced=True)  # nothing else reaches the lines that numba compiles
@pytest.mark.skipif(not FAST, reason="this is without numba")
def test_it_works_without_numba() -> None:
    """The same tests once more, as if numba were not installed; fewer matches, for they were compared above."""
    tests = [str(Path(__file__).parent / f"test_{name}.py") for name in ("kernel", "bots", "perfect")]
    command = [sys.executable, "-c", WITHOUT, *tests]
    done = subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
