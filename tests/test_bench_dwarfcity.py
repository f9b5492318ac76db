"""The benchmark of Dwarf City compares both players on the same positions with the same luck."""

from __future__ import annotations

import pytest

from bench.dwarfcity import ahead, whole
from ludotheque.core.compiling import FAST
from ludotheque.games.dwarfcity.solver import LEVELS
from ludotheque.games.dwarfcity.solver import tables as t

SKILLED = LEVELS[2]
pytestmark = pytest.mark.skipif(not FAST, reason="it takes more games than plain Python plays in a moment")


@pytest.mark.slow
def test_gains_are_reported_with_their_intervals() -> None:
    cells = [cell.strip() for cell in ahead.line("together", "stone", t.DWARFS, 2, 20).strip("|").split("|")]
    assert cells[:4] == ["together", "stone", "dwarfs", "2"]
    assert float(cells[4]) > 0
    gain, half = map(float, cells[5].split(" ± "))
    assert -100 <= gain <= 100
    assert half > 0


def test_the_same_level_wins_the_same_games() -> None:
    one, two = (whole.games("kobold", "beach", "kobold", SKILLED, 40) for _ in range(2))
    assert one.won == two.won
    assert set(one.won) == {True, False}
    assert one.decisions == two.decisions > 0


def test_only_the_selected_races_are_run() -> None:
    heading, _, only = whole.lines(2, {0})
    assert heading.count("|") == only.count("|")
    assert only.startswith("| together | stone | dwarfs | 2 |")
