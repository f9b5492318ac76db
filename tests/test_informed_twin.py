"""The bots of Ostriches hide their powers: even an opponent who knows their code cannot tell what stands where."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from bench.ostriches import informed
from ludotheque.core.chance import seed_from
from ludotheque.core.playing import play
from ludotheque.core.share import wilson
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.bots import LEVELS, SearchBot
from ludotheque.games.ostriches.model import Action, Options, Own, View
from ludotheque.games.ostriches.pieces import HOME, TRIBE

MASTER = replace(LEVELS[-1], iterations=100)
OTHERS = HOME[0][:6]
TIMES = 60
CRITICAL = 18.47
"""Chi-squared with four degrees of freedom exceeds this once in a thousand times."""


class Careless(SearchBot):
    """Places as it searches, powers and all."""

    def place(self, view: View, rng: Random) -> Action:
        """The best placing that the search finds."""
        return self.best(view, rng)


def opening(number: int) -> frozenset[tuple[int, str]]:
    bot = SearchBot(MASTER, timed=False)
    return frozenset(informed.placings(bot, 1, 1, OTHERS, Random(number)).items())


def test_openings_stay_many_and_every_power_stands_anywhere() -> None:
    """A chi-squared test for each square, all powers at once: with six squares, chance alone fails one in 160 times."""
    found = [opening(number) for number in range(TIMES)]
    assert len(set(found)) > TIMES // 2
    powers = Counter((at, power) for one in found for at, power in one)
    squares = Counter(at for one in found for at, _ in one)
    usual = {at: times for at, times in squares.items() if times > TIMES // 2}
    assert usual
    for at, times in usual.items():
        wanted = {power: times * TRIBE.count(power) / len(TRIBE) for power in TRIBE}
        assert sum((powers[at, power] - mean) ** 2 / mean for power, mean in wanted.items()) < CRITICAL


def test_the_code_tells_a_twin_nothing_but_would_if_powers_were_searched() -> None:
    """The second half shows that the twin can tell when there is something to be told."""
    assert informed.inferred(SearchBot(MASTER, timed=False), 1, 1, OTHERS, 20) == {}
    careless = Careless(MASTER, timed=False)
    guessed = informed.inferred(careless, 1, 1, OTHERS, 6)
    hidden = informed.placings(careless, 1, 1, OTHERS, Random("another"))
    assert len(guessed.items() & hidden.items()) > len(TRIBE) // 2


def test_matches_of_a_bot_against_itself_differ() -> None:
    bot = ("master", SearchBot(replace(MASTER, iterations=20), timed=False))
    played = [play(rules, Options(), (Own(), Own()), [bot, bot], seed_from(number)) for number in range(4)]
    assert len({record.rows[1:13] for record in played}) == len(played)


@pytest.mark.slow
def test_an_informed_twin_scores_no_better() -> None:
    found = informed.match(MASTER, pairs=8, runs=10)
    share = wilson(sum(found), len(found))
    assert share.low <= 0.5 <= share.high
