"""The times of the bots, as the page about the game tells them."""

from __future__ import annotations

import re
from math import exp, log
from pathlib import Path
from statistics import NormalDist

import pytest

from ludotheque.games.ubongo.bots import LEAST, LEVELS, SCATTER, USUAL, BotLevel

PAGE = Path(__file__).resolve().parents[5] / "docs" / "ubongo.md"
SAND = 45
NORMAL = NormalDist()

pytestmark = pytest.mark.skipif(not PAGE.is_file(), reason="the documentation is not beside this package")


def rows(level: str) -> tuple[list[list[float]], list[int]]:
    """What the page says of a level: three times for each difficulty, and how many beat the sand."""
    found = re.search(rf"^\| `{level}` \| (.*,.*) \|\n\| \| (.*%) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert found is not None
    times = [[float(time) for time in cell.split(", ")] for cell in found[1].split(" | ")]
    return times, [int(cell.rstrip("%")) for cell in found[2].split(" | ")]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_the_page_tells_the_times_of_a_level(level: BotLevel) -> None:
    times, shares = rows(level.name)
    for usual, told, share in zip(USUAL, times, shares, strict=True):
        middle = usual * level.factor
        for part, time in zip((0.1, 0.5, 0.9), told, strict=True):
            wanted = max(LEAST / 1000, middle * exp(SCATTER * NORMAL.inv_cdf(part)))
            assert time == pytest.approx(wanted, abs=0.51)
        assert share == pytest.approx(100 * NORMAL.cdf(log(SAND / middle) / SCATTER), abs=0.51)
