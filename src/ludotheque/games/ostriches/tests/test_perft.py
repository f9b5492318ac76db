"""Whole turns, counted twice: by the rules and by a dull generator that shares nothing with them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings

from ludotheque.core.testing import Trial
from ludotheque.games.ostriches.model import State
from ludotheque.games.ostriches.rules.play import perft, whole_turns
from ludotheque.games.ostriches.rules.positions import read_position, write_position
from ludotheque.games.ostriches.tests import naive
from ludotheque.games.ostriches.tests.desert import matches

LINES = [
    line
    for line in Path(__file__).with_name("perft.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
COUNTS = [
    (position, int(entry.split()[0].removeprefix("D")), int(entry.split()[1]))
    for position, *entries in (line.split(" ;") for line in LINES)
    for entry in entries
]
POSITIONS = sorted({position for position, _, _ in COUNTS})


@pytest.mark.parametrize(("position", "depth", "count"), COUNTS)
def test_the_rules_count_as_many_turns_as_the_fixture(position: str, depth: int, count: int) -> None:
    assert perft(read_position(position), depth) == count


@pytest.mark.slow
@pytest.mark.parametrize(("position", "depth", "count"), COUNTS)
def test_the_naive_generator_counts_the_same(position: str, depth: int, count: int) -> None:
    assert naive.count(naive.read(position), depth) == count


def named(state: State) -> str:
    """Where a turn leads, in the notation of the naive generator."""
    if state.table.phase != "over":
        return write_position(state)
    return "drawn" if state.table.winner is None else f"won by {'sn'[state.table.winner]}"


def same_turns(position: str) -> None:
    """Not only as many turns: the same positions, each as often."""
    ours = Counter(named(after) for _, after in whole_turns(read_position(position)))
    assert ours == Counter(map(naive.write, naive.turns(naive.read(position))))


@pytest.mark.parametrize("position", POSITIONS)
def test_turns_lead_to_the_same_positions(position: str) -> None:
    same_turns(position)


@pytest.mark.slow
@settings(max_examples=12, deadline=None, phases=(Phase.generate,))
@given(matches())
def test_turns_lead_to_the_same_positions_wherever_a_match_goes(trial: Trial) -> None:
    begun = [step.before.state for step in trial.steps if step.before.state.table.phase == "move"]
    for state in trial.rng.sample(begun, min(4, len(begun))):
        same_turns(write_position(state))
