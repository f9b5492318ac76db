"""Commands that take long say first what they will do, and about how long that takes."""

from __future__ import annotations

import re

import pytest

from tests.shell import program

LONG = {
    "ostriches match --games 200": r"200 matches, Master against Hothead, .*: about \d+ minutes. Bots think",
    "ostriches match --games 500 --jobs 2 --iterations 40000": "500 matches, .* 2 at a time: .* The seed decides",
    "uluru difficulty": "500 deals of each of 5 modes, .*: about 4 minutes",
    "uluru bots --deals 100000": "100,000 deals for 4 levels of bots: about 8 minutes",
    "ubongo book --seed long --boards 500": "500 boards, .*: about a minute",
    "ubongo print --seed long --boards 200 -o /dev/null": "200 boards, .*: less than a minute",
    "dwarfcity simulate --games 100000000": "100,000,000 games in all: about",
    "dwarfcity balance": r"[\d,]+ games in all: about",
    "dwarfcity perfect": r"[\d,]+ games in all: about",
}


@pytest.mark.parametrize("words", LONG)
def test_a_long_command_says_first_what_it_will_do(words: str) -> None:
    with program(*words.split()) as running:
        assert running.stderr is not None
        said = running.stderr.readline()
        running.kill()
    assert re.match(LONG[words], said, re.IGNORECASE), said
