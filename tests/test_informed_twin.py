"""The bots of Ostriches hide their powers: even an opponent who knows their code cannot tell what stands where."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from bench.ostriches import informed
from ludotheque.core.chance import seed_from
from ludotheque.core.compiling import int_array
from ludotheque.core.playing import play
from ludotheque.core.share import wilson
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.bots import LEVELS, SearchBot
from ludotheque.games.ostriches.model import Action, Options, Own, View
from ludotheque.games.ostriches.pieces import HOME, TRIBE
from ludotheque.games.ostriches.rules.positions import read_position
from ludotheque.games.ostriches.solver import worlds
from ludotheque.games.ostriches.solver.search import start_search
from ludotheque.games.ostriches.tests.desert import PLACED

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
    """It finds nothing to take for granted, and so plays as the bot does."""
    found = informed.match(MASTER, pairs=8, runs=10)
    assert [one.granted for one in found] == [0] * len(found)
    share = wilson(sum(one.points for one in found), len(found))
    assert share.low <= 0.5 <= share.high


def test_what_a_twin_takes_for_granted_is_so_in_every_world_that_it_thinks_of() -> None:
    """Else nothing that it knows could help it."""
    state = read_position(PLACED)
    seat = state.table.turn
    twin, view = informed.Twin(MASTER), rules.observe(state, seat)
    twin.granted = {one.at: one.power for one in state.ostriches if one.of != seat}
    for told, alike in ((view, False), (twin.granting(view), True)):
        rows = [start_search(told, Random(number)).base for number in range(8)]
        for number, row in enumerate(rows):
            worlds.deal(row, seat, int_array([number + 1]))
        dealt = {tuple(one.power for one in worlds.ostriches(row)) for row in rows}
        assert (dealt == {tuple(one.power for one in state.ostriches)}) is alike
